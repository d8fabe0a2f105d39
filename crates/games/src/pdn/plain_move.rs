//! Moves in the plainest form, read eight bytes at a time.
//!
//! Nine moves in ten are two numbers of one or two digits with `-` or `x` between them. Squares of
//! one and of two digits alternate in an order that no processor can predict, so this module does
//! not branch on the number of digits. Reading a main line in a plain form takes 20 nanoseconds per
//! half-move; move by move and byte by byte it took 58.

use std::num::NonZeroU32;

use super::move_text::Separator;

/// Two numbers of one or two digits, and `-` or `x` between them.
///
/// Stored in one integer: with five bytes, written one by one and then read together, reading main
/// lines took half as much time again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PlainMove(NonZeroU32);

/// The length of the longest such move, in bytes.
const LONGEST: usize = 5;

impl PlainMove {
    /// Parses a text that is exactly a plain move.
    #[inline]
    pub fn parse(text: &[u8]) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let mut eight = [0; 8];
        eight[..text.len()].copy_from_slice(text);
        let (plain, end) = Self::read(Word::of(&eight))?;
        (end == text.len()).then_some(plain)
    }

    /// Like [`parse`](Self::parse), with blanks around the sign: `4- 9`, `32 - 28`.
    pub(crate) fn parse_spaced(text: &[u8]) -> Option<Self> {
        let sign = text.iter().position(|byte| matches!(byte, b'-' | b'x'))?;
        let (left, right) = (text[..sign].trim_ascii_end(), text[sign + 1..].trim_ascii_start());
        if left.len() > 2 || right.len() > 2 {
            return None;
        }
        let mut tight = [0; LONGEST];
        tight[..left.len()].copy_from_slice(left);
        tight[left.len()] = text[sign];
        let end = left.len() + 1 + right.len();
        tight[left.len() + 1..end].copy_from_slice(right);
        Self::parse(&tight[..end])
    }

    /// Reads a plain move from the start of eight bytes; also returns its end.
    #[inline(always)]
    pub(super) fn read(word: Word) -> Option<(Self, usize)> {
        let shape = word.shape();
        let sign = word.after_digits(shape) as u8;
        if !(shape.is_move() && matches!(sign, b'-' | b'x')) {
            return None;
        }
        let is_capture = u32::from(sign == b'x') << 16;
        let packed = word.two_numbers(shape) | shape.two_digits() | is_capture | Self::IS_THERE;
        Some((Self(NonZeroU32::new(packed)?), shape.end()))
    }

    /// Set in every move, so that none is zero.
    const IS_THERE: u32 = 1 << 17;

    /// Returns the number of the first square, 0 to 99.
    #[inline]
    #[must_use]
    pub const fn from(self) -> u8 {
        (self.0.get() >> 8) as u8
    }

    /// Returns the number of the last square, 0 to 99.
    #[inline]
    #[must_use]
    pub const fn to(self) -> u8 {
        (self.0.get() >> 24) as u8
    }

    /// Returns whether the sign is `x`.
    #[inline]
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.0.get() >> 16 & 1 == 1
    }

    /// Returns whether the text may be a result: `1-0`, `1-1`, `5-5`, `0-2`. The lexer decides.
    #[inline(always)]
    pub(super) const fn is_in_doubt(self) -> bool {
        // Few moves end on squares with one digit, so a processor can predict these tests.
        let [left, right] = self.digits();
        right == 1 && matches!(self.to(), 0 | 1 | 5) && !self.is_capture()
            || self.from() == 0 && left == 1
    }

    /// Returns the numbers of digits of the two numbers.
    #[inline]
    pub(super) const fn digits(self) -> [u8; 2] {
        [self.0.get() as u8 & 0x0F, self.0.get() as u8 >> 4]
    }

    /// Returns the sign between the squares.
    #[must_use]
    pub const fn separator(self) -> Separator {
        if self.is_capture() { Separator::Cross } else { Separator::Hyphen }
    }
}

impl std::fmt::Debug for PlainMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        let [left, right] = self.digits().map(usize::from);
        write!(f, "{:0left$}{sign}{:0right$}", self.from(), self.to())
    }
}

/// The positions of the first two non-digits among eight bytes. Each is the index of its byte's
/// upper bit, counted from the lowest bit (7, 15 and so on, or 64 if there is none).
///
/// All that a move or a number needs follows from these two by shifting, without dividing by eight
/// and without a table. Counting digits first took a tenth more instructions for reading main
/// lines. A table of 64 shapes took the same number of instructions but a twentieth more time,
/// since each token waits for the end of the one before it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    first: u32,
    end: u32,
}

