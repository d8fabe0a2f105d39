//! The tokens of the lexer.

use super::result::GameResult;
use crate::diag::Span;

/// A token and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// The bytes of the token; empty for a variation that is closed without a `)`.
    pub(super) span: Span,
    /// Whether a line break, or the start of the text, precedes this token.
    pub(super) opens_line: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind {
    Tag(TagSpans),
    /// Digits, and the dots after them; no digits for `...` alone.
    Number {
        digits: Span,
        dots: usize,
    },
    /// Squares and separators; strength marks may follow.
    Move {
        squares: Span,
        strength: Span,
    },
    UnknownMove,
    Result(GameResult),
    Comment {
        text: Span,
        kind: CommentKind,
        closed: bool,
    },
    Open,
    Close {
        written: bool,
    },
    Nag {
        digits: Span,
    },
    Setup {
        name: Span,
        value: Span,
    },
    Times {
        white: Span,
        black: Span,
    },
    Unreadable(Unreadable),
}

/// The parts of a tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TagSpans {
    pub(super) name: Span,
    pub(super) value: Span,
    pub(super) fault: Option<TagFault>,
}

/// A fault in the writing of a tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TagFault {
    /// The name is empty, has a blank inside, or bytes other than letters, digits and `_`.
    Name,
    /// The value has no quotes.
    Unquoted,
    /// The value contains a `"` without a backslash.
    InnerQuote,
    /// The closing quote is missing.
    UnclosedQuote,
    /// The `]` is missing.
    NoClosingBracket,
    /// The `[` is missing.
    NoOpeningBracket,
}

/// The delimiters of a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CommentKind {
    /// `{…}`.
    Brace,
    /// From `;`, or from `%` as the first character of a line, to the end of the line.
    Line,
    /// `[…]` in or before the moves, with no tag inside.
    Bracket,
}

/// The reason why bytes could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unreadable {
    /// A word that is not a move, number or result.
    Word,
    /// `[Name]` before the moves: a tag without a value.
    EmptyTag,
    /// A `[` or `]` that does not belong to a tag or remark.
    StrayBracket,
    /// A `}` without its `{`.
    StrayBrace,
    /// A `)` without its `(`.
    StrayParenthesis,
    /// Dots that do not follow a number.
    StrayDot,
    /// `!` or `?` that do not follow a move.
    StrayStrength,
    /// HTML: `<br>`, `&nbsp;`.
    Markup,
    /// Zero bytes.
    Nul,
}
