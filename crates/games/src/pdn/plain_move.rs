//! A move in the plainest form, read eight bytes at a time.
//!
//! Nine moves in ten are two numbers of one or two digits with `-` or `x` between them.
//! Squares of one and of two digits alternate in no order that a processor could predict, so
//! nothing here branches on the number of digits. Reading a main line takes 25 nanoseconds a
//! half-move; move by move and byte by byte it took 58.

use std::num::NonZeroU32;

use super::move_text::Separator;

/// Two numbers of one or two digits, and `-` or `x` between them.
///
/// Held in one integer: with five bytes that were written one by one and then read together,
/// reading main lines took 43 nanoseconds a half-move instead of 29.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PlainMove(NonZeroU32);

/// Bytes of the longest such move.
const LONGEST: usize = 5;

impl PlainMove {
    /// Takes a text apart, if it is a plain move and nothing else.
    #[inline]
    #[must_use]
    pub fn parse(text: &[u8]) -> Option<Self> {
        if text.len() > LONGEST {
            return None;
        }
        let mut eight = [0; 8];
        eight[..text.len()].copy_from_slice(text);
        let (plain, end) = Self::read(Word::of(&eight))?;
        (end == text.len()).then_some(plain)
    }

    /// The same with blanks around the sign: `4- 9`, `32 - 28`.
    #[must_use]
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

    /// Reads a plain move from the start of eight bytes; also returns where it ends.
    #[inline(always)]
    pub(super) fn read(word: Word) -> Option<(Self, usize)> {
        let shape = word.shape();
        let sign = word.behind_digits(shape);
        let is_capture = sign == b'x';
        if !(shape.is_move() & (is_capture | (sign == b'-'))) {
            return None;
        }
        let packed = word.two_numbers(shape) | u32::from(is_capture) << 16;
        // There is a digit on each side, so it is never zero.
        Some((Self(NonZeroU32::new(packed | u32::from(shape.digits))?), shape.end()))
    }

    /// The number of the first square, 0 to 99.
    #[inline]
    #[must_use]
    pub const fn from(self) -> u8 {
        (self.0.get() >> 8) as u8
    }

    /// The number of the last square, 0 to 99.
    #[inline]
    #[must_use]
    pub const fn to(self) -> u8 {
        (self.0.get() >> 24) as u8
    }

    /// True for `x`.
    #[inline]
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.0.get() >> 16 & 1 == 1
    }

    /// True for what may be a result: `1-0`, `1-1`, `5-5`, `0-2`. The lexer decides.
    #[inline(always)]
    pub(super) const fn is_in_doubt(self) -> bool {
        // Few moves go to squares of one digit, so that a processor can predict the tests.
        let [left, right] = self.digits();
        right == 1 && matches!(self.to(), 0 | 1 | 5) && !self.is_capture()
            || self.from() == 0 && left == 1
    }

    /// Digits of the two numbers.
    #[inline]
    pub(super) const fn digits(self) -> [u8; 2] {
        [self.0.get() as u8 & 0x0F, self.0.get() as u8 >> 4]
    }

    /// The sign between the squares.
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

/// Where the digits stand in eight bytes, and what follows from it for a move or a number at their
/// start. Looked up by which bytes are not digits: with the digits counted each time, reading main
/// lines took a tenth more instructions, though as much time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shape {
    /// The bits of the second number that are read.
    keep: u16,
    /// The digits of the two numbers of a move, as [`PlainMove`] holds them; zero if no move has
    /// this shape.
    digits: u8,
    /// How many digits come first: one to three, or zero if there are none or more.
    first: u8,
    /// Where a move of this shape ends.
    end: u8,
    /// By how many bits the last digit of the first number moves up into the second byte.
    up: u8,
    /// By how many bits that of the second number moves down into it.
    down: u8,
}

/// The shape for each set of bytes that are not digits, the first byte lowest; a move has six
/// bytes at most, with the one after it.
const SHAPES: &[Shape; 64] = &{
    let mut shapes = [Shape::of(0); 64];
    let mut others = 0;
    while others < 64 {
        shapes[others as usize] = Shape::of(others);
        others += 1;
    }
    shapes
};

impl Shape {
    const fn of(others: u32) -> Self {
        let first = others.trailing_zeros();
        let end = (others & others.wrapping_sub(1)).trailing_zeros();
        let second = end.wrapping_sub(first.wrapping_add(1));
        let is_number = first >= 1 && first <= 3;
        let is_move = is_number && first <= 2 && second >= 1 && second <= 2;
        Self {
            keep: if second == 2 { 0x0F0F } else { 0x0F00 },
            digits: if is_move { (first | second << 4) as u8 } else { 0 },
            first: if is_number { first as u8 } else { 0 },
            end: if is_move { end as u8 } else { 0 },
            up: if is_move { 16 - 8 * first as u8 } else { 0 },
            down: if is_move { 8 * end as u8 - 16 } else { 0 },
        }
    }

