//! Fast paths for the bulk of a file, skipped without being cut into tokens: tags in the strict
//! form, and long stretches of plain moves.
//!
//! They are shortcuts for the search for the end of a game, which needs only the results, tags and
//! variations. The lexer would skip everything that they skip.

use super::cursor::is_name_byte;
use super::lexer::Lexer;
use super::plain::{after_gap, is_gap};
use super::plain_comment::{PlainComment, plain_comment};
use super::plain_move::Word;
use crate::diag::Span;

/// The number of bytes examined together.
const WINDOW: usize = 16;

/// The number of bytes visible on each side of the window: enough to tell squares of one digit from
/// squares of two.
const BESIDE: usize = 3;

impl Lexer<'_> {
    /// Skips a tag in the strict form, `[Name "value"]`, if it comes next. A name that does not
    /// begin with a letter is odd and left to the lexer.
    pub(super) fn pass_strict_tag(&mut self) -> Option<StrictTag> {
        let text = self.cursor.text();
        let blanks = text[self.cursor.at..].iter().take_while(|&&byte| is_gap(byte)).count();
        let start = self.cursor.at + blanks;
        let tag = strict_tag(text, start)?;
        let is_odd = !text[tag.name.start].is_ascii_alphabetic();
        if self.depth() > 0 || is_odd {
            return None;
        }
        self.note_result_tag(tag.name, tag.value);
        self.cursor.at = tag.span().end;
        self.opens_line = false;
        Some(tag)
    }

    /// Skips half-moves that each have a plain comment, starting with the comment of the previous
    /// move. Must be called after a plain move; returns the start of the last comment, if there is
    /// one.
    pub(super) fn pass_commented_moves(&mut self) -> Option<usize> {
        let text = self.cursor.text();
        let mut last = comment_behind(text, self.cursor.at)?;
        while let Some(next) = commented_move(text, last.1) {
            last = next;
        }
        let (start, end) = last;
        self.cursor.at = end;
        Some(start)
    }

    /// Skips moves and numbers as long as nothing else can occur. Must be called after a plain
    /// move; the skipped text ends after another move or after a number.
    ///
    /// A stretch of digits, dots, blanks, hyphens and `x` contains no result as long as no hyphen
    /// could belong to one. This is checked for many bytes together: the loop over a window has no
    /// branch and becomes vector instructions.
    pub(super) fn pass_plain_moves(&mut self) {
        let (text, from) = (self.cursor.text(), self.cursor.at);
        let mut at = from;
        while let Some(window) =
            at.checked_sub(BESIDE).and_then(|start| text[start..].first_chunk())
            && is_plain(window)
        {
            at += WINDOW;
        }
        // No token continues between two digits that only a blank separates.
        let parted = text[from..at].windows(3).rposition(|three| {
            three[0].is_ascii_digit() && is_gap(three[1]) && three[2].is_ascii_digit()
        });
        self.cursor.at += parted.map_or(0, |parted| parted + 1);
    }
}

/// A tag in the strict form, `[Name "value"]`.
#[derive(Debug, Clone, Copy)]
pub(super) struct StrictTag {
    pub(super) name: Span,
    /// Without its quotes; contains no quotes, backslashes or line ends.
    pub(super) value: Span,
    /// Whether the value is ASCII.
    pub(super) is_ascii: bool,
}

impl StrictTag {
    /// Returns the bytes of the whole tag.
    pub(super) const fn span(&self) -> Span {
        Span::new(self.name.start - 1, self.value.end + 2)
    }
}

/// Returns the tag in the strict form at an offset, if there is one.
#[inline]
pub(super) fn strict_tag(text: &[u8], start: usize) -> Option<StrictTag> {
    let name = text.get(start..)?.strip_prefix(b"[")?;
    let length = name.iter().take_while(|&&byte| is_name_byte(byte)).count();
    let value = name[length..].strip_prefix(b" \"").filter(|_| length > 0)?;
    let (quote, is_ascii) = before_quote(value)?;
    value[quote..].strip_prefix(b"\"]")?;
    let name = Span::new(start + 1, start + 1 + length);
    let value = Span::new(name.end + 2, name.end + 2 + quote);
    Some(StrictTag { name, value, is_ascii })
}

