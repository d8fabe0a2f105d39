//! Parses the score of a game as people write it, for records, lists, event files and typed input.
//!
//! Accepted:
//!
//! - two numbers separated by a hyphen, a Unicode or Windows dash, or a colon, with optional blanks
//!   (`2-0`, `1 : 1`);
//! - decimals after a point or a comma (`0,5-0,5`, `1.02-0.98`);
//! - halves (`½-½`, `1 1/2 - 1/2`, `1½-½`);
//! - the signs of a plus-draw after both numbers (`1+-1-` or `1- - 1+`).
//!
//! Written: whole numbers and decimals with a point, a hyphen, no blanks.

use std::fmt;

/// The player who gets the plus of a plus-draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Plus {
    /// The player named first; in a record, White.
    First,
    /// The player named second.
    Second,
}

/// A score in hundredths of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WrittenScore {
    /// Points of the player named first; in a record, White.
    pub first: u32,
    /// Points of the player named second.
    pub second: u32,
    /// In a plus-draw, the player with the plus.
    pub plus: Option<Plus>,
}

/// A score found in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FoundScore {
    /// The score.
    pub score: WrittenScore,
    /// The offset of its end in the text.
    pub end: usize,
    /// The separator between the two numbers.
    pub sign: Sign,
    /// For each number, whether it consists of digits only.
    pub are_whole: [bool; 2],
}

/// The separator between the numbers of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// A hyphen or a dash.
    Hyphen,
    /// A colon, with blanks on both sides or on neither.
    Colon,
    /// A colon with a blank on one side only.
    LeaningColon,
}

impl WrittenScore {
    /// Creates a score of whole points.
    pub const fn whole(first: u32, second: u32) -> Self {
        Self { first: 100 * first, second: 100 * second, plus: None }
    }

    /// Parses a text that consists of a score, with optional blanks around it.
    pub fn parse(text: &[u8]) -> Option<Self> {
        let text = text.trim_ascii();
        let found = Self::find(|at| text.get(at).copied(), 0)?;
        (found.end == text.len()).then_some(found.score)
    }

    /// Parses the score at an offset of a text; `byte` returns the byte at each offset.
    pub fn find(mut byte: impl FnMut(usize) -> Option<u8>, start: usize) -> Option<FoundScore> {
        let byte = &mut byte;
        let left = number(byte, start)?;
        let is_plus = byte(left.end) == Some(b'+');
        if is_plus {
            return signed(byte, left, left.end + 1, Plus::First);
        }
        if let Some(end) = dash(byte, left.end)
            && let Some(found) = signed(byte, left, end, Plus::Second)
        {
            return Some(found);
        }
        let (sign, at) = between(byte, left.end)?;
        let right = number(byte, at)?;
        let score = Self { first: left.hundredths, second: right.hundredths, plus: None };
        let are_whole = [left.is_whole, right.is_whole];
        Some(FoundScore { score, end: right.end, sign, are_whole })
    }

    /// Returns the score with the players in reverse order.
    #[must_use]
    pub const fn reversed(self) -> Self {
        let plus = match self.plus {
            Some(Plus::First) => Some(Plus::Second),
            Some(Plus::Second) => Some(Plus::First),
            None => None,
        };
        Self { first: self.second, second: self.first, plus }
    }
}

impl fmt::Display for WrittenScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = match self.plus {
            None => ("", ""),
            Some(Plus::First) => ("+", "-"),
            Some(Plus::Second) => ("-", "+"),
        };
        let points = |hundredths: u32| match (hundredths / 100, hundredths % 100) {
            (whole, 0) => whole.to_string(),
            (whole, rest) if rest % 10 == 0 => format!("{whole}.{}", rest / 10),
            (whole, rest) => format!("{whole}.{rest:02}"),
        };
        write!(f, "{}{first}-{}{second}", points(self.first), points(self.second))
    }
}

/// One of the two numbers.
#[derive(Clone, Copy)]
struct Number {
    hundredths: u32,
    end: usize,
    is_whole: bool,
}

/// Parses the number at an offset: up to four digits, at most two decimals, or a half.
fn number(byte: &mut impl FnMut(usize) -> Option<u8>, start: usize) -> Option<Number> {
    if let Some(end) = half(byte, start) {
        return Some(Number { hundredths: 50, end, is_whole: false });
    }
    let (whole, end) = digits(byte, start, 4)?;
    let hundredths = 100 * whole;
    if matches!(byte(end), Some(b'.' | b','))
        && let Some((decimals, behind)) = digits(byte, end + 1, 2)
    {
        let decimals = if behind == end + 2 { 10 * decimals } else { decimals };
        return Some(Number { hundredths: hundredths + decimals, end: behind, is_whole: false });
    }
    let gap = blanks(byte, end);
    match half(byte, gap) {
        Some(end) => Some(Number { hundredths: hundredths + 50, end, is_whole: false }),
        None => Some(Number { hundredths, end, is_whole: true }),
    }
}

