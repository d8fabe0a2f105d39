//! What a listener did not understand, or heard wrongly, when rulings were read aloud.

use super::rulings::{adjudicated, answered, printed, ran};

/// A record, the options, the beginning of the answer, and what else it says.
type Heard = (&'static str, &'static str, &'static str, &'static [&'static str]);

fn check(all: &[Heard]) {
    for (record, options, first, also) in all {
        let answer = answered(record, options);
        assert!(answer.starts_with(first), "{options}\n{record}\n{answer}");
        for words in *also {
            assert!(answer.contains(words), "{words}\n{options}\n{record}\n{answer}");
        }
    }
}

const MISSED: &str = "1. 32-28 19-23 2. 37-32";

#[test]
fn a_recorded_result_beside_an_open_move_is_not_final() {
    let blocked = "[FEN \"W:W41,44,47:B36,45\"]\n\n1. 44-50 2-0\n";
    let answer = answered(blocked, "--rules international");
    assert!(answer.starts_with("2-0 is not final yet: it depends on Black. "), "{answer}");
    assert!(answer.contains("(7.2.2): 2-0 stands. If Black has it corrected"), "{answer}");
    assert!(answer.ends_with(", with the same piece (3.11), and 2-0 is struck."), "{answer}");
}

#[test]
fn an_offer_without_an_answer_is_what_a_recorded_draw_may_rest_on() {
    let record = format!("{MISSED} {{[%offer w]}} 1-1\n");
    let answer = answered(&record, "--rules international");
    let offered = "White offered a draw: the arbiter hears both players and decides. If Black \
         accepted, 1-1 stands. If not, 1-1 is struck, and Black chooses";
    assert!(answer.contains(offered), "{answer}");
}

#[test]
fn whoever_asked_is_named_in_the_head() {
    check(&[
        (
            "1. 32-28 19-23 2. 37-32 14-19 *\n",
            "--rules international --claim capture-missed --ply 2w --by black",
            "REFUSED: Black's demand. ",
            &["(FMJD Annex 1, 5.7)"],
        ),
        (
            "1. 32-28 *\n",
            "--rules international --claim repetition --by white",
            "REFUSED: White's claim. ",
            &[],
        ),
        ("1. 32-28 *\n", "--rules international --claim repetition", "REFUSED. ", &[]),
    ]);
}

/// The law that was broken stands beside what was done, that on its correction beside the remedy.
#[test]
fn an_article_stands_beside_what_it_says() {
    check(&[(
        "1. 32-28 19-23 2. 37-32 *\n",
        "--rules international --claim capture-missed --ply 2w --by black",
        "GRANTED to Black. White's 2nd move, 37-32: White had to capture and did not \
             (FMJD Annex 1, 4.2 and 4.3). The move is taken back; White must play 28x19 (5.4.6).",
        &[],
    )]);
    // A missing article is mentioned once, at the end.
    let record = "[FEN \"W:W28,50:B23,5\"]\n\n1. 28x19 {[%two-hands w]} *\n";
    let answer = answered(record, "--rules frisian --claim irregular --ply 1w --by black");
    let choice = "(no published article)";
    assert_eq!(answer.matches(choice).count(), 1, "{answer}");
    assert!(answer.contains(&format!("White shows the capture again {choice}")), "{answer}");
}

/// A capture goes on or stops because of the crowning: the article on that is named.
#[test]
fn crowning_in_a_capture_is_the_reason_that_is_told() {
    check(&[
        (
            "[FEN \"W:Wd6,a1:Be7,g7,a7\"]\n\n1. d6:f8 *\n",
            "--rules russian --claim capture-missed --ply 1w --by black",
            "GRANTED to Black. ",
            &["the man became a king on f8", "4.14)"],
        ),
        (
            "[FEN \"W:Wd6,a1:Be7,g7,a7\"]\n\n1. d6:f8 *\n",
            "--rules brazilian --claim capture-missed --ply 1w --by black",
            "GRANTED to Black. ",
            &["not crowned on f8 while it could capture", "13)"],
        ),
        (
            "[FEN \"B:W25,26,32:B21,1\"]\n\n1. 21x30x23 *\n",
            "--rules english --claim irregular --by white",
            "GRANTED to White. ",
            &["the man was crowned on 30, and that ended the move"],
        ),
    ]);
}

/// A king that may stop only right behind the piece it takes is not told that the piece is in its
/// way.
#[test]
fn a_king_that_goes_too_far_is_told_where_to_stop() {
    check(&[
        (
            "[FEN \"W:WK29,32:B18,1\"]\n\n1. 29x11 *\n",
            "--rules thai --claim irregular --ply 1w --by black",
            "GRANTED to Black. ",
            &["a king stops right behind the piece that it takes", "White must play 29-15"],
        ),
        (
            "[FEN \"W:WK46,50:BK28,1\"]\n\n1. 46x5 *\n",
            "--rules killer --claim irregular --ply 1w --by black",
            "GRANTED to Black. ",
            &["had to stop right behind 28"],
        ),
    ]);
}

#[test]
fn a_demand_under_another_name_leaves_the_right_to_correction() {
    check(&[
        (
            "[FEN \"W:W32,33,50:B27,17,29,1,5\"]\n\n1. {[%touched w 33]} 33x24 *\n",
            "--rules international --claim touched --ply 1w --by black",
            "REFUSED: Black's demand. White touched 33: the piece on 33 cannot make the capture",
            &["Black may still have that corrected before moving"],
        ),
        (
            "1. {[%touched w 32]} 31-26 *\n",
            "--rules international --claim capture-missed --ply 1w --by black",
            "REFUSED: Black's demand. White's 1st move, 31-26, missed no capture. ",
            &["Black may still have that corrected before moving"],
        ),
    ]);
}

/// A claimant who gets what was asked for hears that it is granted.
#[test]
fn a_claim_that_ended_the_game_is_granted() {
    let board = "1. c3-d4 d6-c5 {[%board-turned]} *\n";
    let (view, exit) = adjudicated(board, "--rules russian --claim irregular --by white");
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.starts_with("GRANTED to White. The board was found"), "{answer}");
    assert!(answer.ends_with("Enter no result; the game is played again."), "{answer}");
    assert_eq!(exit, 0, "{view}");
    let refused = format!("{MISSED} {{[%rectify b] [%refuse w]}} *\n");
    let (view, exit) = adjudicated(&refused, "--rules international --claim irregular --by black");
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.starts_with("GRANTED to Black. White refused the correction"), "{answer}");
    assert!(answer.ends_with("Black has won. Enter 0-2."), "{answer}");
    assert_eq!((exit, view["result"].as_str()), (0, Some("0-2")), "{view}");
}

