//! Judging of constructed games: what is found, where, and what follows.

use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::found::SquareList;
use draughts_arbiter::record::{Catalogue, Laws, MainLine, ReplayOptions, replay};
use draughts_arbiter::rules;
use proptest::prelude::*;

use super::{judged, report};

#[test]
fn a1_5_7_a_missed_capture_stands_once_the_opponent_has_moved() {
    assert_eq!(
        judged("international", "1. 33-28 19-23 2. 39-33 14-19 *"),
        ["capture-missed 2w stands"]
    );
    assert_eq!(judged("international", "1. 33-28 19-23 2. 39-33 *"), ["capture-missed 2w open"]);
}

#[test]
fn a1_5_4_1_who_decides_is_open_as_long_as_nothing_tells_who_moved() {
    let report = report("international", "1. 32-28 37-32 *");
    let found = &report.findings.iter().find(|found| found.at.is_some()).unwrap().finding;
    assert_eq!(found.code(), "two-moves-in-a-row");
    let said = found.remarks().last().cloned().expect("a remark");
    assert!(format!("{said:?}").contains("decision-mover-unknown"), "{found:?}");
}

#[test]
fn a_wrong_capture_lifts_what_stands_on_its_written_way() {
    let text = "[FEN \"W:W38,50,49:B32,22,33,23,1,2,5,44,35,25\"]\n1. 38x27x18 1-6 *";
    let report = report("international", text);
    let decided = report.findings[0].finding.remarks();
    let squares = SquareList::of(&["32".to_owned(), "22".to_owned()]);
    let lifted = ("lifted", squares.into());
    assert!(decided.iter().any(|said| said.facts.contains(&lifted)), "{decided:?}");
}

#[test]
fn what_is_found_has_its_place_also_where_only_moves_are_judged() {
    let laws = Catalogue::new().laws("international").expect("a rule set of the project");
    let game = games_in(b"1. 33-28 19-23\n2. 39-33 *").next().expect("a game");
    let options = ReplayOptions { history: false, moves_only: true };
    let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), options);
    let place = report.findings[0].finding.place.expect("a place");
    assert_eq!((place.line, place.column), (2, 4));
}

#[test]
fn captures_missed_again_and_again_are_all_reported() {
    let text = "1. 32-28 19-23 2. 37-32 16-21 3. 41-37 11-16 4. 46-41 6-11 5. 33-29 *";
    let found = judged("international", text);
    assert_eq!(
        found,
        [
            "capture-missed 2w stands",
            "capture-missed 3w stands",
            "capture-missed 4w stands",
            "capture-missed 5w open"
        ]
    );
}

#[test]
fn a_king_past_its_limit_stays_past_it() {
    let text = "[FEN \"W:WK1,46:BK50\"]\n1. 1-7 50-44 2. 7-12 44-50 3. 12-18 50-44 4. 18-13 44-50 5. 13-9 50-44 6. 46-41 *";
    assert_eq!(judged("frisian", text), ["king-limit 4w stands", "king-limit 5w stands"]);
}

#[test]
fn after_five_irregular_moves_close_together_the_rest_is_not_judged() {
    let text = "[FEN \"W:WK1,46:BK50\"]\n1. 1-7 50-44 2. 7-12 44-50 3. 12-18 50-44 4. 18-13 44-50 \
                5. 13-9 50-44 6. 9-4 44-50 7. 4-9 50-44 8. 9-4 44-50 9. 4-9 50-44 *";
    let report = report("frisian", text);
    let count = |code| report.findings.iter().filter(|found| found.finding.code() == code).count();
    assert_eq!(count("king-limit"), 5, "what has been found is kept");
    assert_eq!(count("record-not-followed"), 1);
    assert_eq!((report.plies, report.legal_plies, report.replayed_plies), (18, 6, 15));
}

#[test]
fn where_a_wrong_move_cannot_stand_it_has_no_standing() {
    assert_eq!(judged("checkers-25", "1. 11-15 22-18 2. 8-11 *"), ["capture-missed 2b -"]);
}

