//! Every condition that a game meets.

use super::balance::pieces_of;
use super::count::{Count, Demand};
use super::kind::{self, Far, Scene};
use super::timeline::{Step, Timeline};
use crate::board::Position;
use crate::moves::{Deed, Generator};
use crate::rules::{Clause, RuleSet};

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

/// Every moment at which a clause is met, for a kind that can be claimed; `times` says how often the
/// position of each moment has stood by then.
pub(crate) fn every_met(
    set: &RuleSet,
    game: &Timeline<'_>,
    demands: &[Demand],
    clause: usize,
    times: &[usize],
) -> Vec<usize> {
    let scene = Scene { set, game, demands };
    kind::of(&set.draws[clause].rule).every_met(clause, &scene, times)
}

/// A condition in the form in which it is met at another moment, if it is.
pub(crate) fn as_met_at(
    set: &RuleSet,
    game: &Timeline<'_>,
    condition: &Condition,
    at: usize,
) -> Option<Condition> {
    let moments = kind::of(&set.draws[condition.clause].rule).still_met(condition, game, at)?;
    Some(Condition { met: at, moments, ..condition.clone() })
}

/// The first clause that ends the game by the board alone, at a position in which the player to move
/// cannot move.
pub(crate) fn ended_by<'s>(
    set: &'s RuleSet,
    generator: &Generator,
    position: &Position,
) -> Option<&'s Clause> {
    set.draws.iter().find(|clause| kind::of(&clause.rule).ends_game(generator, position))
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
    let deed = |half_move: usize| steps[half_move].deed();
    deeds_can_meet(set, set.draws.iter(), generator, (steps.len(), deed), at)
}

/// The same of some clauses of the set, and of half-moves of which only what they did is known: their
/// number, and each by its place.
pub(crate) fn deeds_can_meet<'p, 's>(
    set: &'s RuleSet,
    mut clauses: impl Iterator<Item = &'s Clause>,
    generator: &Generator,
    (made, deed): (usize, impl Fn(usize) -> Deed),
    at: impl Fn(usize) -> &'p Position,
) -> bool {
    let left = pieces_of(at(made));
    let far = Far { set, generator, made, deed: &deed, at: &at, left };
    clauses.any(|clause| kind::of(&clause.rule).can_be_met(&far))
}
