//! Tests of the desk as a value: what it asks, and what answers and keys do.

use std::path::Path;

use draughts_arbiter::acts::{Act, EnterResults, Postpone, ResultReason, Swap, Unpair};
use draughts_arbiter::app::event::{AnswerEffect, Desk, EventFile, Key, Pressed, WriteMode};
use draughts_arbiter::app::{Error, Kind};
use draughts_arbiter::event::Round;
use draughts_arbiter::storage::Author;
use draughts_arbiter::words::{Language, say};

use super::{event, file, results};

fn author() -> Author {
    Author {
        command: "a test".into(),
        at: "2026-09-03T19:30:00+02:00".into(),
        by: "the secretary".into(),
    }
}

fn desk(path: &Path) -> Desk {
    Desk::open(EventFile::at(path), None).unwrap()
}

fn prompt(desk: &Desk) -> String {
    say(&desk.prompt(), Language::English)
}

/// Returns the text of an answer; refusals are prefixed with `refused: `.
fn said(answered: &AnswerEffect) -> String {
    let mut lines: Vec<String> =
        answered.said.iter().map(|one| say(one, Language::English)).collect();
    lines.extend(answered.refused.as_ref().map(|error| match error {
        Error::Refused(refused) => format!("refused: {}", say(&*refused.why, Language::English)),
        other => format!("refused: {}", other.words(Language::English)),
    }));
    lines.join("\n")
}

fn answer(desk: &mut Desk, line: &str) -> String {
    said(&desk.answer(&author(), line))
}

/// Presses keys and returns the answer to the last line they completed.
fn press(desk: &mut Desk, keys: &str) -> String {
    let mut last = String::new();
    for key in keys.chars() {
        let key = if key == '\n' { Key::Enter } else { Key::Char(key) };
        if let Pressed::Line(line) = desk.press(key) {
            last = answer(desk, &line);
        }
    }
    last
}

/// Applies an act to the file as somebody else's command would.
fn elsewhere(path: &Path, act: impl Into<Act>) {
    EventFile::at(path).apply(&author(), WriteMode::Write, act).unwrap();
}

fn result_elsewhere(path: &Path, entry: &str) {
    let entries = vec![entry.parse().unwrap()];
    let act = EnterResults { entries, round: Some(Round(1)), reason: None };
    elsewhere(path, act);
}

#[test]
fn one_board_after_the_other_is_asked_for_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let mut desk = desk(&path);
    let greeting: Vec<String> =
        desk.greeting().iter().map(|one| say(one, Language::English)).collect();
    assert_eq!(greeting[0], "Club, round 1: 4 boards, 4 without a result");
    assert_eq!(
        greeting[1],
        "2 for 2-0, 1 for 1-1, 0 for 0-2, + for 2-0 forfeit, - for 0-2 forfeit"
    );
    assert_eq!(prompt(&desk), "board 1: Alder, Ann - Birch, Bo:");
    let entered = answer(&mut desk, "2");
    assert!(entered.contains("board 1") && entered.ends_with("2-0"), "{entered}");
    assert_eq!(prompt(&desk), "board 2: Cedar, Cleo - Dogwood, Dan:");
    for line in ["=", "zwart", "w-late"] {
        answer(&mut desk, line);
    }
    assert_eq!(results(&path), ["2-0", "1-1", "0-2", "0-2 forfeit"]);
    assert_eq!(prompt(&desk), "round 1: all results are in:");
    assert_eq!(answer(&mut desk, "2"), "refused: no result is missing");
    assert!(desk.answer(&author(), "q").is_over);
}

#[test]
fn an_answer_is_the_operation_of_the_command() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "");
    let mut desk = desk(&path);
    answer(&mut desk, "2");
    let by_desk = std::fs::read_to_string(&path).unwrap();
    let history = EventFile::at(&path).history().unwrap();
    let operation = &history.operations.last().unwrap().operation;
    assert_eq!(operation.verb, "result");
    let act: Act = serde_json::from_value(operation.act.clone().unwrap()).unwrap();
    let entries = vec!["1=2".parse().unwrap()];
    assert_eq!(act, Act::from(EnterResults { entries, round: Some(Round(1)), reason: None }));
    let other = tempfile::tempdir().unwrap();
    let path = file(other.path(), 2, "");
    elsewhere(&path, act);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), by_desk);
}

