//! Many games of a stream in one piece of memory.

use std::ops::Range;

use super::chunk::Unread;
use super::game::GameText;

/// Games that follow each other in a stream, with the memory that holds their text.
///
/// Filled by [`Games::next_block`](super::Games::next_block), over and over: neither
/// a copy nor an allocation is made for a game.
#[derive(Debug, Default)]
pub struct Block {
    pub(super) bytes: Vec<u8>,
    pub(super) games: Vec<Found>,
    /// Bytes whose games have not been looked for.
    pub(super) unread: Option<Unread>,
}

/// A game found in some bytes.
#[derive(Debug, Clone)]
pub(super) struct Found {
    /// Everything about the game except its bytes.
    pub(super) place: GameText<'static>,
    pub(super) range: Range<usize>,
}

impl Found {
    /// The game, in the bytes that it was found in.
    pub(super) fn text<'a>(&self, bytes: &'a [u8]) -> GameText<'a> {
        self.place.with_bytes(&bytes[self.range.clone()])
    }
}

impl Block {
    /// The games, in order.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = GameText<'_>> + ExactSizeIterator {
        self.games.iter().map(|found| found.text(&self.bytes))
    }

    /// One of the games, counted from 0.
    #[must_use]
    pub fn get(&self, at: usize) -> Option<GameText<'_>> {
        self.games.get(at).map(|found| found.text(&self.bytes))
    }

    /// Keeps only some of the games.
    pub fn retain(&mut self, wanted: impl Fn(&GameText<'_>) -> bool) {
        self.games.retain(|found| wanted(&found.text(&self.bytes)));
    }

    /// Gives back memory that holds no game, before the block waits for a long time.
    pub fn shrink(&mut self) {
        self.bytes.truncate(self.games.last().map_or(0, |last| last.range.end));
        self.bytes.shrink_to_fit();
    }
}
