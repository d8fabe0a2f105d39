//! Clock commands.
//!
//! `[%clk 1:29:46]` is the time left to the side that has just moved, `[%emt 0:01:07]` the time it
//! used for that move. `[%clock w1:29:46 B1:29:40]` has one time or both, each with the letter of
//! its side, a capital for the running clock. A time is `h:mm:ss`, `m:ss` or `s`; a minus sign and
//! a fraction of a second are accepted. `[%clock 0:49:11]` is also the time left to the side that
//! has moved, as in PDN 3.0, and `[%clk W0:49:11]` that of White. Other commands are not clocks.

use crate::board::{ByColor, Color};
use crate::pdn::Command;
use crate::record::command::KnownCommand;
use crate::record::placed_command::PlacedCommand;

/// The content of a clock command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ClockReading {
    /// The time left to the side that has moved, in seconds.
    Left(i64),
    /// The time it used for the move, in seconds.
    Used(i64),
    /// The times left, in seconds, and the side whose clock is running.
    Clocks {
        /// The time of each side, if given.
        left: ByColor<Option<i64>>,
        /// The side whose clock is running, if a capital letter shows it.
        runs: Option<Color>,
    },
}

impl ClockReading {
    /// Reads a placed command, as [`ClockReading::of_command`] does.
    #[inline]
    pub(crate) fn of_placed(placed: &PlacedCommand<'_>) -> Option<Result<Self, ()>> {
        match placed.clock() {
            Some(clock) => Some(Ok(Self::Left(clock.seconds().into()))),
            None => Self::of_command(&placed.command()),
        }
    }

    /// Returns whether it shows that a side has no time left.
    #[inline]
    pub(super) fn is_out(&self) -> bool {
        let is_none_left = |left: Option<i64>| left.is_some_and(|left| left <= 0);
        match self {
            Self::Left(left) => *left <= 0,
            Self::Used(_) => false,
            Self::Clocks { left, .. } => is_none_left(left.white) || is_none_left(left.black),
        }
    }

    /// Reads a command; `None` if it is not a clock, `Err` if it cannot be read.
    pub(crate) fn of_command(command: &Command<'_>) -> Option<Result<Self, ()>> {
        let is_of_side = |word: &[u8]| word.first().is_some_and(u8::is_ascii_alphabetic);
        let only = || {
            let is_between = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
            if !command.arguments.iter().any(is_between) {
                return seconds(command.arguments).ok_or(());
            }
            let mut words = command.words();
            match (words.next(), words.next()) {
                (Some(only), None) => seconds(only).ok_or(()),
                _ => Err(()),
            }
        };
        match KnownCommand::of_name(command.name)? {
            KnownCommand::Clk if is_of_side(command.arguments) => Some(clocks(command)),
            KnownCommand::Clk => Some(only().map(Self::Left)),
            KnownCommand::Emt => Some(only().map(Self::Used)),
            KnownCommand::Clock if is_of_side(command.arguments) => Some(clocks(command)),
            KnownCommand::Clock => Some(only().map(Self::Left)),
            KnownCommand::Eval => None,
        }
    }
}

fn clocks(command: &Command<'_>) -> Result<ClockReading, ()> {
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
    if none { Err(()) } else { Ok(ClockReading::Clocks { left, runs }) }
}

/// Parses `1:29:46`, `29:46`, `-0:05`, `0:00:03.5`, `90`, `0.5`; a fraction of a second is rounded
/// up: 3.5 to 4, -5.5 to -5.
fn seconds(word: &[u8]) -> Option<i64> {
    let (sign, text) = match word.strip_prefix(b"-") {
        Some(rest) => (-1, rest),
        None => (1, word),
    };
    // The sum and number of the previous parts; the value and number of digits of this part.
    let (mut sum, mut parts, mut number, mut digits) = (0, 0, 0, 0);
    let mut fraction = None;
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'0'..=b'9' if digits < 4 => {
                number = number * 10 + i64::from(byte - b'0');
                digits += 1;
            }
            b':' if digits > 0 && parts < 2 && (parts == 0 || number < 60) => {
                (sum, parts) = (sum * 60 + number, parts + 1);
                (number, digits) = (0, 0);
            }
            b'.' | b',' => {
                fraction = Some(&text[at + 1..]);
                break;
            }
            _ => return None,
        }
    }
    if digits == 0 || parts > 0 && number >= 60 || !fraction.is_none_or(is_number) {
        return None;
    }
    let part = sign > 0 && fraction.is_some_and(|digits| digits.iter().any(|&digit| digit != b'0'));
    Some(sign * (sum * 60 + number) + i64::from(part))
}

/// Returns whether the text is one to four digits.
fn is_number(digits: &[u8]) -> bool {
    (1..=4).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit)
}

