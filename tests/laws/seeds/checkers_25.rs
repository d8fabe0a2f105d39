//! "Rules checkers (8x8)", brettspielnetz: the set `checkers-25`.

use draughts_arbiter::board::Color;
use draughts_arbiter::rules::{CountOf, Effect, Reset};

use super::Law;

fn law() -> Law {
    Law::new("checkers-25", &[])
}

// The game board and the beginning

#[test]
fn a_dark_field_lies_at_the_bottom_left() {
    assert_eq!(law().field("board"), "8x8");
    assert_eq!(law().letters("29"), "a1");
}

#[test]
fn black_begins() {
    assert_eq!(law().set.first_color(), Color::Black);
    assert_eq!(law().start(Color::Black), (1..=12).collect::<Vec<u8>>());
}

// Moving the pieces

#[test]
fn stones_move_one_square_forward_onto_empty_squares() {
    assert_eq!(law().moves("B:W32:B10"), "10-14 10-15");
    assert_eq!(law().moves("W:W22,18:B1"), "18-14 18-15 22-17");
}

#[test]
fn capturing_is_compulsory_and_only_stones_that_capture_can_be_chosen() {
    assert_eq!(law().moves("B:W18:B14,1"), "14x23");
    assert_eq!(law().field("irregular_move"), "cannot-stand");
}

#[test]
fn simple_stones_only_hit_forward() {
    assert_eq!(law().moves("B:W10:B14"), "14-17 14-18");
}

#[test]
fn the_choice_between_captures_is_free() {
    // One piece or two: both are legal.
    assert_eq!(law().captures("W:W22,24:B17,9,19"), "22x6 (9 17), 24x15 (19)");
    assert_eq!(law().captures("W:W21,24:B17,19"), "21x14 (17), 24x15 (19)");
}

#[test]
fn a_king_has_no_value_or_priority_of_its_own() {
    assert_eq!(law().captures("W:W22,24:BK18,19"), "22x15 (18), 24x15 (19)");
    assert_eq!(law().captures("W:W22,K24:B18,19"), "22x15 (18), 24x15 (19)");
    assert_eq!(law().field("capture_priority"), "[]");
}

#[test]
fn a_capture_must_be_finished() {
    assert_eq!(law().captures("W:W22:B18,11"), "22x8 (11 18)");
    assert_eq!(law().refused("W:W22:B18,11", "22", "15"), "capture-too-few");
}

// Making a king

#[test]
fn a_man_on_the_last_line_becomes_a_king_by_a_move_or_a_capture() {
    assert_eq!(law().after("W:W6:B32", "6-1"), "B:WK1:B32");
    assert_eq!(law().after("W:W11:B7,32", "11x2"), "B:WK2:B32");
}

#[test]
fn crowning_ends_the_move() {
    assert_eq!(law().captures("W:WK2:B6"), "2x9 (6)", "a king on 2 could take 6");
    assert_eq!(law().captures("W:W11:B7,6"), "11x2 (7)");
    assert_eq!(law().field("promotion_in_capture"), "ends-capture");
}

#[test]
fn a_king_moves_one_field_forward_and_backward() {
    assert_eq!(law().moves("W:WK18:B1"), "18-14 18-15 18-22 18-23");
}

#[test]
fn a_king_captures_only_an_adjacent_piece_and_stops_right_behind_it() {
    assert_eq!(law().captures("W:WK18:B23"), "18x27 (23)");
    assert_eq!(law().captures("W:WK18:B15"), "18x11 (15)");
    assert_eq!(law().moves("W:WK29:B18"), "29-25");
}

// End of the board game

#[test]
fn no_men_left_no_legal_move_and_resigning_lose() {
    let law = law();
    assert_eq!(law.field("losses"), "[no-piece, no-move, resignation]");
    assert_eq!(law.moves("W:W:B18"), "");
    assert_eq!(law.moves("W:W20:B16,11"), "");
}

// Draw rules

#[test]
fn players_may_agree() {
    assert_eq!(law().clause("agreement").effect, Some(Effect::Claim));
}

#[test]
fn twenty_five_moves_without_a_capture_or_crowning_counted_in_move_numbers() {
    let law = law();
    let clause = law.clause("no-progress");
    assert_eq!((clause.moves, clause.count), (Some(25), Some(CountOf::MoveNumbers)));
    assert_eq!(clause.resets.as_deref(), Some(&[Reset::Capture, Reset::Promotion][..]));
}

#[test]
fn the_same_position_three_times_claimed_with_its_move_numbers() {
    let law = law();
    let clause = law.clause("repetition");
    assert_eq!((clause.occurrence, clause.evidence_required), (Some(3), Some(true)));
}

#[test]
fn draws_are_not_detected_but_claimed() {
    for clause in law().set.draws.docs() {
        assert_eq!(clause.effect, Some(Effect::Claim), "{}", clause.id);
    }
    assert_eq!(law().clauses(), "repetition no-progress agreement");
}