impl Shape {
    /// Returns the number of leading digits.
    #[inline(always)]
    pub(super) const fn first_digits(self) -> u32 {
        self.first >> 3
    }

    /// Returns whether the bytes begin with two numbers of one or two digits and one byte between
    /// them.
    #[inline(always)]
    pub(super) const fn is_move(self) -> bool {
        let apart = self.end.wrapping_sub(self.first);
        self.first.wrapping_sub(15) <= 8 && apart.wrapping_sub(16) <= 8
    }

    /// Returns the end of a move of this shape, before the sixth byte.
    #[inline(always)]
    pub(super) const fn end(self) -> usize {
        (self.end >> 3) as usize
    }

    /// Returns the numbers of digits of a move's two numbers, as [`PlainMove`] stores them.
    #[inline(always)]
    const fn two_digits(self) -> u32 {
        // Sixteen times the number of digits of the second number.
        let second = (self.end - self.first - 8) << 1;
        self.first >> 3 | second
    }
}

/// Eight bytes of a text, and which of them are not digits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Word {
    bytes: u64,
    /// The upper bit of each byte that is not a digit, the first byte lowest. Bits after a
    /// non-ASCII byte may be wrong, which does no harm, since no move or number continues after
    /// one.
    others: u64,
}

impl Word {
    #[inline(always)]
    pub(super) const fn of(eight: &[u8; 8]) -> Self {
        let bytes = u64::from_le_bytes(*eight);
        // A digit is 0 to 9 in the low half and 3 in the high half of its byte.
        let halves = bytes ^ 0x3030_3030_3030_3030;
        let others = halves.wrapping_add(0x7676_7676_7676_7676) | halves;
        Self { bytes, others: others & 0x8080_8080_8080_8080 }
    }

    /// Returns the positions of the first two non-digits.
    #[inline(always)]
    pub(super) const fn shape(self) -> Shape {
        let first = self.others.trailing_zeros();
        let end = (self.others & self.others.wrapping_sub(1)).trailing_zeros();
        Shape { first, end }
    }

    #[inline(always)]
    pub(super) const fn first(self) -> u8 {
        self.bytes as u8
    }

    /// Returns the bytes after the leading digits, the first lowest, up to the seventh.
    #[inline(always)]
    pub(super) const fn after_digits(self, shape: Shape) -> u64 {
        self.behind(shape.first)
    }

    /// Like [`after_digits`](Self::after_digits), after a move of this shape.
    #[inline(always)]
    pub(super) const fn after_move(self, shape: Shape) -> u64 {
        self.behind(shape.end)
    }

    /// Returns the bytes from the one with this upper bit on; there must be one.
    #[inline(always)]
    const fn behind(self, upper_bit: u32) -> u64 {
        (self.bytes << 7).wrapping_shr(upper_bit)
    }

    /// Returns the two numbers of a move in the bits in which [`PlainMove`] stores them.
    #[inline(always)]
    const fn two_numbers(self, shape: Shape) -> u32 {
        // Move the last digit of the first number into the second byte, and that of the second
        // number into the fourth; the preceding digit, if any, goes before it.
        let first = self.bytes.wrapping_shl(23_u32.wrapping_sub(shape.first)) as u32 & 0x0F0F;
        let last = (self.bytes << 16).wrapping_shr(shape.end.wrapping_sub(23)) as u32;
        let keep = if shape.end - shape.first == 24 { 0x0F0F_0000 } else { 0x0F00_0000 };
        // In the second and the fourth byte, ten times the preceding byte and the last digit add
        // up.
        (first | last & keep).wrapping_mul(0x0A01) & 0xFF00_FF00
    }

    /// Returns the value of the leading digits, if there are one to three.
    #[inline(always)]
    pub(super) const fn first_number(self, shape: Shape) -> Option<u32> {
        let bytes = self.bytes as u32;
        Some(match shape.first_digits() {
            1 => bytes & 0x0F,
            2 => (bytes & 0x0F) * 10 + (bytes >> 8 & 0x0F),
            3 => (bytes & 0x0F) * 100 + (bytes >> 8 & 0x0F) * 10 + (bytes >> 16 & 0x0F),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_about_the_sign_are_passed_and_no_others() {
        for (text, expected) in [
            ("4- 9", Some("4-9")),
            ("32 x  8", Some("32x8")),
            ("32-28", Some("32-28")),
            ("3 2-28", None),
            ("32-2 8", None),
            ("132 - 8", None),
            ("- 8", None),
            ("8 -", None),
            ("8", None),
            ("1 - 2 - 3", None),
        ] {
            let read = PlainMove::parse_spaced(text.as_bytes()).map(|plain| format!("{plain:?}"));
            assert_eq!(read.as_deref(), expected, "{text}");
        }
    }
}
