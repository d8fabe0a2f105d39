//! How a game ended by what happened apart from the moves.

use super::super::ending::GameEnd;

/// The end of a game by what happened apart from the moves.
#[derive(Debug, Clone, Default)]
pub(crate) struct Ended {
    end: Option<GameEnd>,
    /// True once it has been reported that moves follow after the end.
    is_said: bool,
}

impl Ended {
    /// How it ended.
    pub(crate) const fn end(&self) -> Option<&GameEnd> {
        self.end.as_ref()
    }

    /// Ends the game like this, whatever ended it before.
    pub(crate) fn ends(&mut self, end: GameEnd) {
        self.end = Some(end);
    }

    /// How it ended, the first time that this is asked about a half-move after the end.
    pub(crate) fn says_once(&mut self) -> Option<&GameEnd> {
        let is_said = self.end.is_some() && std::mem::replace(&mut self.is_said, true);
        self.end.as_ref().filter(|_| !is_said)
    }

    /// Another position is put on the board; the game has still ended.
    pub(crate) const fn begins_anew(&mut self) {
        self.is_said = false;
    }
}
