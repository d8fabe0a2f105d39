//! The pace of a time control under the rules, from a tag or from typed input.
//!
//! A `TimeControl` tag is in seconds. Typed input is in minutes, `20`, `15+5`, or has units: `20m`,
//! `15m+5s`, `1h20m+60s`, `90'+30"`. A bare typed number below 180 is minutes, because no draughts
//! game has less than three minutes (IDF, Rules of the Rapid and Blitz games, 1); from 180 on it is
//! seconds, as in a tag. The increment for each move is always in seconds. `40/7200:3600` is read
//! as in a tag. A tag of less than three minutes for the whole game may have been meant in minutes:
//! if the two readings differ, the pace is unknown.

use super::super::unwritten::TypedTextError;
use super::control::{Period, TimeControl};
use crate::diag::{count, listed};
use crate::rules::Pace;

/// The fewest seconds for a game.
const LEAST_SECONDS: u32 = 180;
/// The most seconds for a whole accelerated game (IDF-RB 1), without and with an increment for each
/// move.
const ACCELERATED: (u64, u64) = (20 * 60, 15 * 60);

impl TimeControl {
    /// Returns the pace under the rules.
    pub fn pace(&self) -> Pace {
        let periods = self.periods();
        let ends = periods.last().filter(|last| last.moves.is_none());
        let adds = periods.iter().any(|period| period.increment > 0);
        let most = if adds { ACCELERATED.1 } else { ACCELERATED.0 };
        let all: u64 = periods.iter().map(|period| u64::from(period.seconds)).sum();
        Pace::known(ends.is_some() && all <= most, ends.is_some_and(|last| last.increment == 0))
    }

    /// Parses typed input.
    ///
    /// # Errors
    ///
    /// Returns the input that cannot be read, with the correct form.
    pub fn typed(text: &str) -> Result<Self, TypedTextError> {
        let plain = text.to_lowercase().replace(char::is_whitespace, "");
        let wrong = || TypedTextError::TimeControl { text: text.to_owned() };
        let periods = plain
            .split(':')
            .map(typed_period)
            .collect::<Option<Vec<Period>>>()
            .ok_or_else(wrong)?;
        let (_, first) = periods.split_last().ok_or_else(wrong)?;
        // `1:20` is hours and minutes, not two periods.
        if first.iter().any(|period| period.moves.is_none()) {
            return Err(wrong());
        }
        Ok(Self::of(periods))
    }
}

/// Writes the time control in words: `15 minutes, 5 seconds added for each move`.
impl std::fmt::Display for TimeControl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, period) in self.periods().iter().enumerate() {
            f.write_str(if at > 0 { ", then " } else { "" })?;
            if let Some(moves) = period.moves {
                write!(f, "{} in ", count(moves, "move", "moves"))?;
            }
            f.write_str(&duration(period.seconds))?;
            if period.increment > 0 {
                write!(f, ", {} added for each move", duration(period.increment))?;
            }
        }
        Ok(())
    }
}

fn duration(seconds: u32) -> String {
    let parts = [
        (seconds / 3600, "hour", "hours"),
        (seconds / 60 % 60, "minute", "minutes"),
        (seconds % 60, "second", "seconds"),
    ];
    let said: Vec<String> = parts
        .into_iter()
        .filter(|(number, ..)| *number > 0)
        .map(|(number, one, several)| count(number, one, several))
        .collect();
    if said.is_empty() { "0 seconds".into() } else { listed(&said, "and") }
}

