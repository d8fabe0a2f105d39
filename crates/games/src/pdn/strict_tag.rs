//! A fast path for tags in the strict form, `[Name "value"]`, as nearly all are.
//!
//! This is only a shortcut for the lexer, which would read the same tag.

use super::cursor::is_name_byte;
use super::lexer::Lexer;
use super::plain::is_gap;
use crate::diag::Span;

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
