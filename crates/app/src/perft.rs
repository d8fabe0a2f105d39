//! Counts positions some moves ahead.

use super::moves::MoveEngine;
use draughts_games::board::Position;

/// The way captures are counted that lead to the same position by several routes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Captures {
    /// As one move.
    ByResult,
    /// As a move for every sequence of landing squares.
    ByRoute,
}

impl MoveEngine {
    /// Returns the number of positions some moves ahead.
    pub fn perft(&self, position: &Position, depth: u32, captures: Captures) -> u64 {
        match captures {
            Captures::ByResult => self.generator.perft(position, depth),
            Captures::ByRoute => self.generator.perft_of_routes(position, depth),
        }
    }

    /// Returns the number of positions below each move, in the order of the printed squares.
    ///
    /// The depth includes that move, and is at least 1.
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
