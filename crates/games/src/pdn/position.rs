//! Tracking of offset, line and column while bytes are passed.

use crate::diag::Place;

/// The place reached in a file that is read from its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ReachedPlace {
    /// The number of bytes passed.
    pub(super) offset: u64,
    /// The line and column of the next byte.
    pub(super) place: Place,
    /// Whether the last byte passed was a carriage return.
    behind_cr: bool,
}

impl ReachedPlace {
    pub(super) const START: Self =
        Self { offset: 0, place: Place { line: 1, column: 1 }, behind_cr: false };

    /// Returns the place after some more bytes.
    ///
    /// Lines end with LF, CRLF or a lone CR, as in [`LineMap`](crate::diag::LineMap).
    #[must_use]
    pub(super) fn behind(self, bytes: &[u8]) -> Self {
        let (Some(&first), Some(&last)) = (bytes.first(), bytes.last()) else {
            return self;
        };
        // Each CR ends a line, and so does each LF that does not follow a CR.
        let mut breaks = memchr::memchr_iter(b'\n', bytes).count();
        for cr in memchr::memchr_iter(b'\r', bytes) {
            breaks += usize::from(bytes.get(cr + 1) != Some(&b'\n'));
        }
        breaks -= usize::from(self.behind_cr && first == b'\n');
        let line_start = memchr::memrchr2(b'\n', b'\r', bytes).map(|last| last + 1);
        let in_line = &bytes[line_start.unwrap_or(0)..];
        let characters = in_line.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u64;
        let column = line_start.map_or(self.place.column, |_| 1);
        Self {
            offset: self.offset + bytes.len() as u64,
            place: Place { line: self.place.line + breaks as u64, column: column + characters },
            behind_cr: last == b'\r',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::LineMap;

    #[test]
    fn counting_in_pieces_agrees_with_the_line_map() {
        let text = "a\nbé c\r\nd\re\r\n\r\nfü".as_bytes();
        let map = LineMap::new(text);
        for cut in 0..=text.len() {
            let reached = ReachedPlace::START.behind(&text[..cut]).behind(&text[cut..]);
            assert_eq!(reached.place, map.place(text.len()), "cut at {cut}");
            assert_eq!(reached.offset, text.len() as u64);
        }
    }
}
