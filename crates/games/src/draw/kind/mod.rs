//! The kinds of draw clauses, one file per kind: what it counts, when it is met, how it answers a
//! claim, and its wording.
//!
//! All other code uses the [`Kind`] of a clause, or the form of claims of its kind
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
use super::met::MetClause;
use super::ruling::Ruling;
use super::timeline::Timeline;
use crate::board::Position;
use crate::moves::{Generator, MoveEffect};
use crate::rules::{ClauseRule, RuleSet};
use crate::said::Said;

pub use said::{DrawRequirement, RequiredPieces, materials_said};

/// The behaviour of a kind of draw clause.
pub(super) trait Kind {
    /// Returns the first time that a clause is met in a game; `clause` is its index in the rule
    /// set.
    fn first_met(&self, clause: usize, searched: &SearchedGame<'_>) -> Option<MetClause>;

    /// Returns false if a quick check shows that the clause cannot have been met in a game of legal
    /// moves.
    fn can_be_met(&self, outline: &GameOutline<'_, '_>) -> bool;

    /// Rules on a claim of this draw; `named` are the moments that the claimant names.
    fn ruled(&self, judge: &Judge<'_>, clause: usize, named: &[usize]) -> Ruling;

    /// Returns every moment at which a clause is met, for kinds that can be claimed. `times` holds,
    /// for each moment, how often its position has occurred by then.
    fn every_met(&self, clause: usize, searched: &SearchedGame<'_>, times: &[usize]) -> Vec<usize>;

    /// Returns whether a condition that was met earlier still holds at the moment `at`: the moments
    /// that prove it, or `None`.
    fn still_met(
        &self,
        condition: &MetClause,
        game: &Timeline<'_>,
        at: usize,
    ) -> Option<Vec<usize>>;

    /// Returns whether the clause's pieces are on the board.
    fn stands(&self, _position: &Position) -> bool {
        false
    }

    /// Returns the clause's condition as a message.
    fn said(&self) -> Said;
}

/// Returns the kind of a clause.
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
pub(super) struct SearchedGame<'s> {
    pub(super) set: &'s RuleSet,
    pub(super) game: &'s Timeline<'s>,
    pub(super) demands: &'s [Demand],
}

/// A game of legal moves for a quick check: the number of half-moves, the effect of each, and the
/// position at each moment, numbered by the half-moves made.
pub(super) struct GameOutline<'f, 'p> {
    pub(super) set: &'f RuleSet,
    pub(super) generator: &'f Generator,
    pub(super) made: usize,
    pub(super) deed: &'f dyn Fn(usize) -> MoveEffect,
    pub(super) at: &'f dyn Fn(usize) -> &'p Position,
    /// The numbers of pieces of White and Black at the end.
    pub(super) left: [usize; 2],
}

impl<'p> GameOutline<'_, 'p> {
    /// Returns the position at the end.
    fn last(&self) -> &'p Position {
        (self.at)(self.made)
    }

    /// Returns whether the game contains this many half-moves in a row of one sort.
    ///
    /// Each run is examined from its end: the next run can begin only after the last half-move of
    /// another sort, so only a few half-moves are examined at all.
    fn has_run(&self, length: usize, is_such: impl Fn(MoveEffect) -> bool) -> bool {
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
