//! Half-moves taken back unasked, and what ends a game while something is open.

use serde_json::Value;

use super::rulings::{adjudicated, claimed, is, printed, ran, validated};

const INTERNATIONAL: &str = "--rules international";

/// White misses a capture and takes the move back.
const MISSED: &str = "1. 33-28 19-23 2. 39-33 {[%takeback w]} *\n";

/// Black touches 26 but plays another piece, which repeats the position for the third time, and
/// takes that back.
const TOUCHED: &str = "[FEN \"W:WK7,36:BK48,26\"]\n\n1. 7-1 48-43 2. 1-7 43-48 3. 7-1 48-43 \
    4. 1-7 {[%touched b 26]} 43-48 {[%takeback b]} *\n";

/// Black's 25th move misses a capture and completes 25 moves by each side.
const OPEN_DRAW: &str = "[FEN \"W:WK7,36:B26,K48\"]\n\n1. 7-23 48-39 2. 23-7 39-6 3. 7-18 6-50 \
    4. 18-4 50-33 5. 4-18 33-11 6. 18-1 11-33 7. 1-34 33-20 8. 34-1 20-14 9. 1-29 14-10 \
    10. 29-18 10-19 11. 18-27 19-10 12. 27-9 10-46 13. 9-3 46-37 14. 3-8 37-46 15. 8-12 46-28 \
    16. 12-40 28-19 17. 40-29 19-32 18. 29-42 32-5 19. 42-33 5-19 20. 33-42 19-14 21. 42-15 14-5 \
    22. 15-20 5-28 23. 20-25 28-46 24. 25-20 46-28 25. 20-14 28-22 *\n";

fn condition(record: &str, options: &str) -> (String, Value) {
    let (view, _) = adjudicated(record, options);
    let on = view["conditional"].clone();
    (on["condition"].as_str().unwrap_or_default().to_owned(), on)
}

/// FMJD Annex 1, 5.4.4: the result depends on whether the taking back is accepted.
#[test]
fn a1_5_4_4_a_result_depends_on_whether_the_taking_back_is_accepted() {
    let (said, on) = condition(TOUCHED, INTERNATIONAL);
    let words = "White accepts the taking back of Black's 4th move, or has that move corrected";
    assert_eq!(said, words);
    assert_eq!((&on["on"], &on["decides"]), (&"taking-back-accepted".into(), &"white".into()));
    assert_eq!((&on["result_if_so"], &on["result_if_not"]), (&Value::Null, &"1-1".into()));
    let text = String::from_utf8(ran(&["validate", "-"], TOUCHED, INTERNATIONAL).stdout).unwrap();
    assert!(text.contains("whether White accepts that 4b was taken back"), "{text}");
    assert!(!text.contains("lets 4b stand"), "{text}");
    // FMJD Annex 1, 3.11: the touched piece.
    let text = printed(TOUCHED, INTERNATIONAL);
    let text: Vec<&str> = text.split_whitespace().collect();
    let right = "If White lets 43-48 count, the game is a draw (6.1): enter 1-1. If not, Black must \
        play 26-31 (3.11).";
    let right: Vec<&str> = right.split_whitespace().collect();
    assert!(text.join(" ").contains(&right.join(" ")), "{text:?}");
}

/// FMJD Annex 1, 5.4.4 and 5.8: every demand includes a ruling on the taking back.
#[test]
fn a1_5_8_a_move_that_was_taken_back_is_held_to_and_corrected_in_full() {
    for (record, kind, by, required) in [
        (
            MISSED,
            "capture-missed",
            "black",
            "39-33 could not be taken back without consent (FMJD Annex 1, 5.4.4)",
        ),
        (
            TOUCHED,
            "touched",
            "white",
            "43-48 could not be taken back without consent (FMJD Annex 1, 5.4.4)",
        ),
    ] {
        let options = format!("{INTERNATIONAL} --claim {kind} --by {by}");
        assert_eq!(claimed(record, &options), is("granted", ""), "{kind}");
        let text = printed(record, &options);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains(required) && text.contains("and so it is corrected: "), "{text}");
        assert!(!text.contains("has this correction already"), "{text}");
        let offender = if by == "black" { "white" } else { "black" };
        let options = format!("{INTERNATIONAL} --claim {kind} --by {offender}");
        assert_eq!(claimed(record, &options).0, "refused", "{kind}");
    }
    // A demand that names no kind also does both at once.
    let options = format!("{INTERNATIONAL} --claim irregular --by black");
    assert!(!printed(MISSED, &options).contains("may still have that corrected"));
    let options = format!("{INTERNATIONAL} --claim irregular --by white");
    let (view, _) = adjudicated(TOUCHED, &options);
    assert_eq!((&view["verdict"], &view["result"]), (&"granted".into(), &Value::Null));
    assert!(view["answer"].as_str().unwrap().contains("Black must play 26-31"), "{view}");
}