/// Returns the number of bytes before the first quote, and whether all of them are ASCII; `None` if
/// there is no quote, or if a backslash or a line end comes first.
///
/// Most values are shorter than the setup of a search for longer ones would justify.
fn before_quote(value: &[u8]) -> Option<(usize, bool)> {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const UPPER: u64 = 0x80 * ONES;
    // The upper bit of each byte equal to `byte`; above the first such bit, others may be set.
    let stands = |bytes: u64, byte: u8| {
        let differs = bytes ^ (ONES * u64::from(byte));
        differs.wrapping_sub(ONES) & !differs & UPPER
    };
    let (mut at, mut all) = (0, 0);
    while let Some(eight) = value.get(at..)?.first_chunk() {
        let bytes = u64::from_le_bytes(*eight);
        let ends = stands(bytes, b'"') | stands(bytes, b'\\') | stands(bytes, b'\n');
        if ends != 0 {
            let ahead = ends.trailing_zeros();
            let length = at + ahead as usize / 8;
            // Exclude the byte found, which is ASCII.
            all |= bytes & (1_u64 << ahead).wrapping_sub(1);
            return (value[length] == b'"').then_some((length, all & UPPER == 0));
        }
        all |= bytes;
        at += 8;
    }
    let ahead = value[at..].iter().position(|byte| matches!(byte, b'"' | b'\\' | b'\n'))?;
    let length = at + ahead;
    (value[length] == b'"').then(|| (length, value[..length].is_ascii()))
}

/// Returns the bytes of the plain comment after a move.
#[inline(always)]
fn comment_behind(text: &[u8], at: usize) -> Option<(usize, usize)> {
    let start = after_gap(text, at);
    let PlainComment { end, .. } = plain_comment(text, start).filter(|_| start > at)?;
    Some((start, end))
}

/// Returns the bytes of the comment in ` 12.32-28 {...}` or ` 12.32-28 17-22 {...}`, if all of this
/// is plain. The number may be missing, or a blank may follow it. Engines comment only on their own
/// moves.
#[inline(always)]
fn commented_move(text: &[u8], from: usize) -> Option<(usize, usize)> {
    let word_at = |at: usize| Some(Word::of(text.get(at..)?.first_chunk()?));
    let mut at = after_gap(text, from);
    let mut word = word_at(at)?;
    let shape = word.shape();
    if (1..=3).contains(&shape.first_digits()) && word.after_digits(shape) as u8 == b'.' {
        at += shape.first_digits() as usize + 1;
        at += usize::from(text.get(at) == Some(&b' '));
        word = word_at(at)?;
    }
    at += word.move_beyond_doubt()?;
    let next = after_gap(text, at);
    if next > at && text.get(next).is_some_and(|&byte| digit(byte)) {
        at = next + word_at(next)?.move_beyond_doubt()?;
    }
    comment_behind(text, at)
}

/// Returns whether a window contains only bytes of moves and their numbers, without a hyphen that
/// could be part of a result, as [`result_in_movetext`](super::result) reads them.
#[inline]
fn is_plain(window: &[u8; WINDOW + 2 * BESIDE]) -> bool {
    let (mut strange, mut doubt) = (false, false);
    for at in BESIDE..WINDOW + BESIDE {
        let byte = window[at];
        let sign = (byte == b'.') | (byte == b'-') | (byte == b'x');
        let blank = (byte == b' ') | (byte == b'\n') | (byte == b'\r');
        strange |= !(digit(byte) | sign | blank);
        // No result has two digits on each side.
        let left = digit(window[at - 2]) & digit(window[at - 1]);
        let right = digit(window[at + 1]) & digit(window[at + 2]);
        doubt |= (byte == b'-') & !(left & right);
    }
    if strange { false } else { !doubt || !may_hold_result(window) }
}

