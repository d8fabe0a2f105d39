//! Every condition that a game meets.

use super::balance::may_stand;
use super::count::{Count, Counter, Demand, counts};
use super::timeline::Timeline;
use crate::rules::{DrawClause, DrawKind, Reset, RuleSet};

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
                .filter(|_| may_be_met(clause, game))
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

/// False where a look from afar shows that a count cannot have reached its limit.
fn may_be_met(clause: &DrawClause, game: &Timeline<'_>) -> bool {
    match &clause.material {
        // Pieces only become fewer.
        Some(materials) => may_stand(materials, game.last()),
        None => {
            let resets = clause.resets.as_deref().unwrap_or_default();
            let (mut run, mut longest) = (0_u16, 0);
            for step in (1..game.moments()).filter_map(|moment| game.step(moment)) {
                let reset = step.captures && resets.contains(&Reset::Capture)
                    || step.by_man && resets.contains(&Reset::ManMove)
                    || step.promotes && resets.contains(&Reset::Promotion);
                run = if reset { 0 } else { run.saturating_add(1) };
                longest = longest.max(run);
            }
            longest >= clause.moves.unwrap_or_default()
        }
    }
}

/// The moments of the first position that stands for the n-th time.
pub fn repeated(game: &Timeline<'_>, occurrence: u16) -> Option<Vec<usize>> {
    // A position needs four half-moves to come again, none of them a capture.
    let needed = usize::from(occurrence).saturating_sub(1).saturating_mul(4);
    let mut quiet = 0_usize;
    (0..game.moments()).find_map(|moment| {
        // Moments since the last capture, this one among them.
        let captured = game.step(moment).is_some_and(|step| step.captures);
        quiet = if captured { 1 } else { quiet + 1 };
        if quiet <= needed {
            return None;
        }
        let moments = game.occurrences(moment);
        let enough = moments.len() >= usize::from(occurrence);
        (enough && !game.is_over(moment)).then_some(moments)
    })
}
