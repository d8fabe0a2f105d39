//! The four boards as compile-time parameters: the width of the integer, and the shift of a step in
//! each of the eight directions.

use super::bits::Bits;
use crate::board::{Geometry, Square};

/// The number of squares of the largest board.
const MOST_SQUARES: usize = 72;

/// Returns the bit of each square; a table, because computing a bit takes divisions.
const fn of_squares(geometry: Geometry) -> [u128; MOST_SQUARES] {
    let mut bits = [0; MOST_SQUARES];
    let mut index = 0;
    while index < geometry.squares() {
        bits[index as usize] = geometry.bit(Square::new(index));
        index += 1;
    }
    bits
}

/// As [`of_squares`], for a board of at most 64 bits.
const fn narrow_of_squares(geometry: Geometry) -> [u64; MOST_SQUARES] {
    let wide = of_squares(geometry);
    let mut bits = [0; MOST_SQUARES];
    let mut index = 0;
    while index < MOST_SQUARES {
        bits[index] = wide[index] as u64;
        index += 1;
    }
    bits
}

/// A board known at compile time.
pub(super) trait Layout: Copy + Send + Sync + 'static {
    /// The integer for a set of its squares.
    type Bits: Bits;

    /// The board shape.
    const GEOMETRY: Geometry;

    /// The bit of each square, by its index.
    const OF_SQUARES: [Self::Bits; MOST_SQUARES];

    /// Returns the bit of a square; no bit if the square is not on the board.
    #[inline(always)]
    fn bit(square: Square) -> Self::Bits {
        Self::OF_SQUARES.get(square.index()).copied().unwrap_or(Self::Bits::NONE)
    }

    /// Every square in play.
    const SQUARES: Self::Bits;

    /// The upper row, where White's men are crowned.
    const TOP: Self::Bits;

    /// The lower row, where Black's men are crowned.
    const BOTTOM: Self::Bits;

    /// Moves every square one step in the direction with this number.
    ///
    /// Squares that leave the board vanish or land on a ghost; the caller masks with a set of real
    /// squares.
    fn step(squares: Self::Bits, direction: u8) -> Self::Bits;
}

/// Steps in the padded layout of a dark-square board.
///
/// With `w` squares per row, a diagonal step is a shift by `w + 1` or `w + 2`, and a vertical one a
/// shift by `2w + 3`.
#[inline(always)]
fn padded<B: Bits>(squares: B, direction: u8, w: u32) -> B {
    match direction {
        0 => squares >> (w + 2),
        1 => squares >> (w + 1),
        2 => squares << (w + 1),
        3 => squares << (w + 2),
        4 => squares >> (2 * w + 3),
        5 => squares << (2 * w + 3),
        6 => squares >> 1,
        _ => squares << 1,
    }
}

macro_rules! dark_board {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $of_squares:ident, $geometry:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy)]
        pub(super) struct $name;

        impl Layout for $name {
            type Bits = $bits;

            const GEOMETRY: Geometry = $geometry;
            const OF_SQUARES: [$bits; MOST_SQUARES] = $of_squares($geometry);
            const SQUARES: $bits = $geometry.all_bits() as $bits;
            const TOP: $bits = $geometry.row_bits(0) as $bits;
            const BOTTOM: $bits = $geometry.row_bits($geometry.rows() - 1) as $bits;

            #[inline(always)]
            fn step(squares: $bits, direction: u8) -> $bits {
                const WIDTH: u32 = $geometry.squares_per_row() as u32;
                padded(squares, direction, WIDTH)
            }
        }
    };
}

dark_board! {
    /// 8x8, 32 squares, 42 bits.
    Dark8, u64, narrow_of_squares, Geometry::Dark8
}
dark_board! {
    /// 10x10, 50 squares, 63 bits.
    Dark10, u64, narrow_of_squares, Geometry::Dark10
}
dark_board! {
    /// 12x12, 72 squares, 88 bits.
    Dark12, u128, of_squares, Geometry::Dark12
}

/// 8x8, all 64 squares. There is no room for ghosts, so steps mask the files instead.
#[derive(Debug, Clone, Copy)]
pub(super) struct All8;

impl All8 {
    const LEFT: u64 = 0x0101_0101_0101_0101;
    const RIGHT: u64 = Self::LEFT << 7;
}

impl Layout for All8 {
    type Bits = u64;

    const GEOMETRY: Geometry = Geometry::All8;
    const OF_SQUARES: [u64; MOST_SQUARES] = narrow_of_squares(Geometry::All8);
    const SQUARES: u64 = !0;
    const TOP: u64 = Geometry::All8.row_bits(0) as u64;
    const BOTTOM: u64 = Geometry::All8.row_bits(7) as u64;

    #[inline(always)]
    fn step(squares: u64, direction: u8) -> u64 {
        match direction {
            0 => (squares & !Self::LEFT) >> 9,
            1 => (squares & !Self::RIGHT) >> 7,
            2 => (squares & !Self::LEFT) << 7,
            3 => (squares & !Self::RIGHT) << 9,
            4 => squares >> 8,
            5 => squares << 8,
            6 => (squares & !Self::LEFT) >> 1,
            _ => (squares & !Self::RIGHT) << 1,
        }
    }
}
