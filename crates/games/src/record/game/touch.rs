//! The piece that must be played, and the pieces that may be adjusted.

use smallvec::SmallVec;

use super::super::found::{MoveList, RequiredAction};
use super::super::laws::Laws;
use crate::board::{Color, Position, Square};
use crate::diag::Span;
use crate::moves::Move;

/// A piece that its owner must play.
#[derive(Debug, Clone)]
pub(crate) struct MustPlay {
    /// Its square.
    pub square: Square,
    /// The moves that it can make.
    pub moves: Vec<Move>,
    /// The moves, as written.
    pub written: Vec<String>,
    /// The reason.
    pub why: MustPlayReason,
    /// The place of the reason in the record.
    pub span: Span,
}

/// The reason why a piece must be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum MustPlayReason {
    /// It was touched.
    Touched,
    /// It was moved wrongly, and the move has been corrected.
    Corrected,
}

impl MustPlay {
    /// Creates the obligation for a piece with its legal moves, if it has any.
    pub(crate) fn of(
        laws: &Laws,
        position: &Position,
        legal: &[Move],
        square: Square,
        why: MustPlayReason,
    ) -> Option<Self> {
        let moves: Vec<Move> = legal.iter().copied().filter(|mv| mv.from() == square).collect();
        if moves.is_empty() {
            return None;
        }
        let write = |mv: &Move| laws.write(position, legal, mv);
        let written = moves.iter().map(write).collect();
        Some(Self { square, moves, written, why, span: Span::default() })
    }

    pub(crate) const fn has_several(&self) -> bool {
        self.written.len() > 1
    }

    /// Returns what this side must do.
    pub(crate) fn action(&self, side: Color) -> RequiredAction {
        RequiredAction::MustPlay {
            side,
            moves: MoveList::either(&self.written),
            several: self.has_several(),
            wrongly_moved: false,
            source: None,
        }
    }
}

/// The handling of pieces by the player to move.
#[derive(Debug, Clone, Default)]
pub(crate) struct Touch {
    /// The piece that must be played.
    must: Option<MustPlay>,
    /// The side that announced an adjustment, and its pieces; all of them if none is named.
    adjusting: Option<(Color, SmallVec<[Square; 2]>)>,
}

impl Touch {
    /// Returns whether a piece must be played.
    pub(crate) const fn is_bound(&self) -> bool {
        self.must.is_some()
    }

    pub(crate) const fn must(&self) -> Option<&MustPlay> {
        self.must.as_ref()
    }

    /// Records that this piece must be played.
    pub(crate) fn binds(&mut self, must: MustPlay) {
        self.must = Some(must);
    }

    /// Removes and returns the piece that must be played.
    pub(crate) const fn take(&mut self) -> Option<MustPlay> {
        self.must.take()
    }

    /// Records that no piece must be played any longer.
    pub(crate) fn releases(&mut self) {
        self.must = None;
    }

    /// Records that a side announces the adjustment of these pieces, or of all.
    pub(crate) fn adjusts(&mut self, side: Color, squares: SmallVec<[Square; 2]>) {
        self.adjusting = Some((side, squares));
    }

    /// Returns whether the side has announced the adjustment of this piece.
    pub(crate) fn is_adjusting(&self, side: Color, square: Square) -> bool {
        self.adjusting.as_ref().is_some_and(|(by, squares)| {
            *by == side && (squares.is_empty() || squares.contains(&square))
        })
    }

    /// Records a half-move by the side that was to move or by the other one.
    pub(crate) fn moved(&mut self, in_turn: bool) {
        self.adjusting = None;
        if in_turn {
            self.must = None;
        }
    }
}
