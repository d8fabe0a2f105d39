//! Lexing of comments.
//!
//! `{` to the first `}`: comments do not nest. One that is not closed ends at
//! the next line that starts a tag, or with the text. `;` anywhere, and `%` as
//! the first thing in its line, to the end of the line. (PDN wants the `%` in the
//! first column; blanks before it do no harm.)

use super::lexer::Lexer;
use super::token::{CommentKind, TokenKind};
use crate::diag::Span;

impl Lexer<'_> {
    pub(super) fn brace_comment(&mut self, start: usize) -> (TokenKind, usize) {
        let text_start = start + 1;
        let mut at = text_start;
        let (text_end, end, closed) = loop {
            let Some(found) = self.cursor.find2(*b"}[", at) else {
                let end = self.cursor.text().len();
                break (end, end, false);
            };
            if self.cursor.text()[found] == b'}' {
                break (found, found + 1, true);
            }
            if self.cursor.opens_line(found, at) && self.cursor.starts_strict_tag(found) {
                break (found, found, false);
            }
            at = found + 1;
        };
        let kind = TokenKind::Comment {
            text: Span::new(text_start, text_end),
            kind: CommentKind::Brace,
            closed,
        };
        (kind, end)
    }

    pub(super) fn line_comment(&mut self, start: usize) -> (TokenKind, usize) {
        let end = self.cursor.find2(*b"\n\r", start + 1).unwrap_or(self.cursor.text().len());
        let kind = TokenKind::Comment {
            text: Span::new(start + 1, end),
            kind: CommentKind::Line,
            closed: true,
        };
        (kind, end)
    }
}
