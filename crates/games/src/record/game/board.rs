//! The position on the board, and the half-move that led to it.

use smallvec::SmallVec;

use super::last::LastHalfMove;
use crate::board::{Color, Piece, Position, Square};
use crate::moves::{Generator, Move, RequestedMove};

#[derive(Debug, Clone)]
pub(crate) struct BoardState {
    position: Position,
    /// Whether the position is known from the record.
    is_known: bool,
    /// The last half-move, unless it has been taken back.
    last: Option<LastHalfMove>,
    /// The squares of kings that nobody has crowned.
    uncrowned: SmallVec<[Square; 2]>,
    /// Those before the last half-move, in case it is taken back.
    uncrowned_before: SmallVec<[Square; 2]>,
}

impl BoardState {
    pub(crate) fn new(position: Position) -> Self {
        Self {
            position,
            is_known: true,
            last: None,
            uncrowned: SmallVec::new(),
            uncrowned_before: SmallVec::new(),
        }
    }

    #[inline(always)]
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    #[inline(always)]
    pub(crate) const fn turn(&self) -> Color {
        self.position.turn()
    }

    pub(crate) const fn is_known(&self) -> bool {
        self.is_known
    }

    /// Records that the position is unknown from here on.
    pub(crate) const fn becomes_unknown(&mut self) {
        self.is_known = false;
    }

    /// Plays half-moves as long as each is the only legal move between its two squares; returns
    /// their number.
    #[inline(always)]
    pub(crate) fn plays_line(
        &mut self,
        generator: &Generator,
        line: &mut [RequestedMove],
    ) -> usize {
        generator.play_line(&mut self.position, line, None)
    }

    /// Plays a legal move; returns the position before it.
    pub(crate) fn plays(&mut self, generator: &Generator, mv: &Move) -> Position {
        let after = generator.play(&self.position, mv);
        std::mem::replace(&mut self.position, after)
    }

    /// Sets the pieces up as in a position.
    pub(crate) const fn becomes(&mut self, position: Position) {
        self.position = position;
    }

    /// Puts or removes pieces, square by square.
    pub(crate) fn changes(&mut self, change: &[(Square, Option<Piece>)]) {
        for &(square, piece) in change {
            self.position.set(square, piece);
        }
    }

    /// Returns the last half-move, unless it has been taken back.
    pub(crate) const fn last(&self) -> Option<&LastHalfMove> {
        self.last.as_ref()
    }

    /// Returns the half-move that a side has just made, unless it has been taken back.
    pub(crate) fn last_of(&self, side: Color) -> Option<&LastHalfMove> {
        self.last.as_ref().filter(|last| last.mover == side)
    }

    /// Records the half-move that led to the position on the board.
    pub(crate) fn made(&mut self, last: LastHalfMove) {
        self.last = Some(last);
    }

    /// Restores the position before the last half-move.
    pub(crate) fn takes_back(&mut self) {
        let Some(last) = self.last.take() else {
            return;
        };
        self.position = last.before;
        self.uncrowned = std::mem::take(&mut self.uncrowned_before);
    }

    /// Restores an earlier position, from which a half-move is to be made again.
    pub(crate) fn goes_back(&mut self, position: Position) {
        self.position = position;
        self.last = None;
    }

    /// Records a king on this square that nobody has crowned.
    pub(crate) fn leaves_uncrowned(&mut self, square: Square) {
        self.uncrowned.push(square);
    }

    /// Records that the king on this square is crowned.
    pub(crate) fn crowns(&mut self, square: Square) {
        self.uncrowned.retain(|there| *there != square);
        // It is crowned wherever it stood.
        if let Some(last) = self.last.as_ref().filter(|last| last.to == Some(square)) {
            let from = last.from;
            self.uncrowned_before.retain(|there| Some(*there) != from);
        }
    }

    /// Returns whether the half-move just made was that of a king that nobody had crowned, and
    /// updates the king's square.
    pub(crate) fn moves_uncrowned(&mut self, last: &LastHalfMove) -> bool {
        self.uncrowned_before.clone_from(&self.uncrowned);
        if self.uncrowned.is_empty() {
            return false;
        }
        let (position, from) = (self.position, last.from);
        let moved = self.uncrowned.iter().any(|&square| Some(square) == from);
        // Kings that have been captured need no crowning.
        self.uncrowned.retain(|square| {
            position.piece_at(*square).is_some_and(|piece| piece.is_king) && Some(*square) != from
        });
        if moved {
            self.uncrowned.extend(last.to);
        }
        moved
    }
}
