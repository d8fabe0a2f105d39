//! The token at one place among the moves, whatever comes before it.

use super::lexer::Lexer;
use super::token::TokenKind;
use crate::diag::Span;

/// The kind of token at a place among the moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Peek {
    /// A move: its squares and separators.
    Move(Span),
    /// A move number, if there are digits, and the number of its dots.
    Number(Option<u32>, usize),
    /// A result.
    Result,
    /// A comment, the start of a variation, or anything else.
    Other,
}

/// Returns the token at an offset among the moves, and its end.
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

/// Returns whether the text from an offset on contains no move outside comments.
pub(crate) fn ends_moves(text: &[u8], at: usize) -> bool {
    let mut lexer = Lexer::among_moves(text, at);
    std::iter::from_fn(|| lexer.next_token())
        .all(|token| !matches!(token.kind, TokenKind::Move { .. }))
}
