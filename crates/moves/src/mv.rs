//! A move.

use super::node::RawMove;
use crate::board::{Geometry, Square, SquareSet};

/// A move: the square left, the square reached, the pieces taken.
///
/// Captures that take the same pieces from and to the same squares by different
/// routes are one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    from: Square,
    to: Square,
    captured: SquareSet,
    promotes: bool,
}

impl Move {
    pub(super) fn from_raw(geometry: Geometry, raw: &RawMove<u128>) -> Self {
        Self {
            from: geometry.square_of_bit(raw.from.trailing_zeros()),
            to: geometry.square_of_bit(raw.to.trailing_zeros()),
            captured: SquareSet::from_bits(geometry, raw.taken),
            promotes: raw.promotes,
        }
    }

    pub(super) fn raw(&self, geometry: Geometry) -> RawMove<u128> {
        RawMove {
            from: geometry.bit(self.from),
            to: geometry.bit(self.to),
            taken: self.captured.bits(),
            promotes: self.promotes,
        }
    }

    /// The square the piece leaves.
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The square it ends on; may be the one it left.
    #[must_use]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The pieces it takes.
    #[must_use]
    pub const fn captured(&self) -> SquareSet {
        self.captured
    }

    /// True for a capture.
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// True if a man becomes a king.
    #[must_use]
    pub const fn promotes(&self) -> bool {
        self.promotes
    }
}
