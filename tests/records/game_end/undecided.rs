//! Undecided questions: those for the arbiter, and several irregularities of one move.

use serde_json::Value;

use super::rulings::{adjudicated, claimed, is, printed, ran, validated};

const INTERNATIONAL: &str = "--rules international";

/// White misses a capture; then both flags fall.
const FLAGS: &str = "1. 33-28 19-23 2. 39-33 {[%flags-both]} *\n";

/// A captured piece is left on the board, and a piece that was not captured is removed.
const TWO: &str = "[FEN \"W:W32,38:B28,1\"]\n\n1. 32x23 {[%left-on w 28] [%removed w 1]} *\n";

/// Returns the printed ruling with single blanks between words.
fn said(record: &str, options: &str) -> String {
    printed(record, options).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the part of a ruling that is read aloud.
fn aloud(record: &str, options: &str) -> String {
    adjudicated(record, options).0["answer"].as_str().unwrap_or_default().to_owned()
}

/// A matter without a result by the rules is first decided by the arbiter, whatever is asked.
#[test]
fn no_claim_is_answered_before_the_arbiter_has_decided_about_flags_or_upset_pieces() {
    for what in ["[%flags-both]", "[%upset w]", "[%upset b]"] {
        let record = FLAGS.replace("[%flags-both]", what);
        for (claim, verdict) in [
            ("", None),
            ("--claim capture-missed --by black", Some("not-yet")),
            ("--claim capture-missed --by white", Some("refused")),
            ("--claim irregular", Some("not-yet")),
            ("--claim touched --by black", Some("refused")),
            ("--claim agreement", Some("refused")),
            ("--claim repetition --by white", Some("refused")),
            ("--claim no-progress --by black", Some("refused")),
        ] {
            let options = format!("{INTERNATIONAL} {claim}");
            let (view, _) = adjudicated(&record, &options);
            let answer = view["answer"].as_str().unwrap();
            assert_eq!(view["verdict"].as_str(), verdict, "{claim}: {answer}");
            assert_eq!(view["conditional"]["on"], "not-ruled", "{claim}: {view}");
            assert_eq!(view["conditional"]["decides"], "arbiter", "{claim}");
            assert_eq!(view["result"], Value::Null, "{claim}");
            assert!(answer.contains("The arbiter decides what becomes of the game"), "{answer}");
            assert!(!answer.contains("The game goes on"), "{claim}: {answer}");
        }
    }
    // With and without a claim: what can be corrected afterwards, and the proposal of this project.
    for claim in ["", "--claim capture-missed --by black"] {
        let text = said(FLAGS, &format!("{INTERNATIONAL} {claim}"));
        assert!(text.contains("39-33: White had to capture and did not"), "{text}");
        assert!(text.contains("this project proposes a draw: 1-1"), "{text}");
    }
}

#[test]
fn no_claim_in_the_record_is_right_before_the_arbiter_has_decided() {
    let draw = "[FEN \"B:WK32:BK1\"]\n\n1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32";
    let flags = format!("{draw} {{[%flags-both] [%claim b repetition]}} *\n");
    let (codes, result) = validated(&flags, "--rules english");
    assert!(codes.contains(&"claim-not-yet".into()), "{codes:?}");
    assert_eq!(result, None);
    let claimed_first = format!("{draw} {{[%claim b repetition] [%flags-both]}} *\n");
    let (codes, result) = validated(&claimed_first, "--rules english");
    assert!(codes.contains(&"claim-granted".into()), "{codes:?}");
    assert_eq!(result.as_deref(), Some("1/2-1/2"));
    // Play has continued: nothing waits for the arbiter.
    let went_on = FLAGS.replace("*", "14-19 *");
    let (view, _) = adjudicated(&went_on, INTERNATIONAL);
    assert_eq!(view["conditional"], Value::Null, "{view}");
}

/// FMJD Annex 1, 6.2: a draw that depends on the opponent does not precede the arbiter's decision.
#[test]
fn no_result_hangs_on_a_player_before_the_arbiter_has_decided() {
    let blocked = "[FEN \"W:W37,42:B26\"]\n\n1. 42-31 {[%flags-both]} *\n";
    let (view, _) = adjudicated(blocked, INTERNATIONAL);
    assert_eq!(view["conditional"]["on"], "not-ruled", "{view}");
    let answer = view["answer"].as_str().unwrap();
    assert!(!answer.contains("nter 2-0"), "{answer}");
    assert_eq!(validated(blocked, INTERNATIONAL).1, None);
}

/// FMJD Annex 1, 5.8: no correction is partial.
#[test]
fn a1_5_8_all_that_is_wrong_with_a_move_is_told_with_its_correction() {
    for claim in ["--claim irregular --by black", "--claim irregular"] {
        let options = format!("{INTERNATIONAL} {claim}");
        assert_eq!(claimed(TWO, &options), is("granted", ""));
        let text = said(TWO, &options);
        for part in [
            "White captured the piece on 28 and left it on the board (FMJD Annex 1, 5.4.11). White \
             removed the piece on 1, which was not captured (5.4.12)",
            "The piece on 28 is taken off and the piece on 1 is put back",
            "No correction is made in part (FMJD Annex 1, 5.8)",
        ] {
            assert!(text.contains(part), "no {part:?} in {text}");
        }
    }
    let text = said(TWO, INTERNATIONAL);
    let both = "and then the piece on 28 is taken off and the piece on 1 is put back";
    assert!(text.contains(both) && text.contains("see above. [piece-left-on]"), "{text}");
    // The half-move to be replayed comes first.
    let record = "1. 33-28 19-23 2. 39-33 {[%removed w 1]} *\n";
    let answer = aloud(record, &format!("{INTERNATIONAL} --claim irregular --by black"));
    assert!(answer.contains("White must play 28x19 and the piece on 1 is put back"), "{answer}");
}

/// FMJD Annex 1, 5.4.12: Black has a piece again once it is put back; how the capture was
/// demonstrated gives no result.
#[test]
fn a1_5_4_12_a_result_hangs_on_what_leaves_the_position_in_doubt() {
    let record = "[FEN \"W:W27,38:B21,12\"]\n\n1. 27x16 {[%two-hands w] [%removed w 12]} *\n";
    let (view, _) = adjudicated(record, INTERNATIONAL);
    let answer = view["answer"].as_str().unwrap();
    let first = "At White's 1st move: White removed the piece on 12, which was not captured";
    assert!(answer.starts_with(first), "{answer}");
    assert!(answer.contains("White captured with two hands"), "{answer}");
    let corrected = "the piece on 12 is put back and White shows the capture again";
    assert!(answer.contains(corrected), "{answer}");
    assert_eq!(view["conditional"]["result_if_so"], "2-0", "{view}");
}

/// FMJD Annex 1, 5.4.4: an irregularity of a move that was taken back stays open until the taking
/// back is decided.
#[test]
fn a1_5_4_4_what_was_taken_back_unasked_is_not_corrected_yet() {
    let record = "1. 33-28 19-23 2. 39-33 {[%takeback w]} *\n";
    let (view, _) = adjudicated(record, INTERNATIONAL);
    for found in view["irregularities"].as_array().unwrap() {
        assert_eq!(found["standing"], "open", "{found}");
    }
    // WCDF 1.32.1: the half-move that was taken back repeats the position for the third time.
    let record = "[FEN \"B:WK32:BK1,K5\"]\n\n1. 1-6 32-28 2. 6-1 28-32 3. 1-6 32-28 \
        4. 6-1 28-32 {[%takeback w]} *\n";
    let text = said(record, "--rules english --claim repetition --by black");
    assert!(text.contains("Black may still hold White to 28-32"), "{text}");
    assert!(text.contains("the claim is then right"), "{text}");
    let text = said(record, "--rules english --claim repetition --by white");
    assert!(!text.contains("the claim is then right"), "{text}");
}

/// FMJD Annex 1 of 2024, 6.3, under the reading that the 5 moves follow the 16; under the other
/// reading they replace the rest of them.
#[test]
fn a1_24_6_3_the_other_reading_is_that_the_moves_on_the_diagonal_replace_the_others() {
    let record = "[FEN \"W:WK1,K4,K15:BK46\"]\n\n1. 15-38 46-28 2. 1-7 28-19 3. 38-49 19-37 \
        4. 7-2 37-46 5. 49-38 *\n";
    let follow = "--set three-against-one.on_long_diagonal=follow";
    let options = format!("--rules international-2024 {follow} --claim ending");
    let text = said(record, &options);
    let replace =
        "Another reading: the moves on the long diagonal replace what is left of the others";
    assert!(text.contains(replace) && !text.contains("leaves the long diagonal"), "{text}");
}

/// FMJD Annex 1, 3.5: no game produces a man on its promotion row.
#[test]
fn nobody_is_charged_with_anything_from_a_position_that_cannot_be() {
    for (fen, moves) in [
        ("W:W4:B20", "1. 4-9"),
        ("W:W4,31:B20", "1. 4-9"),
        ("W:W26-50:B1-20", "1. 26-21 20-24"),
        ("W:W4,33:B29", "1. 33-28 29-33"),
    ] {
        let record = format!("[FEN \"{fen}\"]\n\n{moves} *\n");
        let view = validated(&record, INTERNATIONAL).0;
        let accused = ["game-already-over", "capture-missed", "move-illegal", "two-moves-in-a-row"];
        assert!(!accused.iter().any(|code| view.contains(&(*code).into())), "{record}: {view:?}");
        assert!(view.contains(&"position-odd".into()), "{record}: {view:?}");
        assert!(view.contains(&"move-unreadable".into()), "{record}: {view:?}");
    }
}

/// IDF 7.2.9: without an increment, such endings are not played out but recorded as a draw, unless
/// there is an obvious win.
#[test]
fn idf_7_2_9_a_game_that_is_not_played_on_is_said_to_be_a_draw_without_a_claim() {
    let record = "[TimeControl \"7200\"]\n[FEN \"W:WK32,K30:BK1\"]\n\n1. 32-28 1-5 *\n";
    let (view, _) = adjudicated(record, "--rules russian");
    let answer = view["answer"].as_str().unwrap();
    assert!(!answer.contains("not finished"), "{answer}");
    let stood = "The pieces have been two kings against one from the start, and without added seconds such a game is not played on. White may show an obvious win";
    assert!(answer.starts_with(stood), "{answer}");
    assert_eq!(view["conditional"]["on"], "no-obvious-win", "{view}");
    assert_eq!(view["conditional"]["result_if_so"], "1/2-1/2", "{view}");
    assert_eq!(view["result"], Value::Null);
}

/// Pool, Rules of Play 7: the incorrect move is retracted; how far back play may go is not
/// specified.
#[test]
fn rop_7_does_not_say_how_far_back_play_may_go() {
    let record = "1. 11-15 22-18 2. 9-13 18x11 8x15 3. 25-22 *\n";
    for (rules, claim) in
        [("pool", ""), ("pool", "--claim irregular"), ("checkers-25", "--claim capture-missed")]
    {
        let text = said(record, &format!("--rules {rules} {claim}"));
        assert!(text.contains("unless the arbiter finds it too late (no limit named)"), "{text}");
    }
}

#[test]
fn a_demand_is_about_the_only_move_that_can_still_be_corrected() {
    let record = "1. 33-28 19-23 2. 39-33 14-19 3. 44-39 23-29 4. 31-27 *\n";
    let (codes, _) = validated(record, INTERNATIONAL);
    let missed = codes.iter().filter(|code| *code == "capture-missed").count();
    assert!(missed > 1, "{codes:?}");
    let (view, _) = adjudicated(record, &format!("{INTERNATIONAL} --claim irregular --by black"));
    assert_eq!(view["verdict"], "granted", "{view}");
    assert_eq!(view["claim"]["moves"][0], "4w", "{view}");
}

/// A readable record gets a ruling even if the claimant announces an impossible move.
#[test]
fn an_announced_move_that_cannot_be_played_is_refused() {
    let record = "[FEN \"W:WK7,36:BK48,26\"]\n\n1. 7-1 48-43 2. 1-7 43-48 3. 7-1 48-43 4. 1-7 *\n";
    let options = format!("{INTERNATIONAL} --claim repetition --by black --next 43-20");
    let (view, code) = adjudicated(record, &options);
    assert_eq!((view["verdict"].as_str(), code), (Some("refused"), 1), "{view}");
    assert_eq!(view["claim"]["next"], "43-20");
    let answer = view["answer"].as_str().unwrap();
    let why = "REFUSED: Black's claim. The announced move 43-20 cannot be played: a king does not go from 43 to 20.";
    assert!(answer.starts_with(why), "{answer}");
    let recorded = record.replace('*', "{[%claim b repetition next 43-20]} *");
    let (codes, _) = validated(&recorded, INTERNATIONAL);
    assert!(codes.contains(&"claim-refused".into()), "{codes:?}");
}

/// The part read aloud to two players has at most sixty words, even if a text has a long title.
#[test]
fn who_names_the_wrong_moves_is_answered_in_sixty_words() {
    let record = "[FEN \"B:WK32:BK1\"]\n\n1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 *\n";
    for language in ["en", "nl"] {
        for named in ["start,2b,4w", "start,2w,3w", "2b,2b,4b", "2w,4w", "1w,2w,4w"] {
            let claim = "--rules checkers-25 --claim repetition --by black --moves";
            let output =
                ran(&["adjudicate", "-"], record, &format!("{claim} {named} --lang {language}"));
            let text = String::from_utf8(output.stdout).unwrap();
            let answer = text.split("\n\n").next().unwrap_or_default();
            let words = answer.split_whitespace().count()
                - text.lines().next().unwrap_or_default().split_whitespace().count();
            assert!((20..=60).contains(&words), "{words}: {answer}");
        }
    }
}

/// If the game can be claimed as lost, it is not corrected together with something else.
#[test]
fn a_game_that_is_claimed_for_one_of_two_violations_is_lost_and_nothing_is_corrected() {
    let record = "1. 33-28 19-23 2. 39-33 {[%removed w 1]} *\n";
    let strict = format!("{INTERNATIONAL} --set strict_loss=true");
    let answer = aloud(record, &format!("{strict} --claim irregular --by black"));
    assert!(answer.contains("enter 0-2") || answer.contains("Enter 0-2"), "{answer}");
    assert!(!answer.contains("taken back") && !answer.contains("put back"), "{answer}");
}

/// IDF 7.2.7: if the position is won, the two fallen flags still count.
#[test]
fn idf_7_2_7_what_waits_for_the_arbiter_does_so_if_a_draw_is_none() {
    let record = "[FEN \"W:WK1,K5,K12:BK29\"]\n\n1. 1-19 29-11 2. 5-27 11-25 3. 19-24 25-22 4. 27-5 22-29 5. 5-23 {[%flags-both]} *\n";
    for claim in ["", "--claim ending"] {
        let answer = aloud(record, &format!("--rules russian --time-control 2h+30s {claim}"));
        assert!(!answer.contains("game goes on and"), "{answer}");
        assert!(answer.contains("If there is a win, the arbiter decides"), "{answer}");
    }
}

/// Pool: an irregularity that cannot stand is reported first, even if no move is taken back for it.
#[test]
fn what_cannot_stand_beside_the_moves_opens_the_answer() {
    let record = "[FEN \"W:W32,15:B28,1,5\"]\n\n1. 15-11 {[%removed w 1]} *\n";
    let answer = aloud(record, "--rules pool");
    assert!(answer.starts_with("At White's 1st move: White removed the piece on 1"), "{answer}");
    assert!(answer.contains("cannot stand: the piece on 1 is put back"), "{answer}");
}