#[test]
fn one_key_is_a_result_and_the_others_are_commands() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let mut desk = desk(&path);
    press(&mut desk, "2 0");
    assert_eq!(results(&path), ["2-0", "-", "0-2", "-"]);
    assert_eq!(prompt(&desk), "board 4: Ginkgo, Gus - Hazel, Hal:");
    press(&mut desk, "+");
    assert_eq!(prompt(&desk), "board 2: Cedar, Cleo - Dogwood, Dan:", "what was skipped");
    press(&mut desk, ":w-late");
    assert_eq!((desk.typed(), results(&path)[1].as_str()), (":w-late", "-"), "not before Enter");
    assert_eq!(desk.press(Key::Backspace), Pressed::Typed);
    assert_eq!(desk.typed(), ":w-lat");
    assert_eq!(desk.press(Key::Escape), Pressed::Typed);
    press(&mut desk, ":w-late\n");
    assert_eq!(results(&path), ["2-0", "0-2 forfeit", "0-2", "2-0 forfeit"]);
    assert!(press(&mut desk, "x").starts_with("refused: "), "no key, and no part of a line");
    assert_eq!(desk.typed(), "");
}

/// Tests what is said about the keys of an event, and what some of them do.
#[test]
fn keys_are_those_of_the_scoring() {
    let keys = |head: &str| {
        let folder = tempfile::tempdir().unwrap();
        let desk = desk(&file(folder.path(), 1, head));
        say(&desk.greeting()[1], Language::English)
    };
    let chess = keys("scoring: {win: 1, draw: 0.5, loss: 0}\n");
    assert_eq!(chess, "1 for 1-0, 0 for 0-1, = for 0.5-0.5, + for 1-0 forfeit, - for 0-1 forfeit");
    let delft = keys("scoring: {mode: delft}\n");
    assert!(delft.starts_with("2 for 2-8, 0 for 0-12, 3 for 3-7, 4 for 4-6, 5 for 5-5"), "{delft}");
    assert!(!delft.contains("1 for"), "1 begins 12: {delft}");
    let plus = keys("scoring: {mode: plus-draw}\n");
    assert!(plus.starts_with("2 for 2-0, 0 for 0-2, = for 1-1"), "1 begins 1+: {plus}");
    let goes = keys("scoring: {mode: goes}\n");
    assert!(!goes.contains("1 for"), "1 begins 1.01: {goes}");
}

#[test]
fn a_score_that_is_typed_out_stays_with_its_board() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let mut desk = desk(&path);
    assert_eq!(
        press(&mut desk, "2-0"),
        "round 1, board 1: Alder, Ann - Birch, Bo 2-0, as recorded"
    );
    press(&mut desk, "1-1");
    assert_eq!(results(&path), ["2-0", "1-1", "-", "-"]);
    // A forfeit typed after a digit is completed with Enter.
    press(&mut desk, "0-");
    assert_eq!(results(&path)[2..], ["0-2", "-"]);
    assert_eq!((desk.typed(), results(&path)[3].as_str()), ("-", "-"));
    press(&mut desk, "\n");
    assert_eq!(results(&path)[3], "0-2 forfeit");
    let path = file(folder.path(), 2, "scoring: {win: 1, draw: 0.5, loss: 0}\n");
    let mut desk = self::desk(&path);
    press(&mut desk, "0,5\n");
    assert_eq!(results(&path), ["0.5-0.5", "-"], "0 was taken back");
    let refused = press(&mut desk, "1-1");
    assert!(refused.starts_with("refused: "), "{refused}");
    assert_eq!(results(&path), ["0.5-0.5", "1-0"]);
}

#[test]
fn a_recorded_score_is_amended_with_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "");
    let mut desk = desk(&path);
    press(&mut desk, "1</1\na2-0\nwrong slip\n");
    assert_eq!(results(&path), ["2-0", "-"]);
    assert_eq!(event(&path).rounds[0].boards[0].amended[0].reason, "wrong slip");
}

