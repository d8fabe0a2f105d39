//! Tests of Baku acceleration: who gets how many points in which round.

use draughts_pairing::Points;
use draughts_pairing::baku::{fits, group_size, points};

const WIN: Points = Points::whole(2);
const DRAW: Points = Points::whole(1);

#[test]
fn the_group_is_half_of_the_field_and_even() {
    let groups = [(1, 2), (4, 2), (5, 4), (8, 4), (9, 6), (160, 80), (161, 82)];
    for (players, expected) in groups {
        assert_eq!(group_size(players), expected, "{players} players");
    }
}

#[test]
fn nine_rounds_have_three_with_a_win_and_two_with_a_draw() {
    let points = |rounds| -> Vec<i64> {
        (1..=rounds).map(|round| points(round, rounds, WIN, DRAW).in_hundredths() / 100).collect()
    };
    assert_eq!(points(9), [2, 2, 2, 1, 1, 0, 0, 0, 0]);
    assert_eq!(points(5), [2, 2, 1, 0, 0]);
    assert_eq!(points(4), [2, 1, 0, 0]);
    assert_eq!(points(1), [2]);
}

#[test]
fn it_needs_a_win_of_two_draws_and_a_loss_of_nothing() {
    assert!(fits(WIN, DRAW, Points::ZERO));
    assert!(!fits(Points::whole(3), DRAW, Points::ZERO));
    assert!(!fits(WIN, DRAW, Points::hundredths(50)));
}
