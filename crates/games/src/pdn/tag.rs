//! Lexing of everything with brackets and quotes: tags, broken tags, remarks in brackets, and setup
//! commands.
//!
//! A tag is `[`, a name, a quoted value, `]`. Also accepted: blanks anywhere between them; any
//! bytes as a name; a value over several lines; quotes inside a value; a missing `]`, `[` or
//! closing quote; and, only before the moves, a value without quotes and `[Name]` without a value.
//!
//! A value without a closing quote ends at the `]` that ends its first line, or else with that
//! line, if the next quote comes only after a line that starts a tag, a blank line, the end of the
//! text or 4 KiB.

use super::lexer::{
    CommentKind, Lexer, TagFault, TagSpans, TokenKind, Unreadable, is_blank, is_line_break,
    is_name_byte,
};
use super::plain::is_gap;
use crate::diag::Span;

/// The furthest that a value may continue after its first line, in bytes.
const LONGEST_CONTINUATION: usize = 4096;
/// The furthest that the closing quote may be from an inner quote, in bytes.
const LONGEST_BEHIND_INNER_QUOTE: usize = 256;

/// A value and the text that ends it.
struct Value {
    value: Span,
    /// The end of the value, including its `]` if written.
    end: usize,
    fault: Option<TagFault>,
}

