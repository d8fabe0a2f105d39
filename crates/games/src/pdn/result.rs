//! Results of a game, in movetext and in the `Result` tag.
//!
//! Accepted: `*`, every form of [`score`](crate::score), and a lone `1/2` or `½`. In movetext,
//! results must not be confused with moves:
//!
//! - `1-1` is not the start of `1-18`.
//! - `0-0` may be joined to the number of the next game (`0-001.33-29`).
//! - Scores such as `4-6` are written like moves, so only those that cannot be moves (`10-0`,
//!   `0-10`, `5-5`) are read as results.
//! - A colon is a capture sign, so with a colon only the results of PDN and Delft's `10:0` and
//!   `12:0` are read (`1:1`, `2:0`, not `1:18`).
//! - A decimal such as `1.02` looks like move 1 and square 02, so both numbers of a score must have
//!   decimals and add up to 1 or 2 (`0.5-0.5`, `1.02-0.98`, not `1.05-10`).
//!
//! In a tag, [`GameResult::parse`] reads any two numbers as a score. Three numbers are not a
//! result. Written: the forms of PDN 3.0, including `1+ - 1-` and `1 1/2 - 1/2`.

use std::fmt;

use super::lexer::Cursor;
use super::squares::dash;
use crate::diag::Span;
use crate::score::{FoundScore, Plus, Sign, WrittenScore};

/// The outcome of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// White won.
    WhiteWins,
    /// Black won.
    BlackWins,
    /// The game was drawn.
    Draw,
    /// `0-0`: both lost or, in many files, the result is unknown.
    BothLose,
    /// `*`: unknown or unfinished.
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
    /// Any other score, such as `4-6`, `1.02-0.98` or `1+-1-`.
    Score(WrittenScore),
}

/// A result as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// The outcome.
    pub outcome: Outcome,
    /// The form in which it is written.
    pub style: ResultStyle,
}

impl GameResult {
    /// `*`.
    pub const UNKNOWN: Self = Self::of(Outcome::Unknown, ResultStyle::Common);
    const HALVES: Self = Self::of(Outcome::Draw, ResultStyle::OnePoint);

    const fn of(outcome: Outcome, style: ResultStyle) -> Self {
        Self { outcome, style }
    }

    /// Parses the value of a `Result` tag; blanks around it and inside are ignored.
    ///
    /// A lone `-` means `*`. Returns `None` for anything that is not a result, such as an empty
    /// value or `1-Jan`.
    pub fn parse(value: &[u8]) -> Option<Self> {
        let value = value.trim_ascii();
        match value {
            b"*" | b"-" => return Some(Self::UNKNOWN),
            b"2-0" => return Some(Self::of_scores(2, 0)),
            b"1-1" => return Some(Self::of_scores(1, 1)),
            b"0-2" => return Some(Self::of_scores(0, 2)),
            b"1-0" => return Some(Self::of_scores(1, 0)),
            b"0-1" => return Some(Self::of_scores(0, 1)),
            b"1/2-1/2" | HALVES_OF_DOS => return Some(Self::HALVES),
            _ => {}
        }
        if let Some(score) = WrittenScore::parse(value) {
            let is_game = score.first < 10_000 && score.second < 10_000;
            return is_game.then(|| Self::of_score(score));
        }
        // The standard writes scores of Goes' system with a leading hyphen if Black has more:
        // `-0.98-1.02`.
        if let Some(rest) = value.strip_prefix(b"-")
            && let Some(score) = WrittenScore::parse(rest).filter(|&score| makes_up(score, 200))
            && score.first % 100 != 0
        {
            return Some(Self::of_score(score));
        }
        let mut cursor = Cursor::new(value);
        let (result, end) = lone_half(&mut cursor, 0)?;
        (end == value.len()).then_some(result)
    }

    /// Returns the result with one or two points for a win; other scores are unchanged.
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

    /// Returns the result for two numbers of whole points.
    fn of_scores(white: u32, black: u32) -> Self {
        Self::of_score(WrittenScore::whole(white, black))
    }

