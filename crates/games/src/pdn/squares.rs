//! Squares and separators as written, independent of any board.
//!
//! A square is a number, or a letter `a` to `l` with a number of one or two digits. Between
//! squares: `-`, `x`, `X`, `:`, `*`, the multiplication sign, and the hyphens and dashes of Unicode
//! and of the Windows code pages.
//!
//! A move in letters may begin with the letter of a file alone, the short form of Russian books:
//! `cd4`, `c:e5`. It may begin with the letter of a king, `K`, `D` (dama) or `Q`, if lower-case
//! letters follow: `Kd1-d7`. In capitals, `KD4` is a short move.

use super::lexer::Cursor;

/// Returns the end of the hyphen or dash at an offset.
pub(super) fn dash(cursor: &mut Cursor<'_>, at: usize) -> Option<usize> {
    match cursor.get(at)? {
        b'-' | 0x96 | 0x97 => Some(at + 1),
        0xE2 => {
            let two = (cursor.get(at + 1)?, cursor.get(at + 2)?);
            matches!(two, (0x80, 0x90..=0x95) | (0x88, 0x92)).then_some(at + 3)
        }
        _ => None,
    }
}

/// Returns the end of the capture sign at an offset; `*` does not count.
fn capture_sign(cursor: &mut Cursor<'_>, at: usize) -> Option<usize> {
    match cursor.get(at)? {
        b'x' | b'X' | b':' | 0xD7 => Some(at + 1),
        0xC3 => (cursor.get(at + 1)? == 0x97).then_some(at + 2),
        _ => None,
    }
}

/// Returns the end of the separator at an offset.
#[inline]
pub(super) fn separator(cursor: &mut Cursor<'_>, at: usize) -> Option<usize> {
    match cursor.get(at)? {
        b'-' | b'x' | b'X' | b':' => Some(at + 1),
        0..0x80 => None,
        _ => dash(cursor, at).or_else(|| capture_sign(cursor, at)),
    }
}

/// Returns the end of the square at an offset, whatever its number of digits.
#[inline]
pub(super) fn square(cursor: &mut Cursor<'_>, at: usize) -> Option<usize> {
    match cursor.get(at)? {
        b'0'..=b'9' => Some(cursor.digits(at + 1)),
        b'a'..=b'l' | b'A'..=b'L' => letter_square(cursor, at),
        _ => None,
    }
}

fn letter_square(cursor: &mut Cursor<'_>, at: usize) -> Option<usize> {
    let end = cursor.digits(at + 1);
    (1..=2).contains(&(end - at - 1)).then_some(end)
}

/// Returns the start of the lettered square after a file letter alone: in the same case, with or
/// without a separator but without blanks.
pub(super) fn after_file(cursor: &mut Cursor<'_>, at: usize) -> Option<usize> {
    let is_file = |byte: u8| matches!(byte, b'a'..=b'l' | b'A'..=b'L');
    let file = cursor.get(at).filter(|&byte| is_file(byte))?;
    let start = separator(cursor, at + 1).unwrap_or(at + 1);
    let next = cursor.get(start).filter(|&byte| is_file(byte))?;
    let is_same_case = file.is_ascii_lowercase() == next.is_ascii_lowercase();
    letter_square(cursor, start).filter(|_| is_same_case)?;
    Some(start)
}

/// Returns the start of the square after the letter of a king.
pub(super) fn after_king(cursor: &mut Cursor<'_>, at: usize) -> Option<usize> {
    let is_king = matches!(cursor.get(at)?, b'K' | b'D' | b'Q');
    let is_small = matches!(cursor.get(at + 1)?, b'a'..=b'l');
    (is_king && is_small).then_some(at + 1)
}

/// Like [`path`], for a move that begins with the letter of a file or of a king.
pub(super) fn lettered_path(cursor: &mut Cursor<'_>, start: usize) -> Option<(usize, usize)> {
    if let Some(square) = after_king(cursor, start) {
        return path(cursor, square).filter(|&(_, count)| count > 1);
    }
    let square = after_file(cursor, start)?;
    let (end, count) = path(cursor, square)?;
    // `ch4pter` and the like are words.
    let is_word = cursor.get(end).is_some_and(|byte| byte.is_ascii_alphanumeric());
    (!is_word).then_some((end, count + 1))
}

