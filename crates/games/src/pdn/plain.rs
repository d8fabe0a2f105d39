//! A fast path for the forms that make up nearly all movetext.
//!
//! This is only a shortcut for the lexer: a form is plain if the lexer would read it as the same
//! token, whatever follows. Everything doubtful is left to the lexer.

use super::cursor::is_line_break;
use super::plain_comment::{PlainClock, PlainComment, plain_comment};
use super::plain_move::{PlainMove, Word};
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
}
