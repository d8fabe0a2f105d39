//! The events of one game, and the oddities in its text.

use std::borrow::Cow;

use super::decode::{Decoded, decode_in};
use super::game::GameText;
use super::lexer::{CommentKind, Lexer, TagFault, TagSpans, Token, TokenKind, Unreadable};
use super::move_text::{MoveError, MoveText};
use super::oddities::Oddities;
use super::plain::{Passed, PlainClock, PlainMove, PlainTokens};
use super::result::GameResult;
use super::tag::StrictTag;
use crate::diag::{Finding, Span};
use crate::encoding::Encoding;
use crate::entities::without_entities;

/// A pull parser over the text of one game.
///
/// It allocates nothing per event. The findings about oddities are complete once all events have
/// been read.
#[derive(Debug, Clone)]
pub struct PdnEvents<'a> {
    text: &'a [u8],
    /// The code page of the file, if it is not UTF-8.
    page: Option<Encoding>,
    pub(super) lexer: Lexer<'a>,
    oddities: Oddities,
}

/// Forwards plain tokens, which are never odd, and records their kinds.
struct Looking<'l, S> {
    passed: Passed,
    tokens: &'l mut S,
}

impl<'a, S: PlainTokens<'a>> PlainTokens<'a> for Looking<'_, S> {
    #[inline(always)]
    fn takes_move(&mut self, text: &'a [u8], start: usize, plain: Option<PlainMove>) {
        self.passed.moves = true;
        self.tokens.takes_move(text, start, plain);
    }

    #[inline(always)]
    fn takes_number(&mut self, number: u32, span: Span) {
        self.passed.numbers = true;
        self.tokens.takes_number(number, span);
    }

    #[inline(always)]
    fn takes_comment(&mut self, span: Span, clock: Option<PlainClock>) {
        // A comment may come between two results.
        self.tokens.takes_comment(span, clock);
    }
}

/// Converts plain tokens to the events of the iterator.
struct AsEvents<'a, F> {
    text: &'a [u8],
    page: Option<Encoding>,
    takes: F,
}

impl<'a, F: FnMut(PdnEvent<'a>)> PlainTokens<'a> for AsEvents<'a, F> {
    #[inline(always)]
    fn takes_move(&mut self, text: &'a [u8], start: usize, _: Option<PlainMove>) {
        (self.takes)(plain_move(text, Span::new(start, start + text.len())));
    }

    #[inline(always)]
    fn takes_number(&mut self, number: u32, span: Span) {
        (self.takes)(plain_number(number, span));
    }

    #[inline(always)]
    fn takes_comment(&mut self, span: Span, _: Option<PlainClock>) {
        (self.takes)(plain_comment((self.text, self.page), span));
    }
}

impl<'a> PdnEvents<'a> {
    pub(super) fn new(game: &GameText<'a>) -> Self {
        let text = game.bytes();
        let (lexer, oddities) = (Lexer::new(text), Oddities::new(game));
        Self { text, page: game.page(), lexer, oddities }
    }

    /// Returns the findings so far, in text order.
    pub fn findings(&self) -> &[Finding] {
        self.oddities.findings()
    }

    /// Reads the remaining events and returns all findings.
    ///
    /// A game has at most [`MAX_FINDINGS`](super::MAX_FINDINGS) findings; a last finding counts the
    /// others.
    #[must_use]
    pub(super) fn into_findings(mut self) -> Vec<Finding> {
        self.by_ref().for_each(drop);
        self.oddities.into_findings()
    }

