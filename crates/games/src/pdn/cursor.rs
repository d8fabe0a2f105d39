//! A position in a text, and the queries of the lexer about it.
//!
//! The cursor records how far the queries have looked. In a stream, an answer that looked past the
//! end of the text ([`Cursor::ran_out`]) may change once more bytes have arrived; an answer that
//! did not look past an offset would be the same if the text ended there
//! ([`Cursor::has_looked_past`]).

/// A text and the offset reached in it.
#[derive(Debug, Clone)]
pub(super) struct Cursor<'a> {
    text: &'a [u8],
    /// The offset of the next byte to read.
    pub(super) at: usize,
    /// The furthest offset that an answer has depended on, plus one.
    looked: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0, looked: 0 }
    }

    pub(super) const fn text(&self) -> &'a [u8] {
        self.text
    }

    /// Returns whether an answer has depended on the end of the text.
    pub(super) const fn ran_out(&self) -> bool {
        self.looked > self.text.len()
    }

    /// Returns whether an answer has depended on bytes from an offset on.
    pub(super) const fn has_looked_past(&self, end: usize) -> bool {
        self.looked > end
    }

    /// Shortens the text to an offset after the place reached.
    pub(super) fn ends_at(&mut self, end: usize) {
        self.text = &self.text[..end];
    }

    /// Records that an answer depends on the byte at an offset.
    #[inline]
    pub(super) const fn look_at(&mut self, offset: usize) {
        if offset >= self.looked {
            self.looked = offset + 1;
        }
    }

    /// Returns the byte at an offset.
    #[inline]
    pub(super) fn get(&mut self, offset: usize) -> Option<u8> {
        self.look_at(offset);
        self.text.get(offset).copied()
    }

    /// Returns whether `expected` is at an offset.
    pub(super) fn matches_at(&mut self, offset: usize, expected: &[u8]) -> bool {
        for (ahead, &wanted) in expected.iter().enumerate() {
            if self.get(offset + ahead) != Some(wanted) {
                return false;
            }
        }
        true
    }

    /// Returns the first offset, from `from` on, of one of three bytes.
    pub(super) fn find3(&mut self, bytes: [u8; 3], from: usize) -> Option<usize> {
        let rest = self.text.get(from..).unwrap_or_default();
        let found = memchr::memchr3(bytes[0], bytes[1], bytes[2], rest);
        self.found(found, from)
    }

    /// Returns the first offset, from `from` on, of one of two bytes.
    pub(super) fn find2(&mut self, bytes: [u8; 2], from: usize) -> Option<usize> {
        let rest = self.text.get(from..).unwrap_or_default();
        let found = memchr::memchr2(bytes[0], bytes[1], rest);
        self.found(found, from)
    }

    fn found(&mut self, found: Option<usize>, from: usize) -> Option<usize> {
        self.look_at(found.map_or(self.text.len(), |ahead| from + ahead));
        found.map(|ahead| from + ahead)
    }

    /// Returns the first offset, from `from` on, whose byte is not wanted.
    #[inline]
    pub(super) fn skip_while(&mut self, mut from: usize, wanted: impl Fn(u8) -> bool) -> usize {
        while let Some(byte) = self.get(from) {
            if !wanted(byte) {
                break;
            }
            from += 1;
        }
        from
    }

    /// Returns the end of the blanks at an offset, excluding line breaks.
    #[inline]
    pub(super) fn blanks(&mut self, from: usize) -> usize {
        self.skip_while(from, |byte| byte == b' ' || byte == b'\t')
    }

    /// Returns the end of the decimal digits at an offset.
    #[inline]
    pub(super) fn digits(&mut self, from: usize) -> usize {
        self.skip_while(from, |byte| byte.is_ascii_digit())
    }

    /// Returns whether only blanks precede an offset on its line, without looking before `floor`.
    pub(super) fn opens_line(&self, offset: usize, floor: usize) -> bool {
        self.text[floor..offset]
            .iter()
            .rev()
            .find(|&&byte| byte != b' ' && byte != b'\t')
            .is_some_and(|&byte| is_line_break(byte))
    }

    /// Returns whether the `[` at an offset starts a tag in the strict form: a name that starts
    /// with a letter, a blank, a quote.
    pub(super) fn starts_strict_tag(&mut self, bracket: usize) -> bool {
        if !self.get(bracket + 1).is_some_and(|byte| byte.is_ascii_alphabetic()) {
            return false;
        }
        let name_end = self.skip_while(bracket + 1, is_name_byte);
        let quote = self.blanks(name_end);
        quote > name_end && self.get(quote) == Some(b'"')
    }
}

pub(super) const fn is_line_break(byte: u8) -> bool {
    (byte == b'\n') | (byte == b'\r')
}

/// Returns whether a byte can be part of a tag name: a letter, a digit or an underscore.
#[inline]
pub(super) const fn is_name_byte(byte: u8) -> bool {
    // A table, because tag names are read byte by byte, twice per game.
    const ARE: &[bool; 256] = &{
        let mut are = [false; 256];
        let mut byte = 0_u8;
        while byte < 128 {
            are[byte as usize] = byte.is_ascii_alphanumeric() || byte == b'_';
            byte += 1;
        }
        are
    };
    ARE[byte as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_past_the_end_is_remembered() {
        let mut cursor = Cursor::new(b"12 ");
        assert_eq!(cursor.digits(0), 2);
        assert!(!cursor.ran_out());
        assert_eq!(cursor.blanks(2), 3);
        assert!(cursor.ran_out());
    }

    #[test]
    fn a_strict_tag_has_a_name_a_blank_and_a_quote() {
        for (text, is_tag) in [
            ("[White \"x\"]", true),
            ("[White\"x\"]", false),
            ("[%clock \"x\"]", false),
            ("[Empty]", false),
        ] {
            assert_eq!(Cursor::new(text.as_bytes()).starts_strict_tag(0), is_tag, "{text}");
        }
    }
}
