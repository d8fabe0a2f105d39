//! The answer to a claim.

use super::reason::Reason;
use super::timeline::Timeline;
use crate::board::{ByColor, Color};
use crate::rules::{OnCapture, OnLongDiagonal};
use crate::said::Fact;

/// The answer to a claim in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The condition is met, no statement is false, and the claimant may claim: the game is drawn.
    Granted,
    /// Like [`Granted`](Self::Granted), but the game is drawn only under a further condition that
    /// nobody has decided yet ([`Clause::unless`](crate::rules::Clause::unless)).
    Conditional,
    /// No statement is false, the game has not ended, and the condition is under way: at least one
    /// move is counted, or the position on the board has occurred before.
    NotYet,
    /// All other claims.
    Refused,
}

impl Verdict {
    /// Returns `granted`, `conditional`, `not-yet` or `refused`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Granted => "granted",
            Self::Conditional => "conditional",
            Self::NotYet => "not-yet",
            Self::Refused => "refused",
        }
    }

    /// Returns whether the claim itself is right, even if the draw depends on a further condition.
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

/// The significance of a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EvidenceKind {
    /// The n-th occurrence of the position.
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
    /// Named by the claimant.
    Stated,
}

/// A piece of evidence that can be checked on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evidence {
    /// The moment, as the number of half-moves made.
    pub moment: usize,
    /// The significance of the moment.
    pub shows: EvidenceKind,
}

/// Another way to read a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OtherReading {
    /// Captures during a count.
    Capture(OnCapture),
    /// The moves on the long diagonal, and whether they continue to count once the lone king has
    /// been there.
    Diagonal(OnLongDiagonal, bool),
    /// The moves on the long diagonal replace the rest of the others.
    Shortens,
}

/// Another reading of the rules that gives another answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingOutcome {
    /// The name of the reading.
    pub name: &'static str,
    /// The reading as a value.
    pub how: OtherReading,
    /// The moment at which the clause is met under this reading; `None` if it is not.
    pub met: Option<usize>,
    /// The moment at which the clause is or will be met under this reading, if nothing resets the
    /// count; it can lie after the end of the record.
    pub earliest: Option<usize>,
}

/// The answer to a claim.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// The verdict.
    pub verdict: Verdict,
    /// The clause, as an index in the rule set; `None` if the set has no such clause.
    pub clause: Option<usize>,
    /// The moment of the claim.
    pub claimed_at: usize,
    /// The moment at which the condition was met.
    pub met_at: Option<usize>,
    /// The moment at which the claim is or will be right, if nothing sets it back; it can lie after
    /// the end of the record.
    pub earliest: Option<usize>,
    /// The moves that each player still has to make; 0 for a player whose moves do not count.
    pub remaining: Option<ByColor<u32>>,
    /// The evidence that can be checked on a board.
    pub evidence: Vec<Evidence>,
    /// The reasons for the verdict.
    pub reasons: Vec<Reason>,
    /// Other readings that give another answer.
    pub readings: Vec<ReadingOutcome>,
}

impl Ruling {
    /// Creates a ruling without evidence or reasons.
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

    /// Adds a reason.
    pub(crate) fn because(mut self, reason: Reason) -> Self {
        self.reasons.push(reason);
        self
    }

    /// Returns the rank of the verdict for the claimant: the lowest is best.
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
    /// Names the half-move that leads to a moment, as an arbiter does: `41w`. The moment can lie
    /// after the end of the record.
    pub fn name(&self, moment: usize) -> String {
        match self.half_move(moment) {
            None => "the start".into(),
            Some((number, side)) => format!("{number}{}", side.letter().to_ascii_lowercase()),
        }
    }

    /// Returns the number and side of the half-move that leads to a moment; `None` for the start.
    ///
    /// After the end of the record, this is the half-move that would be due.
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
