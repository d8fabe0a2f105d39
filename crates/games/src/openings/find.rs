//! Which line of a table a game has reached.

use super::line::Line;
use super::table::{Opening, Table};
use crate::board::Position;
use crate::said::Fact;

/// The line that a game has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached<'t> {
    /// The line.
    pub opening: &'t Opening,
    /// The half-moves of the game that were made when its position was there.
    pub half_moves: usize,
    /// How it came about.
    pub way: Way,
}

/// How the position of a line came about in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// By the moves of the line.
    Moves,
    /// The game began from it.
    SetUp,
    /// By other moves, or in another order.
    Transposed,
}

impl Way {
    /// The word for it.
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
    /// The line that a game has reached last: `game` is its position before the first half-move
    /// and after each. A line that begins as usual is reached by every game, and not looked for.
    #[must_use]
    pub fn reached<'t>(&'t self, game: &[Position]) -> Option<Reached<'t>> {
        let with_number = game.iter().enumerate().rev();
        with_number.into_iter().find_map(|(half_moves, position)| {
            let lines = self.leading_to(position).filter(|opening| opening.line != Line::Start);
            let ways = lines.map(|opening| {
                let way = self.way(opening);
                let way = match () {
                    () if half_moves == 0 => Way::SetUp,
                    () if way == game[..=half_moves] => Way::Moves,
                    () => Way::Transposed,
                };
                Reached { opening, half_moves, way }
            });
            // The first of those that came about in the plainest way.
            ways.min_by_key(|reached| reached.way)
        })
    }
}

impl Opening {
    /// True if a game begins with this line: after as many half-moves its position is on the
    /// board, whatever their order was, or the game begins from that position. `game` is the
    /// position before the first half-move and after each.
    #[must_use]
    pub fn begins(&self, game: &[Position]) -> bool {
        let is_there = |at: usize| game.get(at) == Some(&self.position);
        is_there(0) || is_there(self.line.moves().len())
    }
}