#[test]
fn a_number_of_two_digits_is_ended_with_enter() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "scoring: {mode: delft}\n");
    let mut desk = desk(&path);
    press(&mut desk, "12\n9");
    assert_eq!(results(&path), ["12-0", "9-1"]);
}

#[test]
fn a_micro_match_is_asked_for_game_by_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "scoring: {mode: micro-match}\n");
    let mut desk = desk(&path);
    assert_eq!(prompt(&desk), "board 1, game 1: Alder, Ann - Birch, Bo:");
    press(&mut desk, "2");
    assert_eq!(prompt(&desk), "board 1, game 2: Alder, Ann - Birch, Bo (Birch, Bo has White):");
    press(&mut desk, "w");
    assert_eq!(results(&path)[0], "2-0, 0-2", "White of the second game");
    assert_eq!(prompt(&desk), "board 2, game 1: Cedar, Cleo - Dogwood, Dan:");
    press(&mut desk, "+");
    assert_eq!(results(&path)[1], "2-0 forfeit");
}

#[test]
fn a_recorded_result_changes_only_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let mut desk = desk(&path);
    press(&mut desk, "22<");
    assert_eq!(prompt(&desk), "board 2: Cedar, Cleo - Dogwood, Dan 2-0, recorded:");
    let refused = press(&mut desk, "0");
    assert_eq!(refused, "refused: board 2: Cedar, Cleo - Dogwood, Dan has 2-0 already");
    press(&mut desk, "a");
    assert_eq!(
        prompt(&desk),
        "board 2: Cedar, Cleo - Dogwood, Dan 2-0, recorded; the right result:"
    );
    assert!(press(&mut desk, "7\n").starts_with("refused: `7` is not a result"), "before a reason");
    press(&mut desk, "a0\n");
    assert_eq!(prompt(&desk), "board 2, reason for the change:");
    assert!(press(&mut desk, "\n").starts_with("refused: "), "no reason");
    assert_eq!(results(&path)[1], "2-0");
    press(&mut desk, &format!("a0\n{}", "x".repeat(5000)));
    assert!(desk.typed().len() < 2000, "a paste has an end");
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    press(&mut desk, "a0\nthe slip was read wrongly\n");
    assert_eq!(results(&path)[1], "0-2");
    let amended = &event(&path).rounds[0].boards[1].amended[0];
    assert_eq!(
        (amended.was.as_str(), amended.reason.as_str()),
        ("2-0", "the slip was read wrongly")
    );
    assert_eq!(prompt(&desk), "board 3: Elm, Eva - Fir, Finn:", "back where it was");
    assert!(press(&mut desk, "a").starts_with("refused: board 3 has no result yet"));
}

#[test]
fn boards_are_found_by_number_and_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 6, "");
    let mut desk = desk(&path);
    press(&mut desk, "/4\n");
    assert_eq!(prompt(&desk), "board 4: Ginkgo, Gus - Hazel, Hal:");
    press(&mut desk, "/FIR\n");
    assert_eq!(prompt(&desk), "board 3: Elm, Eva - Fir, Finn:");
    let both = press(&mut desk, "/rowan\n");
    assert_eq!(both.lines().count(), 2, "{both}");
    assert_eq!(prompt(&desk), "number of the board, or part of a name:");
    press(&mut desk, "6\n2");
    assert_eq!(results(&path), ["-", "-", "-", "-", "-", "2-0"]);
    assert_eq!(prompt(&desk), "board 1: Alder, Ann - Birch, Bo:");
    assert!(press(&mut desk, "/nobody\n").starts_with("refused: no board of this round"));
    answer(&mut desk, "5=1-1");
    assert_eq!(results(&path)[4], "1-1");
    assert_eq!(prompt(&desk), "board 1: Alder, Ann - Birch, Bo:", "it asks on");
}

