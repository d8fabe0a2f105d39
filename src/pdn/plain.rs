//! The shapes that nearly all of a movetext consists of, recognised without ceremony.
//!
//! A shortcut for the lexer, no more: what is plain is what the long way would
//! read as the same token, whatever follows; everything in doubt is left to it.

use super::cursor::is_line_break;

/// A token in a plain shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plain {
    /// Squares and separators without blanks, marks or doubt, up to an offset.
    Move(usize),
    /// Digits up to an offset, and one dot behind them.
    Number(usize),
}

/// The plain token at an offset, if there is one.
#[inline]
pub(super) fn plain(text: &[u8], start: usize) -> Option<Plain> {
    let rest = text.get(start..)?;
    let left = digits(rest);
    if left == 0 || left > 3 {
        return None;
    }
    let next = *rest.get(left)?;
    if next == b'.' {
        return plain_number(rest, left).then_some(Plain::Number(start + left));
    }
    Some(Plain::Move(start + plain_move(rest, left)?))
}

/// The number of digits at the start of `rest`, up to 4.
///
/// Without a branch for each digit: squares of one and of two digits alternate
/// in no order that a processor could foresee.
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

/// One dot, then a digit or letter, with at most one blank or line break between.
#[inline]
fn plain_number(rest: &[u8], dot: usize) -> bool {
    match rest.get(dot + 1) {
        Some(b' ') => rest.get(dot + 2).is_some_and(u8::is_ascii_alphanumeric),
        Some(byte) => byte.is_ascii_alphanumeric(),
        None => false,
    }
}

#[inline]
fn plain_move(rest: &[u8], left: usize) -> Option<usize> {
    let mut end = left;
    while rest.get(end).is_some_and(is_separator) {
        let square = digits(&rest[end + 1..]);
        if square == 0 || square > 3 {
            return None;
        }
        // `1-0`, `1-1`, `5-5`, `0-2`: a look at the long way.
        let in_doubt = square == 1 && matches!(rest[end + 1], b'0' | b'1' | b'5');
        if rest[0] == b'0' && left == 1 || in_doubt && rest[end] == b'-' {
            return None;
        }
        end += 1 + square;
    }
    // A separator or a mark may follow blanks.
    let next = *rest.get(end)?;
    let certain = if next == b' ' {
        let after = *rest[end + 1..].iter().find(|&&byte| byte != b' ')?;
        after.is_ascii_digit() || after == b'{' || is_line_break(after)
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
            ("32-28 17-22", Some(Plain::Move(5))),
            ("32-28   17-22", Some(Plain::Move(5))),
            ("7x2x11\n", Some(Plain::Move(6))),
            ("001-007 {", Some(Plain::Move(7))),
            ("12.32-28", Some(Plain::Number(2))),
            ("12. c3-d4", Some(Plain::Number(2))),
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
            assert_eq!(plain(text.as_bytes(), 0), expected, "{text}");
        }
    }
}
