//! What cannot be in an event.

use std::collections::{HashMap, HashSet};

use super::Problem;
use crate::diag::count;
use crate::event::{Board, Event, Numbers, PairedRound, PlayerId, Round, SystemKind};

/// Most rounds that anybody plays.
const MOST_ROUNDS: u16 = 1000;

/// Every error.
pub fn problems(event: &Event) -> Vec<Problem> {
    let mut problems = Vec::new();
    head(event, &mut problems);
    players(event, &mut problems);
    let known: HashSet<&PlayerId> = event.players.iter().map(|player| &player.id).collect();
    references(event, &known, &mut problems);
    for (at, round) in event.rounds.iter().enumerate() {
        paired(event, at, round, &known, &mut problems);
    }
    problems
}

fn head(event: &Event, problems: &mut Vec<Problem>) {
    if event.name.trim().is_empty() || event.name == "~" {
        problems.push(Problem::error("name", "the event has no name", "name it"));
    }
    if let (Some(start), Some(end)) = (event.start, event.end)
        && end < start
    {
        let message = format!("the event ends on {end}, before it begins on {start}");
        problems.push(Problem::error("end", message, "exchange the two dates"));
    }
    let system = &event.system;
    let mut wrong = |path: &str, message: &str, help: &str| {
        problems.push(Problem::error(path, message, help));
    };
    match system.kind {
        SystemKind::Swiss if system.rounds.is_none_or(|rounds| rounds == 0) => {
            wrong("system", "a Swiss needs its number of rounds", "add `rounds: 9`");
        }
        SystemKind::Match if system.games.is_none_or(|games| games == 0) => {
            wrong("system", "a match needs its number of games", "add `games: 6`");
        }
        SystemKind::Swiss if system.rounds.is_some_and(|rounds| rounds > MOST_ROUNDS) => {
            wrong("system.rounds", "a Swiss has 1000 rounds at most", "write fewer");
        }
        SystemKind::Match if system.games.is_some_and(|games| games > MOST_ROUNDS) => {
            wrong("system.games", "a match has 1000 games at most", "write fewer");
        }
        _ => {}
    }
    if system.cycles == 0 || system.cycles > 100 {
        wrong("system.cycles", "`cycles` is a number from 1 to 100", "write 1 or 2");
    }
    if matches!(system.numbers, Numbers::Lot | Numbers::Varma)
        && system.seed.is_none()
        && !event.rounds.is_empty()
    {
        wrong(
            "system.numbers",
            "numbers were drawn by lot, but no seed is recorded",
            "add the `seed` of the drawing",
        );
    }
    if let Some(reason) = event.no_baku() {
        wrong("system.acceleration", &reason, "list the points in `acceleration` by hand");
    }
    if system.accelerated_to.is_some() && system.acceleration.is_none() {
        wrong(
            "system.accelerated_to",
            "the event was accelerated when round 1 was paired, and is not any more",
            "write `acceleration: baku` again: it does not change after round 1",
        );
    }
    let scoring = &event.scoring;
    if scoring.win < scoring.draw || scoring.draw < scoring.loss {
        wrong("scoring", "a win is worth at least a draw, a draw at least a loss", "order them");
    }
    if let Some(list) = &event.tiebreaks {
        for (at, tie_break) in list.iter().enumerate() {
            if list[..at].contains(tie_break) {
                wrong(
                    &format!("tiebreaks[{at}]"),
                    &format!("tie-break {tie_break} stands in the list twice"),
                    "a second time it separates nobody: leave it out",
                );
            }
        }
    }
}

