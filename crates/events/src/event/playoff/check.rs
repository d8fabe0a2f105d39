//! Faults of play-offs, and concerns about them.

use std::collections::{BTreeMap, HashSet};

use crate::event::acts::decided_by_playoff;
use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::check::fault::Fault;
use crate::event::people::check_unknown::unknown;
use crate::event::{
    ClockTime, Color, Event, MOST_PLAYERS, PlayerId, Playoff, Round, order_of, orders,
};

/// Returns every error.
pub(crate) fn problems(event: &Event, problems: &mut Vec<Problem>) {
    for (at, ladder) in event.ladders.iter().enumerate() {
        let path = format!("ladders[{at}]");
        if let Some(why) = ladder.wrong() {
            problems.push(Problem::of(path, Fault::BadLadder { why }));
        } else if event.ladders[..at].iter().any(|one| one.name == ladder.name) {
            let name = ladder.name.clone();
            problems.push(Problem::of(format!("{path}.name"), Fault::LadderTwice { name }));
        }
    }
    if let Some(name) = &event.ladder
        && event.ladder_named(name).is_none()
    {
        problems.push(Problem::of("ladder", unknown_ladder(event, name)));
    }
    for (at, playoff) in event.playoffs.iter().enumerate() {
        if let Some((key, fault)) = wrong(event, at, playoff) {
            problems.push(Problem::of(format!("playoffs[{at}]{key}"), fault));
        }
        let strangers = playoff.players.iter().enumerate();
        let known = event.competitors();
        for (nth, id) in strangers.filter(|(_, id)| !known.contains(id)) {
            problems.push(unknown(event, format!("playoffs[{at}].players[{nth}]"), id));
        }
    }
}

fn unknown_ladder(event: &Event, name: &str) -> Fault {
    Fault::UnknownLadder { name: name.to_owned(), known: event.known_ladders() }
}

/// Returns the first fault of a play-off, with its key.
fn wrong(event: &Event, at: usize, playoff: &Playoff) -> Option<(String, Fault)> {
    let is = |key: &str, fault: Fault| Some((key.to_owned(), fault));
    let players: HashSet<&PlayerId> = playoff.players.iter().collect();
    let most = if playoff.board.is_some() { 2 } else { MOST_PLAYERS };
    if players.len() < 2 || players.len() > most || players.len() != playoff.players.len() {
        return is(".players", Fault::PlayoffPlayers { most });
    }
    let Some(ladder) = event.ladder_named(&playoff.ladder) else {
        return is(".ladder", unknown_ladder(event, &playoff.ladder));
    };
    if ladder.wrong().is_some() {
        return None;
    }
    let Some(paired) = event.round(playoff.round) else {
        return is(".round", Fault::RulingWithoutRound { round: playoff.round });
    };
    match (playoff.board, playoff.place) {
        (Some(number), None) => {
            let round = playoff.round;
            let meetings = event.meetings_of_round(paired);
            let board = meetings.iter().find(|board| board.board == number);
            let board = board.filter(|board| playoff.players.iter().all(|id| board.has(id)));
            if board.is_none() {
                return is(".board", Fault::PlayoffBoard { round, board: number });
            }
            if event.level_meeting(paired, number).is_none() {
                return is(".board", Fault::PlayoffUnlevel { round, board: number });
            }
            let of_event = event.ladder_of_matches().filter(|one| one.gives_points());
            if let Some(of_event) = of_event.filter(|one| one.name != playoff.ladder) {
                let (ladder, of_event) = (playoff.ladder.clone(), of_event.name.clone());
                return is(".ladder", Fault::PlayoffLadder { ladder, of_event });
            }
        }
        (None, Some(place)) => {
            let to = playoff.to.unwrap_or(place);
            if place == 0 || to < place {
                return is(".to", Fault::PlayoffPlaces { place, to });
            }
        }
        _ => return is("", Fault::PlayoffOfWhat),
    }
    let is_same = |one: &&Playoff| {
        (one.round, one.board, one.place) == (playoff.round, playoff.board, playoff.place)
            && one.players.iter().any(|id| players.contains(id))
    };
    if event.playoffs[..at].iter().any(|one| is_same(&one)) {
        return is("", Fault::PlayoffTwice);
    }
    let most = event.team_match.as_ref().map(|rules| rules.boards);
    let boards = playoff.boards.unwrap_or(0);
    if most.is_some_and(|most| boards == 0 || boards > most) || most.is_none() && boards > 0 {
        return is(".boards", Fault::PlayoffBoards { most: most.unwrap_or(0) });
    }
    let course = match playoff.progress(ladder) {
        Ok(course) => course,
        Err((game, why)) => {
            return is(&format!(".games[{game}]"), Fault::PlayoffGame { game: game + 1, why });
        }
    };
    let meetings = event.meetings_of_round(paired);
    let board = meetings.iter().find(|board| Some(board.board) == playoff.board);
    let goes_on = board.and_then(|board| board.advances.as_ref());
    let winner = course.winner().map(|at| &playoff.players[at]);
    if let (Some(goes_on), Some(winner), Some(board)) = (goes_on, winner, playoff.board)
        && goes_on != winner
    {
        return is("", Fault::PlayoffAdvances { id: goes_on.clone(), board });
    }
    None
}

