//! A touch and a half-move that is taken back: the touch before it counts whether or not the taking
//! back is accepted (FMJD Annex 1, 3.11); a touch in reply to it counts only if the half-move does.

use super::rulings::{adjudicated, claimed, is, printed, ran, validated};

const INTERNATIONAL: &str = "--rules international";

/// White touches 39, plays another piece, and takes that back unasked.
const BEFORE: &str = "1. 33-28 19-23 2. 28x19 14x23 3. {[%touched w 39]} 31-27 {[%takeback w]}";

/// White touches 34 in reply to 10-14, which Black then takes back.
const IN_REPLY: &str =
    "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 {[%touched w 34]} {[%takeback b]}";

fn aloud(record: &str) -> String {
    adjudicated(record, INTERNATIONAL).0["answer"].as_str().unwrap_or_default().to_owned()
}

fn said(record: &str, options: &str) -> String {
    printed(record, options).split_whitespace().collect::<Vec<_>>().join(" ")
}

fn validate(record: &str) -> String {
    String::from_utf8(ran(&["validate", "-"], record, INTERNATIONAL).stdout).unwrap()
}

/// Asks whether a touched piece must be played.
fn touched(record: &str, by: &str) -> (String, Option<String>) {
    claimed(record, &format!("{INTERNATIONAL} --claim touched --by {by}"))
}

#[test]
fn a1_3_11_the_touched_piece_must_be_played_whether_the_taking_back_is_accepted_or_not() {
    let open = format!("{BEFORE} *");
    let answer = aloud(&open);
    let two = "One: 31-27 is on the board again and counts. Two: 31-27 goes back, and White must \
        play 39-33.";
    assert!(answer.ends_with(two), "{answer}");
    for accepted in ["{[%consent b]} *", "{[%stands b]} *"] {
        let record = format!("{BEFORE} {accepted}");
        let answer = aloud(&record);
        assert!(answer.contains("White must play 39-33: the piece on 39 was touched"), "{answer}");
        assert_eq!(touched(&record, "black"), is("granted", ""), "{accepted}");
        assert!(!validate(&record).contains("it is gone"), "{accepted}");
    }
    // The touched piece is played in the place of the other.
    let answer = aloud(&format!("{BEFORE} 3. 39-33 *"));
    assert!(answer.contains("One: accept the taking back, and 39-33 counts."), "{answer}");
    assert!(!answer.contains("Three"), "{answer}");
}

#[test]
fn a1_3_11_another_piece_in_place_of_the_half_move_is_irregular_if_the_taking_back_is_accepted() {
    let open = format!("{BEFORE} 3. 32-28 *");
    let (codes, _) = validated(&open, INTERNATIONAL);
    let count = codes.iter().filter(|code| *code == "piece-touched-not-played").count();
    assert_eq!(count, 2, "{codes:?}");
    let text = validate(&open);
    let help = "if Black accepts that 31-27 was taken back, this can be corrected: White must play \
        39-33; if not, it is void";
    assert!(text.contains(help), "{text}");
    assert!(aloud(&open).contains("or accept the taking back (then 32-28 may be corrected)"));
    let accepted = format!("{BEFORE} 3. 32-28 {{[%consent b]}} *");
    assert_eq!(touched(&accepted, "black"), is("granted", ""));
    assert!(aloud(&accepted).contains("and then White must play 39-33"), "{}", aloud(&accepted));
    // An opponent who moves accepts both.
    let moved = said(&format!("{BEFORE} 3. 32-28 23x32 *"), INTERNATIONAL);
    assert!(moved.contains("32-28: the piece on 39 was touched and not played"), "{moved}");
    assert!(moved.contains("It stands: Black has moved since."), "{moved}");
}

