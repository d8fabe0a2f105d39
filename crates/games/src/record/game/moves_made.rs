//! The number of moves that each player has made.

use crate::board::{ByColor, Color};

/// The moves that the players have made.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct MovesMade {
    /// Half-moves of each side in the current game.
    made: ByColor<u32>,
    /// Moves of each side before the record begins.
    before: u32,
}

impl MovesMade {
    /// Creates a count in which each player made this many moves before the record begins.
    pub(crate) fn after(before: u32) -> Self {
        Self { before, ..Self::default() }
    }

    /// Counts a half-move of this side.
    pub(crate) fn made(&mut self, mover: Color) {
        self.made[mover] += 1;
    }

    /// Subtracts a half-move of this side that has been taken back.
    pub(crate) fn taken_back(&mut self, mover: Color) {
        self.made[mover] = self.made[mover].saturating_sub(1);
    }

    /// Returns the number of moves that each player has made.
    pub(crate) fn of_each(&self) -> u32 {
        self.before.saturating_add(self.made.white.min(self.made.black))
    }

    /// Returns the number of half-moves that both players together have made.
    pub(crate) const fn of_both(&self) -> u32 {
        self.before.saturating_mul(2).saturating_add(self.made.white + self.made.black)
    }
}
