//! What cannot be in an event, and what should not be.

use std::collections::{HashMap, HashSet};

use crate::diag::Level;

use super::ledger::played_of_scheduled;
use super::{
    Board, ByeKind, Color, Event, Ledger, Numbers, Outcome, PairedRound, PlayerId, Round,
    SystemKind,
};

/// Something wrong with an event, at the key path where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Stable kebab-case code.
    pub code: &'static str,
    /// `Error`: it cannot be; `Warning`: the arbiter should look at it.
    pub level: Level,
    /// The key path, such as `rounds[2].boards[0].white`.
    pub path: String,
    /// The problem.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
}

impl Problem {
    fn error(path: impl Into<String>, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self {
            code: "event-invalid",
            level: Level::Error,
            path: path.into(),
            message: message.into(),
            help: Some(help.into()),
        }
    }

    fn warning(code: &'static str, path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { code, level: Level::Warning, path: path.into(), message: message.into(), help: None }
    }
}

/// Everything that cannot be in an event: errors only. No command works on such a file.
#[must_use]
pub fn check(event: &Event) -> Vec<Problem> {
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

/// The errors and, where there are none, what the arbiter should look at.
#[must_use]
pub fn check_with(event: &Event) -> Vec<Problem> {
    let mut problems = check(event);
    if problems.is_empty() {
        meetings(event, &mut problems);
        colors(event, &mut problems);
        attendance(event, &mut problems);
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
    let near = super::read::nearest(id.as_str(), event.players.iter().map(|one| one.id.as_str()));
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
            "board {} has {} results, but {games} to play",
            board.board,
            board.result.len()
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

/// Rematches and forbidden pairs.
fn meetings(event: &Event, problems: &mut Vec<Problem>) {
    let index = event.index();
    let mut met: HashMap<(usize, usize), Vec<Round>> = HashMap::new();
    let allowed = match event.system.kind {
        SystemKind::Swiss | SystemKind::Knockout => 1,
        SystemKind::RoundRobin | SystemKind::Scheveningen => usize::from(event.system.cycles),
        SystemKind::Match => usize::MAX,
    };
    for (at, round) in event.rounds.iter().enumerate() {
        for (which, board) in round.boards.iter().enumerate() {
            let path = format!("rounds[{at}].boards[{which}]");
            let (white, black) = (index[&board.white], index[&board.black]);
            let played =
                board.result.is_empty() || board.result.iter().any(|outcome| outcome.was_played());
            let rounds = met.entry((white.min(black), white.max(black))).or_default();
            if played && rounds.len() >= allowed {
                let before: Vec<String> = rounds.iter().map(ToString::to_string).collect();
                let message = format!(
                    "{} and {} meet in round {}, and have met in round {}",
                    board.white,
                    board.black,
                    round.round,
                    before.join(", ")
                );
                problems.push(Problem::warning("pairing-rematch", path.clone(), message));
            }
            if played {
                rounds.push(round.round);
            }
            let (one, other) = (&event.players[white], &event.players[black]);
            if let Some(why) = event.forbids(one, other, round.round) {
                let message = format!(
                    "{} and {} must not meet in round {}: {why}",
                    one.id, other.id, round.round
                );
                problems.push(Problem::warning("pairing-forbidden", path, message));
            }
        }
    }
}

/// Runs and differences of colours, where the system leaves a choice.
fn colors(event: &Event, problems: &mut Vec<Problem>) {
    if event.system.kind != SystemKind::Swiss {
        return;
    }
    let ledger = Ledger::whole(event);
    for (at, player) in event.players.iter().enumerate() {
        let (mut balance, mut run, mut last) = (0_i32, 0_u16, None);
        for entry in ledger.of(at) {
            let Some(color) = entry.color() else { continue };
            balance += if color == Color::White { 1 } else { -1 };
            run = if last == Some(color) { run + 1 } else { 1 };
            last = Some(color);
            let board = entry.meeting().map_or(0, |meeting| meeting.board);
            let path = path_of(event, entry.round, board);
            if run > event.colors.run {
                let message = format!(
                    "{} has {color} for the {run}. time running in round {}",
                    player.id, entry.round
                );
                problems.push(Problem::warning("color-run", path, message));
            } else if balance.unsigned_abs() > u32::from(event.colors.difference) {
                let message = format!(
                    "{} has had {color} {} times more than the other colour in round {}",
                    player.id,
                    balance.abs(),
                    entry.round
                );
                problems.push(Problem::warning("color-difference", path, message));
            }
        }
    }
}

fn path_of(event: &Event, round: Round, board: u16) -> String {
    let at = usize::from(round.0).saturating_sub(1);
    let boards = event.round(round).map_or(&[][..], |round| &round.boards);
    match boards.iter().position(|one| one.board == board) {
        Some(which) => format!("rounds[{at}].boards[{which}]"),
        None => format!("rounds[{at}]"),
    }
}

/// Who is missing, who is there twice, what is left to be played.
fn attendance(event: &Event, problems: &mut Vec<Problem>) {
    let ledger = Ledger::whole(event);
    let last = event.last_paired();
    for (at, player) in event.players.iter().enumerate() {
        let path = format!("players[{at}]");
        let mut allocated = 0;
        let mut half = 0;
        for entry in ledger.of(at) {
            match &entry.standing {
                super::Standing::Bye(ByeKind::PairingAllocated) => allocated += 1,
                super::Standing::Bye(ByeKind::HalfPoint) => half += 1,
                super::Standing::Nowhere
                    if player.takes_part_in(entry.round)
                        && event.system.kind != SystemKind::Knockout =>
                {
                    let message = format!(
                        "{} is neither paired nor listed as absent in round {}",
                        player.id, entry.round
                    );
                    problems.push(Problem::warning("player-forgotten", path.clone(), message));
                }
                super::Standing::Board(meeting)
                    if !player.takes_part_in(entry.round) && meeting.played =>
                {
                    let message = format!(
                        "{} plays in round {}, but is not in the event then",
                        player.id, entry.round
                    );
                    problems.push(Problem::warning("player-not-there", path.clone(), message));
                }
                _ => {}
            }
        }
        if event.system.kind == SystemKind::Swiss && allocated > 1 {
            let message = format!("{} has been without an opponent {allocated} times", player.id);
            problems.push(Problem::warning("bye-repeated", path.clone(), message));
        }
        if event.attendance.half_byes.is_some_and(|most| half > most) {
            let message = format!("{} has had {half} half-point byes", player.id);
            problems.push(Problem::warning("bye-half-limit", path.clone(), message));
        }
        if ledger.is_excluded(at) {
            let (played, scheduled) = played_of_scheduled(event, at);
            let message = format!(
                "{} withdrew after {played} of {scheduled} games: the results count for nobody",
                player.id
            );
            let mut problem = Problem::warning("player-excluded", path, message);
            problem.level = Level::Note;
            problems.push(problem);
        }
    }
    for (at, round) in event.rounds.iter().enumerate() {
        let played = round.boards.iter().any(|board| !board.result.is_empty());
        if round.round == last || !played {
            continue;
        }
        for board in round.missing(event.scoring.games()) {
            let which = round.boards.iter().position(|one| one.board == board.board).unwrap_or(0);
            let state = match board.result.last() {
                Some(Outcome::Adjourned) => "is adjourned",
                _ => "has no result",
            };
            let message = format!("board {} of round {} {state}", board.board, round.round);
            let path = format!("rounds[{at}].boards[{which}]");
            problems.push(Problem::warning("result-missing", path, message));
        }
    }
}
