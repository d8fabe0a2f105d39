//! A fast path for the forms that make up nearly all movetext.
//!
//! This is only a shortcut for the lexer: a form is plain if the lexer would read it as the same
//! token, whatever follows. Everything doubtful is left to the lexer.

use std::num::NonZeroU32;

use super::lexer::is_line_break;
use super::move_text::Separator;
use crate::diag::Span;

/// A consumer of tokens in a plain form.
///
/// Tokens are passed on where they are recognised, in registers. As values built in one place and
/// matched in another, they went through the stack, and reading main lines took a tenth more
/// instructions, though no more time.
pub(crate) trait PlainTokens<'a> {
    /// Takes a move that begins at an offset; `plain` holds its two numbers if that is all it
    /// consists of, apart from blanks.
    fn takes_move(&mut self, text: &'a [u8], start: usize, plain: Option<PlainMove>);

    /// Takes a number with one dot after it.
    fn takes_number(&mut self, number: u32, span: Span);

    /// Takes a comment in braces; `clock` is its clock if it contains nothing else.
    fn takes_comment(&mut self, span: Span, clock: Option<PlainClock>);
}

/// Passes on the plain token at an offset, or passes a blank or line end; returns the end of it,
/// including the blank that nearly always follows a token.
///
/// A comment is plain only among the moves, because a comment before them does not begin them.
#[inline(always)]
pub(super) fn pass<'a>(
    text: &'a [u8],
    at: usize,
    in_moves: impl Fn() -> bool,
    tokens: &mut impl PlainTokens<'a>,
) -> Option<usize> {
    let rest = text.get(at..)?;
    let Some(eight) = rest.first_chunk() else {
        return pass_last(rest, at, in_moves, tokens);
    };
    let word = Word::of(eight);
    let shape = word.shape();
    let left = shape.first_digits();
    if left == 0 {
        if is_gap(word.first()) {
            return Some(at + 1);
        }
        let end = pass_comment(text, at, in_moves, tokens)?;
        return Some(end + usize::from(text.get(end) == Some(&b' ')));
    }
    let [sign, after, next, ..] = word.after_digits(shape).to_le_bytes();
    if sign == b'.' {
        let end = at + left as usize + 1;
        // More dots may follow after blanks, but not on another line.
        let is_glued = after.is_ascii_digit() && left == 1 && word.first() <= b'2';
        let behind = if is_glued && !is_glued_to_move(eight) {
            // `1.02-0.98` is a result: the lexer decides.
            return None;
        } else if after.is_ascii_alphanumeric() {
            end
        } else if is_line_break(after)
            || after == b' ' && (next.is_ascii_alphanumeric() || is_line_break(next))
        {
            end + 1
        } else {
            return None;
        };
        tokens.takes_number(word.first_number(shape)?, Span::new(at, end));
        return Some(behind);
    }
    if shape.is_move() {
        let [next, after, ..] = word.after_move(shape).to_le_bytes();
        let end = shape.end();
        let certain = if next == b' ' {
            may_follow(after) || after == b' ' && stands_behind_blanks(rest, end)
        } else {
            is_line_break(next)
        };
        if certain
            && let Some((plain, end)) = PlainMove::read(word)
            && !plain.is_in_doubt()
        {
            tokens.takes_move(&rest[..end], at, Some(plain));
            return Some(at + end + 1);
        }
    }
    pass_long(rest, at, tokens)
}

/// Like [`pass`], for a move with several squares, or with a blank after its sign.
#[inline(always)]
fn pass_long<'a>(rest: &'a [u8], at: usize, tokens: &mut impl PlainTokens<'a>) -> Option<usize> {
    let (text, plain) = match long_move(rest) {
        Some(text) => (text, PlainMove::parse(text)),
        None => spaced_move(rest).map(|(text, plain)| (text, Some(plain)))?,
    };
    tokens.takes_move(text, at, plain);
    Some(at + text.len())
}

/// Like [`pass`], for a comment.
#[inline(always)]
fn pass_comment<'a>(
    text: &'a [u8],
    at: usize,
    in_moves: impl Fn() -> bool,
    tokens: &mut impl PlainTokens<'a>,
) -> Option<usize> {
    let PlainComment { end, clock } = plain_comment(text, at).filter(|_| in_moves())?;
    tokens.takes_comment(Span::new(at, end), clock);
    Some(end)
}

/// Like [`pass`], for the last bytes of a text.
#[inline(always)]
fn pass_last<'a>(
    rest: &'a [u8],
    at: usize,
    in_moves: impl Fn() -> bool,
    tokens: &mut impl PlainTokens<'a>,
) -> Option<usize> {
    match rest.first()? {
        byte if is_gap(*byte) => Some(at + 1),
        b'{' => {
            let PlainComment { end, clock } = plain_comment(rest, 0).filter(|_| in_moves())?;
            tokens.takes_comment(Span::new(at, at + end), clock);
            Some(at + end)
        }
        _ => pass_long(rest, at, tokens),
    }
}

