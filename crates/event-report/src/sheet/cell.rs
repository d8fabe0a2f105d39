//! What stands in a table at one place, and whom or what it is about.

use super::made_plain;
use draughts_events::event::{PlayerId, Round};

/// A text of a table, and what it is about.
///
/// Text, CSV, Markdown and the page to print show the text alone; what is written with links
/// makes one of `about`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text; may be empty.
    pub text: String,
    /// What a reader can be led to from here.
    pub about: Option<Ref>,
    /// What programs read (CSV), if it is another text than that for people: `2026-11-22`.
    pub data: Option<String>,
}

/// What of an event a text is about.
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
    /// A number, a date, or what else is written in one way.
    pub fn of(shown: impl ToString) -> Self {
        shown.to_string().into()
    }

    /// The same, or nothing.
    pub(crate) fn or_empty(shown: Option<impl ToString>) -> Self {
        shown.map(Self::of).unwrap_or_default()
    }

    /// The same cell, about this.
    #[must_use]
    pub fn about(mut self, about: Ref) -> Self {
        self.about = Some(about);
        self
    }

    /// The same cell with this mark in its figures, and not a point.
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

    /// The text for programs.
    pub(super) fn for_programs(&self) -> &str {
        self.data.as_deref().unwrap_or(&self.text)
    }

    /// The same cell on one line, without what a terminal or a browser would obey.
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
