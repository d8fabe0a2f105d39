//! A move in the plainest shape, read eight bytes at a time.
//!
//! Nine moves in ten are two numbers of one or two digits with `-` or `x` between them.
//! Squares of one and of two digits alternate in no order that a processor could
//! foresee, so nothing here branches on how many there are: lexing such a move and
//! taking it apart takes a third of the time that a look at each byte did.

use super::move_text::Separator;

/// Two numbers of one or two digits, and `-` or `x` between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlainMove {
    /// The number of the first square, 0 to 99.
    pub from: u8,
    /// The number of the last square, 0 to 99.
    pub to: u8,
    /// True for `x`.
    pub is_capture: bool,
    /// Digits of the two numbers.
    pub(super) digits: [u8; 2],
}

/// Bytes of the longest such move.
const LONGEST: usize = 5;

impl PlainMove {
    /// Takes a text apart, if it is such a move and nothing else.
    #[inline]
    #[must_use]
    pub fn parse(text: &[u8]) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let mut word = [0; 8];
        word[..text.len()].copy_from_slice(text);
        let (plain, end) = Self::read(u64::from_le_bytes(word))?;
        (end == text.len()).then_some(plain)
    }

    /// Reads such a move from the first of eight bytes; also gives where it ends.
    #[inline]
    pub(super) fn read(word: u64) -> Option<(Self, usize)> {
        let others = other_than_digits(word);
        let left = others.trailing_zeros() / 8;
        let behind = others & others.wrapping_sub(1);
        let end = behind.trailing_zeros() / 8;
        let right = end.wrapping_sub(left + 1);
        // One test for all of it, which hardly ever fails.
        let lengths = left.wrapping_sub(1) < 2 && right.wrapping_sub(1) < 2 && behind != 0;
        if !lengths {
            return None;
        }
        let separator = (word >> (8 * left)) as u8;
        let is_capture = separator == b'x';
        if !is_capture && separator != b'-' {
            return None;
        }
        let plain = Self {
            from: number(word, left, left),
            to: number(word, end, right),
            is_capture,
            digits: [left as u8, right as u8],
        };
        Some((plain, end as usize))
    }

    /// What stands between the squares.
    #[must_use]
    pub const fn separator(self) -> Separator {
        if self.is_capture { Separator::Cross } else { Separator::Hyphen }
    }
}

/// The upper bit of each byte that is no digit.
#[inline]
pub(super) const fn other_than_digits(word: u64) -> u64 {
    // A digit is 0 to 9 in the low half and 3 in the high half of its byte.
    let halves = word ^ 0x3030_3030_3030_3030;
    (((halves & 0x7F7F_7F7F_7F7F_7F7F) + 0x7676_7676_7676_7676) | halves) & 0x8080_8080_8080_8080
}

/// The number of one or two digits that ends before a byte.
#[inline]
const fn number(word: u64, end: u32, digits: u32) -> u8 {
    let last_two = (word << (64 - 8 * end)) >> 48;
    let (tens, units) = (last_two as u8 & 0x0F, (last_two >> 8) as u8 & 0x0F);
    tens * 10 * (digits - 1) as u8 + units
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_plain_move_is_read_and_nothing_else() {
        for from in 0..100 {
            for to in 0..100 {
                for (sign, is_capture) in [("-", false), ("x", true)] {
                    let mut texts = vec![format!("{from}{sign}{to}")];
                    if from < 10 && to < 10 {
                        texts.push(format!("0{from}{sign}0{to}"));
                    }
                    for text in texts {
                        let read = PlainMove::parse(text.as_bytes()).expect(&text);
                        assert_eq!((read.from, read.to), (from, to), "{text}");
                        assert_eq!(read.is_capture, is_capture, "{text}");
                        let digits = read.digits.map(usize::from);
                        assert_eq!(digits[0] + 1 + digits[1], text.len(), "{text}");
                    }
                }
            }
        }
        for text in [
            "", "1", "12", "-", "1-", "-1", "12-", "1:2", "1X2", "123-4", "1-234", "1-2-", "1-2 ",
            "1x2x3", "12-34!", "a-1", "1-b", " 1-2", "\u{b1}-\u{b2}", "1--2",
        ] {
            assert_eq!(PlainMove::parse(text.as_bytes()), None, "{text}");
        }
    }
}
