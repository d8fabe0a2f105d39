//! The games of a stream or of a text, one at a time.

use std::io::{self, Read};

use super::block::{Block, Found};
use super::boundary::{self, Boundary};
use super::cursor::Cursor;
use super::decode::code_page;
use super::game::GameText;
use super::once::{OnTheWay, Once};
use super::position::Reached;
use super::transcode::Transcoder;
use crate::diag::Span;
use crate::encoding::Encoding;

/// The longest game that is read to its end, in bytes.
pub const MAX_GAME_BYTES: usize = 16 << 20;

/// The first size of a stream's buffer, in bytes.
pub(super) const FIRST_BUFFER: usize = 256 << 10;

/// How many bytes may be searched again whenever more have arrived.
const SHORT: usize = 64 << 10;

/// The room that the reader is always given, in bytes: as much as decoding needs.
const LEAST_READ: usize = 16;

/// A game, or what must be done to find one.
enum Step {
    /// The game ends here; the value of its GameType tag, if it has been seen.
    Game(usize, Option<Span>),
    /// The game is too long: its text ends here.
    Cut(usize),
    /// There is no game up to the limit, and its bytes can be dropped.
    NoGame,
    /// More bytes are needed to tell.
    NeedMore,
    /// No game is left.
    End,
}

/// Looks for a game at the start of `text`; `at_end` says that no more bytes follow it.
fn step(text: &[u8], at_end: bool, limit: usize) -> Step {
    let too_long = text.len() > limit;
    let text = &text[..text.len().min(limit)];
    let at_end = at_end && !too_long;
    let search = boundary::find(text);
    match search.boundary {
        Boundary::At(end) if at_end || !search.ran_out => Step::Game(end, search.game_type),
        Boundary::Nothing if too_long => Step::NoGame,
        _ if too_long => Step::Cut(cut_at(&search, text)),
        _ if !at_end => Step::NeedMore,
        Boundary::Nothing => Step::End,
        Boundary::At(_) | Boundary::Open => Step::Game(text.len(), search.game_type),
    }
}

/// Where to cut: before the token that the limit may have cut and the blanks before it, or else at
/// the limit. A tag that is cut is then found again, because its line still begins with it.
fn cut_at(search: &boundary::Search, text: &[u8]) -> usize {
    match text[..search.last_token].trim_ascii_end().len() {
        0 => text.len(),
        end => end,
    }
}

/// The start of the next line that starts a tag, or what may be thrown away before it.
enum Skip {
    To(usize),
    Past(usize),
}

fn skip_to_tag(text: &[u8], at_end: bool) -> Skip {
    let mut cursor = Cursor::new(text);
    for bracket in memchr::memchr_iter(b'[', text) {
        if cursor.opens_line(bracket, 0) && cursor.starts_strict_tag(bracket) {
            return Skip::To(bracket);
        }
    }
    // A tag may have been cut: its line is examined again, unless it is too long for one.
    let last_line = memchr::memrchr2(b'\n', b'\r', text).unwrap_or(text.len());
    if at_end || text.len() - last_line > 4096 {
        Skip::Past(text.len())
    } else {
        Skip::Past(last_line)
    }
}

/// The games of a text in memory, which must not be UTF-16
/// (see [`utf16_to_utf8`](super::utf16_to_utf8)).
#[must_use]
pub fn games_in(text: &[u8]) -> GamesIn<'_> {
    GamesIn::after(text, Reached::START).in_page(Encoding::of_lines(text))
}

/// An iterator over the games of a text; see [`games_in`].
#[derive(Debug, Clone)]
pub struct GamesIn<'a> {
    rest: &'a [u8],
    index: u64,
    reached: Reached,
    limit: usize,
    page: Option<Encoding>,
}

impl<'a> GamesIn<'a> {
    /// The games of a text that begins at a place of a file.
    pub(super) const fn after(text: &'a [u8], reached: Reached) -> Self {
        Self { rest: text, index: 0, reached, limit: MAX_GAME_BYTES, page: None }
    }

    /// The games of a file in this code page.
    pub(super) const fn in_page(mut self, page: Option<Encoding>) -> Self {
        self.page = page;
        self
    }

    #[cfg(test)]
    pub(super) const fn limited_to(mut self, limit: usize) -> Self {
        self.limit = limit;
        self
    }