    /// Returns the result for a score. A plus, or hundredths that share out two points, indicate a
    /// draw.
    pub fn of_score(score: WrittenScore) -> Self {
        use Outcome::{BlackWins, BothLose, Draw, WhiteWins};
        let is_plus_draw = score.plus.is_some() && score.first == score.second;
        match (score.first, score.second) {
            _ if score.plus.is_some() && !is_plus_draw => {}
            (0, 0) => return Self::of(BothLose, ResultStyle::Common),
            _ if is_plus_draw => return Self::of(Draw, ResultStyle::Score(score)),
            (100, 0) => return Self::of(WhiteWins, ResultStyle::OnePoint),
            (0, 100) => return Self::of(BlackWins, ResultStyle::OnePoint),
            (200, 0) => return Self::of(WhiteWins, ResultStyle::TwoPoints),
            (0, 200) => return Self::of(BlackWins, ResultStyle::TwoPoints),
            (100, 100) => return Self::of(Draw, ResultStyle::TwoPoints),
            (50, 50) => return Self::HALVES,
            _ => {}
        }
        let divides_draw = makes_up(score, 200) && !score.first.is_multiple_of(50);
        let outcome = match score.first.cmp(&score.second) {
            _ if divides_draw => Draw,
            std::cmp::Ordering::Less => BlackWins,
            std::cmp::Ordering::Equal => Draw,
            std::cmp::Ordering::Greater => WhiteWins,
        };
        Self::of(outcome, ResultStyle::Score(score))
    }

    /// Returns the score, if the result is not one of PDN's own.
    #[must_use]
    pub const fn score(self) -> Option<WrittenScore> {
        match self.style {
            ResultStyle::Score(score) => Some(score),
            _ => None,
        }
    }
}

/// Returns whether the numbers of a score add up to this many hundredths.
const fn makes_up(score: WrittenScore, hundredths: u32) -> bool {
    score.first + score.second == hundredths
}