#[test]
fn what_is_missing_is_listed() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 30, "");
    let mut desk = desk(&path);
    press(&mut desk, "22/7\n2");
    answer(&mut desk, "30=adjourned");
    let missing = press(&mut desk, "m");
    assert!(missing.starts_with("26 boards without a result: 3-6, 8-29\n"), "{missing}");
    assert!(missing.ends_with("Robin adjourned"), "{missing}");
    for _ in 0..20 {
        press(&mut desk, "2");
    }
    assert_eq!(press(&mut desk, "m").lines().count(), 7);
    // An adjourned game is not asked for, but it can be found, and it needs no reason.
    press(&mut desk, "/30\n");
    assert!(prompt(&desk).ends_with(" adjourned:"), "{}", prompt(&desk));
    press(&mut desk, "1");
    assert_eq!(results(&path)[29], "1-1");
}

#[test]
fn a_postponed_game_is_passed_over_and_listed_with_its_day() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 3, "");
    let act = Postpone {
        boards: vec!["2".into()],
        until: "2026-10-08".parse().ok(),
        round: None,
        reason: None,
    };
    elsewhere(&path, act);
    let mut desk = desk(&path);
    press(&mut desk, "2");
    assert_eq!(prompt(&desk), "board 3: Elm, Eva - Fir, Finn:");
    press(&mut desk, "2");
    let all = "round 1: all other results are in, 1 board is adjourned or postponed:";
    assert_eq!(prompt(&desk), all);
    let there = "board 2: Cedar, Cleo - Dogwood, Dan adjourned, postponed until 2026-10-08";
    assert_eq!(press(&mut desk, "m"), format!("no result is missing\n{there}"));
    press(&mut desk, "/2\n");
    assert_eq!(prompt(&desk), format!("{there}:"));
    press(&mut desk, "1");
    assert_eq!(results(&path), ["2-0", "1-1", "2-0"]);
}

/// The desk opens at the first round with an open board, whatever has been played since.
#[test]
fn the_round_is_the_first_that_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "");
    result_elsewhere(&path, "2=2-0");
    let mut text = std::fs::read_to_string(&path).unwrap();
    text += "  - round: 2\n    boards:\n      - {board: 1, white: p1, black: p3}\n\
             \x20     - {board: 2, white: p2, black: p4}\n";
    std::fs::write(&path, text).unwrap();
    let first = desk(&path);
    assert_eq!(prompt(&first), "board 1: Alder, Ann - Birch, Bo:");
    let second = Desk::open(EventFile::at(&path), Some(Round(2))).unwrap();
    assert_eq!(prompt(&second), "board 1: Alder, Ann - Cedar, Cleo:");
}

#[test]
fn an_operation_entered_here_is_taken_back_at_once_and_another_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let mut desk = desk(&path);
    press(&mut desk, "22");
    assert!(press(&mut desk, "u").starts_with("undone: "));
    assert_eq!(prompt(&desk), "board 2: Cedar, Cleo - Dogwood, Dan:");
    press(&mut desk, "u");
    assert_eq!(results(&path), ["-", "-", "-", "-"]);
    press(&mut desk, "2");
    result_elsewhere(&path, "4=1-1");
    assert!(press(&mut desk, "u").starts_with("not entered here: "));
    assert!(prompt(&desk).starts_with("take operation "), "{}", prompt(&desk));
    press(&mut desk, "n");
    assert_eq!(results(&path), ["2-0", "-", "-", "1-1"], "nothing was changed");
    press(&mut desk, "u");
    // Meanwhile, somebody has entered another operation.
    result_elsewhere(&path, "3=0-2");
    let refused = press(&mut desk, "y");
    assert!(refused.starts_with("refused: another operation is now the last"), "{refused}");
    assert_eq!(results(&path), ["2-0", "-", "0-2", "1-1"]);
    press(&mut desk, "uy");
    press(&mut desk, "uy");
    press(&mut desk, "u");
    assert_eq!(results(&path), ["-", "-", "-", "-"]);
}