    fn event(&self, token: &Token) -> PdnEvent<'a> {
        let text = self.text;
        let span = token.span;
        match token.kind {
            TokenKind::Move { squares, strength } => PdnEvent::Move(MoveToken {
                text: squares.of(text),
                strength: strength.of(text),
                span,
                strength_start: strength.start,
            }),
            TokenKind::Number { digits, dots } => {
                PdnEvent::MoveNumber(MoveNumber { number: decimal(digits.of(text)), dots, span })
            }
            TokenKind::Tag(tag) => PdnEvent::Tag(self.tag(&tag, span)),
            TokenKind::Comment { text: inside, kind, .. } => {
                let (text, page) = (inside.of(text), self.page);
                PdnEvent::Comment(Comment { text, kind, span, text_span: inside, page })
            }
            TokenKind::UnknownMove => PdnEvent::UnknownMove { span },
            TokenKind::Result(result) => PdnEvent::Result { result, span },
            TokenKind::Open => PdnEvent::VariationStart { span },
            TokenKind::Close { .. } => PdnEvent::VariationEnd { span },
            TokenKind::Nag { digits } => PdnEvent::Nag {
                number: decimal(digits.of(text)).and_then(|number| u16::try_from(number).ok()),
                span,
            },
            TokenKind::Setup { name, value } => PdnEvent::Setup(Setup {
                name: name.of(text),
                fen: value.of(text),
                span,
                fen_span: value,
            }),
            TokenKind::Times { white, black } => {
                PdnEvent::Times { white: white.of(text), black: black.of(text), span }
            }
            TokenKind::Unreadable(what) => PdnEvent::Unreadable { span, what },
        }
    }

    /// Passes on the following events as long as they are moves, move numbers and comments in a
    /// plain form; returns their kinds.
    ///
    /// They are equal to the events of the iterator, in a shorter form.
    #[inline(always)]
    pub(super) fn plain_run(&mut self, tokens: &mut impl PlainTokens<'a>) -> Passed {
        let mut looking = Looking { passed: Passed::default(), tokens };
        self.lexer.plain_run(&mut looking);
        if looking.passed.moves || looking.passed.numbers {
            self.oddities.look_at_move();
        }
        looking.passed
    }

    /// Passes on the next tag if it is in the strict form and cannot be odd.
    ///
    /// The tag is the same as that of the iterator; this path is faster.
    #[inline]
    pub(super) fn strict_tag(&mut self) -> Option<TagPair<'a>> {
        let tag = self.lexer.pass_strict_tag()?;
        Some(self.read_strict_tag(&tag))
    }

    /// Converts the tag in the strict form that has just been passed.
    #[inline]
    pub(super) fn read_strict_tag(&mut self, tag: &StrictTag) -> TagPair<'a> {
        self.oddities.look_at_strict_tag(tag, self.text);
        self.tag(&TagSpans { name: tag.name, value: tag.value, fault: None }, tag.span())
    }

    fn tag(&self, tag: &TagSpans, span: Span) -> TagPair<'a> {
        TagPair {
            name: tag.name.of(self.text),
            raw_value: tag.value.of(self.text),
            span,
            name_span: tag.name,
            value_span: tag.value,
            fault: tag.fault,
            page: self.page,
        }
    }
}

impl<'a> Iterator for PdnEvents<'a> {
    type Item = PdnEvent<'a>;

    #[inline]
    fn next(&mut self) -> Option<PdnEvent<'a>> {
        self.next_of_any()
    }

    /// Reads the remaining events in runs, which is faster than one by one.
    #[inline]
    fn fold<T, F: FnMut(T, PdnEvent<'a>) -> T>(mut self, start: T, mut take: F) -> T {
        let mut made = Some(start);
        let mut takes = |event| made = made.take().map(|made| take(made, event));
        loop {
            while let Some(tag) = self.strict_tag() {
                takes(PdnEvent::Tag(tag));
            }
            let (text, page) = (self.text, self.page);
            self.plain_run(&mut AsEvents { text, page, takes: &mut takes });
            match self.next_of_any() {
                Some(event) => takes(event),
                None => break,
            }
        }
        made.expect("it is put back after every event")
    }
}

#[inline(always)]
const fn plain_move(text: &[u8], span: Span) -> PdnEvent<'_> {
    PdnEvent::Move(MoveToken { text, strength: &[], span, strength_start: span.end })
}

#[inline(always)]
const fn plain_number<'a>(number: u32, span: Span) -> PdnEvent<'a> {
    PdnEvent::MoveNumber(MoveNumber { number: Some(number), dots: 1, span })
}

#[inline(always)]
fn plain_comment((text, page): (&[u8], Option<Encoding>), span: Span) -> PdnEvent<'_> {
    let inside = Span::new(span.start + 1, span.end - 1);
    let kind = CommentKind::Brace;
    PdnEvent::Comment(Comment { text: inside.of(text), kind, span, text_span: inside, page })
}