/// Writes the result as in PDN: `2-0`, `1/2-1/2`, `*`.
impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let two = self.style == ResultStyle::TwoPoints;
        f.write_str(match (self.style, self.outcome) {
            (ResultStyle::Score(score), _) => return written_score(score, f),
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

/// Writes a score as PDN 3.0 does with a ResultFormat tag: `1+ - 1-`, `1 1/2 - 1/2`, `1.02-0.98`.
fn written_score(score: WrittenScore, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match score.plus {
        Some(Plus::First) => {
            let [first, second] = [score.first, score.second].map(|it| it / 100);
            return write!(f, "{first}+ - {second}-");
        }
        Some(Plus::Second) => {
            let [first, second] = [score.first, score.second].map(|it| it / 100);
            return write!(f, "{first}- - {second}+");
        }
        None => {}
    }
    let is_half = |points: u32| points % 100 == 50;
    if !is_half(score.first) || !is_half(score.second) {
        return write!(f, "{score}");
    }
    let halves = |points: u32| match points / 100 {
        0 => "1/2".to_owned(),
        whole => format!("{whole} 1/2"),
    };
    write!(f, "{} - {}", halves(score.first), halves(score.second))
}

/// Parses a number of one or two digits.
fn number(digits: &[u8]) -> Option<u32> {
    if digits.is_empty() || digits.len() > 2 {
        return None;
    }
    digits.iter().try_fold(0_u32, |sum, digit| {
        digit.is_ascii_digit().then(|| sum * 10 + u32::from(digit - b'0'))
    })
}

/// Returns the result at an offset of movetext, and its end. Text with a third number, `1-0-1`, is
/// not a result.
pub(super) fn result_in_movetext(
    cursor: &mut Cursor<'_>,
    start: usize,
) -> Option<(GameResult, usize)> {
    if cursor.get(start) == Some(HALVES_OF_DOS[0]) {
        let end = start + HALVES_OF_DOS.len();
        return cursor.matches_at(start, HALVES_OF_DOS).then_some((GameResult::HALVES, end));
    }
    let found = two_numbers(cursor, start);
    found.filter(|&(_, end)| !is_before_a_number(cursor, end))
}

/// Returns whether a hyphen and a number follow, with or without blanks around the hyphen.
fn is_before_a_number(cursor: &mut Cursor<'_>, end: usize) -> bool {
    let gap = cursor.blanks(end);
    let Some(behind) = dash(cursor, gap) else { return false };
    let number = cursor.blanks(behind);
    if (gap > end) != (number > behind) {
        return false;
    }
    let end = cursor.digits(number);
    // The number is neither a move number nor the first square of a move.
    let is_of_a_move = matches!(cursor.get(end), Some(b'.' | b'-' | b'x' | b'X' | b':'));
    end > number && !is_of_a_move || half(cursor, number).is_some()
}

fn two_numbers(cursor: &mut Cursor<'_>, start: usize) -> Option<(GameResult, usize)> {
    let left_end = cursor.digits(start);
    let gap = cursor.blanks(left_end);
    let right = if left_end > start { dash(cursor, gap) } else { None };
    let right = right.map(|right| cursor.blanks(right));
    match right {
        Some(right) if cursor.get(right).is_some_and(|byte| byte.is_ascii_digit()) => {
            like_a_move(cursor, Span::new(start, left_end), right)
        }
        _ => unlike_a_move(cursor, start).or_else(|| lone_half(cursor, start)),
    }
}

/// Returns a result that, like a move, is two numbers and a hyphen; the arguments are the bytes of
/// the first number and the start of the second.
fn like_a_move(
    cursor: &mut Cursor<'_>,
    Span { start, end: left_end }: Span,
    right: usize,
) -> Option<(GameResult, usize)> {
    let right_end = cursor.digits(right);
    let text = cursor.text();
    let left = number(&text[start..left_end])?;
    let right_run = &text[right..right_end];
    let small = text[start] <= b'2' && left_end - start == 1;
    match right_run {
        [] => None,
        // No square is 0, so this is not a move. With other first numbers it is a slip in a move.
        [b'0'] if matches!(left, 0..=2 | 10 | 12) => {
            Some((GameResult::of_scores(left, 0), right_end))
        }
        b"1" if left == 1 && small => Some((GameResult::of_scores(1, 1), right_end)),
        b"5" if left == 5 && left_end - start == 1 => {
            Some((GameResult::of_scores(5, 5), right_end))
        }
        [first @ b'0'..=b'2'] if text[start] == b'0' && small => {
            Some((GameResult::of_scores(0, u32::from(first - b'0')), right_end))
        }
        b"10" | b"12" if text[start] == b'0' && small && cursor.get(right_end) != Some(b'.') => {
            Some((GameResult::of_scores(0, number(right_run)?), right_end))
        }
        // A result joined to the first move number of the next game, or to zeros before that:
        // `1-11.`, `0-001.`
        [first, rest @ ..] if small && !rest.is_empty() => {
            let result = GameResult::of_scores(left, u32::from(first - b'0'));
            let known = result.score().is_none();
            let glued = cursor.get(right_end) == Some(b'.');
            (known && glued).then_some((result, right + 1))
        }
        _ => None,
    }
}

/// Returns a result that contains more than digits and a hyphen and so is not a move: `½-½`,
/// `0,5-0,5`, `1.02-0.98`, `1+ - 1-`, `2:0`.
fn unlike_a_move(cursor: &mut Cursor<'_>, start: usize) -> Option<(GameResult, usize)> {
    if is_plain_move_or_number(cursor, start) {
        return None;
    }
    let is_followed = |byte: Option<u8>| matches!(byte, Some(b'-' | b'x' | b'X'));
    // A shortcut for a frequent result.
    if cursor.matches_at(start, b"1/2-1/2") && !is_followed(cursor.get(start + 7)) {
        return Some((GameResult::HALVES, start + 7));
    }
    let found = WrittenScore::find(|at| cursor.get(at), start)?;
    let FoundScore { score, end, sign, are_whole } = found;
    let is_whole = are_whole == [true, true];
    if is_whole && sign == Sign::Hyphen && score.plus.is_none() {
        return None;
    }
    let result = GameResult::of_score(score);
    let is_result = match score.plus {
        Some(_) => score.first == score.second,
        // A colon is a capture sign, and it also follows a move number and occurs in times of day.
        None if is_whole => {
            let is_pdn = result.score().is_none();
            let is_delft = matches!((score.first, score.second), (1000 | 1200, 0));
            // `0:00` is a clock.
            let is_clock = cursor.get(end - 2) == Some(b'0');
            sign == Sign::Colon && (is_pdn || is_delft) && !is_clock
        }
        // `1.0-1` is the move number 1 and the result `0-1`.
        None => are_whole == [false, false] && (makes_up(score, 100) || makes_up(score, 200)),
    };
    // `1/2-1/2` may be joined to the number of the next game.
    let behind = cursor.get(end);
    let is_cut = (is_whole || score.first % 50 != 0)
        && matches!(behind, Some(b'0'..=b'9' | b'.' | b',' | b':' | b'/'));
    (is_result && !is_cut && !is_followed(behind)).then_some((result, end))
}

/// Returns whether the next bytes alone show a capture, `10x2`, or a move after its number,
/// `1.33-29`. It looks no further, because the search for the end of a game does not either, and
/// because more may not have been read yet.
fn is_plain_move_or_number(cursor: &mut Cursor<'_>, start: usize) -> bool {
    let end = cursor.digits(start);
    match cursor.get(end) {
        Some(b'x') => true,
        // Both numbers of `1.02-0.98` have one digit before the point.
        Some(b'.' | b',') => {
            if end > start + 1 || !matches!(cursor.get(start), Some(b'0'..=b'2')) {
                return true;
            }
            let gap = cursor.digits(end + 1);
            let gap = cursor.blanks(gap);
            let Some(right) = dash(cursor, gap) else { return cursor.get(gap) != Some(b':') };
            let right = cursor.blanks(right);
            let is_digit = cursor.get(right).is_some_and(|byte| byte.is_ascii_digit());
            is_digit && !matches!(cursor.get(right + 1), Some(b'.' | b','))
        }
        _ => false,
    }
}

/// Returns a result that is one half alone.
fn lone_half(cursor: &mut Cursor<'_>, start: usize) -> Option<(GameResult, usize)> {
    let end = half(cursor, start)?;
    // `1/2/2009` and `1/23` are dates or similar.
    match cursor.get(end) {
        Some(b'/' | b'0'..=b'9') => None,
        _ => Some((GameResult::HALVES, end)),
    }
}

/// Returns the end of `1/2`, of `½` in UTF-8 or of `½` in CP1252.
fn half(cursor: &mut Cursor<'_>, start: usize) -> Option<usize> {
    match cursor.get(start)? {
        b'1' if cursor.matches_at(start + 1, b"/2") => Some(start + 3),
        0xC2 if cursor.get(start + 1) == Some(0xBD) => Some(start + 2),
        0xBD => Some(start + 1),
        _ => None,
    }
}

/// A draw in CP437 or CP850, whose half sign is a quotation mark in Windows-1252.
const HALVES_OF_DOS: &[u8] = b"\xAB-\xAB";

/// The results that a record can have, as its ResultFormat tag names them.
///
/// Accepted: the formats that PDN 3.0 names (`Plus draw`, `Delfts`, `Goes`), in upper or lower
/// case, and a list of results with commas between them (`12-0, 9-1, 8-2`), each of which also
/// stands for its reverse. Written: the names of PDN 3.0, or a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultFormat {
    /// `2-0`, `1-1`, and a draw with a plus, `1+ - 1-`.
    PlusDraw,
    /// `2-0`, `1 1/2 - 1/2`, `1-1`, and the results of the other Delft scorings, such as `9-1`.
    Delfts,
    /// `2-0`, `1-1`, and draws that share out two points, `1.02-0.98`.
    Goes,
    /// These scores and their reverses.
    Listed(Vec<WrittenScore>),
}

impl ResultFormat {
    /// The formats of PDN 3.0, with their names.
    pub const NAMED: [(&str, Self); 3] =
        [("Plus draw", Self::PlusDraw), ("Delfts", Self::Delfts), ("Goes", Self::Goes)];

    /// Parses the value of a ResultFormat tag; `None` if it is unknown.
    pub fn parse(value: &str) -> Option<Self> {
        let value = value.trim();
        let named = Self::NAMED.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(value));
        if let Some((_, format)) = named {
            return Some(format);
        }
        let each = value.split(',').map(str::trim).filter(|one| *one != "*");
        let scores: Option<Vec<WrittenScore>> =
            each.map(|one| WrittenScore::parse(one.as_bytes())).collect();
        scores.filter(|scores| !scores.is_empty()).map(Self::Listed)
    }

    /// Returns whether a format allows a result; without a format, whether it is one of PDN's own.
    pub fn has(format: Option<&Self>, result: GameResult) -> bool {
        if matches!(result.outcome, Outcome::Unknown | Outcome::BothLose) {
            return true;
        }
        let Some(score) = result.score() else {
            let Some(Self::Listed(scores)) = format else { return true };
            let same = |score: &WrittenScore| {
                let of_list = GameResult::of_score(*score);
                let reversed = GameResult::of_score(score.reversed());
                [of_list, reversed]
                    .iter()
                    .any(|one| one.score().is_none() && one.outcome == result.outcome)
            };
            return scores.iter().any(same);
        };
        match format {
            None => false,
            Some(Self::PlusDraw) => score.plus.is_some() && score.first == 100,
            Some(Self::Delfts) => {
                let (more, less) = (score.first.max(score.second), score.first.min(score.second));
                score.plus.is_none() && OF_DELFT.contains(&(more, less))
            }
            Some(Self::Goes) => score.plus.is_none() && score.first + score.second == 200,
            Some(Self::Listed(scores)) => {
                scores.iter().any(|one| *one == score || one.reversed() == score)
            }
        }
    }
}

