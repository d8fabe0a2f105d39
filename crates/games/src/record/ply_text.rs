//! Half-moves as written, with the numbers before them.

use crate::diag::Span;
use crate::pdn::{MoveNumber, PlainMove};

/// A half-move as written.
///
/// Kept small, because there are many: with stored spans, they took two thirds more memory. Each is
/// written once and read once. Offsets fit in 32 bits because the [length of a game is
/// limited](crate::pdn::MAX_GAME_BYTES).
#[derive(Debug, Clone, Copy)]
pub struct PlyText<'a> {
    text: &'a [u8],
    start: u32,
    plain: Option<PlainMove>,
    numbered: Numbered,
}

impl<'a> PlyText<'a> {
    #[inline(always)]
    fn read(
        (text, start): (&'a [u8], usize),
        plain: Option<PlainMove>,
        numbered: Numbered,
        flags: u64,
    ) -> Self {
        Self { text, start: start as u32, plain, numbered: numbered.with(flags) }
    }

    /// Creates a half-move without a number: `-` if it is unknown, or else its squares.
    pub(super) fn unnumbered(text: &'a [u8]) -> Self {
        let flags = if text == b"-" { Numbered::IS_UNKNOWN } else { 0 };
        Self::read((text, 0), None, Numbered::default(), flags)
    }

    /// Creates a single half-move from typed text.
    pub(super) fn typed(text: &'a [u8]) -> Self {
        Self::read((text, 0), PlainMove::parse_spaced(text), Numbered::default(), 0)
    }

    /// Creates a half-move in a plain form, with its two squares if it consists of nothing else.
    #[inline(always)]
    pub(super) fn in_plain_form(
        text: (&'a [u8], usize),
        plain: Option<PlainMove>,
        numbered: Numbered,
    ) -> Self {
        Self::read(text, plain, numbered, 0)
    }

    /// Creates a half-move in any form.
    pub(super) fn of(
        written: Written<'a>,
        span: Span,
        numbered: Numbered,
        is_set_up: bool,
    ) -> Self {
        let flags = if is_set_up { Numbered::IS_SET_UP } else { 0 };
        match written {
            Written::Move(text) => {
                Self::read((text, span.start), PlainMove::parse_spaced(text), numbered, flags)
            }
            Written::Unknown => {
                let hyphens = &b"--"[..span.len().min(2)];
                Self::read((hyphens, span.start), None, numbered, flags | Numbered::IS_UNKNOWN)
            }
        }
    }

    /// Returns the written text.
    #[inline]
    pub const fn written(&self) -> Written<'a> {
        match self.numbered.is(Numbered::IS_UNKNOWN) {
            true => Written::Unknown,
            false => Written::Move(self.text),
        }
    }

    /// Returns its bytes in the game's text.
    #[inline]
    pub const fn span(&self) -> Span {
        let start = self.start as usize;
        Span::new(start, start + self.text.len())
    }

    /// Returns the move number printed before it, if there is one.
    #[inline]
    pub const fn number(&self) -> Option<u32> {
        match self.numbered.is(Numbered::HAS_NUMBER) {
            true => Some(self.numbered.number_and_flags as u32),
            false => None,
        }
    }

    /// Returns whether the dots of that number show that the second player moves.
    pub const fn is_second(&self) -> bool {
        self.numbered.is(Numbered::IS_SECOND)
    }

    /// Returns the bytes of that number.
    pub(crate) const fn number_span(&self) -> Span {
        self.numbered.span()
    }

    /// Returns its two squares, if it consists of nothing else.
    #[inline]
    pub const fn plain(&self) -> Option<PlainMove> {
        self.plain
    }

    /// Returns whether a setup command comes directly before this half-move;
    /// [`MainLine::setup`](crate::record::MainLine::setup) returns it.
    #[inline]
    pub const fn is_set_up(&self) -> bool {
        self.numbered.is(Numbered::IS_SET_UP)
    }
}

/// The move number before a half-move; its span is empty if there is none.
///
/// Stored as two integers, which are written for every half-move: with separate fields, reading
/// took more instructions.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Numbered {
    /// The number in the lower half, the flags in the upper.
    number_and_flags: u64,
    /// The start in the lower half, the end in the upper.
    span: u64,
}

impl Numbered {
    const HAS_NUMBER: u64 = 1 << 32;
    const IS_SECOND: u64 = 1 << 33;
    /// Flag of the half-move: it is unknown.
    const IS_UNKNOWN: u64 = 1 << 34;
    /// Flag of the half-move: a position was set up before it.
    const IS_SET_UP: u64 = 1 << 35;

    /// Creates a number with one dot.
    #[inline(always)]
    pub(super) const fn plain(number: u32, span: Span) -> Self {
        let span = span.start as u32 as u64 | (span.end as u64) << 32;
        Self { number_and_flags: number as u64 | Self::HAS_NUMBER, span }
    }

    const fn of(number: Option<u32>, is_second: bool, span: Span) -> Self {
        let is_second = if is_second { Self::IS_SECOND } else { 0 };
        match number {
            Some(number) => Self::plain(number, span).with(is_second),
            None => Self { number_and_flags: is_second, ..Self::plain(0, span) },
        }
    }

    #[inline(always)]
    const fn with(self, flags: u64) -> Self {
        Self { number_and_flags: self.number_and_flags | flags, ..self }
    }

    const fn is(self, flag: u64) -> bool {
        self.number_and_flags & flag != 0
    }

    const fn start(self) -> usize {
        self.span as u32 as usize
    }

    const fn end(self) -> usize {
        (self.span >> 32) as usize
    }

    /// Returns its bytes.
    pub(super) const fn span(self) -> Span {
        Span::new(self.start(), self.end())
    }

    /// Returns whether its dots show that the second player moves.
    pub(super) const fn has_dots(self) -> bool {
        self.is(Self::IS_SECOND)
    }

    /// Adds another piece of text that numbers the next half-move.
    pub(super) const fn continue_with(&mut self, found: &MoveNumber) {
        *self = match found.number {
            // `1. ...` is a number and its dots in two pieces.
            None if self.start() < self.end() => {
                let span = Span::new(self.start(), found.span.end);
                Self {
                    number_and_flags: self.number_and_flags | Self::IS_SECOND,
                    ..Self::plain(0, span)
                }
            }
            number => Self::of(number, found.is_black(), found.span),
        };
    }
}

/// The written text of a half-move.
#[derive(Debug, Clone, Copy)]
pub enum Written<'a> {
    /// Squares, without strength marks.
    Move(&'a [u8]),
    /// A hyphen: the move is unknown.
    Unknown,
}
