//! What is said about an occurrence: findings, and what becomes of earlier ones.

use super::super::found::{Decided, Due, Offence};
use super::super::report::{PlyAt, RecordFinding, Settled, Standing};

/// A finding of a game, by the order in which the findings were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct FindingId(usize);

impl FindingId {
    /// The first finding of a game.
    pub(crate) const FIRST: Self = Self(0);

    /// The next finding.
    #[must_use]
    pub(crate) const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// How many came before it.
    pub(crate) const fn index(self) -> usize {
        self.0
    }
}

/// An entry on the docket of a game.
#[derive(Debug, Clone)]
pub(crate) enum Entry {
    /// A finding; findings are numbered in order.
    Found(Box<RecordFinding>),
    /// A finding becomes one about which the opponent decides: the game can be claimed for it.
    Opens {
        /// The finding.
        finding: FindingId,
        /// The half-move with which it does.
        at: PlyAt,
        /// What is due.
        remedy: Due,
    },
    /// A finding turns out to be of another kind.
    IsRather {
        /// The finding.
        finding: FindingId,
        /// What it is.
        what: Offence,
    },
    /// What becomes of an irregularity is decided.
    Decided {
        /// Its finding.
        finding: FindingId,
        /// Whether it is final.
        standing: Option<Standing>,
        /// How that came about, if it is special.
        settled: Option<Settled>,
        /// What is decided, and why.
        decided: Decided,
    },
}
