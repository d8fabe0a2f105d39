//! The lines of the tables that a game or a position has reached.

use serde::Serialize;

use super::OpeningMessage;
use crate::words::{Language, say};
use crate::{json_of_plain, one_line};
use draughts_games::openings::{Opening, Table, Way};
use draughts_ground::said::{Said, Sentences, Told};

/// Name and version of the format.
pub const FOUND_SCHEMA: &str = "arbiter.openings-found/1";

/// The lines of opening tables that a game or position has reached.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoundGame {
    /// `arbiter.openings-found/1`.
    pub schema: &'static str,
    /// The file; null for a position.
    pub file: Option<String>,
    /// The number of the game in its file; null for a position.
    pub game: Option<u64>,
    /// The lines, the longest first; empty if no table has one.
    pub lines: Vec<FoundLine>,
}

/// A line of a table that was reached.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoundLine {
    /// The table.
    pub table: String,
    /// The number of the line.
    pub number: String,
    /// The number of half-moves played when its position was reached; null for a position.
    pub half_moves: Option<usize>,
    /// The way it was reached: `moves`, `set-up` or `transposed`; null for a position.
    pub way: Option<&'static str>,
    #[serde(skip)]
    echo: Way,
    /// The part of the table: `numbered`, `elsewhere` (unnumbered lines used elsewhere) or
    /// `unused`.
    pub part: &'static str,
}

impl FoundLine {
    /// Makes the view of a line that a game has reached.
    pub fn reached(table: &Table, opening: &Opening, half_moves: usize, way: Way) -> Self {
        let (half_moves, word) = (Some(half_moves), Some(way.word()));
        Self { half_moves, way: word, echo: way, ..Self::leading(table, opening) }
    }

    /// Makes the view of a line that leads to a position.
    pub fn leading(table: &Table, opening: &Opening) -> Self {
        Self {
            table: table.name.clone(),
            number: opening.number.clone(),
            half_moves: None,
            way: None,
            echo: Way::SetUp,
            part: opening.part.word(),
        }
    }

    fn said(&self) -> Said {
        let (table, number) = (self.table.clone(), self.number.clone());
        match self.half_moves {
            Some(half_moves) => {
                OpeningMessage::Reached { table, number, half_moves, way: self.echo }.said()
            }
            None => OpeningMessage::Leads { table, number }.said(),
        }
    }
}

impl FoundGame {
    /// Makes the view of the lines found in a game of a file.
    pub fn of_game(file: &str, game: u64, lines: Vec<FoundLine>) -> Self {
        Self { file: Some(file.to_owned()), game: Some(game), ..Self::of_position(lines) }
    }

    /// Makes the view of the lines found for a position.
    pub const fn of_position(lines: Vec<FoundLine>) -> Self {
        Self { schema: FOUND_SCHEMA, file: None, game: None, lines }
    }

    /// Returns the result for people, on one line.
    pub fn text(&self, language: Language) -> String {
        let mut what: Vec<Said> = self.lines.iter().map(FoundLine::said).collect();
        if what.is_empty() {
            what.push(OpeningMessage::NoneOf.said());
        }
        let what = Sentences::listed(what);
        let echo = match (&self.file, self.game) {
            (Some(file), Some(game)) => {
                OpeningMessage::Game { file: one_line(file).into_owned(), game, what }
            }
            _ => OpeningMessage::Fits { what },
        };
        say(&echo, language) + "\n"
    }

    /// Returns the result as a line of JSON.
    pub fn json_line(&self) -> String {
        json_of_plain(serde_json::to_string(self).expect("a view is plain JSON"))
    }
}
