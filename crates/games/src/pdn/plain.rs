//! The forms that make up nearly all of a movetext, recognised on a fast path.
//!
//! This is only a shortcut for the lexer: a form is plain if the lexer would read it as the same
//! token, whatever follows. Everything in doubt is left to the lexer.

use super::cursor::is_line_break;
use super::plain_comment::PlainClock;
use super::plain_move::{PlainMove, Word};

/// A token in a plain form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plain<'a> {
    /// Squares and separators without blanks, marks or doubt, up to an offset.
    Move {
        /// Its bytes.
        text: &'a [u8],
        /// Where it ends.
        end: usize,
        /// Its two numbers, if that is all it is.
        plain: Option<PlainMove>,
    },
    /// One to three digits and one dot, up to an offset.
    Number {
        /// Where it ends, after its dot.
        end: usize,
        /// The value of the digits.
        number: u32,
    },
    /// A comment in braces, up to an offset.
    Comment {
        /// Where it ends, after its brace.
        end: usize,
        /// What its clock shows, if it is that and nothing else.
        clock: Option<PlainClock>,
    },
}

/// The plain move or number at an offset, if there is one.
#[inline(always)]
pub(super) fn plain(text: &[u8], start: usize) -> Option<Plain<'_>> {
    let rest = text.get(start..)?;
    let Some(eight) = rest.first_chunk() else {
        return plain_bytes(rest, start);
    };
    let word = Word::of(eight);
    let shape = word.shape();
    let left = shape.first_digits();
    if left == 0 {
        return None;
    }
    if word.behind_digits(shape) == b'.' {
        let after = word.byte(left + 1);
        let certain = after.is_ascii_alphanumeric()
            || after == b' ' && word.byte(left + 2).is_ascii_alphanumeric();
        let (end, number) = (start + left as usize + 1, word.first_number(left));
        return certain.then_some(Plain::Number { end, number });
    }
    if let Some((plain, end)) = PlainMove::read(word) {
        let [next, after] = word.behind_move(shape);
        let certain = next == b' ' && (after.is_ascii_digit() || stands_behind_blanks(rest, end))
            || is_line_break(next);
        if certain && !plain.is_in_doubt() {
            return Some(Plain::Move { text: &rest[..end], end: start + end, plain: Some(plain) });
        }
    }
    plain_bytes(rest, start)
}

/// True if what comes after several blanks is something that may follow.
#[inline(never)]
fn stands_behind_blanks(rest: &[u8], end: usize) -> bool {
    rest[end..].iter().find(|&&byte| byte != b' ').is_some_and(|&byte| may_follow(byte))
}

/// The plain token at the end of a text, and for captures with several squares.
#[inline(never)]
fn plain_bytes(rest: &[u8], start: usize) -> Option<Plain<'_>> {
    let left = digits(rest);
    if left == 0 || left > 3 || *rest.get(left)? == b'.' {
        return None;
    }
    let end = plain_move(rest, left)?;
    let text = &rest[..end];
    Some(Plain::Move { text, end: start + end, plain: PlainMove::parse(text) })
}

/// True for a byte that neither separates two squares nor marks the one before, wherever it is.
#[inline(always)]
const fn may_follow(byte: u8) -> bool {
    byte.is_ascii_digit() | (byte == b'{') | is_line_break(byte)
}

/// The number of digits at the start of `rest`, up to 4.
///
/// Without a branch for each digit: squares of one and of two digits alternate
/// in no order that a processor could predict.
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

#[inline]
const fn is_separator(byte: &u8) -> bool {
    *byte == b'-' || *byte == b'x'
}

#[cfg(test)]
mod tests {
    use super::*;

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
            ("1- 7 2", None),
            ("3228 2", None),
        ] {
            let found = plain(text.as_bytes(), 0).map(|found| match found {
                Plain::Move { end, .. } => Ok(end),
                Plain::Comment { .. } => unreachable!("{text}"),
                Plain::Number { end, number } => {
                    assert_eq!(end, text.find('.').expect("a number has a dot") + 1, "{text}");
                    Err(number as usize)
                }
            });
            assert_eq!(found, expected, "{text}");
        }
    }
}
