//! "Basic rules of the international checkers game, 100 squares": the set `international-club`.

use draughts_arbiter::board::Color;
use draughts_arbiter::rules::{Claimant, CountFrom, CountOf, DrawKind, Effect};

use super::Law;

fn law() -> Law {
    Law::new("international-club", &[])
}

// Game preparation

#[test]
fn board_of_100_fields_with_the_longest_diagonal_from_the_left_corner() {
    let law = law();
    assert_eq!(law.field("board"), "10x10");
    assert_eq!(law.field("dark_corner"), "left");
    assert_eq!((law.letters("46").as_str(), law.letters("5").as_str()), ("a1", "j10"));
    // A king in that corner reaches nine squares.
    let moves = "46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5";
    assert_eq!(law.moves("W:WK46:B26"), moves);
}

#[test]
fn white_begins() {
    assert_eq!(law().set.first_color(), Color::White);
}

#[test]
fn colours_are_drawn_by_lot_and_changed_after_each_game() {
    assert!(law().has_conduct(
        "draw lots for colours before the first game, and change colours after each game"
    ));
}

#[test]
fn twenty_stones_each_black_1_to_20_white_31_to_50() {
    let law = law();
    assert_eq!(law.start(Color::Black), (1..=20).collect::<Vec<u8>>());
    assert_eq!(law.start(Color::White), (31..=50).collect::<Vec<u8>>());
}

// Pulling the stones

#[test]
fn a_stone_moves_one_square_forward() {
    let law = law();
    assert_eq!(law.moves("W:W28:B50"), "28-22 28-23");
    assert_eq!(law.moves("B:W1:B23"), "23-28 23-29");
    assert_eq!(law.moves("W:W28,22:B50"), "22-17 22-18 28-23", "not onto an occupied square");
    assert_eq!(law.refused("W:W28:B50", "28", "17"), "moved-irregularly");
    assert_eq!(law.refused("W:W28:B50", "28", "33"), "moved-irregularly");
}

#[test]
fn a_touched_stone_that_can_move_must_be_played() {
    assert_eq!(law().field("touch_move"), "true");
}

#[test]
fn a_completed_move_is_withdrawn_only_at_the_opponents_request() {
    assert_eq!(law().field("take_back"), "opponent-request");
}

#[test]
fn adjusting_is_announced_beforehand() {
    assert!(law().has_conduct("A player who adjusts a piece must announce it beforehand"));
}

#[test]
fn a_stone_that_stops_on_the_far_row_is_crowned() {
    let law = law();
    assert_eq!(law.after("W:W7:B50", "7-1"), "B:WK1:B50");
    assert_eq!(law.after("W:W12:B50,8", "12x3"), "B:WK3:B50");
    assert_eq!(law.after("B:W4:B43", "43-48"), "W:W4:BK48");
}

#[test]
fn a_stone_that_passes_the_far_row_in_a_capture_is_not_crowned() {
    let law = law();
    assert_eq!(law.captures("W:W15:B9,10,50"), "15x13 (9 10)");
    assert_eq!(law.after("W:W15:B9,10,50", "15x13"), "B:W13:B50");
}

#[test]
fn a_queen_moves_forwards_and_backwards_over_any_square() {
    let law = law();
    let moves = "28-10 28-11 28-14 28-17 28-19 28-22 28-23 28-32 28-33 28-37 28-39 28-41 28-44 \
                 28-46 28-5 28-50 28-6";
    assert_eq!(law.moves("W:WK28:B1"), moves);
}

#[test]
fn there_is_an_absolute_duty_to_strike() {
    let law = law();
    assert_eq!(law.moves("W:W32,48:B28"), "32x23");
    assert_eq!(law.refused("W:W32,48:B28", "48", "42"), "capture-missed");
    assert_eq!(law.refused("W:W32,48:B28", "32", "27"), "capture-missed");
}

#[test]
fn a_missed_strike_stands_after_another_move_until_then_the_opponent_chooses() {
    let law = law();
    assert_eq!(law.field("irregular_move"), "opponent-chooses");
    assert_eq!(law.field("finality"), "next-move");
    assert_eq!(law.source("irregular_move"), "CLUB Pulling the stones");
}

#[test]
fn striking_with_the_queen_has_no_priority() {
    let law = law();
    assert_eq!(law.captures("W:W32,K16:B28,11"), "16x2 (11), 16x7 (11), 32x23 (28)");
    assert_eq!(law.field("capture_priority"), "[most-pieces]");
    // A captured queen gives no priority either: two stones take precedence over one queen.
    assert_eq!(law.captures("W:W28,35:B22,12,K30"), "28x8 (12 22)");
}

#[test]
fn nobody_jumps_over_own_stones_or_over_two_in_a_row() {
    let law = law();
    assert_eq!(law.moves("W:W28,22:B17,11"), "22-18 28-23", "17 and 11 stand one behind the other");
    assert_eq!(
        law.moves("W:WK46,37:B28"),
        "37-31 37-32 46-41",
        "the own 37 stands before the king"
    );
    assert_eq!(law.moves("W:WK46:B28,23"), "46-32 46-37 46-41", "28 and 23 are two in a row");
}

