//! "Rules of Checkers", Mundigames: the set `mundigames`, with the king's range set at the table.

use draughts_arbiter::board::Color;
use draughts_arbiter::rules::{DrawKind, named};

use super::Law;

fn short() -> Law {
    Law::new("mundigames", &["king_range=1"])
}

fn flying() -> Law {
    Law::new("mundigames", &["king_range=any"])
}

// Aim of the game

#[test]
fn twelve_white_and_twelve_black_pieces_on_64_squares() {
    let law = short();
    assert_eq!(law.field("board"), "8x8");
    assert_eq!((law.start(Color::White).len(), law.start(Color::Black).len()), (12, 12));
}

#[test]
fn the_purpose_is_to_block_the_opponent() {
    assert_eq!(short().field("goal"), "block");
    assert_eq!(short().moves("W:W20:B15,16,11"), "", "20 is blocked");
}

// How to play checkers

#[test]
fn the_white_pieces_start() {
    assert_eq!(short().set.first_color(), Color::White);
}

#[test]
fn pieces_move_one_square_diagonally_forward_in_turn() {
    let law = short();
    assert_eq!(law.moves("W:W22:B1"), "22-18 22-19");
    assert_eq!(law.moves("B:W32:B10"), "10-13 10-14");
    assert!(law.after("W:W22:B1", "22-18").starts_with("B:"));
}

#[test]
fn a_piece_at_the_opposite_side_becomes_a_king() {
    assert_eq!(short().after("W:W5:B32", "5-1"), "B:WK1:B32");
}

#[test]
fn a_king_moves_forwards_and_backwards_as_far_as_the_table_says() {
    assert_eq!(short().moves("W:WK18:B1"), "18-13 18-14 18-21 18-22");
    let far = "18-11 18-13 18-14 18-21 18-22 18-25 18-27 18-31 18-4 18-7 18-9";
    let mut words: Vec<&str> = far.split(' ').collect();
    words.sort_unstable();
    assert_eq!(flying().moves("W:WK18:B3"), words.join(" "));
}

#[test]
fn whether_the_king_flies_must_be_chosen() {
    let set = named("mundigames").expect("a set");
    assert_eq!(set.unchosen(), [("king_range", ["1", "any"])]);
    assert!(flying().set.unchosen().is_empty());
}

#[test]
fn nobody_jumps_over_own_pieces_or_two_in_a_row() {
    assert_eq!(flying().moves("W:WK25,21:B4"), "21-17 21-18 25-29", "not over the own 21");
    assert_eq!(flying().moves("W:WK25:B18,14"), "25-21 25-29", "18 and 14 are two in a row");
}

// Capture the opponent's pieces

#[test]
fn a_piece_captures_forward_over_one_piece_to_the_square_behind() {
    let law = short();
    assert_eq!(law.captures("W:W22:B18"), "22x13 (18)");
    assert_eq!(law.moves("W:W14:B18"), "14-10 14-11", "not backwards");
}

#[test]
fn kings_capture_in_all_directions_and_along_the_diagonal_where_they_fly() {
    assert_eq!(short().captures("W:WK14:B18"), "14x21 (18)");
    assert_eq!(short().captures("W:WK14:B10"), "14x5 (10)");
    assert_eq!(short().moves("W:WK25:B14"), "25-21 25-29", "not from afar");
    assert_eq!(flying().captures("W:WK25:B14"), "25x11 (14), 25x4 (14), 25x7 (14)");
}

#[test]
fn capturing_is_mandatory() {
    let law = short();
    assert_eq!(law.moves("W:W22,32:B18"), "22x13");
    assert_eq!(law.refused("W:W22,32:B18", "32", "28"), "capture-missed");
}

#[test]
fn the_capture_goes_on_in_the_same_turn() {
    assert_eq!(short().captures("W:W22:B18,10"), "22x6 (10 18)");
    assert_eq!(short().captures("W:WK14:B18,26"), "14x30 (18 26)");
    assert_eq!(short().refused("W:W22:B18,10", "22", "13"), "capture-too-few");
}

#[test]
fn law_of_quantity() {
    assert_eq!(short().captures("W:W22,24:B18,10,20"), "22x6 (10 18)");
}

#[test]
fn law_of_quality() {
    assert_eq!(short().captures("W:W22,24:BK18,20"), "22x13 (18)");
    assert_eq!(short().refused("W:W22,24:BK18,20", "24", "15"), "capture-priority");
    // Quantity takes precedence over quality.
    assert_eq!(short().captures("W:W22,24:B18,10,K20"), "22x6 (10 18)");
}

// End of the game

#[test]
fn leaving_having_no_piece_and_being_blocked_lose() {
    assert_eq!(short().field("losses"), "[no-piece, no-move, resignation, leaving]");
    assert_eq!(short().moves("W:W:B18"), "");
}

#[test]
fn a_tie_is_made_only_by_agreement() {
    let law = short();
    assert_eq!(law.clauses(), "agreement");
    assert_eq!(law.clause("agreement").kind, Some(DrawKind::Agreement));
}

#[test]
fn only_pieces_that_can_move_can_be_chosen_and_no_wrong_move_is_made() {
    assert_eq!(short().field("irregular_move"), "cannot-stand");
    assert_eq!(short().field("touch_move"), "false");
}

// Table options, ranking

#[test]
fn running_out_of_time_does_not_lose() {
    assert!(!short().field("losses").contains("flag-fall"));
}

#[test]
fn a_leaver_loses_and_the_opponent_wins_after_more_than_10_moves() {
    assert_eq!(short().field("credit_after"), "10");
    assert!(short().field("losses").contains("leaving"));
    assert!(short().field("losses").contains("resignation"), "who surrenders loses too");
}
