//! What a clock command says.
//!
//! `[%clk 1:29:46]` is the time left to the side that has just moved, `[%emt 0:01:07]`
//! the time it used for that move, `[%clock w1:29:46 B1:29:40]` one time or both, each
//! with its side, the capital letter for the clock that runs. Times are hours, minutes
//! and seconds, or minutes and seconds; a minus sign and a fraction of a second are
//! accepted. Other commands are not clocks.

use crate::board::{ByColor, Color};
use crate::pdn::Command;
use crate::record::PlacedCommand;

/// A clock command, read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reading {
    /// The time left to the side that has moved, in seconds.
    Left(i64),
    /// The time it used for the move, in seconds.
    Used(i64),
    /// The times left, in seconds, and whose clock runs.
    Clocks {
        /// Each side's time, if it is given.
        left: ByColor<Option<i64>>,
        /// The side whose clock runs, if a capital letter says so.
        runs: Option<Color>,
    },
}

impl Reading {
    /// Reads a command in its place, as [`Reading::of_command`] does.
    #[inline]
    #[must_use]
    pub(crate) fn of_placed(placed: &PlacedCommand<'_>) -> Option<Result<Self, ()>> {
        match placed.clock() {
            Some(clock) => Some(Ok(Self::Left(clock.seconds().into()))),
            None => Self::of_command(&placed.command()),
        }
    }

    /// True if it shows that a side has no time left.
    #[inline]
    #[must_use]
    pub(super) fn is_out(&self) -> bool {
        let is_none_left = |left: Option<i64>| left.is_some_and(|left| left <= 0);
        match self {
            Self::Left(left) => *left <= 0,
            Self::Used(_) => false,
            Self::Clocks { left, .. } => is_none_left(left.white) || is_none_left(left.black),
        }
    }

    /// Reads a command; `None` for one that is not a clock, `Err` for one that cannot be read.
    #[must_use]
    pub(crate) fn of_command(command: &Command<'_>) -> Option<Result<Self, ()>> {
        let only = || {
            let mut words = command.words();
            match (words.next(), words.next()) {
                (Some(only), None) => seconds(only).ok_or(()),
                _ => Err(()),
            }
        };
        let is = |name: &str| command.name.eq_ignore_ascii_case(name.as_bytes());
        if is("clk") {
            Some(only().map(Self::Left))
        } else if is("emt") {
            Some(only().map(Self::Used))
        } else if is("clock") {
            Some(clocks(command))
        } else {
            None
        }
    }
}

fn clocks(command: &Command<'_>) -> Result<Reading, ()> {
    let (mut left, mut runs) = (ByColor::<Option<i64>>::default(), None);
    for word in command.words() {
        let (&letter, time) = word.split_first().ok_or(())?;
        let side = match letter.to_ascii_lowercase() {
            b'w' => Color::White,
            b'b' => Color::Black,
            _ => return Err(()),
        };
        if left[side].is_some() {
            return Err(());
        }
        left[side] = Some(seconds(time).ok_or(())?);
        if letter.is_ascii_uppercase() {
            runs = Some(side);
        }
    }
    let none = left.white.is_none() && left.black.is_none();
    if none { Err(()) } else { Ok(Reading::Clocks { left, runs }) }
}

/// `1:29:46`, `29:46`, `-0:05`, `0:00:03.5`; a fraction of a second counts as a whole one.
fn seconds(word: &[u8]) -> Option<i64> {
    let (sign, text) = match word.strip_prefix(b"-") {
        Some(rest) => (-1, rest),
        None => (1, word),
    };
    let point = text.iter().position(|byte| matches!(byte, b'.' | b','));
    let (text, fraction) = point.map_or((text, &b"0"[..]), |at| (&text[..at], &text[at + 1..]));
    number(fraction)?;
    let (mut sum, mut parts) = (0, 0);
    for part in text.split(|&byte| byte == b':') {
        let number = number(part).filter(|&number| parts == 0 || number < 60)?;
        sum = sum * 60 + number;
        parts += 1;
    }
    let part = sign > 0 && fraction.iter().any(|&digit| digit != b'0');
    (2..=3).contains(&parts).then_some(sign * sum + i64::from(part))
}

/// One to four digits.
fn number(digits: &[u8]) -> Option<i64> {
    let is_number = (1..=4).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
    is_number.then(|| digits.iter().fold(0, |sum, digit| sum * 10 + i64::from(digit - b'0')))
}

/// Seconds as a clock shows them.
#[must_use]
pub(crate) fn shown(seconds: i64) -> String {
    let sign = if seconds < 0 { "-" } else { "" };
    let all = seconds.unsigned_abs();
    format!("{sign}{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdn::commands;

    fn read(text: &str) -> Option<Result<Reading, ()>> {
        Reading::of_command(&commands(text.as_bytes()).next().expect("a command"))
    }

    #[test]
    fn clocks_are_read() {
        assert_eq!(read("[%clk 1:29:46]"), Some(Ok(Reading::Left(5386))));
        assert_eq!(read("[%clk 29:46]"), Some(Ok(Reading::Left(1786))));
        assert_eq!(read("[%clk -0:00:05]"), Some(Ok(Reading::Left(-5))));
        assert_eq!(read("[%emt 0:01:07.25]"), Some(Ok(Reading::Used(68))));
        assert_eq!(read("[%clk 0:00:00.9]"), Some(Ok(Reading::Left(1))));
        let left = ByColor { white: Some(5386), black: Some(5380) };
        let clocks = Reading::Clocks { left, runs: Some(Color::Black) };
        assert_eq!(read("[%clock w1:29:46 B1:29:40]"), Some(Ok(clocks)));
        assert_eq!(read("[%eval 0.1]"), None);
    }

    #[test]
    fn what_is_no_time_is_not_read() {
        for text in [
            "[%clk]",
            "[%clk 12]",
            "[%clk 1:60:00]",
            "[%clk 1:2:3:4]",
            "[%clk x]",
            "[%clk 1:00 2:00]",
            "[%clk :]",
            "[%clock 1:00:00]",
            "[%clock w1:00:00 w1:00:00]",
            "[%clock]",
            "[%clk 1:99999]",
        ] {
            assert_eq!(read(text), Some(Err(())), "{text}");
        }
    }
}
