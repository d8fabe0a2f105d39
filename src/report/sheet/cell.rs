//! What stands in a table at one place, and whom or what it is about.

use super::plain;
use crate::event::{PlayerId, Round};

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
    pub fn or_empty(shown: Option<impl ToString>) -> Self {
        shown.map(Self::of).unwrap_or_default()
    }

    /// The same cell, about this.
    #[must_use]
    pub fn about(mut self, about: Ref) -> Self {
        self.about = Some(about);
        self
    }

    /// The same cell on one line, without what a terminal or a browser would obey.
    pub(super) fn plain(&self) -> Self {
        Self { text: plain(&self.text), about: self.about.clone() }
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self { text, about: None }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}