impl Lexer<'_> {
    /// Reads a token that starts with `[`.
    pub(super) fn bracket(&mut self, start: usize) -> (TokenKind, usize) {
        if self.depth() == 0
            && let Some(tag) = strict_tag(self.cursor.text(), start)
        {
            let value = Value { value: tag.value, end: tag.span().end, fault: None };
            return self.read_tag(tag.name, value);
        }
        let name_start = self.cursor.blanks(start + 1);
        let name_end = self
            .cursor
            .skip_while(name_start, |byte| !is_line_break(byte) && !b"\"[]{}".contains(&byte));
        let in_variation = self.depth() > 0;
        if self.cursor.get(name_end) == Some(b'"') && !in_variation {
            return self.tag(name_start, name_end);
        }
        if !self.in_moves
            && let Some(found) = self.tag_without_quotes(name_start, name_end)
        {
            return found;
        }
        self.remark_in_brackets(start)
            .unwrap_or((TokenKind::Unreadable(Unreadable::StrayBracket), start + 1))
    }

    fn tag(&mut self, name_start: usize, quote: usize) -> (TokenKind, usize) {
        let name = self.trimmed(name_start, quote);
        let value = self.quoted(quote);
        self.read_tag(name, value)
    }

    fn read_tag(&mut self, name: Span, value: Value) -> (TokenKind, usize) {
        self.note_result_tag(name, value.value);
        let bad_name = !is_name(name.of(self.cursor.text()));
        let fault = value.fault.or(bad_name.then_some(TagFault::Name));
        let tag = TagSpans { name, value: value.value, fault };
        (TokenKind::Tag(tag), value.end)
    }

    /// Reads `[White Jansen]` or `[Empty]`.
    fn tag_without_quotes(
        &mut self,
        name_start: usize,
        close: usize,
    ) -> Option<(TokenKind, usize)> {
        if self.cursor.get(close) != Some(b']') {
            return None;
        }
        let inside = self.trimmed(name_start, close);
        let text = inside.of(self.cursor.text());
        if !text.first()?.is_ascii_alphabetic() {
            return None;
        }
        let name_len = text.iter().position(|&byte| !is_name_byte(byte)).unwrap_or(text.len());
        if name_len == text.len() {
            return Some((TokenKind::Unreadable(Unreadable::EmptyTag), close + 1));
        }
        if !is_blank(text[name_len]) {
            return None;
        }
        let name = Span::new(inside.start, inside.start + name_len);
        let value = self.trimmed(name.end, inside.end);
        self.note_result_tag(name, value);
        let tag = TagSpans { name, value, fault: Some(TagFault::Unquoted) };
        Some((TokenKind::Tag(tag), close + 1))
    }

    /// Reads `[ 23-18 24-19 ]`, up to a `]` that comes before any other bracket, a quote or a blank
    /// line.
    fn remark_in_brackets(&mut self, start: usize) -> Option<(TokenKind, usize)> {
        let mut at = start + 1;
        let close = loop {
            match self.cursor.get(at)? {
                b']' => break at,
                b'[' | b'{' | b'"' => return None,
                b'\n' if self.is_blank_line(at + 1) => return None,
                _ => at += 1,
            }
        };
        let comment = TokenKind::Comment {
            text: Span::new(start + 1, close),
            kind: CommentKind::Bracket,
            closed: true,
        };
        Some((comment, close + 1))
    }

    /// Reads `White "Jansen"]` at the start of a line; otherwise a word.
    pub(super) fn tag_without_bracket(&mut self, start: usize) -> (TokenKind, usize) {
        let name_end = self.cursor.skip_while(start, is_name_byte);
        let quote = self.cursor.blanks(name_end);
        if self.depth() == 0 && quote > name_end && self.cursor.get(quote) == Some(b'"') {
            let name = Span::new(start, name_end);
            let value = self.quoted(quote);
            if value.fault.is_none() {
                self.note_result_tag(name, value.value);
                let tag =
                    TagSpans { name, value: value.value, fault: Some(TagFault::NoOpeningBracket) };
                return (TokenKind::Tag(tag), value.end);
            }
        }
        self.word(start)
    }

    /// Reads `/FEN "W:W31:B20"/` between moves.
    pub(super) fn setup(&mut self, start: usize) -> Option<(TokenKind, usize)> {
        let name_start = self.cursor.blanks(start + 1);
        let name_end = self.cursor.skip_while(name_start, is_name_byte);
        let quote = self.cursor.blanks(name_end);
        if name_end == name_start || self.cursor.get(quote) != Some(b'"') {
            return None;
        }
        let value_end = self
            .cursor
            .skip_while(quote + 1, |byte| !b"\"[{".contains(&byte) && !is_line_break(byte));
        if self.cursor.get(value_end) != Some(b'"') {
            return None;
        }
        let slash = self.cursor.blanks(value_end + 1);
        if self.cursor.get(slash) != Some(b'/') {
            return None;
        }
        self.in_moves = true;
        let setup = TokenKind::Setup {
            name: Span::new(name_start, name_end),
            value: Span::new(quote + 1, value_end),
        };
        Some((setup, slash + 1))
    }

    /// Reads the value whose opening quote is at an offset.
    fn quoted(&mut self, quote: usize) -> Value {
        let start = quote + 1;
        let mut at = start;
        let mut inner = None;
        loop {
            let Some(found) = self.cursor.find3(*b"\"\\\n", at) else {
                let end = self.cursor.text().len();
                return self.unclosed(start, end, inner);
            };
            at = found + 1;
            match self.cursor.text()[found] {
                b'\\' => {
                    if matches!(self.cursor.get(at), Some(b'"' | b'\\')) {
                        at += 1;
                    }
                }
                b'"' => {
                    let fault = inner.map(|_| TagFault::InnerQuote);
                    if let Some(closed) = self.closed_at(start, found, fault) {
                        return closed;
                    }
                    inner.get_or_insert(found);
                }
                _ if inner.is_some() => return self.unclosed(start, found, inner),
                _ => return self.continued(start, found),
            }
            if inner.is_some_and(|first| at > first + LONGEST_BEHIND_INNER_QUOTE) {
                return self.unclosed(start, at, inner);
            }
        }
    }

    /// Returns the value that ends at `quote`, if that is the closing quote: `]`, the end of the
    /// line or the next tag follows.
    fn closed_at(&mut self, start: usize, quote: usize, fault: Option<TagFault>) -> Option<Value> {
        let value = Span::new(start, quote);
        let behind = self.cursor.blanks(quote + 1);
        match self.cursor.get(behind) {
            Some(b']') => Some(Value { value, end: behind + 1, fault }),
            None | Some(b'[' | b'\n' | b'\r' | b'\\') if fault.is_none() => {
                Some(Value { value, end: quote + 1, fault: Some(TagFault::NoClosingBracket) })
            }
            _ => None,
        }
    }

    /// Returns a value without a closing quote on its first line, which ends at `line_end`.
    fn unclosed(&mut self, start: usize, line_end: usize, inner: Option<usize>) -> Value {
        if let Some(quote) = inner {
            return Value {
                value: Span::new(start, quote),
                end: quote + 1,
                fault: Some(TagFault::NoClosingBracket),
            };
        }
        let line = self.trimmed(start, line_end);
        let mut text = line.of(self.cursor.text());
        while let Some(rest) = text.strip_suffix(b"\\r") {
            text = rest.trim_ascii_end();
        }
        let value = text.strip_suffix(b"]").unwrap_or(text);
        Value {
            value: Span::new(line.start, line.start + value.len()),
            end: (line.start + text.len()).max(start),
            fault: Some(TagFault::UnclosedQuote),
        }
    }

    /// Returns a value whose first line has ended without a quote; `line_end` is its line feed.
    fn continued(&mut self, start: usize, line_end: usize) -> Value {
        let first_line = self.unclosed(start, line_end, None);
        if first_line.value.end < first_line.end {
            return first_line;
        }
        let mut at = line_end;
        loop {
            let line_start = at + 1;
            let tag = self.cursor.blanks(line_start);
            if self.is_blank_line(line_start)
                || self.cursor.get(tag) == Some(b'[') && self.cursor.starts_strict_tag(tag)
            {
                return first_line;
            }
            match self.cursor.find2(*b"\"\n", line_start) {
                Some(found) if found - line_end > LONGEST_CONTINUATION => return first_line,
                Some(found) if self.cursor.text()[found] == b'"' => {
                    let value = Span::new(start, found);
                    let behind = self.cursor.blanks(found + 1);
                    let bracket = self.cursor.get(behind) == Some(b']');
                    return Value {
                        value,
                        end: if bracket { behind + 1 } else { found + 1 },
                        fault: (!bracket).then_some(TagFault::NoClosingBracket),
                    };
                }
                Some(found) => at = found,
                None => return first_line,
            }
        }
    }

    /// Returns whether the line at an offset contains only blanks, or is the end of the text.
    fn is_blank_line(&mut self, start: usize) -> bool {
        let end = self.cursor.blanks(start);
        self.cursor.get(end).is_none_or(is_line_break)
    }

    fn trimmed(&self, start: usize, end: usize) -> Span {
        let text = &self.cursor.text()[start..end];
        let lead = text.len() - text.trim_ascii_start().len();
        let len = text.trim_ascii().len();
        Span::new(start + lead, start + lead + len)
    }
}

