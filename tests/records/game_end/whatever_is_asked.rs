//! A ruling does not depend on who asks, or about what.

use serde_json::Value;

use super::rulings::{adjudicated, claimed, is, printed, ran, validated};

const INTERNATIONAL: &str = "--rules international";

/// Returns the printed ruling and the messages, with single blanks between words.
fn said(record: &str, options: &str) -> String {
    let output = ran(&["adjudicate", "-"], record, options);
    let (out, err) = (output.stdout, String::from_utf8(output.stderr).unwrap());
    let text = String::from_utf8(out).unwrap() + &err;
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// So many half-moves are irregular that the position on the board is unknown.
const LOST: &str = "[FEN \"W:WK46,K50:BK5\"]\n\n1. 50-45 5-10 2. 45-50 10-5 3. 46-41 5-10 \
    4. 50-45 10-5 5. 45-40 5-28 *\n";

#[test]
fn no_draw_is_granted_on_a_board_that_is_not_known() {
    for by in ["", " --by black", " --by white"] {
        let text = said(LOST, &format!("{INTERNATIONAL} --claim ending{by}"));
        assert!(!text.contains("GRANTED") && text.contains("not followed further"), "{text}");
    }
    let claim = LOST.replace('*', "{[%claim b ending]} *");
    let (codes, result) = validated(&claim, INTERNATIONAL);
    assert!(!codes.contains(&"claim-granted".into()), "{codes:?}");
    assert_eq!(result, None);
    // Ends apart from the moves still count.
    let resigned = LOST.replace('*', "{[%resign b]} *");
    assert_eq!(validated(&resigned, INTERNATIONAL).1.as_deref(), Some("2-0"));
}

/// FMJD Annex 1, 4.4: a capture is complete only when every captured piece is off the board.
#[test]
fn a1_4_4_a_piece_left_on_keeps_the_game_from_ending() {
    let captures = [
        (
            "--rules international",
            "[FEN \"W:W32:B28,19\"]\n\n1. 32x14",
            "[%left-on w 19]",
            "19-23",
            "2-0",
        ),
        (
            "--rules russian",
            "[FEN \"W:Wc3:Bd4,f6\"]\n\n1. c3:g7",
            "[%left-on w f6]",
            "f6-e5",
            "1-0",
        ),
    ];
    for (rules, moves, left, on, won) in captures {
        let open = format!("{moves} {{{left}}} *\n");
        let (view, _) = adjudicated(&open, rules);
        assert_eq!(view["result"], Value::Null, "{view}");
        assert_eq!(view["conditional"]["decides"], "black", "{view}");
        assert_eq!(view["conditional"]["result_if_so"], Value::Null, "{view}");
        assert_eq!(view["conditional"]["result_if_not"], *won, "{view}");
        let (codes, result) = validated(&open, rules);
        assert!(codes.contains(&"piece-left-on".into()), "{codes:?}");
        assert_eq!(result, None);
        for goes_on in
            [format!("{moves} {{{left} [%stands b]}} *\n"), format!("{moves} {{{left}}} {on} *\n")]
        {
            let (codes, result) = validated(&goes_on, rules);
            assert!(!codes.contains(&"after-the-end".into()), "{goes_on}: {codes:?}");
            assert_eq!(result, None, "{goes_on}");
            assert!(!printed(&goes_on, rules).contains("no piece left"), "{goes_on}");
        }
        let demanded = format!("{rules} --claim irregular --by black");
        assert_eq!(claimed(&open, &demanded), is("granted", won));
        let text = printed(&open, &demanded);
        assert!(text.contains("Black has no piece left"), "{text}");
        assert!(!text.contains("The game goes on"), "{text}");
        let corrected = format!("{moves} {{{left} [%rectify b]}} *\n");
        assert_eq!(validated(&corrected, rules).1.as_deref(), Some(won));
    }
}

/// FMJD Annex 1, 3.11: a player who has touched a piece cannot announce a move of another one.
#[test]
fn a1_3_11_the_touched_piece_is_announced_or_none() {
    let english = "[FEN \"B:WK13,K32:BK12,K1\"]\n\n1. 1-6 13-17 2. 6-1 17-13 3. 1-6 13-17 \
        4. 6-1 {[%touched w 32]} *\n";
    let options = "--rules english --claim repetition --by white --next";
    let text = said(english, &format!("{options} 17-13"));
    assert!(!text.contains("GRANTED"), "{text}");
    assert!(text.contains("the piece on 32 must be played; legal here: 32-27 32-28"), "{text}");
    let untouched = english.replace("{[%touched w 32]} ", "");
    assert_eq!(claimed(&untouched, &format!("{options} 17-13")), is("granted", "1/2-1/2"));
    assert_eq!(claimed(english, &format!("{options} 32-27")).0, "refused");
    let recorded = english.replace('*', "{[%claim w repetition next 17-13]} *");
    let (codes, result) = validated(&recorded, "--rules english");
    assert!(codes.contains(&"claim-refused".into()), "{codes:?}");
    assert_eq!(result, None);
    let international = "[FEN \"W:WK7,36:BK48,26\"]\n\n1. 7-1 48-43 2. 1-7 43-48 3. 7-1 48-43 \
        4. 1-7 {[%touched b 26]} *\n";
    let text =
        said(international, &format!("{INTERNATIONAL} --claim repetition --by black --next 43-48"));
    assert!(text.contains("the piece on 26 must be played; legal here: 26-31"), "{text}");
}

/// Pool, Rules of Play 7: an incorrect move must be retracted, whoever asks.
#[test]
fn rop_7_what_cannot_stand_is_corrected_whoever_asks() {
    let pool = "--rules pool";
    let touched = "1. {[%touched b 9]} 11-15 *\n";
    let short = "[FEN \"B:B10:W15,24,32\"]\n\n1. 10x19 24x15 *\n";
    for by in ["black", "white"] {
        let options = format!("{pool} --claim touched --by {by}");
        assert_eq!(claimed(touched, &options).0, "not-yet", "{by}");
        assert!(printed(touched, &options).contains("Black must play 9-13 or 9-14"), "{by}");
        assert_eq!(
            claimed(short, &format!("{pool} --claim capture-missed --by {by}")).0,
            "granted"
        );
    }
    let missed = "1. 11-15 22-18 2. 9-13 *\n";
    for kind in ["capture-missed", "irregular"] {
        let options = format!("--rules checkers-25 --claim {kind} --by black");
        assert_eq!(claimed(missed, &options).0, "granted", "{kind}");
    }
    // If the opponent decides, the offender has no say.
    let open = "1. 33-28 19-23 2. 39-33 *\n";
    let options = format!("{INTERNATIONAL} --claim capture-missed --by white");
    assert_eq!(claimed(open, &options).0, "refused");
}

#[test]
fn rop_7_no_game_goes_on_from_a_position_that_goes_back() {
    let missed = "1. 11-15 22-18 2. 9-13 *\n";
    let longer = "1. 11-15 22-18 2. 9-13 18x11 8x15 3. 25-22 *\n";
    for (record, claim) in [(missed, "agreement"), (longer, "repetition --by black")] {
        let text = said(record, &format!("--rules checkers-25 --claim {claim}"));
        assert!(text.contains("REFUSED") && text.contains(" cannot stand: Black must"), "{text}");
        assert!(!text.contains("The game goes on; White moves"), "{text}");
    }
    let touched = "1. 11-15 22-18 2. 9-13 18x11 8x15 {[%touched w 21]} 25-22 *\n";
    for ply in ["", " --ply 3w"] {
        let text = said(touched, &format!("--rules pool --claim touched --by black{ply}"));
        assert!(text.contains("REFUSED") && text.contains("goes back with"), "{text}");
        assert!(!text.contains("The touched piece was played"), "{text}");
        assert!(!text.contains("The game goes on; Black moves"), "{text}");
        assert!(text.contains(" cannot stand: Black must"), "{text}");
    }
}

/// IDF 7.2.7: if the position is won, the stronger side's win is not a contradiction.
#[test]
fn idf_7_2_7_a_recorded_win_agrees_if_the_position_is_won() {
    let won = "[FEN \"W:WK1,K5,K12:BK29\"]\n[TimeControl \"7200+30\"]\n[Result \"1-0\"]\n\n\
        1. 1-19 29-11 2. 5-27 11-25 3. 19-24 25-22 4. 27-5 22-29 5. 5-23 1-0\n";
    let rules = "--rules russian";
    let (view, _) = adjudicated(won, rules);
    assert_eq!(view["agrees"], true, "{view}");
    assert_eq!(view["conditional"]["decides"], "arbiter");
    let text = printed(won, rules);
    assert!(!text.contains("THE RECORD IS WRONG"), "{text}");
    assert!(!validated(won, rules).0.contains(&"result-impossible".into()));
    let lost = won.replace("1-0", "0-1");
    let (view, _) = adjudicated(&lost, rules);
    assert_eq!(view["agrees"], false, "{view}");
    assert!(printed(&lost, rules).contains("which neither answer gives"));
    assert!(validated(&lost, rules).0.contains(&"result-impossible".into()));
}

/// FMJD Annex 1, 5.4 and 5.7: an irregularity that was corrected is not corrected again.
#[test]
fn a1_5_7_what_was_corrected_is_not_corrected_again() {
    let again = "1. 33-28 19-23 2. 39-33 {[%rectify b]} 2. 28x19 14x23 *\n";
    let options = format!("{INTERNATIONAL} --claim capture-missed --by black");
    assert_eq!(claimed(again, &options).0, "refused");
    assert!(printed(again, &options).contains("corrected"), "{}", printed(again, &options));
    let back = "1. 33-28 19-23 2. 39-33 {[%takeback w]} 2. 28x19 14x23 *\n";
    let options = format!("{INTERNATIONAL} --claim irregular --by black");
    assert_eq!(claimed(back, &options).0, "refused", "{}", printed(back, &options));
}

/// FMJD Annex 1, 5.4.4: every command reports an undecided taking back.
#[test]
fn a1_5_4_4_an_unasked_taking_back_gets_one_ruling() {
    let record = "1. 33-28 19-23 2. 39-33 {[%takeback w]} *\n";
    let open = "39-33 was itself wrong: White had to capture and did not (4.2 and 4.3). Black chooses \
                now. One: accept the taking back; White moves again. Two: 39-33 is on the \
                board again and counts. Three: demand correction: White must play 28x19.";
    assert!(said(record, INTERNATIONAL).contains(open), "{}", said(record, INTERNATIONAL));
    let demanded = said(record, &format!("{INTERNATIONAL} --claim irregular --by black"));
    assert!(
        demanded.contains("GRANTED to Black.")
            && demanded.contains("39-33 could not be taken back without consent"),
        "{demanded}"
    );
}

#[test]
fn what_the_rules_give_no_result_is_for_the_arbiter() {
    let moves = "[FEN \"W:WK7,36:BK48,26\"]\n\n1. 7-1 48-43";
    for what in ["[%flags-both]", "[%left w]"] {
        let record = format!("{moves} {{{what}}} *\n");
        let text = said(&record, INTERNATIONAL);
        assert!(text.contains("The arbiter decides what becomes of the game."), "{text}");
        assert!(!text.contains("not finished"), "{text}");
        assert_eq!(adjudicated(&record, INTERNATIONAL).1, 1);
        let on = said(&record.replace('*', "2. 1-7 *"), INTERNATIONAL);
        assert!(on.contains("not finished"), "{on}");
    }
}

/// No draw can be claimed once the game has ended.
#[test]
fn no_claim_is_offered_once_the_game_has_ended() {
    let record = "[FEN \"B:WK32:BK1\"]\n\n1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 \
        4. 5-1 28-32 {[%flag b]} *\n";
    let text = said(record, "--rules english");
    assert!(text.contains("The result is 1-0"), "{text}");
    assert!(!text.contains("a draw if it is claimed"), "{text}");
}

/// FMJD Annex 1, 5.4: the finding about the required piece points at the recorded correction.
#[test]
fn a1_5_4_a_duty_is_shown_where_the_correction_is_recorded() {
    let record = "1. 33-28 19-23 2. 39-33 {[%rectify b]} *\n";
    let game = super::rulings::ran(&["validate", "-", "--format", "jsonl"], record, INTERNATIONAL);
    let game: Value = serde_json::from_slice(&game.stdout).unwrap();
    let found = game["findings"].as_array().unwrap();
    let duty = found.iter().find(|one| one["code"] == "piece-must-be-played");
    assert!(duty.is_none_or(|duty| duty["column"] != 1), "{duty:?}");
}
