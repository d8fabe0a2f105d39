//! A place in a text, and the small questions the lexer asks about it.
//!
//! How far the questions have looked is remembered: in the middle of a stream, an answer that has
//! looked past the end of the text ([`Cursor::ran_out`]) could be a different one once more bytes
//! have arrived, and one that has not looked past some place would be the same if the text ended
//! there ([`Cursor::has_looked_past`]).

/// A text and the offset reached in it.
#[derive(Debug, Clone)]
pub(super) struct Cursor<'a> {
    text: &'a [u8],
    /// Offset of the next byte to be read.
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

    /// True once an answer has depended on where the text ends.
    pub(super) const fn ran_out(&self) -> bool {
        self.looked > self.text.len()
    }

    /// True once an answer has depended on what comes at an offset or after it.
    pub(super) const fn has_looked_past(&self, end: usize) -> bool {
        self.looked > end
    }

    /// The text ends earlier, after the place reached.
    pub(super) fn ends_at(&mut self, end: usize) {
        self.text = &self.text[..end];
    }

    /// Notes that an answer depends on the byte at an offset.
    #[inline]
    pub(super) const fn looks_at(&mut self, offset: usize) {
        if offset >= self.looked {
            self.looked = offset + 1;
        }
    }

    /// The byte at an offset.
    #[inline]
    pub(super) fn get(&mut self, offset: usize) -> Option<u8> {
        self.looks_at(offset);
        self.text.get(offset).copied()
    }

    /// True if `expected` is at an offset.
    pub(super) fn stands(&mut self, offset: usize, expected: &[u8]) -> bool {
        for (ahead, &wanted) in expected.iter().enumerate() {
            if self.get(offset + ahead) != Some(wanted) {
                return false;
            }
        }
        true
    }

    /// The first offset, from `from` on, of one of three bytes.
    pub(super) fn find3(&mut self, bytes: [u8; 3], from: usize) -> Option<usize> {
        let rest = self.text.get(from..).unwrap_or_default();
        let found = memchr::memchr3(bytes[0], bytes[1], bytes[2], rest);
        self.found(found, from)
    }

    /// The first offset, from `from` on, of one of two bytes.
    pub(super) fn find2(&mut self, bytes: [u8; 2], from: usize) -> Option<usize> {
        let rest = self.text.get(from..).unwrap_or_default();
        let found = memchr::memchr2(bytes[0], bytes[1], rest);
        self.found(found, from)
    }

    fn found(&mut self, found: Option<usize>, from: usize) -> Option<usize> {
        self.looks_at(found.map_or(self.text.len(), |ahead| from + ahead));
        found.map(|ahead| from + ahead)
    }

    /// The first offset, from `from` on, whose byte is not wanted.
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

    /// The end of the blanks at an offset, line breaks not included.
    #[inline]
    pub(super) fn blanks(&mut self, from: usize) -> usize {
        self.skip_while(from, |byte| byte == b' ' || byte == b'\t')
    }

    /// The end of the decimal digits at an offset.
    #[inline]
    pub(super) fn digits(&mut self, from: usize) -> usize {
        self.skip_while(from, |byte| byte.is_ascii_digit())
    }

    /// True if there are only blanks between the line's start, or `floor`, and an offset.
    pub(super) fn opens_line(&self, offset: usize, floor: usize) -> bool {
        self.text[floor..offset]
            .iter()
            .rev()
            .find(|&&byte| byte != b' ' && byte != b'\t')
            .is_some_and(|&byte| is_line_break(byte))
    }

    /// True if `[` at an offset starts a tag in the strict form: a name that
    /// starts with a letter, a blank, a quote.
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

/// Letters, digits and the underscore: what a tag name is made of.
#[inline]
pub(super) const fn is_name_byte(byte: u8) -> bool {
    // Looked up: names of tags are read byte by byte, twice a game.
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