#[test]
fn what_was_not_used_is_told_before_anything_rests_on_the_rest() {
    check(&[
        (
            "1. 32-28 19-23 {[%fleg b]} 2-0\n",
            "--rules international",
            "Not used: ",
            &["Correct the record first"],
        ),
        (
            "1. 32-28 19-23 2. 28x19 {white resigns\n14x23 1-0\n",
            "--rules international",
            "",
            &["What follows is not read as moves: a comment has no closing brace."],
        ),
        (
            "1. 32-28 (1. 33-28 19-23 2-0\n",
            "--rules international",
            "",
            &["What follows is not read as moves: a variation has no closing parenthesis."],
        ),
    ]);
}

#[test]
fn a_player_who_left_does_not_win_by_that() {
    let answer = answered("1. 32-28 19-23 {[%left b]} 0-2\n", "--rules international");
    assert!(answer.contains("is told to play on and refuses"), "{answer}");
    let choice = "nothing here supports 0-2; either 2-0 is entered, or the game goes on";
    assert!(answer.contains(choice), "{answer}");
}

#[test]
fn a_touch_that_earns_a_caution_is_not_without_consequence() {
    let record = "1. {[%touched b 1]} 11-15 *\n";
    let answer = answered(record, "--rules pool --claim touched --ply 1b --by white");
    assert!(answer.contains("gives a caution"), "{answer}");
    assert!(!answer.contains("no consequence"), "{answer}");
}

#[test]
fn an_acceptance_after_the_end_is_told_with_the_result() {
    let record = "1. 32-28 19-23 2. 28x19 {[%offer w] [%flag w]} {[%accept b]} 1-1\n";
    let answer = answered(record, "--rules international");
    let late = "Black accepted a draw only after that: it changes nothing.";
    assert!(answer.contains(late), "{answer}");
}

/// A demand comes first, and what its maker says later does not undo it; a correction in a game
/// that could have been claimed says so.
#[test]
fn a_second_decision_is_told() {
    let record = format!("{MISSED} {{[%rectify b] [%stands b]}} *\n");
    let options = "--rules international --claim irregular --ply 2w --by black";
    let answer = answered(&record, options);
    assert!(answer.contains("Black let it stand: the demand counts (no published"), "{answer}");
    let record = "1. 11-15 {[%touched w 21]} 22-18 {[%rectify b]} *\n";
    let answer = answered(record, "--rules pool --claim touched --ply 1w --by black");
    assert!(answer.contains("Black asked for that, not for the game"), "{answer}");
}

