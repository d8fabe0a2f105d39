//! Names in alphabetical order.

use std::cmp::Ordering;

use feruca::{Collator, Locale, Tailoring};

use draughts_events::event::{Event, SortBy};

/// The alphabetical order of family names.
///
/// It is the Unicode Collation Algorithm without a language, so that a list has the same order on
/// every machine. Case and accents count only between names that are otherwise equal.
pub(super) struct Alphabet {
    collator: Collator,
    sort: SortBy,
}

impl Alphabet {
    pub(super) fn new(sort: SortBy) -> Self {
        Self { collator: Collator::new(Tailoring::Cldr(Locale::Root), false, false), sort }
    }

    /// Compares two names by the family name, then by the other names.
    pub(super) fn compare(&mut self, one: &str, other: &str) -> Ordering {
        self.collator.collate(&key(one, self.sort), &key(other, self.sort))
    }

    /// Returns the place of each name in this order; names that compare equal share a place.
    pub(super) fn places<'n>(&mut self, names: impl Iterator<Item = &'n str>) -> Vec<usize> {
        let keys: Vec<String> = names.map(|name| key(name, self.sort)).collect();
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by(|&one, &other| self.collator.collate(&keys[one], &keys[other]));
        let mut places = vec![0; keys.len()];
        for (before, &at) in order.iter().zip(order.iter().skip(1)) {
            let is_same = self.collator.collate(&keys[*before], &keys[at]) == Ordering::Equal;
            places[at] = places[*before] + usize::from(!is_same);
        }
        places
    }
}

/// Returns the text that is compared.
///
/// It is one string, so that case and accents of the family name count after the other names.
fn key(name: &str, sort: SortBy) -> String {
    let (family, given) = family_first(name);
    let (particles, family) = match sort {
        SortBy::Whole => ("", family),
        _ => family.split_at(particles(family)),
    };
    format!("{family}, {given} {particles}")
}

/// Returns the length of the lower-case words before the first capitalized word: 3 in `de Boer`.
///
/// It is 0 in a name without a capital, and in a script without capitals.
fn particles(family: &str) -> usize {
    let is_particle =
        |word: &&str| word.chars().any(char::is_lowercase) && !word.chars().any(char::is_uppercase);
    let words = family.split_inclusive(char::is_whitespace);
    let length = words.take_while(is_particle).map(str::len).sum();
    if length < family.len() { length } else { 0 }
}

/// The alphabetical order of the players of an event, calculated once for many lists.
pub(crate) struct NameOrder(Vec<usize>);

impl NameOrder {
    pub(crate) fn of(event: &Event) -> Self {
        let names = event.players.iter().map(|player| player.name.as_str());
        Self(Alphabet::new(event.sort).places(names))
    }

    /// Returns the place of a player; players of equal names share it.
    ///
    /// `player` is an index of [`Event::players`](draughts_events::event::EventDocument::players).
    pub(super) fn place(&self, player: usize) -> usize {
        self.0.get(player).copied().unwrap_or_default()
    }
}

/// Splits a name into the family name and the other names.
///
/// The family name is the part before a comma; in `ASH Alder`, the words in capitals; otherwise the
/// last word, as in `Alder Ash`.
fn family_first(name: &str) -> (&str, &str) {
    let name = name.trim();
    if let Some((family, given)) = name.split_once(',') {
        return (family.trim(), given.trim());
    }
    let is_capital = |word: &str| {
        let mut letters = word.chars().filter(|letter| letter.is_alphabetic());
        letters.clone().count() > 1 && letters.all(char::is_uppercase)
    };
    let words = name.split_inclusive(char::is_whitespace);
    let capitals: usize = words.take_while(|word| is_capital(word)).map(str::len).sum();
    if capitals > 0 && capitals < name.len() {
        return (name[..capitals].trim_end(), name[capitals..].trim_start());
    }
    match name.rsplit_once(char::is_whitespace) {
        Some((given, family)) => (family, given.trim_end()),
        None => (name, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_by_the_family_name_whatever_the_letters() {
        let mut names = [
            "Zelkova, Z",
            "Élder, E",
            "alder, b",
            "Alder, A",
            "Birch Bay",
            "ELM Alder",
            "Елка, А",
            "Ölbaum, O",
            "Oak, O",
        ];
        let mut alphabet = Alphabet::new(SortBy::default());
        let places = alphabet.places(names.iter().copied());
        assert_eq!(alphabet.places(["Oak, O", "Ash", "Oak, O"].into_iter()), [1, 0, 1]);
        names.sort_by(|one, other| alphabet.compare(one, other));
        assert_eq!(places, [7, 3, 1, 0, 2, 4, 8, 6, 5]);
        assert_eq!(
            names,
            [
                "Alder, A",
                "alder, b",
                "Birch Bay",
                "Élder, E",
                "ELM Alder",
                "Oak, O",
                "Ölbaum, O",
                "Zelkova, Z",
                "Елка, А",
            ]
        );
    }

    #[test]
    fn words_in_small_letters_before_a_family_name_count_after_it() {
        let names = [
            "'t Hart, T",
            "al-Ash, A",
            "Boer, B",
            "Boer, Ann de",
            "d'Oak, D",
            "de boer, c",
            "de Boer, Ann",
            "De Boer, Ann",
            "Zelkova, Z",
            "van den Berg, V",
        ];
        let sorted = |sort| {
            let mut names = names;
            let mut alphabet = Alphabet::new(sort);
            names.sort_by(|one, other| alphabet.compare(one, other));
            names
        };
        assert_eq!(
            sorted(SortBy::Capital),
            [
                "al-Ash, A",
                "van den Berg, V",
                "Boer, Ann de",
                "de Boer, Ann",
                "Boer, B",
                "d'Oak, D",
                "De Boer, Ann",
                "de boer, c",
                "'t Hart, T",
                "Zelkova, Z",
            ]
        );
        assert_eq!(sorted(SortBy::Whole)[..3], ["'t Hart, T", "al-Ash, A", "Boer, Ann de"]);
    }

    #[test]
    fn the_family_name_is_found_without_a_comma() {
        for (name, family, given) in [
            ("Ash, Alder B.", "Ash", "Alder B."),
            ("Alder Ash", "Ash", "Alder"),
            ("ASH Alder", "ASH", "Alder"),
            ("DE ASH Alder", "DE ASH", "Alder"),
            ("ALDER ASH", "ASH", "ALDER"),
            ("Ash", "Ash", ""),
            ("", "", ""),
        ] {
            assert_eq!(family_first(name), (family, given), "{name}");
        }
    }
}