#[test]
fn a1_3_11_a_touch_in_reply_to_a_half_move_counts_only_if_the_half_move_does() {
    let open = format!("{IN_REPLY} *");
    let choice = "hold Black to 10-14: 10-14 counts as played, and White must play 34-29 or 34-30.";
    assert!(aloud(&open).ends_with(choice), "{}", aloud(&open));
    for rest in ["{[%rectify w]} *", "3... 9-14 {[%rectify w]} *"] {
        let record = format!("{IN_REPLY} {rest}");
        assert_eq!(touched(&record, "black"), is("granted", ""), "{rest}");
        let (codes, _) = validated(&record, INTERNATIONAL);
        assert!(codes.contains(&"piece-must-be-played".into()), "{rest}: {codes:?}");
    }
    let other = format!("{IN_REPLY} {{[%rectify w]}} 4. 41-37 *");
    assert_eq!(touched(&other, "black"), is("granted", ""));
    // Held to by a claim: the article on touching is not that on the taking back.
    let held = said(&open, &format!("{INTERNATIONAL} --claim irregular --by white"));
    assert!(held.contains("10-14 counts as played (FMJD Annex 1, 5.4.4)."), "{held}");
    assert!(held.contains("White must play 34-29 or 34-30 (3.11)."), "{held}");
}

#[test]
fn a1_3_11_a_touch_in_reply_to_a_half_move_that_is_gone_binds_nobody() {
    for rest in ["{[%consent w]} *", "3... 9-14 4. 41-37 *"] {
        let record = format!("{IN_REPLY} {rest}");
        assert_eq!(touched(&record, "black").0, "refused", "{rest}");
        let text = said(&record, &format!("{INTERNATIONAL} --claim touched --by black"));
        assert!(
            text.contains("in reply to 10-14, which was taken back: it binds nobody"),
            "{text}"
        );
        assert!(!text.contains("The touched piece was played"), "{text}");
        let (codes, _) = validated(&record, INTERNATIONAL);
        assert!(!codes.contains(&"piece-touched-not-played".into()), "{rest}: {codes:?}");
    }
    let open =
        said(&format!("{IN_REPLY} *"), &format!("{INTERNATIONAL} --claim touched --by black"));
    assert!(open.contains("it counts only if White holds Black to 10-14"), "{open}");
}

#[test]
fn a1_5_4_4_of_two_equal_half_moves_the_second_is_void() {
    let record = "1. 32-28 19-23 2. 28x19 {[%takeback w]} 2. 28x19 {[%two-hands w]} *";
    let claim = format!("{INTERNATIONAL} --claim irregular --ply ply:3 --by black");
    let text = said(record, &claim);
    assert!(text.contains("28x19 counts as played"), "{text}");
    assert!(text.contains("The second 28x19 is void."), "{text}");
}

#[test]
fn a1_5_4_4_a_second_half_move_that_is_taken_back_too_is_for_the_same_choice() {
    let answer = aloud("1. 32-28 20-25 2. 37-32 {[%takeback w]} 2. 38-32 {[%takeback w]} *");
    assert!(answer.contains("hold White to 37-32, or accept the taking back"), "{answer}");
    assert!(answer.contains("(then choose likewise about 38-32)"), "{answer}");
}

#[test]
fn a1_5_4_16_a_king_that_nobody_crowned_is_still_that_after_its_half_move_is_taken_back() {
    let record = |rest: &str| {
        let fen = "[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"W:W7,32:B20,30\"]\n\n";
        format!(
            "{fen}1. 7-1 {{[%uncrowned w 1]}} 20-24 2. 1-6 {rest}{{[%takeback w]}} 2. 1-7 24-29 *"
        )
    };
    let moved = |record: &str| {
        let (codes, _) = validated(record, INTERNATIONAL);
        codes.iter().filter(|code| *code == "uncrowned-king-moved").count()
    };
    assert_eq!(moved(&record("")), 2);
    // Crowned on its new square, it stays crowned when it goes back.
    assert_eq!(moved(&record("{[%crowned b 6]} ")), 1);
}
