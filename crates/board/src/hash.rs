//! A hash that is the same on every machine and in every release: for tables that other programs
//! join. Nothing is judged by it.

use super::{Color, Position, Square};

/// FNV-1a with 64 bits: begin with 14695981039346656037; for each byte, exclusive or, then
/// multiply by 1099511628211, all modulo 2^64.
///
/// A position is one byte a square, row by row from the upper left with White below: `.` nothing,
/// `w` and `b` a man, `W` and `B` a king; then `w` or `b` for the side to move. A half-move is two
/// bytes, its first and its last square counted from 1 in the same order; 0 and 0 if it is not
/// known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StableHash(u64);

impl Default for StableHash {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl StableHash {
    /// Of a position; the runs of king moves are no part of it, as they are none of its equality.
    #[must_use]
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

    /// Takes in a half-move by its ends.
    pub fn half_move(&mut self, ends: Option<(Square, Square)>) {
        let number = |square: Square| u8::try_from(square.index() + 1).unwrap_or_default();
        let (from, to) = ends.map_or((0, 0), |(from, to)| (number(from), number(to)));
        self.byte(from);
        self.byte(to);
    }

    /// Takes in a byte.
    pub const fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0100_0000_01b3);
    }

    /// Takes in a text.
    pub fn text(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.byte(byte));
    }

    /// The hash.
    #[must_use]
    pub const fn value(self) -> u64 {
        self.0
    }

    /// The hash in sixteen hexadecimal digits.
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
        // From the published test vectors of FNV: the empty text, `a`, `foobar`.
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