    /// How many digits come first: one to three, or zero if there are none or more.
    #[inline(always)]
    pub(super) const fn first_digits(&self) -> u32 {
        self.first as u32
    }

    /// True if two numbers of one or two digits come first, with one byte between them.
    #[inline(always)]
    const fn is_move(&self) -> bool {
        self.digits != 0
    }

    /// Where a move of this shape ends, before the sixth byte.
    #[inline(always)]
    pub(super) const fn end(&self) -> usize {
        (self.end & 7) as usize
    }
}

/// Eight bytes of a text, and which of them are not digits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Word {
    bytes: u64,
    /// The upper bit of each byte that is not a digit, the first byte lowest.
    others: u64,
}

impl Word {
    #[inline(always)]
    pub(super) const fn of(eight: &[u8; 8]) -> Self {
        let bytes = u64::from_le_bytes(*eight);
        // A digit is 0 to 9 in the low half and 3 in the high half of its byte.
        let halves = bytes ^ 0x3030_3030_3030_3030;
        let others = ((halves & 0x7F7F_7F7F_7F7F_7F7F) + 0x7676_7676_7676_7676) | halves;
        Self { bytes, others: others & 0x8080_8080_8080_8080 }
    }

    /// Where the digits stand.
    #[inline(always)]
    pub(super) fn shape(self) -> &'static Shape {
        // Gathers the upper bits of the bytes in the highest byte; no two of them meet.
        let gathered = self.others.wrapping_mul(0x0002_0408_1020_4081) >> 56;
        &SHAPES[gathered as usize & 63]
    }

    /// The byte at a place from 0 to 7.
    #[inline(always)]
    pub(super) const fn byte(self, place: u32) -> u8 {
        (self.bytes >> (8 * (place & 7))) as u8
    }

    /// The byte after the digits at its start.
    #[inline(always)]
    pub(super) const fn behind_digits(self, shape: &Shape) -> u8 {
        self.byte(shape.first_digits())
    }

    /// The two bytes after a move of this shape.
    #[inline(always)]
    pub(super) const fn behind_move(self, shape: &Shape) -> [u8; 2] {
        ((self.bytes >> (8 * shape.end())) as u16).to_le_bytes()
    }

    /// Where a plain move ends that cannot be a result, if one stands at its start.
    #[inline(always)]
    pub(super) fn move_beyond_doubt(self) -> Option<usize> {
        let (plain, end) = PlainMove::read(self)?;
        if plain.is_in_doubt() { None } else { Some(end) }
    }

    /// The numbers of one or two digits on either side of the first other byte, where
    /// [`PlainMove`] holds them.
    #[inline(always)]
    fn two_numbers(self, shape: &Shape) -> u32 {
        // Moves the last digit of each into the second byte, and the one before into the first.
        let first = (self.bytes << (shape.up & 63)) as u32 & 0x0F0F;
        let last = (self.bytes >> (shape.down & 63)) as u32 & u32::from(shape.keep);
        // Ten times the first byte and the second meet in the second byte, of both at once.
        (first | last << 16).wrapping_mul(0x0A01) & 0xFF00_FF00
    }

    /// The number of the one to three digits at its start.
    #[inline(always)]
    pub(super) fn first_number(self, digits: u32) -> u32 {
        let [first, second, third] = [0, 1, 2].map(|place| u32::from(self.byte(place) & 0x0F));
        match digits {
            1 => first,
            2 => first * 10 + second,
            _ => first * 100 + second * 10 + third,
        }
    }
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
                        assert_eq!((read.from(), read.to()), (from, to), "{text}");
                        assert_eq!(read.is_capture(), is_capture, "{text}");
                        assert_eq!(format!("{read:?}"), text);
                    }
                }
            }
        }
        for text in [
            "",
            "1",
            "12",
            "-",
            "1-",
            "-1",
            "12-",
            "1:2",
            "1X2",
            "123-4",
            "1-234",
            "1-2-",
            "1-2 ",
            "1x2x3",
            "12-34!",
            "a-1",
            "1-b",
            " 1-2",
            "\u{b1}-\u{b2}",
            "1--2",
        ] {
            assert_eq!(PlainMove::parse(text.as_bytes()), None, "{text}");
        }
    }

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
