//! The rounds of a part of an event: counted from 1 where its stage begins, after those that it has
//! taken over.

use std::collections::HashSet;

use super::{Event, Forbidden, PlayerId, Round, Separate};

/// Which round of a part a round of the whole event is.
#[derive(Debug, Clone, Copy)]
pub(super) struct OwnRounds {
    /// Rounds of the whole event before the stage begins: they are none of the part.
    before: u16,
    /// Rounds of earlier stages that the part has taken over, its first.
    carried: u16,
}

impl OwnRounds {
    /// Those of a part: for each of its rounds the round of the whole event, of which so many, the
    /// first, are carried over.
    pub(super) fn of(event: &Event, whole: &[Round], carried: usize) -> Self {
        let before = match whole.get(carried) {
            Some(first) => first.0 - 1,
            None => event.last_paired().0,
        };
        Self { before, carried: u16::try_from(carried).unwrap_or(u16::MAX) }
    }

    /// True if a round of the whole event is none from before the stage.
    pub(super) const fn has(self, round: Round) -> bool {
        round.0 > self.before
    }

    /// The round of the part; 0 for one before the stage.
    pub(super) const fn own(self, round: Round) -> Round {
        match round.0.saturating_sub(self.before) {
            0 => Round(0),
            own => Round(own.saturating_add(self.carried)),
        }
    }

    /// The groups that are kept apart, in the rounds of the part.
    pub(super) fn separate(self, rules: &[Separate]) -> Vec<Separate> {
        let own = |round: Round| self.own(round);
        let of_part = |rule: &Separate| Separate {
            by: rule.by,
            from: rule.from.map(own),
            to: rule.to.map(own),
        };
        rules.iter().map(of_part).collect()
    }

    /// The rules about players who are in the part, two or more of them, in its rounds.
    pub(super) fn forbidden(self, rules: &[Forbidden], own: &HashSet<PlayerId>) -> Vec<Forbidden> {
        let of_part = |rule: &Forbidden| {
            let mut rule = rule.clone();
            rule.players.retain(|id| own.contains(id));
            rule.from = rule.from.map(|round| self.own(round));
            rule.to = rule.to.map(|round| self.own(round));
            (rule.players.len() > 1).then_some(rule)
        };
        rules.iter().filter_map(of_part).collect()
    }
}
