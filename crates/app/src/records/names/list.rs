//! A list of names, and what it makes of the players of a game.

use std::collections::HashMap;

use super::alike::Alike;
use crate::Error;
use crate::lists::{ListedName, Table, names_of};
use draughts_events::event::games::Spelling;
use draughts_games::record::Tags;

/// A list of names that is applied to games.
#[derive(Debug, Clone)]
pub struct NameList {
    people: Vec<ListedName>,
    by_words: HashMap<Vec<String>, usize>,
    alike: Alike,
    /// Whose each spelling in `alike` is.
    owners: Vec<usize>,
}

/// What a list makes of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// It is written as in the list.
    Listed,
    /// It is a spelling of this person, and is changed.
    Changed(usize),
    /// It is a spelling of this person, but the game gives them another number: nothing is changed.
    OtherNumber(usize),
    /// Nobody in the list is called so.
    Unlisted,
}

/// A name in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenName {
    /// As it is written.
    pub spelling: String,
    /// The number that the game gives the player.
    pub id: Option<String>,
    /// What the list makes of it.
    pub named: Named,
}

/// The tags that hold a name, and those that hold the number at the federation.
const SIDES: [(&str, &str); 2] = [("White", "WhiteFmjdId"), ("Black", "BlackFmjdId")];

impl NameList {
    /// Reads a list.
    ///
    /// # Errors
    ///
    /// As for [`names_of`].
    pub fn of(table: &Table) -> Result<Self, Error> {
        let people = names_of(table)?;
        let (mut by_words, mut alike, mut owners) = (HashMap::new(), Alike::default(), Vec::new());
        for (place, person) in people.iter().enumerate() {
            for text in std::iter::once(&person.name).chain(&person.aliases) {
                let spelling = Spelling::of(text);
                by_words.insert(spelling.words().to_vec(), place);
                alike.add(spelling);
                owners.push(place);
            }
        }
        Ok(Self { people, by_words, alike, owners })
    }

    /// Returns the name of a person.
    #[must_use]
    pub fn name(&self, person: usize) -> &str {
        &self.people[person].name
    }

    /// Returns the number of a person at the federation.
    #[must_use]
    pub fn id(&self, person: usize) -> Option<&str> {
        self.people[person].id.as_deref()
    }

    /// Returns the people who may be meant by a name that nobody has.
    #[must_use]
    pub fn candidates(&self, name: &str) -> Vec<usize> {
        let mut people: Vec<usize> = self
            .alike
            .find(&Spelling::of(name))
            .into_iter()
            .map(|place| self.owners[place])
            .collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Returns the names in the tags of a game, and the tags that become different.
    #[must_use]
    pub fn apply(&self, tags: &Tags) -> (Vec<SeenName>, Vec<(&'static str, String)>) {
        let (mut seen, mut changes) = (Vec::new(), Vec::new());
        for (mut name, (tag, id_tag)) in seen_in(tags).into_iter().zip(SIDES) {
            let Some(name) = &mut name else { continue };
            let words = Spelling::of(&name.spelling).words().to_vec();
            if let Some(&person) = self.by_words.get(&words) {
                let own = self.id(person);
                let is_other =
                    matches!((own, name.id.as_deref()), (Some(own), Some(its)) if own != its);
                name.named = match () {
                    () if is_other => Named::OtherNumber(person),
                    () if self.name(person) == name.spelling => Named::Listed,
                    () => Named::Changed(person),
                };
                if !is_other {
                    if name.named != Named::Listed {
                        changes.push((tag, self.name(person).to_owned()));
                    }
                    changes.extend(
                        own.filter(|_| name.id.is_none()).map(|own| (id_tag, own.to_owned())),
                    );
                }
            }
            seen.push(name.clone());
        }
        (seen, changes)
    }
}

/// White's and Black's name; `None` for one that is not known.
pub(in crate::records) fn seen_in(tags: &Tags) -> [Option<SeenName>; 2] {
    SIDES.map(|(tag, id_tag)| {
        let spelling = tags.get(tag)?.split_whitespace().collect::<Vec<_>>().join(" ");
        let id = tags.get(id_tag).map(str::trim).filter(|id| !matches!(*id, "" | "?" | "-" | "0"));
        let is_name = spelling.chars().any(char::is_alphanumeric);
        is_name.then(|| SeenName { spelling, id: id.map(str::to_owned), named: Named::Unlisted })
    })
}
