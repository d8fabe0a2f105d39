//! The draw conditions that a game meets.

use super::balance::pieces_of;
use super::count::{Count, Demand};
use super::kind::{self, GameOutline, SearchedGame};
use super::timeline::{PlayedMove, Timeline};
use crate::board::Position;
use crate::moves::{Generator, MoveEffect};
use crate::rules::{Clause, RuleSet};

/// A draw condition that was met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MetClause {
    /// The clause, as an index in the rule set.
    pub clause: usize,
    /// The moment at which it was met.
    pub met: usize,
    /// The occurrences of the position for a repetition, the start of a count, or `met` for other
    /// clauses.
    pub moments: Vec<usize>,
    /// The count, for a clause that counts.
    pub count: Option<Count>,
}

/// Returns the first time that each clause is met, in the order of the game.
pub fn conditions(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand]) -> Vec<MetClause> {
    let searched = SearchedGame { set, game, demands };
    let clauses = set.draws.iter().enumerate();
    let mut found: Vec<MetClause> = clauses
        .filter_map(|(index, clause)| kind::of(&clause.rule).first_met(index, &searched))
        .collect();
    found.sort_by_key(|condition| (condition.met, condition.clause));
    found
}

/// Returns every moment at which a clause is met, for kinds that can be claimed. `times` holds, for
/// each moment, how often its position has occurred by then.
pub(crate) fn every_met(
    set: &RuleSet,
    game: &Timeline<'_>,
    demands: &[Demand],
    clause: usize,
    times: &[usize],
) -> Vec<usize> {
    let searched = SearchedGame { set, game, demands };
    kind::of(&set.draws[clause].rule).every_met(clause, &searched, times)
}

/// Returns a condition as it is met at another moment, if it is.
pub(crate) fn as_met_at(
    set: &RuleSet,
    game: &Timeline<'_>,
    condition: &MetClause,
    at: usize,
) -> Option<MetClause> {
    let moments = kind::of(&set.draws[condition.clause].rule).still_met(condition, game, at)?;
    Some(MetClause { met: at, moments, ..condition.clone() })
}

/// Returns false if a quick check shows that no condition can have been met in a game of legal
/// moves, which is so in most games. The check compares no positions and counts no moves.
///
/// `steps` are all half-moves of the game, and `at` returns the position at each moment, numbered
/// by the half-moves made.
pub fn can_meet<'p>(
    set: &RuleSet,
    generator: &Generator,
    steps: &[PlayedMove],
    at: impl Fn(usize) -> &'p Position,
) -> bool {
    let deed = |half_move: usize| steps[half_move].effect();
    effects_can_meet(set, set.draws.iter(), generator, (steps.len(), deed), at)
}

/// Like [`can_meet`], for some clauses of the set and for half-moves of which only the effects are
/// known: their number, and a function that returns each by its index.
pub(crate) fn effects_can_meet<'p, 's>(
    set: &'s RuleSet,
    mut clauses: impl Iterator<Item = &'s Clause>,
    generator: &Generator,
    (made, deed): (usize, impl Fn(usize) -> MoveEffect),
    at: impl Fn(usize) -> &'p Position,
) -> bool {
    let left = pieces_of(at(made));
    let outline = GameOutline { set, generator, made, deed: &deed, at: &at, left };
    clauses.any(|clause| kind::of(&clause.rule).can_be_met(&outline))
}