#[test]
fn a_record_in_letters_is_answered_in_letters() {
    let report = report("russian", "1. c3-d4 b6-c5 2. b2-c3 *");
    assert_eq!(report.findings[0].legal, ["d4:b6"]);
}

#[test]
fn an_ambiguous_capture_is_settled_by_what_follows() {
    let start = "[FEN \"W:WK4:B13,20,32,37\"]\n1. 4x15 ";
    assert_eq!(judged("international", &format!("{start}*")), ["move-ambiguous 1w -"]);
    assert!(!report("international", &format!("{start}*")).ok);
    let settled = report("international", &format!("{start}37-42 *"));
    assert!(settled.ok, "only 4x27x38x15 leaves a man on 37");
    assert_eq!(settled.legal_plies, 2);
}

#[test]
fn a_side_that_moved_twice_in_a_row_has_made_both_moves_of_its_count() {
    let settings = [
        "three-against-one.moves=4",
        "three-against-one.count=strong-side",
        // In pool no such move can stand, and nothing depends on it.
        "irregular_move=opponent-chooses",
    ];
    let settings = settings.map(str::to_owned);
    let set = rules::named_with("pool", &settings).expect("pool has this clause");
    let laws = Laws::new(set);
    let text =
        "[FEN \"W:WK8,K24,K31:BK16,25\"]\n8x29 16-23 29-11 11-8 23-32 24-1 1-10 {[%stands b]} *";
    let game = games_in(text.as_bytes()).next().expect("a game");
    let line = MainLine::read(&game);
    let report = replay(&game, line, &laws, Vec::new(), ReplayOptions::default());
    let codes: Vec<&str> = report.findings.iter().map(|found| found.finding.code()).collect();
    assert!(codes.contains(&"draw-condition-met"), "{codes:?}");
}

/// Returns everything found in a game; `long_way` disables the fast path for every half-move.
fn all_of(rules: &str, text: &str, long_way: bool) -> String {
    let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
    let game = games_in(text.as_bytes()).next().expect("a game");
    let options = ReplayOptions { history: long_way, ..ReplayOptions::default() };
    let mut report = replay(&game, MainLine::read(&game), &laws, Vec::new(), options);
    report.history.clear();
    format!("{report:?}")
}

#[test]
fn what_is_followed_without_ceremony_is_followed_as_by_the_long_way() {
    let king_moves = "1-6 50-45 6-1 45-50 ".repeat(30);
    let drawn = format!("[FEN \"W:WK1:BK50,K49\"] {king_moves} *");
    let from_12 = format!("[FEN \"W:WK1,31:BK50,20:H0:F12\"] 12. 1-6 50-45 13. {king_moves} *");
    for (rules, text) in [
        ("international", "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 1-1"),
        ("international", "1. 32-28 19-23 2. 28-19 14x23 3. 37x32 10-14 1-1"),
        ("international", "1. 32-28 19-23 3. 28x19 14x23 4. 37-32 10-14 9. 41-37 1-1"),
        ("international", "7. 32-28 19-23 8. 28x19 14x23 *"),
        ("international", "1. ... 19-23 2. 28x19 *"),
        ("international", "1. 33-28 19-23 2. 39-33 14-19 3. 44-39 23x32 4. 37x28 *"),
        ("international", "1. 33-28 19-23 2. 39-33 14-19 3. 44-39 10-14 4. 50-44 5-10 5. 1-2 *"),
        ("international", "1. 32-28 19-23 /FEN \"W:W31:B20\"/ 2. 31-27 20-24 3. 27-22 *"),
        ("international", "1. 32-28 19-23 2. 51-46 3. 99-1 *"),
        ("international", "1. 32-28 {[%touched w 33]} 19-23 2. 28x19 14x23 *"),
        ("international", "1. 32-28 19-23! 2. 28 x 19 14x23 3. - 10-14 *"),
        ("international", "[FEN \"W:W27,28:B21,22,23,18\"] 1. 27x16 22x33 *"),
        ("international", &drawn),
        ("international", &from_12),
        ("frisian", "[FEN \"W:WK1,31:BK50,20\"] 1. 1-6 50-45 2. 6-1 45-50 3. 1-6 50-45 4. 6-1 *"),
        ("english", "1. 11-15 22-18 2. 15x22 25x18 3. 8-11 1/2-1/2"),
        ("italian", "1. 21-17 12-16 2. 23-20 16x23 3. 28x19 *"),
        ("russian", "1. c3-d4 d6-c5 2. b2-c3 f6-g5 *"),
        ("english", "[FEN \"W:WK32,30:BK1\"] 40. 32-28 1-6 41. 28-32 6-1 *"),
    ] {
        assert_eq!(all_of(rules, text, false), all_of(rules, text, true), "{rules}: {text}");
    }
}

