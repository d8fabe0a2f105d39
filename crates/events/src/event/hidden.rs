//! The names of the players who do not appear by name, and texts without them.

use std::collections::HashMap;

use super::{Event, Player, Visibility};

/// What a player is called who does not appear.
const NOBODY: &str = "N.N.";

impl Player {
    /// What the player is called in public.
    #[must_use]
    pub(crate) fn public_name(&self) -> String {
        match self.public {
            Visibility::Yes => self.name.clone(),
            Visibility::Initials => initials(&self.name),
            Visibility::No => NOBODY.to_owned(),
        }
    }
}

/// How the players are called who do not appear by name, reckoned once for all texts of an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HiddenNames {
    /// Whole names, the longest first since a name may stand in another; each with what stands
    /// for it in public.
    names: Vec<(String, String)>,
    /// Their words of three letters or more, in small letters, each with the same.
    words: HashMap<String, String>,
}

impl HiddenNames {
    /// Those of the players of an event.
    #[must_use]
    pub fn of_event(event: &Event) -> Self {
        Self::of(&event.players)
    }

    /// Those of some players.
    #[must_use]
    pub fn of(players: &[Player]) -> Self {
        let mut hidden = Self::default();
        for player in players.iter().filter(|player| player.public != Visibility::Yes) {
            let shown = player.public_name();
            for name in player.aliases.iter().chain([&player.name]) {
                for word in words(name).filter(|word| word.chars().count() > 2) {
                    if word.chars().any(char::is_alphabetic) {
                        hidden.words.insert(word.to_lowercase(), shown.clone());
                    }
                }
                if !name.is_empty() {
                    hidden.names.push((name.clone(), shown.clone()));
                }
            }
        }
        hidden.names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        hidden
    }

    /// True if everybody appears by name.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// True if a text has a word of one of the names.
    #[must_use]
    pub fn are_in(&self, text: &str) -> bool {
        !self.words.is_empty()
            && words(text).any(|word| self.words.contains_key(&word.to_lowercase()))
    }

    /// Puts into a text what the players are called in public.
    pub(crate) fn veil(&self, text: &mut String) {
        for (name, shown) in &self.names {
            if text.contains(name) {
                *text = with_name_replaced(text, name, shown);
            }
        }
        // `Jane Doe`, `Mr Doe`, `DOE`: a word of the name in another place.
        *text = self.without_words(text);
    }

    /// A text in which words of the names, written with a capital, are others.
    fn without_words(&self, text: &str) -> String {
        let mut out = String::new();
        for part in text.split_inclusive(|one: char| !one.is_alphanumeric()) {
            let bare = part.trim_end_matches(|one: char| !one.is_alphanumeric());
            let is_capital = bare.starts_with(|one: char| !one.is_lowercase());
            match self.words.get(&bare.to_lowercase()).filter(|_| is_capital) {
                Some(shown) => out.extend([shown, &part[bare.len()..]]),
                None => out.push_str(part),
            }
        }
        out
    }
}

/// A text with another name for one: only where it is no part of a longer word.
fn with_name_replaced(text: &str, name: &str, shown: &str) -> String {
    let (mut out, mut done) = (String::new(), 0);
    for (at, _) in text.match_indices(name) {
        let end = at + name.len();
        let is_part = text[..at].ends_with(char::is_alphanumeric)
            || text[end..].starts_with(char::is_alphanumeric);
        if !is_part {
            out.push_str(&text[done..at]);
            out.push_str(shown);
            done = end;
        }
    }
    out + &text[done..]
}

/// The words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|one: char| !one.is_alphanumeric())
}

/// True for `J.A.`: nothing but single letters, each with a point.
fn is_initials(name: &str) -> bool {
    let mut letters = name.split_inclusive('.');
    let is_one = |part: &str| {
        let mut letter = part.strip_suffix('.').unwrap_or_default().chars();
        letter.next().is_some_and(char::is_alphabetic) && letter.next().is_none()
    };
    !name.is_empty() && letters.all(is_one)
}

/// `J.A.` of `Ash, Jan`, of `Jan Ash`: the given names first.
fn initials(name: &str) -> String {
    if is_initials(name) {
        return name.to_owned();
    }
    let (family, given) =
        name.split_once(',').map_or((name, ""), |(family, given)| (family, given));
    let words = |text: &str| -> String {
        let words = text.split(|one: char| one.is_whitespace() || one == '-');
        let words: Vec<&str> = words.filter(|word| word.contains(char::is_alphabetic)).collect();
        // Of `van der Berg` the B, unless nothing is written with a capital.
        let is_large = |word: &&&str| {
            word.chars().find(|one| one.is_alphabetic()).is_some_and(|one| !one.is_lowercase())
        };
        let large: Vec<&str> = words.iter().filter(is_large).copied().collect();
        let first = |word: &&str| {
            let letter = word.chars().find(|one| one.is_alphabetic())?;
            Some(letter.to_uppercase().chain(['.']).collect::<String>())
        };
        if large.is_empty() { &words } else { &large }.iter().filter_map(first).collect()
    };
    let both = words(given) + &words(family);
    if both.is_empty() { NOBODY.to_owned() } else { both }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    #[test]
    fn initials_are_those_of_given_and_family_names() {
        for (name, shown) in [
            ("Ash, Alder", "A.A."),
            ("van der Berg, Jan-Peter", "J.P.B."),
            ("jan ash", "J.A."),
            ("Ash", "A."),
            ("Ивлев, Олег", "О.И."),
            ("J.A.", "J.A."),
            ("J. Ash", "J.A."),
            ("12", "N.N."),
            ("", "N.N."),
        ] {
            assert_eq!(initials(name), shown, "{name}");
        }
    }

    const EVENT: &str = "schema: arbiter.event/2
name: Park
system: {kind: swiss, rounds: 5}
players:
  - {id: oak, name: 'Oak, Olive', public: no, aliases: [Olive O], number: 1}
  - {id: p2, name: 'Elm, Eve', public: initials, number: 2}
  - {id: p3, name: 'Ash, Alder', number: 3}
";

    #[test]
    fn a_hidden_name_is_found_in_other_places_and_letters() {
        let event = read("park.yaml", EVENT).unwrap_or_else(|error| panic!("{error}"));
        let hidden = HiddenNames::of_event(&event);
        for text in ["OAK offered a draw", "after olive", "Eve's clock", "says Mr Elm"] {
            assert!(hidden.are_in(text), "{text}");
        }
        assert!(!hidden.are_in("Ash thought of the oaks"));
        let mut said = "Olive Oak, and OAK: olive trees".to_owned();
        hidden.veil(&mut said);
        assert_eq!(said, "N.N. N.N., and N.N.: olive trees");
        let event = read("park.yaml", &EVENT.replace("Elm, Eve", "Мария")).expect("an event");
        let mut said = "Мария!".to_owned();
        HiddenNames::of_event(&event).veil(&mut said);
        assert_eq!(said, "М.!");
    }
}
