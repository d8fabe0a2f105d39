//! Reading of the games of a stream or of a text: one at a time, or many in a block.
//!
//! A stream is also cut into chunks without finding their games; the receiver of a chunk finds them.
//! A chunk ends where a game is certain to begin, so its games are those of the stream. If there is
//! no such place, the games are found while reading, as [`GameStream::next_block`] does.

use std::io::{self, Read};
use std::ops::Range;

use super::boundary::{self, Boundary};
use super::boundary::{GameEnd, GameReader};
use super::certain::last_certain;
use super::decode::Transcoder;
use super::decode::code_page;
use super::game::GameText;
use super::lexer::Cursor;
use crate::diag::{Place, Span};
use crate::encoding::Encoding;

/// The length of the longest game that is read to its end, in bytes.
pub const MAX_GAME_BYTES: usize = 16 << 20;

/// The least size of a stream's buffer, in bytes.
pub(super) const FIRST_BUFFER: usize = 256 << 10;

/// The number of bytes up to which a text is searched again whenever more have arrived.
const SHORT: usize = 64 << 10;

/// The space that the reader always gets, in bytes: as much as decoding needs.
const LEAST_READ: usize = 16;

/// A game, or the action needed to find one.
enum Step {
    /// The game ends here; the value of its GameType tag, if it has been seen.
    Game(usize, Option<Span>),
    /// The game is too long: its text ends here.
    Cut(usize),
    /// There is no game up to the limit, so its bytes can be dropped.
    NoGame,
    /// More bytes are needed to decide.
    NeedMore,
    /// No game is left.
    End,
}

/// Searches for a game at the start of `text`; `at_end` says that no more bytes follow it.
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

/// Returns where to cut a game: before the token that the limit may have cut and the blanks before
/// it, or else at the limit. A cut tag is then found again, because its line still begins with it.
fn cut_at(search: &boundary::BoundarySearch, text: &[u8]) -> usize {
    match text[..search.last_token].trim_ascii_end().len() {
        0 => text.len(),
        end => end,
    }
}

/// The start of the next line that starts a tag, or the bytes that can be dropped before it.
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

/// Returns the games of a text in memory, which must not be UTF-16 (see
/// [`utf16_to_utf8`](super::utf16_to_utf8)).
pub fn games_in(text: &[u8]) -> GamesIn<'_> {
    GamesIn::after(text, ReachedPlace::START).in_page(Encoding::of_lines(text))
}

/// An iterator over the games of a text; see [`games_in`].
#[derive(Debug, Clone)]
pub struct GamesIn<'a> {
    rest: &'a [u8],
    index: u64,
    reached: ReachedPlace,
    limit: usize,
    page: Option<Encoding>,
}

impl<'a> GamesIn<'a> {
    /// Returns the games of a text that begins at a place in a file.
    pub(super) const fn after(text: &'a [u8], reached: ReachedPlace) -> Self {
        Self { rest: text, index: 0, reached, limit: MAX_GAME_BYTES, page: None }
    }

    /// Sets the code page of the file.
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

