//! The Solkoff family, with expected values calculated by hand.

use super::*;
use TieBreak::{Solkoff, SolkoffFull, SolkoffMedian, SolkoffPlus, SolkoffShort};

/// ```text
///      1    2    3    score
/// a   b2   e1   c1     4
/// b   a0   c0   bye    2
/// c   d1   b2   a1     4
/// d   c1   bye  e0     3
/// e   bye  a1   d2     5
/// ```
fn swiss() -> Event {
    event(
        SystemKind::Swiss,
        "a b c d e",
        &["a b 2-0, c d 1-1, e bye", "e a 1-1, c b 2-0, d bye", "a c 1-1, d e 0-2, b bye"],
    )
}

#[test]
fn solkoff_is_the_sum_of_the_opponents_scores_a_bye_being_nothing() {
    // a: b2 + e5 + c4 = 11   b: a4 + c4 + 0 = 8   c: d3 + b2 + a4 = 9
    // d: c4 + 0 + e5 = 9     e: 0 + a4 + d3 = 7
    assert_eq!(table(&swiss(), &[Solkoff]), "e 1 5 7; a 2 4 11; c 3 4 9; d 4 3 9; b 5 2 8");
    assert_eq!(line(&swiss(), &[Solkoff], "e"), "SOLK 7 = 0 + 4 + 3");
}

#[test]
fn truncated_solkoff_leaves_out_the_worst_and_a_bye_is_the_worst() {
    // a: 11 - b2 = 9   b: 8 - bye 0 = 8   c: 9 - b2 = 7   d: 9 - bye 0 = 9   e: 7 - bye 0 = 7
    assert_eq!(table(&swiss(), &[SolkoffShort]), "e 1 5 7; a 2 4 9; c 3 4 7; d 4 3 9; b 5 2 8");
    assert_eq!(line(&swiss(), &[SolkoffShort], "a"), "SOLK/T 9 = 5 + 4 (without 2, the worst: b)");
    assert_eq!(
        line(&swiss(), &[SolkoffShort], "b"),
        "SOLK/T 8 = 4 + 4 (without 0, the worst: no opponent)"
    );
}

#[test]
fn median_leaves_out_the_worst_and_the_best() {
    // a: 11 - 2 - 5 = 4   b: 8 - 0 - 4 = 4   c: 9 - 2 - 4 = 3   d: 9 - 0 - 5 = 4   e: 7 - 0 - 4 = 3
    assert_eq!(table(&swiss(), &[SolkoffMedian]), "e 1 5 3; a 2 4 4; c 3 4 3; d 4 3 4; b 5 2 4");
    assert_eq!(
        line(&swiss(), &[SolkoffMedian], "a"),
        "SOLK/M 4 = 4 (without 2, the worst: b; 5, the best: e)"
    );
}

#[test]
fn full_truncated_goes_on_leaving_out_the_worst() {
    // a: 5 + 4, then 5   b: 4 + 4, then 4   c: 3 + 4, then 4   d: 4 + 5, then 5   e: 4 + 3, then 4
    assert_eq!(
        table(&swiss(), &[SolkoffFull]),
        "e 1 5 7 4; a 2 4 9 5; c 3 4 7 4; d 4 3 9 5; b 5 2 8 4"
    );
    assert_eq!(line(&swiss(), &[SolkoffFull], "a"), "SOLK/FT 9 5 = 5 + 4, then 5");
}

#[test]
fn solkoff_plus_is_the_sum_of_the_opponents_solkoffs() {
    // a: b8 + e7 + c9 = 24   b: a11 + c9 = 20   c: d9 + b8 + a11 = 28
    // d: c9 + e7 = 16        e: a11 + d9 = 20
    assert_eq!(table(&swiss(), &[SolkoffPlus]), "e 1 5 20; c 2 4 28; a 3 4 24; d 4 3 16; b 5 2 20");
}

#[test]
fn in_a_swiss_a_forfeit_is_no_opponent() {
    // As above, but e won from d by forfeit: e: 0 + a4 + 0 = 4, d: c4 + 0 + 0 = 4.
    let mut event = swiss();
    event.rounds[2] = round(Round(3), "a c 1-1, d e 0-2 forfeit, b bye");
    assert_eq!(table(&event, &[Solkoff]), "e 1 5 4; a 2 4 11; c 3 4 9; d 4 3 4; b 5 2 8");
}

#[test]
fn in_a_round_robin_a_forfeit_is_a_game_and_a_free_round_is_nothing() {
    let event = event(
        SystemKind::RoundRobin,
        "a b c",
        &["a c 1-1, b bye", "b c 2-0 forfeit, a bye", "a b 0-2, c bye"],
    );
    // a: c1 + b4 = 5, c: a1 + b4 = 5, b: c1 + a1 = 2; truncated 4, 4, 1: each was free once,
    // but nobody has a third opponent of 0 points.
    assert_eq!(table(&event, &[Solkoff, SolkoffShort]), "b 1 4 2 1; a 2 1 5 4; c 2 1 5 4");
}

#[test]
fn a_board_without_result_is_nobodys_opponent_yet() {
    // Round 2 is open on one board and adjourned on the other; round 3 is not paired.
    let event = event(SystemKind::Swiss, "a b c d", &["a b 2-0, c d 1-1", "c a, d b adjourned"]);
    // a: b0, b: a2, c: d1, d: c1; truncated, nothing is left.
    assert_eq!(
        table(&event, &[Solkoff, SolkoffShort]),
        "a 1 2 0 0; c 2 1 1 0; d 2 1 1 0; b 4 0 2 0"
    );
}

#[test]
fn an_adjudicated_game_is_a_game_and_one_struck_out_is_none() {
    let event = event(SystemKind::Swiss, "a b c d", &["a b 2-0 adjudicated, c d annulled"]);
    assert_eq!(table(&event, &[Solkoff]), "a 1 2 0; b 2 0 2; c 3 0 0; d 3 0 0");
}

#[test]
fn missed_rounds_are_opponents_of_nothing() {
    // c joined in round 2 and d left after round 1; both have one round without an opponent.
    let mut event = event(SystemKind::Swiss, "a b c d", &["a b 2-0, d absent", "c a 2-0, b half"]);
    event.players[2].from_round = Some(Round(2));
    event.players[3].withdrawn_after = Some(Round(1));
    // Scores: a 2, b 1, c 2, d 0. a: b1 + c2 = 3, c: 0 + a2 = 2, b: a2 + 0 = 2, d: 0 + 0.
    assert_eq!(
        table(&event, &[Solkoff, SolkoffShort]),
        "a 1 2 3 2; c 2 2 2 2; b 3 1 2 2; d 4 0 0 0"
    );
}