/// If only the opponent may claim a draw that exists, that player is named.
#[test]
fn the_player_who_may_claim_is_named() {
    let record = "[FEN \"B:WK32:BK1\"]\n\n1. 1-6 32-27 2. 6-1 27-32 3. 1-6 32-27 4. 6-1 27-32 *\n";
    let answer = answered(record, "--rules english --claim repetition --by white");
    assert!(answer.starts_with("REFUSED: White's claim. "), "{answer}");
    assert!(answer.ends_with("Black can claim the draw before moving."), "{answer}");
}

#[test]
fn the_lone_king_on_the_long_diagonal_is_named_with_its_limit() {
    let record = "[FEN \"W:WKb8,Kd8,Kf8:BKa1\"]\n\n1. d8-b6 a1-c3 2. b6-a7 c3-a1 3. f8-h6 a1-b2 \
         4. h6-d2 b2-f6 5. a7-f2 f6-b2 *\n";
    let options = "--rules russian --claim ending --by black --time-control 90m+30s";
    let answer = answered(record, options);
    let pieces = "with three kings against one on the long diagonal (moves";
    assert!(answer.contains(pieces), "{answer}");
}

/// What is recorded and cannot be used may be what decides a claim.
#[test]
fn nothing_is_ruled_while_an_incident_before_the_claim_cannot_be_used() {
    let slow = "[FEN \"W:WK10,6:B5,K45\"]\n\n1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 \
        4. 4-10 50-45 5. 10-4";
    let claim = "--rules international --claim repetition";
    for (record, options, why) in [
        (
            format!("{slow} {{[%touchd b 45]}} *\n"),
            claim,
            "the command `touchd` is not known, and nothing is judged by it. Nothing is ruled",
        ),
        (format!("{slow} {{[%touched w]}} *\n"), claim, "names no square"),
        (format!("{slow} {{black moved *\n"), claim, "a comment has no closing brace"),
        (format!("{slow} (5. 10-5 *\n"), claim, "variation"),
        (
            "1. {[%tuched w 32]} 31-26 *\n".to_owned(),
            "--rules international --claim touched --ply 1w --by black",
            "correct the record there (perhaps `touched`), and ask again",
        ),
    ] {
        let ruled = ran(&["adjudicate", "-"], &record, options);
        let stderr = String::from_utf8_lossy(&ruled.stderr);
        assert_eq!(ruled.status.code(), Some(2), "{record}{options}\n{stderr}");
        assert!(ruled.stdout.is_empty(), "{record}{options}");
        assert!(stderr.contains(why), "{record}{options}\n{stderr}");
    }
    // A claim made before it does not depend on it.
    let later = format!("{slow} 45-50 {{[%touchd w 4]}} 6. 4-10 *\n");
    let (view, exit) = adjudicated(&later, &format!("{claim} --at 5b"));
    assert_eq!((view["verdict"].as_str(), exit), (Some("granted"), 0), "{view}");
    // Nor does a claim depend on an evaluation.
    let (view, exit) = adjudicated(&format!("{slow} {{[%evall 0.3]}} *\n"), claim);
    assert_eq!((view["verdict"].as_str(), exit), (Some("granted"), 0), "{view}");
}

#[test]
fn a_record_with_an_incident_that_cannot_be_used_is_not_without_objection() {
    let (view, exit) = adjudicated("1. 32-28 19-23 {[%fleg b]} 2-0\n", "--rules international");
    let answer = view["answer"].as_str().unwrap();
    assert!(answer.starts_with("Not used: the command `fleg` is not known"), "{answer}");
    assert_eq!(exit, 1, "{view}");
    let (view, exit) = adjudicated("1. 32-28 19-23 2. 37-32 {and so on\n", "--rules international");
    let answer = view["answer"].as_str().unwrap();
    let hidden = "What follows is not read as moves: a comment has no closing brace. Correct the \
                  record first: only then is it known how the game stands.";
    assert_eq!((answer, exit), (hidden, 1), "{view}");
    let text = printed("1. 32-28 19-23 2. 37-32 {and so on\n", "--rules international");
    assert!(text.contains("White had to capture") && !text.contains("Black chooses"), "{text}");
}

