//! Chunks of a stream, cut without finding their games; the receiver of a chunk finds them.
//!
//! A chunk ends where a game is certain to begin, so its games are those of the stream. If there is
//! no such place, the games are found while reading, as [`GameStream::next_block`] does.

use std::io::{self, Read};
use std::ops::Range;

use super::block::{Block, GameBounds};
use super::certain::last_certain;
use super::games::{FIRST_BUFFER, GameStream, GamesIn};
use super::position::ReachedPlace;
use crate::encoding::Encoding;

/// Bytes whose games have not been found yet.
#[derive(Debug)]
pub(super) struct UnreadBytes {
    range: Range<usize>,
    start: ReachedPlace,
    utf16: bool,
    page: Option<Encoding>,
}

impl<R: Read> GameStream<R> {
    /// Declares that reading never has to wait, so that a block is as large as its memory.
    #[must_use]
    pub const fn without_waiting(mut self) -> Self {
        self.is_prompt = true;
        self
    }

    /// Returns whether the last byte has been handed out.
    pub const fn has_ended(&self) -> bool {
        self.at_end && self.start == self.end
    }

    /// Fills a block with the next bytes, up to a place where a game is certain to begin, or else
    /// with the next games that have arrived. Returns false, with an empty block, at the end.
    ///
    /// [`Block::find`] finds the games of the block, which are numbered from 1 in each block; there
    /// may be none.
    ///
    /// # Errors
    ///
    /// As for [`GameStream::next_game`].
    pub fn next_chunk(&mut self, block: &mut Block) -> io::Result<bool> {
        block.games.clear();
        block.unread = None;
        // The memory of the block that the previous stream filled is enough for the first bytes.
        if self.buffer.is_empty() && !self.at_end && block.bytes.len() >= FIRST_BUFFER {
            std::mem::swap(&mut self.buffer, &mut block.bytes);
        }
        while !self.skipping {
            let text = &self.buffer[self.start..self.end];
            let cut = if self.at_end { Some(text.len()) } else { last_certain(text) };
            if self.at_end && text.is_empty() {
                return Ok(false);
            }
            if let Some(cut) = cut {
                let range = self.start..self.start + cut;
                let (start, utf16, page) = (self.reached, self.read.is_utf16(), self.page());
                self.pass(cut);
                self.hand_over(block);
                block.unread = Some(UnreadBytes { range, start, utf16, page });
                return Ok(true);
            }
            // Hand over the bytes that have arrived: reading more might have to wait.
            let is_full = text.len() >= FIRST_BUFFER / 2;
            if (is_full || !self.is_prompt) && self.next_found(block, false)? {
                break;
            }
            self.fill()?;
        }
        let is_there = !block.games.is_empty() || self.next_found(block, true)?;
        let first = block.games.first().map_or(1, |first| first.place.index());
        block.count_on(1, first);
        Ok(is_there)
    }
}

impl Block {
    /// Finds the games of a [chunk](GameStream::next_chunk).
    pub fn find(&mut self) {
        let Some(UnreadBytes { range, start, utf16, page }) = self.unread.take() else { return };
        for game in GamesIn::after(&self.bytes[range.clone()], start).in_page(page) {
            let from = range.start + (game.offset() - start.offset) as usize;
            let place = game.with_bytes(b"").with_flags(game.is_cut(), utf16);
            self.games.push(GameBounds { place, range: from..from + game.bytes().len() });
        }
    }

    /// Returns the games of a [chunk](Games::next_chunk) as an iterator that finds them one by one;
    /// `None` if they have been found already, or if the chunk is UTF-16 and must use
    /// [`Block::find`].
    pub(crate) fn unread(&self) -> Option<GamesIn<'_>> {
        let unread = self.unread.as_ref().filter(|unread| !unread.utf16)?;
        let games = GamesIn::after(&self.bytes[unread.range.clone()], unread.start);
        Some(games.in_page(unread.page))
    }

    /// Renumbers the games so that number `was` becomes `now`.
    pub fn count_on(&mut self, now: u64, was: u64) {
        for found in &mut self.games {
            found.place = found.place.numbered(found.place.index() - was + now);
        }
    }
}
