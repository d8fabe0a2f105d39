//! Rules that depend on the time control: rapid and blitz games, and clocks without added seconds.

use serde::{Deserialize, Serialize};

use super::draws::{DrawClauseDoc, Draws, serde_words};
use super::fields::{RuleDoc, RuleSet};
use super::value::word_enum;
use crate::said::{Said, Told, said};

word_enum! {
    /// A property of a time control that rules depend on.
    pub enum PaceCondition {
        /// At most 20 minutes for the whole game, or 15 with added seconds
        /// (IDF, Rules of the Rapid and Blitz games, 1).
        Accelerated = "accelerated",
        /// The game ends within a fixed time: no seconds are added per move (IDF, Rules of the
        /// game, 7.2.9).
        FixedEnd = "fixed-end",
        /// The players do not record the game.
        NotRecorded = "not-recorded",
    }
}

word_enum! {
    /// The result if both flags have fallen.
    pub enum BothFlags {
        /// The player whose flag fell first loses.
        First = "first",
        /// Drawn.
        Draw = "draw",
    }
}

word_enum! {
    /// The consequence of using up the time, if that does not lose the game.
    pub enum TimeOver {
        /// The text does not say.
        Unsaid = "unsaid",
        /// The server moves for the player.
        ServerMoves = "server-moves",
    }
}

serde_words!(PaceCondition);

/// The known properties of a time control. A rule never applies because of an unknown property.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pace {
    /// See [`PaceCondition::Accelerated`]; `None` if unknown.
    pub accelerated: Option<bool>,
    /// See [`PaceCondition::FixedEnd`]; `None` if unknown.
    pub fixed_end: Option<bool>,
    /// Whether the players record the moves. A game with a record counts as recorded unless the
    /// user says otherwise.
    pub recorded: bool,
}

impl Pace {
    /// A recorded game at an unknown time control.
    pub const UNKNOWN: Self = Self { accelerated: None, fixed_end: None, recorded: true };

    /// Creates a fully known time control of a recorded game.
    pub const fn known(accelerated: bool, fixed_end: bool) -> Self {
        Self { accelerated: Some(accelerated), fixed_end: Some(fixed_end), recorded: true }
    }

    /// Returns the time control in a game that the players do not record.
    #[must_use]
    pub const fn unrecorded(self) -> Self {
        Self { recorded: false, ..self }
    }

    /// Returns every time control that it can be: one, two or four.
    #[must_use]
    pub fn possible(self) -> Vec<Self> {
        let either = |known: Option<bool>| known.map_or(vec![false, true], |known| vec![known]);
        let mut all = Vec::new();
        for accelerated in either(self.accelerated) {
            for fixed_end in either(self.fixed_end) {
                let recorded = self.recorded;
                all.push(Self { recorded, ..Self::known(accelerated, fixed_end) });
            }
        }
        all
    }

    /// Returns every fully known time control, recorded and not.
    pub(super) fn all() -> Vec<Self> {
        let known = Self::UNKNOWN.possible();
        let unrecorded: Vec<Self> = known.iter().map(|pace| pace.unrecorded()).collect();
        [known, unrecorded].concat()
    }

    fn is(self, condition: PaceCondition) -> Option<bool> {
        match condition {
            PaceCondition::Accelerated => self.accelerated,
            PaceCondition::FixedEnd => self.fixed_end,
            PaceCondition::NotRecorded => Some(!self.recorded),
        }
    }
}

impl Told for Pace {
    fn said(&self) -> Said {
        let Self { accelerated, fixed_end, recorded } = *self;
        said!(
            "pace",
            "{ $accelerated ->
                [yes] a rapid or blitz game
                [no] a slow game
               *[none] a game at an unknown rate
            }{ $fixed_end ->
                [yes] { \" \" }without added seconds
                [no] { \" \" }with added seconds
               *[none] { \"\" }
            }{ $recorded ->
                [yes] { \"\" }
               *[no] , not recorded
            }";
            accelerated, fixed_end, recorded
        )
    }
}

/// Rules that apply under some conditions.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaceRule {
    /// The conditions, all of which must be met.
    pub when: Vec<PaceCondition>,
    /// The fields with another value.
    #[serde(default)]
    pub fields: RuleDoc,
    /// Changes to draw clauses by `id`, and further clauses.
    #[serde(default)]
    pub draws: Vec<DrawClauseDoc>,
}

impl PaceRule {
    /// Returns whether all conditions are known to be met.
    pub fn holds(&self, pace: Pace) -> bool {
        self.when.iter().all(|&condition| pace.is(condition) == Some(true))
    }

    /// Returns whether it is unknown if the conditions are met.
    pub fn is_open(&self, pace: Pace) -> bool {
        !self.holds(pace) && self.when.iter().all(|&condition| pace.is(condition) != Some(false))
    }

    /// Returns a time control that meets these conditions and no others.
    pub(super) fn pace(&self) -> Pace {
        let has = |condition| self.when.contains(&condition);
        Pace {
            recorded: !has(PaceCondition::NotRecorded),
            ..Pace::known(has(PaceCondition::Accelerated), has(PaceCondition::FixedEnd))
        }
    }

    /// Returns its conditions as one word: `accelerated+fixed-end`.
    pub(super) fn key(&self) -> String {
        self.when.iter().map(|condition| condition.word()).collect::<Vec<_>>().join("+")
    }

    /// Returns whether `fields` consists only of fields of rules.
    pub(super) fn has_only_fields(&self) -> bool {
        let mut rest = RuleDoc::default();
        rest.overlay(self.fields.clone());
        rest == self.fields
    }
}

/// Returns the draw clauses at a time control, in their written form.
pub(super) fn under(
    docs: &[DrawClauseDoc],
    time_controls: &[PaceRule],
    pace: Pace,
) -> Vec<DrawClauseDoc> {
    let mut docs = docs.to_vec();
    for change in time_controls.iter().filter(|rule| rule.holds(pace)).flat_map(|rule| &rule.draws)
    {
        match docs.iter_mut().find(|known| known.id == change.id) {
            Some(_) if change.off == Some(true) => docs.retain(|known| known.id != change.id),
            Some(known) => known.overlay(change),
            None => docs.push(change.clone()),
        }
    }
    docs
}

impl RuleDoc {
    /// Removes a clause, including its changes at time controls.
    pub(super) fn switch_off(&mut self, id: &str) {
        self.draws.retain(|clause| clause.id != id);
        for rule in self.time_controls.iter_mut().flatten() {
            rule.draws.retain(|clause| clause.id != id);
        }
    }
}

impl RuleSet {
    /// Returns the rules at a time control.
    ///
    /// Applies every rule whose conditions are known to be met, in the order of the document.
    /// Callers need not know that the rules depended on the time control.
    pub fn under(&self, pace: Pace) -> Self {
        let mut set = self.clone();
        for rule in std::mem::take(&mut set.time_controls) {
            if !rule.holds(pace) {
                continue;
            }
            set.take(&rule.fields);
        }
        // Loading refuses a set whose clauses cannot be parsed at some time control.
        if let Ok(draws) = Draws::read(under(self.draws.docs(), &self.time_controls, pace)) {
            set.draws = draws;
        }
        set
    }

    /// Returns whether any rule depends on the time control.
    pub fn pace_matters(&self) -> bool {
        !self.time_controls.is_empty()
    }

    /// Returns whether the applicable rules are unknown because a property of the time control is.
    pub fn pace_is_open(&self, pace: Pace) -> bool {
        self.time_controls.iter().any(|rule| rule.is_open(pace))
    }
}

#[cfg(test)]
mod tests;
