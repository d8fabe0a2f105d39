//! The text of one game and its place in its file.

use super::events::PdnEvents;
use super::games::ReachedPlace;
use super::lexer::Lexer;
use super::lexer::TokenKind;
use super::rewritten::Rewritten;
use crate::diag::{LineMap, Place, Span};
use crate::encoding::Encoding;

/// The text of one game, borrowed.
///
/// The texts of a file's games are contiguous: text between two games belongs to one of them.
#[derive(Debug, Clone, Copy)]
pub struct GameText<'a> {
    bytes: &'a [u8],
    index: u64,
    start: ReachedPlace,
    cut: bool,
    utf16: bool,
    /// The code page of the file, if it is not UTF-8.
    page: Option<Encoding>,
    /// The value of its first GameType tag, if the search for its end has seen it.
    game_type: Option<Span>,
    /// The original text and the rewritten one, if the bytes were rewritten.
    written: Option<(&'a [u8], &'a Rewritten)>,
}

/// The tag that names the variant.
pub(super) const GAME_TYPE: &str = "GameType";

impl<'a> GameText<'a> {
    /// Creates a game from a text, whatever it contains, as the first of its file.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self::at(bytes, 1, ReachedPlace::START)
    }

    pub(super) const fn at(bytes: &'a [u8], index: u64, start: ReachedPlace) -> Self {
        let (cut, utf16, page) = (false, false, None);
        Self { bytes, index, start, cut, utf16, page, game_type: None, written: None }
    }

    pub(super) const fn with_flags(mut self, cut: bool, utf16: bool) -> Self {
        self.cut = cut;
        self.utf16 = utf16;
        self
    }

    pub(super) const fn in_page(mut self, page: Option<Encoding>) -> Self {
        self.page = page;
        self
    }

    pub(super) const fn with_game_type(mut self, value: Option<Span>) -> Self {
        self.game_type = value;
        self
    }

    pub(super) const fn numbered(mut self, index: u64) -> Self {
        self.index = index;
        self
    }

    /// Moves the game to a place after other games and lines of its file.
    #[must_use]
    pub const fn after(mut self, games: u64, lines: u64) -> Self {
        self.index += games;
        self.start.place.line += lines;
        self
    }

    /// Returns the same game with a copy of its bytes, for another thread.
    pub const fn with_bytes<'b>(&self, copy: &'b [u8]) -> GameText<'b> {
        GameText {
            bytes: copy,
            index: self.index,
            start: self.start,
            cut: self.cut,
            utf16: self.utf16,
            page: self.page,
            game_type: self.game_type,
            written: None,
        }
    }

    /// Returns the same game with a rewritten text; places still refer to its original text.
    pub fn rewritten<'b>(&self, text: &'b Rewritten) -> GameText<'b>
    where
        'a: 'b,
    {
        GameText { bytes: text.bytes(), written: Some((self.written(), text)), ..*self }
    }

    /// Returns the original bytes, as in the file.
    pub const fn written(&self) -> &'a [u8] {
        match self.written {
            Some((written, _)) => written,
            None => self.bytes,
        }
    }

    /// Converts a span of [`bytes`](Self::bytes) to a span of the [original bytes](Self::written).
    pub fn span_written(&self, span: Span) -> Span {
        match self.written {
            Some((_, text)) => text.source(span),
            None => span,
        }
    }

    /// Returns the bytes from the end of the previous game to the start of the next.
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the number of the game in its file, from 1.
    pub const fn index(&self) -> u64 {
        self.index
    }

    /// Returns the offset of the first byte in the file (in its UTF-8 form, if it was UTF-16).
    pub const fn offset(&self) -> u64 {
        self.start.offset
    }

    /// Returns the line of the first byte, from 1.
    pub const fn first_line(&self) -> u64 {
        self.start.place.line
    }

    /// Returns the line and column of its first non-blank byte in the file.
    pub fn begins(&self) -> Place {
        let blank = self.bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let blank = if blank == self.bytes.len() { 0 } else { blank };
        self.start.behind(&self.bytes[..blank]).place
    }

    /// Returns whether the game was too long and cut after its first part.
    pub const fn is_cut(&self) -> bool {
        self.cut
    }

    pub(crate) const fn was_utf16(&self) -> bool {
        self.utf16
    }

    /// Returns the code page of the file, if it is known and not UTF-8.
    pub(super) const fn page(&self) -> Option<Encoding> {
        self.page
    }

    /// Returns the line and column in the file of a byte of this game.
    ///
    /// This reads the whole game; use [`GameText::places`] for many places of one game.
    pub fn place(&self, offset: usize) -> Place {
        self.places()(offset)
    }

    /// Returns a function that converts offsets in this game to lines and columns of the file.
    pub fn places(&self) -> impl Fn(usize) -> Place + use<'a> {
        let first = self.start.place;
        let map = LineMap::starting_at(self.written(), first.line);
        let rewritten = self.written.map(|(_, text)| text);
        move |offset| {
            let offset =
                rewritten.map_or(offset, |text| text.source(Span::new(offset, offset)).start);
            let mut place = map.place(offset);
            if place.line == first.line {
                place.column += first.column - 1;
            }
            place
        }
    }

    /// Returns the raw value of the first tag of this name, ignoring case.
    ///
    /// The answer is the same as that of the events.
    pub fn tag(&self, name: &str) -> Option<&'a [u8]> {
        let mut lexer = Lexer::new(self.bytes);
        loop {
            let (found, value) = match lexer.pass_strict_tag() {
                Some(tag) => (tag.name, tag.value),
                None => match lexer.next_token()?.kind {
                    TokenKind::Tag(tag) => (tag.name, tag.value),
                    _ => continue,
                },
            };
            if found.of(self.bytes).eq_ignore_ascii_case(name.as_bytes()) {
                return Some(value.of(self.bytes));
            }
        }
    }

    /// Returns the raw value of the first GameType tag, as [`GameText::tag`] finds it. Every game
    /// of a file needs it, and it is usually known already.
    pub fn game_type(&self) -> Option<&'a [u8]> {
        match self.game_type {
            Some(value) => Some(value.of(self.bytes)),
            None => self.tag(GAME_TYPE),
        }
    }

    /// Returns the tags, moves, comments and other elements, one by one.
    pub fn events(&self) -> PdnEvents<'a> {
        PdnEvents::new(self)
    }
}
