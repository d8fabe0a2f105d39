//! Openings drawn for a round, as plain data.
//!
//! A table and the number of its line are text here; their meaning is defined elsewhere.

pub(crate) mod drawing;
pub(crate) mod said;

pub use drawing::{clear_openings, draw_openings};
pub use said::{none_drawn, openings_given_up};

use serde::{Deserialize, Serialize};

use super::{Board, Event, PairedRound, Round};

/// An opening drawn for a round, or for some of its boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawnOpening {
    /// The boards; all boards of the round if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<u16>,
    /// The table of openings: a name from `arbiter openings list`, or a path relative to the folder
    /// of the event.
    pub table: String,
    /// The number of the line, as printed in the table.
    pub number: String,
    /// The random number that determined the line; absent if lots were drawn by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<DrawnNumber>,
}

/// A random number that determines a line of a table. Divided by the number of lines allowed, it
/// gives as remainder the number of allowed lines to skip before the one played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawnNumber {
    /// The number.
    pub number: u64,
    /// The number of lines allowed: those of the decks without the lines already used.
    pub of: u32,
    /// The origin of the number.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub by: Chance,
    /// The decks to draw from, if specified.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<String>,
    /// Whether lines already used were allowed, too.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub used_too: bool,
}

/// The origin of a random number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// The computer generated it.
    #[default]
    Machine,
    /// Somebody called it out.
    Called,
}

draughts_ground::fact_words! {
    Chance {
        Machine "machine",
        Called "called",
    }
}

impl DrawnOpening {
    /// Returns whether it applies to a board.
    pub fn is_for(&self, board: u16) -> bool {
        self.boards.is_empty() || self.boards.contains(&board)
    }

    /// Returns whether it is a given line of a given table.
    pub fn is_line(&self, table: &str, number: &str) -> bool {
        self.table == table && self.number == number
    }

    /// Returns the boards in words: `1-20, 23`; `None` for all.
    pub fn boards_in_words(&self) -> Option<String> {
        (!self.boards.is_empty()).then(|| draughts_ground::numbers::runs(&self.boards))
    }
}

/// Returns drawn openings in the order of their boards; a file has them in the order of the draw.
pub fn by_board(openings: &[DrawnOpening]) -> Vec<&DrawnOpening> {
    let mut sorted: Vec<&DrawnOpening> = openings.iter().collect();
    sorted.sort_by_key(|one| one.boards.first());
    sorted
}

impl PairedRound {
    /// Returns the opening drawn for a board; `None` if it begins as usual.
    pub fn opening_of(&self, board: u16) -> Option<&DrawnOpening> {
        self.openings.iter().find(|opening| opening.is_for(board))
    }

    /// Returns the boards of an opening.
    pub fn boards_of_opening<'r>(
        &'r self,
        opening: &'r DrawnOpening,
    ) -> impl Iterator<Item = &'r Board> {
        self.boards.iter().filter(|board| opening.is_for(board.board))
    }
}

impl Event {
    /// Returns every opening that was drawn, with its round.
    pub fn openings(&self) -> impl Iterator<Item = (Round, &DrawnOpening)> {
        let of_round = |round: &'_ PairedRound| round.round;
        self.rounds
            .iter()
            .flat_map(move |round| round.openings.iter().map(move |one| (of_round(round), one)))
    }
}
