//! What the tags of a record say of the day and the players, as far as it cannot be.
//!
//! Nothing that is judged depends on it, so nothing of it is more than a note.

use super::found::TagOdd;
use super::main_line::MainLine;
use super::tag_day::DATES;
use crate::diag::Finding;
use crate::pdn::{TagPair, is_same_name};

/// Tags that hold a rating.
const RATINGS: &[&str] = &["WhiteRating", "BlackRating", "WhiteElo", "BlackElo", "P1Elo", "P2Elo"];

/// Names of tags that are reported as standing twice, at most.
const REPEATED: usize = 20;

/// Dates that no calendar has, ratings that are no numbers, tags that stand twice.
pub(super) fn of_tags(line: &MainLine<'_>, findings: &mut Vec<Finding>) {
    for tag in &line.tags {
        let is_any = |names: &[&str]| names.iter().any(|name| tag.is(name));
        if is_any(DATES) && !is_possible(&tag.value().text) {
            let found = TagOdd::NoDate { value: tag.value().text.into() };
            findings.push(Finding::of(found, tag.value_span));
        } else if is_any(RATINGS) && is_wordy(&tag.value().text) {
            let found = TagOdd::NoRating { value: tag.value().text.into() };
            findings.push(Finding::of(found, tag.value_span));
        }
    }
    for tag in repeated(&line.tags) {
        let name = String::from_utf8_lossy(tag.name).into_owned();
        findings.push(Finding::of(TagOdd::Twice { name }, tag.span));
    }
}

/// False for a year, a month and a day of which the calendar does not have the month or the day.
///
/// Zero is read as `??`, as many programs write it; a date that begins with the day may have the
/// month first. What is no date of three numbers is left alone.
fn is_possible(date: &str) -> bool {
    let mut parts = date.trim().split(['.', '-', '/']);
    let three = [parts.next(), parts.next(), parts.next()];
    let ([Some(first), Some(second), Some(third)], None) = (three, parts.next()) else {
        return true;
    };
    let number = |part: &str| match part.bytes().all(|byte| byte == b'?') && !part.is_empty() {
        true => Some(0),
        false => part.parse::<u16>().ok(),
    };
    let (Some(one), Some(two), Some(three)) = (number(first), number(second), number(third)) else {
        return true;
    };
    match (first.len(), third.len()) {
        (4, _) => is_day(one, two, three),
        (_, 4) => is_day(three, two, one) || is_day(three, one, two),
        _ => true,
    }
}

/// True if the calendar has such a day; zero stands for what is not known.
const fn is_day(year: u16, month: u16, day: u16) -> bool {
    let leap = year == 0
        || year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        0..=12 => 31,
        _ => return false,
    };
    day <= days
}

/// True for a value with letters and without a digit.
fn is_wordy(value: &str) -> bool {
    value.chars().any(char::is_alphabetic) && !value.chars().any(char::is_numeric)
}

/// The second of each group of tags with the same name.
fn repeated<'l, 'a>(tags: &'l [TagPair<'a>]) -> Vec<&'l TagPair<'a>> {
    // In nearly every record there is none: with few tags, that is seen without sorting them.
    let is_again = |(at, tag): (usize, &TagPair<'_>)| {
        tags[..at].iter().any(|before| is_same_name(before.name, tag.name))
    };
    if tags.len() <= 16 && !tags.iter().enumerate().any(is_again) {
        return Vec::new();
    }
    let mut named: Vec<&TagPair<'_>> = tags.iter().filter(|tag| tag.fault.is_none()).collect();
    named.sort_by(|one, other| {
        let letters = |tag: &TagPair<'a>| tag.name.iter().map(u8::to_ascii_lowercase);
        letters(one).cmp(letters(other))
    });
    let groups = named.chunk_by(|one, other| one.name.eq_ignore_ascii_case(other.name));
    groups.filter_map(|group| group.get(1).copied()).take(REPEATED).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_that_no_calendar_has_is_told_from_one_that_is_not_known() {
        for date in [
            "2026.03.14",
            "2026-03-14",
            "14.3.2026",
            "12/31/2002",
            "31-12-2002",
            "2026.??.??",
            "????.??.??",
            "1997.00.00",
            "0000.00.00",
            "2024.02.29",
            "1975",
            "1975.",
            "",
            "?",
            "spring",
            "14.3.26",
            "2026.3.x",
        ] {
            assert!(is_possible(date), "{date}");
        }
        for date in
            ["2026.13.40", "2026.02.30", "2025.02.29", "31.04.2026", "13/31/2002", "2026-00-32"]
        {
            assert!(!is_possible(date), "{date}");
        }
    }

    #[test]
    fn a_rating_in_words_is_no_rating() {
        assert!(is_wordy("abc"));
        for rating in ["2201", "", "?", "-", "2201?", "~1900"] {
            assert!(!is_wordy(rating), "{rating}");
        }
    }
}
