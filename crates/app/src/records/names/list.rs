//! A list of names, and its application to the players of a game.

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
    /// The owner of each spelling in `alike`.
    owners: Vec<usize>,
}

/// The effect of a list on a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NameEffect {
    /// The name is spelled as in the list.
    Listed,
    /// The name is another spelling of this person, and is changed.
    Changed(usize),
    /// The name is another spelling of this person, but the game gives another ID: nothing is
    /// changed.
    OtherNumber(usize),
    /// The name is not in the list.
    Unlisted,
}

/// A name in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenName {
    /// The spelling in the game.
    pub spelling: String,
    /// The player's ID in the game.
    pub id: Option<String>,
    /// The effect of the list.
    pub named: NameEffect,
}

/// The tags for names, and those for federation IDs.
const SIDES: [(&str, &str); 2] = [("White", "WhiteFmjdId"), ("Black", "BlackFmjdId")];

impl NameList {
    /// Creates the list from a table.
    ///
    /// # Errors
    ///
    /// As [`names_of`].
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
    pub fn name(&self, person: usize) -> &str {
        &self.people[person].name
    }

    /// Returns the federation ID of a person.
    pub fn id(&self, person: usize) -> Option<&str> {
        self.people[person].id.as_deref()
    }

    /// Returns the people that an unknown name may mean.
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

    /// Returns the names in the tags of a game, and the tags that change.
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
                    () if is_other => NameEffect::OtherNumber(person),
                    () if self.name(person) == name.spelling => NameEffect::Listed,
                    () => NameEffect::Changed(person),
                };
                if !is_other {
                    if name.named != NameEffect::Listed {
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

/// Returns the names of White and Black; `None` for an unknown one.
pub(in crate::records) fn seen_in(tags: &Tags) -> [Option<SeenName>; 2] {
    SIDES.map(|(tag, id_tag)| {
        let spelling = tags.get(tag)?.split_whitespace().collect::<Vec<_>>().join(" ");
        let id = tags.get(id_tag).map(str::trim).filter(|id| !matches!(*id, "" | "?" | "-" | "0"));
        let is_name = spelling.chars().any(char::is_alphanumeric);
        is_name.then(|| SeenName {
            spelling,
            id: id.map(str::to_owned),
            named: NameEffect::Unlisted,
        })
    })
}