#[test]
fn a1_5_8_a_record_goes_on_after_a_taking_back_and_a_demand() {
    let went_on = |rest: &str| MISSED.replace("[%takeback w]} *", &format!("[%takeback w] {rest}"));
    // The correction is played, the player is held to the move, or the taking back is accepted.
    for (rest, missed) in [
        ("[%rectify b]} 2. 28x19 14x23 *", "corrected"),
        ("[%rectify b]} 14-19 *", "stands"),
        ("[%rectify b]} *", "corrected"),
        ("[%rectify b]} {[%stands b]} *", "stands"),
        ("[%stands b]} *", "corrected"),
    ] {
        let record = went_on(rest);
        let game = ran(&["validate", "-", "--format", "jsonl"], &record, INTERNATIONAL);
        let game: Value = serde_json::from_slice(&game.stdout).unwrap();
        let found = game["findings"].as_array().unwrap();
        let found = found.iter().find(|one| one["code"] == "capture-missed").unwrap();
        assert_eq!(found["standing"], *missed, "{record}: {found}");
        let (codes, _) = validated(&record, INTERNATIONAL);
        assert!(!codes.contains(&"two-moves-in-a-row".into()), "{record}: {codes:?}");
    }
    assert!(printed(&went_on("[%stands b]} *"), INTERNATIONAL).contains("White is to move"));
}

/// Pool, Rules of Play 7: an incorrect move must be retracted, so taking it back is its correction.
#[test]
fn rop_7_a_move_that_cannot_stand_is_rightly_taken_back() {
    let record = "1. 11-15 22-18 2. 9-13 {[%takeback b]} *\n";
    for rules in ["checkers-25", "--set irregular_move=cannot-stand"] {
        let (rules, record) = match rules.starts_with('-') {
            true => (format!("{INTERNATIONAL} {rules}"), MISSED),
            false => (format!("--rules {rules}"), record),
        };
        let (codes, _) = validated(record, &rules);
        assert!(codes.contains(&"move-taken-back-agreed".into()), "{codes:?}");
        let text = printed(record, &rules);
        assert!(text.contains("It was corrected: ") && text.contains(" must play "), "{text}");
        assert!(!text.contains("counts as played"), "{text}");
    }
}

/// A player who ends the game while the decision is theirs lets the move stand; no article says so.
#[test]
fn a_player_who_ends_the_game_lets_an_open_move_stand_and_that_is_said_as_a_reading() {
    for (ends, what) in [("[%resign w]", "White resigned"), ("[%flag w]", "White's flag fell")] {
        let record = OPEN_DRAW.replace('*', &format!("{{{ends}}} *"));
        let text = printed(&record, INTERNATIONAL);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("The laws give 1-1"), "{text}");
        for part in [
            &format!(
                "It stands: {what} before White had decided, and that lets it stand (no article"
            ),
            &format!(
                "{what}: that lets Black's 25th move 28-22 stand, and with it the game had ended"
            ),
        ] {
            assert!(text.contains(part.as_str()), "{part}\n{text}");
        }
        assert!(!text.contains("after the end of the game"), "{text}");
    }
}

#[test]
fn what_the_rules_give_no_result_depends_on_the_arbiter() {
    for what in ["[%flags-both]", "[%left w]"] {
        let record = format!("[FEN \"W:WK7,36:BK48,26\"]\n\n1. 7-1 48-43 {{{what}}} *\n");
        let (said, on) = condition(&record, INTERNATIONAL);
        assert_eq!(said, "the arbiter decides what becomes of the game");
        assert_eq!((&on["on"], &on["decides"]), (&"not-ruled".into(), &"arbiter".into()));
    }
}

/// IDF rapid and blitz, 7: with an unknown time control, the rules are not said to give no result.
#[test]
fn rapid_7_both_flags_depend_on_a_time_control_that_nothing_names() {
    let record = "[FEN \"W:WK1,K5,K12:BK29\"]\n\n1. 1-19 29-11 {[%flags-both]} *\n";
    let text =
        String::from_utf8(ran(&["validate", "-"], record, "--rules russian").stdout).unwrap();
    assert!(text.contains("depends on the time control, and nothing names it"), "{text}");
    assert!(!text.contains("these rules attach no result"), "{text}");
}

