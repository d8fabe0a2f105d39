//! `validate`, `adjudicate` and a claim agree about one game: lapsed draws that can be claimed
//! again, recorded results, other open questions, articles.

use super::rulings::{adjudicated, claimed, printed, ran, validated};

const INTERNATIONAL: &str = "--rules international";

fn said(record: &str, options: &str) -> String {
    printed(record, options).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn validation(record: &str, options: &str) -> String {
    let ran = ran(&["validate", "-"], record, options);
    let text = String::from_utf8(ran.stdout).unwrap();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn answer(record: &str, options: &str) -> String {
    adjudicated(record, options).0["answer"].as_str().unwrap_or_default().to_owned()
}

/// WCDF 1.32.1: a repetition lapses with the next move, while the other player's is open.
#[test]
fn wcdf_1_32_1_a_repetition_that_lapsed_and_one_that_is_open_are_both_told() {
    let record = "[FEN \"B:WK29,K32:BK1,K4\"]\n\n\
        1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 5. 1-5 *\n";
    let text = validation(record, "--rules english");
    assert!(text.contains("Black could claim a draw before moving"), "{text}");
    assert!(text.contains("White can claim a draw before moving"), "{text}");
    let text = said(record, "--rules english");
    assert!(text.contains("Black could claim that draw before moving, and did not"), "{text}");
    assert!(text.contains("White can claim the draw before moving"), "{text}");
    // A game with a result is over.
    let over = record.replace('*', "1-0");
    assert!(!validation(&over, "--rules english").contains("can claim"), "{over}");
}

/// FMJD Annex 1, 6.1, under a setting that requires the claim before the next move.
#[test]
fn a1_6_1_a_draw_that_nobody_claimed_in_time_is_none() {
    let record = "[FEN \"W:WK6,K16:BK35,K45\"]\n\n\
        1. 6-1 45-50 2. 1-6 50-45 3. 6-1 45-50 4. 1-6 50-45 5. 6-11 *\n";
    let options = "--rules international --set late_claim=next-move";
    let text = said(record, options);
    assert!(text.contains("that was a draw until White's 5th move, and nobody claimed it before"));
    assert!(!text.contains("automatically a draw"), "{text}");
    let text = validation(record, options);
    assert!(text.contains("nobody claimed it before the next move"), "{text}");
    let now = record.replace(" 5. 6-11", "");
    assert!(said(&now, options).contains("is a draw"), "{}", said(&now, options));
}

/// FMJD Annex 1, 5.7: with a recorded result, a question is open only if the game went on.
#[test]
fn a1_5_7_a_recorded_result_is_a_condition_in_every_command() {
    let record = "1. 32-28 19-23 2. 38-32 2-0\n";
    let text = validation(record, INTERNATIONAL);
    assert!(text.contains("it is open, unless the game had already ended 2-0"), "{text}");
    let letters = "1. 11-15 22-18 2. 12-16 1-0\n";
    let text = validation(letters, "--rules pool");
    assert!(text.contains("it cannot stand, unless the game had already ended 1-0"), "{text}");
    let text = answer(letters, "--rules pool");
    assert!(text.contains("decides: if the game had ended 1-0, 1-0 stands."), "{text}");
    assert!(!text.contains("Nothing in this record"), "{text}");
    // A game in progress has no such condition.
    assert!(!validation("1. 32-28 19-23 2. 38-32 *\n", INTERNATIONAL).contains("unless"));
}

#[test]
fn a_recorded_result_against_which_nothing_speaks_stands() {
    let text = answer("1. 32-28 19-23 2. 28x19 14x23 2-0\n", INTERNATIONAL);
    assert!(text.contains("2-0 stands"), "{text}");
    assert!(!text.contains("gives a result"), "{text}");
}

/// IDF Rapid and Blitz, 5 and 6: both commands report every draw whose condition is met.
#[test]
fn rapid_5_and_6_every_draw_is_told_by_both_commands() {
    let record = "[FEN \"W:WKa3,Ka5:BKh4\"]\n\n1. a3-c1 h4-e1 2. c1-h6 e1-h4 3. h6-f8 h4-d8 \
        4. f8-a3 d8-h4 5. a3-c1 *\n";
    let options = "--rules russian --time-control 15m";
    for text in [validation(record, options), said(record, options)] {
        assert!(text.contains("7.2.8") && text.contains("Rapid and Blitz games, 6"), "{text}");
    }
    let slow = validation(record, "--rules russian --time-control 2h");
    assert!(slow.contains("could have been recorded as a draw there, and was played on"), "{slow}");
}

#[test]
fn a_win_that_is_not_credited_is_not_credited_in_any_command() {
    let record = "1. 22-18 {[%left b]} *\n";
    let options = "--rules mundigames --set king_range=1";
    for text in [validation(record, options), said(record, options)] {
        assert!(text.contains("nter 1-0, not credited"), "{text}");
    }
}

/// FMJD Annex 1, 6.3: a count claimed from half a move too late is complete regardless.
#[test]
fn a1_6_3_a_count_named_half_a_move_late_is_told_with_where_it_begins() {
    let record = "[FEN \"W:WK6,K16,K2:BK45\"]\n\n1. 6-50 45-1 2. 2-35 1-45 3. 16-49 45-1 \
        4. 49-16 1-6 5. 35-2 6-1 6. 16-49 1-45 7. 50-6 45-1 8. 49-35 1-45 9. 2-16 45-1 \
        10. 35-49 1-45 11. 6-50 45-1 12. 16-2 1-6 13. 2-35 6-1 14. 50-6 1-45 15. 6-1 45-50 \
        16. 1-45 50-6 *\n";
    let options = "--rules international --claim ending --first-move 1b";
    assert_eq!(claimed(record, options).0, "granted");
    let text = said(record, options);
    assert!(
        text.contains("names Black's 1st move as the first; the count begins with White's 1st")
    );
    assert_eq!(text.matches("each player has made 16 moves").count(), 1, "{text}");
    assert!(!text.contains("Each player has made"), "{text}");
}

/// FMJD Annex 1, 3.11 and 5.4: a refused demand does not hide other open irregularities.
#[test]
fn a1_3_11_a_refusal_tells_what_else_can_be_corrected() {
    let record = "[FEN \"W:W27,38,50:B22,33,5\"]\n\n1. 27-21 {[%rectify b]} 1. 38x29 *\n";
    let options = format!("{INTERNATIONAL} --claim capture-missed --by black");
    let text = answer(record, &options);
    assert!(text.starts_with("REFUSED") && text.contains("38x29"), "{text}");
    assert!(text.contains("Black may still have that corrected"), "{text}");
    let back = "1. 32-28 20-25 {[%takeback b]} *\n";
    let text = answer(back, &format!("{INTERNATIONAL} --claim capture-missed --by white"));
    assert!(text.contains("White may still hold Black to 20-25"), "{text}");
}

/// Pool Checkers, Rules of Play, 7 is about moves, not about taking them back.
#[test]
fn rop_7_is_not_cited_for_a_taking_back() {
    let record = "1. 11-15 {[%takeback b]} 1. 9-14 *\n";
    for options in ["--rules pool", "--rules checkers-25"] {
        for options in [options.to_owned(), format!("{options} --claim irregular --by white")] {
            let text = said(record, &options);
            assert!(!text.contains("Rules of Play, 7") && !text.contains("Moving the"), "{text}");
            assert!(text.contains("no published article"), "{text}");
        }
        let text = validation(record, options);
        assert!(!text.contains("Rules of Play, 7"), "{text}");
    }
}

/// FMJD Annex 1, 3.11: accepting a taking back later also leaves the earlier touch in force.
#[test]
fn a1_3_11_a_touch_binds_after_a_taking_back_that_is_accepted_later() {
    let back = "1. 32-28 {[%touched b 19]} 20-25 {[%takeback b]} {[%stands w]} *\n";
    let text = said(back, INTERNATIONAL);
    assert!(text.contains("Black must play 19-23 or 19-24"), "{text}");
    let (codes, _) = validated(&back.replace('*', "1... 18-22 *"), INTERNATIONAL);
    let touched = codes.iter().filter(|code| *code == "piece-touched-not-played").count();
    assert_eq!(touched, 2, "{codes:?}");
    let played = back.replace('*', "1... 19-23 *");
    assert_eq!(claimed(&played, "--rules international --claim touched --by white").0, "refused");
}

/// If nothing irregular can stand, a taking back cannot either: the replacement move is void, and
/// no second duty is reported.
#[test]
fn what_was_played_in_the_place_of_a_move_that_counts_is_void() {
    let record = "1. 11-15 {[%takeback b]} 1. 9-17 *\n";
    for rules in ["--rules pool", "--rules checkers-25"] {
        let text = said(record, rules);
        assert!(text.contains("11-15 counts as played"), "{text}");
        assert!(text.contains("It is void: 11-15 may not be taken back"), "{text}");
        assert!(!text.contains("Black must") && !text.contains("legal move must"), "{text}");
        let text = validation(record, rules);
        assert!(text.contains("it is void: 11-15 may not be taken back"), "{text}");
    }
}

/// FMJD Annex 1, 5.4.4 and 5.7: a taking back that the opponent accepted by moving stands.
#[test]
fn a1_5_4_4_a_taking_back_that_stands_is_what_a_demand_is_about() {
    let record = "1. 32-28 19-23 2. 38-32 {[%takeback w]} 2. 28x19 14x23 *\n";
    let text = answer(record, &format!("{INTERNATIONAL} --claim irregular --by black"));
    assert!(text.contains("White took 38-32 back") && text.contains("stands"), "{text}");
    assert!(!text.contains("corrected"), "{text}");
}

/// FMJD Annex 1, 3.11: a touch after a correctable violation binds only if the violation stands.
#[test]
fn a1_3_11_a_touch_after_a_wrong_move_binds_if_that_move_stands() {
    let record = "1. 32-28 19-23 2. 38-32 {[%touched b 20]} *\n";
    for text in [
        validation(record, INTERNATIONAL),
        said(record, INTERNATIONAL),
        answer(record, &format!("{INTERNATIONAL} --claim touched --by white")),
    ] {
        assert!(text.contains("that holds if") && text.contains("38-32 stands"), "{text}");
    }
    let plain = "1. 32-28 19-23 2. 28x19 {[%touched b 14]} *\n";
    assert!(!said(plain, INTERNATIONAL).contains("that holds if"));
}

/// FMJD Annex 1, 5.6: an irregularity whose correction is refused has not been corrected.
#[test]
fn a1_5_6_what_was_refused_was_not_corrected() {
    let record = "1. 32-28 19-23 2. 28x19 {[%left-on w 23] [%rectify b] [%refuse w]} *\n";
    for text in [validation(record, INTERNATIONAL), said(record, INTERNATIONAL)] {
        assert!(text.contains("the game ended before it was made"), "{text}");
        assert!(!text.contains("It was corrected"), "{text}");
    }
}

/// APCA Rules of Play, 5: under any name of the demand, the touched piece forfeits the game.
#[test]
fn apca_5_a_missed_capture_with_a_touched_piece_is_for_the_arbiter() {
    let record = "1. 11-15 22-18 2. {[%touched b 15]} 12-16 *\n";
    for claim in ["capture-missed", "touched", "irregular"] {
        let options = format!("--rules pool --claim {claim} --by white");
        assert_eq!(claimed(record, &options).0, "not-yet", "{claim}");
        let text = answer(record, &options);
        assert!(text.starts_with("NOT YET: White chooses first. "), "{text}");
        assert!(
            text.contains("which the arbiter decides, or have it corrected. Unless Black has lost"),
            "{text}"
        );
    }
}

/// FMJD Annex 1, 5.4.5 and 5.4.6: moving an opponent's piece also misses the mandatory capture.
#[test]
fn a1_5_4_6_a_move_of_the_opponents_piece_misses_the_capture_too() {
    let record = "1. 32-28 19-23 2. 20-25 14-20 *\n";
    let options = format!("{INTERNATIONAL} --claim capture-missed --ply 2w --at 2b --by black");
    let text = answer(record, &options);
    assert!(text.starts_with("GRANTED") && text.contains("28x19"), "{text}");
}

/// FMJD Annex 1, 5.4.1 and 5.4.5: a piece moved in a way that its owner could not move it either.
#[test]
fn a1_5_4_5_nothing_tells_who_made_a_move_that_neither_could_make() {
    let record = "1. 32-28 31-22 *\n";
    let (codes, _) = validated(record, INTERNATIONAL);
    assert!(codes.contains(&"mover-unknown".into()), "{codes:?}");
    for by in ["white", "black"] {
        assert_eq!(
            claimed(record, &format!("{INTERNATIONAL} --claim irregular --by {by}")).0,
            "not-yet"
        );
    }
    // An incident before the following half-move settles it.
    let goes_on = "1. 32-28 31-26 2. 34-30 *\n";
    for (incident, code) in
        [("2w rectify w", "not-your-piece"), ("2w rectify b", "two-moves-in-a-row")]
    {
        let ran = ran(&["validate", "-", "--incident", incident], goes_on, INTERNATIONAL);
        let text = String::from_utf8(ran.stdout).unwrap();
        assert!(text.contains(code), "{incident}: {text}");
    }
}

/// FMJD Annex 1, 5.4.4 and 5.8: for a half-move that was taken back and for its replacement, the
/// answer says whether each counts, and a move already played is not required again.
#[test]
fn a1_5_4_4_what_was_played_in_the_place_of_a_move_is_told() {
    let back = "1. 33-28 19-23 {[%takeback b]} 1... 20-24 *\n";
    let text = answer(back, &format!("{INTERNATIONAL} --claim irregular --by white"));
    assert!(text.contains("19-23 counts as played") && text.contains("20-24 is void"), "{text}");
    let record = "1. 33-29 20-24 2. 31-27 {[%takeback w]} 2. 29x20 *\n";
    for claim in ["capture-missed", "irregular"] {
        let options = format!("{INTERNATIONAL} --claim {claim} --by black");
        let text = answer(record, &options);
        assert!(
            text.contains(
                "Nothing changes on the board: the correction, 29x20, has already been played. 31-27 \
                 was wrong (FMJD Annex 1, 5.4.6): "
            ),
            "{text}"
        );
        assert!(!text.contains("White moves") && !text.contains("void"), "{text}");
        let dutch = answer(record, &format!("{options} --lang nl"));
        assert!(dutch.contains("29x20"), "{dutch}");
    }
    let other = record.replace("29x20", "32-28");
    let options = format!("{INTERNATIONAL} --claim capture-missed --ply ply:3 --by black");
    let text = answer(&other, &options);
    assert!(text.contains("White must play 29x20") && text.contains("White moves"), "{text}");
}

/// FMJD Annex 1, 5.7: a player's demand refers to the opponent's irregularity, even if only one of
/// the player's own is still open.
#[test]
fn a1_5_7_a_demand_is_about_what_the_opponent_did_if_that_stands() {
    let record = "1. 33-29 20-24 2. 31-27 17-21 *\n";
    let text = answer(record, &format!("{INTERNATIONAL} --claim capture-missed --by black"));
    assert!(text.starts_with("REFUSED") && text.contains("31-27"), "{text}");
    assert!(text.contains("stands: Black has moved since"), "{text}");
    let text = answer(record, &format!("{INTERNATIONAL} --claim capture-missed --by white"));
    assert!(text.starts_with("GRANTED") && text.contains("17-21"), "{text}");
    // A capture is the same however it is written.
    let written = "[FEN \"W:WK18,K32:B14,5\"]\n\n1. 32-27 {[%takeback w]} 1. 18x9 *\n";
    let text = answer(written, "--rules thai --claim capture-missed --by black");
    assert!(text.contains("Nothing changes on the board: the correction, 18x9, has"), "{text}");
}

/// FMJD Annex 1, 5.6: a refusal is reported with what was played after it.
#[test]
fn a1_5_6_what_was_played_after_a_refusal_is_said() {
    let record = "1. 32-28 19-23 {[%refuse w]} 2. 28x19 *\n";
    let text = answer(record, INTERNATIONAL);
    let first =
        "At White's 2nd move: White first refused to follow the rules, and then played 28x19";
    assert!(text.starts_with(first), "{text}");
    assert!(text.contains("(FMJD Annex 1, 5.6)") && text.contains("(7.2.4)"), "{text}");
}

/// FID rules 3 and 4: a range of articles is not written like a half-move.
#[test]
fn fid_3_and_4_are_not_read_as_a_half_move() {
    let record = "1. 23-20 10-13 2. 22-18 11-15 *\n";
    let text = answer(record, "--rules italian --claim capture-missed");
    assert!(text.contains("rules 3 and 4") && !text.contains("3-4"), "{text}");
}

/// The board overrides the letter of a king, and the record gets a finding about it.
#[test]
fn the_letter_of_a_king_before_a_move_of_a_man_is_told_once() {
    let codes = |record: &str| validated(record, "--rules russian").0;
    let odd = codes("1. Kc3-d4 Dd6-c5 *\n");
    assert_eq!(odd.iter().filter(|code| *code == "king-letter-odd").count(), 1, "{odd:?}");
    let right = codes("[FEN \"W:WKc1,a1:Ba7\"]\n\n1. Kc1-d2 a7-b6 *\n");
    assert!(!right.contains(&"king-letter-odd".into()), "{right:?}");
}

/// IDF 5.7, FMJD Annex 1, 5.7: in every command, moving lets a refusal pass.
#[test]
fn a1_5_7_a_refusal_is_let_pass_and_does_not_stand() {
    let record = "1. 34-29 20-24 2. 31-27 {[%rectify b] [%refuse w]} 2. 29x20 *\n";
    let text = validation(record, INTERNATIONAL);
    assert!(text.contains("whether Black lets the refusal pass"), "{text}");
    assert!(text.contains("the law: FMJD Annex 1, 5.7"), "{text}");
    assert!(answer(record, INTERNATIONAL).contains("If Black lets the refusal pass"), "{text}");
}

/// A refusal names the irregularity, even for a reader who does not see the board.
#[test]
fn a_refusal_names_what_was_wrong() {
    let missed = "1. 34-29 20-24 2. 31-27";
    for (record, claim) in [
        (format!("{missed} *\n"), "--claim capture-missed --by white"),
        (format!("{missed} 19-23 *\n"), "--claim irregular --ply 2w --by black"),
        (format!("{missed} {{[%stands b]}} *\n"), "--claim irregular --by black"),
    ] {
        let text = answer(&record, &format!("{INTERNATIONAL} {claim}"));
        let opens = "demand. White's 2nd move, 31-27: White had to capture and did not. ";
        assert!(text.starts_with("REFUSED: ") && text.contains(opens), "{text}");
    }
}

/// APCA Rules of Play, 5: a claim of a draw hears of a touched piece what a demand hears, and in
/// sixty words.
#[test]
fn apca_5_a_claim_over_a_touched_piece_agrees_with_a_demand() {
    let record = "1. 11-15 22-18 2. {[%touched b 15]} 12-16 *\n";
    for claim in ["repetition --by white", "agreement", "no-progress --by black"] {
        let text = answer(record, &format!("--rules pool --claim {claim}"));
        assert!(text.contains("White may claim the game. The arbiter decides."), "{text}");
        assert!(text.contains("Unless Black has lost, 12-16 goes back: Black must play 15x22."));
        assert!(!text.contains("cannot stand") && !text.contains("game goes on"), "{text}");
        assert!(text.split_whitespace().count() <= 60, "{text}");
    }
    let demand = answer(record, "--rules pool --claim touched --by white");
    assert!(demand.starts_with("NOT YET: White chooses first. "), "{demand}");
    assert!(demand.contains("White chooses: claim the game for it"), "{demand}");
    assert!(demand.contains("Unless Black has lost, 12-16 goes back"), "{demand}");
}

/// IDF 7.2.8 and 7.2.9: without added seconds a win that the arbiter finds must also be obvious.
#[test]
fn idf_7_2_8_and_7_2_9_are_told_in_one_answer() {
    let record = "[FEN \"W:WKa3,Ka5:BKh4\"]\n\n1. a3-c1 h4-e1 2. c1-h6 e1-h4 3. h6-f8 h4-d8 4. f8-a3 \
                  d8-h4 5. a3-c1 *\n";
    let text = answer(record, "--rules russian --time-control 2h");
    let once =
        "The laws give 1/2-1/2 if the arbiter finds no win for White: White has made 5 moves";
    assert!(text.starts_with(once) && text.contains("7.2.8)"), "{text}");
    let obvious = "If the position then was not won, enter 1/2-1/2. If there is a win, White must show \
                   that it is obvious (7.2.9). If White does not, enter 1/2-1/2 all the same. If White \
                   does, the game goes on and Black moves.";
    assert!(text.replace('\u{a0}', " ").ends_with(obvious), "{text}");
    let text = said(record, "--rules russian --time-control 2h --claim ending");
    assert!(text.contains("without added seconds such a game is not played on"), "{text}");
    assert!(!text.contains("are counted"), "{text}");
    assert!(!text.contains("Whatever becomes of the claim"), "{text}");
    // With equal pieces either side may have a win.
    let equal = "[FEN \"W:WK30:BK5\"]\n\n1. c1-d2 a7-b8 2. d2-c3 b8-a7 3. c3-b2 a7-b8 4. b2-c1 b8-a7 \
                 5. c1-d2 a7-b8 *\n";
    let text = answer(equal, "--rules russian --time-control 2h+30s");
    assert!(text.starts_with("The laws give 1/2-1/2 if the arbiter finds no win: "), "{text}");
    let text = answer(equal, "--rules russian --time-control 2h+30s --claim ending");
    assert!(text.starts_with("GRANTED, IF the arbiter finds no win. "), "{text}");
    // With added seconds there is no such second test.
    let text = answer(record, "--rules russian --time-control 2h+30s");
    assert!(text.ends_with("If there is a win, the game goes on and Black moves."), "{text}");
}

/// A correction demanded for no side is granted to the offender's opponent.
#[test]
fn a_correction_is_granted_to_the_opponent() {
    let record = "1. 34-29 20-24 2. 31-27 *\n";
    let text = answer(record, &format!("{INTERNATIONAL} --claim capture-missed"));
    assert!(text.starts_with("GRANTED to Black. "), "{text}");
    let text = answer(record, &format!("{INTERNATIONAL} --claim capture-missed --by black"));
    assert!(text.starts_with("GRANTED to Black. "), "{text}");
    let text = said(record, &format!("{INTERNATIONAL} --claim capture-missed --lang nl"));
    assert!(text.contains("TOEGEWEZEN aan zwart. "), "{text}");
}
