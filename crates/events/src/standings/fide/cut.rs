//! Cuts: which parts are left out (C.07, 14 and 16.5).

use crate::event::Points;
use crate::standings::{Amount, Part, Strike, Struck};

/// A part that may be cut, and what makes it small.
pub(super) struct Cuttable {
    pub(super) part: Part<usize>,
    /// The least is cut first: the opponent's score or rating, then what the part adds.
    pub(super) rank: Points,
    /// True if it comes from a round that the player gave up.
    pub(super) voluntary: bool,
}

/// Which of the rounds that a player gave up is cut before the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GivenUp {
    /// That with the least score of the opponent, then that which adds the least.
    LeastScore,
    /// That which adds the least: so the published values of the Sonneborn-Berger of teams have
    /// it, where those of players have the least score.
    LeastAmount,
}

impl Cuttable {
    fn key(&self) -> (Points, Amount) {
        (self.rank, self.part.amount)
    }
}

/// Leaves out this many of the least, then this many of the greatest.
///
/// Each time the least of the rounds that the player gave up is cut, if it adds no less than the
/// least of all would; otherwise the least of all. Among equal ones, the first of the least is cut,
/// and the last of the greatest.
pub(super) fn cut(
    mut list: Vec<Cuttable>,
    (least, greatest): (usize, usize),
    given_up_by: GivenUp,
) -> Vec<Part<usize>> {
    for _ in 0..least {
        let left = || list.iter().enumerate().filter(|(_, one)| one.part.struck.is_none());
        let Some((at, least)) = left().min_by_key(|(_, one)| one.key()) else { break };
        let voluntary = left().filter(|(_, one)| one.voluntary);
        let given_up = match given_up_by {
            GivenUp::LeastScore => voluntary.min_by_key(|(_, one)| one.key()),
            GivenUp::LeastAmount => voluntary.min_by_key(|(_, one)| (one.part.amount, one.rank)),
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
