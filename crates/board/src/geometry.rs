//! The board shapes, and the bitboard layout of their squares.
//!
//! The dark-square boards use one padded layout, with `w` playable squares per row. Two rows of the
//! board take `2w + 3` bits: the upper row, one ghost, the lower row, two ghosts. A step in any of
//! the eight directions is then the same shift on every square, and a step off the board lands on a
//! ghost. 10x10 needs 63 bits, 12x12 needs 88. The board with all 64 squares in play has no room
//! for ghosts in 64 bits; it masks its files instead.

use super::Square;

/// One of the eight directions in which a piece can leave a square, with White below.
///
/// On dark-square boards an orthogonal step goes to the next playable square in that direction, two
/// rows or two columns away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Up and to the left.
    NorthWest = 0,
    /// Up and to the right.
    NorthEast = 1,
    /// Down and to the left.
    SouthWest = 2,
    /// Down and to the right.
    SouthEast = 3,
    /// Straight up.
    North = 4,
    /// Straight down.
    South = 5,
    /// To the left.
    West = 6,
    /// To the right.
    East = 7,
}

impl Direction {
    /// All eight directions, in the order of their numbers.
    pub const ALL: [Self; 8] = [
        Self::NorthWest,
        Self::NorthEast,
        Self::SouthWest,
        Self::SouthEast,
        Self::North,
        Self::South,
        Self::West,
        Self::East,
    ];

    /// Returns the columns to the right and the rows down of one step.
    ///
    /// The unit is one square of a board with all squares in play.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::NorthWest => (-1, -1),
            Self::NorthEast => (1, -1),
            Self::SouthWest => (-1, 1),
            Self::SouthEast => (1, 1),
            Self::North => (0, -1),
            Self::South => (0, 1),
            Self::West => (-1, 0),
            Self::East => (1, 0),
        }
    }

    /// Returns whether the direction is orthogonal.
    #[must_use]
    #[inline]
    pub const fn is_orthogonal(self) -> bool {
        self as u8 >= 4
    }

    /// Returns the opposite direction.
    #[must_use]
    pub const fn reverse(self) -> Self {
        match self {
            Self::NorthWest => Self::SouthEast,
            Self::NorthEast => Self::SouthWest,
            Self::SouthWest => Self::NorthEast,
            Self::SouthEast => Self::NorthWest,
            Self::North => Self::South,
            Self::South => Self::North,
            Self::West => Self::East,
            Self::East => Self::West,
        }
    }
}

/// A board shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Geometry {
    /// 8x8, the 32 squares of one colour.
    Dark8,
    /// 10x10, the 50 squares of one colour.
    Dark10,
    /// 12x12, the 72 squares of one colour.
    Dark12,
    /// 8x8, all 64 squares.
    All8,
}

impl Geometry {
    /// Every shape.
    pub const ALL: [Self; 4] = [Self::Dark8, Self::Dark10, Self::Dark12, Self::All8];

    /// Returns the number of rows, which is also the number of columns.
    #[must_use]
    #[inline]
    pub const fn rows(self) -> u8 {
        match self {
            Self::Dark8 | Self::All8 => 8,
            Self::Dark10 => 10,
            Self::Dark12 => 12,
        }
    }

    /// Returns whether every square is in play.
    #[must_use]
    #[inline]
    pub const fn uses_all_squares(self) -> bool {
        matches!(self, Self::All8)
    }

    /// Returns the number of playable squares per row.
    #[must_use]
    #[inline]
    pub const fn squares_per_row(self) -> u8 {
        if self.uses_all_squares() { self.rows() } else { self.rows() / 2 }
    }

    /// Returns the number of playable squares: 32, 50, 72 or 64.
    #[must_use]
    #[inline]
    pub const fn squares(self) -> u8 {
        self.rows() * self.squares_per_row()
    }

    /// Returns the square with this index, from 0 row by row from the upper left, if the board has
    /// it.
    #[must_use]
    pub const fn square(self, index: u8) -> Option<Square> {
        if index < self.squares() { Some(Square::new(index)) } else { None }
    }

