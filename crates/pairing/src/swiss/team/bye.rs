//! The pairing-allocated bye (FIDE C.04.6, 3.4).

use std::cmp::Reverse;

use super::facts::Round;
use crate::swiss::Impossible;
use crate::swiss::complete::{MaximumMatching, bye_score, may_have_bye};

/// Returns the index of the team that has the bye; `None` if the number of teams is even.
///
/// It is a team without which the others can be paired (3.4.1), with the lowest score (3.4.2), the
/// most matches played (3.4.3) and the highest number (3.4.4), in this order.
///
/// # Errors
///
/// Fails if no legal pairing exists.
pub(super) fn bye(round: &Round<'_>) -> Result<Option<usize>, Impossible> {
    let Some(score) = bye_score(&round.seats)? else { return Ok(None) };
    let everybody: Vec<usize> = (0..round.len()).collect();
    let mut cover = MaximumMatching::new(&round.seats.legal, &everybody, &[]);
    let left = cover.exposed();
    let free = cover.instead_of(left[0]).into_iter();
    let may = free.filter(|&place| may_have_bye(&round.seats, place, score));
    Ok(may.min_by_key(|&place| rank(round, place)))
}

/// Returns the keys of 3.4.2 to 3.4.4, in order.
pub(super) fn rank(
    round: &Round<'_>,
    place: usize,
) -> (crate::Points, Reverse<usize>, Reverse<u16>) {
    let facts = &round.facts[place];
    (round.score(place), Reverse(facts.played), Reverse(facts.number))
}
