//! What a draw clause says, with the fields of its kind and no others.

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
    /// What a draw clause looks at.
    pub enum DrawKind {
        /// The same position with the same player to move, for the n-th time.
        Repetition = "repetition",
        /// Moves without anything irreversible.
        NoProgress = "no-progress",
        /// Moves made while certain pieces stand against certain others.
        Ending = "ending",
        /// The players agree.
        Agreement = "agreement",
        /// Neither player can move.
        BothBlocked = "both-blocked",
    }
}

serde_words!(DrawKind);

/// How a draw is claimed, and what a claim names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimForm {
    /// By the moves after which the position stood, any number of them.
    Times,
    /// By the move from which the claimant counts.
    Count,
    /// By what the record holds: no move is named.
    Recorded,
    /// Not at all: it exists by itself, and everybody can see it.
    Unclaimed,
}

impl DrawKind {
    /// How a draw of this kind is claimed.
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
    /// Its key within the rule set, kebab-case.
    pub id: String,
    /// What draws.
    pub rule: ClauseRule,
    /// How the draw takes effect.
    pub effect: Effect,
    /// Who may claim it; `None` if the text does not say.
    pub claimant: Option<Claimant>,
    /// Whether it may be claimed by the move that completes it, announced and not played.
    pub announced: bool,
    /// Whether a claim must give its move numbers.
    pub evidence_required: bool,
    /// How the text is read if it leaves something open.
    pub reading: Option<TextReading>,
    /// Document and article.
    pub source: Citation,
}

/// What draws, by the kind of clause.
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

/// Moves without anything irreversible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoProgress {
    /// The moves.
    pub limit: MoveLimit,
    /// The count exists only while these pieces stand; `None` means any pieces.
    pub pieces: Option<Vec<Material>>,
}

/// Moves made while certain pieces stand against certain others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The moves; with a limit of 0 the game is drawn at once.
    pub limit: MoveLimit,
    /// The pieces, at least one combination, stronger side first.
    pub pieces: Vec<Material>,
    /// The count exists only while the weaker side's king stands where this field says.
    pub weak_king: Option<WeakKing>,
    /// When the count begins.
    pub from: CountFrom,
    /// What a capture into another ending does to the count.
    pub on_capture: Taken<OnCapture>,
    /// Another limit once the lone king has reached the long diagonal.
    pub long_diagonal: Option<LongDiagonal>,
    /// Not drawn while the player to move can capture.
    pub unless_capture: bool,
    /// What the arbiter must find not to be the case; the program cannot find it.
    pub unless: Option<Unless>,
}

/// The players agree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreement {
    /// Only while neither player has more men than this.
    pub most_men: Option<u8>,
}

/// Neither player can move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BothBlocked;

/// A number of moves after which the game is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveLimit {
    /// How many moves.
    pub moves: u16,
    /// Whose moves.
    pub of: CountOf,
    /// What sets the count back.
    pub resets: Vec<Reset>,
    /// The clause that suspends this one while it counts, by its place in the rule set.
    pub suspended_by: Option<usize>,
}

/// Another limit once the lone king has reached the long diagonal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LongDiagonal {
    /// The number of moves.
    pub moves: u16,
    /// Whether they shorten the usual limit or follow it.
    pub how: Taken<OnLongDiagonal>,
    /// The shorter limit stays when the king leaves the diagonal again.
    pub sticky: bool,
}

/// How a text that can be read in more than one way is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken<T> {
    /// The reading.
    pub how: T,
    /// Whether the document states the reading; rulings then also print the others.
    pub is_stated: bool,
}

impl<T> Taken<T> {
    /// Returns the stated reading, or else the one that holds if nothing is stated.
    pub(super) fn or(stated: Option<T>, unsaid: T) -> Self {
        Self { is_stated: stated.is_some(), how: stated.unwrap_or(unsaid) }
    }
}

/// A clause that counts moves.
#[derive(Debug, Clone, Copy)]
pub struct Counting<'c> {
    /// The moves.
    pub limit: &'c MoveLimit,
    /// The pieces that must stand; `None` means any pieces.
    pub pieces: Option<&'c [Material]>,
    /// What only a clause of an ending has.
    pub ending: Option<&'c Ending>,
}

impl ClauseRule {
    /// Returns the kind of clause.
    #[must_use]
    pub const fn kind(&self) -> DrawKind {
        match self {
            Self::Repetition(_) => DrawKind::Repetition,
            Self::NoProgress(_) => DrawKind::NoProgress,
            Self::Ending(_) => DrawKind::Ending,
            Self::Agreement(_) => DrawKind::Agreement,
            Self::BothBlocked(_) => DrawKind::BothBlocked,
        }
    }

    /// What it counts, if it counts moves.
    #[must_use]
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

    /// Returns the figure by which lists of rule sets name it: `3x` for a third time, `25` for 25
    /// moves; `None` if it has none.
    #[must_use]
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
    #[must_use]
    pub const fn kind(&self) -> DrawKind {
        self.rule.kind()
    }

    /// Returns whether the draw exists once the condition is met, without a claim.
    #[must_use]
    pub fn is_automatic(&self) -> bool {
        self.effect == Effect::Automatic
    }

    /// What it counts, if it counts moves.
    #[must_use]
    pub fn counting(&self) -> Option<Counting<'_>> {
        self.rule.counting()
    }

    /// What it says about an ending, if it is about one.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        match &self.rule {
            ClauseRule::Ending(ending) => Some(ending),
            ClauseRule::Repetition(_)
            | ClauseRule::NoProgress(_)
            | ClauseRule::Agreement(_)
            | ClauseRule::BothBlocked(_) => None,
        }
    }

    /// What the arbiter must find not to be the case before the draw is certain.
    #[must_use]
    pub fn unless(&self) -> Option<Unless> {
        self.ending().and_then(|ending| ending.unless)
    }

    /// True for pieces with which the game is not played on: it is recorded as a draw, unless an
    /// obvious win is shown (IDF 7.2.9).
    #[must_use]
    pub fn is_not_played(&self) -> bool {
        self.unless() == Some(Unless::ObviousWin)
            && self.ending().is_some_and(|ending| ending.limit.moves == 0)
    }

    /// Returns its source.
    #[must_use]
    pub fn cited(&self) -> Citation {
        self.source.clone()
    }
}
