//! The project's rule sets, and the choice of one for a record that names none.

use std::sync::OnceLock;

/// A rule set of the project.
struct Entry {
    name: &'static str,
    document: &'static str,
    /// The number of the PDN game type that identifies this set; 0 if there is none.
    game_type: u16,
    /// Its position among the sets tried on a record with letters for squares; 0 means never.
    by_letters: u8,
    /// Its position on a record with numbers for squares; 0 means never.
    by_numbers: u8,
}

macro_rules! sets {
    ($($name:literal $game_type:literal $by_letters:literal $by_numbers:literal)*) => {
        static SETS: &[Entry] = &[$(Entry {
            name: $name,
            document: include_str!(concat!("sets/", $name, ".yaml")),
            game_type: $game_type,
            by_letters: $by_letters,
            by_numbers: $by_numbers,
        }),*];

        const NAMES: &[&str] = &[$($name),*];
    };
}

// The name; the game type, as in the document; the positions for letters and for numbers. The order
// is an estimate of what is played most, and a new set may take the next free number of a column. A
// set has a position if it is complete, is not a house rule set, and is not another edition of a
// set that has one. This is a table because parsing all documents takes longer than judging a game.
sets! {
    "international"       20  0  1
    "international-2024"   0  0  0
    "frisian"             40  0  5
    "frysk"               97  0  7
    "antidraughts"        98  0  8
    "breakthrough"        96  0  6
    "killer"               0  0  9
    "canadian"            27  0 10
    "english"             21  0  2
    "pool"                23  0  4
    "russian"             25  1 14
    "brazilian"           26  3 15
    "brazilian-64"        26  4 16
    "italian"             22  0  3
    "spanish"             24  0 11
    "portuguese"          28  0 12
    "czech"               29  2 17
    "turkish"             30  5  0
    "thai"                31  0 13
    "international-club"   0  0  0
    "mundigames"           0  0  0
    "frisian-count"        0  0  0
    "international-basic"  0  0  0
    "checkers-25"          0  0  0
}

/// Returns the names of the project's rule sets, in the order of listing.
pub const fn names() -> &'static [&'static str] {
    NAMES
}

/// Returns the document of a set, as in `crates/rules/src/sets`.
pub fn text(name: &str) -> Option<&'static str> {
    SETS.iter().find(|set| set.name == name).map(|set| set.document)
}

/// Iterates over the rule sets of a PDN game type, according to the table.
pub fn of_game_type(number: u16) -> impl Iterator<Item = &'static str> {
    SETS.iter().filter(move |set| number != 0 && set.game_type == number).map(|set| set.name)
}

/// Returns the rule sets tried on a record that names none, by its style of squares.
///
/// If several replay equally far, the first one wins.
pub fn tried(letters: bool) -> &'static [&'static str] {
    static TRIED: [OnceLock<Vec<&'static str>>; 2] = [OnceLock::new(), OnceLock::new()];
    let turn = |set: &Entry| if letters { set.by_letters } else { set.by_numbers };
    TRIED[usize::from(letters)].get_or_init(|| {
        let mut sets: Vec<&Entry> = SETS.iter().filter(|set| turn(set) > 0).collect();
        sets.sort_by_key(|set| turn(set));
        sets.into_iter().map(|set| set.name).collect()
    })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::{RuleSet, named};

    /// Iterates over the complete sets of federations, without further editions.
    fn of_federations() -> impl Iterator<Item = RuleSet> {
        let sets = names().iter().map(|name| named(name).expect("the sets are complete"));
        sets.filter(|set| set.is_of_a_game_type() && set.unchosen().is_empty())
    }

    #[test]
    fn the_game_types_are_those_of_the_documents() {
        let mut of_documents: BTreeMap<u16, Vec<String>> = BTreeMap::new();
        for set in of_federations() {
            if let Some(number) = set.game_type.number() {
                of_documents.entry(number).or_default().push(set.name);
            }
        }
        for (number, names) in &of_documents {
            assert_eq!(of_game_type(*number).collect::<Vec<_>>(), *names, "{number}");
        }
        let listed = SETS.iter().filter(|set| set.game_type != 0).count();
        assert_eq!(listed, of_documents.values().map(Vec::len).sum::<usize>());
    }

    #[test]
    fn every_law_of_a_federation_is_tried_on_a_record_that_names_none() {
        let both: BTreeSet<&str> =
            [true, false].iter().flat_map(|&by| tried(by)).copied().collect();
        let expected: Vec<String> = of_federations().map(|set| set.name).collect();
        assert_eq!(both, expected.iter().map(String::as_str).collect());
    }

    #[test]
    fn each_turn_is_one_set() {
        for letters in [true, false] {
            let turns: Vec<u8> = SETS
                .iter()
                .map(|set| if letters { set.by_letters } else { set.by_numbers })
                .filter(|&turn| turn > 0)
                .collect();
            assert_eq!(turns.iter().collect::<BTreeSet<_>>().len(), turns.len());
        }
    }
}