/// The kinds of plain tokens that have been passed, for a reader that needs no more of them.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Passed {
    pub(super) moves: bool,
    pub(super) numbers: bool,
    /// The start of the last token of any kind.
    pub(super) last: Option<usize>,
}

impl PlainTokens<'_> for Passed {
    #[inline(always)]
    fn takes_move(&mut self, _: &[u8], start: usize, _: Option<PlainMove>) {
        self.moves = true;
        self.last = Some(start);
    }

    #[inline(always)]
    fn takes_number(&mut self, _: u32, span: Span) {
        self.numbers = true;
        self.last = Some(span.start);
    }

    #[inline(always)]
    fn takes_comment(&mut self, span: Span, _: Option<PlainClock>) {
        self.last = Some(span.start);
    }
}

/// Returns whether a one-digit number is followed by its dot and a move without decimals,
/// `1.32-28`.
#[inline]
const fn is_glued_to_move(eight: &[u8; 8]) -> bool {
    let sign = if eight[3].is_ascii_digit() { 4 } else { 3 };
    let [next, after] = [eight[sign + 1], eight[sign + 2]];
    match eight[sign] {
        b'x' => true,
        b'-' => next.is_ascii_digit() && !matches!(after, b'.' | b','),
        _ => false,
    }
}

/// Returns whether the byte after several blanks is one that may follow a move.
#[inline(never)]
fn stands_behind_blanks(rest: &[u8], end: usize) -> bool {
    rest[end..].iter().find(|&&byte| byte != b' ').is_some_and(|&byte| may_follow(byte))
}

/// Returns the bytes of a plain move at the start of a text, unless it is a number.
#[inline(never)]
fn long_move(rest: &[u8]) -> Option<&[u8]> {
    let left = digits(rest);
    if left == 0 || left > 3 || *rest.get(left)? == b'.' {
        return None;
    }
    Some(&rest[..plain_move(rest, left)?])
}

/// Returns a plain move whose second number has a blank in place of its first digit, `14x 3`, as
/// programs of the 1990s align their columns.
#[inline(never)]
fn spaced_move(rest: &[u8]) -> Option<(&[u8], PlainMove)> {
    let left = digits(rest);
    let &[sign, b' ', b'0'..=b'9', next] = rest.get(left..)?.first_chunk()? else { return None };
    let end = left + 3;
    let certain = match next {
        b' ' => stands_behind_blanks(rest, end),
        _ => is_line_break(next),
    };
    if !certain || !is_separator(&sign) {
        return None;
    }
    let plain = PlainMove::parse_spaced(&rest[..end]).filter(|plain| !plain.is_in_doubt())?;
    Some((&rest[..end], plain))
}

/// Returns whether a byte neither separates two squares nor marks the square before it.
#[inline(always)]
const fn may_follow(byte: u8) -> bool {
    byte.is_ascii_digit() | (byte == b'{') | is_line_break(byte)
}

/// Returns the number of digits at the start of `rest`, up to 4.
///
/// There is no branch per digit: squares of one and of two digits alternate in an order that no
/// processor can predict.
#[inline]
pub(super) fn digits(rest: &[u8]) -> usize {
    let Some(&four) = rest.first_chunk::<4>() else {
        return rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    };
    // A digit is 0 to 9 in the low half and 3 in the high half of its byte.
    let halves = u32::from_le_bytes(four) ^ 0x3030_3030;
    let others = (((halves & 0x7F7F_7F7F) + 0x7676_7676) | halves) & 0x8080_8080;
    others.trailing_zeros() as usize / 8
}

#[inline]
fn plain_move(rest: &[u8], left: usize) -> Option<usize> {
    let mut end = left;
    while rest.get(end).is_some_and(is_separator) {
        let square = digits(&rest[end + 1..]);
        if square == 0 || square > 3 {
            return None;
        }
        // `1-0`, `1-1`, `5-5`, `0-2`: the lexer decides.
        let in_doubt = square == 1 && matches!(rest[end + 1], b'0' | b'1' | b'5');
        if rest[0] == b'0' && left == 1 || in_doubt && rest[end] == b'-' {
            return None;
        }
        end += 1 + square;
    }
    // A separator or a mark may follow blanks.
    let next = *rest.get(end)?;
    let certain = if next == b' ' {
        may_follow(*rest[end + 1..].iter().find(|&&byte| byte != b' ')?)
    } else {
        is_line_break(next)
    };
    (certain && end > left).then_some(end)
}

/// Returns the end of the blanks and line ends at an offset.
#[inline(always)]
pub(super) fn after_gap(text: &[u8], mut at: usize) -> usize {
    while text.get(at).is_some_and(|&byte| is_gap(byte)) {
        at += 1;
    }
    at
}

