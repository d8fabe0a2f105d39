//! The notation of records: move numbers, short moves, boards, and records without a readable move.

use draughts_arbiter::diag::Level;
use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::found::MoveFault;
use draughts_arbiter::record::{Catalogue, Laws, MainLine, ReplayOptions, replay};
use draughts_arbiter::rules;

use super::{judged, report};

/// Returns the codes of all findings.
fn codes(rules: &str, text: &str) -> Vec<&'static str> {
    report(rules, text).findings.iter().map(|found| found.finding.code()).collect()
}

/// Returns the names of the half-moves of a record.
fn named(rules: &str, text: &str) -> String {
    let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
    let game = games_in(text.as_bytes()).next().expect("a game");
    let options = ReplayOptions { history: true, ..ReplayOptions::default() };
    let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), options);
    let wrong = report.findings.iter().any(|found| found.finding.code() == "move-number-wrong");
    assert!(!wrong, "{text}");
    report.history.iter().map(|(at, _)| at.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_number_begins_with_the_side_that_the_record_prints_it_before() {
    let black_first = "[FEN \"B:WK32,30:BK1\"]";
    let white_first = "[FEN \"W:WK32,30:BK1\"]";
    for (rules, fen, moves, expected) in [
        // The side to move is not the one that starts a game.
        ("english", white_first, "40. 32-28 1-6 41. 28-32 6-1 *", "40w 40b 41w 41b"),
        ("english", white_first, "40... 32-28 41. 1-6 28-32 42. 6-1 *", "40w 41b 41w 42b"),
        ("english", white_first, "40. 32-28 41. 1-6 28-32 42. 6-1 *", "40w 41b 41w 42b"),
        ("english", white_first, "40. 32-28 40... 1-6 41. 28-32 *", "40w 40b 41w"),
        ("english", white_first, "40. 32-28 1-6 28-32 6-1 *", "40w 40b 41w 41b"),
        ("english", white_first, "32-28 1-6 28-32 *", "1w 2b 2w"),
        ("italian", black_first, "9... 1-5 10. 32-28 5-1 11. 28-32 *", "9b 10w 10b 11w"),
        ("italian", black_first, "9. ... 1-5 10. 32-28 5-1 *", "9b 10w 10b"),
        ("italian", black_first, "9. 1-5 10. 32-28 5-1 11. 28-32 *", "9b 10w 10b 11w"),
        ("italian", black_first, "9. 1-5 32-28 10. 5-1 28-32 *", "9b 9w 10b 10w"),
        // The side to move is the one that starts a game.
        ("english", black_first, "9. 1-6 32-28 10. 6-1 28-32 *", "9b 9w 10b 10w"),
        ("italian", white_first, "9... 32-28 10. 1-5 28-32 11. 5-1 *", "9w 10b 10w 11b"),
        ("italian", white_first, "9... 32-28 1-5 10... 28-32 5-1 *", "9w 9b 10w 10b"),
        ("italian", white_first, "9. 32-28 9. 1-5 10. 28-32 *", "9w 9b 10w"),
    ] {
        assert_eq!(named(rules, &format!("{fen}\n{moves}")), expected, "{rules}: {moves}");
    }
}

#[test]
fn counts_and_late_words_use_the_numbers_as_printed() {
    let fen = "[FEN \"W:WK32,30:BK1\"]";
    let text = format!("{fen} 40. 32-28 1-6 41. 28-32 {{[%claim b repetition 40b 41b]}} 6-1 *");
    let found = codes("english", &text);
    assert!(found.contains(&"incident-invalid"), "41b is still to come: {found:?}");
    let text = format!("{fen} 40. 32-28 1-6 41. 28-32 6-1 {{[%claim w repetition 40b 41b]}} *");
    let found = codes("english", &text);
    assert!(!found.contains(&"incident-invalid"), "{found:?}");
}

#[test]
fn a_short_move_is_read_as_the_legal_move_from_its_file() {
    assert!(report("russian", "1. cd4 dc5 2. bc3 fg5 3. cb4 gh4 4. b:d6 ec5 *").ok);
    assert!(report("russian", "1. CD4 d-c5 2. b-c3 *").ok);
    assert!(report("turkish", "[FEN \"W:WKd1,a3:Ba7,h7\"] 1. Kd1-d6 ha7x *").legal_plies == 1);
    assert!(report("canadian", "1. ae5 *").findings[0].finding.level() == Level::Error);
}

#[test]
fn a_short_move_of_two_meanings_is_settled_by_what_follows_or_not_followed() {
    let start = "[FEN \"W:Wc3,c7,a1:Bd4,d6,h8\"]\n1. ce5 ";
    assert_eq!(judged("russian", &format!("{start}*")), ["move-ambiguous 1w -"]);
    let settled = report("russian", &format!("{start}df4 2. cd8 *"));
    let found = &settled.findings[0].finding;
    assert!(settled.ok, "{found:?}");
    let Some(MoveFault::Settled { meant, captures: true, .. }) = found.as_what() else {
        panic!("{found:?}");
    };
    assert_eq!(meant, "c3:e5");
}

#[test]
fn a_short_move_that_is_not_legal_is_made_by_the_likelier_piece() {
    // A capture is mandatory.
    let due = "1. c3-d4 b6-c5 2. bc3 *";
    assert_eq!(judged("russian", due), ["capture-missed 2w open"]);
    let twice = "1. cd4 ef4 *";
    assert_eq!(judged("russian", twice), ["two-moves-in-a-row 1b open"]);
    assert_eq!(judged("russian", "1. ch4 *"), ["move-unreadable 1w -"]);
}

#[test]
fn a_game_is_not_judged_on_another_board_than_its_tag_says() {
    let text = "[GameType \"41,W,10,8,A0,0\"]\n1. c3-d4 d6-c5 *";
    assert_eq!(codes("russian", text), ["board-unknown"]);
    assert_eq!(codes("russian", "[GameType \"41\"] 1. c3-d4 *"), ["board-unknown"]);
    assert_eq!(codes("english", "[GameType \"20,W,10,10,N2,0\"] *"), ["board-unknown"]);
    let set = rules::named("russian").expect("a rule set of the project");
    let laws = Laws::named(set);
    let game = games_in(text.as_bytes()).next().expect("a game");
    let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), ReplayOptions::default());
    assert!(
        report.ok && report.level() == Some(Level::Warning),
        "who names the rules is asked no more"
    );
}

#[test]
fn a_game_of_which_nothing_is_judged_is_an_error() {
    for text in ["1. zz yy 2-0", "(1. 32-28 19-23) 1-1", "[White \"a\"]\n1-Jan\n*"] {
        let found = codes("international", text);
        assert!(found.contains(&"game-not-judged"), "{text}: {found:?}");
    }
    for text in [
        "1. 0-2",
        "[White \"a\"] 2-0",
        "[FEN \"W:W31:B20\"]\n*",
        "[White \"a\"]\n{not played} 0-2",
        "1. 32-28 zz *",
        "1. 99-1 *",
    ] {
        let found = codes("international", text);
        assert!(!found.contains(&"game-not-judged"), "{text}: {found:?}");
    }
}