#[test]
fn a_result_that_came_meanwhile_is_shown_and_never_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let mut desk = desk(&path);
    result_elsewhere(&path, "1=1-1");
    let refused = press(&mut desk, "2");
    assert_eq!(
        refused,
        "refused: board 1: Alder, Ann - Birch, Bo has got 1-1 in the meantime; nothing was entered"
    );
    assert_eq!(results(&path)[0], "1-1");
    assert_eq!(prompt(&desk), "board 1: Alder, Ann - Birch, Bo 1-1, recorded:", "it is shown");
    press(&mut desk, " ");
    // An identical result is no contradiction.
    result_elsewhere(&path, "2=2-0");
    assert!(press(&mut desk, "2").contains("board 2"));
    // The desk does not ask for what was done elsewhere.
    result_elsewhere(&path, "4=2-0");
    press(&mut desk, "2");
    assert_eq!(prompt(&desk), "round 1: all results are in:");
    // A result is amended only if it is still the one that was shown.
    press(&mut desk, "<a0\n");
    let act = EnterResults {
        entries: vec!["3=1-1".parse().unwrap()],
        round: Some(Round(1)),
        reason: Some(ResultReason::Amends("the other slip".into())),
    };
    elsewhere(&path, act);
    let refused = press(&mut desk, "this slip\n");
    assert!(refused.contains("has got 1-1 in the meantime"), "{refused}");
    assert_eq!(results(&path), ["1-1", "2-0", "1-1", "2-0"]);
}

#[test]
fn a_result_does_not_land_on_other_players() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 4, "");
    let mut desk = desk(&path);
    let swap = Swap {
        one: "p1".into(),
        other: Some("p3".into()),
        round: None,
        reason: "a slip".into(),
        force: true,
    };
    elsewhere(&path, swap);
    let refused = press(&mut desk, "2");
    assert!(refused.starts_with("refused: other players have been paired on board 1"), "{refused}");
    assert_eq!(results(&path), ["-", "-", "-", "-"]);
    assert_eq!(prompt(&desk), "board 1: Cedar, Cleo - Birch, Bo:", "as it is now");
    let unpair = Unpair { all: false, force: true, reason: None };
    elsewhere(&path, unpair);
    assert!(press(&mut desk, "2").starts_with("refused: "));
    assert_eq!(prompt(&desk), "round 1 is no longer paired:");
    assert!(desk.answer(&author(), "q").is_over);
}

#[test]
fn namesakes_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.yaml");
    std::fs::write(&path, super::text(2, "").replace("Cedar, Cleo", "Birch, Bo")).unwrap();
    let mut desk = desk(&path);
    assert_eq!(prompt(&desk), "board 1: Alder, Ann - Birch, Bo (p2):");
    press(&mut desk, "/birch\n");
    assert_eq!(prompt(&desk), "number of the board, or part of a name:");
    press(&mut desk, "p3\n");
    assert_eq!(prompt(&desk), "board 2: Birch, Bo (p3) - Dogwood, Dan:");
}

#[test]
fn a_file_that_cannot_be_read_is_said_and_the_desk_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 2, "");
    let mut desk = desk(&path);
    let good = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, "schema: arbiter.event/1\nname: [\n").unwrap();
    let refused = desk.answer(&author(), "2").refused.unwrap();
    assert_eq!(refused.kind(), Kind::Unusable);
    assert!(desk.answer(&author(), "m").refused.is_some());
    std::fs::write(&path, good).unwrap();
    press(&mut desk, "2");
    assert_eq!(results(&path), ["2-0", "-"]);
    assert!(Desk::open(EventFile::at(&path), Some(Round(2))).is_err(), "not paired");
}

#[test]
fn a_micro_match_may_get_the_score_of_its_games_together() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(folder.path(), 3, "scoring: {mode: micro-match}\n");
    let mut desk = desk(&path);
    press(&mut desk, "3-1\n");
    assert_eq!(results(&path)[0], "3-1 total");
    assert_eq!(prompt(&desk), "board 2, game 1: Cedar, Cleo - Dogwood, Dan:");
    // What one key begins as a game goes on as the score of both.
    press(&mut desk, "2-2\n");
    assert_eq!(results(&path)[1], "2-2 total");
    // The score of both is none of the second game.
    press(&mut desk, "2");
    let refused = press(&mut desk, ":3-1\n");
    assert!(refused.starts_with("refused: "), "{refused}");
    press(&mut desk, "1");
    assert_eq!(results(&path)[2], "2-0, 1-1");
    press(&mut desk, "/1\na");
    press(&mut desk, "1-3\n");
    press(&mut desk, "wrong slip\n");
    assert_eq!(results(&path)[0], "1-3 total");
}
