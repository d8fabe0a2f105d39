//! Positions counted some moves ahead.

use super::moves::Moves;
use draughts_games::board::Position;

/// What is counted of captures that lead to the same position by several ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Captures {
    /// One move.
    ByResult,
    /// A move for every sequence of landing squares.
    ByRoute,
}

impl Moves {
    /// How many positions lie a number of moves ahead.
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32, captures: Captures) -> u64 {
        match captures {
            Captures::ByResult => self.generator.perft(position, depth),
            Captures::ByRoute => self.generator.perft_of_routes(position, depth),
        }
    }

    /// Returns the same below each move, in the order of the printed squares; the depth counts that
    /// move, and is at least 1.
    #[must_use]
    pub fn divide(
        &self,
        position: &Position,
        depth: u32,
        captures: Captures,
    ) -> Vec<(String, u64)> {
        let legal = self.legal(position);
        let below = |mv| {
            let next = self.generator.play(position, mv);
            let leaves = self.perft(&next, depth.saturating_sub(1), captures);
            (self.writer.write(&self.generator, position, &legal, mv), leaves)
        };
        legal.iter().map(below).collect()
    }
}
