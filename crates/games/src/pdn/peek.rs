//! What stands at one place among the moves, whatever comes before it.

use super::lexer::Lexer;
use super::token::TokenKind;
use crate::diag::Span;

/// What stands at a place among the moves, and where it ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Peek {
    /// A move: its squares and separators.
    Move(Span),
    /// A move number, if there are digits, and the number of its dots.
    Number(Option<u32>, usize),
    /// A result.
    Result,
    /// A comment, a variation that is opened, or anything else.
    Other,
}

/// The token at an offset among the moves, and where it ends.
pub(crate) fn peek(text: &[u8], at: usize) -> Option<(Peek, usize)> {
    let mut lexer = Lexer::among_moves(text, at);
    let token = lexer.next_token().filter(|token| token.span.start == at)?;
    let what = match token.kind {
        TokenKind::Move { squares, .. } => Peek::Move(squares),
        TokenKind::Number { digits, dots } => {
            let number = std::str::from_utf8(digits.of(text)).ok().and_then(|n| n.parse().ok());
            Peek::Number(number, dots)
        }
        TokenKind::Result(_) => Peek::Result,
        _ => Peek::Other,
    };
    Some((what, token.span.end))
}

/// True if no move stands in the text from an offset on, outside comments.
pub(crate) fn ends_moves(text: &[u8], at: usize) -> bool {
    let mut lexer = Lexer::among_moves(text, at);
    std::iter::from_fn(|| lexer.next_token())
        .all(|token| !matches!(token.kind, TokenKind::Move { .. }))
}
