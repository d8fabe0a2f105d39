//! The answer to a claim.

use super::reason::Reason;
use super::timeline::Timeline;
use crate::board::{ByColor, Color};
use crate::rules::{OnCapture, OnLongDiagonal};
use crate::said::Fact;

/// What is ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The condition is met, nothing stated is false, and the claimant may claim: the game
    /// is drawn.
    Granted,
    /// The same, but the game is drawn only if something else holds that nobody has found or
    /// decided yet ([`Clause::unless`](crate::rules::Clause::unless)).
    Conditional,
    /// Nothing stated is false, the game has not ended, and the condition is under way: at
    /// least one move is counted, or the position on the board has stood before.
    NotYet,
    /// Everything else.
    Refused,
}

impl Verdict {
    /// `granted`, `conditional`, `not-yet` or `refused`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Granted => "granted",
            Self::Conditional => "conditional",
            Self::NotYet => "not-yet",
            Self::Refused => "refused",
        }
    }

    /// True if the claim itself is right, whatever the draw still depends on.
    #[must_use]
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Granted | Self::Conditional)
    }
}

impl From<Verdict> for Fact {
    fn from(verdict: Verdict) -> Self {
        Self::Word(verdict.word())
    }
}

/// What a moment shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// The position stands for the n-th time.
    Occurrence(usize),
    /// The half-move after which counting begins.
    Begins,
    /// The first half-move that counts.
    First,
    /// The last half-move that counts.
    Last,
    /// The half-move that ended an earlier count.
    Resets,
    /// The demand that starts the count.
    Demand,
    /// The agreement.
    Agreed,
    /// What the claimant named.
    Stated,
}

/// A piece of evidence that can be checked at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evidence {
    /// The moment: the number of half-moves after which the position stood.
    pub moment: usize,
    /// What it shows.
    pub shows: Shows,
}

/// Another way of reading a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OtherReading {
    /// Of a capture inside a count.
    Capture(OnCapture),
    /// Of the moves on the long diagonal, and whether they go on counting once the lone king has
    /// been there.
    Diagonal(OnLongDiagonal, bool),
    /// The moves on the long diagonal replace what is left of the others.
    Shortens,
}

/// Another reading of the texts that gives another answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// Which reading.
    pub name: &'static str,
    /// The reading as a value.
    pub how: OtherReading,
    /// The moment at which the clause is met by this reading; `None` if it is not.
    pub met: Option<usize>,
    /// The moment at which the clause is or will be met by this reading, if nothing sets the count
    /// back; this can be after the end of the record.
    pub earliest: Option<usize>,
}

/// The answer to a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// What is ruled.
    pub verdict: Verdict,
    /// The clause, by its place in the rule set; `None` if the set has no such clause.
    pub clause: Option<usize>,
    /// The moment of the claim.
    pub claimed_at: usize,
    /// The moment at which the condition was met.
    pub met_at: Option<usize>,
    /// The moment at which the claim is or will be right, if nothing sets it back;
    /// this can be after the end of the record.
    pub earliest: Option<usize>,
    /// Moves of each player that remain to be made; 0 for a player whose moves do not
    /// count.
    pub remaining: Option<ByColor<u32>>,
    /// What can be checked at a board.
    pub evidence: Vec<Evidence>,
    /// Why.
    pub reasons: Vec<Reason>,
    /// Other readings that give another answer.
    pub readings: Vec<Reading>,
}

impl Ruling {
    /// An answer without evidence or reasons yet.
    pub(crate) fn new(verdict: Verdict, clause: Option<usize>, claimed_at: usize) -> Self {
        Self {
            verdict,
            clause,
            claimed_at,
            met_at: None,
            earliest: None,
            remaining: None,
            evidence: Vec::new(),
            reasons: Vec::new(),
            readings: Vec::new(),
        }
    }

    /// The same with another reason.
    pub(crate) fn because(mut self, reason: Reason) -> Self {
        self.reasons.push(reason);
        self
    }

    /// How good the answer is for the claimant: the lowest number is the best, a granted claim.
    #[must_use]
    pub const fn order(&self) -> u8 {
        match self.verdict {
            Verdict::Granted => 0,
            Verdict::Conditional => 1,
            Verdict::NotYet => 2,
            Verdict::Refused => 3,
        }
    }
}

impl Timeline<'_> {
    /// The half-move that leads to a moment, as an arbiter names it: `41w`; this can
    /// be after the end of the record.
    #[must_use]
    pub fn name(&self, moment: usize) -> String {
        match self.half_move(moment) {
            None => "the start".into(),
            Some((number, side)) => format!("{number}{}", side.letter().to_ascii_lowercase()),
        }
    }

    /// The number and the side of the half-move that leads to a moment; `None` for the start.
    ///
    /// After the end of the record this is the half-move due then.
    #[must_use]
    pub fn half_move(&self, moment: usize) -> Option<(u32, Color)> {
        if moment == 0 {
            return None;
        }
        if let Some(step) = self.step(moment) {
            return Some((step.number, step.mover));
        }
        let end = self.moments() - 1;
        let turn = self.position(end).turn();
        let ahead = moment - end - 1;
        let mover = if ahead.is_multiple_of(2) { turn } else { turn.opponent() };
        let opens = turn == self.first_color();
        let passed = if opens { ahead / 2 } else { ahead.div_ceil(2) };
        let number = self.due(end).saturating_add(u32::try_from(passed).unwrap_or(u32::MAX));
        Some((number, mover))
    }
}
