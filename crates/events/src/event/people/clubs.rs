//! Clubs with similar names: one club in two spellings, or two clubs.

use std::collections::BTreeMap;

use crate::event::Event;
use crate::event::games::{Spelling, folded};

/// Returns pairs of clubs of the event with similar names that count as two clubs, each in its
/// first spelling.
pub fn clubs_alike(event: &Event) -> Vec<(String, String)> {
    let players = event.players.iter().filter_map(|player| player.club.as_deref());
    let teams = event.teams.iter().filter_map(|team| team.club.as_deref());
    let mut clubs: BTreeMap<String, &str> = BTreeMap::new();
    for club in players.chain(teams) {
        clubs.entry(folded(club)).or_insert(club);
    }
    let clubs: Vec<(String, &str)> = clubs.into_iter().collect();
    let mut alike = Vec::new();
    for (at, (key, club)) in clubs.iter().enumerate() {
        let others = clubs[at + 1..].iter().filter(|(other, _)| are_alike(key, other));
        alike.extend(others.map(|(_, other)| ((*club).to_owned(), (*other).to_owned())));
    }
    alike
}

/// Returns whether two names differ by one or two letters, or by one additional word that may
/// describe a kind of club: `DC Oak` and `Oak`.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    const SHORT: usize = 4;
    if digits(one) != digits(other) {
        return false;
    }
    let (first, second) = (Spelling::of(one), Spelling::of(other));
    if first.is_near(&second)
        || first.is_same(&second)
        || one.replace(' ', "") == other.replace(' ', "")
    {
        return true;
    }
    let (short, long) = match first.words().len() < second.words().len() {
        true => (first.words(), second.words()),
        false => (second.words(), first.words()),
    };
    let mut more: Vec<&String> = long.iter().collect();
    let all_there = short.iter().all(|word| {
        let at = more.iter().position(|candidate| *candidate == word);
        at.map(|at| more.remove(at)).is_some()
    });
    let is_kind = |word: &&&String| word.chars().nth(1).is_some() && word.chars().count() <= SHORT;
    let has_name = short.iter().any(|word| word.chars().count() >= SHORT);
    all_there && has_name && matches!(more.as_slice(), [only] if is_kind(&only))
}

/// Returns the figures of a name: `Oak 1` and `Oak 2` are two clubs.
fn digits(name: &str) -> String {
    name.chars().filter(char::is_ascii_digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clubs_are_the_same_whatever_case_accents_dots_and_blanks() {
        for names in [
            &["DC Oakside", "D.C. Oakside", "dc oakside", " D. C.  Oakside", "DC OÁKSIDE"][..],
            &["Oak's Side", "Oaks Side"],
            &["!", " !"],
        ] {
            for name in names {
                assert_eq!(folded(name), folded(names[0]), "{name}");
            }
        }
        assert_ne!(folded("Oak 1"), folded("Oak 2"));
    }

    #[test]
    fn names_that_differ_only_nearly_are_alike() {
        for (one, other) in
            [("DC Damlust", "Damlust"), ("Damlust", "Damlst"), ("Oak Side", "Oakside")]
        {
            assert!(are_alike(&folded(one), &folded(other)), "{one} {other}");
            assert!(are_alike(&folded(other), &folded(one)), "{other} {one}");
        }
        for (one, other) in [
            ("Oakside 1", "Oakside 2"),
            ("Oakside A", "Oakside B"),
            ("Oakside", "Treeham"),
            ("New Oakside", "Old Treeham"),
            ("Oakside", "Oakside Students"),
        ] {
            assert!(!are_alike(&folded(one), &folded(other)), "{one} {other}");
        }
    }
}