impl<'a> PdnEvents<'a> {
    /// Returns the next event of any kind.
    pub(super) fn next_of_any(&mut self) -> Option<PdnEvent<'a>> {
        let Some(token) = self.lexer.next_token() else {
            self.oddities.end(&self.lexer);
            return None;
        };
        Some(self.read_token(&token))
    }

    /// Converts the token that has just been read.
    pub(super) fn read_token(&mut self, token: &Token) -> PdnEvent<'a> {
        self.oddities.look_at(token, self.text, self.lexer.depth());
        self.event(token)
    }

    /// Shortens the text to an offset after the events read so far.
    pub(super) fn ends_at(&mut self, end: usize) {
        self.text = &self.text[..end];
        self.lexer.cursor.ends_at(end);
        self.oddities.ends_at(end);
    }
}

/// Parses decimal digits; `None` if the number is too large or there are none.
fn decimal(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() {
        return None;
    }
    digits
        .iter()
        .try_fold(0_u32, |sum, digit| sum.checked_mul(10)?.checked_add(u32::from(digit - b'0')))
}

/// One element of a game. All spans count from the first byte of the game's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PdnEvent<'a> {
    /// A tag.
    Tag(TagPair<'a>),
    /// A move number, with or without its dots.
    MoveNumber(MoveNumber),
    /// A move.
    Move(MoveToken<'a>),
    /// `-`: a move was made, but the record does not say which.
    UnknownMove {
        /// Its bytes.
        span: Span,
    },
    /// A result; inside a variation it does not end the game.
    Result {
        /// The result.
        result: GameResult,
        /// Its bytes.
        span: Span,
    },
    /// A comment.
    Comment(Comment<'a>),
    /// `(`; each has its [`PdnEvent::VariationEnd`].
    VariationStart {
        /// Its bytes.
        span: Span,
    },
    /// `)`, or, with an empty span, the place where an unclosed variation ends.
    VariationEnd {
        /// Its bytes.
        span: Span,
    },
    /// A numeric annotation glyph, `$7`.
    Nag {
        /// Its number; `None` if it is above 65,535.
        number: Option<u16>,
        /// Its bytes.
        span: Span,
    },
    /// A setup command between moves, `/FEN "W:W31:B20"/`.
    Setup(Setup<'a>),
    /// Clock times after a result, `(1.45/1.58)`.
    Times {
        /// White's, as written.
        white: &'a [u8],
        /// Black's, as written.
        black: &'a [u8],
        /// Their bytes.
        span: Span,
    },
    /// Bytes that are none of the above.
    Unreadable {
        /// The unreadable bytes.
        span: Span,
        /// The kind of text that they seem to be.
        what: Unreadable,
    },
}

impl PdnEvent<'_> {
    /// Returns the bytes of the event.
    pub const fn span(&self) -> Span {
        match *self {
            Self::Tag(TagPair { span, .. })
            | Self::MoveNumber(MoveNumber { span, .. })
            | Self::Move(MoveToken { span, .. })
            | Self::UnknownMove { span }
            | Self::Result { span, .. }
            | Self::Comment(Comment { span, .. })
            | Self::VariationStart { span }
            | Self::VariationEnd { span }
            | Self::Nag { span, .. }
            | Self::Setup(Setup { span, .. })
            | Self::Times { span, .. }
            | Self::Unreadable { span, .. } => span,
        }
    }
}

/// A tag: a name and a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TagPair<'a> {
    /// The name as written, without blanks around it.
    pub name: &'a [u8],
    /// The value as written between its quotes, backslashes included.
    pub raw_value: &'a [u8],
    /// The bytes of the whole tag.
    pub span: Span,
    /// The bytes of the name.
    pub name_span: Span,
    /// The bytes of the value, without its quotes.
    pub value_span: Span,
    /// The fault in its writing, reported as `tag-invalid` or `unclosed-quote`.
    pub fault: Option<TagFault>,
    /// The code page of the file, if it is not UTF-8.
    pub(crate) page: Option<Encoding>,
}

impl<'a> TagPair<'a> {
    /// Returns the value's characters, with `\"` and `\\` unescaped and entities such as `&eacute;`
    /// decoded.
    ///
    /// Allocates only if there is a backslash, an entity or an encoding other than UTF-8.
    pub fn value(&self) -> Decoded<'a> {
        let mut decoded = decode_in(self.raw_value, self.page);
        if memchr::memchr2(b'\\', b'&', self.raw_value).is_none() {
            return decoded;
        }
        if memchr::memchr(b'\\', self.raw_value).is_some() {
            decoded.text = Cow::Owned(unescaped(&decoded.text));
        }
        if self.has_entities()
            && let Some(plain) = without_entities(&decoded.text)
        {
            decoded.text = Cow::Owned(plain);
        }
        decoded
    }

    /// Returns whether the value may contain HTML entities such as `&eacute;`.
    pub(crate) fn has_entities(&self) -> bool {
        memchr::memchr(b'&', self.raw_value).is_some()
    }

    /// Returns whether the tag has this name, ignoring case.
    #[inline]
    pub fn is(&self, name: &str) -> bool {
        is_same_name(self.name, name.as_bytes())
    }
}

