//! A game move by move: its tree as the rule set writes it, and the position before and after every
//! move, including those in variations.
//!
//! The positions come from the replay, so displaying them needs no rules.

use super::canonical::{Strip, followed as written};
use super::main_line::MainLine;
use super::report::GameReport;
use super::select::ChosenRules;
use crate::board::{Color, Numbering, Position, Square};
use crate::pdn::{GameText, GameTree};
use crate::rules::Naming;

/// A move of a [`FollowedGame`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FollowedMove {
    /// Its move number.
    pub number: u32,
    /// The side that made it.
    pub side: Color,
    /// The position before it; `None` if the line could not be followed up to there.
    pub before: Option<Position>,
    /// The position after it; `None` if it could not be played.
    pub after: Option<Position>,
    /// Its first and last squares, if it names two squares of the board.
    pub ends: Option<(Square, Square)>,
    /// Whether it is legal in the position before it.
    pub is_legal: bool,
}

/// A game with the positions of its moves.
#[derive(Debug, Clone)]
pub struct FollowedGame {
    /// The game as its rule set writes it.
    pub tree: GameTree,
    /// The start position; `None` if it cannot be set up.
    pub start: Option<Position>,
    /// Its moves, including those of variations, in the order of the tree; empty if the rule set
    /// does not have the board of the game.
    pub moves: Vec<FollowedMove>,
    /// The notation of squares in its moves.
    pub numbering: Numbering,
}

/// Rewrites the tree of a game and adds the positions of its moves.
///
/// `report` is the replay of the same game under the same rules, with its history. Moves are
/// written as the record's own GameType tag specifies, unless another notation is requested.
pub fn followed(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &ChosenRules,
    naming: Option<Naming>,
) -> FollowedGame {
    written(game, line, report, choice, (Strip::default(), naming))
}
