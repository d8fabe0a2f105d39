//! Every condition that a game meets.

use super::count::{Count, Counter, Demand, counts};
use super::timeline::Timeline;
use crate::rules::{DrawKind, RuleSet};

/// A condition that was met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// The clause, by its place in the rule set.
    pub clause: usize,
    /// The moment at which it was met.
    pub met: usize,
    /// The moments of a repeated position; of a count, its start; else that of `met`.
    pub moments: Vec<usize>,
    /// The count, for a clause that counts.
    pub count: Option<Count>,
}

/// The first time that each clause is met, in the order of the game.
#[must_use]
pub fn conditions(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand]) -> Vec<Condition> {
    let mut found = Vec::new();
    for (index, clause) in set.draws.iter().enumerate() {
        let condition = match clause.kind {
            Some(DrawKind::Repetition) => repeated(game, clause.occurrence.unwrap_or(u16::MAX))
                .map(|moments| Condition {
                    clause: index,
                    met: moments.last().copied().unwrap_or_default(),
                    moments,
                    count: None,
                }),
            Some(DrawKind::NoProgress | DrawKind::Ending) => Counter::new(set, clause, demands)
                .and_then(|counter| {
                    let met = counts(counter, game).into_iter().find(|count| count.met.is_some());
                    met.and_then(|count| {
                        let met = count.met?;
                        let moments = vec![count.start];
                        Some(Condition { clause: index, met, moments, count: Some(count) })
                    })
                }),
            Some(DrawKind::BothBlocked) => (0..game.moments())
                .find(|&moment| game.both_blocked(moment))
                .map(|met| Condition { clause: index, met, moments: vec![met], count: None }),
            Some(DrawKind::Agreement) | None => None,
        };
        found.extend(condition);
    }
    found.sort_by_key(|condition| (condition.met, condition.clause));
    found
}

/// The moments of the first position that stands for the n-th time.
pub fn repeated(game: &Timeline<'_>, occurrence: u16) -> Option<Vec<usize>> {
    (0..game.moments()).find_map(|moment| {
        let moments = game.occurrences(moment);
        let enough = moments.len() >= usize::from(occurrence);
        (enough && !game.is_over(moment)).then_some(moments)
    })
}
