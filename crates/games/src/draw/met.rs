//! Every condition that a game meets.

use super::balance::may_stand;
use super::count::{Count, Counter, Demand, counts};
use super::timeline::{Step, Timeline};
use crate::board::Position;
use crate::moves::Generator;
use crate::rules::{CountOf, DrawClause, DrawKind, ManStep, Reset, RuleSet};

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
                .filter(|_| count_can_reach(clause, game.steps(), |moment| game.position(moment)))
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

/// False where a look from afar shows that no condition can have been met in a game of
/// legal moves, as in most games: no position is compared, nothing counted.
///
/// `steps` are all its half-moves, and `at` gives the position at each moment, which is
/// after so many of them.
#[must_use]
pub fn can_meet<'p>(
    set: &RuleSet,
    generator: &Generator,
    steps: &[Step],
    at: impl Fn(usize) -> &'p Position,
) -> bool {
    set.draws.iter().any(|clause| match clause.kind {
        Some(DrawKind::Repetition) => can_repeat(set, clause, steps),
        Some(DrawKind::NoProgress | DrawKind::Ending) => count_can_reach(clause, steps, &at),
        // Before the last position somebody moved.
        Some(DrawKind::BothBlocked) => !generator.has_move(at(steps.len())),
        Some(DrawKind::Agreement) | None => false,
    })
}

/// False where a count cannot have reached its limit.
fn count_can_reach<'p>(
    clause: &DrawClause,
    steps: &[Step],
    at: impl Fn(usize) -> &'p Position,
) -> bool {
    match (&clause.material, clause.kind) {
        (Some(materials), Some(DrawKind::Ending)) => {
            let moves = clause.moves.unwrap_or_default();
            let least = usize::from(moves.min(clause.long_diagonal_moves.unwrap_or(u16::MAX)));
            let counted = match clause.count {
                // Numbers may be printed wrong, and a side may have moved twice in a row.
                Some(CountOf::MoveNumbers) => 0,
                Some(CountOf::StrongSide | CountOf::WeakSide | CountOf::LoneKing) => least,
                Some(CountOf::Each) | None => 2 * least,
            };
            // Pieces only become fewer: what is too much here was so before.
            let latest_start = steps.len().checked_sub(counted);
            latest_start.is_some_and(|moment| may_stand(materials, at(moment)))
        }
        _ => {
            // Pieces only become fewer: what is too much at the end was so before.
            if clause.material.as_ref().is_some_and(|pieces| !may_stand(pieces, at(steps.len()))) {
                return false;
            }
            let resets = clause.resets.as_deref().unwrap_or_default();
            let [capture, man_move, promotion] =
                [Reset::Capture, Reset::ManMove, Reset::Promotion].map(|it| resets.contains(&it));
            let reset = |step: &Step| {
                step.captures && capture || step.by_man && man_move || step.promotes && promotion
            };
            has_run(steps, usize::from(clause.moves.unwrap_or_default()), |step| !reset(step))
        }
    }
}

/// False where no position can have stood often enough: between two times there are at
/// least four half-moves, none of them a capture, and none a step forward of a man that
/// cannot go back.
fn can_repeat(set: &RuleSet, clause: &DrawClause, steps: &[Step]) -> bool {
    let only_forward = |step: &ManStep| matches!(step, ManStep::DiagonalForward | ManStep::Forward);
    let men_return = !set.men_move.0.iter().all(only_forward);
    let comes_back = |step: &Step| !step.captures && (men_return || !step.by_man);
    let times = usize::from(clause.occurrence.unwrap_or(u16::MAX));
    has_run(steps, times.saturating_sub(1).saturating_mul(4), comes_back)
}

/// True where so many half-moves in a row are such.
///
/// A run is looked at from its end: behind the first half-move that is none the next can
/// begin, and few half-moves are looked at at all.
fn has_run(steps: &[Step], length: usize, is_such: impl Fn(&Step) -> bool) -> bool {
    let mut rest = steps;
    while let Some(run) = rest.get(..length) {
        match run.iter().rposition(|step| !is_such(step)) {
            Some(at) => rest = &rest[at + 1..],
            None => return true,
        }
    }
    false
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