/// IDF 7.2.7 at an unknown time control: JSON reports both conditions, like the text.
#[test]
fn idf_7_2_7_a_draw_at_some_time_controls_that_waits_depends_on_both() {
    let moves = "[FEN \"W:WK1,K5,K12:BK29\"]\n\n1. 1-19 29-11 2. 5-27 11-25 3. 19-24 25-22 \
        4. 27-5 22-29 5. 5-23";
    let record = format!("{moves} *\n");
    let game = ran(&["validate", "-", "--format", "jsonl"], &record, "--rules russian");
    let game: Value = serde_json::from_slice(&game.stdout).unwrap();
    let on = &game["law_result"]["conditional"];
    assert_eq!(on["on"], "time-control", "{on}");
    assert!(on["condition"].as_str().unwrap().contains("is not won"), "{on}");
    // The draw of IDF 7.2.9 had to be recorded in time; that of 7.2.7 is automatic.
    let resigned = format!("{moves} {{[%resign b]}} 1-0\n");
    for control in ["2h+30s", "7200"] {
        let options = format!("--rules russian --claim ending --by black --time-control {control}");
        let (view, _) = adjudicated(&resigned, &options);
        assert_eq!(view["verdict"], "conditional", "{control}: {view}");
        assert!(view["article"].as_str().unwrap().ends_with("7.2.7"), "{view}");
    }
}

/// IDF 7.2.9: such a game is not played on, and nobody has to claim.
#[test]
fn idf_7_2_9_a_regulation_draw_needs_no_claim() {
    let record = "[FEN \"W:WK1,K5,K12:BK29\"]\n\n1. 1-19 29-11 *\n";
    let text = printed(record, "--rules russian --time-control 7200");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("such a game is not played on but recorded as a draw"), "{text}");
    assert!(!text.contains("can claim the draw"), "{text}");
}

#[test]
fn a_result_that_no_game_has_is_said_by_every_command() {
    let record = "[Result \"2-1\"]\n\n1. 32-28 19-23 2-1\n";
    let (view, _) = adjudicated(record, INTERNATIONAL);
    assert_eq!(view["agrees"], false, "{view}");
    assert!(printed(record, INTERNATIONAL).contains("No game has the result 2-1."));
}

#[test]
fn the_first_move_by_the_wrong_side_is_no_second_move() {
    let record = "1. 21-17 12-16 *\n";
    let text = printed(record, "--rules checkers-25");
    assert!(text.contains("White's move 21-17, out of turn: it was Black's move"), "{text}");
    assert!(!text.contains("second"), "{text}");
}

/// Pool, Rules of Play 7 covers moves and captures, but neither touched pieces nor turns.
#[test]
fn rop_7_is_not_cited_for_what_it_does_not_say() {
    let pool = "--rules pool";
    let touched = "1. {[%touched b 9]} 11-15 *\n";
    for options in ["", " --claim touched --by white"] {
        let text = printed(touched, &format!("{pool}{options}"));
        assert!(text.contains("Ramsey and Kaplan"), "{text}");
        assert!(!text.contains("Pool Checkers, Rules of Play"), "{text}");
    }
    let twice = printed("1. 11-15 12-16 *\n", pool);
    assert!(!twice.contains("Rules of Play, 7"), "{twice}");
}

/// Dambun Frysk Spul, 16 gives no number of moves.
#[test]
fn dfs_16_is_not_cited_for_the_two_moves_of_each() {
    let record = "[FEN \"W:WK46:BK50\"]\n\n1. 46-41 50-45 2. 41-46 45-50 *\n";
    let text = printed(record, "--rules frisian --claim ending");
    assert!(text.contains("lidraughts") && !text.contains("Spul, 16"), "{text}");
}

/// FMJD Annex 1 of 2024, 6.3: every command reports what another edition makes of a game.
#[test]
fn a1_24_6_3_another_edition_is_told_by_validate_too() {
    let moves = "[FEN \"W:WK1,K4,K15:BK46\"]\n\n1. 15-38 46-28 2. 1-7 28-19 3. 38-49 19-37 \
        4. 7-2 37-46 5. 49-38 46-41 *\n";
    let text = String::from_utf8(ran(&["validate", "-"], moves, INTERNATIONAL).stdout).unwrap();
    assert!(text.contains("by international-2024") && text.contains("after 5b"), "{text}");
    let by_it = ran(&["validate", "-"], moves, "--rules international-2024").stdout;
    assert!(!String::from_utf8(by_it).unwrap().contains("other-edition"));
}
