//! What a game's text consists of, event by event.

use std::borrow::Cow;

use super::decode::{Decoded, decode_in};
use super::move_text::{MoveError, MoveText};
use super::result::GameResult;
use super::token::{CommentKind, TagFault, Unreadable};
use crate::diag::Span;
use crate::encoding::Encoding;
use crate::entities::without_entities;

/// One piece of a game. All spans count from the first byte of the game's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event<'a> {
    /// A tag.
    Tag(TagPair<'a>),
    /// A move number, with or without its dots.
    MoveNumber(MoveNumber),
    /// A move.
    Move(MoveToken<'a>),
    /// `-`: a move was made, but it is not known which.
    UnknownMove {
        /// Its bytes.
        span: Span,
    },
    /// A result; inside a variation it does not end the game.
    Result {
        /// What it says.
        result: GameResult,
        /// Its bytes.
        span: Span,
    },
    /// A comment.
    Comment(Comment<'a>),
    /// `(`; each has its [`Event::VariationEnd`].
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
    /// Bytes that are none of these.
    Unreadable {
        /// The bytes that could not be read.
        span: Span,
        /// What they look like.
        what: Unreadable,
    },
}

impl Event<'_> {
    /// The bytes of the event.
    #[must_use]
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
    /// What is odd about it; reported as `tag-invalid` or `unclosed-quote`.
    pub fault: Option<TagFault>,
    /// The code page of its file, if that is not UTF-8.
    pub(crate) page: Option<Encoding>,
}

impl<'a> TagPair<'a> {
    /// The value's characters, with `\"` and `\\` undone, and `&eacute;` as the letter that it is.
    ///
    /// Allocates only if a backslash or an encoding other than UTF-8 makes it necessary.
    #[must_use]
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

    /// True if the value may name characters as pages do, `&eacute;`.
    pub(crate) fn has_entities(&self) -> bool {
        memchr::memchr(b'&', self.raw_value).is_some()
    }

    /// True for a tag of this name, in upper or lower case.
    #[must_use]
    #[inline]
    pub fn is(&self, name: &str) -> bool {
        is_same_name(self.name, name.as_bytes())
    }
}

/// True for names of tags that are the same, in upper or lower case.
///
/// Most that are compared differ in their length or their first letter; the others are nearly always
/// written alike.
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
    /// How many dots follow; 0 for a bare number.
    pub dots: usize,
    /// The bytes of the number and the dots.
    pub span: Span,
}

impl MoveNumber {
    /// True if the dots say that Black moves: `12...`, `12. ...`.
    #[must_use]
    pub(crate) const fn is_black(&self) -> bool {
        self.dots > 1
    }
}

/// A move as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveToken<'a> {
    /// Squares and separators, with the blanks between them.
    pub text: &'a [u8],
    /// `!`, `?` or a glued `*`, without parentheses; may be empty.
    pub strength: &'a [u8],
    /// The bytes of the move with its strength marks.
    pub span: Span,
    pub(super) strength_start: usize,
}

impl MoveToken<'_> {
    /// The bytes of the squares and separators.
    #[must_use]
    pub const fn text_span(&self) -> Span {
        Span::new(self.span.start, self.span.start + self.text.len())
    }

    /// The bytes of the strength marks; empty, after the squares, if there are none.
    #[must_use]
    pub const fn strength_span(&self) -> Span {
        Span::new(self.strength_start, self.strength_start + self.strength.len())
    }

    /// Takes the move apart; spans count from the first byte of [`MoveToken::text`].
    ///
    /// # Errors
    ///
    /// If a square is out of the range of any board, or letters and numbers are mixed.
    pub fn parse(&self) -> Result<MoveText, MoveError> {
        MoveText::parse(self.text)
    }
}

/// A comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Comment<'a> {
    /// The bytes between the delimiters; [`commands`](super::commands) finds what is in them.
    pub text: &'a [u8],
    /// How it is written.
    pub kind: CommentKind,
    /// Its bytes with the delimiters.
    pub span: Span,
    /// The bytes of the text alone.
    pub text_span: Span,
    /// The code page of its file, if that is not UTF-8.
    pub(super) page: Option<Encoding>,
}

impl<'a> Comment<'a> {
    /// The text's characters.
    #[must_use]
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
                Event::MoveNumber(number) => Some(number.is_black()),
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