/// Returns whether a byte is an insignificant blank between tokens.
#[inline(always)]
pub(super) const fn is_gap(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r')
}

#[inline]
const fn is_separator(byte: &u8) -> bool {
    *byte == b'-' || *byte == b'x'
}

// Moves, read eight bytes at a time: squares of one and of two digits alternate in an order that no
// processor can predict, so nothing here branches on the number of digits. Reading a main line in a
// plain form takes 20 nanoseconds per half-move; move by move and byte by byte it took 58.

/// Two numbers of one or two digits, and `-` or `x` between them, as nine moves in ten are written.
///
/// Stored in one integer: with five bytes, written one by one and then read together, reading main
/// lines took half as much time again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PlainMove(NonZeroU32);

/// The length of the longest such move, in bytes.
const LONGEST_MOVE: usize = 5;

impl PlainMove {
    /// Parses a text that is exactly a plain move.
    #[inline]
    pub fn parse(text: &[u8]) -> Option<Self> {
        if text.len() > LONGEST_MOVE {
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
        let mut tight = [0; LONGEST_MOVE];
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

/// A comment in a plain form.
///
/// Live boards and sites write a clock after every move, `{[%clk 0:58:01]}`, or with a blank on
/// each side, `{ [%clk 0:58:01] }`: sixteen bytes, read as two integers. Any other comment is plain
/// if it is short, in braces, on one line and in ASCII: nothing in it can be odd, end it early, or
/// start a tag. The rest is left to the lexer.
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
const LONGEST_COMMENT: usize = 256;

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
    let words = &rest[1..rest.len().min(LONGEST_COMMENT)];
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

    /// The end of a move, or the value of a number.
    struct First<'t> {
        text: &'t str,
        found: Option<Result<usize, u32>>,
    }

    impl PlainTokens<'_> for First<'_> {
        fn takes_move(&mut self, text: &[u8], start: usize, _: Option<PlainMove>) {
            self.found = Some(Ok(start + text.len()));
        }

        fn takes_number(&mut self, number: u32, span: Span) {
            let dot = self.text.find('.').expect("a number has a dot");
            assert_eq!(span.end, dot + 1, "{}", self.text);
            self.found = Some(Err(number));
        }

        fn takes_comment(&mut self, _: Span, _: Option<PlainClock>) {
            unreachable!("{}", self.text);
        }
    }

    #[test]
    fn digits_are_counted_up_to_four() {
        for (text, expected) in [
            ("", 0),
            ("x123", 0),
            ("1", 1),
            ("12-3", 2),
            ("123", 3),
            ("9876", 4),
            ("12345", 4),
            ("0/9:", 1),
            ("0\u{b0}12", 1),
        ] {
            assert_eq!(digits(text.as_bytes()), expected, "{text}");
        }
    }

    #[test]
    fn only_what_is_beyond_doubt_is_plain() {
        for (text, expected) in [
            ("32-28 17-22", Some(Ok(5))),
            ("32-28   17-22", Some(Ok(5))),
            ("32-28\r\n17-22", Some(Ok(5))),
            ("7x2 17-22", Some(Ok(3))),
            ("2-8 1", Some(Ok(3))),
            ("7x2x11\n", Some(Ok(6))),
            ("001-007 {", Some(Ok(7))),
            ("12.32-28", Some(Err(12))),
            ("12. c3-d4", Some(Err(12))),
            ("7. 32-28 ", Some(Err(7))),
            ("107.32-28", Some(Err(107))),
            ("12.\n...17-22", Some(Err(12))),
            ("12. \n17-22", Some(Err(12))),
            ("12.  \n17-22", None),
            ("1. 7-12", None),
            ("12. ...", None),
            ("12.. 7-12", None),
            ("32-28", None),
            ("32-28 ", None),
            ("32-28 !", None),
            ("32-28 x17", None),
            ("32-28! 7", None),
            ("1-1 2", None),
            ("2-0 2", None),
            ("0-2 2", None),
            ("1- 7 2", Some(Ok(4))),
            ("14x 3\r\n", Some(Ok(5))),
            ("04- 9   {", Some(Ok(5))),
            ("1- 7. 2", None),
            ("1- 7! 2", None),
            ("1- 7 x2", None),
            ("1- 7  ", None),
            ("1-  7 2", None),
            ("1- 17 2", None),
            ("1 - 7 2", None),
            ("1- 1 2", None),
            ("2- 0 2", None),
            ("0- 2 2", None),
            ("0x 2 2", None),
            ("3228 2", None),
        ] {
            let mut first = First { text, found: None };
            pass(text.as_bytes(), 0, || true, &mut first);
            let found = first.found;
            assert_eq!(found, expected, "{text}");
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
        let long = format!("{{{}}}", "a".repeat(LONGEST_COMMENT));
        assert_eq!(plain_comment(long.as_bytes(), 0), None);
    }
}
