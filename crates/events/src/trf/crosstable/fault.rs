//! What keeps a cross-table from being an event, as values.

use super::Format;
use super::codes::TABLE_CELL;
use crate::diag::found;
use crate::event::Points;
use draughts_ground::said::{Fact, Said};

found! {
    /// What keeps a cross-table from being an event.
    pub enum TableFault {
        /// No line has the heads of a table.
        NoHeads => "table-no-heads", TABLE_CELL;
        /// There are more columns of rounds than are read.
        RoundsTooMany { most: usize } => "table-rounds-too-many", TABLE_CELL;
        /// No line follows the heads.
        NoPlayers => "table-no-players", TABLE_CELL;
        /// A line does not begin with its place.
        Place { text: String, place: usize } => "table-place", TABLE_CELL;
        /// A player has no name.
        NoName => "table-no-name", TABLE_CELL;
        /// A start number is none.
        StartNumber { text: String } => "table-start-number", TABLE_CELL;
        /// A rating is none.
        Rating { text: String } => "table-rating", TABLE_CELL;
        /// A cell is no round of a player as this program writes it.
        Cell { text: String, format: Format } => "table-cell", TABLE_CELL;
        /// Nobody stands in the place of an opponent.
        NoOpponent { place: usize } => "table-no-opponent", TABLE_CELL;
        /// The opponent has no game in the round.
        NoGame { place: usize, round: usize } => "table-no-game", TABLE_CELL;
        /// The opponent plays against somebody else.
        OtherOpponent { place: usize, other: usize } => "table-other-opponent", TABLE_CELL;
        /// The opponent has the same colour.
        SameColor { place: usize } => "table-same-color", TABLE_CELL;
        /// One has a result and the other has none.
        OtherResult { place: usize } => "table-other-result", TABLE_CELL;
        /// The points of a game belong to no scoring.
        Scoring => "table-scoring", TABLE_CELL;
        /// A bye is worth neither a win nor a draw.
        ByeWorth { points: Points, win: Points, draw: Points } => "table-bye-worth", TABLE_CELL;
        /// An event cannot be like that.
        NoEvent { why: Said } => "table-no-event", TABLE_CELL;
    }
}

impl From<Format> for Fact {
    fn from(format: Format) -> Self {
        Self::Word(match format {
            Format::DraughtsArbiterPro => "dap",
            Format::Toernooibase => "toernooibase",
        })
    }
}
