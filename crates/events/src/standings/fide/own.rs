//! `WIN`, `WON`, `BPG`, `BWG`, `REP`, `STD`, `PS`, `KS`: a player's own results (C.07, 7
//! and 9.2).

use std::cmp::Ordering;

use crate::event::{Color, FideTieBreak, KoyaLimit, Ledger, Modifier, Points, RoundEntry};
use crate::standings::{Amount, Part, Strike, Struck, What};

use super::scores::Scores;
use super::turn::{PlayerRound, RoundCategory};

/// Returns the rounds that a tie-break counts, each with its amount.
///
/// - `WIN`: rounds with the points of a win, played or not.
/// - `WON`, `BPG`, `BWG`: games won, games with Black and games won with Black, over the board
///   only.
/// - `REP`: all rounds except those given up: requested byes, absences, forfeits lost.
/// - `STD`: 1 for more points than the opponent in the round, a half for as many; without an
///   opponent, 1 for more points than a draw gives, a half for as many. A forfeit lost gives 0.
pub(super) fn counts(
    scores: &Scores,
    player: usize,
    halves: fn(&Scores, &PlayerRound) -> i64,
) -> Vec<Part<usize>> {
    let over = scores.actual.turns(player).iter().filter(|turn| turn.kind != RoundCategory::Open);
    over.map(|turn| turn.part(Points::hundredths(50 * halves(scores, turn)))).collect()
}

/// Computes `WIN`.
pub(super) fn win(scores: &Scores, turn: &PlayerRound) -> i64 {
    full(turn.points >= scores.win)
}

/// Computes `WON`.
pub(super) fn won(_: &Scores, turn: &PlayerRound) -> i64 {
    full(turn.over_board && turn.halves == 2)
}

/// Computes `BPG`.
pub(super) fn black_game(_: &Scores, turn: &PlayerRound) -> i64 {
    full(turn.over_board && turn.color == Some(Color::Black))
}

/// Computes `BWG`.
pub(super) fn black_win(_: &Scores, turn: &PlayerRound) -> i64 {
    full(turn.over_board && turn.color == Some(Color::Black) && turn.halves == 2)
}

/// Computes `REP`.
pub(super) fn round(_: &Scores, turn: &PlayerRound) -> i64 {
    full(!turn.is_voluntary() && !turn.is_forfeit_loss())
}

const fn full(holds: bool) -> i64 {
    if holds { 2 } else { 0 }
}

/// Computes `STD`.
pub(super) fn standard(scores: &Scores, turn: &PlayerRound) -> i64 {
    let measure = if turn.opponent.is_some() { turn.against } else { scores.draw };
    match turn.points.cmp(&measure) {
        _ if turn.is_forfeit_loss() => 0,
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    }
}

/// Computes `PS`: the score after each round, without the first ones if it is cut; starts from the
/// points before round 1.
pub(super) fn progressive(
    ledger: &Ledger,
    (before, points): (Points, fn(&RoundEntry) -> Points),
    fide: FideTieBreak,
    player: usize,
) -> Vec<Part<usize>> {
    let mut score = before;
    let after = |(at, entry): (usize, &RoundEntry)| {
        score += points(entry);
        let opponent = entry.meeting().map(|meeting| meeting.opponent);
        let cut = at < fide.cuts().0;
        Part {
            struck: cut.then_some(Struck { from_step: 1, why: Strike::FirstRound }),
            ..Part::new(entry.round, opponent, What::of(entry), score.into())
        }
    };
    ledger.of(player).iter().enumerate().map(after).collect()
}

/// Computes `KS`: the points scored against each opponent; those against opponents below the limit
/// are struck out. In a Swiss too, a forfeit gives points against the scheduled opponent: 9.2 does
/// not exclude it, and 16 is about other tie-breaks.
///
/// The limit is half of the opponent's possible points, one win per round (the free round of a
/// round robin does not count).
pub(super) fn koya(scores: &Scores, fide: FideTieBreak, player: usize) -> Vec<Part<usize>> {
    let (percent, draws) = match fide.modifier() {
        Some(Modifier::Limit(KoyaLimit::Percent(percent))) => (percent, 0),
        Some(Modifier::Limit(KoyaLimit::Draws(draws))) => (50, draws),
        _ => (50, 0),
    };
    let reaches = |opponent: usize| {
        let rounds =
            scores.actual.turns(opponent).iter().filter(|turn| turn.kind != RoundCategory::Open);
        let rounds = i64::try_from(rounds.count()).expect("rounds are few");
        let limit = i64::from(percent) * rounds * scores.win.in_hundredths()
            + i64::from(draws) * 100 * scores.draw.in_hundredths();
        scores.actual.score(opponent).in_hundredths() * 100 >= limit
    };
    let below = Struck { from_step: 1, why: Strike::BelowLimit };
    let game = |(turn, opponent): (&PlayerRound, usize)| Part {
        struck: (!reaches(opponent)).then_some(below),
        score: None,
        ..turn.part(Amount::from(turn.points))
    };
    scores.actual.scheduled(player).map(game).collect()
}
