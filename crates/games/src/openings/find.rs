//! Recognition of the opening that a game has reached.

use super::line::OpeningLine;
use super::table::{Opening, Table};
use crate::board::Position;
use crate::said::Fact;

/// An opening that a game has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReachedOpening<'t> {
    /// The opening.
    pub opening: &'t Opening,
    /// The number of half-moves made when its position was on the board.
    pub half_moves: usize,
    /// How the game reached it.
    pub way: Way,
}

/// The way in which a game reached the position of an opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// By the moves of the opening.
    Moves,
    /// The game began from the position.
    SetUp,
    /// By other moves, or in another order.
    Transposed,
}

impl Way {
    /// Returns the word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::SetUp => "set-up",
            Self::Transposed => "transposed",
        }
    }
}

impl From<Way> for Fact {
    fn from(way: Way) -> Self {
        Self::Word(way.word())
    }
}

impl Table {
    /// Returns the opening that a game reached last. `game` holds the position before the first
    /// half-move and after each one. Openings that begin as usual are ignored, because every game
    /// reaches them.
    pub fn reached<'t>(&'t self, game: &[Position]) -> Option<ReachedOpening<'t>> {
        let with_number = game.iter().enumerate().rev();
        with_number.into_iter().find_map(|(half_moves, position)| {
            let lines =
                self.leading_to(position).filter(|opening| opening.line != OpeningLine::Start);
            let ways = lines.map(|opening| {
                let way = self.way(opening);
                let way = match () {
                    () if half_moves == 0 => Way::SetUp,
                    () if way == game[..=half_moves] => Way::Moves,
                    () => Way::Transposed,
                };
                ReachedOpening { opening, half_moves, way }
            });
            // Prefer the opening that was reached in the plainest way.
            ways.min_by_key(|reached| reached.way)
        })
    }
}

impl Opening {
    /// Returns whether a game begins with this opening: either its position is on the board after
    /// the same number of half-moves, in any order, or the game begins from that position. `game`
    /// holds the position before the first half-move and after each one.
    pub fn begins(&self, game: &[Position]) -> bool {
        let is_there = |at: usize| game.get(at) == Some(&self.position);
        is_there(0) || is_there(self.line.moves().len())
    }
}
