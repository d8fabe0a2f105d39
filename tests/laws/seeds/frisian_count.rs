//! "Frisian Checkers Variant": the set `frisian-count`.

use draughts_arbiter::board::Color;
use draughts_arbiter::rules::CountOf;

use super::Law;

fn law() -> Law {
    Law::new("frisian-count", &[])
}

// Rules of the Game

#[test]
fn board_of_100_squares_with_the_double_corner_at_the_right() {
    let law = law();
    assert_eq!(law.field("board"), "10x10");
    assert_eq!(law.field("dark_corner"), "left");
    assert_eq!((law.letters("50").as_str(), law.letters("45").as_str()), ("i1", "j2"));
}

#[test]
fn straight_moves_of_the_introduction_are_not_followed() {
    assert!(law().set.remarks.iter().any(|remark| remark.contains("introduction")));
    assert_eq!(law().moves("W:W28:B1"), "28-22 28-23");
}

#[test]
fn each_side_starts_with_twenty_men() {
    assert_eq!(law().start(Color::White).len(), 20);
    assert_eq!(law().start(Color::Black).len(), 20);
}

// Moves of the Men

#[test]
fn men_move_one_square_forward_to_the_left_or_right() {
    assert_eq!(law().moves("W:W28:B1"), "28-22 28-23");
    assert_eq!(law().moves("B:W50:B23"), "23-28 23-29");
}

#[test]
fn a_man_that_stops_on_the_king_row_is_crowned() {
    assert_eq!(law().after("W:W7:B50", "7-1"), "B:WK1:B50");
    assert_eq!(law().after("W:W13:B8", "13x2"), "B:WK2:B");
}

#[test]
fn a_man_that_passes_the_king_row_is_not_crowned() {
    assert_eq!(law().captures("W:W15:B9,10,50"), "15x13 (9 10)");
    assert_eq!(law().after("W:W15:B9,10,50", "15x13"), "B:W13:B50");
}

// Moves of the Kings

#[test]
fn kings_move_along_the_two_diagonals_until_a_piece_blocks() {
    let law = law();
    assert_eq!(law.moves("W:WK46:B6"), "46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5");
    assert_eq!(law.moves("W:WK46,32:B6"), "32-27 32-28 46-37 46-41");
}

// Captures

#[test]
fn three_pieces_go_before_two() {
    let law = law();
    assert_eq!(law.field("capture_priority"), "[most-pieces]");
    assert_eq!(law.captures("W:W32,21:B28,19,17,7,2"), "21x3 (2 7 17)");
}

#[test]
fn kings_and_men_count_alike() {
    // Two men take precedence over a king; between one man and one king the choice is free.
    assert_eq!(law().captures("W:W32,21:B28,19,K17"), "32x14 (19 28)");
    assert_eq!(law().captures("W:W32,35:B28,K30"), "32x23 (28), 35x24 (30)");
}

// Capture by the Men

#[test]
fn men_capture_in_eight_directions() {
    let law = law();
    for (victim, to) in
        [(22, 17), (23, 19), (32, 37), (33, 39), (18, 8), (38, 48), (27, 26), (29, 30)]
    {
        assert_eq!(law.captures(&format!("W:W28:B{victim}")), format!("28x{to} ({victim})"));
    }
}

#[test]
fn a_man_captures_only_an_adjacent_piece_with_an_empty_square_behind() {
    assert_eq!(law().moves("W:W28:B8"), "28-22 28-23", "8 is not adjacent");
    assert_eq!(law().moves("W:W28:B18,8"), "28-22 28-23", "8 stands behind 18");
}

#[test]
fn a_man_that_can_jump_again_must() {
    assert_eq!(law().captures("W:W28:B18,9"), "28x10 (9 18)");
    assert_eq!(law().refused("W:W28:B18,9", "28", "8"), "capture-too-few");
}

// Capture by a King

#[test]
fn a_king_captures_at_any_distance_along_eight_lines_and_stops_anywhere_behind() {
    let law = law();
    assert_eq!(law.captures("W:WK46:B16"), "46x6 (16)");
    assert_eq!(law.captures("W:WK46:B48"), "46x49 (48), 46x50 (48)");
    assert_eq!(law.captures("W:WK46:B23"), "46x10 (23), 46x14 (23), 46x19 (23), 46x5 (23)");
}

#[test]
fn a_king_needs_empty_squares_between_it_and_its_victim() {
    assert_eq!(
        law().moves("W:WK46,36:B16"),
        "36-31 46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5"
    );
}

#[test]
fn a_king_that_can_capture_again_must() {
    assert_eq!(law().captures("W:WK46:B16,7"), "46x10 (7 16), 46x8 (7 16), 46x9 (7 16)");
}

// The Winning Player, Conditions for a Draw

#[test]
fn a_player_without_pieces_or_moves_loses() {
    let law = law();
    assert!(law.field("losses").starts_with("[no-piece, no-move"));
    assert_eq!(law.source("losses"), "FCV The Winning Player");
    assert_eq!(law.moves("W:W:B28"), "");
}

#[test]
fn one_king_each_is_drawn_unless_a_capture_is_due() {
    let law = law();
    let clause = law.clause("one-against-one");
    assert_eq!((clause.moves, clause.unless_capture), (Some(0), Some(true)));
}

#[test]
fn two_kings_against_one_are_drawn_after_7_moves() {
    let law = law();
    let clause = law.clause("two-against-one");
    assert_eq!((clause.moves, clause.count), (Some(7), Some(CountOf::Each)));
    assert_eq!(
        clause.source.as_ref().map(|source| source.as_str()),
        Some("FCV Conditions for a Draw")
    );
}

#[test]
fn no_king_is_limited_and_no_other_draw_is_named() {
    assert_eq!(law().field("king_quiet_limit"), "none");
    assert_eq!(law().clauses(), "two-against-one one-against-one agreement");
}
