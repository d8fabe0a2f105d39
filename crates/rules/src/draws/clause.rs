//! Draw clauses, each with only the fields of its kind.

use serde::{Deserialize, Serialize};

use super::reading::TextReading;
use super::terms::{
    Claimant, CountFrom, CountOf, Effect, OnCapture, OnLongDiagonal, Reset, Unless, WeakKing,
    serde_words,
};
use crate::diag::Citation;
use crate::material::Material;
use crate::value::word_enum;

word_enum! {
    /// The condition of a draw clause.
    pub enum DrawKind {
        /// The same position with the same player to move, for the n-th time.
        Repetition = "repetition",
        /// Moves without an irreversible change.
        NoProgress = "no-progress",
        /// Moves made while certain pieces are on the board.
        Ending = "ending",
        /// The players agree.
        Agreement = "agreement",
        /// Neither player can move.
        BothBlocked = "both-blocked",
    }
}

serde_words!(DrawKind);

/// The form of a claim, and the moves it names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimForm {
    /// The moves after which the position occurred, any number of them.
    Times,
    /// The move from which the claimant counts.
    Count,
    /// No move: the record has the facts.
    Recorded,
    /// No claim: the draw is automatic and obvious.
    Unclaimed,
}

impl DrawKind {
    /// Returns the form in which a draw of this kind is claimed.
    #[must_use]
    pub const fn claim_form(self) -> ClaimForm {
        match self {
            Self::Repetition => ClaimForm::Times,
            Self::NoProgress | Self::Ending => ClaimForm::Count,
            Self::Agreement => ClaimForm::Recorded,
            Self::BothBlocked => ClaimForm::Unclaimed,
        }
    }
}

/// A draw clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clause {
    /// Its key within the rule set, in kebab-case.
    pub id: String,
    /// The condition.
    pub rule: ClauseRule,
    /// The way the draw takes effect.
    pub effect: Effect,
    /// The player who may claim it; `None` if the text does not say.
    pub claimant: Option<Claimant>,
    /// Whether it may be claimed by announcing the move that completes it, without playing it.
    pub announced: bool,
    /// Whether a claim must give its move numbers.
    pub evidence_required: bool,
    /// The interpretation of an incomplete text.
    pub reading: Option<TextReading>,
    /// The document and the article.
    pub source: Citation,
}

/// The condition of a draw, by the kind of clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClauseRule {
    /// See [`Repetition`].
    Repetition(Repetition),
    /// See [`NoProgress`].
    NoProgress(NoProgress),
    /// See [`Ending`].
    Ending(Ending),
    /// See [`Agreement`].
    Agreement(Agreement),
    /// See [`BothBlocked`].
    BothBlocked(BothBlocked),
}

/// The same position with the same player to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repetition {
    /// The occurrence that draws, from 2.
    pub occurrence: u16,
}

/// Moves without an irreversible change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoProgress {
    /// The number of moves.
    pub limit: MoveLimit,
    /// The pieces required for the count; `None` means any pieces.
    pub pieces: Option<Vec<Material>>,
}

/// Moves made while certain pieces are on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The number of moves; with a limit of 0 the game is drawn immediately.
    pub limit: MoveLimit,
    /// The pieces, at least one combination, stronger side first.
    pub pieces: Vec<Material>,
    /// The place of the weaker side's king that is required for the count.
    pub weak_king: Option<WeakKing>,
    /// The start of the count.
    pub from: CountFrom,
    /// The effect on the count of a capture into another ending.
    pub on_capture: Interpretation<OnCapture>,
    /// Another limit once the lone king has reached the long diagonal.
    pub long_diagonal: Option<LongDiagonal>,
    /// Not drawn while the player to move can capture.
    pub unless_capture: bool,
    /// A condition that rules out the draw, which only the arbiter can judge.
    pub unless: Option<Unless>,
}

/// The players agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreement {
    /// The largest number of men that either player may have.
    pub most_men: Option<u8>,
}

/// Neither player can move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BothBlocked;

/// A number of moves after which the game is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveLimit {
    /// The number of moves.
    pub moves: u16,
    /// The side whose moves count.
    pub of: CountOf,
    /// The moves that reset the count.
    pub resets: Vec<Reset>,
    /// The index in the rule set of the clause that suspends this one while it counts.
    pub suspended_by: Option<usize>,
}

