//! The integers that hold a set of squares.

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
    /// No square.
    const NONE: Self;

    /// Number of squares.
    fn count(self) -> u32;

    /// The lowest square alone; no square if there is none.
    fn lowest(self) -> Self;

    /// All but the lowest square.
    fn without_lowest(self) -> Self;

    /// Index of the lowest square.
    fn index(self) -> u32;

    /// The low bits of a wide set, which must fit.
    fn narrow(wide: u128) -> Self;

    /// The set in the widest integer.
    fn widen(self) -> u128;

    /// True if there is any square.
    fn any(self) -> bool {
        self != Self::NONE
    }

    /// True if there is a square in both.
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

/// The squares of a set, one bit each, ascending.
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
