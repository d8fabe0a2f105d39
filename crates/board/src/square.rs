//! Squares and sets of squares.

use super::Geometry;

/// A playable square, stored as its index.
///
/// The index runs from 0, row by row from the upper left, with White below and the playable corner
/// at the lower left. It is not the printed number; see [`super::Numbering`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Creates the square with this index; no board has an index above 71.
    ///
    /// [`Geometry::square`] checks the index. A set or a position of a board without the square does
    /// not have it: it stays empty. Do not name it or move from it.
    #[inline]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Returns the index, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of squares of one geometry.
///
/// It uses the padded layout of [`Geometry`], so that the move generator can use its bits without
/// conversion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SquareSet {
    geometry: Geometry,
    bits: u128,
}

impl SquareSet {
    /// Creates the set with these bits of the padded layout.
    #[inline]
    pub const fn from_bits(geometry: Geometry, bits: u128) -> Self {
        Self { geometry, bits }
    }

    /// Returns the bits in the padded layout.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u128 {
        self.bits
    }

    /// Creates the empty set.
    #[inline]
    pub const fn empty(geometry: Geometry) -> Self {
        Self { geometry, bits: 0 }
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.bits |= self.geometry.bit(square);
    }

    /// Returns whether the square is in the set.
    #[must_use]
    #[inline]
    pub fn contains(self, square: Square) -> bool {
        self.bits & self.geometry.bit(square) != 0
    }

    /// Returns the number of squares.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Iterates over the squares in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            Some(self.geometry.square_of_bit(bit))
        })
    }
}
