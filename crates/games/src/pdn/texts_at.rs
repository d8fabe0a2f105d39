//! The texts of games whose places in their file are already known.

use std::io::{self, BufRead, BufReader, Read};

use super::decode::Transcoder;
use super::game::GameText;
use super::games::ReachedPlace;
use crate::encoding::Encoding;

/// The number of bytes read at a time.
const BUFFER: usize = 256 << 10;

/// A file in which games are found again by their offsets, in ascending order.
pub struct TextsAt<R> {
    read: BufReader<Transcoder<R>>,
    reached: ReachedPlace,
    text: Vec<u8>,
    page: Option<Encoding>,
}

impl<R: Read> TextsAt<R> {
    /// Starts with the first byte of a file; `page` is its code page if it is not UTF-8.
    pub fn new(read: R, page: Option<Encoding>) -> Self {
        let read = BufReader::with_capacity(BUFFER, Transcoder::new(read));
        Self { read, reached: ReachedPlace::START, text: Vec::new(), page }
    }

    /// Returns game number `index`, whose text begins at an offset. The offset must not be before
    /// the end of the game that was read last. Returns `None` if the file ends before the game
    /// does.
    ///
    /// # Errors
    ///
    /// Fails if the reader fails.
    pub fn game(
        &mut self,
        offset: u64,
        bytes: usize,
        index: u64,
        is_cut: bool,
    ) -> io::Result<Option<GameText<'_>>> {
        let Some(mut gap) = offset.checked_sub(self.reached.offset) else { return Ok(None) };
        while gap > 0 {
            let text = self.read.fill_buf()?;
            let count = text.len().min(usize::try_from(gap).unwrap_or(usize::MAX));
            if count == 0 {
                return Ok(None);
            }
            self.reached = self.reached.behind(&text[..count]);
            self.read.consume(count);
            gap -= count as u64;
        }
        let start = self.reached;
        self.text.clear();
        self.read.by_ref().take(bytes as u64).read_to_end(&mut self.text)?;
        self.reached = start.behind(&self.text);
        let game = GameText::at(&self.text, index, start).in_page(self.page);
        let is_utf16 = self.read.get_ref().is_utf16();
        Ok((self.text.len() == bytes).then(|| game.with_flags(is_cut, is_utf16)))
    }
}
