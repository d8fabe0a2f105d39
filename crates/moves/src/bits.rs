//! Integers as sets of squares.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

/// A bitboard: `u64` if the padded board fits, else `u128`.
pub(super) trait Bits:
    Copy
    + Debug
    + Eq
    + Hash
    + Ord
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    /// The empty set.
    const NONE: Self;

    /// Returns the number of squares.
    fn count(self) -> u32;

    /// Returns the lowest square alone; the empty set if there is none.
    fn lowest(self) -> Self;

    /// Returns all squares except the lowest.
    fn without_lowest(self) -> Self;

    /// Returns the index of the lowest square.
    fn index(self) -> u32;

    /// Truncates a wide set, which must fit.
    fn narrow(wide: u128) -> Self;

    /// Returns the set in the widest integer.
    fn widen(self) -> u128;

    /// Returns whether the set has a square.
    fn any(self) -> bool {
        self != Self::NONE
    }

    /// Returns whether the sets have a square in common.
    fn meets(self, other: Self) -> bool {
        (self & other).any()
    }
}

macro_rules! bits {
    ($($int:ty)*) => {$(
        impl Bits for $int {
            const NONE: Self = 0;

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }

            #[inline(always)]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline(always)]
            fn index(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn narrow(wide: u128) -> Self {
                wide as Self
            }

            #[inline(always)]
            fn widen(self) -> u128 {
                u128::from(self)
            }
        }
    )*};
}

bits!(u64 u128);

/// Iterates over the squares of a set, one bit each, in ascending order.
#[inline(always)]
pub(super) fn each<B: Bits>(set: B) -> impl Iterator<Item = B> {
    let mut rest = set;
    std::iter::from_fn(move || {
        rest.any().then(|| {
            let square = rest.lowest();
            rest = rest.without_lowest();
            square
        })
    })
}
