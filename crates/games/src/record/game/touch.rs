//! The piece that has to be played, and those that may be adjusted.

use smallvec::SmallVec;

use super::super::laws::Laws;
use crate::board::{Color, Position, Square};
use crate::diag::Span;
use crate::moves::Move;

/// A piece that its owner has to play.
#[derive(Debug, Clone)]
pub(crate) struct MustPlay {
    /// Where it stands.
    pub square: Square,
    /// What it can play.
    pub moves: Vec<Move>,
    /// Those moves, written.
    pub written: Vec<String>,
    /// Why.
    pub why: Why,
    /// Where the record says so.
    pub span: Span,
}

/// Why a piece has to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Why {
    /// It was touched.
    Touched,
    /// It was moved wrongly, and that has been corrected.
    Corrected,
}

impl MustPlay {
    /// A piece with its legal moves, if it has any.
    pub(crate) fn of(
        laws: &Laws,
        position: &Position,
        legal: &[Move],
        square: Square,
        why: Why,
    ) -> Option<Self> {
        let moves: Vec<Move> = legal.iter().copied().filter(|mv| mv.from() == square).collect();
        if moves.is_empty() {
            return None;
        }
        let write = |mv: &Move| laws.write(position, legal, mv);
        let written = moves.iter().map(write).collect();
        Some(Self { square, moves, written, why, span: Span::default() })
    }

    /// True if it can play several moves.
    pub(crate) const fn has_several(&self) -> bool {
        self.written.len() > 1
    }
}

/// What was done by hand to the pieces of the player on move.
#[derive(Debug, Clone, Default)]
pub(crate) struct Touch {
    /// The piece that has to be played.
    must: Option<MustPlay>,
    /// Who has announced an adjustment, and of which pieces; all of them if none is named.
    adjusting: Option<(Color, SmallVec<[Square; 2]>)>,
}

impl Touch {
    /// True if a piece has to be played.
    pub(crate) const fn is_bound(&self) -> bool {
        self.must.is_some()
    }

    /// The piece that has to be played.
    pub(crate) const fn must(&self) -> Option<&MustPlay> {
        self.must.as_ref()
    }

    /// Notes that this piece has to be played.
    pub(crate) fn binds(&mut self, must: MustPlay) {
        self.must = Some(must);
    }

    /// Takes out the piece that has to be played.
    pub(crate) const fn take(&mut self) -> Option<MustPlay> {
        self.must.take()
    }

    /// Notes that no piece has to be played any more.
    pub(crate) fn releases(&mut self) {
        self.must = None;
    }

    /// Notes that a side announces the adjustment of these pieces, or of all.
    pub(crate) fn adjusts(&mut self, side: Color, squares: SmallVec<[Square; 2]>) {
        self.adjusting = Some((side, squares));
    }

    /// True if the side has announced the adjustment of this piece.
    pub(crate) fn is_adjusting(&self, side: Color, square: Square) -> bool {
        self.adjusting.as_ref().is_some_and(|(by, squares)| {
            *by == side && (squares.is_empty() || squares.contains(&square))
        })
    }

    /// Notes a half-move made by the side that was to move or by the other one.
    pub(crate) fn moved(&mut self, in_turn: bool) {
        self.adjusting = None;
        if in_turn {
            self.must = None;
        }
    }
}
