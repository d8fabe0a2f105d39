//! Comments: where they end, and their text as it is written again.
//!
//! A comment in braces runs from `{` to the first `}`: comments do not nest. An unclosed comment
//! ends at the next line that starts a tag, or with the text. Two kinds of lines do not end a
//! comment that is closed before the next blank line:
//!
//! - a line such as `[Diagram "1"]`, whose name is not that of a header;
//! - the tag of a header, if no other tag, no moves from 1 and no comment begin before the brace.
//!
//! After `;` anywhere, or `%` as the first character of a line, a comment runs to the end of the
//! line. (PDN requires the `%` in the first column; blanks before it are accepted.)

use super::command::commands;
use super::lexer::{CommentKind, Lexer, TokenKind, is_line_break, is_name_byte};
use crate::diag::Span;

/// Returns whether a tag of this name can begin a header.
pub(super) fn is_header(name: &[u8]) -> bool {
    const HEADER: [&[u8]; 9] =
        [b"Event", b"Site", b"Date", b"Round", b"White", b"Black", b"Result", b"FEN", b"GameType"];
    HEADER.iter().any(|known| name.eq_ignore_ascii_case(known))
}

/// Returns whether a comment only quotes a header's tag, given the text between the tag and the
/// closing brace: neither another tag, nor moves at number 1, nor a comment begins there.
///
/// A comment may quote a tag. A header has more than one tag, or moves after it.
fn is_quoted(text: &[u8]) -> bool {
    let mut lines = text.split(|&byte| is_line_break(byte));
    let first = lines.next().unwrap_or_default();
    let behind = first.iter().position(|&byte| byte == b']').map_or(first, |end| &first[end + 1..]);
    let begins = |line: &[u8]| {
        let line = line.trim_ascii_start();
        let zeros = line.iter().take_while(|&&byte| byte == b'0').count();
        let number = &line[zeros..];
        line.starts_with(b"[") || number.starts_with(b"1.") || number.starts_with(b"1 ")
    };
    !text.contains(&b'{') && !std::iter::once(behind).chain(lines).any(begins)
}

impl Lexer<'_> {
    pub(super) fn brace_comment(&mut self, start: usize) -> (TokenKind, usize) {
        let text_start = start + 1;
        let mut at = text_start;
        // The comment is known to continue up to this offset.
        let mut goes_on = text_start;
        let (text_end, end, closed) = loop {
            let Some(found) = self.cursor.find2(*b"}[", at) else {
                let end = self.cursor.text().len();
                break (end, end, false);
            };
            if self.cursor.text()[found] == b'}' {
                break (found, found + 1, true);
            }
            let is_tag = self.cursor.opens_line(found, at) && self.cursor.starts_strict_tag(found);
            if is_tag && found >= goes_on {
                let close = self.closes_in_paragraph(found);
                let is_remark = |close: &usize| {
                    !self.begins_header(found) || is_quoted(&self.cursor.text()[found..*close])
                };
                match close.filter(is_remark) {
                    Some(close) => goes_on = close,
                    None => break (found, found, false),
                }
            } else if is_tag && self.begins_header(found) {
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

    /// Returns whether a tag can begin a header; false for a remark such as `[Diagram "1"]`.
    fn begins_header(&self, bracket: usize) -> bool {
        let name = self.cursor.text()[bracket + 1..].split(|&byte| !is_name_byte(byte)).next();
        is_header(name.unwrap_or_default())
    }

    /// Returns the closing brace if it comes before the next blank line and within the limit.
    fn closes_in_paragraph(&mut self, from: usize) -> Option<usize> {
        const FAR: usize = 4096;
        let mut at = from;
        let text = self.cursor.text();
        while at < from + FAR {
            let end = text.len().min(at + FAR);
            let Some(ahead) = memchr::memchr2(b'}', b'\n', &text[at..end]) else {
                // Whether the text continues is not known yet.
                let _ = self.cursor.get(at + FAR);
                return None;
            };
            let found = at + ahead;
            self.cursor.look_at(found);
            if text[found] == b'}' {
                return Some(found);
            }
            let next = match self.cursor.get(found + 1) {
                Some(b'\r') => self.cursor.get(found + 2),
                next => next,
            };
            if next == Some(b'\n') {
                return None;
            }
            at = found + 1;
        }
        None
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

// The text of a comment as it is written again: on one line, without braces.
//
// Runs of blanks and line breaks become one space, and braces become parentheses, because comments
// do not nest. Commands (`[%touched w 32]`, and a whole comment that starts with `%`) keep their
// blanks and are never split over two lines, so that other programs can find their commands again;
// only line breaks and control characters in them become spaces.

/// Returns the text of a comment on one line, without braces and control characters.
pub fn comment_text(text: &str) -> String {
    let plain: String = text.chars().map(plain).collect();
    words(&plain).join(" ")
}

/// Returns the character that is written for a character of a comment.
fn plain(character: char) -> char {
    match character {
        '{' => '(',
        '}' => ')',
        '\t' => '\t',
        c if steers(c) => ' ',
        c => c,
    }
}

/// Returns whether a character has no content but affects the display of the text: control
/// characters, line ends, and marks that change the direction of the text.
pub(super) fn steers(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns the words of a comment between which a line may be broken; a command is part of one
/// word.
pub(super) fn words(text: &str) -> Vec<&str> {
    let text = text.trim();
    let mut found = commands(text.as_bytes()).map(|command| command.span).peekable();
    let mut words = Vec::new();
    let mut start = None;
    for (at, character) in text.char_indices() {
        while found.next_if(|span| span.end <= at).is_some() {}
        let in_command = found.peek().is_some_and(|span| span.start <= at);
        if in_command || !character.is_whitespace() {
            start.get_or_insert(at);
        } else if let Some(from) = start.take() {
            words.push(&text[from..at]);
        }
    }
    words.extend(start.map(|from| &text[from..]));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_one_word() {
        assert_eq!(words("so [%touched w 32], then"), ["so", "[%touched w 32],", "then"]);
        assert_eq!(words("%eval 1 2"), ["%eval 1 2"]);
    }
}
