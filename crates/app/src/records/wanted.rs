//! The requested games of a record: all of them, or the one with a number.

use super::record::{OwnedGame, Record};
use crate::{Error, Wrong};
use draughts_report::printable;

/// The requested games of a record.
pub struct RequestedGames {
    record: Record,
    number: Option<u64>,
    /// The number of games read.
    seen: u64,
}

impl RequestedGames {
    /// Creates a request for all games of a record, or for the one of this number, from 1.
    pub const fn new(record: Record, number: Option<u64>) -> Self {
        Self { record, number, seen: 0 }
    }

    /// Returns the next of them.
    ///
    /// # Errors
    ///
    /// As [`Record::next_game`].
    pub fn next_game(&mut self) -> Result<Option<OwnedGame>, Error> {
        while self.number.is_none_or(|wanted| self.seen < wanted) {
            let Some(game) = self.record.next_game()? else {
                return Ok(None);
            };
            self.seen = game.text().index();
            if self.number.is_none_or(|wanted| self.seen == wanted) {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    /// Creates the error for a record of this name without such a game.
    pub fn none(&self, file: &str) -> Error {
        let shown = printable(file).into_owned();
        match self.number {
            Some(number) => {
                Error::usage(&Wrong::NoSuchGame { file: shown, games: self.seen, number })
            }
            None => Error::unusable(file, &Wrong::NoGame { file: shown }),
        }
    }
}
