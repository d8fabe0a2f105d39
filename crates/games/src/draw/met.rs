//! Every condition that a game meets.

use super::count::{Count, Demand};
use super::kind::{self, Far, Scene};
use super::timeline::{Step, Timeline};
use crate::board::Position;
use crate::moves::Generator;
use crate::rules::RuleSet;

/// A condition that was met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// The clause, by its place in the rule set.
    pub clause: usize,
    /// The moment at which it was met.
    pub met: usize,
    /// For a repetition, the moments of the position; for a count, its start; otherwise the moment
    /// in `met`.
    pub moments: Vec<usize>,
    /// The count, for a clause that counts.
    pub count: Option<Count>,
}

/// The first time that each clause is met, in the order of the game.
#[must_use]
pub fn conditions(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand]) -> Vec<Condition> {
    let scene = Scene { set, game, demands };
    let clauses = set.draws.iter().enumerate();
    let mut found: Vec<Condition> = clauses
        .filter_map(|(index, clause)| kind::of(&clause.rule).first_met(index, &scene))
        .collect();
    found.sort_by_key(|condition| (condition.met, condition.clause));
    found
}

/// False if a quick look shows that no condition can have been met in a game of legal moves, as is
/// so in most games. No position is compared and nothing is counted.
///
/// `steps` are all its half-moves, and `at` gives the position at each moment, numbered by the
/// half-moves made.
#[must_use]
pub fn can_meet<'p>(
    set: &RuleSet,
    generator: &Generator,
    steps: &[Step],
    at: impl Fn(usize) -> &'p Position,
) -> bool {
    let far = Far { set, generator, steps, at: &at };
    set.draws.iter().any(|clause| kind::of(&clause.rule).can_be_met(&far))
}