/// Formats seconds as a clock shows them.
pub(crate) fn shown(seconds: i64) -> String {
    let sign = if seconds < 0 { "-" } else { "" };
    let all = seconds.unsigned_abs();
    format!("{sign}{}:{:02}:{:02}", all / 3600, all / 60 % 60, all % 60)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::pdn::{commands, games_in};
    use crate::record::MainLine;

    fn read(text: &str) -> Option<Result<ClockReading, ()>> {
        ClockReading::of_command(&commands(text.as_bytes()).next().expect("a command"))
    }

    #[test]
    fn clocks_are_read() {
        assert_eq!(read("[%clk 1:29:46]"), Some(Ok(ClockReading::Left(5386))));
        assert_eq!(read("[%clk 29:46]"), Some(Ok(ClockReading::Left(1786))));
        assert_eq!(read("[%clk -0:00:05]"), Some(Ok(ClockReading::Left(-5))));
        assert_eq!(read("[%emt 0:01:07.25]"), Some(Ok(ClockReading::Used(68))));
        assert_eq!(read("[%clk 0:00:00.9]"), Some(Ok(ClockReading::Left(1))));
        let left = ByColor { white: Some(5386), black: Some(5380) };
        let clocks = ClockReading::Clocks { left, runs: Some(Color::Black) };
        assert_eq!(read("[%clock w1:29:46 B1:29:40]"), Some(Ok(clocks)));
        assert_eq!(read("[%eval 0.1]"), None);
        // PDN 3.0, commands: without a letter it is the clock of the side that has moved.
        assert_eq!(read("[%clock 0:49:11]"), Some(Ok(ClockReading::Left(2951))));
        assert_eq!(read("[%clk 90]"), Some(Ok(ClockReading::Left(90))));
        assert_eq!(read("[%emt 0.5]"), Some(Ok(ClockReading::Used(1))));
        let white = ByColor { white: Some(600), black: None };
        let clocks = ClockReading::Clocks { left: white, runs: Some(Color::White) };
        assert_eq!(read("[%clk W0:10:00]"), Some(Ok(clocks)));
    }

    #[test]
    fn what_is_no_time_is_not_read() {
        for text in [
            "[%clk]",
            "[%clk 12345]",
            "[%clk 1:60:00]",
            "[%clk 1:2:3:4]",
            "[%clk x]",
            "[%clk 1:00 2:00]",
            "[%clk :]",
            "[%clock 1:00:00 1:00:00]",
            "[%clock w1:00:00 w1:00:00]",
            "[%clock]",
            "[%clk 1:99999]",
        ] {
            assert_eq!(read(text), Some(Err(())), "{text}");
        }
    }

    #[test]
    fn a_clock_in_the_commonest_form_is_kept_like_any_other_command() {
        let text = b"1. 32-28 {[%clk 0:58:01]} 19-23 {[%clk 1:02:03]} 2. 28x19 {[%clk 0:57:60]} *";
        let line = MainLine::read(&games_in(text).next().expect("a game"));
        let after: Vec<usize> = line.commands.iter().map(|placed| placed.after()).collect();
        assert_eq!(after, [1, 2, 3]);
        for placed in &line.commands {
            let command = commands(placed.span().of(text)).next().expect("a command");
            assert_eq!(placed.command(), command);
            assert_eq!(placed.clock().is_some(), placed.after() < 3);
            assert_eq!(ClockReading::of_placed(placed), ClockReading::of_command(&command));
        }
    }

    /// Reference implementation of [`seconds`], which reads part by part.
    fn at_length(word: &str) -> Option<i64> {
        let number = |digits: &str| {
            let all = digits.bytes().all(|byte| byte.is_ascii_digit());
            if all && (1..=4).contains(&digits.len()) { digits.parse::<i64>().ok() } else { None }
        };
        let (sign, text) = word.strip_prefix('-').map_or((1, word), |rest| (-1, rest));
        let (text, fraction) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let part = i64::from(sign > 0 && number(fraction)? > 0);
        number(fraction)?;
        let parts = text.split(':').map(number).collect::<Option<Vec<_>>>()?;
        match parts[..] {
            [seconds] => Some(sign * seconds + part),
            [minutes, seconds @ 0..60] => Some(sign * (minutes * 60 + seconds) + part),
            [hours, minutes @ 0..60, seconds @ 0..60] => {
                Some(sign * (hours * 3600 + minutes * 60 + seconds) + part)
            }
            _ => None,
        }
    }

    proptest! {
        #[test]
        fn a_time_is_read_as_it_is_part_by_part(
            word in prop_oneof![
                "-?[0-9]{1,2}:[0-9]{1,3}(:[0-9]{2}){0,2}([.,][0-9]{0,5})?",
                "[-0-9:.,x]{0,12}",
            ],
        ) {
            prop_assert_eq!(seconds(word.as_bytes()), at_length(&word), "{}", word);
        }
    }
}
