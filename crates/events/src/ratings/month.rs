//! Months of the monthly list.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, NaiveDate};
#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::event::Miswritten;

/// A month of a year: `2026-11`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    year: u16,
    month: u8,
}

impl Month {
    /// Returns the month of a day, in the years 1 to 9999.
    pub fn of(day: NaiveDate) -> Option<Self> {
        let year = u16::try_from(day.year()).ok().filter(|year| (1..=9999).contains(year))?;
        let month = u8::try_from(day.month()).expect("there are twelve months");
        Some(Self { year, month })
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{:04}-{:02}", self.year, self.month))
    }
}

impl FromStr for Month {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let day = format!("{text}-01").parse::<NaiveDate>().ok();
        day.filter(|_| text.len() == 7)
            .and_then(Self::of)
            .ok_or_else(|| Miswritten::Month { text: text.to_owned() })
    }
}

impl Serialize for Month {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Month {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Month {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Month".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "description": "A month: `2026-11`.", "type": "string" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_has_a_year_and_two_digits() {
        assert_eq!("2026-11".parse::<Month>().unwrap().to_string(), "2026-11");
        for text in ["2026-13", "2026-1", "11-2026", "2026", "2026-11-03", "0000-01"] {
            assert!(text.parse::<Month>().is_err(), "{text}");
        }
    }
}
