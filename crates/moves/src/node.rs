//! The generator's own representation of a position, from the view of the side to move.

use super::bits::Bits;
use super::layout::Layout;
use super::shape::{Black, SideToMove, White};
use crate::board::{Color, KingRun, Position};

/// A run of quiet moves by one king; no square if there is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Run<B> {
    /// The square of the king.
    pub square: B,
    /// The number of its successive quiet moves.
    pub moves: u8,
}

impl<B: Bits> Run<B> {
    const NONE: Self = Self { square: B::NONE, moves: 0 };
}

/// A position in the integers of one board. `us` is the side to move.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node<B> {
    /// Pieces of the side to move.
    pub us: B,
    /// Pieces of the opponent.
    pub them: B,
    /// Kings of both sides.
    pub kings: B,
    /// The side to move's run of quiet king moves.
    pub our_run: Run<B>,
    /// The opponent's run of quiet king moves.
    pub their_run: Run<B>,
}

/// A move in the integers of one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct RawMove<B> {
    /// The square left.
    pub from: B,
    /// The square reached.
    pub to: B,
    /// The pieces taken.
    pub taken: B,
    /// Whether a man became a king.
    pub promotes: bool,
}

impl<B: Bits> Node<B> {
    /// Converts a position, from the view of its side to move.
    pub(super) fn of<L: Layout<Bits = B>>(position: &Position) -> Self {
        let us = position.turn();
        let run = |color: Color| {
            position.king_run(color).map_or(Run::NONE, |run| Run {
                square: B::narrow(L::GEOMETRY.bit(run.square)),
                moves: run.moves,
            })
        };
        Self {
            us: B::narrow(position.piece_bits(us)),
            them: B::narrow(position.piece_bits(us.opponent())),
            kings: B::narrow(position.king_bits()),
            our_run: run(us),
            their_run: run(us.opponent()),
        }
    }

    /// Converts a position whose side to move is known to be `T`.
    ///
    /// Runs are filled in only if they are counted.
    #[inline(always)]
    pub(super) fn seen_by<L: Layout<Bits = B>, T: SideToMove>(
        position: &Position,
        limited: bool,
    ) -> Self {
        if limited {
            return Self::of::<L>(position);
        }
        Self {
            us: B::narrow(position.piece_bits(T::COLOR)),
            them: B::narrow(position.piece_bits(T::Other::COLOR)),
            kings: B::narrow(position.king_bits()),
            our_run: Run::NONE,
            their_run: Run::NONE,
        }
    }

    /// Creates a position with no king on it.
    #[inline(always)]
    pub(super) fn from_men(us: B, them: B) -> Self {
        Self { us, them, kings: B::NONE, our_run: Run::NONE, their_run: Run::NONE }
    }

    /// Converts back to a position.
    pub(super) fn position<L: Layout<Bits = B>>(&self, turn: Color) -> Position {
        let mut position = Position::empty(L::GEOMETRY, turn);
        match turn {
            Color::White => self.put::<L, White>(&mut position, true),
            Color::Black => self.put::<L, Black>(&mut position, true),
        }
        position
    }

    /// Stores the pieces in a position, with `T` to move. Runs are set only if they are counted.
    ///
    /// The position is changed in place: building and then copying one stalls until its own bytes
    /// are written, which took a tenth of the time of validation.
    #[inline(always)]
    pub(super) fn put<L: Layout<Bits = B>, T: SideToMove>(
        &self,
        position: &mut Position,
        limited: bool,
    ) {
        let run = |run: Run<B>| {
            run.square.any().then(|| KingRun {
                square: L::GEOMETRY.square_of_bit(run.square.index()),
                moves: run.moves,
            })
        };
        position.set_bits(T::COLOR, self.us.widen(), self.them.widen(), self.kings.widen());
        if limited {
            position.set_king_run(T::COLOR, run(self.our_run));
            position.set_king_run(T::Other::COLOR, run(self.their_run));
        } else {
            position.reset_king_runs();
        }
    }

    /// Returns the free squares.
    #[inline(always)]
    pub(super) fn empty<L: Layout<Bits = B>>(&self) -> B {
        L::SQUARES & !(self.us | self.them)
    }

    /// Returns the far row of the side to move.
    #[inline(always)]
    pub(super) fn far_row<L: Layout<Bits = B>, T: SideToMove>() -> B {
        if T::WHITE { L::TOP } else { L::BOTTOM }
    }

    /// Returns the position after a move, from the view of the opponent.
    ///
    /// `limited` tells whether runs of king moves are counted.
    #[inline(always)]
    pub(super) fn play(&self, mv: &RawMove<B>, limited: bool) -> Self {
        let is_king = self.kings.meets(mv.from);
        let mut kings = self.kings & !(mv.from | mv.taken);
        if is_king || mv.promotes {
            kings |= mv.to;
        }
        let (mut our_run, mut their_run) = (Run::NONE, Run::NONE);
        if limited {
            if is_king && !mv.taken.any() {
                let before = if self.our_run.square == mv.from { self.our_run.moves } else { 0 };
                our_run = Run { square: mv.to, moves: before.saturating_add(1) };
            }
            if !self.their_run.square.meets(mv.taken) {
                their_run = self.their_run;
            }
        }
        Self {
            us: self.them & !mv.taken,
            them: self.us & !mv.from | mv.to,
            kings,
            our_run: their_run,
            their_run: our_run,
        }
    }
}
