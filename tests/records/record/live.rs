//! Games entered move by move, and games followed with their variations.

use std::sync::Arc;

use draughts_arbiter::pdn::{Item, games_in};
use draughts_arbiter::record::{
    Catalogue, ChosenRules, FollowedGame, GameReport, Laws, LiveGame, MainLine, RecordFinding,
    ReplayOptions, Unplayable, codes, followed, replay,
};

/// Returns `code 2w stands: note` for every finding about the game, regardless of order.
fn told(found: &[RecordFinding]) -> Vec<String> {
    let about_game = found.iter().filter(|found| found.at.is_some()).map(|found| {
        let standing = found.standing.map_or("-", |standing| standing.word());
        let at = found.at.map(|at| at.to_string()).unwrap_or_default();
        let finding = &found.finding;
        let what = finding.what().said();
        format!("{} {at} {standing}: {what} {:?}", finding.code(), finding.remarks())
    });
    let mut told: Vec<String> = about_game.collect();
    told.sort();
    told
}

/// Enters the game of a record move by move.
fn entered(laws: &Arc<Laws>, line: &MainLine<'_>, text: &[u8]) -> LiveGame {
    let mut game = LiveGame::new(Arc::clone(laws));
    let mut incidents = line.incidents.iter().peekable();
    for after in 0..=line.plies.len() {
        while let Some(placed) = incidents.next_if(|placed| placed.after == after) {
            game.happens(placed.incident.as_ref().expect("an incident"));
        }
        if let Some(ply) = line.plies.get(after) {
            let written = String::from_utf8_lossy(ply.span().of(text)).into_owned();
            game.play(&written).expect("a move that can be played");
        }
    }
    game
}

#[test]
fn a_game_that_is_played_is_judged_as_its_record() {
    for (rules, text) in [
        ("international", "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *"),
        ("international", "1. 33-28 19-23 2. 39-33 14-19 *"),
        ("international", "1. 33-28 19-23 2. 39-33 {[%rectify b]} 28x19 *"),
        ("international", "1. 33-28 19-23 2. 39-33 {[%stands b]} *"),
        ("international", "1. 33-28 {[%takeback w]} *"),
        ("international", "1. {[%touched w 32]} 31-26 {[%rectify b]} *"),
        ("international", "1. {[%touched w 32]} *"),
        ("international", "1. {[%offer w]} 33-28 {[%accept b]} 19-23 *"),
        ("international", "1. 32-28 19-23 {[%lifted b 20]} 2. 28x19 {[%resign b]} *"),
        ("international-club", "1. 33-28 {[%claim w repetition 1w]} 19-23 {[%flag w]} *"),
        ("checkers-25", "1. 11-15 22-18 2. 8-11 *"),
    ] {
        let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
        let record = games_in(text.as_bytes()).next().expect("a game");
        let line = MainLine::read(&record);
        let game = entered(&laws, &line, record.bytes());
        let report = replay(&record, line, &laws, Vec::new(), ReplayOptions::default());
        let said = report.findings.iter().filter(|found| {
            !found.finding.is_any(&[codes::RESULT_BY_LAW, codes::RESULT_IMPOSSIBLE])
        });
        let said: Vec<RecordFinding> = said.cloned().collect();
        assert_eq!(told(&game.findings()), told(&said), "{rules}: {text}");
        assert_eq!(Some(*game.position()), report.last, "{rules}: {text}");
        let (result, due) = (game.result(), report.law_result);
        assert_eq!(result.map(|it| it.end), due.map(|it| it.end), "{rules}: {text}");
    }
}

#[test]
fn what_cannot_be_played_changes_nothing() {
    let laws = Catalogue::new().laws("international").expect("a rule set of the project");
    let mut game = LiveGame::new(laws);
    for (text, code) in [
        ("yes", codes::MOVE_UNREADABLE),
        ("99-1", codes::MOVE_UNREADABLE),
        ("25-20", codes::EMPTY_SQUARE),
        ("36-31", codes::OCCUPIED),
    ] {
        let Unplayable(found) = game.play(text).expect_err(text);
        assert!(found.finding.is(code), "{text}: {found:?}");
    }
    assert!(game.findings().is_empty());
    assert_eq!(game.next().to_string(), "1w");
    game.play("32-28").expect("a legal move");
    assert_eq!(game.next().to_string(), "1b");
}

fn shown(text: &str) -> (FollowedGame, GameReport) {
    let laws = Catalogue::new().laws("international").expect("a rule set of the project");
    let game = games_in(text.as_bytes()).next().expect("a game");
    let line = MainLine::read(&game);
    let choice = ChosenRules::of(laws, (false, true), None, &line);
    let options = ReplayOptions { history: true, moves_only: false };
    let report = replay(&game, line.clone(), &choice.laws, Vec::new(), options);
    (followed(&game, &line, &report, &choice, None), report)
}

#[test]
fn every_move_of_the_tree_has_its_positions() {
    let (game, report) =
        shown("1. 32-28 19-23 (19-24 37-32 {or} (38-32)) 2. 28x19 14x23 (13x24) 3. 99-1 *");
    let moves = |items: &[Item]| items.iter().filter(|item| matches!(item, Item::Move(_))).count();
    assert_eq!(moves(&game.tree.line), 5);
    let named: Vec<String> =
        game.moves.iter().map(|mv| format!("{}{}", mv.number, mv.side.letter())).collect();
    assert_eq!(named, ["1W", "1B", "1B", "2W", "2W", "2W", "2B", "2B", "3W"]);
    assert_eq!(game.start, report.history.first().map(|(_, start)| *start));
    // The variation begins at the position before the move it replaces, and ends elsewhere.
    assert_eq!(game.moves[1].before, game.moves[2].before);
    assert_ne!(game.moves[1].after, game.moves[2].after);
    assert_eq!(game.moves[3].before, game.moves[4].before);
    assert_eq!(game.moves[6].after, report.last);
    let last = game.moves[8];
    assert!(!last.is_legal && last.after.is_none() && last.ends.is_none());
}
