//! Counts positions some moves ahead.

use draughts_games::moves::{Game, Move};

/// The way captures are counted that lead to the same position by several routes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Captures {
    /// As one move.
    ByResult,
    /// As a move for every sequence of landing squares.
    ByRoute,
}

/// Returns the number of positions some moves ahead.
pub fn perft(game: &Game, depth: u32, captures: Captures) -> u64 {
    match captures {
        Captures::ByResult => game.generator().perft(game.position(), depth),
        Captures::ByRoute => game.generator().perft_of_routes(game.position(), depth),
    }
}

/// Returns the number of positions below each move, in the order of the printed squares.
///
/// The depth includes that move, and is at least 1.
pub fn divide(game: &Game, depth: u32, captures: Captures) -> Vec<(String, u64)> {
    let below = |(mv, written): (&Move, String)| {
        let mut next = game.clone();
        next.play(mv).expect("the move is one of the legal ones");
        (written, perft(&next, depth.saturating_sub(1), captures))
    };
    game.legal_moves().iter().zip(game.written_moves()).map(below).collect()
}
