//! The comparison of two values of a tag.

use super::super::names::may_be;
use draughts_events::event::games::Spelling;
use draughts_games::board::StableHash;
use draughts_games::record::TagDay;

/// The relation of two values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Likeness {
    /// They are the same.
    Same,
    /// They may mean the same: another spelling, a missing part, an exchanged day and month.
    Alike,
    /// At most one of them is known.
    Unknown,
    /// They contradict each other.
    Different,
}

/// Compares two names.
pub(super) fn of_names(one: &Spelling, other: &Spelling) -> Likeness {
    match () {
        () if one.words().is_empty() || other.words().is_empty() => Likeness::Unknown,
        () if one.words() == other.words() => Likeness::Same,
        () if may_be(one, other) => Likeness::Alike,
        () => Likeness::Different,
    }
}

/// Compares two texts, ignoring case.
pub(super) fn of_texts(one: &str, other: &str) -> Likeness {
    let says = |text: &str| text.chars().any(char::is_alphanumeric);
    match () {
        () if !says(one) || !says(other) => Likeness::Unknown,
        () if one == other || one.to_lowercase() == other.to_lowercase() => Likeness::Same,
        () => Likeness::Different,
    }
}

/// Compares two dates.
pub(super) fn of_dates(one: &str, other: &str) -> Likeness {
    let (one, other) = (TagDay::read(one), TagDay::read(other));
    let parts = |day: TagDay| [day.year, day.month, day.day];
    let is_known = |day: TagDay| parts(day).iter().any(Option::is_some);
    if !is_known(one) || !is_known(other) {
        return Likeness::Unknown;
    }
    if one == other {
        return Likeness::Same;
    }
    let agree = |a: Option<u16>, b: Option<u16>| a.is_none() || b.is_none() || a == b;
    let (own, [year, month, day]) = (parts(one), parts(other));
    let fits = own.into_iter().zip(parts(other)).all(|(a, b)| agree(a, b));
    let exchanged = own == [year, day, month];
    if fits || exchanged { Likeness::Alike } else { Likeness::Different }
}

/// Returns a key of a family name that its spellings nearly always share: the sound of the longest
/// word; 0 if there is no name.
pub(super) fn family_key(spelling: &Spelling) -> u64 {
    let longest = spelling.sound_keys().iter().max_by_key(|sound| sound.chars().count());
    longest.map_or(0, |sound| {
        let mut hash = StableHash::default();
        hash.text(sound);
        hash.value()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_agree_as_far_as_they_say_something() {
        for (one, other, likeness) in [
            ("1998.02.01", "1998.02.01", Likeness::Same),
            ("1998.02.01", "1998-02-01", Likeness::Same),
            ("1998.02.01", "1998.??.??", Likeness::Alike),
            ("1998.02.01", "1998.01.02", Likeness::Alike),
            ("1998.02.01", "????.??.??", Likeness::Unknown),
            ("", "1998", Likeness::Unknown),
            ("1998.02.21", "21-02-1998", Likeness::Same),
            ("1998.02.01", "02/01/1998", Likeness::Alike),
            ("02-01-1998", "02-01-1998", Likeness::Same),
            ("02-01-1998", "02-03-1998", Likeness::Different),
            ("1998.02.01", "1998.02.02", Likeness::Different),
            ("1998.??.??", "1999.??.??", Likeness::Different),
        ] {
            assert_eq!(of_dates(one, other), likeness, "{one}, {other}");
        }
    }
}