/// Returns whether a hyphen between bytes of moves could be part of a result.
#[inline]
fn may_hold_result(window: &[u8; WINDOW + 2 * BESIDE]) -> bool {
    let mut result = false;
    for at in BESIDE..WINDOW + BESIDE {
        let (left, right, third) = (window[at - 1], window[at + 1], window[at + 3]);
        let squares = digit(left) & digit(right);
        let single_left = !digit(window[at - 2]);
        let single_right = !digit(window[at + 2]);
        // `10-0`, or with one digit on each side `0-2`, `2-0`, `1-1`, `5-5`.
        let alone = (right == b'0') | single_left & ((right == b'1') | (right == b'5'));
        // `2-01.33-29`: the number of the next game joined to `2-0`.
        let glued = single_left & (left <= b'2') & ((third == b'.') | digit(third));
        let zero = single_left & (left == b'0');
        // `0.98-1.02`.
        let decimal = window[at + 2] == b'.';
        let score = zero | decimal | single_right & alone | !single_right & glued;
        result |= (window[at] == b'-') & (!squares | score);
    }
    result
}

#[inline]
const fn digit(byte: u8) -> bool {
    byte.wrapping_sub(b'0') < 10
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the part of a text that is skipped after its first move.
    fn passed(text: &str) -> &str {
        let mut lexer = Lexer::new(text.as_bytes());
        lexer.next_plain().expect("the text begins with a plain move");
        let start = lexer.cursor.at;
        lexer.pass_plain_moves();
        &text[start..lexer.cursor.at]
    }

    #[test]
    fn moves_are_passed_up_to_where_a_result_could_stand() {
        let moves = " 17-22 2. 28x17 11x22 3. 1-7 8-2 4. 37-31 2-13";
        let behind = " 9-14 5. 42-37 14-19 6. 47-42";
        assert!(passed(&format!("32-28{moves}{behind}")).starts_with(moves));
        for result in [
            " 2-0",
            " 0-2",
            " 1-1",
            " 5-5",
            " 12-0",
            " 1 - 1",
            " 2-07.",
            " *",
            " 1/2",
            " (",
            " {",
            " 1:1",
            " 0.98-1.02",
            " 1.02-0.98",
            " 0.5-0.5",
            " 1.5-0.5",
            " 1--1+",
            " 1+ - 1-",
        ] {
            let text = format!("32-28{moves}{result}{behind}");
            assert!(moves.starts_with(passed(&text)), "{text}");
        }
    }

    #[test]
    fn commented_moves_are_passed_up_to_what_is_not_plain() {
        let commented = |text: &str| {
            let mut lexer = Lexer::new(text.as_bytes());
            lexer.next_plain().expect("the text begins with a plain move");
            lexer.pass_commented_moves().map(|start| (start, lexer.cursor.at))
        };
        let clock = "{[%clk 0:58:01]}";
        let text =
            format!("32-28 {clock} 17-22 {{a}}\n2.28x17 {clock} 11x22 {clock} 3. 1-7 {clock}");
        let whole = Some((text.len() - clock.len(), text.len()));
        for behind in
            ["", " 2-0", " 1-1 {a}", " 0-2 {a}", " 5-5 {a}", " *", " 17-22! {a}", " (", " {é}"]
        {
            assert_eq!(commented(&format!("{text}{behind}")), whole, "{behind}");
        }
        assert_eq!(commented(&format!("{text} 17-22")), whole);
        assert_eq!(commented("32-28 17-22 {a}"), None);
        let engine = "32-28 {0} 02.34-30 12-18 {-40} \n3.30-25 \n7x12\n{5}";
        assert_eq!(commented(engine), Some((engine.len() - 3, engine.len())));
        let drawn = format!("{engine} 4. 37-31 1-1 {{0}}");
        assert_eq!(commented(&drawn), Some((engine.len() - 3, engine.len())));
    }

    #[test]
    fn only_tags_in_the_strict_form_are_passed() {
        for (text, expected) in [
            ("[White \"a\"]", Some("[White \"a\"]")),
            (" \n[White \"a\"] [Black \"b\"]", Some("[White \"a\"]")),
            ("[White \"\"]", Some("[White \"\"]")),
            ("[White \"a \\\"b\\\"\"]", None),
            ("[White \"a \"b\"\"]", None),
            ("[White  \"a\"]", None),
            ("[White \"a\" ]", None),
            ("[White \"a\n\"]", None),
            ("[Result \"4-6\"]", Some("[Result \"4-6\"]")),
            ("[White \"a", None),
        ] {
            let passed = Lexer::new(text.as_bytes()).pass_strict_tag();
            let passed = passed.map(|tag| &text[tag.span().start..tag.span().end]);
            assert_eq!(passed, expected, "{text}");
        }
    }
}