    /// Iterates over every playable square, in ascending order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Square> {
        (0..self.squares()).map(Square::new)
    }

    /// Returns the column and the row of a square, both from 0 at the upper left.
    #[must_use]
    #[inline]
    pub const fn column_row(self, square: Square) -> (u8, u8) {
        let index = square.index() as u8;
        let row = index / self.squares_per_row();
        let column = index % self.squares_per_row();
        if self.uses_all_squares() {
            (column, row)
        } else {
            // The lower left corner is playable, so rows alternate from there.
            let shifted = (self.rows() - 1 - row) % 2;
            (2 * column + shifted, row)
        }
    }

    /// Returns the playable square at a column and row from 0 at the upper left, if any.
    #[must_use]
    pub fn square_at(self, column: i16, row: i16) -> Option<Square> {
        let rows = i16::from(self.rows());
        if !(0..rows).contains(&column) || !(0..rows).contains(&row) {
            return None;
        }
        let per_row = i16::from(self.squares_per_row());
        let in_row = if self.uses_all_squares() {
            column
        } else if (column + rows - 1 - row) % 2 == 0 {
            column / 2
        } else {
            return None;
        };
        u8::try_from(row * per_row + in_row).ok().map(Square::new)
    }

    /// Returns the next playable square in a direction, if the board reaches that far.
    #[must_use]
    pub fn neighbor(self, square: Square, direction: Direction) -> Option<Square> {
        let (column, row) = self.column_row(square);
        let (dx, dy) = direction.delta();
        let step = if direction.is_orthogonal() && !self.uses_all_squares() { 2 } else { 1 };
        self.square_at(
            i16::from(column) + step * i16::from(dx),
            i16::from(row) + step * i16::from(dy),
        )
    }

    /// Returns the bit of a square in the padded layout, as an index.
    #[must_use]
    #[inline]
    pub const fn bit_index(self, square: Square) -> u32 {
        let index = square.index() as u32;
        if self.uses_all_squares() {
            return index;
        }
        let w = self.squares_per_row() as u32;
        let (row, column) = (index / w, index % w);
        (row / 2) * (2 * w + 3) + (row % 2) * (w + 1) + column
    }

    /// Returns the bit of a square in the padded layout; none for a square of a larger board.
    #[must_use]
    #[inline]
    pub const fn bit(self, square: Square) -> u128 {
        if square.index() < self.squares() as usize { 1 << self.bit_index(square) } else { 0 }
    }

    /// Returns the square of a bit of the padded layout; the bit must not be a ghost.
    #[must_use]
    #[inline]
    pub const fn square_of_bit(self, bit: u32) -> Square {
        if self.uses_all_squares() {
            return Square::new(bit as u8);
        }
        let w = self.squares_per_row() as u32;
        let (pair, rest) = (bit / (2 * w + 3), bit % (2 * w + 3));
        let in_pair = if rest < w { rest } else { rest - 1 };
        Square::new((pair * 2 * w + in_pair) as u8)
    }

    /// Returns all playable squares, in the padded layout.
    #[must_use]
    pub const fn all_bits(self) -> u128 {
        let mut bits = 0;
        let mut index = 0;
        while index < self.squares() {
            bits |= self.bit(Square::new(index));
            index += 1;
        }
        bits
    }

    /// Returns the squares of one row, counted from 0 at the top, in the padded layout.
    #[must_use]
    pub const fn row_bits(self, row: u8) -> u128 {
        let per_row = self.squares_per_row();
        let mut bits = 0;
        let mut column = 0;
        while column < per_row {
            bits |= self.bit(Square::new(row * per_row + column));
            column += 1;
        }
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_bits_and_places_lead_back_to_each_other() {
        for geometry in Geometry::ALL {
            for square in geometry.iter() {
                assert_eq!(geometry.square_of_bit(geometry.bit_index(square)), square);
                let (column, row) = geometry.column_row(square);
                assert_eq!(geometry.square_at(column.into(), row.into()), Some(square));
            }
            assert_eq!(geometry.all_bits().count_ones(), u32::from(geometry.squares()));
        }
    }

    #[test]
    fn the_lower_left_corner_is_playable_and_its_right_neighbour_is_not() {
        for geometry in [Geometry::Dark8, Geometry::Dark10, Geometry::Dark12] {
            let bottom = i16::from(geometry.rows()) - 1;
            assert!(geometry.square_at(0, bottom).is_some());
            assert!(geometry.square_at(1, bottom).is_none());
        }
    }

    #[test]
    fn neighbours_of_28_on_the_100_square_board() {
        let at = |number: u8| Square::new(number - 1);
        let next = |d| Geometry::Dark10.neighbor(at(28), d);
        assert_eq!(next(Direction::NorthWest), Some(at(22)));
        assert_eq!(next(Direction::NorthEast), Some(at(23)));
        assert_eq!(next(Direction::SouthWest), Some(at(32)));
        assert_eq!(next(Direction::SouthEast), Some(at(33)));
        assert_eq!(next(Direction::North), Some(at(18)));
        assert_eq!(next(Direction::South), Some(at(38)));
        assert_eq!(next(Direction::West), Some(at(27)));
        assert_eq!(next(Direction::East), Some(at(29)));
        assert_eq!(Geometry::Dark10.neighbor(at(5), Direction::SouthEast), None);
    }
}
