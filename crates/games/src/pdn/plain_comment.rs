//! Comments in the commonest shapes, recognised in a single pass.
//!
//! Live boards and sites write a clock after every move, `{[%clk 0:58:01]}`, or with a blank on
//! each side, `{ [%clk 0:58:01] }`: sixteen bytes, read as two integers. Any other comment is plain
//! if it is short, in braces, on one line and in ASCII: nothing in it can be odd, end it early, or
//! start a tag. The rest is left to the lexer.

/// A comment in a plain form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PlainComment {
    /// The end, after its brace.
    pub(super) end: usize,
    /// The time of its clock, if it is exactly `{[%clk h:mm:ss]}` or `{ [%clk h:mm:ss] }`.
    pub(super) clock: Option<PlainClock>,
}

/// The time of `[%clk h:mm:ss]`, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlainClock(u16);

/// The longest comment that is examined here, in bytes.
const LONGEST: usize = 256;

/// Returns the plain comment whose brace is at an offset, if there is one.
#[inline(always)]
pub(super) fn plain_comment(text: &[u8], start: usize) -> Option<PlainComment> {
    let rest = text.get(start..)?;
    if rest.first() != Some(&b'{') {
        return None;
    }
    if let Some((clock, length)) = PlainClock::framed(rest) {
        return Some(PlainComment { end: start + length, clock: Some(clock) });
    }
    let words = &rest[1..rest.len().min(LONGEST)];
    let length = match words.first_chunk().and_then(few_words) {
        Some(length) => length,
        None => plain_words(words)?,
    };
    Some(PlainComment { end: start + length + 2, clock: None })
}

/// Like [`plain_words`], for at most seven bytes, such as an engine's evaluation; `None` if the
/// comment is longer or not certain to be plain.
#[inline(always)]
fn few_words(eight: &[u8; 8]) -> Option<usize> {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const UPPER: u64 = 0x80 * ONES;
    let bytes = u64::from_le_bytes(*eight);
    // The lowest upper bit that is set is that of the first closing brace.
    let others = bytes ^ (ONES * u64::from(b'}'));
    let closing = others.wrapping_sub(ONES) & !others & UPPER;
    // The upper bits of bytes from `{` on, including those beyond ASCII, and of bytes below the
    // blank.
    let beyond = bytes | ((bytes & !UPPER) + ONES * u64::from(0x80 - b'{'));
    let before = !((bytes | UPPER) - ONES * u64::from(b' '));
    let odd = (beyond | before) & UPPER & closing.wrapping_sub(1);
    (closing != 0 && odd & !closing == 0).then_some(closing.trailing_zeros() as usize / 8)
}

/// Returns the length of the text before the closing brace of a comment, if all of it is plain.
#[inline(never)]
fn plain_words(rest: &[u8]) -> Option<usize> {
    let length = memchr::memchr(b'}', rest)?;
    let odd = |byte: u8| !(b' '..=b'~').contains(&byte) | (byte == b'{');
    // Without an early exit, so that the loop becomes vector instructions.
    let is_odd = rest[..length].iter().fold(false, |any, &byte| any | odd(byte));
    (!is_odd).then_some(length)
}

impl PlainClock {
    /// The length of `[%clk h:mm:ss]`, in bytes.
    pub(crate) const LENGTH: usize = 14;

    /// Reads `{[%clk h:mm:ss]}` or `{ [%clk h:mm:ss] }` at the start of a text; also returns its
    /// length.
    #[inline(always)]
    fn framed(text: &[u8]) -> Option<(Self, usize)> {
        let sixteen = text.first_chunk()?;
        if sixteen[1] != b' ' {
            return Some((Self::read(sixteen, *b"{[%clk 0:00:00]}")?, 16));
        }
        let [b'{', sixteen @ .., b'}'] = text.first_chunk::<18>()? else { return None };
        Some((Self::read(sixteen, *b" [%clk 0:00:00] ")?, 18))
    }

