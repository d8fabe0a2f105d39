//! Openings drawn for a round, as plain data.
//!
//! A table and the number of its line are text here; their meaning is defined elsewhere.

use serde::{Deserialize, Serialize};

use super::{Board, Event, PairedRound, Round};
use draughts_ground::said::Fact;

/// An opening that was drawn for a round, or for some of its boards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawnOpening {
    /// The boards; all of the round if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<u16>,
    /// The table: a name from `arbiter openings list`, or a path from the folder of the event.
    pub table: String,
    /// The number of the line, as the table prints it.
    pub number: String,
    /// The number from which it follows; missing if the lot was drawn by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<DrawnNumber>,
}

/// A number that was drawn by chance. Divided by the count of lines that were allowed, it leaves
/// as many lines of the table to be passed over before the one that is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawnNumber {
    /// The number.
    pub number: u64,
    /// How many lines were allowed: those of the decks that had not been used.
    pub of: u32,
    /// Where the number is from.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub by: Chance,
    /// The decks that were drawn from, if they were named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<String>,
    /// True if lines that had been used were allowed.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub used_too: bool,
}

/// Where a number is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Chance {
    /// The machine, at that moment.
    #[default]
    Machine,
    /// Somebody called it out.
    Called,
}

impl From<Chance> for Fact {
    fn from(chance: Chance) -> Self {
        Self::Word(match chance {
            Chance::Machine => "machine",
            Chance::Called => "called",
        })
    }
}

impl DrawnOpening {
    /// Returns whether it applies to a board.
    #[must_use]
    pub fn is_for(&self, board: u16) -> bool {
        self.boards.is_empty() || self.boards.contains(&board)
    }

    /// Returns whether it is a given line of a given table.
    #[must_use]
    pub fn is_line(&self, table: &str, number: &str) -> bool {
        self.table == table && self.number == number
    }

    /// Returns the boards in words: `1-20, 23`; `None` for all.
    #[must_use]
    pub fn boards_in_words(&self) -> Option<String> {
        (!self.boards.is_empty()).then(|| draughts_ground::numbers::runs(&self.boards))
    }
}

/// Returns drawn openings in the order of their boards; a file has them in the order of the draw.
#[must_use]
pub fn by_board(openings: &[DrawnOpening]) -> Vec<&DrawnOpening> {
    let mut sorted: Vec<&DrawnOpening> = openings.iter().collect();
    sorted.sort_by_key(|one| one.boards.first());
    sorted
}

impl PairedRound {
    /// Returns the opening drawn for a board; `None` if it begins as usual.
    #[must_use]
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