/// Another limit once the lone king has reached the long diagonal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LongDiagonal {
    /// The number of moves.
    pub moves: u16,
    /// Whether they shorten the usual limit or follow it.
    pub how: Interpretation<OnLongDiagonal>,
    /// Whether the shorter limit remains when the king leaves the diagonal again.
    pub sticky: bool,
}

/// The interpretation of an ambiguous text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Interpretation<T> {
    /// The interpretation.
    pub how: T,
    /// Whether the document states the interpretation; if so, rulings also print the alternatives.
    pub is_stated: bool,
}

impl<T> Interpretation<T> {
    /// Creates it from the stated interpretation, or else the default.
    pub(super) fn or(stated: Option<T>, unsaid: T) -> Self {
        Self { is_stated: stated.is_some(), how: stated.unwrap_or(unsaid) }
    }
}

/// A clause that counts moves.
#[derive(Debug, Clone, Copy)]
pub struct Counting<'c> {
    /// The limit.
    pub limit: &'c MoveLimit,
    /// The pieces required; `None` means any pieces.
    pub pieces: Option<&'c [Material]>,
    /// The fields that only a clause on an ending has.
    pub ending: Option<&'c Ending>,
}

impl ClauseRule {
    /// Returns the kind of clause.
    pub const fn kind(&self) -> DrawKind {
        match self {
            Self::Repetition(_) => DrawKind::Repetition,
            Self::NoProgress(_) => DrawKind::NoProgress,
            Self::Ending(_) => DrawKind::Ending,
            Self::Agreement(_) => DrawKind::Agreement,
            Self::BothBlocked(_) => DrawKind::BothBlocked,
        }
    }

    /// Returns the data of the count, if the clause counts moves.
    pub fn counting(&self) -> Option<Counting<'_>> {
        match self {
            Self::NoProgress(NoProgress { limit, pieces }) => {
                Some(Counting { limit, pieces: pieces.as_deref(), ending: None })
            }
            Self::Ending(ending) => Some(Counting {
                limit: &ending.limit,
                pieces: Some(&ending.pieces),
                ending: Some(ending),
            }),
            Self::Repetition(_) | Self::Agreement(_) | Self::BothBlocked(_) => None,
        }
    }

    /// Returns the figure that identifies it in lists of rule sets.
    ///
    /// `3x` is a third occurrence, `25` means 25 moves; `None` if it has no figure.
    pub fn figure(&self) -> Option<String> {
        match self {
            Self::Repetition(repetition) => Some(format!("{}x", repetition.occurrence)),
            Self::NoProgress(NoProgress { limit, .. }) | Self::Ending(Ending { limit, .. }) => {
                Some(limit.moves.to_string())
            }
            Self::Agreement(_) | Self::BothBlocked(_) => None,
        }
    }

    /// Returns the limit of a clause that counts moves.
    pub(super) fn limit_mut(&mut self) -> Option<&mut MoveLimit> {
        match self {
            Self::NoProgress(NoProgress { limit, .. }) | Self::Ending(Ending { limit, .. }) => {
                Some(limit)
            }
            Self::Repetition(_) | Self::Agreement(_) | Self::BothBlocked(_) => None,
        }
    }
}

impl Clause {
    /// Returns its kind.
    pub const fn kind(&self) -> DrawKind {
        self.rule.kind()
    }

    /// Returns whether the draw takes effect when the condition is met, without a claim.
    pub fn is_automatic(&self) -> bool {
        self.effect == Effect::Automatic
    }

    /// Returns the data of the count, if the clause counts moves.
    pub fn counting(&self) -> Option<Counting<'_>> {
        self.rule.counting()
    }

    /// Returns the fields on an ending, if the clause has this kind.
    pub const fn ending(&self) -> Option<&Ending> {
        match &self.rule {
            ClauseRule::Ending(ending) => Some(ending),
            ClauseRule::Repetition(_)
            | ClauseRule::NoProgress(_)
            | ClauseRule::Agreement(_)
            | ClauseRule::BothBlocked(_) => None,
        }
    }

    /// Returns the condition that rules out the draw, which only the arbiter can judge.
    pub fn unless(&self) -> Option<Unless> {
        self.ending().and_then(|ending| ending.unless)
    }

    /// Returns whether play stops in this ending: the game is recorded as a draw, unless the player
    /// shows an obvious win (IDF 7.2.9).
    pub fn is_not_played(&self) -> bool {
        self.unless() == Some(Unless::ObviousWin)
            && self.ending().is_some_and(|ending| ending.limit.moves == 0)
    }

    /// Returns its source.
    pub fn cited(&self) -> Citation {
        self.source.clone()
    }
}
