//! "The Rules of the Game", a primer of 100-square draughts: the set `international-basic`.

use draughts_arbiter::board::Color;
use draughts_arbiter::rules::{CountOf, Reset};

use super::Law;

fn law() -> Law {
    Law::new("international-basic", &[])
}

#[test]
fn what_the_primer_does_not_say_is_left_to_the_annexes() {
    let law = law();
    assert!(law.set.remarks.iter().any(|remark| remark.contains("FMJD annexes")));
    assert_eq!(law.source("touch_move"), "A1 3.11");
}

#[test]
fn the_dark_square_is_in_the_lower_left_corner() {
    assert_eq!(law().field("dark_corner"), "left");
    assert_eq!(law().letters("46"), "a1");
}

#[test]
fn twenty_pieces_each_in_the_first_four_rows() {
    assert_eq!(law().start(Color::White), (31..=50).collect::<Vec<u8>>());
    assert_eq!(law().start(Color::Black), (1..=20).collect::<Vec<u8>>());
}

#[test]
fn the_game_begins_with_white() {
    assert_eq!(law().set.first_color(), Color::White);
}

#[test]
fn a_piece_moves_forward_diagonally_to_an_empty_square() {
    assert_eq!(law().moves("W:W28:B50"), "28-22 28-23");
    assert_eq!(law().moves("W:W28,23:B50"), "23-18 23-19 28-22");
}

#[test]
fn the_turn_passes_to_the_opponent() {
    assert_eq!(law().after("W:W28:B50", "28-22"), "B:W22:B50");
}

#[test]
fn a_piece_jumps_an_adjacent_opponent_to_the_empty_square_behind_it() {
    assert_eq!(law().captures("W:W28:B23"), "28x19 (23)");
    assert_eq!(law().after("W:W28:B23,50", "28x19"), "B:W19:B50", "the jumped piece is removed");
    assert_eq!(law().moves("W:W28:B23,19"), "28-22", "not with a piece behind it");
}

#[test]
fn capturing_is_mandatory() {
    assert_eq!(law().field("capture"), "compulsory");
    assert_eq!(law().moves("W:W32,48:B28"), "32x23");
}

#[test]
fn pieces_capture_forwards_and_backwards() {
    assert_eq!(law().captures("W:W28:B22,33"), "28x17 (22), 28x39 (33)");
}

#[test]
fn several_pieces_are_taken_in_one_move_and_removed_at_its_end() {
    let law = law();
    assert_eq!(law.captures("W:W32:B28,19"), "32x14 (19 28)");
    assert_eq!(law.field("removal"), "after");
    assert_eq!(law.captures("B:W27,28,38,39,42:BK25"), "25x33 (27 28 39 42)");
}

#[test]
fn the_majority_is_captured() {
    assert_eq!(law().captures("W:W32,21:B28,19,17"), "32x14 (19 28)");
}

#[test]
fn a_piece_on_the_last_row_becomes_a_king() {
    assert_eq!(law().after("W:W7:B50", "7-1"), "B:WK1:B50");
}

#[test]
fn crowning_ends_the_turn() {
    assert_eq!(law().captures("W:WK3:B14"), "3x20 (14), 3x25 (14)", "a king on 3 could take 14");
    assert_eq!(law().captures("W:W12:B8,14"), "12x3 (8)");
    assert_eq!(law().after("W:W12:B8,14", "12x3"), "B:WK3:B14");
    assert_eq!(law().after("W:W8:B26", "8-3"), "B:WK3:B26");
}

#[test]
fn a_king_moves_and_captures_any_number_of_squares() {
    let moves = "46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5";
    assert_eq!(law().moves("W:WK46:B26"), moves);
    assert_eq!(law().captures("W:WK46:B23"), "46x10 (23), 46x14 (23), 46x19 (23), 46x5 (23)");
}

#[test]
fn a_king_captures_several_pieces_along_several_diagonals() {
    assert_eq!(
        law().captures("W:WK47:B9,12,33"),
        "47x17 (9 12 33), 47x21 (9 12 33), 47x26 (9 12 33)"
    );
}

#[test]
fn a_king_does_not_capture_a_piece_twice() {
    assert_eq!(law().captures("W:WK2:B7,8,17,18"), "2x2 (7 8 17 18)");
    assert_eq!(law().field("king_reverse"), "false");
}

#[test]
fn a_piece_that_captures_on_from_the_king_row_stays_a_piece() {
    assert_eq!(law().after("W:W15:B9,10,50", "15x13"), "B:W13:B50");
}

#[test]
fn who_captures_or_blocks_everything_wins() {
    let law = law();
    assert_eq!(law.field("goal"), "block");
    assert_eq!(law.moves("W:W:B28"), "");
    assert_eq!(law.moves("W:W35:B30,24"), "");
    assert!(law.field("losses").starts_with("[no-piece, no-move"));
}

#[test]
fn twenty_five_king_moves_of_each_player_are_a_draw() {
    let law = law();
    let clause = law.clause("no-progress");
    assert_eq!((clause.moves, clause.count), (Some(25), Some(CountOf::Each)));
    assert_eq!(clause.resets.as_deref(), Some(&[Reset::Capture, Reset::ManMove][..]));
    assert_eq!(law.clauses(), "no-progress agreement");
}
