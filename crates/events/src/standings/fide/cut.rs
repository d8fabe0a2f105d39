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
pub(super) fn cut(mut list: Vec<Cuttable>, (least, greatest): (usize, usize)) -> Vec<Part<usize>> {
    for _ in 0..least {
        let least_of = |voluntary: bool| {
            let left = list.iter().enumerate().filter(|(_, one)| one.part.struck.is_none());
            let left = left.filter(|(_, one)| one.voluntary || !voluntary);
            left.min_by_key(|(_, one)| one.key()).map(|(at, one)| (at, one.part.amount))
        };
        let Some((at, amount)) = least_of(false) else { break };
        let (at, why) = match least_of(true) {
            Some((given_up, adds)) if adds >= amount => (given_up, Strike::GivenUp),
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
