//! A hash that is the same on every machine and in every release.
//!
//! It serves as a join key in tables for other programs. No ruling depends on it.

use super::{Color, Position, Square};

/// A 64-bit FNV-1a hash.
///
/// It begins with 14695981039346656037; each byte is combined by exclusive or, followed by a
/// multiplication by 1099511628211, all modulo 2^64.
///
/// A position is one byte per square, row by row from the upper left with White below, and one for
/// the side to move (`w` or `b`). A square is `.` if it is empty, `w` or `b` for a man, `W` or `B`
/// for a king. A half-move is two bytes, its first and its last square counted from 1 in the same
/// order, or 0 and 0 if it is unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StableHash(u64);

impl Default for StableHash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl StableHash {
    /// Hashes a position. King-move counts are excluded, as they are from its equality.
    pub fn of_position(position: &Position) -> Self {
        let mut hash = Self::default();
        for square in position.geometry().iter() {
            hash.byte(match position.piece_at(square) {
                None => b'.',
                Some(piece) => match (piece.color, piece.is_king) {
                    (Color::White, false) => b'w',
                    (Color::White, true) => b'W',
                    (Color::Black, false) => b'b',
                    (Color::Black, true) => b'B',
                },
            });
        }
        hash.byte(match position.turn() {
            Color::White => b'w',
            Color::Black => b'b',
        });
        hash
    }

    /// Adds a half-move, given by its first and last square.
    pub fn half_move(&mut self, ends: Option<(Square, Square)>) {
        let number = |square: Square| u8::try_from(square.index() + 1).unwrap_or_default();
        let (from, to) = ends.map_or((0, 0), |(from, to)| (number(from), number(to)));
        self.byte(from);
        self.byte(to);
    }

    /// Adds a byte.
    pub const fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0100_0000_01b3);
    }

    /// Adds a text.
    pub fn text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.byte(byte));
    }

    /// Returns the hash.
    #[must_use]
    pub const fn value(self) -> u64 {
        self.0
    }

    /// Returns the hash as sixteen hexadecimal digits.
    #[must_use]
    pub fn hex(self) -> String {
        format!("{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Geometry, Piece};

    #[test]
    fn it_is_the_published_function() {
        // The published FNV test vectors for the empty text, `a` and `foobar`.
        for (text, value) in [
            ("", 0xcbf2_9ce4_8422_2325_u64),
            ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] {
            let mut hash = StableHash::default();
            hash.text(text);
            assert_eq!(hash.value(), value, "{text}");
        }
    }

    #[test]
    fn a_position_is_its_squares_and_its_turn() {
        let mut position = Position::empty(Geometry::Dark8, Color::Black);
        position.set(Square::new(1), Some(Piece { color: Color::White, is_king: true }));
        let mut hash = StableHash::default();
        hash.text(&format!(".W{}b", ".".repeat(30)));
        assert_eq!(StableHash::of_position(&position), hash);
        assert_eq!(hash.hex().len(), 16);
    }
}
