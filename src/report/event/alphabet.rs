//! Names in the order in which people look for them.

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed, CollatorPreferences};

/// The order of family names: that of the Unicode Collation Algorithm without a language, so
/// that the same list has the same order on every machine. Case and accents count only between
/// names that are otherwise the same.
pub(super) struct Alphabet(CollatorBorrowed<'static>);

impl Alphabet {
    pub(super) fn new() -> Self {
        let collator =
            Collator::try_new(CollatorPreferences::default(), CollatorOptions::default());
        Self(collator.expect("the order without a language is compiled in"))
    }

    /// Compares two names by the family name, then by the others.
    pub(super) fn compare(&self, one: &str, other: &str) -> Ordering {
        // At once, so that case and accents of the family name count after the other names.
        let key = |name| {
            let (family, given) = family_first(name);
            format!("{family}, {given}")
        };
        self.0.compare(&key(one), &key(other))
    }
}

/// The family name and the others: before and after a comma; of `ASH Alder` the word in
/// capitals; of `Alder Ash` the last word.
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
        let alphabet = Alphabet::new();
        names.sort_by(|one, other| alphabet.compare(one, other));
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
