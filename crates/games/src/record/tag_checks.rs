//! What the tags of a record say of the day and the players, as far as it cannot be.
//!
//! Nothing that is judged depends on it, so nothing of it is more than a note.

use super::clock::TimeControl;
use super::found::TagOdd;
use super::main_line::MainLine;
use super::tag_day::{DATES, TagDay};
use crate::diag::Finding;
use crate::pdn::{ResultFormat, TagPair, is_same_name};

/// Tags that hold a rating.
const RATINGS: &[&str] = &["WhiteRating", "BlackRating", "WhiteElo", "BlackElo", "P1Elo", "P2Elo"];

/// Tags that hold a time control.
const CONTROLS: &[&str] = &["TimeControl", "TimeControlWhite", "TimeControlBlack"];

/// Tags that are read, and whose names are long enough to be recognised with a slip in them.
const READ: &[&str] = &[
    "Event",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "GameType",
    "ResultFormat",
    "PlyCount",
    "TimeControl",
    "TimeControlWhite",
    "TimeControlBlack",
    "WhiteRating",
    "BlackRating",
    "WhiteFmjdId",
    "BlackFmjdId",
];

/// What tags are called in other languages.
const ELSEWHERE: &[(&str, &str)] = &[
    ("Blanc", "White"),
    ("Blancs", "White"),
    ("Noir", "Black"),
    ("Noirs", "Black"),
    ("Bianco", "White"),
    ("Nero", "Black"),
    ("Wit", "White"),
    ("Zwart", "Black"),
    ("Data", "Date"),
    ("Datum", "Date"),
    ("Risultato", "Result"),
    ("Uitslag", "Result"),
];

/// What is odd in a value, if anything is.
type Check = fn(&str) -> Option<TagOdd>;

/// The tags whose values are looked at, and how.
const CHECKS: &[(&[&str], Check)] = &[
    (DATES, no_date),
    (RATINGS, no_rating),
    (&["ResultFormat"], no_result_format),
    (CONTROLS, no_time_control),
];

/// Names of tags that are reported as standing twice, at most.
const REPEATED: usize = 20;

/// Dates that no calendar has, ratings that are no numbers, tags that stand twice.
pub(super) fn of_tags(line: &MainLine<'_>, findings: &mut Vec<Finding>) {
    for tag in &line.tags {
        let is_any = |names: &[&str]| names.iter().any(|name| tag.is(name));
        let Some((_, odd)) = CHECKS.iter().find(|(names, _)| is_any(names)) else { continue };
        findings.extend(odd(&tag.value().text).map(|odd| Finding::of(odd, tag.value_span)));
    }
    for tag in &line.tags {
        if tag.has_entities() {
            let read = tag.value().text;
            if read.as_bytes() != tag.raw_value && !read.contains(['\\', '"']) {
                findings.push(Finding::of(TagOdd::Entities { read: read.into() }, tag.value_span));
            }
        }
        if tag.is("Red") && line.tag("Black").is_none() {
            findings.push(Finding::of(TagOdd::Red, tag.name_span));
        } else if let Some(near) = nearly(tag.name).filter(|near| line.tag(near).is_none()) {
            let name = String::from_utf8_lossy(tag.name).into_owned();
            findings.push(Finding::of(TagOdd::Nearly { name, near }, tag.name_span));
        }
    }
    for tag in repeated(&line.tags) {
        let name = String::from_utf8_lossy(tag.name).into_owned();
        findings.push(Finding::of(TagOdd::Twice { name }, tag.span));
    }
}

/// A date that no calendar has.
fn no_date(value: &str) -> Option<TagOdd> {
    (!TagDay::can_be(value)).then(|| TagOdd::NoDate { value: value.into() })
}

/// A rating in words.
fn no_rating(value: &str) -> Option<TagOdd> {
    is_wordy(value).then(|| TagOdd::NoRating { value: value.into() })
}

/// A format of results that is not known.
fn no_result_format(value: &str) -> Option<TagOdd> {
    let is_known = value.trim().is_empty() || ResultFormat::parse(value).is_some();
    (!is_known).then(|| TagOdd::NoResultFormat { value: value.into() })
}

/// A time control that is not written as PDN has it.
fn no_time_control(value: &str) -> Option<TagOdd> {
    if TimeControl::parse(value).is_ok() {
        return None;
    }
    let has_units = value.contains(|c: char| c.is_alphabetic() || c == '\'');
    let read = has_units.then(|| TimeControl::typed(value).ok()).flatten();
    let read = read.map(|control| control.to_string());
    Some(TagOdd::NoTimeControl { value: value.into(), read })
}

/// The tag that is read whose name is nearly this one, with a slip in it or in another language.
fn nearly(name: &[u8]) -> Option<&'static str> {
    let is = |known: &str| is_same_name(known.as_bytes(), name);
    if READ.iter().any(|known| is(known)) {
        return None;
    }
    if let Some((_, ours)) = ELSEWHERE.iter().find(|(known, _)| is(known)) {
        return Some(ours);
    }
    READ.iter().copied().find(|known| is_slip_of(name, known.as_bytes()))
}

/// True if one letter of a name is another one, too many, missing, or in its neighbour's place.
fn is_slip_of(name: &[u8], known: &[u8]) -> bool {
    // One letter leaves the first or the last as it is.
    let is_like = |one: Option<&u8>, other: Option<&u8>| match (one, other) {
        (Some(one), Some(other)) => one.eq_ignore_ascii_case(other),
        _ => false,
    };
    if name.len().abs_diff(known.len()) > 1
        || !is_like(name.first(), known.first()) && !is_like(name.last(), known.last())
    {
        return false;
    }
    let is_same = |(one, other): &(&u8, &u8)| one.eq_ignore_ascii_case(other);
    let before = name.iter().zip(known).take_while(is_same).count();
    let (name, known) = (&name[before..], &known[before..]);
    let after = name.iter().rev().zip(known.iter().rev()).take_while(is_same).count();
    match (&name[..name.len() - after], &known[..known.len() - after]) {
        ([_], [_] | []) | ([], [_]) => true,
        ([one, other], [first, second]) => {
            one.eq_ignore_ascii_case(second) && other.eq_ignore_ascii_case(first)
        }
        _ => false,
    }
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
    fn a_slip_in_the_name_of_a_tag_is_one_letter() {
        for name in ["Wite", "Whitee", "Wihte", "whxte", "hite"] {
            assert_eq!(nearly(name.as_bytes()), Some("White"), "{name}");
        }
        for name in ["White", "WHITE", "Wte", "Whiteee", "Wxxte", "WhiteTeam", "", "Annotator"] {
            assert_eq!(nearly(name.as_bytes()), None, "{name}");
        }
        assert_eq!(nearly(b"zwart"), Some("Black"));
    }

    #[test]
    fn a_rating_in_words_is_no_rating() {
        assert!(is_wordy("abc"));
        for rating in ["2201", "", "?", "-", "2201?", "~1900"] {
            assert!(!is_wordy(rating), "{rating}");
        }
    }
}