    fn pass(&mut self, end: usize) -> &'a [u8] {
        let (passed, rest) = self.rest.split_at(end);
        self.rest = rest;
        self.reached = self.reached.behind(passed);
        passed
    }

    /// The next game, and what has been read of it on the way to its end: `read` says where that is.
    /// A game that cannot be read so is only found.
    pub(crate) fn next_read<T>(
        &mut self,
        read: impl FnOnce(OnTheWay<'a>) -> Option<(Once, Option<T>)>,
    ) -> Option<(GameText<'a>, Option<T>)> {
        if self.rest.len() > self.limit {
            return self.next().map(|game| (game, None));
        }
        let (Once { end, game_type }, read) = read(OnTheWay::new(self.rest, self.page))?;
        let start = self.reached;
        self.index += 1;
        let bytes = self.pass(end);
        let game = GameText::at(bytes, self.index, start).in_page(self.page);
        Some((game.with_game_type(game_type), read))
    }

    fn skip(&mut self) {
        let (Skip::To(end) | Skip::Past(end)) = skip_to_tag(self.rest, true);
        self.pass(end);
    }
}

impl<'a> Iterator for GamesIn<'a> {
    type Item = GameText<'a>;

    fn next(&mut self) -> Option<GameText<'a>> {
        let (end, cut, game_type) = loop {
            match step(self.rest, true, self.limit) {
                Step::Game(end, game_type) => break (end, false, game_type),
                Step::Cut(end) => break (end, true, None),
                Step::NoGame => self.skip(),
                Step::NeedMore | Step::End => return None,
            }
        };
        let start = self.reached;
        self.index += 1;
        let bytes = self.pass(end);
        if cut {
            self.skip();
        }
        let game = GameText::at(bytes, self.index, start).with_flags(cut, false);
        Some(game.in_page(self.page).with_game_type(game_type))
    }
}

/// The games of a stream of bytes, read on demand.
///
/// UTF-16 is recognised and read as UTF-8. The buffer grows to hold the longest
/// game, not the file.
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// use draughts_games::pdn::Games;
///
/// let mut games = Games::new("1. 32-28 19-23 2-0 [White \"x\"] 0-2".as_bytes());
/// let mut events = 0;
/// while let Some(game) = games.next_game()? {
///     events += game.events().count();
/// }
/// assert_eq!(events, 6);
/// # Ok(())
/// # }
/// ```
pub struct Games<R> {
    pub(super) read: Transcoder<R>,
    pub(super) buffer: Vec<u8>,
    /// The bytes of the buffer that are read and not yet passed.
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) at_end: bool,
    /// True while the rest of a game that is too long must be skipped.
    pub(super) skipping: bool,
    /// True if reading never has to wait.
    pub(super) is_prompt: bool,
    /// The code page of what is not UTF-8, once it has been looked for.
    page: Option<Option<Encoding>>,
    index: u64,
    pub(super) reached: Reached,
    limit: usize,
}

impl<R: Read> Games<R> {
    /// Starts with the first byte that `read` gives.
    pub fn new(read: R) -> Self {
        Self::with_sizes(read, FIRST_BUFFER, MAX_GAME_BYTES)
    }

    pub(super) fn with_sizes(read: R, buffer: usize, limit: usize) -> Self {
        Self {
            read: Transcoder::new(read),
            buffer: vec![0; buffer.max(2 * LEAST_READ)],
            start: 0,
            end: 0,
            at_end: false,
            skipping: false,
            is_prompt: false,
            page: None,
            index: 0,
            reached: Reached::START,
            limit,
        }
    }

    /// The same for a piece of a file that begins at an offset, where a line and a game must begin:
    /// games and lines are counted from 1 in the piece, offsets from the start of the file.
    pub fn of_piece(read: R, offset: u64) -> Self {
        let mut games = Self::new(read);
        games.reached.offset = offset;
        games
    }

    /// Names the code page of the file, which its beginning tells otherwise: for a piece of one.
    #[must_use]
    pub const fn in_page(mut self, page: Option<Encoding>) -> Self {
        self.page = Some(page);
        self
    }

    /// The code page of the file, as what has been read of it tells it, the first time that this is
    /// asked.
    pub(super) fn page(&mut self) -> Option<Encoding> {
        let (page, buffer) = (&mut self.page, &self.buffer[self.start..self.end]);
        *page.get_or_insert_with(|| code_page(buffer))
    }

    /// Line ends that have been passed, and the games that have been found.
    #[must_use]
    pub const fn passed(&self) -> (u64, u64) {
        (self.reached.place.line - 1, self.index)
    }

