//! The events of a game's text.

use std::borrow::Cow;

use super::decode::{Decoded, decode_in};
use super::move_text::{MoveError, MoveText};
use super::result::GameResult;
use super::token::{CommentKind, TagFault, Unreadable};
use crate::diag::Span;
use crate::encoding::Encoding;
use crate::entities::without_entities;

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
