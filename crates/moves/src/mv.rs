//! Moves.

use super::node::RawMove;
use crate::board::{Geometry, Square, SquareSet};

/// A move: its first and last square, and the captured pieces.
///
/// Captures of the same pieces between the same squares are one move, whatever their route.
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

    /// Returns the first square.
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Returns the last square, which may be the first one.
    pub const fn to(&self) -> Square {
        self.to
    }

    /// Returns the captured pieces.
    pub const fn captured(&self) -> SquareSet {
        self.captured
    }

    /// Returns whether the move is a capture.
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Returns whether a man becomes a king.
    pub const fn promotes(&self) -> bool {
        self.promotes
    }
}
