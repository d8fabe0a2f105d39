//! The half-move that was made last.

use smallvec::SmallVec;

use super::super::report::PlyAt;
use crate::board::{Color, Position, Square};
use crate::moves::Move;

/// A half-move that was made.
#[derive(Debug, Clone)]
pub(crate) struct Last {
    /// Which it is.
    pub at: PlyAt,
    /// Who made it, regardless of who was to move.
    pub mover: Color,
    /// As written.
    pub shown: String,
    /// The position before it.
    pub before: Position,
    /// What it took.
    pub captured: SmallVec<[Square; 8]>,
    /// The square the piece left.
    pub from: Option<Square>,
    /// Where the piece stands now.
    pub to: Option<Square>,
    /// True if a man became a king.
    pub promotes: bool,
}

impl Last {
    /// A legal half-move.
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

    /// A half-move that breaks a law, as the board shows it.
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