#[test]
fn clocks_are_judged_the_same_however_their_comments_are_written() {
    let found = |open: &str, close: &str| {
        let clock = |time: &str| format!("{open}[%clk {time}]{close}");
        let text = format!(
            "[TimeControl \"600\"]\n1. 32-28 {} 19-23 {} 2. 28x19 {} 14x23 {} *",
            clock("0:20:00"),
            clock("0:09:00"),
            clock("0:00:00"),
            clock("0:09:60"),
        );
        judged("international", &text)
    };
    let plain = found("{", "}");
    assert_eq!(plain.len(), 3, "{plain:?}");
    for (open, close) in [("{ ", " }"), ("{a ", "}"), ("{\n", "}")] {
        assert_eq!(found(open, close), plain, "{open}{close}");
    }
}

/// Generates what follows a half-move: valid, zero, increasing and odd clock times, or none.
fn clock_shown() -> impl Strategy<Value = Option<String>> {
    let odd = proptest::sample::select(
        &[
            "[%clk 0:58:1]",
            "[%clk 10:00:00]",
            "[%clk 0:61:00]",
            "[%clk -0:00:01]",
            "[%clk",
            "[%emt 0:09]",
        ][..],
    );
    prop_oneof![
        6 => (0_u16..3, 0_u16..60, 0_u16..60)
            .prop_map(|(hours, minutes, seconds)| Some(format!("[%clk {hours}:{minutes:02}:{seconds:02}]"))),
        1 => Just(Some("[%clk 0:00:00]".to_owned())),
        1 => odd.prop_map(|odd| Some(odd.to_owned())),
        1 => Just(None),
    ]
}

proptest! {
    #[test]
    fn clocks_are_judged_the_same_on_the_fast_path(
        clocks in proptest::collection::vec(clock_shown(), 6),
        control in proptest::sample::select(&["", "600", "40/7200:3600", "3600+60", "?", "x"][..]),
        black in proptest::option::of(Just("300")),
    ) {
        const MOVES: [&str; 6] = ["1. 32-28", "19-23", "2. 28x19", "14x23", "3. 33-28", "10-14"];
        // An extra blank takes the comment off the fast path.
        let found = |close: &str| {
            let comment = |clock: &Option<String>| {
                clock.as_ref().map_or(String::new(), |clock| format!(" {{{clock}{close}}}"))
            };
            let moves = MOVES.iter().zip(&clocks).map(|(mv, clock)| format!("{mv}{}", comment(clock)));
            let tag = black.map_or(String::new(), |time| format!("[TimeControlBlack \"{time}\"]"));
            let text =
                format!("[TimeControl \"{control}\"]{tag}\n{} *", moves.collect::<Vec<_>>().join(" "));
            let findings = report("international", &text).findings;
            let told = findings.iter().map(|found| {
                format!("{:?} {:?}", found.at, found.finding.what())
            });
            told.collect::<Vec<_>>()
        };
        prop_assert_eq!(found(""), found(" "));
    }
}
