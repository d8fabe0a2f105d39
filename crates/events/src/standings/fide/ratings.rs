//! `ARO`, `TPR`, `PTP`, `APRO`, `APPO`: the ratings of the opponents (C.07, 10).
//!
//! If a player of the field has no rating, nobody has a value, unless the event sets a rating for
//! unrated players. Only games over the board count; a win is 1 and a draw a half, whatever they
//! are worth in the event. Numbers are rounded half up.

use crate::event::{FideTieBreak, Points};
use crate::standings::input::TieBreakInput;
use crate::standings::{Amount, Formula, Part};

use super::cut::{CutPreference, Cuttable, cut};
use super::scores::Scores;
use super::turn::PlayerRound;
use crate::event::rating_tables::{difference, expected};

/// A game against a rated opponent.
struct Rated<'a> {
    turn: &'a PlayerRound,
    rating: u16,
}

fn games<'a>(
    field: &'a TieBreakInput<'_>,
    scores: &'a Scores,
    player: usize,
) -> impl Iterator<Item = Rated<'a>> {
    let rated = |(turn, opponent): (&'a PlayerRound, usize)| {
        let rating = field.rating(opponent)?;
        turn.over_board.then_some(Rated { turn, rating })
    };
    scores.actual.games(player).filter_map(rated)
}

/// Returns the ratings of the opponents, with those cut marked.
pub(super) fn average(
    field: &TieBreakInput<'_>,
    scores: &Scores,
    fide: FideTieBreak,
    player: usize,
) -> Vec<Part<usize>> {
    let cuttable = |rated: Rated<'_>| Cuttable {
        part: rated.turn.part(Amount::whole(rated.rating.into())),
        rank: Points::whole(rated.rating.into()),
        voluntary: false,
    };
    cut(
        games(field, scores, player).map(cuttable).collect(),
        fide.cuts(),
        CutPreference::LeastScore,
    )
}

/// Returns the ratings of the opponents in the games that count, and twice the points scored in
/// them.
fn score(field: &TieBreakInput<'_>, scores: &Scores, player: usize) -> (Vec<i32>, i32) {
    let ratings = games(field, scores, player).map(|rated| rated.rating.into()).collect();
    let halves = games(field, scores, player).map(|rated| i32::from(rated.turn.halves)).sum();
    (ratings, halves)
}

/// Computes `TPR`: the average rating plus the rating difference for the score.
pub(super) fn performance(
    field: &TieBreakInput<'_>,
    scores: &Scores,
    player: usize,
) -> Option<(i32, Formula)> {
    let (ratings, halves) = score(field, scores, player);
    let mean = mean(&ratings)?;
    let games = i32::try_from(ratings.len()).expect("rounds are few");
    // As a percentage, half up.
    let percent = (halves * 100 + games) / (2 * games);
    let difference = difference(u8::try_from(percent).expect("no more than one a game"));
    Some((mean + difference, Formula::Performance { mean, percent, difference }))
}

/// Computes `PTP`: the lowest rating whose expected score reaches the points; without any points,
/// 800 below the lowest opponent.
pub(super) fn perfect(
    field: &TieBreakInput<'_>,
    scores: &Scores,
    player: usize,
) -> Option<(i32, Formula)> {
    let (ratings, halves) = score(field, scores, player);
    let (&lowest, &highest) = (ratings.iter().min()?, ratings.iter().max()?);
    let formula =
        Formula::Perfect { score: Amount::from(Points::hundredths(50 * i64::from(halves))) };
    if halves == 0 {
        return Some((lowest - 800, formula));
    }
    // Every expected score is 0 at the lower end and 1 at the upper one.
    let (mut below, mut enough) = (lowest - 800, highest + 800);
    while enough - below > 1 {
        let middle = below + (enough - below) / 2;
        let sum: i32 = ratings.iter().map(|rating| expected(middle - rating)).sum();
        if sum >= 50 * halves { enough = middle } else { below = middle }
    }
    Some((enough, formula))
}

/// Computes `APRO` and `APPO`: the performances of all opponents met over the board.
pub(super) fn of_opponents(
    scores: &Scores,
    performed: impl Fn(usize) -> Option<(i32, Formula)>,
    player: usize,
) -> Vec<Part<usize>> {
    let met = scores.actual.games(player).filter(|(turn, _)| turn.over_board);
    met.filter_map(|(turn, opponent)| Some(turn.part(Amount::whole(performed(opponent)?.0.into()))))
        .collect()
}

fn mean(ratings: &[i32]) -> Option<i32> {
    let count = i32::try_from(ratings.len()).expect("rounds are few");
    let sum: i32 = ratings.iter().sum();
    (count > 0).then(|| (2 * sum + count).div_euclid(2 * count))
}
