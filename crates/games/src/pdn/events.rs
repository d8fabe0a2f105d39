//! The events of one game, and the oddities in its text.

use super::event::{Comment, MoveNumber, MoveToken, PdnEvent, Setup, TagPair};
use super::game::GameText;
use super::lexer::Lexer;
use super::oddities::Oddities;
use super::plain::{Passed, PlainTokens};
use super::plain_comment::PlainClock;
use super::plain_move::PlainMove;
use super::strict_tag::StrictTag;
use super::token::{CommentKind, TagSpans, Token, TokenKind};
use crate::diag::{Finding, Span};
use crate::encoding::Encoding;

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
