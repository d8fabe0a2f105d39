//! A day of the calendar in a file: `2026-09-03`.

use super::Miswritten;
use chrono::NaiveDate;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A day as it is written.
struct Day(NaiveDate);

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let day = text.parse().map_err(|_| D::Error::custom(Miswritten::Day))?;
        Ok(Self(day))
    }
}

/// Reads a day that may be missing.
pub(crate) fn option<'de, D>(deserializer: D) -> Result<Option<NaiveDate>, D::Error>
where
    D: Deserializer<'de>,
{
    Ok(Option::<Day>::deserialize(deserializer)?.map(|Day(day)| day))
}