/// Reads the squares and separators from an offset on; returns their end and the number of squares.
///
/// A separator may have blanks around it (`26x17x 8`, `1 - 7`), but no line breaks. Squares may
/// follow each other without a separator (`a3b4`).
pub(super) fn path(cursor: &mut Cursor<'_>, start: usize) -> Option<(usize, usize)> {
    let first = square(cursor, start)?;
    let (mut end, mut count) = (first, 1);
    while let Some(next) = next_square(cursor, end, count) {
        // `28x19 x23`: a blank before this sign but not before the first one separates two moves.
        if count > 1 && is_blank(cursor.get(end)) && !is_blank(cursor.get(first)) {
            break;
        }
        end = next;
        count += 1;
    }
    Some((end, count))
}

fn is_blank(byte: Option<u8>) -> bool {
    matches!(byte, Some(b' ' | b'\t'))
}

fn next_square(cursor: &mut Cursor<'_>, end: usize, count: usize) -> Option<usize> {
    let gap = cursor.blanks(end);
    if let Some(behind) = separator(cursor, gap) {
        let start = cursor.blanks(behind);
        let next = square(cursor, start)?;
        // `41- 14-19`: after a blank comes a whole move. `37-32 -14`: another move follows the
        // first.
        let is_apart = start > behind || gap > end;
        if start > behind && dash(cursor, next).is_some()
            || count > 1 && is_apart && dash(cursor, gap).is_some()
        {
            return None;
        }
        // `31- 2. 18-23`: after a blank, a number with a dot is a move number.
        let is_number = start > behind
            && cursor.text()[start].is_ascii_digit()
            && cursor.get(next) == Some(b'.');
        return (!is_number).then_some(next);
    }
    if gap > end {
        return None;
    }
    match cursor.get(end)? {
        b'*' => {
            let next = square(cursor, end + 1)?;
            (cursor.get(next) != Some(b'.')).then_some(next)
        }
        b'a'..=b'l' | b'A'..=b'L' => letter_square(cursor, end),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_takes_blanks_and_every_separator() {
        for (text, expected) in [
            ("32-28 17-22", Some((5, 2))),
            ("26x17x 8 2.", Some((8, 3))),
            ("1- 7", Some((4, 2))),
            ("1 - 7", Some((5, 2))),
            ("28X19", Some((5, 2))),
            ("18:27:38", Some((8, 3))),
            ("c3:e5", Some((5, 2))),
            ("a3b4", Some((4, 2))),
            ("22*18", Some((5, 2))),
            ("32-28*1.33-29", Some((5, 2))),
            ("31- 2. 18-23", Some((2, 1))),
            ("41- 14-19", Some((2, 1))),
            ("37-32 -14", Some((5, 2))),
            ("28x19 x23", Some((5, 2))),
            ("28 x 19 x 10", Some((12, 3))),
            ("10x 1-1", Some((2, 1))),
            ("14x23 -1", Some((5, 2))),
            ("32\u{2011}28", Some((7, 2))),
            ("32\u{2013}28", Some((7, 2))),
            ("32×28", Some((6, 2))),
            ("32-\n28", Some((2, 1))),
            ("m3-n4", None),
        ] {
            assert_eq!(path(&mut Cursor::new(text.as_bytes()), 0), expected, "{text}");
        }
    }

    #[test]
    fn a_move_may_begin_with_the_letter_of_a_file_or_of_a_king() {
        for (text, expected) in [
            ("cd4 dc5", Some((3, 2))),
            ("CD4", Some((3, 2))),
            ("c:e5:g7!", Some((7, 3))),
            ("c-d4", Some((4, 2))),
            ("cxe5", Some((4, 2))),
            ("hg12", Some((4, 2))),
            ("Kd1-d7", Some((6, 2))),
            ("Dd1xd7xa7", Some((9, 3))),
            ("Qd1-d7", Some((6, 2))),
            ("dd1-d7", Some((6, 3))),
            ("Kd1", None),
            ("Dd7", None),
            ("Cd4", None),
            ("c d4", None),
            ("ch4pter", None),
            ("cd", None),
            ("cd400", None),
            ("mn4", None),
        ] {
            assert_eq!(lettered_path(&mut Cursor::new(text.as_bytes()), 0), expected, "{text}");
        }
    }
}
