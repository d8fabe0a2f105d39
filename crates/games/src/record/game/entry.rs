//! Entries about an occurrence: findings, and decisions about earlier findings.

use super::super::found::{Decided, IrregularHalfMove, RequiredAction};
use super::super::report::{IrregularityState, PlyAt, RecordFinding, Settlement};

/// A finding of a game, numbered in the order of discovery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct FindingId(usize);

impl FindingId {
    pub(crate) const FIRST: Self = Self(0);

    #[must_use]
    pub(crate) const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// Returns the number of findings before it.
    pub(crate) const fn index(self) -> usize {
        self.0
    }
}

/// An entry of a game's log.
#[derive(Debug, Clone)]
pub(crate) enum Entry {
    /// A finding; findings are numbered in order.
    Found(Box<RecordFinding>),
    /// The opponent now decides about a finding: they can claim the game for it.
    Opens {
        /// The finding.
        finding: FindingId,
        /// The half-move that causes this.
        at: PlyAt,
        /// The required action.
        remedy: RequiredAction,
    },
    /// A finding turns out to be of another kind.
    IsRather {
        /// The finding.
        finding: FindingId,
        /// The other kind.
        what: IrregularHalfMove,
    },
    /// An irregularity is decided.
    Decided {
        /// Its finding.
        finding: FindingId,
        /// Its new state, if the decision gives it one.
        standing: Option<IrregularityState>,
        /// How it was settled, in special cases.
        settled: Option<Settlement>,
        /// The decision and its reason.
        decided: Decided,
    },
}
