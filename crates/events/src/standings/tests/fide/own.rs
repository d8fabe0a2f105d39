//! A player's own results.

use super::*;
use crate::event::Points;

#[test]
fn own_results_are_counted_over_the_board_or_as_points() {
    let event = swiss(
        "a b c d e",
        &[
            "a b 2-0, d c 0-2 forfeit, e bye",
            "b a 0-2, c half, e d 1-1",
            "d a 2-0 forfeit, c full, b e 0-2",
        ],
    );
    // WIN: a has two games; b none; c a forfeit and a full-point bye; d a forfeit; e the bye and
    // one game.
    assert_eq!(values(&event, "WIN", "a b c d e"), ["2", "0", "2", "1", "2"]);
    assert_eq!(values(&event, "WON", "a b c d e"), ["2", "0", "0", "0", "1"]);
    // Black: a in round 2, b in 1, d in 2, e in 3.
    assert_eq!(values(&event, "BPG", "a b c d e"), ["1", "1", "0", "1", "1"]);
    assert_eq!(values(&event, "BWG", "a b c d e"), ["1", "0", "0", "0", "1"]);
    // Given up: a round 3, c round 2, d round 1.
    assert_eq!(values(&event, "REP", "a b c d e"), ["2", "3", "2", "2", "3"]);
    // STD: c: 1 for the forfeit, a half for half a point, 1 for the full point.
    assert_eq!(values(&event, "STD", "a b c d e"), ["2", "0", "2.5", "1.5", "2.5"]);
}

#[test]
fn a_double_forfeit_is_drawn_by_nobody() {
    let event = swiss("a b", &["a b 0-0 forfeit"]);
    assert_eq!(values(&event, "STD", "a b"), ["0", "0"]);
    assert_eq!(values(&event, "REP", "a b"), ["0", "0"]);
}

#[test]
fn a_bye_of_half_the_points_is_no_win() {
    let mut event = swiss("a b c", &["a b 2-0, c bye"]);
    event.scoring.unplayed.bye = Some(Points::whole(1));
    assert_eq!(values(&event, "WIN", "a c"), ["1", "0"]);
    assert_eq!(value(&event, "STD", "c"), "0.5");
}

#[test]
fn progressive_scores_lose_the_first_rounds() {
    let event = all_played();
    // a: 2, 3, 5   c: 0, 2, 3
    assert_eq!(values(&event, "PS", "a c"), ["10", "5"]);
    assert_eq!(values(&event, "PS/C1", "a c"), ["8", "5"]);
    assert_eq!(values(&event, "PS/C2", "a c"), ["5", "3"]);
    assert_eq!(line(&event, &codes("PS/C1"), "a"), "PS/C1 8 = 3 + 5 (without 2, round 1)");
}

#[test]
fn koya_counts_the_points_against_those_with_half_of_them() {
    let event = event(
        SystemKind::RoundRobin,
        "a b c d",
        &["a c 2-0, d b 0-2", "b a 1-1, c d 2-0", "a d 2-0, b c 1-1"],
    );
    // Scores 5 4 3 0 of 6. Half: a, b, c. a: 2 + 1, b: 1 + 1, c: 0 + 1, d: 0.
    assert_eq!(values(&event, "KS", "a b c d"), ["3", "2", "1", "0"]);
    // One draw more, 4 points: a and b. One less than half is 2, which gives the same players here.
    assert_eq!(values(&event, "KS/L+1", "a b c d"), ["1", "1", "1", "0"]);
    assert_eq!(values(&event, "KS/L-1", "a b c d"), ["3", "2", "1", "0"]);
    // 80 % of 6 is 4.8: a alone. 0 %: everybody.
    assert_eq!(values(&event, "KS/L80", "a b c d"), ["0", "1", "0", "0"]);
    assert_eq!(values(&event, "KS/L0", "a b c d"), ["5", "4", "3", "0"]);
    assert_eq!(line(&event, &codes("KS"), "a"), "KS 3 = 2 + 1 (without 2, below the limit: d)");
}

#[test]
fn a_free_round_is_none_that_koya_could_be_won_in() {
    // Two games each: half is 2 points, which all have.
    let event = event(
        SystemKind::RoundRobin,
        "a b c",
        &["a b 2-0, c bye", "c a 2-0, b bye", "b c 2-0, a bye"],
    );
    assert_eq!(values(&event, "KS", "a b c"), ["2", "2", "2"]);
}

#[test]
fn koya_counts_what_a_forfeit_gave_against_the_opponent() {
    // Scores a 4, b 2, c 2, d 0, and half of the possible points is 2. a: 2 by forfeit from b and 2
    // from c; c: nothing from a, and the 2 from d are below the limit.
    let event = swiss("a b c d", &["a b 2-0 forfeit, c d 2-0", "a c 2-0, b d 2-0"]);
    assert_eq!(values(&event, "KS", "a b c"), ["4", "0", "0"]);
}