/// Returns every warning.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    for (at, playoff) in event.playoffs.iter().enumerate() {
        let path = format!("playoffs[{at}]");
        let Some(ladder) = event.ladder_named(&playoff.ladder) else { continue };
        if event.course_of(playoff).is_some_and(|course| !course.over) {
            let of = decided_by_playoff(playoff);
            problems.push(Problem::of(path.clone(), Concern::PlayoffOpen { of }));
        }
        if let Some((id, next)) = passed_over(event, playoff) {
            let concern = Concern::PlayoffPassedOver { of: decided_by_playoff(playoff), id, next };
            problems.push(Problem::of(path.clone(), concern));
        }
        if let Some(drawn) = playoff.drawn {
            let count = playoff.players.len();
            let by_number = event.by_pairing_number(&playoff.players);
            let order = order_of(drawn.number, count).into_iter().map(|at| by_number[at].clone());
            let players: Vec<PlayerId> = order.collect();
            if players != playoff.players || drawn.of != orders(count) {
                let number = drawn.number.to_string();
                let concern = Concern::PlayoffOrder { number, players };
                problems.push(Problem::of(format!("{path}.drawn"), concern));
            }
        }
        let mut last: BTreeMap<[&PlayerId; 2], &PlayerId> = BTreeMap::new();
        for ((nth, game), left) in playoff.games.iter().enumerate().zip(playoff.times_left(ladder))
        {
            let path = || format!("{path}.games[{nth}]");
            let mut pair = [&game.white, &game.black];
            pair.sort();
            if last.insert(pair, &game.white) == Some(&game.white) {
                let (id, color) = (game.white.clone(), Color::White);
                let concern = Concern::PlayoffColors { game: nth + 1, id, color };
                problems.push(Problem::of(path(), concern));
            }
            for (id, left) in [(&game.white, left.0), (&game.black, left.1)] {
                if let Some(over) = left.filter(|left| *left < 0) {
                    let seconds = u32::try_from(-over).unwrap_or(u32::MAX);
                    let (id, over) = (id.clone(), ClockTime { seconds }.to_string());
                    let concern = Concern::PlayoffTime { game: nth + 1, id, over };
                    problems.push(Problem::of(path(), concern));
                }
            }
        }
    }
}

/// Returns the winner of a knockout play-off who does not play in the next round of the stage.
fn passed_over(event: &Event, playoff: &Playoff) -> Option<(PlayerId, Round)> {
    playoff.board?;
    let stage = event.stage_of(event.round(playoff.round)?);
    let next = event
        .rounds
        .iter()
        .find(|next| next.round > playoff.round && event.stage_of(next) == stage)?;
    let winner = &playoff.players[event.course_of(playoff)?.winner()?];
    let plays = next.board_of(winner).is_some()
        || next.match_of(winner).is_some()
        || next.byes.iter().any(|bye| bye.player == *winner);
    let is_out = event.system_of(stage).kind().eliminates_losers();
    (is_out && !plays).then(|| (winner.clone(), next.round))
}

#[cfg(test)]
mod tests {
    use crate::event::{check_with, read};

