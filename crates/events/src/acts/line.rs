//! The lines in which an act says what it did.

use draughts_ground::said::Said;

use crate::event::Round;
use crate::event::acts::{OfAct, Part};

/// One line of what an act did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The message.
    pub said: Said,
    /// Its part in the act.
    pub part: Part,
    /// The board that it is about, with its round.
    pub board: Option<(Round, u16)>,
}

impl Line {
    const fn new(said: Said, part: Part) -> Self {
        Self { said, part, board: None }
    }

    /// A line that says the whole act.
    pub const fn whole(said: Said) -> Self {
        Self::new(said, Part::Whole)
    }

    /// Something that was done.
    pub const fn done(said: Said) -> Self {
        Self::new(said, Part::Done)
    }

    /// Something that was already so.
    pub const fn unchanged(said: Said) -> Self {
        Self::new(said, Part::Unchanged)
    }

    /// Something recorded that differs from what was given, and is kept.
    pub const fn kept(said: Said) -> Self {
        Self::new(said, Part::Kept)
    }

    /// Something else to know.
    pub const fn aside(said: Said) -> Self {
        Self::new(said, Part::Aside)
    }

    /// The line of a value that knows its part.
    pub fn of(what: &impl OfAct) -> Self {
        Self { said: what.said(), part: what.part(), board: what.board() }
    }

    /// The lines of several values.
    pub fn all(what: &[impl OfAct]) -> Vec<Self> {
        what.iter().map(Self::of).collect()
    }

    /// This line beside another one that says the whole act.
    pub(super) fn detail(self) -> Self {
        let part = if self.part == Part::Whole { Part::Done } else { self.part };
        Self { part, ..self }
    }
}
