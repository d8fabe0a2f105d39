//! Results of a game, in movetext and in the `Result` tag.
//!
//! Accepted: `*`, `1-0 0-1 1/2-1/2` and `2-0 0-2 1-1`, `0-0`, `½-½`, a lone
//! `1/2` or `½`, blanks around the hyphen, the hyphens and dashes of Unicode.
//! In movetext three things must not be confused with moves: `1-1` is not the
//! start of `1-18`; `0-0` may be glued to the number of the next game
//! (`0-001.33-29`); scores such as `4-6` are written like moves, so only those that cannot be moves
//! (`10-0`, `0-10`, `5-5`) are read as results. In a tag, [`GameResult::parse`] reads any two
//! numbers as a score.

use std::fmt;

use super::cursor::Cursor;
use super::squares::dash;

/// Who won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// White won.
    WhiteWins,
    /// Black won.
    BlackWins,
    /// Neither won.
    Draw,
    /// `0-0`: both lost, or, in many files, the result is not known.
    BothLose,
    /// `*`: not known, or not finished.
    Unknown,
}

/// The way a result is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultStyle {
    /// `*` or `0-0`, which all styles share.
    Common,
    /// `1-0`, `0-1`, `1/2-1/2`: one point for a win.
    OnePoint,
    /// `2-0`, `0-2`, `1-1`: two points for a win.
    TwoPoints,
    /// Any other score, such as `4-6`.
    Score {
        /// White's points.
        white: u8,
        /// Black's points.
        black: u8,
    },
}

/// A result as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// Who won.
    pub outcome: Outcome,
    /// How it is written.
    pub style: ResultStyle,
}

impl GameResult {
    /// `*`.
    pub const UNKNOWN: Self = Self::of(Outcome::Unknown, ResultStyle::Common);
    const HALVES: Self = Self::of(Outcome::Draw, ResultStyle::OnePoint);

    const fn of(outcome: Outcome, style: ResultStyle) -> Self {
        Self { outcome, style }
    }

    /// Reads the value of a `Result` tag; blanks around it and inside are dropped.
    ///
    /// A lone `-` means the same as `*`. `None` for anything that is not a result, such as
    /// an empty value or `1-Jan`.
    #[must_use]
    pub fn parse(value: &[u8]) -> Option<Self> {
        let value = value.trim_ascii();
        match value {
            b"*" | b"-" => return Some(Self::UNKNOWN),
            b"2-0" => return Self::of_scores(2, 0),
            b"1-1" => return Self::of_scores(1, 1),
            b"0-2" => return Self::of_scores(0, 2),
            b"1-0" => return Self::of_scores(1, 0),
            b"0-1" => return Self::of_scores(0, 1),
            b"1/2-1/2" => return Some(Self::HALVES),
            _ => {}
        }
        let mut cursor = Cursor::new(value);
        if let Some((result, end)) = half_result(&mut cursor, 0) {
            return (end == value.len()).then_some(result);
        }
        let left = cursor.digits(0);
        let gap = cursor.blanks(left);
        let right = dash(&mut cursor, gap)?;
        let right = cursor.blanks(right);
        if cursor.digits(right) != value.len() {
            return None;
        }
        Self::of_scores(number(&value[..left])?, number(&value[right..])?)
    }

    /// The same result with a win at one point or at two; scores stay as they are.
    #[must_use]
    pub const fn in_style(self, style: ResultStyle) -> Self {
        match (self.style, style) {
            (
                ResultStyle::OnePoint | ResultStyle::TwoPoints,
                ResultStyle::OnePoint | ResultStyle::TwoPoints,
            ) => Self::of(self.outcome, style),
            _ => self,
        }
    }

    /// The result that two numbers of points mean.
    pub(super) fn of_scores(white: u8, black: u8) -> Option<Self> {
        use Outcome::{BlackWins, BothLose, Draw, WhiteWins};
        Some(match (white, black) {
            (0, 0) => Self::of(BothLose, ResultStyle::Common),
            (1, 0) => Self::of(WhiteWins, ResultStyle::OnePoint),
            (0, 1) => Self::of(BlackWins, ResultStyle::OnePoint),
            (2, 0) => Self::of(WhiteWins, ResultStyle::TwoPoints),
            (0, 2) => Self::of(BlackWins, ResultStyle::TwoPoints),
            (1, 1) => Self::of(Draw, ResultStyle::TwoPoints),
            _ => {
                let outcome = match white.cmp(&black) {
                    std::cmp::Ordering::Less => BlackWins,
                    std::cmp::Ordering::Equal => Draw,
                    std::cmp::Ordering::Greater => WhiteWins,
                };
                Self::of(outcome, ResultStyle::Score { white, black })
            }
        })
    }
}

/// Written as in PDN: `2-0`, `1/2-1/2`, `*`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let two = self.style == ResultStyle::TwoPoints;
        f.write_str(match (self.style, self.outcome) {
            (ResultStyle::Score { white, black }, _) => return write!(f, "{white}-{black}"),
            (_, Outcome::Unknown) => "*",
            (_, Outcome::BothLose) => "0-0",
            (_, Outcome::WhiteWins) => {
                if two {
                    "2-0"
                } else {
                    "1-0"
                }
            }
            (_, Outcome::BlackWins) => {
                if two {
                    "0-2"
                } else {
                    "0-1"
                }
            }
            (_, Outcome::Draw) => {
                if two {
                    "1-1"
                } else {
                    "1/2-1/2"
                }
            }
        })
    }
}

/// A score of one or two digits.
fn number(digits: &[u8]) -> Option<u8> {
    if digits.is_empty() || digits.len() > 2 {
        return None;
    }
    digits
        .iter()
        .try_fold(0_u8, |sum, digit| digit.is_ascii_digit().then(|| sum * 10 + (digit - b'0')))
}

