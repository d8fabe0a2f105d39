//! Dates as reports write them.

use chrono::NaiveDate;

/// The reason a text is not a date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoDay {
    /// The text is not a date.
    Other,
    /// The text may be either of two dates, one with the day first and one with the month first
    /// (or, with a two-digit year, the year first).
    Two(NaiveDate, NaiveDate),
}

/// Parses a date.
///
/// The forms are `2026/09/03`, which the records use, or the year first with `-` or `.`;
/// `03.09.2026`, with the day first; `Sep 3, 2026`; and `13/09/2026` or `09/13/2026`, if only one
/// order is a valid date.
///
/// With a two-digit year, as in record 132, the year comes first (`26/09/03`) and means 1970 to
/// 2069; with dots, only if no other order is a valid date.
///
/// # Errors
///
/// Fails if the text is not a date, or may be either of two.
pub fn day(text: &str) -> Result<NaiveDate, NoDay> {
    let text = text.trim();
    if let Some(day) = with_month_name(text) {
        return Ok(day);
    }
    let separator = text.chars().find(|c| !c.is_ascii_digit()).ok_or(NoDay::Other)?;
    if !"/.-".contains(separator) {
        return Err(NoDay::Other);
    }
    let parts: Vec<&str> = text.split(separator).map(str::trim).collect();
    let numbers: Option<Vec<u32>> =
        parts.iter().map(|part| part.parse().ok().filter(|_| is_number(part))).collect();
    let Some(&[one, two, three]) = numbers.as_deref() else { return Err(NoDay::Other) };
    let date = |year, month, day| {
        let year = i32::try_from(full(year)?).ok()?;
        NaiveDate::from_ymd_opt(year, month, day)
    };
    match (parts[0].len(), parts[2].len(), separator) {
        (4, 1 | 2, _) | (1 | 2, 1 | 2, '/' | '-') => date(one, two, three).ok_or(NoDay::Other),
        (1 | 2, 4, '.') => date(three, two, one).ok_or(NoDay::Other),
        (1 | 2, 4, _) => either(date(three, two, one), date(three, one, two)),
        (1 | 2, 2, '.') => either(date(three, two, one), date(one, two, three)),
        _ => Err(NoDay::Other),
    }
}

/// Parses `Sep 3, 2026` or `3 September 2026`, as written by programs in English.
fn with_month_name(text: &str) -> Option<NaiveDate> {
    ["%B %d, %Y", "%B %d %Y", "%d %B %Y"]
        .iter()
        .find_map(|form| NaiveDate::parse_from_str(text, form).ok())
}

fn is_number(part: &str) -> bool {
    !part.is_empty() && part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the year with its century.
const fn full(year: u32) -> Option<u32> {
    match year {
        0..=69 => Some(year + 2000),
        70..=99 => Some(year + 1900),
        1800..=2200 => Some(year),
        _ => None,
    }
}

fn either(one: Option<NaiveDate>, other: Option<NaiveDate>) -> Result<NaiveDate, NoDay> {
    match (one, other) {
        (Some(one), Some(other)) if one != other => Err(NoDay::Two(one, other)),
        (Some(day), _) | (None, Some(day)) => Ok(day),
        (None, None) => Err(NoDay::Other),
    }
}

/// Formats a date as in the records.
pub fn written(day: NaiveDate) -> String {
    day.format("%Y/%m/%d").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ymd(year: i32, month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(year, month, day).unwrap()
    }

    #[test]
    fn a_day_is_read_in_every_order_that_leaves_no_doubt() {
        for text in [
            "2026/03/25",
            "2026-03-25",
            "2026.03.25",
            "25.03.2026",
            "25.3.2026",
            "25/03/2026",
            "03/25/2026",
            "25-03-2026",
            "26/03/25",
            "26-03-25",
            " 2026/03/25 ",
        ] {
            assert_eq!(day(text), Ok(ymd(2026, 3, 25)), "{text}");
        }
        for text in ["Mar 25, 2026", "March 25, 2026", "25 Mar 2026"] {
            assert_eq!(day(text), Ok(ymd(2026, 3, 25)), "{text}");
        }
        assert_eq!(day("03.03.2026"), Ok(ymd(2026, 3, 3)));
        assert_eq!(day("03/03/2026"), Ok(ymd(2026, 3, 3)), "either order is this day");
        assert_eq!(day("01.03.2026"), Ok(ymd(2026, 3, 1)), "with dots the day stands first");
        assert_eq!(day("99/12/31"), Ok(ymd(1999, 12, 31)));
    }

    #[test]
    fn a_day_that_may_be_another_is_none() {
        let two = |text| match day(text) {
            Err(NoDay::Two(one, other)) => (one, other),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(two("01/03/2026"), (ymd(2026, 3, 1), ymd(2026, 1, 3)));
        assert_eq!(two("01.03.26"), (ymd(2026, 3, 1), ymd(2001, 3, 26)));
        for text in ["", "2026", "2026/13/01", "31.02.2026", "2026/03-25", "1/2/3/4"] {
            assert_eq!(day(text), Err(NoDay::Other), "{text}");
        }
    }
}
