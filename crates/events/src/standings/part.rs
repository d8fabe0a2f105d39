//! The parts of a value, round by round.

use serde::Serialize;

use crate::event::{ByeKind, Entry, Event, PlayerId, Round, Standing};

use super::{Amount, Value};

/// One part of a value: an opponent, a game or a round. `P` names players: by id for
/// readers, by the place among the players of the event while counting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part<P = PlayerId> {
    /// The round from which it comes.
    pub round: Round,
    /// The opponent, if there was one.
    pub opponent: Option<P>,
    /// What happened in the round.
    pub what: What,
    /// What the opponent's score is multiplied by, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub factor: Option<Amount>,
    /// The opponent's score that `factor` multiplies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Amount>,
    /// What it adds to the value.
    pub amount: Amount,
    /// The place of the opponent, if the tie-break asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// The board of a match, if the tie-break counts each board for itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// Why it is not in the value, or not in all its steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub struck: Option<Struck>,
}

/// What a player did in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// Played a game, or the arbiter decided it.
    Game,
    /// Won or lost without playing.
    Forfeit,
    /// Had no opponent, for this reason.
    Bye(ByeKind),
    /// Was neither paired nor listed.
    Nowhere,
    /// A game that was struck out, or against a player who is out of the standings.
    NotCounted,
    /// A board that has no result yet, or not all of its games.
    Unfinished,
    /// Nothing: it is what there was before the first round (round 0), brought from an earlier stage
    /// or given by the arbiters.
    Before,
}

impl What {
    /// Returns the kind of a ledger entry.
    pub(super) fn of(entry: &Entry) -> Self {
        match &entry.standing {
            Standing::Bye(kind) => Self::Bye(*kind),
            Standing::Nowhere => Self::Nowhere,
            Standing::Board(meeting) if !meeting.counts => Self::NotCounted,
            Standing::Board(meeting) if !meeting.complete => Self::Unfinished,
            Standing::Board(meeting) if meeting.played => Self::Game,
            Standing::Board(_) => Self::Forfeit,
        }
    }
}

/// A part that is left out from some step on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Struck {
    /// The first step without it; 1 if the value is a single number.
    pub from_step: usize,
    /// Why.
    pub why: Strike,
}

/// Why a part is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Strike {
    /// The worst of the remaining opponents.
    Worst,
    /// The best opponent.
    Best,
    /// The opponent is no longer tied.
    NoLongerTied,
    /// Results against higher places have already decided.
    Decided,
    /// The worst of the rounds that the player gave up (FIDE C.07, 16.5).
    GivenUp,
    /// One of the first rounds.
    FirstRound,
    /// The opponent has scored less than the limit.
    BelowLimit,
}

impl<P> Part<P> {
    /// Creates a part that counts in full.
    pub(super) const fn new(round: Round, opponent: Option<P>, what: What, amount: Amount) -> Self {
        let (factor, score, place, board, struck) = (None, None, None, None, None);
        Self { round, opponent, what, factor, score, amount, place, board, struck }
    }

    /// Returns whether the part is in a step of the value, counted from 1.
    #[must_use]
    pub fn is_in(&self, step: usize) -> bool {
        self.struck.is_none_or(|struck| step < struck.from_step)
    }
}

impl Part<usize> {
    /// Returns the part with the id of the opponent.
    pub(super) fn named(self, event: &Event) -> Part {
        Part {
            round: self.round,
            opponent: self.opponent.map(|opponent| event.players[opponent].id.clone()),
            what: self.what,
            factor: self.factor,
            score: self.score,
            amount: self.amount,
            place: self.place,
            board: self.board,
            struck: self.struck,
        }
    }
}

/// Returns the sum of the parts that are in a step.
pub(super) fn sum<P>(parts: &[Part<P>], step: usize) -> Amount {
    parts.iter().filter(|part| part.is_in(step)).map(|part| part.amount).sum()
}

/// Returns the value that is the sum of the parts.
pub(super) fn number<P>(parts: &[Part<P>]) -> Value {
    Value::Number(sum(parts, 1))
}
