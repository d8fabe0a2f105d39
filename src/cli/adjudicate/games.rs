//! The games that are asked about.

use anyhow::anyhow;

use super::super::exit::Failure;
use crate::app::records::{OwnedGame, Record};
use crate::diag::count;
use crate::report::printable;

/// The games that are asked about.
pub(super) struct Games {
    pub(super) record: Record,
    pub(super) wanted: Option<u64>,
    /// Games that have been read.
    pub(super) seen: u64,
}

impl Games {
    /// The next of them.
    pub(super) fn next(&mut self) -> Result<Option<OwnedGame>, Failure> {
        while self.wanted.is_none_or(|wanted| self.seen < wanted) {
            let Some(game) = self.record.next_game()? else {
                return Ok(None);
            };
            self.seen = game.text().index();
            if self.wanted.is_none_or(|wanted| self.seen == wanted) {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    /// The error where there is no such game.
    pub(super) fn none(&self, file: &str) -> Failure {
        let (file, seen) = (printable(file), self.seen);
        match self.wanted {
            Some(wanted) => {
                let games = count(seen, "game", "games");
                anyhow!("{file} has {games}, there is no game {wanted}")
            }
            None => anyhow!("{file} holds no game"),
        }
        .into()
    }
}
