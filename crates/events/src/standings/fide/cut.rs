//! Cuts: the parts that are left out (C.07, 14 and 16.5).

use crate::event::Points;
use crate::standings::{Amount, Part, Strike, Struck};

/// A part that may be cut, with the values that order the cuts.
pub(super) struct Cuttable {
    pub(super) part: Part<usize>,
    /// The opponent's score or rating.
    ///
    /// The part with the lowest is cut first; if equal, the one that adds least.
    pub(super) rank: Points,
    /// Whether the part comes from a round that the player gave up.
    pub(super) voluntary: bool,
}

/// The choice among the rounds that a player gave up: which one is cut first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CutPreference {
    /// The round with the lowest opponent's score; if equal, the one that adds least.
    LeastScore,
    /// The round that adds least, as in FIDE's published values of the Sonneborn-Berger for teams;
    /// those for players use the lowest score.
    LeastAmount,
}

impl Cuttable {
    fn key(&self) -> (Points, Amount) {
        (self.rank, self.part.amount)
    }
}

/// Cuts the given numbers of the least and then of the greatest parts.
///
/// Each time, the least of the rounds that the player gave up is cut if it adds at least as much as
/// the least of all rounds; otherwise the least of all is cut. Among equal parts, the first of the
/// least is cut, and the last of the greatest.
pub(super) fn cut(
    mut list: Vec<Cuttable>,
    (least, greatest): (usize, usize),
    given_up_by: CutPreference,
) -> Vec<Part<usize>> {
    for _ in 0..least {
        let left = || list.iter().enumerate().filter(|(_, one)| one.part.struck.is_none());
        let Some((at, least)) = left().min_by_key(|(_, one)| one.key()) else { break };
        let voluntary = left().filter(|(_, one)| one.voluntary);
        let given_up = match given_up_by {
            CutPreference::LeastScore => voluntary.min_by_key(|(_, one)| one.key()),
            CutPreference::LeastAmount => {
                voluntary.min_by_key(|(_, one)| (one.part.amount, one.rank))
            }
        };
        let (at, why) = match given_up {
            Some((given_up, one)) if one.part.amount >= least.part.amount => {
                (given_up, Strike::GivenUp)
            }
            _ => (at, Strike::Worst),
        };
        list[at].part.struck = Some(Struck { from_step: 1, why });
    }
    for _ in 0..greatest {
        let left = list.iter_mut().filter(|one| one.part.struck.is_none());
        let Some(most) = left.max_by_key(|one| one.key()) else { break };
        most.part.struck = Some(Struck { from_step: 1, why: Strike::Best });
    }
    list.into_iter().map(|one| one.part).collect()
}