    /// Returns the ids of the findings in an event of two rounds of two boards, the first of round
    /// 1 level, with play-offs.
    fn found(more: &str) -> Vec<&'static str> {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 2}}\n\
             players:\n  - {{id: p1, name: Ash}}\n  - {{id: p2, name: Elm}}\n  - {{id: p3, name: Fir}}\n  - {{id: p4, name: Oak}}\n\
             rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: p1, black: p2, result: 1-1}}\n      - {{board: 2, white: p3, black: p4, result: 2-0}}\n\
             {more}"
        );
        match read("x.yaml", &text) {
            Err(error) => error.findings.iter().map(|one| one.what().said().id()).collect(),
            Ok(event) => check_with(&event).iter().map(|one| one.what().said().id()).collect(),
        }
    }

    #[test]
    fn what_contradicts_a_play_off_is_an_error() {
        let playoff = |rest: &str| format!("playoffs:\n  - {{round: 1, ladder: ec2022, {rest}}}\n");
        let own = |rest: &str| format!("ladders:\n  - {{name: ours, {rest}}}\n");
        let game = |game: &str| playoff(&format!("board: 1, players: [p1, p2], games: [{game}]"));
        for (more, id) in [
            (playoff("board: 1, players: [p1]"), "playoff-players"),
            (playoff("board: 1, players: [p1, p1]"), "playoff-players"),
            (playoff("board: 1, players: [p1, p3]"), "playoff-board"),
            (playoff("board: 7, players: [p1, p2]"), "playoff-board"),
            (playoff("board: 2, players: [p3, p4]"), "playoff-unlevel"),
            (playoff("players: [p1, p2]"), "playoff-of-what"),
            (playoff("board: 1, place: 1, players: [p1, p2]"), "playoff-of-what"),
            (playoff("place: 3, to: 1, players: [p1, p2]"), "playoff-places"),
            (playoff("place: 1, players: [p1, p9]"), "unknown-player"),
            (playoff("board: 1, players: [p1, p2]").replace("ec2022", "ec"), "unknown-ladder"),
            ("ladder: ec\n".into(), "unknown-ladder"),
            (
                playoff("place: 1, players: [p1, p2]").replace("round: 1", "round: 5"),
                "ruling-without-round",
            ),
            (game("{stage: superblitz, white: p1, black: p2, result: 2-0}"), "playoff-bad-game"),
            (game("{stage: blitz, white: p1, black: p2, result: 12-0}"), "playoff-bad-game"),
            (game("{stage: blitz, white: p1, black: p3, result: 2-0}"), "playoff-bad-game"),
            (own("stages: []"), "bad-ladder"),
            (own("stages: [{stage: a}, {stage: a}]"), "bad-ladder"),
            (own("stages: [{stage: a, games: 0}]"), "bad-ladder"),
            (own("stages: [{stage: a, repeat: true}, {stage: b}]"), "bad-ladder"),
            (own("stages: [{stage: a}], compare: [b]"), "bad-ladder"),
            (own("stages: [{stage: a, points: 2-0}]"), "bad-ladder"),
        ] {
            assert_eq!(found(&more), [id], "{more}");
        }
    }

    #[test]
    fn what_is_hardly_meant_in_a_play_off_is_a_warning() {
        let playoff = |games: &str| {
            format!(
                "playoffs:\n  - {{round: 1, board: 1, ladder: lehmann-georgiev, players: [p1, p2], games: [{games}]}}\n"
            )
        };
        let game = |white: &str, black: &str, rest: &str| {
            format!("{{stage: lehmann-georgiev, white: {white}, black: {black}, {rest}}}")
        };
        let won = game("p1", "p2", "result: 2-0");
        assert_eq!(found(&playoff(&won)), [""; 0]);
        assert_eq!(found(&playoff("")), ["playoff-open"]);
        let drawn =
            |drawn: &str| playoff(&won).replace("games:", &format!("drawn: {{{drawn}}}, games:"));
        assert_eq!(found(&drawn("number: 4, of: 2")), [""; 0]);
        assert_eq!(found(&drawn("number: 5, of: 2")), ["playoff-order-otherwise"]);
        assert_eq!(found(&drawn("number: 4, of: 6")), ["playoff-order-otherwise"]);
        let drawn = game("p1", "p2", "result: 1-1");
        assert_eq!(found(&playoff(&format!("{drawn}, {won}"))), ["playoff-colors"]);
        let late = game("p1", "p2", "result: 2-0, white_used: \"15:30\", white_moves: 10");
        assert_eq!(found(&playoff(&late)), ["playoff-time"]);
    }
}
