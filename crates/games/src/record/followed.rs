//! A game as it is shown move by move: its tree as the rule set writes it, and the position before
//! and after every move, also in variations.
//!
//! The positions are those of the replay; whoever shows them needs no rules.

use super::canonical::{Strip, followed as written};
use super::main_line::MainLine;
use super::report::GameReport;
use super::select::Choice;
use crate::board::{Color, Numbering, Position, Square};
use crate::pdn::{GameText, GameTree};
use crate::rules::Naming;

/// A move of a [`FollowedGame`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FollowedMove {
    /// Its move number.
    pub number: u32,
    /// Who made it.
    pub side: Color,
    /// The position before it; `None` if the line could not be followed so far.
    pub before: Option<Position>,
    /// The position after it; `None` if it could not be played.
    pub after: Option<Position>,
    /// Its first and its last square, if it names two squares of the board.
    pub ends: Option<(Square, Square)>,
    /// True if it is legal in the position before it.
    pub is_legal: bool,
}

/// A game with the positions of its moves.
#[derive(Debug, Clone)]
pub struct FollowedGame {
    /// The game as its rule set writes it.
    pub tree: GameTree,
    /// The position it begins with; `None` if it cannot be set up.
    pub start: Option<Position>,
    /// Its moves, those of variations too, in the order in which they stand in the tree; none
    /// if it is of a board that its rule set does not have.
    pub moves: Vec<FollowedMove>,
    /// How squares are named in its moves.
    pub numbering: Numbering,
}

/// The tree of a game, rewritten, with the positions of its moves.
///
/// `report` is the replay of the same game under the same laws, with its history. Moves are
/// written as the record's own GameType tag says, unless another way is asked for.
#[must_use]
pub fn followed(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
    choice: &Choice,
    naming: Option<Naming>,
) -> FollowedGame {
    written(game, line, report, choice, (Strip::default(), naming))
}
