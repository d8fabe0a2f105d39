//! The boundaries between games.
//!
//! A game is any run of tags, moves or a result. It ends
//!
//! - after a result that is outside comments and variations;
//! - before a tag that follows moves;
//! - before a tag of the roster that occurs again after a blank line (with the tags of a game
//!   without moves before it);
//! - or with the text.
//!
//! Anything after a result on the same line (a comment, clock times, a stray word) belongs to the
//! game that has ended; text on later lines belongs to the next game. A second result with no tag
//! or move since the first is not a game of its own.

use super::events::{PdnEvent, PdnEvents, TagPair, is_same_name};
use super::game::{GAME_TYPE, GameText};
use super::lexer::{Lexer, Token, TokenKind};
use super::plain::{Passed, PlainTokens};
use super::tag::StrictTag;
use crate::diag::{Finding, Span};
use crate::encoding::Encoding;

/// The outcome of a search for the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Boundary {
    /// The game ends before this offset.
    At(usize),
    /// The game continues to the end of the text, or the text is too short to decide.
    Open,
    /// There is no game up to the end of the text, or the text is too short to decide.
    Nothing,
}

/// The outcome, and whether more bytes after the text could change it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct BoundarySearch {
    pub(super) boundary: Boundary,
    pub(super) ran_out: bool,
    /// The start of the first token that reaches the end of the text, or else of the last token,
    /// unless that is the first of all: the place to cut a game that is too long.
    pub(super) last_token: usize,
    /// The value of the first GameType tag, if one comes before the moves.
    pub(super) game_type: Option<Span>,
}

/// Searches for the end of the game at the start of the text.
pub(super) fn find(text: &[u8]) -> BoundarySearch {
    search::<true>(text)
}

/// Like [`find`], without shortcuts; for comparison.
#[cfg(test)]
pub(super) fn find_at_length(text: &[u8]) -> BoundarySearch {
    search::<false>(text)
}

/// Searches with shortcuts or token by token.
fn search<const SHORT: bool>(text: &[u8]) -> BoundarySearch {
    let mut lexer = Lexer::new(text);
    let mut ends = EndState::default();
    let mut last_token = 0;
    let mut reaches_end = None;
    let boundary = 'found: loop {
        while SHORT
            && !ends.seen_body
            && let Some(tag) = lexer.pass_strict_tag()
        {
            last_token = tag.span().start;
            if ends.before_strict_tag(text, &tag) {
                break 'found Boundary::At(last_token);
            }
        }
        if SHORT {
            let mut passed = Passed::default();
            lexer.plain_run(&mut passed);
            ends.plain(passed.moves, passed.numbers);
            last_token = passed.last.unwrap_or(last_token);
        }
        let Some(token) = lexer.next_token() else {
            break ends.at_end();
        };
        last_token = token.span.start;
        if lexer.cursor.ran_out() {
            reaches_end.get_or_insert(last_token);
        }
        match ends.at(&token, text, lexer.depth()) {
            Ending::Not => {}
            Ending::Before => break Boundary::At(token.span.start),
            Ending::Behind => break after_result::<SHORT>(&mut lexer),
        }
    };
    let last_token = reaches_end.unwrap_or(last_token);
    let game_type = ends.game_type();
    BoundarySearch { boundary, ran_out: lexer.cursor.ran_out(), last_token, game_type }
}

/// Whether a game ends at a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// The game continues.
    Not,
    /// The token begins the next game.
    Before,
    /// The token is the result: the game ends [somewhere after it](behind_result).
    Behind,
}

/// The state of a game as far as its end depends on it.
#[derive(Debug, Default)]
pub(super) struct EndState {
    seen_tag: bool,
    /// Whether moves have begun.
    pub(super) seen_body: bool,
    header: Header,
}

impl EndState {
    /// Takes a tag in the strict form before the moves; returns whether it begins the next game.
    #[inline]
    pub(super) fn before_strict_tag(&mut self, text: &[u8], tag: &StrictTag) -> bool {
        let name = tag.name.of(text);
        if self.header.begins_again(text, name, tag.span()) {
            return true;
        }
        self.header.notes_type(name, tag.value);
        self.seen_tag = true;
        false
    }

    /// Takes moves and numbers in a plain form.
    #[inline]
    pub(super) const fn plain(&mut self, moves: bool, numbers: bool) {
        self.seen_body |= moves || numbers && self.seen_tag;
    }

