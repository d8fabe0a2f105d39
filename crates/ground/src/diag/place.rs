//! Byte spans, and the lines and columns derived from them.

/// A half-open range of byte offsets in one input, counted from its first byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// Offset of the first byte.
    pub start: usize,
    /// Offset after the last byte; never before `start`.
    pub end: usize,
}

impl Span {
    /// Creates the span from `start` up to, but not including, `end`.
    #[inline]
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// Returns the smallest span that covers both.
    #[inline]
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self::new(self.start.min(other.start), self.end.max(other.end))
    }

    /// Returns the number of bytes covered.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.end - self.start
    }

    /// Returns whether the span covers no byte.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// Returns the bytes that the span covers; empty if it is outside `text`.
    #[inline]
    pub fn of<'a>(&self, text: &'a [u8]) -> &'a [u8] {
        text.get(self.start..self.end.min(text.len())).unwrap_or_default()
    }
}

/// A line and a column, both from 1. The column counts characters, a tab as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line, from 1.
    pub line: u64,
    /// Column in characters, from 1.
    pub column: u64,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The line starts of a text, for converting offsets to places.
///
/// Lines end with LF, CRLF or a lone CR. Bytes that are not UTF-8 count as one character each.
#[derive(Debug, Clone)]
pub struct LineMap<'a> {
    text: &'a [u8],
    starts: Vec<usize>,
    /// Checkpoints in long lines: an offset, and the number of characters before it in its line.
    /// They save counting a column from the start of the line for each of thousands of findings.
    marks: Vec<(usize, u64)>,
    first_line: u64,
}

/// The number of bytes between two marks of a long line.
const MARK_BYTES: usize = 1024;

impl<'a> LineMap<'a> {
    /// Creates the map of a text whose first line is number 1.
    pub fn new(text: &'a [u8]) -> Self {
        Self::starting_at(text, 1)
    }

    /// Creates the map of a part of a text whose first line is number `first_line`.
    pub fn starting_at(text: &'a [u8], first_line: u64) -> Self {
        let mut starts = vec![0];
        let mut marks = Vec::new();
        for at in memchr::memchr2_iter(b'\n', b'\r', text) {
            if text[at] == b'\r' && text.get(at + 1) == Some(&b'\n') {
                continue;
            }
            mark(text, starts[starts.len() - 1], at, &mut marks);
            starts.push(at + 1);
        }
        mark(text, starts[starts.len() - 1], text.len(), &mut marks);
        Self { text, starts, marks, first_line }
    }

    /// Returns the place of a byte offset; an offset past the end gives the place after the last
    /// byte.
    pub fn place(&self, offset: usize) -> Place {
        let offset = offset.min(self.text.len());
        let line = self.starts.partition_point(|&start| start <= offset) - 1;
        let start = self.starts[line];
        let mark = self.marks.partition_point(|&(at, _)| at <= offset).checked_sub(1);
        let mark = mark.map(|mark| self.marks[mark]).filter(|&(at, _)| at > start);
        let (from, chars) = mark.unwrap_or((start, 0));
        let column = 1 + chars + count_chars(&self.text[from..offset]);
        Place { line: self.first_line + line as u64, column }
    }

    /// Returns the byte offset of a place, clamped to the end of its line and of the text.
    pub fn offset(&self, place: Place) -> usize {
        let line = place.line.saturating_sub(self.first_line);
        let line = usize::try_from(line).unwrap_or(usize::MAX);
        let Some(&start) = self.starts.get(line) else {
            return self.text.len();
        };
        let end = self.starts.get(line + 1).copied().unwrap_or(self.text.len());
        let mut at = start;
        for _ in 1..place.column {
            if at >= end {
                break;
            }
            at += 1;
            while at < end && is_continuation(self.text[at]) {
                at += 1;
            }
        }
        at
    }
}

/// Adds the marks of a line, if it is long.
fn mark(text: &[u8], mut from: usize, end: usize, marks: &mut Vec<(usize, u64)>) {
    let mut chars = 0;
    while end - from > MARK_BYTES {
        let rest = &text[from + MARK_BYTES..end];
        let Some(next) = rest.iter().position(|&byte| !is_continuation(byte)) else { break };
        let at = from + MARK_BYTES + next;
        chars += count_chars(&text[from..at]);
        marks.push((at, chars));
        from = at;
    }
}

fn is_continuation(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

fn count_chars(bytes: &[u8]) -> u64 {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.chars().count() as u64,
        Err(_) => bytes.len() as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_characters_from_one() {
        let text = "a\nbé c\r\nd\re".as_bytes();
        let map = LineMap::new(text);
        let place = |needle: &str| {
            let at = text
                .windows(needle.len())
                .position(|w| w == needle.as_bytes())
                .expect("needle is in the text");
            map.place(at)
        };
        assert_eq!(place("a"), Place { line: 1, column: 1 });
        assert_eq!(place("c"), Place { line: 2, column: 4 });
        assert_eq!(place("d"), Place { line: 3, column: 1 });
        assert_eq!(place("e"), Place { line: 4, column: 1 });
        assert_eq!(map.place(999), Place { line: 4, column: 2 });
    }

    #[test]
    fn columns_of_a_long_line_are_counted_from_a_mark_near_by() {
        let line = "32-28 \u{e9}\u{1f600} ".repeat(1000);
        let text = format!("a\n{line}\n{line}");
        let map = LineMap::new(text.as_bytes());
        assert!(map.marks.len() > 20);
        for (at, _) in text.char_indices().step_by(97) {
            let before = &text[..at];
            let start = before.rfind('\n').map_or(0, |end| end + 1);
            let line = 1 + before.matches('\n').count() as u64;
            let column = 1 + before[start..].chars().count() as u64;
            assert_eq!(map.place(at), Place { line, column });
        }
    }

    #[test]
    fn a_place_leads_back_to_its_offset() {
        let text = "a\nbé c\r\nd\re".as_bytes();
        let map = LineMap::new(text);
        for at in [0, 1, 2, 3, 5, 6, 9, 11] {
            assert_eq!(map.offset(map.place(at)), at, "offset {at}");
        }
    }

    #[test]
    fn a_cut_text_keeps_its_line_numbers() {
        assert_eq!(LineMap::starting_at(b"x\ny", 40).place(2), Place { line: 41, column: 1 });
    }
}
