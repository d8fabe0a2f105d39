//! Impossible dates and player data in the tags of a record.
//!
//! No judgement depends on them, so they are only notes.

use super::clock::TimeControl;
use super::found::TagOddity;
use super::main_line::MainLine;
use super::tag_day::TagDay;
use crate::diag::{Finding, Span};
use crate::pdn::{ResultFormat, TagPair, is_same_name};

/// A check that returns the oddity of a value, if any.
type Check = fn(&str) -> Option<TagOddity>;

/// The known tags with the checks of their values, in their most common order.
const KNOWN: &[(&str, Option<Check>)] = &[
    ("Event", None),
    ("Site", None),
    ("Date", Some(no_date)),
    ("Round", None),
    ("White", None),
    ("Black", None),
    ("Result", None),
    ("GameType", None),
    ("WhiteTime", None),
    ("BlackTime", None),
    ("PlyCount", None),
    ("TimeControl", Some(no_time_control)),
    ("TimeControlWhite", Some(no_time_control)),
    ("TimeControlBlack", Some(no_time_control)),
    ("WhiteTitle", None),
    ("BlackTitle", None),
    ("WhiteRating", Some(no_rating)),
    ("BlackRating", Some(no_rating)),
    ("WhiteFmjdId", None),
    ("BlackFmjdId", None),
    ("ResultFormat", Some(no_result_format)),
    ("Annotator", None),
    ("FEN", Some(no_position)),
    ("EventDate", Some(no_date)),
    ("UTCDate", Some(no_date)),
    ("WhiteElo", Some(no_rating)),
    ("BlackElo", Some(no_rating)),
    ("P1Elo", Some(no_rating)),
    ("P2Elo", Some(no_rating)),
];

/// The known tags whose names are long and distinctive enough to be recognised with a slip.
const WITH_SLIPS: &[&str] = &[
    "Event",
    "White",
    "Black",
    "Result",
    "Date",
    "GameType",
    "Round",
    "PlyCount",
    "TimeControl",
    "TimeControlWhite",
    "TimeControlBlack",
    "WhiteRating",
    "BlackRating",
    "ResultFormat",
    "WhiteFmjdId",
    "BlackFmjdId",
];

/// The names of tags in other languages.
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
    ("Resultat", "Result"),
    ("Resultado", "Result"),
    ("Resultaat", "Result"),
    ("Ergebnis", "Result"),
    ("Weiss", "White"),
    ("Schwarz", "Black"),
    ("Blancas", "White"),
    ("Negras", "Black"),
];

/// The most repeated tags that are reported.
const REPEATED: usize = 20;

/// Reports impossible dates, ratings that are not numbers, repeated tags and similar oddities.
pub(super) fn of_tags(text: &[u8], line: &MainLine<'_>, findings: &mut Vec<Finding>) {
    let header = line.tags.first().zip(line.tags.last());
    let header = header.map(|(first, last)| Span::new(first.span.start, last.span.end));
    let has_entities = header.is_some_and(|header| memchr::memchr(b'&', header.of(text)).is_some());
    // The next tag is usually the next in the list.
    let mut next = 0;
    for tag in &line.tags {
        if has_entities && tag.has_entities() {
            let read = tag.value().text;
            if read.as_bytes() != tag.raw_value && !read.contains(['\\', '"']) {
                findings
                    .push(Finding::of(TagOddity::Entities { read: read.into() }, tag.value_span));
            }
        }
        let (before, rest) = KNOWN.split_at(next);
        let mut known = rest.iter().chain(before);
        if let Some(at) = known.position(|(name, _)| tag.is(name)) {
            let at = if at < rest.len() { next + at } else { at - rest.len() };
            next = at + 1;
            let check = KNOWN[at].1;
            if let Some(odd) = check.and_then(|odd| odd(&tag.value().text)) {
                findings.push(Finding::of(odd, tag.value_span));
            }
        } else if tag.is("Red") && line.tag("Black").is_none() {
            findings.push(Finding::of(TagOddity::Red, tag.name_span));
        } else if holds_position(tag) && line.tag("FEN").is_none() {
            let name = String::from_utf8_lossy(tag.name).into_owned();
            findings.push(Finding::of(TagOddity::Nearly { name, near: "FEN" }, tag.name_span));
        } else if let Some(near) = nearly(tag.name).filter(|near| line.tag(near).is_none()) {
            let name = String::from_utf8_lossy(tag.name).into_owned();
            findings.push(Finding::of(TagOddity::Nearly { name, near }, tag.name_span));
        }
    }
    for tag in repeated(&line.tags) {
        let name = String::from_utf8_lossy(tag.name).into_owned();
        findings.push(Finding::of(TagOddity::Twice { name }, tag.span));
    }
}

/// Returns whether a value begins like a position, `W:W31,K32:B5`.
fn holds_position(tag: &TagPair<'_>) -> bool {
    let value = tag.raw_value.trim_ascii();
    let mut parts = value.split(|byte| *byte == b':');
    let mut side = |byte: &[u8]| {
        let part = parts.next().unwrap_or_default();
        part.first().is_some_and(|first| byte.contains(&first.to_ascii_uppercase()))
            && part[1..].iter().all(|byte| byte.is_ascii_alphanumeric() || b", -.".contains(byte))
    };
    matches!(value, [b'W' | b'B' | b'w' | b'b', b':', ..])
        && side(b"WB")
        && side(b"WB")
        && side(b"WB")
}

/// Reports an impossible date.
fn no_date(value: &str) -> Option<TagOddity> {
    (!TagDay::can_be(value)).then(|| TagOddity::NoDate { value: value.into() })
}

