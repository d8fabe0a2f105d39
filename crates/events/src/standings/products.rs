//! `SBF` and `RIGA`: the opponents' scores, multiplied by the results against them.

use std::cmp::Ordering;

use crate::event::{Meeting, Outcome, Points, RoundEntry, Scoring};

use super::input::TieBreakInput;
use super::{Amount, Part};

/// Computes `SBF` (Sonneborn-Berger as the FMJD counts it): points scored times the opponent's
/// score.
pub(super) fn sonneborn_berger(field: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    products(field, player, |entry, _| entry.points)
}

/// Computes `RIGA` (Estonian rules, micro-matches): the opponent's score times 4, 3, 2, 1, 0 for a
/// micro-match of 4:0, 3:1, 2:2, 1:3, 0:4, whatever a game is worth in the event.
pub(super) fn riga(field: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    products(field, player, |_, meeting| riga_factor(&field.event.scoring, meeting))
}

/// Returns the opponents of a player with the products.
fn products(
    field: &TieBreakInput<'_>,
    player: usize,
    factor: impl Fn(&RoundEntry, &Meeting) -> Points,
) -> Vec<Part<usize>> {
    field.opponents_with(player, |part, entry, meeting| {
        let (score, factor) = (field.score(meeting.opponent), factor(entry, meeting));
        Part {
            factor: Some(factor.into()),
            score: Some(score.into()),
            amount: Amount::product(factor, score),
            ..part
        }
    })
}

/// Returns 2 for each game won and 1 for each drawn; a single forfeit counts for all games.
fn riga_factor(scoring: &Scoring, meeting: &Meeting) -> Points {
    let games = scoring.games();
    let of_game = |outcome: &Outcome| {
        let score = outcome.score().filter(|score| score.first + score.second != Points::ZERO);
        match score.map(|score| score.first.cmp(&score.second)) {
            Some(Ordering::Greater) => 2,
            Some(Ordering::Equal) => 1,
            Some(Ordering::Less) | None => 0,
        }
    };
    match meeting.games.as_slice() {
        [Outcome::Total(score)] => Points::whole(scoring.halves_of_total(*score).unwrap_or(0)),
        [all] if games > 1 => Points::whole(of_game(all) + of_game(all)),
        each => Points::whole(each.iter().map(of_game).sum()),
    }
}