/// Returns the pace of the value of a `TimeControl` tag.
///
/// `-` means no time control, and `*120` a separate time for each move: neither is rapid, and no
/// fixed time ends the game.
pub fn pace_of_tag(value: &str) -> Pace {
    let value = value.trim();
    if value == "-" || value.starts_with('*') {
        return Pace::known(false, false);
    }
    match TimeControl::parse(value) {
        Ok(None) => Pace::UNKNOWN,
        Ok(Some(control)) => match control.in_minutes() {
            None => control.pace(),
            Some(meant) => {
                let (read, meant) = (control.pace(), meant.pace());
                let both = |a: Option<bool>, b: Option<bool>| a.filter(|_| a == b);
                Pace {
                    accelerated: both(read.accelerated, meant.accelerated),
                    fixed_end: both(read.fixed_end, meant.fixed_end),
                    ..read
                }
            }
        },
        // This is not the standard form, but with units it is unambiguous.
        Err(()) => {
            let has_units = value.contains(|c: char| c.is_alphabetic() || c == '\'');
            let read = has_units.then(|| TimeControl::typed(value).ok()).flatten();
            read.map_or(Pace::UNKNOWN, |control| control.pace())
        }
    }
}

/// Returns the pace of a typed time control, or of `rapid`, `blitz` or `standard`; `?` if it is
/// unknown. A final `, not recorded` means that the players do not record the game.
///
/// # Errors
///
/// Returns the input that cannot be read, with the correct form.
pub fn pace_of_typed(text: &str) -> Result<Pace, TypedTextError> {
    let text = text.trim();
    if let Some(rest) = text.strip_suffix("not recorded") {
        let rest = rest.trim_end().trim_end_matches(',');
        return pace_of_typed(rest).map(Pace::unrecorded);
    }
    match text.to_lowercase().as_str() {
        "?" => Ok(Pace::UNKNOWN),
        "-" => Ok(Pace::known(false, false)),
        "rapid" | "blitz" => Ok(Pace { accelerated: Some(true), ..Pace::UNKNOWN }),
        "standard" | "classical" => Ok(Pace { accelerated: Some(false), ..Pace::UNKNOWN }),
        _ => TimeControl::typed(text).map(|control| control.pace()),
    }
}

impl TimeControl {
    /// Returns the time control with its number read as minutes, if it is too small for seconds.
    fn in_minutes(&self) -> Option<Self> {
        let &[only] = self.periods() else { return None };
        let small = only.moves.is_none() && only.seconds < LEAST_SECONDS && only.seconds > 0;
        small.then(|| Self::of(vec![Period { seconds: 60 * only.seconds, ..only }]))
    }
}

fn typed_period(text: &str) -> Option<Period> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(moves.parse().ok().filter(|&moves: &u32| moves > 0)?), time),
        None => (None, text),
    };
    let (time, increment) = match time.split_once('+') {
        Some((time, added)) => (time, typed_seconds(added, 1)?),
        None => (time, 0),
    };
    let bare = time.parse::<u32>().ok();
    let unit = if bare.is_some_and(|number| number < LEAST_SECONDS) { 60 } else { 1 };
    Some(Period { moves, seconds: typed_seconds(time, unit)?, increment })
}

/// Parses `90`, `1h20m`, `1h20`, `5m30s`, `90'`, `30"`. A number without a unit is multiplied by
/// `bare` seconds; after hours it means minutes, after minutes seconds.
fn typed_seconds(text: &str, bare: u32) -> Option<u32> {
    const UNITS: [(&str, u32); 10] = [
        ("hours", 3600),
        ("h", 3600),
        ("minutes", 60),
        ("min", 60),
        ("m", 60),
        ("'", 60),
        ("seconds", 1),
        ("sec", 1),
        ("s", 1),
        ("\"", 1),
    ];
    let (mut rest, mut all, mut last) = (text, 0_u32, None);
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let number: u32 = rest[..digits].parse().ok()?;
        rest = &rest[digits..];
        let unit = match UNITS.iter().find(|(name, _)| rest.starts_with(name)) {
            Some(&(name, unit)) => {
                rest = &rest[name.len()..];
                unit
            }
            None if rest.is_empty() => match last {
                None => bare,
                Some(3600) => 60,
                Some(60) => 1,
                Some(_) => return None,
            },
            None => return None,
        };
        // Hours come before minutes, and minutes before seconds.
        if last.is_some_and(|last| unit >= last) {
            return None;
        }
        last = Some(unit);
        all = all.checked_add(number.checked_mul(unit)?)?;
    }
    last.map(|_| all)
}