/// Reports a rating in words.
fn no_rating(value: &str) -> Option<TagOddity> {
    is_wordy(value).then(|| TagOddity::NoRating { value: value.into() })
}

/// Reports an empty position: the game is judged from the start.
fn no_position(value: &str) -> Option<TagOddity> {
    matches!(value.trim(), "" | "?" | "-").then_some(TagOddity::NoPosition)
}

/// Reports an unknown result format.
fn no_result_format(value: &str) -> Option<TagOddity> {
    let is_known = value.trim().is_empty() || ResultFormat::parse(value).is_some();
    (!is_known).then(|| TagOddity::NoResultFormat { value: value.into() })
}

/// Reports a time control that is not in the form of PDN.
fn no_time_control(value: &str) -> Option<TagOddity> {
    if TimeControl::parse(value).is_ok() {
        return None;
    }
    let has_units = value.contains(|c: char| c.is_alphabetic() || c == '\'');
    let read = has_units.then(|| TimeControl::typed(value).ok()).flatten();
    let read = read.map(|control| control.to_string());
    Some(TagOddity::NoTimeControl { value: value.into(), read })
}

/// Returns the known tag that an unknown name resembles: with a slip, or in another language.
fn nearly(name: &[u8]) -> Option<&'static str> {
    let is = |known: &str| is_same_name(known.as_bytes(), name);
    if let Some((_, ours)) = ELSEWHERE.iter().find(|(known, _)| is(known)) {
        return Some(ours);
    }
    let known = WITH_SLIPS.iter().copied();
    // In so short a name, an extra letter is a slip, but a different letter may be another tag.
    let mut known = known.chain((name.len() > 3).then_some("FEN"));
    known.find(|known| is_slip_of(name, known))
}

/// Returns whether one letter of a name is wrong, extra, missing, or exchanged with its neighbour.
fn is_slip_of(name: &[u8], known: &str) -> bool {
    let known = known.as_bytes();
    let is_same = |one: &[u8], other: &[u8]| one.eq_ignore_ascii_case(other);
    let alike = |(one, other): &(&u8, &u8)| one.eq_ignore_ascii_case(other);
    let same = name.iter().zip(known).take_while(alike).count();
    let (rest, of_known) = (&name[same..], &known[same..]);
    match (rest, of_known) {
        ([], [_]) | ([_], []) => true,
        ([_, rest @ ..], of_known) if name.len() == known.len() + 1 => is_same(rest, of_known),
        (rest, [_, of_known @ ..]) if name.len() + 1 == known.len() => is_same(rest, of_known),
        ([one, two, rest @ ..], [first, second, of_known @ ..]) if name.len() == known.len() => {
            let is_turned = one.eq_ignore_ascii_case(second) && two.eq_ignore_ascii_case(first);
            is_same(rest, of_known) && (two.eq_ignore_ascii_case(second) || is_turned)
        }
        ([_], [_]) => true,
        _ => false,
    }
}

/// Returns whether a value has letters but no digit.
fn is_wordy(value: &str) -> bool {
    value.chars().any(char::is_alphabetic) && !value.chars().any(char::is_numeric)
}

/// Returns the second tag of each group with the same name.
fn repeated<'l, 'a>(tags: &'l [TagPair<'a>]) -> Vec<&'l TagPair<'a>> {
    // One bit per combination of length and first letter: in nearly every record no two names share
    // a bit, and then all are different.
    let mut seen = 0_u64;
    let is_new = |tag: &TagPair<'_>| {
        let letter = tag.name.first().map_or(0, |letter| usize::from(letter | 0x20));
        let bit = 1 << ((5 * letter + tag.name.len()) % 64);
        let is_new = seen & bit == 0;
        seen |= bit;
        is_new
    };
    if tags.iter().all(is_new) {
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
    use super::super::tag_day::DATES;
    use super::*;

    #[test]
    fn a_slip_in_the_name_of_a_tag_is_one_letter() {
        for name in ["Wite", "Whitee", "Wihte", "whxte", "hite"] {
            assert_eq!(nearly(name.as_bytes()), Some("White"), "{name}");
        }
        for name in ["Wte", "Whiteee", "Wxxte", "WhiteTeam", "", "Annotator"] {
            assert_eq!(nearly(name.as_bytes()), None, "{name}");
        }
        assert_eq!(nearly(b"zwart"), Some("Black"));
        for (name, meant) in [("Rseult", "Result"), ("Resultat", "Result"), ("FENN", "FEN")] {
            assert_eq!(nearly(name.as_bytes()), Some(meant), "{name}");
        }
        assert_eq!(nearly(b"TEN"), None);
        for known in WITH_SLIPS.iter().chain(&["FEN"]) {
            for name in
                ["Wite", "WHITE", "Dte", "Dat", "Dateu", "Rond", "Evnet", "Eventx", "", "D", "FEN"]
            {
                let apart = strsim::damerau_levenshtein(
                    &name.to_ascii_lowercase(),
                    &known.to_ascii_lowercase(),
                );
                assert_eq!(is_slip_of(name.as_bytes(), known), apart == 1, "{name} {known}");
            }
        }
    }

    #[test]
    fn every_tag_that_holds_a_date_is_held_against_the_calendar() {
        for name in DATES {
            let known = KNOWN.iter().find(|(known, _)| known == name);
            let check = known.and_then(|(_, check)| *check);
            assert!(check.is_some_and(|odd| odd("2024.13.01").is_some()), "{name}");
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
