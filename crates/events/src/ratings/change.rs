//! Ratings, and changes of ratings.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};
use std::str::FromStr;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::event::Miswritten;

/// A rating as shown in lists: a whole number, which may be negative.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Rating(pub i32);

impl Rating {
    /// The highest rating that a file may contain; the lowest is its negative.
    pub const LIMIT: i32 = 100_000;

    /// Returns the rating after a change, rounded to a whole number, a half away from zero.
    #[must_use]
    pub fn after(self, change: Change) -> Self {
        let hundredths = i64::from(self.0) * 100 + change.0;
        let whole = (hundredths.abs() + 50) / 100 * hundredths.signum();
        Self(i32::try_from(whole).unwrap_or(if whole < 0 { i32::MIN } else { i32::MAX }))
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A change of a rating, in hundredths of a point. Written with its sign: `+15`, `-9.2`, `+0`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Change(i64);

impl Change {
    /// No change.
    pub const NONE: Self = Self(0);

    /// Creates a number of whole points.
    pub const fn whole(points: i64) -> Self {
        Self(points * 100)
    }

    /// Creates a number of hundredths.
    pub const fn hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// Returns the number of hundredths.
    #[must_use]
    pub const fn in_hundredths(self) -> i64 {
        self.0
    }
}

impl Add for Change {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Change {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl AddAssign for Change {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Change {
    fn sum<I: Iterator<Item = Self>>(changes: I) -> Self {
        changes.fold(Self::NONE, Add::add)
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let text = match rest {
            0 => format!("{sign}{whole}"),
            _ if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
            _ => format!("{sign}{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}

impl FromStr for Change {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::Change { text: text.to_owned() };
        let (sign, digits) = match text.split_at_checked(1) {
            Some(("+", digits)) => (1, digits),
            Some(("-", digits)) => (-1, digits),
            _ => return Err(not()),
        };
        let (whole, rest) = digits.split_once('.').unwrap_or((digits, "0"));
        let all_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || whole.len() > 6 || !(1..=2).contains(&rest.len()) {
            return Err(not());
        }
        if !all_digits(whole) || !all_digits(rest) {
            return Err(not());
        }
        let hundredths = format!("{whole}{rest:0<2}").parse::<i64>().map_err(|_| not())?;
        Ok(Self(sign * hundredths))
    }
}

impl Serialize for Change {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Change {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Change".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "A change with its sign: `+15`, `-9.2`.", "type": "string" })
    }
}

/// The rating of a player before a game, with the change by the game: `1000+15`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Step {
    /// The rating used for the game.
    pub rating: Rating,
    /// The change.
    pub change: Change,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rating, self.change)
    }
}

impl FromStr for Step {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::Step { text: text.to_owned() };
        // A rating may have a minus of its own.
        let at = text.rfind(['+', '-']).filter(|&at| at > 0).ok_or_else(not)?;
        let (rating, change) = text.split_at(at);
        let rating = rating.parse().map_err(|_| not())?;
        Ok(Self { rating: Rating(rating), change: change.parse()? })
    }
}

impl Serialize for Step {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Step {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Step".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The rating before the game and its change: `1000+15`.",
            "type": "string",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read_as_they_are_written() {
        for text in ["1000+15", "985-30", "2104-9.2", "1500+0", "-12+0.05"] {
            assert_eq!(text.parse::<Step>().unwrap().to_string(), text);
        }
        for text in ["", "1000", "+15", "1000+", "1000+1.234", "a+1", "1000+-1", "1000 +1"] {
            assert!(text.parse::<Step>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_rating_is_rounded_a_half_away_from_zero() {
        for (change, rating) in [(49, 1500), (50, 1501), (-50, 1500), (-51, 1499), (-149_950, 1)] {
            assert_eq!(Rating(1500).after(Change::hundredths(change)).0, rating, "{change}");
        }
        assert_eq!(Rating(-1).after(Change::hundredths(-50)), Rating(-2));
    }
}