#[test]
fn the_strike_that_takes_most_has_priority() {
    let law = law();
    assert_eq!(law.captures("W:W32,21:B28,19,17"), "32x14 (19 28)");
    assert_eq!(law.refused("W:W32,21:B28,19,17", "21", "12"), "capture-too-few");
    assert_eq!(law.captures("W:W26:B12,K21,31,32"), "26x28 (31 32), 26x8 (12 21)");
}

#[test]
fn struck_stones_are_removed_when_the_move_is_completed() {
    let law = law();
    assert_eq!(law.field("removal"), "after");
    // The queen has captured 27, 28, 39 and 42 when it meets 28 again, still on the board: 38 is
    // safe.
    assert_eq!(law.captures("B:W27,28,38,39,42:BK25"), "25x33 (27 28 39 42)");
}

#[test]
fn a_stone_strikes_forwards_and_backwards() {
    let law = law();
    assert_eq!(law.captures("W:W28:B23"), "28x19 (23)");
    assert_eq!(law.captures("W:W28:B33"), "28x39 (33)");
}

#[test]
fn an_empty_space_may_be_landed_on_twice_a_stone_jumped_only_once() {
    let law = law();
    assert_eq!(law.captures("W:WK2:B7,8,17,18"), "2x2 (7 8 17 18)");
    assert_eq!(law.captures("B:W27,28,38,39,42:BK25"), "25x33 (27 28 39 42)");
}

// Game on time

#[test]
fn black_chooses_the_side_of_the_clock_and_it_is_worked_with_the_same_hand() {
    assert!(law().has_conduct("Black chooses on which side of the board the clock stands"));
    assert!(law().has_conduct("presses the clock with the hand that made the move"));
}

#[test]
fn a_player_without_a_stone_or_a_move_loses() {
    let law = law();
    assert_eq!(law.moves("W:W:B28"), "");
    assert_eq!(law.moves("W:W35:B30,24"), "", "35 is shut in by 30 and 24");
    assert!(law.field("losses").starts_with("[no-piece, no-move,"));
}

#[test]
fn upsetting_the_pieces_giving_up_refusing_and_the_flag_lose() {
    let losses = law().field("losses");
    for loss in ["upsetting-pieces", "resignation", "refusal", "flag-fall"] {
        assert!(losses.contains(loss), "{loss} in {losses}");
    }
}

#[test]
fn a_violation_of_the_rules_can_be_made_a_loss() {
    // Under the sheet it is a loss; the default is the project's choice.
    assert_eq!(law().source("strict_loss"), "CLUB Game on time says otherwise (project default)");
    assert_eq!(law().field("strict_loss"), "false");
    let strict = Law::new("international-club", &["strict_loss=true"]);
    assert_eq!(strict.source("strict_loss"), "CLUB Game on time");
    assert_eq!(strict.field("strict_loss"), "true");
}

#[test]
fn a_draw_is_agreed_at_any_time() {
    let law = law();
    assert_eq!(law.clause("agreement").kind, Some(DrawKind::Agreement));
    assert_eq!(law.field("earliest_draw"), "0");
}

#[test]
fn three_queens_against_one_are_drawn_after_10_moves_or_3_on_the_long_diagonal() {
    let law = law();
    let clause = law.clause("three-kings-against-one");
    assert_eq!(
        clause.material.as_ref().map(|forces| forces[0].to_string()).as_deref(),
        Some("3K-1K")
    );
    assert_eq!((clause.moves, clause.long_diagonal_moves), (Some(10), Some(3)));
    assert_eq!(clause.count, Some(CountOf::WeakSide), "the single queen's player counts");
    assert_eq!(clause.effect, Some(Effect::Automatic));
}

#[test]
fn mixed_three_pieces_against_a_queen_are_counted_on_demand() {
    let law = law();
    let clause = law.clause("mixed-three-against-one");
    let material: Vec<String> = clause.material.iter().flatten().map(ToString::to_string).collect();
    assert_eq!(material, ["2K+1M-1K", "1K+2M-1K"]);
    assert_eq!((clause.moves, clause.from), (Some(10), Some(CountFrom::Demand)));
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let law = law();
    let clause = law.clause("repetition");
    assert_eq!((clause.occurrence, clause.effect), (Some(3), Some(Effect::Automatic)));
    assert_eq!(clause.claimant, Some(Claimant::Any));
    // "by the same player who brought it about for the first time" is an option.
    let strict = Law::new("international-club", &["repetition.claimant=originator"]);
    assert_eq!(strict.clause("repetition").claimant, Some(Claimant::Originator));
}

#[test]
fn nothing_else_is_a_draw() {
    assert_eq!(
        law().clauses(),
        "repetition agreement three-kings-against-one mixed-three-against-one"
    );
}
