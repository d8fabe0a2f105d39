//! The parts of a value, round by round.

use serde::Serialize;

use crate::event::{ByeKind, Event, PlayerId, Round, RoundEntry, RoundStatus};

use super::{Amount, Value};

/// A part of a tie-break value: an opponent, a game or a round.
///
/// `P` identifies a player: by ID for readers, by position in the event during calculation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Part<P = PlayerId> {
    /// The round of the part; 0 before the first.
    pub round: Round,
    /// The opponent; null if there was none.
    pub opponent: Option<P>,
    /// The player's round.
    pub what: What,
    /// The factor applied to the opponent's score; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub factor: Option<Amount>,
    /// The opponent's score before the factor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Amount>,
    /// The amount contributed to the value.
    pub amount: Amount,
    /// The opponent's place, if used by the tie-break.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    /// The board of a match, if the tie-break counts boards separately.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The reason the part is excluded from the value, or from some of its steps; absent if it
    /// counts in full.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub struck: Option<Struck>,
}

/// A player's round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A game that was played, or decided by the arbiters.
    Game,
    /// A win or loss without playing.
    Forfeit,
    /// No opponent, for this reason.
    Bye(ByeKind),
    /// Neither paired nor listed.
    Nowhere,
    /// A game that was struck out, or whose opponent is out of the standings.
    NotCounted,
    /// A board without a final result.
    Unfinished,
    /// Points from before the first round (round 0): carried over from an earlier stage, or given
    /// by the arbiters.
    Before,
}

impl What {
    /// Returns the kind of a ledger entry.
    pub(super) fn of(entry: &RoundEntry) -> Self {
        match &entry.standing {
            RoundStatus::Bye(kind) => Self::Bye(*kind),
            RoundStatus::Nowhere => Self::Nowhere,
            RoundStatus::Board(meeting) if !meeting.counts => Self::NotCounted,
            RoundStatus::Board(meeting) if !meeting.complete => Self::Unfinished,
            RoundStatus::Board(meeting) if meeting.played => Self::Game,
            RoundStatus::Board(_) => Self::Forfeit,
        }
    }
}

/// The exclusion of a part from some step on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Struck {
    /// The first step without the part; 1 if the value is a single number.
    pub from_step: usize,
    /// The reason.
    pub why: Strike,
}

/// The reason a part is excluded.
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
    /// The results against higher places have already decided.
    Decided,
    /// The worst of the rounds the player gave up (FIDE C.07, 16.5).
    GivenUp,
    /// One of the first rounds.
    FirstRound,
    /// The opponent's score is below the limit.
    BelowLimit,
}

impl<P> Part<P> {
    /// Creates a part that counts in full.
    pub(super) const fn new(round: Round, opponent: Option<P>, what: What, amount: Amount) -> Self {
        let (factor, score, place, board, struck) = (None, None, None, None, None);
        Self { round, opponent, what, factor, score, amount, place, board, struck }
    }

    /// Returns whether the part is in a step of the value, counted from 1.
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
