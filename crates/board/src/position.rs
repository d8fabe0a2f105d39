//! Positions: the placement of the pieces, and the player to move.

use super::{ByColor, Color, Geometry, Square, SquareSet};
use crate::said::Fact;

/// A piece: its side, and whether it is a king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its side.
    pub color: Color,
    /// Whether it is a king; otherwise a man.
    pub is_king: bool,
}

impl std::fmt::Display for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = if self.is_king { "king" } else { "man" };
        write!(f, "{} {kind}", self.color.to_string().to_lowercase())
    }
}

/// Lets a catalogue select its text by the piece.
impl From<Piece> for Fact {
    fn from(piece: Piece) -> Self {
        Self::Word(match (piece.color, piece.is_king) {
            (Color::White, false) => "white-man",
            (Color::White, true) => "white-king",
            (Color::Black, false) => "black-man",
            (Color::Black, true) => "black-king",
        })
    }
}

/// A run of quiet moves by one king, for rule sets that limit it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct KingRun {
    /// The square of that king.
    pub square: Square,
    /// The number of successive quiet moves it has made.
    pub moves: u8,
}

/// A position.
///
/// **Equality is repetition equality**: the same squares hold men and kings of the same colours,
/// and the same player is to move (FMJD Annex 1, 6.1). The [`KingRun`]s, which only the Frisian
/// three-move limit uses, are neither compared nor hashed.
#[derive(Debug, Clone, Copy)]
pub struct Position {
    geometry: Geometry,
    turn: Color,
    pieces: ByColor<u128>,
    kings: u128,
    runs: ByColor<Option<KingRun>>,
}

impl PartialEq for Position {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.geometry == other.geometry
            && self.turn == other.turn
            && self.pieces == other.pieces
            && self.kings == other.kings
    }
}

impl Eq for Position {}

impl std::hash::Hash for Position {
    #[inline]
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.geometry.hash(state);
        self.turn.hash(state);
        self.pieces.hash(state);
        self.kings.hash(state);
    }
}

impl Position {
    /// Creates an empty board.
    #[inline]
    pub fn empty(geometry: Geometry, turn: Color) -> Self {
        Self { geometry, turn, pieces: ByColor::default(), kings: 0, runs: ByColor::default() }
    }

    /// Creates a position without kings, from bits of the padded layout.
    #[inline(always)]
    pub const fn from_men(geometry: Geometry, turn: Color, white: u128, black: u128) -> Self {
        let runs = ByColor { white: None, black: None };
        Self { geometry, turn, pieces: ByColor { white, black }, kings: 0, runs }
    }

    /// Returns whether there is no king, and no run of king moves.
    #[inline(always)]
    pub fn has_only_men(&self) -> bool {
        self.kings == 0 && self.runs.white.is_none() && self.runs.black.is_none()
    }

    /// Replaces the pieces, given as bits of the padded layout.
    ///
    /// `us` are the pieces of the side to move.
    #[inline(always)]
    pub fn set_bits(&mut self, turn: Color, us: u128, them: u128, kings: u128) {
        self.pieces = match turn {
            Color::White => ByColor { white: us, black: them },
            Color::Black => ByColor { white: them, black: us },
        };
        (self.turn, self.kings) = (turn, kings);
    }

    /// Returns the board shape.
    #[inline]
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Returns the player to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the position with the given player to move.
    #[must_use]
    #[inline]
    pub const fn with_turn(mut self, turn: Color) -> Self {
        self.turn = turn;
        self
    }

    /// Returns the piece on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = self.geometry.bit(square);
        let color = if self.pieces.white & bit != 0 {
            Color::White
        } else if self.pieces.black & bit != 0 {
            Color::Black
        } else {
            return None;
        };
        Some(Piece { color, is_king: self.kings & bit != 0 })
    }

    /// Puts a piece on a square or clears it, replacing any piece there.
    #[inline]
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let bit = self.geometry.bit(square);
        self.pieces.white &= !bit;
        self.pieces.black &= !bit;
        self.kings &= !bit;
        if let Some(piece) = piece {
            self.pieces[piece.color] |= bit;
            if piece.is_king {
                self.kings |= bit;
            }
        }
    }

    /// Returns the squares of a side's pieces.
    #[inline]
    pub const fn pieces(&self, color: Color) -> SquareSet {
        SquareSet::from_bits(self.geometry, self.piece_bits(color))
    }

    /// Returns the squares of a side's men.
    #[inline]
    pub const fn men(&self, color: Color) -> SquareSet {
        SquareSet::from_bits(self.geometry, self.piece_bits(color) & !self.kings)
    }

    /// Returns the squares of a side's kings.
    #[inline]
    pub const fn kings(&self, color: Color) -> SquareSet {
        SquareSet::from_bits(self.geometry, self.piece_bits(color) & self.kings)
    }

    /// Returns a side's run of quiet king moves, if the rule set counts them.
    #[inline]
    pub fn king_run(&self, color: Color) -> Option<KingRun> {
        self.runs[color]
    }

    /// Sets a side's run of quiet king moves.
    #[inline]
    pub fn set_king_run(&mut self, color: Color, run: Option<KingRun>) {
        self.runs[color] = run;
    }

    /// Resets the runs of both sides.
    #[inline(always)]
    pub fn reset_king_runs(&mut self) {
        self.runs = ByColor { white: None, black: None };
    }

    /// Returns the squares of a side's pieces, as bits of the padded layout.
    #[inline]
    pub const fn piece_bits(&self, color: Color) -> u128 {
        match color {
            Color::White => self.pieces.white,
            Color::Black => self.pieces.black,
        }
    }

    /// Returns the squares of both sides' kings, as bits of the padded layout.
    #[inline]
    pub const fn king_bits(&self) -> u128 {
        self.kings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equality_is_repetition_equality() {
        let mut a = Position::empty(Geometry::Dark10, Color::White);
        let king = Piece { color: Color::White, is_king: true };
        a.set(Square::new(27), Some(king));
        let mut b = a;
        b.set_king_run(Color::White, Some(KingRun { square: Square::new(27), moves: 3 }));
        assert_eq!(a, b, "king runs are not part of the position");
        assert_ne!(a, a.with_turn(Color::Black), "the player to move is");
        b.set(Square::new(27), Some(Piece { is_king: false, ..king }));
        assert_ne!(a, b, "a man is not a king");
    }
}
