//! The kinds of draw clauses, one file each: what a kind counts, when it is met, how a claim of it
//! is answered, and how it is worded.
//!
//! Everything else asks the [`Kind`] of a clause, or how its kind is claimed
//! ([`ClaimForm`](crate::rules::ClaimForm)).

mod agreement;
mod both_blocked;
mod counted;
mod ending;
mod no_progress;
mod repetition;
mod said;

use super::claim::Judge;
use super::count::Demand;
use super::met::Condition;
use super::ruling::Ruling;
use super::timeline::Timeline;
use crate::board::Position;
use crate::moves::{Deed, Generator};
use crate::rules::{ClauseRule, RuleSet};
use crate::said::Said;

pub use said::{AskedPieces, Asks, materials_said};

/// What every kind of draw clause can be asked.
pub(super) trait Kind {
    /// The first time that a clause is met in a game; `clause` is its place in the rule set.
    fn first_met(&self, clause: usize, scene: &Scene<'_>) -> Option<Condition>;

    /// False if a quick look shows that it cannot have been met in a game of legal moves.
    fn can_be_met(&self, far: &Far<'_, '_>) -> bool;

    /// A claim of such a draw, ruled on; `named` are the moments that the claimant names.
    fn ruled(&self, judge: &Judge<'_>, clause: usize, named: &[usize]) -> Ruling;

    /// Every moment at which a clause is met, for a kind that a record counts; `times` says how often
    /// the position of each moment has stood by then.
    fn every_met(&self, clause: usize, scene: &Scene<'_>, times: &[usize]) -> Vec<usize>;

    /// The moments by which a condition that was met before is met at another moment, if it is.
    fn still_met(
        &self,
        condition: &Condition,
        game: &Timeline<'_>,
        at: usize,
    ) -> Option<Vec<usize>>;

    /// True if it ends the game by the board alone, at a position in which the player to move cannot
    /// move.
    fn ends_game(&self, generator: &Generator, position: &Position) -> bool;

    /// True if the pieces that the clause is about are on the board.
    fn stands(&self, _position: &Position) -> bool {
        false
    }

    /// What it asks for.
    fn said(&self) -> Said;
}

/// The kind of a clause.
pub(super) fn of(rule: &ClauseRule) -> &dyn Kind {
    match rule {
        ClauseRule::Repetition(kind) => kind,
        ClauseRule::NoProgress(kind) => kind,
        ClauseRule::Ending(kind) => kind,
        ClauseRule::Agreement(kind) => kind,
        ClauseRule::BothBlocked(kind) => kind,
    }
}

/// A game that is searched for clauses that are met.
pub(super) struct Scene<'s> {
    pub(super) set: &'s RuleSet,
    pub(super) game: &'s Timeline<'s>,
    pub(super) demands: &'s [Demand],
}

/// A game of legal moves, for a quick look: how many half-moves were made, what each did, and the
/// position at each moment, numbered by the half-moves made.
pub(super) struct Far<'f, 'p> {
    pub(super) set: &'f RuleSet,
    pub(super) generator: &'f Generator,
    pub(super) made: usize,
    pub(super) deed: &'f dyn Fn(usize) -> Deed,
    pub(super) at: &'f dyn Fn(usize) -> &'p Position,
    /// The pieces of White and of Black at the end.
    pub(super) left: [usize; 2],
}

impl<'p> Far<'_, 'p> {
    /// The position at the end.
    fn last(&self) -> &'p Position {
        (self.at)(self.made)
    }

    /// True if this many half-moves in a row are all of one sort.
    ///
    /// A run is examined from its end: the next run can begin only after the last half-move that is
    /// not of that sort, so only a few half-moves are examined at all.
    fn has_run(&self, length: usize, is_such: impl Fn(Deed) -> bool) -> bool {
        let mut from = 0;
        while length <= self.made - from {
            match (from..from + length).rev().find(|&at| !is_such((self.deed)(at))) {
                Some(at) => from = at + 1,
                None => return true,
            }
        }
        false
    }
}
