//! What players did beside their moves, and what was played or recorded too late: the first part of a
//! ruling answers what the arbiter was called for.

use super::rulings::{adjudicated, printed};

fn aloud(record: &str, options: &str) -> String {
    adjudicated(record, options).0["answer"].as_str().unwrap_or_default().to_owned()
}

fn in_dutch(record: &str, options: &str) -> String {
    let text = printed(record, &format!("{options} --lang nl"));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

const INTERNATIONAL: &str = "--rules international";

/// FMJD Annex 1, 5.5: displaced pieces are put back.
#[test]
fn a1_5_5_what_was_recorded_last_comes_first() {
    let record = "1. 32-28 {[%displaced b 14,15]} 19-23 *";
    let answer = aloud(record, INTERNATIONAL);
    assert!(answer.starts_with("Black displaced pieces by accident: 14 and 15"), "{answer}");
    assert!(answer.contains("the pieces are put back."), "{answer}");
    assert!(answer.ends_with("White is to move."), "{answer}");
    let text = printed(record, INTERNATIONAL);
    assert_eq!(text.matches("displaced pieces").count(), 1, "{text}");
    let claim = aloud(record, &format!("{INTERNATIONAL} --claim irregular --by white"));
    assert!(
        claim.starts_with("REFUSED: White's demand. Black displaced pieces by accident"),
        "{claim}"
    );
    let refused = "1. c3-d4 d6-c5 2. g3-f4 {[%rectify b] [%refuse w]} *";
    let answer = aloud(refused, "--rules russian");
    assert!(answer.contains("there is nothing to correct"), "{answer}");
    assert!(answer.contains("White refuses what Black had no right to demand"), "{answer}");
    // Moves that came later show that the players went on.
    let later = aloud("1. 32-28 {[%displaced b 14,15]} 19-23 2. 28x19 14x23 *", INTERNATIONAL);
    assert_eq!(later, "The game is not finished; White is to move.");
}

/// FMJD Annex 1, 4.11: incorrect, and no irregularity.
#[test]
fn a1_4_11_a_demand_that_is_refused_does_not_say_that_nothing_was_wrong() {
    let record = "[FEN \"W:W43:B38,28,19,5\"]\n\n1. 43x14 {[%removal-order w]} *\n";
    let options = format!("{INTERNATIONAL} --claim irregular --ply 1w --by black");
    let answer = aloud(record, &options);
    assert!(
        answer.starts_with("REFUSED: Black's demand. White removed the pieces in another order"),
        "{answer}"
    );
    assert!(answer.contains("(FMJD Annex 1, 4.11)"), "{answer}");
    assert!(!answer.to_lowercase().contains("nothing is wrong"), "{answer}");
    assert!(!in_dutch(record, &options).contains("niets mis"));
}

/// FMJD Annex 1, 3.14: a touch out of turn binds nobody.
#[test]
fn a1_3_14_a_touch_out_of_turn_is_refused_with_its_effect() {
    let record = "1. 32-28 {[%touched w 31]} *";
    let answer = aloud(record, &format!("{INTERNATIONAL} --claim touched --by black"));
    assert!(answer.contains("White touched pieces while Black was to move"), "{answer}");
    assert!(answer.contains("binds nobody to play the piece"), "{answer}");
}

/// FMJD Annex 1, 5.4.12: the removed piece is named, not the capture that was made.
#[test]
fn a1_5_4_12_removed_pieces_are_named_by_number() {
    let record =
        |squares| format!("[FEN \"W:W38:B33,24,6,11\"]\n\n1. 38x20 {{[%removed w {squares}]}} *\n");
    let options = format!("{INTERNATIONAL} --claim irregular --by black");
    let one = aloud(&record("6"), &options);
    assert!(one.contains("removed the piece on 6, which was not captured"), "{one}");
    let both = aloud(&record("6,11"), &options);
    assert!(both.contains("the pieces on 6 and 11, which were not captured"), "{both}");
    let dutch = in_dutch(&record("6"), &options);
    assert!(dutch.contains("wit nam het stuk op 6 weg, dat niet geslagen was"), "{dutch}");
}

/// FMJD Annex 1, 5.2: a set-up is no half-move, and the player who moves is named.
#[test]
fn a1_5_2_a_piece_that_was_set_up_wrongly_is_not_that_of_a_move() {
    let record = "1. 32-28 19-23 2. 28x19 14x23 {[%misplaced w 35]} *";
    let answer = aloud(record, INTERNATIONAL);
    assert!(answer.starts_with("White's piece on 35 was set up wrongly"), "{answer}");
    assert!(answer.contains("Black chooses now: let it stand"), "{answer}");
    assert!(answer.ends_with("Then White moves."), "{answer}");
    let dutch = in_dutch(record, INTERNATIONAL);
    assert!(!dutch.contains("de zet laten staan"), "{dutch}");
}

#[test]
fn a_resignation_after_the_draw_is_told_with_the_result() {
    let repeated =
        "[FEN \"W:WK46:BK5,6\"]\n\n1. 46-41 5-10 2. 41-46 10-5 3. 46-41 5-10 4. 41-46 10-5";
    let answer = aloud(&format!("{repeated} {{[%resign b]}} 2-0\n"), INTERNATIONAL);
    assert!(answer.contains("Black resigned only after that: it changes nothing."), "{answer}");
    assert!(answer.contains("Enter 1-1."), "{answer}");
}

/// WCDF 1.32.1: the right to claim lapses with the next move.
#[test]
fn wcdf_1_32_1_a_claim_that_comes_too_late_is_told_so() {
    let record = "[FEN \"B:WK32:BK1\"]\n\n1. 1-6 32-27 2. 6-1 27-32 3. 1-6 32-27 4. 6-1 27-32 \
        5. 1-5 *\n";
    let answer = aloud(record, "--rules english --claim repetition --by black");
    assert!(answer.starts_with("REFUSED: Black's claim. Too late: "), "{answer}");
    assert!(answer.contains("after White's 4th move"), "{answer}");
}

/// APCA Rules of Play, 5: the opponent may claim the game, or have the move corrected.
#[test]
fn apca_5_a_claim_about_a_touched_piece_says_what_is_to_be_chosen() {
    let record = "1. 11-15 {[%touched w 21]} 22-18 *";
    let answer = aloud(record, "--rules pool --claim touched --ply 1w --by black");
    assert!(
        answer.contains("Black chooses: claim the game for it, which the arbiter decides"),
        "{answer}"
    );
    assert!(answer.contains("White must play 21-17"), "{answer}");
}

/// An irregularity that the first part describes is only named below.
#[test]
fn what_the_first_part_says_is_not_said_again() {
    for record in ["1. 33-28 19-23 2. 39-33 *", "1. 33-28 19-23 2. 39-33 2-0"] {
        let text = printed(record, INTERNATIONAL);
        assert_eq!(text.matches("had to capture").count(), 1, "{text}");
        assert!(text.contains("White's 2nd move, 39-33: see above. [capture-missed]"), "{text}");
        let dutch = in_dutch(record, INTERNATIONAL);
        assert_eq!(dutch.matches("moest slaan").count(), 1, "{dutch}");
    }
}

#[test]
fn the_edition_of_the_rules_is_named_in_the_language_of_the_ruling() {
    let record = "1. 33-28 19-23 *";
    let dutch = in_dutch(record, INTERNATIONAL);
    assert!(dutch.contains("(FMJD Annex 1, versie van november 2015)"), "{dutch}");
    assert!(!in_dutch("1. 9-14 23-18 *", "--rules english").contains("quoted"));
}

#[test]
fn a_flag_that_fell_when_the_clock_stood_still_is_looked_into_first() {
    let record = |press| format!("1. 32-28 19-23 2. 28x19 {{{press}[%flag w]}} 0-2");
    let answer = aloud(&record("[%press w] "), INTERNATIONAL);
    assert!(
        answer.contains("White's clock stopped by then: the arbiter first finds out"),
        "{answer}"
    );
    let answer = aloud(&record(""), INTERNATIONAL);
    assert!(!answer.contains("clock stopped"), "{answer}");
}

/// A recorded result that rests on an open move is right only by one decision.
#[test]
fn a_result_beside_an_open_move_says_when_it_is_right() {
    let drawn = "[FEN \"W:WK1,K2:BK46\"]\n\n1. 1-6 46-41 2. 2-7 41-46 3. 6-1 46-41 4. 7-2 41-46 \
        5. 1-6 46-45 1-1\n";
    let answer = aloud(drawn, INTERNATIONAL);
    assert!(
        answer.contains("corrected, Black must play the piece on 46, and 1-1 is struck"),
        "{answer}"
    );
    assert!(answer.starts_with("1-1 is not final yet: it depends on White. "), "{answer}");
    let dutch = in_dutch(drawn, INTERNATIONAL);
    assert!(dutch.contains("Of 1-1 blijft staan, hangt van wit af."), "{dutch}");
}

/// Dambun Frysk Spul, 7: the law that was broken is named if no article says what follows.
#[test]
fn dfs_7_the_article_that_was_broken_is_named_beside_a_correction_without_one() {
    let record = "[FEN \"W:WK47,26:B3,4\"]\n\n1. 47-42 3-8 2. 42-47 8-13 3. 47-42 4-9 4. 42-47 *\n";
    let answer = aloud(record, "--rules frisian --claim irregular --ply 4w --by black");
    assert!(answer.contains("(Dambun Frysk Spul, rules of the game, 7)"), "{answer}");
    assert!(answer.contains("(no published article)"), "{answer}");
}
