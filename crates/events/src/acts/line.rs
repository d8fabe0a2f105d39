//! The lines of the report of an act.

use draughts_ground::said::Said;

use crate::event::Round;
use crate::event::acts::{ActLine, LineRole};

/// One line of the report of an act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The message.
    pub said: Said,
    /// Its role in the report.
    pub part: LineRole,
    /// The board that it is about, with its round.
    pub board: Option<(Round, u16)>,
}

impl Line {
    const fn new(said: Said, part: LineRole) -> Self {
        Self { said, part, board: None }
    }

    /// Creates a line that covers the whole act.
    pub const fn whole(said: Said) -> Self {
        Self::new(said, LineRole::Whole)
    }

    /// Creates a line about something done.
    pub const fn done(said: Said) -> Self {
        Self::new(said, LineRole::Done)
    }

    /// Creates a line about something already recorded.
    pub const fn unchanged(said: Said) -> Self {
        Self::new(said, LineRole::Unchanged)
    }

    /// Creates a line about a recorded value that differs from the given one, and is kept.
    pub const fn kept(said: Said) -> Self {
        Self::new(said, LineRole::Kept)
    }

    /// Creates a remark.
    pub const fn aside(said: Said) -> Self {
        Self::new(said, LineRole::Aside)
    }

    /// Creates the line of a value that knows its role.
    pub fn of(what: &impl ActLine) -> Self {
        Self { said: what.said(), part: what.part(), board: what.board() }
    }

    /// Creates the lines of several values.
    pub fn all(what: &[impl ActLine]) -> Vec<Self> {
        what.iter().map(Self::of).collect()
    }

    /// Makes this line a detail of one that covers the whole act.
    pub(super) fn detail(self) -> Self {
        let part = if self.part == LineRole::Whole { LineRole::Done } else { self.part };
        Self { part, ..self }
    }
}