/// The result that starts at an offset of movetext, and where it ends.
pub(super) fn result_in_movetext(
    cursor: &mut Cursor<'_>,
    start: usize,
) -> Option<(GameResult, usize)> {
    if let Some(found) = half_result(cursor, start) {
        return Some(found);
    }
    let left_end = cursor.digits(start);
    if left_end == start || left_end - start > 2 {
        return None;
    }
    let gap = cursor.blanks(left_end);
    let right = dash(cursor, gap)?;
    let right = cursor.blanks(right);
    let right_end = cursor.digits(right);
    let text = cursor.text();
    let left = number(&text[start..left_end])?;
    let right_run = &text[right..right_end];
    let small = text[start] <= b'2' && left_end - start == 1;
    match right_run {
        [] => None,
        // No square is 0, so this is not a move. With other numbers it is a slip of the pen in a
        // move.
        [b'0'] if matches!(left, 0..=2 | 10 | 12) => {
            Some((GameResult::of_scores(left, 0)?, right_end))
        }
        b"1" if left == 1 && small => Some((GameResult::of_scores(1, 1)?, right_end)),
        b"5" if left == 5 && left_end - start == 1 => {
            Some((GameResult::of_scores(5, 5)?, right_end))
        }
        [first @ b'0'..=b'2'] if text[start] == b'0' && small => {
            Some((GameResult::of_scores(0, first - b'0')?, right_end))
        }
        b"10" | b"12" if text[start] == b'0' && small && cursor.get(right_end) != Some(b'.') => {
            Some((GameResult::of_scores(0, number(right_run)?)?, right_end))
        }
        // Glued to the number of the next game, or to its zero padding.
        [first, rest @ ..] if small && !rest.is_empty() => {
            let result = GameResult::of_scores(left, first - b'0')?;
            let known = !matches!(result.style, ResultStyle::Score { .. });
            let glued = cursor.get(right_end) == Some(b'.');
            (known && glued).then_some((result, right + 1))
        }
        _ => None,
    }
}

/// `1/2-1/2`, `½-½`, or one half alone.
fn half_result(cursor: &mut Cursor<'_>, start: usize) -> Option<(GameResult, usize)> {
    let end = half(cursor, start)?;
    let gap = cursor.blanks(end);
    if let Some(second) = dash(cursor, gap) {
        let second = cursor.blanks(second);
        if let Some(second_end) = half(cursor, second) {
            return Some((GameResult::HALVES, second_end));
        }
    }
    // `1/2/2009` and `1/23` are dates or the like.
    match cursor.get(end) {
        Some(b'/' | b'0'..=b'9') => None,
        _ => Some((GameResult::HALVES, end)),
    }
}

/// The end of `1/2`, of `½` in UTF-8 or of `½` in CP1252.
fn half(cursor: &mut Cursor<'_>, start: usize) -> Option<usize> {
    match cursor.get(start)? {
        b'1' if cursor.stands(start + 1, b"/2") => Some(start + 3),
        0xC2 if cursor.get(start + 1) == Some(0xBD) => Some(start + 2),
        0xBD => Some(start + 1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(u8, u8, usize)> {
        let (result, end) = result_in_movetext(&mut Cursor::new(text.as_bytes()), 0)?;
        let (white, black) = match (result.style, result.outcome) {
            (ResultStyle::Score { white, black }, _) => (white, black),
            (ResultStyle::TwoPoints, Outcome::WhiteWins) => (2, 0),
            (ResultStyle::TwoPoints, Outcome::BlackWins) => (0, 2),
            (ResultStyle::TwoPoints, _) => (1, 1),
            (ResultStyle::OnePoint, Outcome::WhiteWins) => (1, 0),
            (ResultStyle::OnePoint, Outcome::BlackWins) => (0, 1),
            (ResultStyle::OnePoint, _) => (50, 50),
            (ResultStyle::Common, _) => (0, 0),
        };
        Some((white, black, end))
    }

    #[test]
    fn results_end_before_what_is_glued_to_them() {
        for (text, expected) in [
            ("2-0", Some((2, 0, 3))),
            ("0-2 ", Some((0, 2, 3))),
            ("1 - 1[White", Some((1, 1, 5))),
            ("1-1", Some((1, 1, 3))),
            ("1-18", None),
            ("1-12 2.", None),
            ("1- 7", None),
            ("0-001.33-29", Some((0, 0, 3))),
            ("2-001.33-29", Some((2, 0, 3))),
            ("2-01.33-29", Some((2, 0, 3))),
            ("2-07 18-22", None),
            ("1-11.33-29", Some((1, 1, 3))),
            ("1-11 3.", None),
            ("0-201.33-29", Some((0, 2, 3))),
            ("1\u{2013}0", Some((1, 0, 5))),
            ("1/2-1/2", Some((50, 50, 7))),
            ("½-½", Some((50, 50, 5))),
            ("½\u{2013}½", Some((50, 50, 7))),
            ("1/2 ", Some((50, 50, 3))),
            ("1/2/2009", None),
            ("4-6", None),
            ("10-0", Some((10, 0, 4))),
            ("0-10", Some((0, 10, 4))),
            ("5-5", Some((5, 5, 3))),
            ("32-28", None),
            ("32-0", None),
            ("1-Jan", None),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn a_half_of_another_code_page_is_a_draw() {
        let (result, end) = result_in_movetext(&mut Cursor::new(b"\xBD-\xBD"), 0).expect("a draw");
        assert_eq!((result.outcome, end), (Outcome::Draw, 3));
    }
}