    /// Takes a token; `depth` is the number of variations open after it.
    pub(super) fn at(&mut self, token: &Token, text: &[u8], depth: usize) -> Ending {
        match token.kind {
            TokenKind::Tag(_) if self.seen_body => return Ending::Before,
            TokenKind::Tag(_)
                if self.header.begins_again(text, name(token.span.of(text)), token.span) =>
            {
                return Ending::Before;
            }
            TokenKind::Tag(tag) => {
                self.header.notes_type(tag.name.of(text), tag.value);
                self.seen_tag = true;
            }
            TokenKind::Result(_) if depth == 0 => return Ending::Behind,
            TokenKind::Move { .. }
            | TokenKind::UnknownMove
            | TokenKind::Setup { .. }
            | TokenKind::Result(_) => self.seen_body = true,
            // `12.` can be a game without moves, but only after its tags.
            TokenKind::Number { dots, .. } if dots > 0 && self.seen_tag => self.seen_body = true,
            _ => {}
        }
        Ending::Not
    }

    /// Returns the boundary if the text ends here.
    pub(super) const fn at_end(&self) -> Boundary {
        if self.seen_tag || self.seen_body { Boundary::Open } else { Boundary::Nothing }
    }

    /// Returns the value of the first GameType tag before the moves.
    pub(super) const fn game_type(&self) -> Option<Span> {
        self.header.game_type
    }
}

/// The tags of a game whose moves have not begun.
#[derive(Debug, Default)]
struct Header {
    /// Which tags of [`OPENING`] have been seen.
    seen: [bool; OPENING.len()],
    /// The end of the last tag.
    end: usize,
    /// The value of the first GameType tag.
    game_type: Option<Span>,
}

/// Tags with which headers begin and which occur once per game.
const OPENING: [&[u8]; 4] = [b"Event", b"White", b"Black", b"FEN"];

impl Header {
    /// Stores the value of a tag if it is the first GameType tag.
    fn notes_type(&mut self, name: &[u8], value: Span) {
        if self.game_type.is_none() && is_same_name(name, GAME_TYPE.as_bytes()) {
            self.game_type = Some(value);
        }
    }

    /// Takes a tag; returns whether it begins another header after a blank line.
    fn begins_again(&mut self, text: &[u8], name: &[u8], span: Span) -> bool {
        let end = std::mem::replace(&mut self.end, span.end);
        if !matches!(name.len(), 3 | 5) {
            return false;
        }
        let Some(at) = OPENING.iter().position(|known| is_same_name(name, known)) else {
            return false;
        };
        let is_apart = || {
            let gap = &text[end.min(span.start)..span.start];
            gap.iter().filter(|&&byte| byte == b'\n').count() > 1
        };
        std::mem::replace(&mut self.seen[at], true) && is_apart()
    }
}

/// Returns the name of a tag, with or without its opening bracket.
fn name(tag: &[u8]) -> &[u8] {
    let inside = tag.trim_ascii_start();
    let inside = inside.strip_prefix(b"[").unwrap_or(inside).trim_ascii_start();
    let name = inside.split(|&byte| !super::lexer::is_name_byte(byte)).next();
    name.unwrap_or_default()
}

/// Returns the end of a game whose result has just been read.
pub(super) fn after_result<const SHORT: bool>(lexer: &mut Lexer<'_>) -> Boundary {
    let mut on_later_line = false;
    // The start of the next game, if there is one.
    let mut next_game = None;
    // `1. 0-2` is a game, but a number alone is not.
    let mut numbered = false;
    loop {
        if SHORT && let Some(tag) = lexer.pass_strict_tag() {
            return Boundary::At(next_game.unwrap_or(tag.span().start));
        }
        let Some(token) = lexer.next_token() else {
            return Boundary::Open;
        };
        on_later_line |= token.opens_line;
        let in_main_line = lexer.depth() == 0;
        match token.kind {
            TokenKind::Result(_) if in_main_line && !numbered => {
                on_later_line = false;
                next_game = None;
            }
            TokenKind::Result(_)
            | TokenKind::Tag(_)
            | TokenKind::Move { .. }
            | TokenKind::UnknownMove
            | TokenKind::Setup { .. }
                if in_main_line =>
            {
                return Boundary::At(next_game.unwrap_or(token.span.start));
            }
            TokenKind::Number { digits, dots }
                if dots > 0 && !digits.is_empty() && in_main_line =>
            {
                numbered = true;
                next_game.get_or_insert(token.span.start);
            }
            _ if on_later_line => {
                next_game.get_or_insert(token.span.start);
            }
            _ => {}
        }
    }
}

/// A source of the events of a game in text order: [tags](Self::strict_tag) and [runs of
/// moves](Self::plain_run) in their commonest forms as long as possible, then the
/// [next](Self::next_of_any) event of any kind.
///
/// The game is [the one given](Self::of), or the [first of a text](Self::first_of), whose end is
/// found meanwhile: searching for the end requires reading the text, and reading it again would cost
/// as much. So the events are passed on although they are read in a text that continues after the
/// game. This makes no difference unless the lexer has looked past the end of the game; in that case
/// the game must be read again, by itself. The text after the end is not consumed.
#[derive(Debug)]
pub(crate) struct GameReader<'a> {
    events: PdnEvents<'a>,
    ends: EndState,
    /// The end of the game, once it is known; the events also end there.
    end: Option<usize>,
    /// Whether there is no game.
    is_nothing: bool,
    /// Whether something may have been read differently than in the text of the game alone.
    is_doubtful: bool,
}

