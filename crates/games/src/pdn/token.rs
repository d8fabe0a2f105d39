//! What the lexer cuts a text into.

use super::result::GameResult;
use crate::diag::Span;

/// One token and where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// The bytes of the token; empty for a variation that is closed although its `)` is missing.
    pub(super) span: Span,
    /// True if a line break, or the start of the text, is between this token and the one before.
    pub(super) opens_line: bool,
}

/// The kinds of token.
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

/// What is odd about the way a tag is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TagFault {
    /// The name is empty, has a blank inside, or bytes other than letters, digits and `_`.
    Name,
    /// The value has no quotes.
    Unquoted,
    /// There is a `"` without a backslash inside the value.
    InnerQuote,
    /// The closing quote is missing.
    UnclosedQuote,
    /// The `]` is missing.
    NoClosingBracket,
    /// The `[` is missing.
    NoOpeningBracket,
}

/// How a comment is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CommentKind {
    /// `{…}`.
    Brace,
    /// From `;`, or from `%` as the first thing in a line, to the end of the line.
    Line,
    /// `[…]` in or before the moves, with no tag inside.
    Bracket,
}

/// Why bytes could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unreadable {
    /// A word that is not a move, number or result.
    Word,
    /// `[Name]` before the moves: a tag without a value.
    EmptyTag,
    /// A `[` or `]` that does not belong to anything.
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