/// Returns whether two tag names are equal, ignoring case.
///
/// Most names that are compared differ in length or in their first letter; the others are nearly
/// always spelled alike.
#[inline]
pub(crate) fn is_same_name(one: &[u8], other: &[u8]) -> bool {
    let first = |name: &[u8]| name.first().map(|letter| letter | 0x20);
    let is_alike = one.len() == other.len() && first(one) == first(other);
    is_alike && (one == other || one.eq_ignore_ascii_case(other))
}

fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let escaped = characters.next_if(|&next| character == '\\' && matches!(next, '"' | '\\'));
        plain.push(escaped.unwrap_or(character));
    }
    plain
}

/// A move number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveNumber {
    /// The number; `None` for dots alone, and above 4,294,967,295.
    pub number: Option<u32>,
    /// The number of dots after it; 0 for a bare number.
    pub dots: usize,
    /// The bytes of the number and the dots.
    pub span: Span,
}

impl MoveNumber {
    /// Returns whether the dots show that Black moves: `12...`, `12. ...`.
    pub(crate) const fn is_black(&self) -> bool {
        self.dots > 1
    }
}

/// A move as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveToken<'a> {
    /// Squares and separators, with the blanks between them.
    pub text: &'a [u8],
    /// `!`, `?` or an adjacent `*`, without parentheses; may be empty.
    pub strength: &'a [u8],
    /// The bytes of the move with its strength marks.
    pub span: Span,
    pub(super) strength_start: usize,
}

impl MoveToken<'_> {
    /// Returns the bytes of the squares and separators.
    pub const fn text_span(&self) -> Span {
        Span::new(self.span.start, self.span.start + self.text.len())
    }

    /// Returns the bytes of the strength marks; empty, after the squares, if there are none.
    pub const fn strength_span(&self) -> Span {
        Span::new(self.strength_start, self.strength_start + self.strength.len())
    }

    /// Parses the squares and separators; spans count from the first byte of [`MoveToken::text`].
    ///
    /// # Errors
    ///
    /// Fails if a square is out of range for any board, or if letters and numbers are mixed.
    pub fn parse(&self) -> Result<MoveText, MoveError> {
        MoveText::parse(self.text)
    }
}

/// A comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comment<'a> {
    /// The bytes between the delimiters; [`commands`](super::commands) finds the commands in them.
    pub text: &'a [u8],
    /// The delimiters.
    pub kind: CommentKind,
    /// Its bytes, including the delimiters.
    pub span: Span,
    /// The bytes of the text alone.
    pub text_span: Span,
    /// The code page of the file, if it is not UTF-8.
    pub(super) page: Option<Encoding>,
}

impl<'a> Comment<'a> {
    /// Returns the characters of the text.
    pub fn decoded(&self) -> Decoded<'a> {
        decode_in(self.text, self.page)
    }
}

/// A setup command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup<'a> {
    /// The name before the quote, usually `FEN`.
    pub name: &'a [u8],
    /// The text between the quotes.
    pub fen: &'a [u8],
    /// The bytes of the whole command.
    pub span: Span,
    /// The bytes of the text between the quotes.
    pub fen_span: Span,
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::pdn::GameText;

    #[test]
    fn dots_say_that_black_moves() {
        let game = GameText::new(b"1. ... 7-12 2. 32-28");
        let black: Vec<bool> = game
            .events()
            .filter_map(|event| match event {
                PdnEvent::MoveNumber(number) => Some(number.is_black()),
                _ => None,
            })
            .collect();
        assert_eq!(black, [true, false]);
    }

    #[test]
    fn escapes_are_undone_and_other_backslashes_kept() {
        assert_eq!(unescaped(r#"a \"b\" c:\\d\e\"#), r#"a "b" c:\d\e\"#);
    }
}