/// The end of the first game of a text.
pub(crate) struct GameEnd {
    /// The length of the game.
    pub(super) end: usize,
    /// The value of its GameType tag, if there is one.
    pub(super) game_type: Option<Span>,
}

impl<'a> GameReader<'a> {
    /// Starts reading the first game of a text that is not longer than a game may be and after
    /// which no more bytes follow; `page` is the code page of its file.
    pub(super) fn first_of(text: &'a [u8], page: Option<Encoding>) -> Self {
        Self { end: None, ..Self::of(&GameText::new(text).in_page(page)) }
    }

    /// Starts reading a game.
    pub(crate) fn of(game: &GameText<'a>) -> Self {
        let (end, is_nothing, is_doubtful) = (Some(game.bytes().len()), false, false);
        Self { events: game.events(), ends: EndState::default(), end, is_nothing, is_doubtful }
    }

    /// Returns the text, which ends with the game once its end is known.
    pub(crate) const fn text(&self) -> &'a [u8] {
        self.events.lexer.cursor.text()
    }

    /// Ends the game here, after everything that has been read so far.
    fn ends_at(&mut self, end: usize) {
        let cursor = &self.events.lexer.cursor;
        self.is_doubtful = end < cursor.text().len() && cursor.has_looked_past(end);
        self.end = Some(end);
        self.events.ends_at(end);
    }

    /// Returns the end of the game and its findings, once all events have been passed on. The
    /// findings are missing if the game must be read again. `None` if there was no game.
    pub(crate) fn ended(self) -> Option<(GameEnd, Option<Vec<Finding>>)> {
        let end = self.end.filter(|_| !self.is_nothing)?;
        let game_end = GameEnd { end, game_type: self.ends.game_type() };
        Some((game_end, (!self.is_doubtful).then(|| self.into_findings())))
    }

    /// Returns the findings of a game whose end was known before.
    pub(crate) fn into_findings(self) -> Vec<Finding> {
        self.events.into_findings()
    }

    /// Passes on the next tag if it is in the strict form.
    #[inline]
    pub(crate) fn strict_tag(&mut self) -> Option<TagPair<'a>> {
        if self.end.is_some() {
            return self.events.strict_tag();
        }
        if self.ends.seen_body {
            return None;
        }
        let lexer = &mut self.events.lexer;
        let before = (lexer.cursor.at, lexer.opens_line, lexer.tagged_score);
        let tag = lexer.pass_strict_tag()?;
        if self.ends.before_strict_tag(lexer.cursor.text(), &tag) {
            (lexer.cursor.at, lexer.opens_line, lexer.tagged_score) = before;
            self.ends_at(tag.span().start);
            return None;
        }
        Some(self.events.read_strict_tag(&tag))
    }

    /// Passes on moves, move numbers and comments as long as they are in a plain form.
    #[inline(always)]
    pub(crate) fn plain_run(&mut self, tokens: &mut impl PlainTokens<'a>) {
        let passed = self.events.plain_run(tokens);
        self.ends.plain(passed.moves, passed.numbers);
    }

    /// Returns the next event of any kind; `None` at the end of the game.
    pub(crate) fn next_of_any(&mut self) -> Option<PdnEvent<'a>> {
        if self.end.is_some() {
            return self.events.next_of_any();
        }
        let before = self.events.lexer.clone();
        let lexer = &mut self.events.lexer;
        let text = lexer.cursor.text();
        let Some(token) = lexer.next_token() else {
            self.is_nothing = self.ends.at_end() == Boundary::Nothing;
            *lexer = before;
            self.ends_at(text.len());
            return self.events.next_of_any();
        };
        match self.ends.at(&token, text, lexer.depth()) {
            Ending::Not => Some(self.events.read_token(&token)),
            Ending::Before => {
                *lexer = before;
                self.ends_at(token.span.start);
                self.events.next_of_any()
            }
            Ending::Behind => {
                let end = match after_result::<true>(&mut lexer.clone()) {
                    Boundary::At(end) => end,
                    Boundary::Open | Boundary::Nothing => text.len(),
                };
                // The number of the next game may be joined to the result.
                if lexer.cursor.has_looked_past(end) && end < text.len() {
                    *lexer = before;
                    self.ends_at(end);
                    return self.events.next_of_any();
                }
                let event = self.events.read_token(&token);
                self.ends_at(end);
                Some(event)
            }
        }
    }
}
