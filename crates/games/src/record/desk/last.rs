//! The half-move that was made last.

use smallvec::SmallVec;

use super::super::report::PlyAt;
use crate::board::{Color, Position, Square};
use crate::moves::Move;

/// A half-move that was made.
pub(in super::super) struct Last {
    pub(in super::super) at: PlyAt,
    /// Who made it, whoever was to move.
    pub(in super::super) mover: Color,
    pub(in super::super) shown: String,
    /// The position before it.
    pub(in super::super) before: Position,
    /// What it took.
    pub(in super::super) captured: SmallVec<[Square; 8]>,
    /// The square the piece left.
    pub(in super::super) from: Option<Square>,
    /// Where the piece stands now.
    pub(in super::super) to: Option<Square>,
    /// A man became a king.
    pub(in super::super) promotes: bool,
}

impl Last {
    /// A legal half-move.
    pub(in super::super) fn legal(at: PlyAt, shown: String, before: Position, mv: &Move) -> Self {
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

    /// One that breaks a law, as the board shows it.
    pub(in super::super) fn irregular(
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