fn players(event: &Event, problems: &mut Vec<Problem>) {
    let mut ids: HashMap<String, usize> = HashMap::new();
    let mut numbers: HashMap<u16, usize> = HashMap::new();
    for (at, player) in event.players.iter().enumerate() {
        let path = format!("players[{at}]");
        if let Some(first) = ids.insert(player.id.as_str().to_ascii_lowercase(), at) {
            let other = &event.players[first];
            let message = format!("player id {} is used twice, first by {}", player.id, other.name);
            problems.push(Problem::error(path.clone(), message, "give one of them another id"));
        }
        if player.name.trim().is_empty() || player.name == "~" {
            let message = format!("player {} has no name", player.id);
            problems.push(Problem::error(format!("{path}.name"), message, "name the player"));
        }
        let most = event.system.rounds.filter(|_| event.system.kind == SystemKind::Swiss);
        let late = player
            .from_round
            .filter(|&from| from == Round(0) || most.is_some_and(|most| from.0 > most));
        if let Some(from) = late {
            let message = format!("{} comes in round {from}, which is not played", player.id);
            let help = "correct the first round of the player";
            problems.push(Problem::error(format!("{path}.from_round"), message, help));
        }
        let (from, gone) = (player.from_round.unwrap_or(Round(1)), player.withdrawn_after);
        if gone.is_some_and(|gone| gone.next() < from && gone != Round(0)) {
            let message = format!("{} withdraws before coming in round {from}", player.id);
            let help = "correct one of the two rounds";
            problems.push(Problem::error(format!("{path}.withdrawn_after"), message, help));
        }
        let Some(number) = player.number else { continue };
        let path = format!("{path}.number");
        if number == 0 {
            problems.push(Problem::error(path, "pairing numbers begin with 1", "number from 1"));
        } else if let Some(first) = numbers.insert(number, at) {
            let other = &event.players[first].id;
            let message = format!("pairing number {number} is also that of {other}");
            problems.push(Problem::error(path, message, "give one of them another number"));
        }
    }
}

/// Ids outside the rounds.
fn references(event: &Event, known: &HashSet<&PlayerId>, problems: &mut Vec<Problem>) {
    let mut named = |path: String, id: &PlayerId| {
        if !known.contains(id) {
            problems.push(unknown(event, path, id));
        }
    };
    for (at, rule) in event.forbidden.iter().enumerate() {
        for (which, id) in rule.players.iter().enumerate() {
            named(format!("forbidden[{at}].players[{which}]"), id);
        }
    }
    for (at, rule) in event.acceleration.iter().enumerate() {
        for (which, id) in rule.players.iter().enumerate() {
            named(format!("acceleration[{at}].players[{which}]"), id);
        }
    }
    if let Some(id) = &event.system.accelerated_to {
        named("system.accelerated_to".into(), id);
    }
    for (at, request) in event.requests.iter().enumerate() {
        named(format!("requests[{at}].player"), &request.player);
    }
    let mut asked = HashSet::new();
    for (at, request) in event.requests.iter().enumerate() {
        let path = format!("requests[{at}]");
        if request.round == Round(0) {
            let help = "rounds count from 1";
            problems.push(Problem::error(path, "there is no round 0", help));
        } else if !asked.insert((&request.player, request.round)) {
            let message = format!("{} asks twice about round {}", request.player, request.round);
            problems.push(Problem::error(path, message, "leave one of the two"));
        }
    }
    for (at, ruling) in event.rulings.iter().enumerate() {
        let path = format!("rulings[{at}]");
        let Some(round) = event.round(ruling.round) else {
            let message = format!("a ruling is about round {}, which is not paired", ruling.round);
            problems.push(Problem::error(path, message, "correct the round"));
            continue;
        };
        if let Some(number) = ruling.board
            && !round.boards.iter().any(|board| board.board == number)
        {
            let message = format!("round {} has no board {number}", ruling.round);
            problems.push(Problem::error(path, message, "correct the board of the ruling"));
        }
    }
}

fn unknown(event: &Event, path: String, id: &PlayerId) -> Problem {
    let near = crate::diag::nearest(id.as_str(), event.players.iter().map(|one| one.id.as_str()));
    let help = match near {
        Some(near) => format!("did you mean {near}?"),
        None => "add the player to `players`, or correct the id".into(),
    };
    Problem::error(path, format!("there is no player {id}"), help)
}