    /// The next game, `None` after the last one.
    ///
    /// # Errors
    ///
    /// Those of the reader. The bytes read before are not lost, and the call
    /// may be repeated.
    pub fn next_game(&mut self) -> io::Result<Option<GameText<'_>>> {
        let found = self.find(true)?;
        Ok(found.map(|found| found.text(&self.buffer)))
    }

    /// Fills a block with the next games: all that have arrived, at least one. Returns false, with
    /// an empty block, after the last one.
    ///
    /// The memory of the block changes hands with that of the buffer; only what comes
    /// after the last whole game is copied.
    ///
    /// # Errors
    ///
    /// As for [`Games::next_game`].
    pub fn next_block(&mut self, block: &mut Block) -> io::Result<bool> {
        self.next_found(block, true)
    }

    /// Fills a block with the next games: those that have arrived, and if `reads` at least one.
    pub(super) fn next_found(&mut self, block: &mut Block, reads: bool) -> io::Result<bool> {
        block.games.clear();
        block.unread = None;
        while let Some(found) = self.find(reads && block.games.is_empty())? {
            block.games.push(found);
        }
        if block.games.is_empty() {
            return Ok(false);
        }
        self.hand_over(block);
        Ok(true)
    }

    /// Exchanges the memory of a block for that of the buffer, whose rest is kept.
    pub(super) fn hand_over(&mut self, block: &mut Block) {
        let rest = self.end - self.start;
        let size = FIRST_BUFFER.max(2 * rest);
        if block.bytes.len() != size {
            block.bytes = vec![0; size];
        }
        block.bytes[..rest].copy_from_slice(&self.buffer[self.start..self.end]);
        std::mem::swap(&mut self.buffer, &mut block.bytes);
        (self.start, self.end) = (0, rest);
    }

    /// The next game; `None` after the last one, or if more would have to be read first and `reads`
    /// is false.
    fn find(&mut self, reads: bool) -> io::Result<Option<Found>> {
        let (end, cut, game_type) = loop {
            if self.skipping {
                if !reads && !self.at_end {
                    return Ok(None);
                }
                self.skip()?;
            }
            match step(&self.buffer[self.start..self.end], self.at_end, self.limit) {
                Step::Game(end, game_type) => break (end, false, game_type),
                Step::Cut(end) => break (end, true, None),
                Step::NoGame => self.skipping = true,
                Step::NeedMore if reads => self.fill()?,
                Step::NeedMore | Step::End => return Ok(None),
            }
        };
        self.skipping = cut;
        self.index += 1;
        let place = GameText::at(b"", self.index, self.reached).in_page(self.page());
        let place = place.with_flags(cut, self.read.is_utf16()).with_game_type(game_type);
        let start = self.start;
        self.pass(end);
        Ok(Some(Found { place, range: start..self.start }))
    }

    pub(super) fn pass(&mut self, count: usize) {
        let end = self.start + count;
        self.reached = self.reached.behind(&self.buffer[self.start..end]);
        self.start = end;
    }

    /// Skips everything up to the next line that starts a tag.
    fn skip(&mut self) -> io::Result<()> {
        loop {
            match skip_to_tag(&self.buffer[self.start..self.end], self.at_end) {
                Skip::To(end) => {
                    self.pass(end);
                    break;
                }
                Skip::Past(end) => {
                    self.pass(end);
                    if self.at_end {
                        break;
                    }
                    self.fill()?;
                }
            }
        }
        self.skipping = false;
        Ok(())
    }

    /// Makes room and reads what the input has, so that a game that has arrived is not held back
    /// until the buffer is full. If a long text is already waiting, half as much again is read,
    /// because the text is searched from its start each time.
    pub(super) fn fill(&mut self) -> io::Result<()> {
        self.buffer.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        if self.end > self.buffer.len() / 2 {
            self.buffer.resize(self.buffer.len() * 2, 0);
        }
        let wanted = match self.is_prompt && self.end < FIRST_BUFFER / 2 {
            true => FIRST_BUFFER,
            false if self.end < SHORT => self.end + 1,
            false => self.end + self.end / 2,
        };
        while !self.at_end && self.end < wanted && self.buffer.len() - self.end >= LEAST_READ {
            match self.read.read(&mut self.buffer[self.end..]) {
                Ok(0) => self.at_end = true,
                Ok(count) => self.end += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
