//! Products and a player's own results, with expected values calculated by hand.

use super::*;
use crate::event::{MicroCount, Mode, Points, Scoring, ScoringMode};
use TieBreak::{Plus, Progressive, Riga, SmallPoints, SonnebornBerger, Wins};

/// ```text
///      a    b    c    d    score
/// a    .    1    0    2     3
/// b    1    .    1    2     4
/// c    2    1    .    2     5
/// d    0    0    0    .     0
/// ```
fn round_robin() -> Event {
    event(
        SystemKind::RoundRobin,
        "a b c d",
        &["a b 1-1, c d 2-0", "c a 2-0, d b 0-2", "b c 1-1, a d 2-0"],
    )
}

#[test]
fn sonneborn_berger_is_points_times_the_opponents_score() {
    // a: 1 x b4 + 0 x c5 + 2 x d0 = 4   b: 1 x a3 + 2 x d0 + 1 x c5 = 8
    // c: 2 x d0 + 2 x a3 + 1 x b4 = 10  d: 0
    assert_eq!(table(&round_robin(), &[SonnebornBerger]), "c 1 5 10; b 2 4 8; a 3 3 4; d 4 0 0");
    assert_eq!(line(&round_robin(), &[SonnebornBerger], "a"), "SBF 4 = 1 x 4 + 0 x 5 + 2 x 0");
}

#[test]
fn products_of_hundredths_are_exact() {
    let mut event = event(SystemKind::RoundRobin, "a b", &["a b 1.01-0.99"]);
    event.scoring = Scoring::of(ScoringMode::Goes);
    // 1.01 x 0.99 for both; a draw is not a win.
    assert_eq!(table(&event, &[Wins, SonnebornBerger]), "a 1 1.01 0 0.9999; b 2 0.99 0 0.9999");
}

#[test]
fn wins_are_games_won_and_in_a_swiss_no_byes_or_forfeits() {
    let rounds = ["a b 2-0, c d 2-0 forfeit, e bye"];
    let swiss = event(SystemKind::Swiss, "a b c d e", &rounds);
    assert_eq!(table(&swiss, &[Wins]), "a 1 2 1; c 2 2 0; e 2 2 0; b 4 0 0; d 4 0 0");
    let all_meet = event(SystemKind::RoundRobin, "a b c d e", &rounds);
    assert_eq!(table(&all_meet, &[Wins]), "a 1 2 1; c 1 2 1; b 3 0 0; d 3 0 0; e 3 0 0");
}

#[test]
fn a_plus_draw_counts_for_one_and_against_the_other() {
    let mut event = event(
        SystemKind::RoundRobin,
        "a b c",
        &["a b 1+-1-, c bye", "c a 1--1+, b bye", "b c 1+-1-, a bye"],
    );
    event.scoring = Scoring::of(ScoringMode::PlusDraw);
    // a: + against b, + against c with Black; b: -, +; c: -, -.
    assert_eq!(table(&event, &[Plus]), "a 1 2 2; b 2 2 0; c 3 2 -2");
    assert_eq!(line(&event, &[Plus], "b"), "PLUS 0 = -1 + 1");
}

#[test]
fn progressive_adds_the_score_after_each_round() {
    // a: 1, 1, 3 = 5   b: 1, 3, 4 = 8   c: 2, 4, 5 = 11   d: 0
    assert_eq!(table(&round_robin(), &[Progressive]), "c 1 5 11; b 2 4 8; a 3 3 5; d 4 0 0");
    // After round 2 there is no round 3: c: 2, 4 = 6.
    let after = table_after(&round_robin(), &[Progressive], Round(2));
    assert_eq!(after, "c 1 4 6; b 2 3 4; a 3 1 2; d 4 0 0");
    // A bye counts with its points.
    let swiss = event(SystemKind::Swiss, "a b c", &["a b 1-1, c bye", "c a 0-2, b bye"]);
    assert_eq!(table(&swiss, &[Progressive]), "a 1 3 4; b 1 3 4; c 3 2 4");
}

/// Micro-matches:
///
/// ```text
///      a    b    c    d    match points   small points
/// a    .   3:1  0:4  4:0        4              7
/// b   1:3   .   2:2  4:0        3              7
/// c   4:0  2:2   .   2:2        4              8
/// d   0:4  0:4  2:2   .         1              2
/// ```
fn micro() -> Event {
    let mut event = event(
        SystemKind::RoundRobin,
        "a b c d",
        &["a b 2-0/1-1, c d 2-0/0-2", "c a 2-0/2-0, d b 0-2/0-2", "b c 1-1/1-1, a d 2-0 forfeit"],
    );
    event.scoring = Scoring::of(ScoringMode::MicroMatch);
    event
}

#[test]
fn riga_is_four_to_nothing_times_the_opponents_points() {
    // a: 3 x b3 + 0 x c4 + 4 x d1 = 13   b: 1 x a4 + 4 x d1 + 2 x c4 = 16
    // c: 2 x d1 + 4 x a4 + 2 x b3 = 24   d: 2 x c4 + 0 + 0 = 8
    assert_eq!(table(&micro(), &[Riga]), "c 1 4 24; a 2 4 13; b 3 3 16; d 4 1 8");
    assert_eq!(line(&micro(), &[Riga], "a"), "RIGA 13 = 3 x 3 + 0 x 4 + 4 x 1");
    // 4 to 0, whatever a game is worth: 1-0.5-0 gives the same factors.
    let mut halved = micro();
    halved.scoring.win = Points::whole(1);
    halved.scoring.draw = Points::hundredths(50);
    halved.rounds = [
        "a b 1-0/0.5-0.5, c d 1-0/0-1",
        "c a 1-0/1-0, d b 0-1/0-1",
        "b c 0.5-0.5/0.5-0.5, a d 1-0 forfeit",
    ]
    .iter()
    .zip(1..)
    .map(|(text, at)| round(Round(at), text))
    .collect();
    // Match points are halved, and so are the values.
    assert_eq!(table(&halved, &[Riga]), "c 1 2 12; a 2 2 6.5; b 3 1.5 8; d 4 0.5 4");
}

#[test]
fn small_points_are_those_of_the_games() {
    assert_eq!(table(&micro(), &[SmallPoints]), "c 1 4 8; a 2 4 7; b 3 3 7; d 4 1 2");
    // Half a micro-match counts for nothing yet.
    let mut half = micro();
    half.rounds[2] = round(Round(3), "b c 2-0, a d");
    assert_eq!(table(&half, &[SmallPoints]), "c 1 3 6; b 2 2 5; a 3 2 3; d 4 1 2");
}

#[test]
fn micro_matches_count_as_they_stand_in_the_table() {
    let mut event = micro();
    event.scoring.mode = Mode::MicroMatch(MicroCount::SmallPoints);
    // SBF by small points: a: 3 x b7 + 0 x c8 + 4 x d2 = 29, and so on.
    // b: 1 x a7 + 4 x d2 + 2 x c8 = 31   c: 2 x d2 + 4 x a7 + 2 x b7 = 46   d: 2 x c8 = 16
    assert_eq!(table(&event, &[SonnebornBerger]), "c 1 8 46; b 2 7 31; a 3 7 29; d 4 2 16");
}