/// One round by itself.
fn paired<'e>(
    event: &'e Event,
    at: usize,
    round: &'e PairedRound,
    known: &HashSet<&PlayerId>,
    problems: &mut Vec<Problem>,
) {
    if usize::from(round.round.0) != at + 1 {
        let message = format!("round {} stands where round {} belongs", round.round, at + 1);
        let help = "rounds stand in their order, 1, 2, 3, ...";
        problems.push(Problem::error(format!("rounds[{at}].round"), message, help));
    }
    let mut seated: HashMap<&PlayerId, String> = HashMap::new();
    let mut seat = |path: String, id: &'e PlayerId, place: String, problems: &mut Vec<Problem>| {
        if !known.contains(id) {
            problems.push(unknown(event, path, id));
        } else if let Some(first) = seated.get(id) {
            let message =
                format!("{id} stands in round {} twice: {first} and {place}", round.round);
            problems.push(Problem::error(path, message, "a player has one place in a round"));
        } else {
            seated.insert(id, place);
        }
    };
    let mut numbers = HashSet::new();
    for (which, board) in round.boards.iter().enumerate() {
        let path = format!("rounds[{at}].boards[{which}]");
        if board.board == 0 {
            let message = "boards count from 1";
            problems.push(Problem::error(format!("{path}.board"), message, "number them from 1"));
        } else if !numbers.insert(board.board) {
            let message = format!("round {} has board {} twice", round.round, board.board);
            let help = "give one of them another number";
            problems.push(Problem::error(format!("{path}.board"), message, help));
        }
        for (key, id) in [("white", &board.white), ("black", &board.black)] {
            let place = format!("board {}", board.board);
            seat(format!("{path}.{key}"), id, place, problems);
        }
        results(event, &path, board, problems);
        endings(event, &path, board, problems);
    }
    for (which, bye) in round.byes.iter().enumerate() {
        let path = format!("rounds[{at}].byes[{which}].player");
        seat(path, &bye.player, bye.bye.to_string(), problems);
    }
}

fn results(event: &Event, path: &str, board: &Board, problems: &mut Vec<Problem>) {
    let games = event.scoring.games();
    let path = format!("{path}.result");
    if board.result.len() > games {
        let message = format!(
            "board {} has {}, but {} to play",
            board.board,
            count(board.result.len(), "result", "results"),
            count(games, "game", "games")
        );
        problems.push(Problem::error(path.clone(), message, "one result a game"));
    }
    for (which, &outcome) in board.result.iter().enumerate() {
        if let Err(message) = event.scoring.accepts(outcome) {
            let path =
                if board.result.len() > 1 { format!("{path}[{which}]") } else { path.clone() };
            let help = "write the points of the player named first, then the other's";
            problems.push(Problem::error(path, message, help));
        }
    }
}

/// Games that were given up: by one of the two, once each, and not won by whoever did.
fn endings(event: &Event, path: &str, board: &Board, problems: &mut Vec<Problem>) {
    for (which, ending) in board.ended.iter().enumerate() {
        let path = match board.ended.len() {
            1 => format!("{path}.ended"),
            _ => format!("{path}.ended[{which}]"),
        };
        let mut wrong = |message: String, help: &str| {
            problems.push(Problem::error(path.clone(), message, help));
        };
        if !board.has(&ending.player) {
            let message = format!("{} does not sit at board {}", ending.player, board.board);
            wrong(message, "name one of its two players");
            continue;
        }
        if usize::from(ending.game) > event.scoring.games() {
            let message = format!("board {} has no game {}", board.board, ending.game);
            wrong(message, "correct the number of the game");
        }
        if board.ended[..which].iter().any(|other| other.game == ending.game) {
            wrong(format!("game {} was given up twice", ending.game), "leave one of the two");
        }
        if board.contradicts(ending) {
            let message = format!(
                "{} {} on board {}, but has not lost it",
                ending.player, ending.how, board.board
            );
            wrong(message, "correct the result, or who gave the game up");
        }
    }
}
