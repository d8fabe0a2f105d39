//! `SBF` and `RIGA`: the opponents' scores, multiplied by the results against them.

use std::cmp::Ordering;

use crate::event::{Meeting, Outcome, Points, TieBreak};

use super::field::Field;
use super::{Amount, Part};

/// The opponents of a player, with the products.
///
/// - `SBF` (Sonneborn-Berger as the FMJD counts it): points scored times the opponent's score.
/// - `RIGA` (Estonian rules, micro-matches): the opponent's score times 4, 3, 2, 1, 0 for a
///   micro-match of 4:0, 3:1, 2:2, 1:3, 0:4, whatever a game is worth in the event.
pub(super) fn parts(field: &Field<'_>, tie_break: TieBreak, player: usize) -> Vec<Part<usize>> {
    field.faced(player, |part, entry, meeting| {
        let score = field.score(meeting.opponent);
        let factor = match tie_break {
            TieBreak::Riga => riga(field.event.scoring.games(), meeting),
            _ => entry.points,
        };
        Part {
            factor: Some(factor.into()),
            score: Some(score.into()),
            amount: Amount::product(factor, score),
            ..part
        }
    })
}

/// 2 for each game won, 1 for each drawn; one forfeit counts for all games.
fn riga(games: usize, meeting: &Meeting) -> Points {
    let of_game = |outcome: &Outcome| {
        let score = outcome.score().filter(|score| score.first + score.second != Points::ZERO);
        match score.map(|score| score.first.cmp(&score.second)) {
            Some(Ordering::Greater) => 2,
            Some(Ordering::Equal) => 1,
            _ => 0,
        }
    };
    match meeting.games.as_slice() {
        [all] if games > 1 => Points::whole(of_game(all) + of_game(all)),
        each => Points::whole(each.iter().map(of_game).sum()),
    }
}