    /// Reads a clock whose frame is given as that of 0:00:00.
    #[inline(always)]
    fn read(sixteen: &[u8; 16], frame: [u8; 16]) -> Option<Self> {
        // The digits of the minutes and of the seconds.
        const DIGITS: u64 = 0x0000_FFFF_00FF_FF00;
        // With these added, a digit from 0 to 5 or from 0 to 9 does not reach the upper bit of its
        // byte.
        const ROOM: u64 = 0x0000_767A_0076_7A00;
        // The value of each digit where both have one, and zero elsewhere.
        let differs = u128::from_le_bytes(*sixteen) ^ u128::from_le_bytes(frame);
        let (first, last) = (differs as u64, (differs >> 64) as u64);
        let hours = first >> 56;
        let is_framed = (first << 8 == 0) & (last & !DIGITS == 0);
        let reaches = ((last & 0x0000_7F7F_007F_7F00) + ROOM) | last;
        if !(is_framed & (hours < 10) & (reaches & 0x8080_8080_8080_8080 == 0)) {
            return None;
        }
        let two = |at: u32| (last >> at & 0xF) * 10 + (last >> (at + 8) & 0xF);
        Some(Self((hours * 3600 + two(8) * 60 + two(32)) as u16))
    }

    /// Returns the time in seconds.
    #[inline]
    #[must_use]
    pub const fn seconds(self) -> u16 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(text: &str) -> Option<u16> {
        plain_comment(text.as_bytes(), 0)?.clock.map(PlainClock::seconds)
    }

    #[test]
    fn every_clock_of_its_form_is_read() {
        for seconds in 0..36_000_u16 {
            let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
            let text = format!("[%clk {hours}:{minutes:02}:{:02}]", seconds % 60);
            assert_eq!(clock(&format!("{{{text}}} 1")), Some(seconds), "{text}");
            assert_eq!(clock(&format!("{{ {text} }}")), Some(seconds), "{text}");
        }
    }

    #[test]
    fn what_is_no_such_clock_is_not_read_as_one() {
        for framed in [&b"{[%clk 0:00:00]}"[..], b"{ [%clk 0:00:00] }"] {
            for at in 0..framed.len() {
                for byte in 0..=255_u8 {
                    let mut bytes = framed.to_vec();
                    if bytes[at] == byte || bytes[at] == b'0' && byte.is_ascii_digit() {
                        continue;
                    }
                    bytes[at] = byte;
                    assert_eq!(PlainClock::framed(&bytes), None, "{}", bytes.escape_ascii());
                }
            }
        }
        for text in [
            "{ [%clk 0:00:00]}",
            "{[%clk 0:00:00] }",
            "{[%clk 0:60:00]}",
            "{[%clk 0:00:60]}",
            "{[%CLK 0:00:00]}",
            "{[%clk 0:00:0",
        ] {
            assert_eq!(clock(text), None, "{text}");
        }
    }

    #[test]
    fn a_few_words_are_plain_as_many_are() {
        for length in 0..8 {
            for at in 0..length {
                for byte in 0..=255 {
                    let mut bytes = *b"\x80a-8{\n}\x80";
                    bytes[..length].fill(b'7');
                    bytes[at] = byte;
                    bytes[length] = b'}';
                    let plain = plain_words(&bytes);
                    match few_words(&bytes) {
                        Some(length) => assert_eq!(plain, Some(length), "{bytes:?}"),
                        // Left to the lexer: odd, or `|` or `~`.
                        None => assert!(plain.is_none() || matches!(byte, b'|' | b'~')),
                    }
                }
            }
        }
        assert_eq!(few_words(b"12345678"), None);
        assert_eq!((few_words(b"}\n\n\n\n\n\n\n"), few_words(b"-1.25} {")), (Some(0), Some(5)));
    }

    #[test]
    fn only_comments_beyond_doubt_are_plain() {
        for (text, end) in [
            ("{}", Some(2)),
            ("{ [%clk 0:58:01] } 1", Some(18)),
            ("{a [b] \"c\" (d)}", Some(15)),
            ("{a\nb}", None),
            ("{a\tb}", None),
            ("{a {b}", None),
            ("{é}", None),
            ("{a", None),
            ("a}", None),
            ("", None),
        ] {
            let found = plain_comment(text.as_bytes(), 0).map(|comment| comment.end);
            assert_eq!(found, end, "{text}");
        }
        let long = format!("{{{}}}", "a".repeat(LONGEST));
        assert_eq!(plain_comment(long.as_bytes(), 0), None);
    }
}