/// Parses the rest of a plus-draw, after its first number and sign.
fn signed(
    byte: &mut impl FnMut(usize) -> Option<u8>,
    left: Number,
    behind_sign: usize,
    plus: Plus,
) -> Option<FoundScore> {
    let (sign, at) = between(byte, behind_sign)?;
    let right = number(byte, at)?;
    let end = match plus {
        Plus::First => dash(byte, right.end)?,
        Plus::Second => Some(right.end + 1).filter(|_| byte(right.end) == Some(b'+'))?,
    };
    let score = WrittenScore { first: left.hundredths, second: right.hundredths, plus: Some(plus) };
    Some(FoundScore { score, end, sign, are_whole: [left.is_whole, right.is_whole] })
}

/// Returns the separator between the numbers, and the offset of the second one.
fn between(byte: &mut impl FnMut(usize) -> Option<u8>, at: usize) -> Option<(Sign, usize)> {
    let gap = blanks(byte, at);
    if let Some(behind) = dash(byte, gap) {
        return Some((Sign::Hyphen, blanks(byte, behind)));
    }
    if byte(gap)? != b':' {
        return None;
    }
    let behind = blanks(byte, gap + 1);
    let leans = (gap > at) != (behind > gap + 1);
    Some((if leans { Sign::LeaningColon } else { Sign::Colon }, behind))
}

/// Returns the value of at most `most` digits at an offset, and the offset of their end.
fn digits(
    byte: &mut impl FnMut(usize) -> Option<u8>,
    start: usize,
    most: usize,
) -> Option<(u32, usize)> {
    let (mut value, mut end) = (0, start);
    while let Some(digit) = byte(end).filter(u8::is_ascii_digit) {
        if end - start == most {
            return None;
        }
        value = 10 * value + u32::from(digit - b'0');
        end += 1;
    }
    (end > start).then_some((value, end))
}

/// Returns the end of `1/2`, or of `½` in UTF-8 or in a Windows code page.
fn half(byte: &mut impl FnMut(usize) -> Option<u8>, at: usize) -> Option<usize> {
    match byte(at)? {
        b'1' => (byte(at + 1)? == b'/' && byte(at + 2)? == b'2').then_some(at + 3),
        0xC2 => (byte(at + 1)? == 0xBD).then_some(at + 2),
        0xBD => Some(at + 1),
        _ => None,
    }
}

/// Returns the end of the hyphen or dash at an offset, in UTF-8 or in a Windows code page.
pub fn dash(byte: &mut impl FnMut(usize) -> Option<u8>, at: usize) -> Option<usize> {
    match byte(at)? {
        b'-' | 0x96 | 0x97 => Some(at + 1),
        0xE2 => {
            let two = (byte(at + 1)?, byte(at + 2)?);
            matches!(two, (0x80, 0x90..=0x95) | (0x88, 0x92)).then_some(at + 3)
        }
        _ => None,
    }
}

/// Returns the end of the blanks at an offset, excluding line breaks.
fn blanks(byte: &mut impl FnMut(usize) -> Option<u8>, mut at: usize) -> usize {
    loop {
        match byte(at) {
            Some(b' ' | b'\t') => at += 1,
            Some(0xC2) if byte(at + 1) == Some(0xA0) => at += 2,
            _ => return at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_read_in_every_form_and_written_in_one() {
        for (texts, written) in [
            ("2-0|2:0|2 - 0|2 : 0|2\u{2013}0|2\u{a0}\u{2212}\u{a0}0|2.0-0,0", "2-0"),
            ("0.5-0.5|0,5-0,5|½-½|1/2-1/2|1/2 : 1/2|½:½", "0.5-0.5"),
            ("1 1/2 - 1/2|1½-½|1.5-0.5|1,50:0,50|1 ½ - ½", "1.5-0.5"),
            ("1/2 - 1 1/2|½-1½", "0.5-1.5"),
            ("1.02-0.98|1,02:0,98", "1.02-0.98"),
            ("1+ - 1-|1+-1-|1+:1-|1+ \u{2013} 1\u{2013}", "1+-1-"),
            ("1- - 1+|1--1+|1-:1+", "1--1+"),
            ("12-0|12:0", "12-0"),
        ] {
            for text in texts.split('|') {
                let read = WrittenScore::parse(text.as_bytes()).map(|score| score.to_string());
                assert_eq!(read.as_deref(), Some(written), "{text}");
                assert_eq!(
                    WrittenScore::parse(written.as_bytes()).map(|score| score.to_string()),
                    read
                );
            }
        }
        for text in
            ["", "2", "1+-1", "1+-1+", "-1-2", "1-Jan", "2;0", "2-0-1", "11/2-1/2", "1.234-0"]
        {
            assert_eq!(WrittenScore::parse(text.as_bytes()), None, "{text}");
        }
    }
}