/// A claim of the agreement says the same.
#[test]
fn a_recorded_draw_beside_an_offer_that_was_not_accepted_asks_both_players() {
    for (offer, answer) in [
        (
            "[%offer b]",
            "Black offered a draw: the arbiter hears both players and decides. If White accepted, \
             1-1 stands. If not, 1-1 is struck, the game goes on and White moves.",
        ),
        (
            "[%offer b] [%decline w]",
            "Black offered a draw, and White declined it. The arbiter hears both players and \
             decides: if the game was drawn otherwise, 1-1 stands. If not, 1-1 is struck, the game \
             goes on and White moves.",
        ),
    ] {
        let record = format!("1. 32-28 19-23 {{{offer}}} 1-1\n");
        let (view, exit) = adjudicated(&record, "--rules international");
        assert_eq!((view["answer"].as_str(), exit), (Some(answer), 1), "{view}");
    }
    for lapsed in ["{[%offer b]} 2. 28x19", "{[%offer b] [%decline w]} 2. 28x19"] {
        let record = format!("1. 32-28 19-23 {lapsed} 1-1\n");
        let (view, exit) = adjudicated(&record, "--rules international");
        assert!(view["answer"].as_str().unwrap().contains("1-1 stands"), "{view}");
        assert_eq!(exit, 0, "{view}");
    }
}

#[test]
fn an_end_while_a_correction_is_due_is_not_at_the_half_move_before() {
    check(&[
        (
            "1. 32-28 19-23 2. 37-32 {[%rectify b] [%refuse w]} *\n",
            "--rules international --claim irregular --by white",
            "REFUSED: White's demand. The game had ended: White refused the correction of White's \
             2nd move, 37-32",
            &[],
        ),
        (
            "1. 32-28 19-23 2. 37-32 {[%rectify b] [%offer w] [%accept b]} 1-1\n",
            "--rules international",
            "1-1 stands: the players agreed on a draw after the correction of White's 2nd move, \
             37-32, was demanded",
            &[],
        ),
    ]);
}

#[test]
fn a_win_that_would_be_a_loss_elsewhere_is_said_to_be_one() {
    check(&[
        (
            "[FEN \"W:W28:B17,1\"]\n\n1. 28-22 17x28 0-2\n",
            "--rules antidraughts",
            "",
            &["White had no piece left after Black's 1st move, 17x28, which wins in this game"],
        ),
        (
            "[FEN \"W:W8,31:B20,45\"]\n\n1. 8-2 2-0\n",
            "--rules breakthrough",
            "",
            &["White's 1st move, 8-2, made a king, which wins in this game"],
        ),
    ]);
}

/// The right does not lapse before the next move.
#[test]
fn a_claim_without_the_moves_that_must_be_named_hears_that_they_can_still_be() {
    check(&[(
        "[FEN \"B:WK32,21:BK1,12\"]\n\n1. 1-6 32-27 2. 6-1 27-32 3. 1-6 32-27 4. 6-1 27-32 *\n",
        "--rules checkers-25 --claim repetition --by black",
        "REFUSED: Black's claim. The moves that repeat the position must be named, and none was",
        &["They can still be named, before the next move."],
    )]);
}

/// A claim without a half-move is about the one that the opponent has just made.
#[test]
fn a_demand_without_ground_hears_what_was_right() {
    check(&[
        (
            "[FEN \"W:Wc3,h2:Bd4,f6,b4,h8\"]\n\n1. c3:a5 *\n",
            "--rules russian --claim capture-missed --by black",
            "REFUSED: Black's demand. Nothing is wrong with White's 1st move, c3:a5: any capture \
             may be chosen, also a smaller one (IDF Official Rules of draughts-64 (2016), 4.13).",
            &[],
        ),
        (
            "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 {[%takeback w] [%consent b]} 3. 38-32 17-22 *\n",
            "--rules international --claim irregular --by black",
            "REFUSED: Black's demand. White took 37-32 back (FMJD Annex 1, 5.4.4). Black asked for \
             it or agreed: White moves again.",
            &[],
        ),
    ]);
}

#[test]
fn of_several_priorities_the_one_that_decides_is_named() {
    for (record, rules, why) in [
        ("[FEN \"W:WK22,24:B18,20,2\"]\n\n1. 24x15 *\n", "italian", "with a king, not with a man"),
        ("[FEN \"W:W28,50:BK22,44,34,5\"]\n\n1. 28x17 *\n", "frisian", "the greatest value"),
        ("[FEN \"W:W10,1:BK14,13,32\"]\n\n1. 10x17 *\n", "spanish", "the most kings"),
    ] {
        let claim = format!("--rules {rules} --claim irregular --by black");
        let answer = answered(record, &claim);
        let said = format!("another capture had to be made: {why} (");
        assert!(answer.contains(&said), "{answer}");
    }
}