/// The scores of Delft scorings that are not PDN's own, in hundredths.
const OF_DELFT: &[(u32, u32)] = &[
    (150, 50),
    (1200, 0),
    (1000, 0),
    (900, 100),
    (800, 200),
    (700, 300),
    (600, 400),
    (500, 500),
    (500, 0),
    (400, 0),
    (300, 100),
    (200, 200),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(u32, u32, usize)> {
        let (result, end) = result_in_movetext(&mut Cursor::new(text.as_bytes()), 0)?;
        let (white, black) = match (result.style, result.outcome) {
            (ResultStyle::Score(score), _) => (score.first, score.second),
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
            ("10-0", Some((1000, 0, 4))),
            ("0-10", Some((0, 1000, 4))),
            ("5-5", Some((500, 500, 3))),
            ("32-28", None),
            ("32-0", None),
            ("1-Jan", None),
            ("1:1", Some((1, 1, 3))),
            ("2:0 ", Some((2, 0, 3))),
            ("0 : 2", Some((0, 2, 5))),
            ("12:0", Some((1200, 0, 4))),
            ("1:18", None),
            ("1: 1", None),
            ("1: 1-6", None),
            ("5:5", None),
            ("0:10:00", None),
            ("0:1:00", None),
            ("0:00", None),
            ("1:00 ", None),
            ("0:01", None),
            ("0,5-0,5", Some((50, 50, 7))),
            ("0.5-0.5", Some((50, 50, 7))),
            ("1.0-0.0", Some((1, 0, 7))),
            ("1.02-0.98", Some((102, 98, 9))),
            ("0,98 - 1,02 ", Some((98, 102, 11))),
            ("1 1/2 - 1/2", Some((150, 50, 11))),
            ("½-1½", Some((50, 150, 6))),
            ("1.32-28", None),
            ("1.05-10", None),
            ("1.1-72.19-23", None),
            ("1+ - 1-", Some((100, 100, 7))),
            ("1+-1-", Some((100, 100, 5))),
            ("1--1+", Some((100, 100, 5))),
            ("1+-1", None),
            ("1-0-1", None),
            ("1-1 - 1", None),
            ("½-½-½", None),
            ("1-1 -1-1", Some((1, 1, 3))),
            ("2-0- -", Some((2, 0, 3))),
            ("2-0 --", Some((2, 0, 3))),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn a_half_of_another_code_page_is_a_draw() {
        for draw in [b"\xBD-\xBD", b"\xAB-\xAB"] {
            let (result, end) = result_in_movetext(&mut Cursor::new(draw), 0).expect("a draw");
            assert_eq!((result.outcome, end), (Outcome::Draw, 3));
            assert_eq!(GameResult::parse(draw).map(|result| result.outcome), Some(Outcome::Draw));
        }
    }

    #[test]
    fn a_format_has_its_results_and_no_others() {
        let plain = "2-0 0-2 1-1 0-0 * 1-0 1/2-1/2";
        for (format, results, none) in [
            ("", plain, "9-9 2-1 12-0 1+-1- 1.02-0.98 3-0"),
            ("Plus draw", plain, "2+-2- 1.02-0.98 9-1"),
            ("delfts", "2-0 1.5-0.5 9-1 0-12 5-5 3-1 2-2", "1+-1- 9-2 3-0 1.02-0.98"),
            ("Goes", "2-0 1-1 1.02-0.98 0.5-1.5", "1.02-1.02 3-0"),
            ("12-0, 9-1, 5-5", "12-0 0-12 1-9 5-5 0-0 *", "2-0 8-2 9-2"),
            ("3-0, 1-1", "3-0 0-3 1-1 1/2-1/2", "2-0 1-0"),
        ] {
            let format = ResultFormat::parse(format);
            let has = |text: &&str| {
                let result = GameResult::parse(text.as_bytes()).expect(text);
                ResultFormat::has(format.as_ref(), result)
            };
            assert_eq!(results.split(' ').find(|text| !has(text)), None, "{format:?}");
            assert_eq!(none.split(' ').find(has), None, "{format:?}");
        }
        for other in ["", "Delft", "banana", "2-0 and 1-1"] {
            assert_eq!(ResultFormat::parse(other), None, "{other}");
        }
    }
}
