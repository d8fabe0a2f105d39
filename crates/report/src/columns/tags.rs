//! The tags of a game as columns.

use chrono::NaiveDate;
use serde::Serialize;

use draughts_games::record::{TagDay, Tags};

/// A PDN tag.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TagRow<'a> {
    /// The name, as written.
    pub name: &'a str,
    /// The value.
    pub value: &'a str,
}

/// Returns the value of the first tag with a name, or `None` if it says that nothing is known.
pub(super) fn known<'a>(tags: &'a Tags, name: &str) -> Option<&'a str> {
    let value = tags.get(name)?.trim();
    let is_blank = value.chars().all(|c| matches!(c, '?' | '.' | '-' | ' '));
    (!is_blank).then_some(value)
}

/// Returns the day of a date; `None` if a part of it is uncertain, or if there is no such day.
pub(super) fn day(date: &str) -> Option<NaiveDate> {
    let [_, Some(month), Some(day)] = TagDay::read(date).certain() else { return None };
    NaiveDate::from_ymd_opt(year(date)?.into(), month.into(), day.into())
}

/// Returns the year of a date, which must have four digits.
pub(super) fn year(date: &str) -> Option<u16> {
    TagDay::read(date).year.filter(|year| (1000..=9999).contains(year))
}

/// Returns a player's rating, by the tag of PDN or else by that of chess programs and sites.
pub(super) fn rating(tags: &Tags, side: &str) -> Option<u16> {
    let tag = |kind: &str| known(tags, &format!("{side}{kind}"))?.parse().ok();
    tag("Rating").or_else(|| tag("Elo"))
}

/// The tags with columns of their own.
const COLUMNS: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Returns the tags without columns of their own, in the order of the text.
pub(super) fn others(tags: &Tags) -> Vec<TagRow<'_>> {
    tags.iter()
        .filter(|(name, _)| !COLUMNS.iter().any(|own| own.eq_ignore_ascii_case(name)))
        .map(|(name, value)| TagRow { name, value })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_whole_or_none() {
        let iso = |date: &str| day(date).map(|day| day.to_string());
        assert_eq!(iso("2024.05.31"), Some("2024-05-31".into()));
        assert_eq!(iso("2024-05-31"), Some("2024-05-31".into()));
        assert_eq!(iso("31.05.2024"), Some("2024-05-31".into()));
        for none in [
            "2024.??.??",
            "2024",
            "05-04-2024",
            "30.02.2024",
            "2024.02.30",
            "2024.05.31.1",
            "24.05.31",
            "",
        ] {
            assert_eq!(iso(none), None, "{none}");
        }
        let years = ["2024.??.??", "1998", "????.??.??", "0000.00.00", "05-04-2024"].map(year);
        assert_eq!(years, [Some(2024), Some(1998), None, None, Some(2024)]);
    }
}
