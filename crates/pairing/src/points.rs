//! Points, as integers in hundredths.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use draughts_ground::said::Fact;
use draughts_ground::{told, told_error};

told! {
    /// The reason a text is not a number of points.
    pub enum NotPoints {
        Text { text: String } => "not-points",
            "`{ $text }` is not a number of points, such as 2, 0.5 or 1.01";
        Written => "written-points", "a number of points, such as 2, 0.5 or 1.01";
    }
}

told_error!(NotPoints);

/// A number of points in hundredths, so that sums of halves and of hundredths are exact.
///
/// It is written as a decimal with at most two places: `2`, `0.5`, `1.01`. `½` and `1/2` are also
/// accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(i64);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// The largest number of points that one entry of a file may add or subtract.
    pub const LIMIT: Self = Self::whole(1_000_000);

    /// Creates a whole number of points.
    pub const fn whole(points: i64) -> Self {
        Self(points * 100)
    }

    /// Creates a number of hundredths.
    pub const fn hundredths(hundredths: i64) -> Self {
        Self(hundredths)
    }

    /// Returns the number in hundredths.
    #[must_use]
    pub const fn in_hundredths(self) -> i64 {
        self.0
    }

    /// Multiplies points by points, as in tie-breaks (points scored x opponent's score).
    ///
    /// The result is in hundredths again, with a half of the last place rounded away from zero.
    #[must_use]
    pub const fn times(self, other: Self) -> Self {
        let product = self.0 * other.0;
        Self((product + product.signum() * 50) / 100)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        let text = match rest {
            0 => format!("{sign}{whole}"),
            _ if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
            _ => format!("{sign}{whole}.{rest:02}"),
        };
        f.pad(&text)
    }
}

impl FromStr for Points {
    type Err = NotPoints;

    fn from_str(text: &str) -> Result<Self, NotPoints> {
        let not = || NotPoints::Text { text: text.to_owned() };
        let trimmed = text.trim();
        let (negative, digits) = match trimmed.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, trimmed),
        };
        let hundredths = match digits {
            "½" | "1/2" => 50,
            _ => {
                let halved = digits.strip_suffix('½').or_else(|| digits.strip_suffix(" 1/2"));
                let decimal = halved.map(|whole| format!("{whole}.5"));
                decimal_hundredths(decimal.as_deref().unwrap_or(digits)).ok_or_else(not)?
            }
        };
        if hundredths > Self::LIMIT.0 {
            return Err(not());
        }
        Ok(Self(if negative { -hundredths } else { hundredths }))
    }
}

/// Parses digits with at most two after a point or a comma.
fn decimal_hundredths(text: &str) -> Option<i64> {
    let (whole, rest) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 9 || rest.len() > 2 || !digits(whole) || !digits(rest) {
        return None;
    }
    if text.ends_with(['.', ',']) {
        return None;
    }
    Some(whole.parse::<i64>().ok()? * 100 + format!("{rest:0<2}").parse::<i64>().ok()?)
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 100 == 0 {
            serializer.serialize_i64(self.0 / 100)
        } else {
            // A double nearest to at most two decimal places is printed with those two places.
            serializer.serialize_f64(self.0 as f64 / 100.0)
        }
    }
}

/// Converts points to figures, which each language writes with its own decimal separator. A whole
/// number lets a catalogue select singular or plural.
impl From<Points> for Fact {
    fn from(points: Points) -> Self {
        let figures = points.to_string();
        figures.parse().map_or(Self::Figure(figures), Self::Number)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyNumber;
        impl Visitor<'_> for AnyNumber {
            type Value = Points;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&NotPoints::Written, f)
            }
            fn visit_i64<E: Error>(self, whole: i64) -> Result<Points, E> {
                self.visit_str(&whole.to_string())
            }
            fn visit_u64<E: Error>(self, whole: u64) -> Result<Points, E> {
                self.visit_str(&whole.to_string())
            }
            fn visit_f64<E: Error>(self, number: f64) -> Result<Points, E> {
                self.visit_str(&number.to_string())
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Points, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(AnyNumber)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Points {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Points".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Points, with at most two decimals.",
            "type": ["number", "string"],
        })
    }
}