    /// Returns the next game together with the value that `read` builds on the way to its end,
    /// which `read` also finds. A game that is too long is returned without a value.
    pub(crate) fn next_read<T>(
        &mut self,
        read: impl FnOnce(GameReader<'a>) -> Option<(GameEnd, Option<T>)>,
    ) -> Option<(GameText<'a>, Option<T>)> {
        if self.rest.len() > self.limit {
            return self.next().map(|game| (game, None));
        }
        let (GameEnd { end, game_type }, read) = read(GameReader::first_of(self.rest, self.page))?;
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
/// UTF-16 is detected and read as UTF-8. The buffer grows to the size of the longest game, not of
/// the file.
///
/// ```
/// # fn main() -> std::io::Result<()> {
/// use draughts_games::pdn::GameStream;
///
/// let mut games = GameStream::new("1. 32-28 19-23 2-0 [White \"x\"] 0-2".as_bytes());
/// let mut events = 0;
/// while let Some(game) = games.next_game()? {
///     events += game.events().count();
/// }
/// assert_eq!(events, 6);
/// # Ok(())
/// # }
/// ```
pub struct GameStream<R> {
    pub(super) read: Transcoder<R>,
    /// Empty before the first bytes are read.
    pub(super) buffer: Vec<u8>,
    first_size: usize,
    /// The bounds of the unread bytes in the buffer.
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) at_end: bool,
    /// Whether the rest of a game that is too long must be skipped.
    pub(super) skipping: bool,
    /// Whether reading never has to wait.
    pub(super) is_prompt: bool,
    /// The code page of text that is not UTF-8, once it has been determined.
    page: Option<Option<Encoding>>,
    index: u64,
    pub(super) reached: ReachedPlace,
    limit: usize,
}

impl<R: Read> GameStream<R> {
    /// Creates a reader that starts with the first byte of `read`.
    pub fn new(read: R) -> Self {
        Self::with_sizes(read, FIRST_BUFFER, MAX_GAME_BYTES)
    }

    pub(super) fn with_sizes(read: R, buffer: usize, limit: usize) -> Self {
        Self {
            read: Transcoder::new(read),
            buffer: Vec::new(),
            first_size: buffer.max(2 * LEAST_READ),
            start: 0,
            end: 0,
            at_end: false,
            skipping: false,
            is_prompt: false,
            page: None,
            index: 0,
            reached: ReachedPlace::START,
            limit,
        }
    }

    /// Like [`new`](Self::new), for a piece of a file that begins at `offset`, where a line and a
    /// game must begin. Games and lines are numbered from 1 in the piece; offsets count from the
    /// start of the file.
    pub fn of_piece(read: R, offset: u64) -> Self {
        let mut games = Self::new(read);
        games.reached.offset = offset;
        games
    }

    /// Sets the code page of the file, which is otherwise determined from its beginning; needed for
    /// a piece of a file.
    #[must_use]
    pub const fn in_page(mut self, page: Option<Encoding>) -> Self {
        self.page = Some(page);
        self
    }

    /// Returns the code page of the file, determined at the first call from the bytes read so far.
    pub(super) fn page(&mut self) -> Option<Encoding> {
        let (page, buffer) = (&mut self.page, &self.buffer[self.start..self.end]);
        *page.get_or_insert_with(|| code_page(buffer))
    }

    /// Returns the numbers of line ends passed and of games found.
    pub const fn passed(&self) -> (u64, u64) {
        (self.reached.place.line - 1, self.index)
    }

    /// Returns the next game, or `None` after the last one.
    ///
    /// # Errors
    ///
    /// Fails if the reader fails. No bytes are lost, and the call may be repeated.
    pub fn next_game(&mut self) -> io::Result<Option<GameText<'_>>> {
        let found = self.find(true)?;
        Ok(found.map(|found| found.text(&self.buffer)))
    }

    /// Fills a block with the next games: all that have arrived, at least one. Returns false, with
    /// an empty block, after the last one.
    ///
    /// The block and the buffer exchange their memory; only the bytes after the last whole game are
    /// copied.
    ///
    /// # Errors
    ///
    /// As for [`GameStream::next_game`].
    pub fn next_block(&mut self, block: &mut Block) -> io::Result<bool> {
        self.next_found(block, true)
    }

    /// Fills a block with the games that have arrived, and waits for at least one if `reads`.
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

    /// Exchanges the memory of a block and the buffer, keeping the unread rest.
    pub(super) fn hand_over(&mut self, block: &mut Block) {
        let rest = self.end - self.start;
        // After the last byte, no room for more is needed.
        let size = if self.at_end { rest } else { FIRST_BUFFER.max(2 * rest) };
        if block.bytes.len() != size {
            block.bytes = vec![0; size];
        }
        block.bytes[..rest].copy_from_slice(&self.buffer[self.start..self.end]);
        std::mem::swap(&mut self.buffer, &mut block.bytes);
        (self.start, self.end) = (0, rest);
    }

    /// Returns the next game; `None` after the last one, or if it would need more bytes and `reads`
    /// is false.
    fn find(&mut self, reads: bool) -> io::Result<Option<GameBounds>> {
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
        Ok(Some(GameBounds { place, range: start..self.start }))
    }

    pub(super) fn pass(&mut self, count: usize) {
        let end = self.start + count;
        self.reached = self.reached.behind(&self.buffer[self.start..end]);
        self.start = end;
    }

    /// Skips to the next line that starts a tag.
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

    /// Makes room and reads the available input, so that a game that has arrived need not wait for
    /// a full buffer. If much text is waiting already, half as much again is read, because each
    /// search starts from the beginning of the text.
    pub(super) fn fill(&mut self) -> io::Result<()> {
        if self.buffer.is_empty() {
            self.buffer = vec![0; self.first_size];
        }
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

/// Consecutive games of a stream, with the memory that holds their text.
///
/// A block is refilled by [`GameStream::next_block`], which neither copies nor allocates per
/// game.
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

/// The place reached in a file that is read from its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ReachedPlace {
    /// The number of bytes passed.
    pub(super) offset: u64,
    /// The line and column of the next byte.
    pub(super) place: Place,
    /// Whether the last byte passed was a carriage return.
    behind_cr: bool,
}

impl ReachedPlace {
    pub(super) const START: Self =
        Self { offset: 0, place: Place { line: 1, column: 1 }, behind_cr: false };

    /// Returns the place after some more bytes.
    ///
    /// Lines end with LF, CRLF or a lone CR, as in [`LineMap`](crate::diag::LineMap).
    #[must_use]
    pub(super) fn behind(self, bytes: &[u8]) -> Self {
        let (Some(&first), Some(&last)) = (bytes.first(), bytes.last()) else {
            return self;
        };
        // Each CR ends a line, and so does each LF that does not follow a CR.
        let mut breaks = memchr::memchr_iter(b'\n', bytes).count();
        for cr in memchr::memchr_iter(b'\r', bytes) {
            breaks += usize::from(bytes.get(cr + 1) != Some(&b'\n'));
        }
        breaks -= usize::from(self.behind_cr && first == b'\n');
        let line_start = memchr::memrchr2(b'\n', b'\r', bytes).map(|last| last + 1);
        let in_line = &bytes[line_start.unwrap_or(0)..];
        let characters = in_line.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u64;
        let column = line_start.map_or(self.place.column, |_| 1);
        Self {
            offset: self.offset + bytes.len() as u64,
            place: Place { line: self.place.line + breaks as u64, column: column + characters },
            behind_cr: last == b'\r',
        }
    }
}

#[cfg(test)]
mod tests;
