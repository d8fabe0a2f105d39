//! Blocks: many consecutive games of a stream in one buffer.

use std::ops::Range;

use super::chunk::UnreadBytes;
use super::game::GameText;

/// Consecutive games of a stream, with the memory that holds their text.
///
/// A block is refilled by [`GameStream::next_block`](super::GameStream::next_block), which neither copies nor
/// allocates per game.
#[derive(Debug, Default)]
pub struct Block {
    pub(super) bytes: Vec<u8>,
    pub(super) games: Vec<GameBounds>,
    /// Bytes whose games have not been found yet.
    pub(super) unread: Option<UnreadBytes>,
}

/// A game found in a buffer.
#[derive(Debug, Clone)]
pub(super) struct GameBounds {
    /// Everything about the game except its bytes.
    pub(super) place: GameText<'static>,
    pub(super) range: Range<usize>,
}

impl GameBounds {
    /// Returns the game, given the buffer that it was found in.
    pub(super) fn text<'a>(&self, bytes: &'a [u8]) -> GameText<'a> {
        self.place.with_bytes(&bytes[self.range.clone()])
    }
}

impl Block {
    /// Returns the games, in order.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = GameText<'_>> + ExactSizeIterator {
        self.games.iter().map(|found| found.text(&self.bytes))
    }

    /// Returns a game by its index, from 0.
    pub fn get(&self, at: usize) -> Option<GameText<'_>> {
        self.games.get(at).map(|found| found.text(&self.bytes))
    }

    /// Keeps only the games for which `wanted` returns true.
    pub fn retain(&mut self, wanted: impl Fn(&GameText<'_>) -> bool) {
        self.games.retain(|found| wanted(&found.text(&self.bytes)));
    }

    /// Releases memory that holds no game, before the block waits for a long time.
    pub fn shrink(&mut self) {
        self.bytes.truncate(self.games.last().map_or(0, |last| last.range.end));
        self.bytes.shrink_to_fit();
    }
}
