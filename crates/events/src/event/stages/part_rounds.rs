//! The rounds of a part of an event: counted from 1 at the beginning of its stage, after those
//! carried over. They have a type of their own, and refusals of acts on a part are converted to the
//! rounds of the whole event.

use std::borrow::Cow;
use std::collections::HashSet;
use std::ops::Deref;

use draughts_ground::said::Said;

use crate::event::acts::{Echo, Refused};
use crate::event::{Event, Forbidden, Part, PlayerId, Round, Separate};

/// A round of a [`Part`]; a [`Round`] is one of the whole event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PartRound(Round);

impl PartRound {
    /// Creates the round with this number in the event of a part.
    pub const fn of(number: Round) -> Self {
        Self(number)
    }

    /// Returns the number in the event of the part.
    #[must_use]
    pub const fn in_part(self) -> Round {
        self.0
    }
}

/// The conversion of the rounds of a part to those of the whole event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ToEventRounds {
    /// For each round of the part, that of the whole event.
    rounds: Vec<Round>,
    /// The number of rounds carried over, which are the first.
    carried: u16,
    /// The number of rounds of the whole event before the stage of the part.
    before: u16,
}

impl ToEventRounds {
    /// Returns the round of the whole event that is, or will be, a round of the part; 0, before the
    /// first, stays 0.
    pub fn whole(&self, own: PartRound) -> Round {
        let Some(at) = usize::from(own.0.0).checked_sub(1) else { return own.0 };
        let later = || Round(own.0.0.saturating_sub(self.carried).saturating_add(self.before));
        self.rounds.get(at).copied().unwrap_or_else(later)
    }

    /// Returns the round after which something applies: for round 0 of the part, the last before
    /// it.
    pub(crate) fn after(&self, own: PartRound) -> Round {
        if own.0 == Round(0) { Round(self.before) } else { self.whole(own) }
    }

    /// Converts a message to the rounds of the whole event.
    pub(crate) fn said(&self, said: &mut Said) {
        said.in_rounds(&|own| self.whole(PartRound::of(Round(own))).0);
    }

    /// Returns whether a round of the whole event was carried over into the part.
    pub fn is_carried(&self, round: Round) -> bool {
        self.rounds.iter().take(usize::from(self.carried)).any(|&own| own == round)
    }
}

/// The event of a part, for reading: its rounds are those of the part.
#[derive(Debug, Clone)]
pub struct PartEvent<'e>(Cow<'e, Event>);

impl<'e> PartEvent<'e> {
    pub(crate) const fn of(event: Cow<'e, Event>) -> Self {
        Self(event)
    }

    /// Returns the event alone, detached from the whole.
    #[must_use]
    pub fn into_event(self) -> Event {
        self.0.into_owned()
    }
}

impl Deref for PartEvent<'_> {
    type Target = Event;

    fn deref(&self) -> &Event {
        &self.0
    }
}

/// The event of a part, to be changed by acts; refusals are converted to the rounds of the whole
/// event.
#[derive(Debug, Clone)]
pub(crate) struct PartEventMut {
    event: Event,
    lift: ToEventRounds,
}

impl PartEventMut {
    /// Copies the event of a part.
    pub(crate) fn of(part: &Part<'_>, whole: &Event) -> Self {
        Self { event: Event::clone(&part.event), lift: part.lift(whole) }
    }

    /// Applies an act.
    pub(crate) fn act<T>(
        &mut self,
        act: impl FnOnce(&mut Event) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        act(&mut self.event).map_err(|refused| refused.in_rounds(&self.lift))
    }

    /// Applies a change that cannot be refused.
    pub(crate) fn set(&mut self, change: impl FnOnce(&mut Event)) {
        change(&mut self.event);
    }

    /// Returns the notes of an act, in the rounds of the whole event.
    ///
    /// Replies about pairings are left to the whole event.
    pub(crate) fn notes(&self, said: Vec<Echo>) -> Vec<Echo> {
        let note = |echo| match echo {
            Echo::Note { mut what } => {
                self.lift.said(&mut what);
                Some(Echo::Note { what })
            }
            _ => None,
        };
        said.into_iter().filter_map(note).collect()
    }

    /// Returns the round of the whole event after which something applies in the part.
    pub(crate) fn after(&self, own: PartRound) -> Round {
        self.lift.after(own)
    }

    pub(crate) fn into_event(self) -> Event {
        self.event
    }
}

impl Deref for PartEventMut {
    type Target = Event;

    fn deref(&self) -> &Event {
        &self.event
    }
}

impl Part<'_> {
    /// Returns the conversion of its rounds to those of the whole event.
    pub fn lift(&self, whole: &Event) -> ToEventRounds {
        let carried = u16::try_from(self.carried).unwrap_or(u16::MAX);
        ToEventRounds { rounds: self.rounds.clone(), carried, before: self.rounds_before(whole) }
    }
}

/// The conversion of rounds of the whole event to those of a part.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ToPartRounds {
    /// The number of rounds of the whole event before the stage, which do not belong to the part.
    before: u16,
    /// The number of rounds carried over from earlier stages, the first of the part.
    carried: u16,
}

impl ToPartRounds {
    /// Builds the conversion for a part. `whole` has the round of the whole event for each of its
    /// rounds; the first `carried` of them are carried over.
    pub(crate) fn of(event: &Event, whole: &[Round], carried: usize) -> Self {
        let before = match whole.get(carried) {
            Some(first) => first.0 - 1,
            None => event.last_paired().0,
        };
        Self { before, carried: u16::try_from(carried).unwrap_or(u16::MAX) }
    }

    /// Returns whether a round of the whole event is not before the stage.
    pub(crate) const fn has(self, round: Round) -> bool {
        round.0 > self.before
    }

    /// Returns the round of the part; 0 for one before the stage.
    pub(crate) const fn own(self, round: Round) -> Round {
        match round.0.saturating_sub(self.before) {
            0 => Round(0),
            own => Round(own.saturating_add(self.carried)),
        }
    }

    /// Returns the groups that are kept apart, in the rounds of the part.
    pub(crate) fn separate(self, rules: &[Separate]) -> Vec<Separate> {
        let own = |round: Round| self.own(round);
        let of_part = |rule: &Separate| Separate {
            by: rule.by,
            from: rule.from.map(own),
            to: rule.to.map(own),
        };
        rules.iter().map(of_part).collect()
    }

    /// Returns the rules about two or more players of the part, in its rounds.
    pub(crate) fn forbidden(self, rules: &[Forbidden], own: &HashSet<PlayerId>) -> Vec<Forbidden> {
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