/// Returns whether a name is in the strict form, except that its first letter may be lower case.
fn is_name(name: &[u8]) -> bool {
    name.first().is_some_and(u8::is_ascii_alphabetic) && name.iter().all(|&byte| is_name_byte(byte))
}

// A fast path for tags in the strict form, as nearly all are; the lexer would read the same tag.

impl Lexer<'_> {
    /// Skips a tag in the strict form, `[Name "value"]`, if it comes next. A name that does not
    /// begin with a letter is odd and left to the lexer.
    pub(super) fn pass_strict_tag(&mut self) -> Option<StrictTag> {
        let text = self.cursor.text();
        let blanks = text[self.cursor.at..].iter().take_while(|&&byte| is_gap(byte)).count();
        let start = self.cursor.at + blanks;
        let tag = strict_tag(text, start)?;
        let is_odd = !text[tag.name.start].is_ascii_alphabetic();
        if self.depth() > 0 || is_odd {
            return None;
        }
        self.note_result_tag(tag.name, tag.value);
        self.cursor.at = tag.span().end;
        self.opens_line = false;
        Some(tag)
    }
}

/// A tag in the strict form, `[Name "value"]`.
#[derive(Debug, Clone, Copy)]
pub(super) struct StrictTag {
    pub(super) name: Span,
    /// Without its quotes; contains no quotes, backslashes or line ends.
    pub(super) value: Span,
    /// Whether the value is ASCII.
    pub(super) is_ascii: bool,
}

impl StrictTag {
    /// Returns the bytes of the whole tag.
    pub(super) const fn span(&self) -> Span {
        Span::new(self.name.start - 1, self.value.end + 2)
    }
}

/// Returns the tag in the strict form at an offset, if there is one.
#[inline]
pub(super) fn strict_tag(text: &[u8], start: usize) -> Option<StrictTag> {
    let name = text.get(start..)?.strip_prefix(b"[")?;
    let length = name.iter().take_while(|&&byte| is_name_byte(byte)).count();
    let value = name[length..].strip_prefix(b" \"").filter(|_| length > 0)?;
    let (quote, is_ascii) = before_quote(value)?;
    value[quote..].strip_prefix(b"\"]")?;
    let name = Span::new(start + 1, start + 1 + length);
    let value = Span::new(name.end + 2, name.end + 2 + quote);
    Some(StrictTag { name, value, is_ascii })
}

/// Returns the number of bytes before the first quote, and whether all of them are ASCII; `None` if
/// there is no quote, or if a backslash or a line end comes first.
///
/// Most values are shorter than the setup of a search for longer ones would justify.
fn before_quote(value: &[u8]) -> Option<(usize, bool)> {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const UPPER: u64 = 0x80 * ONES;
    // The upper bit of each byte equal to `byte`; above the first such bit, others may be set.
    let stands = |bytes: u64, byte: u8| {
        let differs = bytes ^ (ONES * u64::from(byte));
        differs.wrapping_sub(ONES) & !differs & UPPER
    };
    let (mut at, mut all) = (0, 0);
    while let Some(eight) = value.get(at..)?.first_chunk() {
        let bytes = u64::from_le_bytes(*eight);
        let ends = stands(bytes, b'"') | stands(bytes, b'\\') | stands(bytes, b'\n');
        if ends != 0 {
            let ahead = ends.trailing_zeros();
            let length = at + ahead as usize / 8;
            // Exclude the byte found, which is ASCII.
            all |= bytes & (1_u64 << ahead).wrapping_sub(1);
            return (value[length] == b'"').then_some((length, all & UPPER == 0));
        }
        all |= bytes;
        at += 8;
    }
    let ahead = value[at..].iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n'))?;
    let length = at + ahead;
    (value[length] == b'"').then(|| (length, value[..length].is_ascii()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tags_in_the_strict_form_are_passed() {
        for (text, expected) in [
            ("[White \"a\"]", Some("[White \"a\"]")),
            (" \n[White \"a\"] [Black \"b\"]", Some("[White \"a\"]")),
            ("[White \"\"]", Some("[White \"\"]")),
            ("[White \"a \\\"b\\\"\"]", None),
            ("[White \"a \"b\"\"]", None),
            ("[White  \"a\"]", None),
            ("[White \"a\" ]", None),
            ("[White \"a\n\"]", None),
            ("[Result \"4-6\"]", Some("[Result \"4-6\"]")),
            ("[White \"a", None),
        ] {
            let passed = Lexer::new(text.as_bytes()).pass_strict_tag();
            let passed = passed.map(|tag| &text[tag.span().start..tag.span().end]);
            assert_eq!(passed, expected, "{text}");
        }
    }
}
