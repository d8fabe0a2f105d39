//! A cell of a table, and the player, round or board that it is about.

use chrono::NaiveDate;

use super::made_plain;
use draughts_events::event::{Birth, Outcome, PlayerId, Points, Round, Sex, TimeOfDay};
use draughts_events::ratings::{Change, Rating};

/// The text of a cell, and what it is about.
///
/// Text, CSV, Markdown and printed pages show only the text; formats with links make one from
/// `about`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text; may be empty.
    pub text: String,
    /// The player, round or board that the cell can link to.
    pub about: Option<Ref>,
    /// The text for programs (CSV), if it differs from that for people: `2026-11-22`.
    pub data: Option<String>,
}

/// The part of an event that a text is about.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Ref {
    /// A player.
    Player(PlayerId),
    /// A round.
    Round(Round),
    /// A board of a round.
    Board {
        /// The round.
        round: Round,
        /// The number of the board.
        board: u16,
    },
}

impl Cell {
    /// Makes a cell of a number, a date, or another value with one form.
    pub fn of(shown: impl ToString) -> Self {
        shown.to_string().into()
    }

    /// Makes a cell of a value, or an empty cell.
    pub(crate) fn or_empty(shown: Option<impl ToString>) -> Self {
        shown.map(Self::of).unwrap_or_default()
    }

    /// Returns the cell with a reference.
    #[must_use]
    pub fn about(mut self, about: Ref) -> Self {
        self.about = Some(about);
        self
    }

    /// Returns the cell with this decimal mark instead of a point.
    pub(super) fn figures(mut self, mark: char) -> Self {
        if mark != '.' && self.text.contains('.') {
            let letters: Vec<char> = self.text.chars().collect();
            let digit = |at: Option<usize>| {
                at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit)
            };
            let is_point =
                |at: usize| letters[at] == '.' && digit(at.checked_sub(1)) && digit(Some(at + 1));
            let each = letters.iter().enumerate();
            self.text = each.map(|(at, &one)| if is_point(at) { mark } else { one }).collect();
        }
        self
    }

    /// Returns the text for programs.
    pub(super) fn for_programs(&self) -> &str {
        self.data.as_deref().unwrap_or(&self.text)
    }

    /// Returns the cell on one line, without anything that a terminal or a browser would obey.
    pub(super) fn plain(self) -> Self {
        Self { text: made_plain(self.text), data: self.data.map(made_plain), ..self }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self { text, about: None, data: None }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

/// Values that have one form.
macro_rules! of_values {
    ($($value:ty),+) => {
        $(impl From<$value> for Cell {
            fn from(value: $value) -> Self {
                Self::of(value)
            }
        })+
    };
}

of_values!(u16, u32, usize, Birth, Change, NaiveDate, Outcome, Points, Rating, Sex, TimeOfDay);

impl<C: Into<Cell>> From<Option<C>> for Cell {
    /// Returns an empty cell if there is nothing.
    fn from(cell: Option<C>) -> Self {
        cell.map(Into::into).unwrap_or_default()
    }
}
