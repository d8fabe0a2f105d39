//! The shapes that nearly all of a movetext consists of, recognised without ceremony.
//!
//! A shortcut for the lexer, no more: what is plain is what the long way would
//! read as the same token, whatever follows; everything in doubt is left to it.

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
    match *rest.get(left)? {
        b'.' => plain_number(rest, left).then_some(Plain::Number(start + left)),
        b'-' | b'x' => Some(Plain::Move(start + plain_move(rest, left)?)),
        _ => None,
    }
}

/// The number of digits at the start of `rest`, up to 4.
#[inline]
fn digits(rest: &[u8]) -> usize {
    let mut count = 0;
    while count < 4 && rest.get(count).is_some_and(u8::is_ascii_digit) {
        count += 1;
    }
    count
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
    while matches!(rest.get(end), Some(b'-' | b'x')) {
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
    // A separator, a mark or another blank may follow a blank.
    let certain = match *rest.get(end)? {
        b'\n' | b'\r' => true,
        b' ' => matches!(rest.get(end + 1), Some(b'0'..=b'9' | b'{' | b'\n' | b'\r')),
        _ => false,
    };
    certain.then_some(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_beyond_doubt_is_plain() {
        for (text, expected) in [
            ("32-28 17-22", Some(Plain::Move(5))),
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
