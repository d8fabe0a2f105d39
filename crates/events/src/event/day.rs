//! Calendar days in a file: `2026-09-03`.

use super::Miswritten;
use chrono::{Datelike, NaiveDate};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// The first year that a day of an event or a birth may have, so that `28-02-11` is not read as a
/// day of the year 28.
const FIRST_YEAR: i32 = 1800;

/// Parses a day as in a file: `2026-09-03`.
pub fn day(text: &str) -> Option<NaiveDate> {
    text.parse().ok().filter(|day: &NaiveDate| day.year() >= FIRST_YEAR)
}

/// Parses a day with the day first, with dashes or dots: `22-11-2026`.
///
/// With slashes, it must be unambiguous: one of the two numbers cannot be a month, as in
/// `22/11/2026`, or both are equal.
pub fn day_first(text: &str) -> Option<NaiveDate> {
    let form = |form: &&str| NaiveDate::parse_from_str(text, form).ok();
    let slashes = |forms: [&str; 2]| match forms.map(|one| form(&one)) {
        [Some(one), Some(other)] => (one == other).then_some(one),
        [one, other] => one.or(other),
    };
    let found = ["%d-%m-%Y", "%d.%m.%Y"].iter().find_map(form);
    let found = found.or_else(|| slashes(["%d/%m/%Y", "%m/%d/%Y"]));
    found.filter(|day| day.year() >= FIRST_YEAR)
}

/// A day as written.
struct Day(NaiveDate);

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        day(&text).map(Self).ok_or_else(|| D::Error::custom(Miswritten::Day))
    }
}

/// Reads a day.
pub(crate) fn one<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveDate, D::Error> {
    Day::deserialize(deserializer).map(|Day(day)| day)
}

/// Reads a day that may be missing.
pub(crate) fn option<'de, D>(deserializer: D) -> Result<Option<NaiveDate>, D::Error>
where
    D: Deserializer<'de>,
{
    Ok(Option::<Day>::deserialize(deserializer)?.map(|Day(day)| day))
}
