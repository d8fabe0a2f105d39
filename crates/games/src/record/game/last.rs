//! The last half-move made.

use smallvec::SmallVec;

use super::super::report::PlyAt;
use crate::board::{Color, Position, Square};
use crate::moves::Move;

/// A half-move that was made.
#[derive(Debug, Clone)]
pub(crate) struct LastHalfMove {
    /// Its number and side.
    pub at: PlyAt,
    /// The side that made it, regardless of who was to move.
    pub mover: Color,
    /// Its text, as written.
    pub shown: String,
    /// The position before it.
    pub before: Position,
    /// The captured squares.
    pub captured: SmallVec<[Square; 8]>,
    /// The square that the piece left.
    pub from: Option<Square>,
    /// The present square of the piece.
    pub to: Option<Square>,
    /// Whether a man became a king.
    pub promotes: bool,
}

impl LastHalfMove {
    pub(crate) fn legal(at: PlyAt, shown: String, before: Position, mv: &Move) -> Self {
        Self {
            at,
            mover: at.side,
            shown,
            before,
            captured: mv.captured().iter().collect(),
            from: Some(mv.from()),
            to: Some(mv.to()),
            promotes: mv.promotes(),
        }
    }

    /// Creates an irregular half-move, as it changed the board.
    pub(crate) fn irregular(
        (at, mover): (PlyAt, Color),
        shown: String,
        (before, after): (Position, &Position),
        squares: &[Square],
        lifted: Vec<Square>,
    ) -> Self {
        Self {
            at,
            mover,
            shown,
            before,
            captured: lifted.into(),
            from: squares.first().copied(),
            to: squares.last().copied(),
            promotes: after.kings(mover).len() > before.kings(mover).len(),
        }
    }
}
