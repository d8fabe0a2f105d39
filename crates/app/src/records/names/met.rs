//! The names of an archive, counted, and the effect of a list on them.

use std::collections::BTreeMap;

use super::list::{NameEffect, NameList, SeenName};
use draughts_ground::told;
use draughts_report::{csv_row, printable};

/// The maximum number of names similar to one in the list that are reported individually.
const MOST_TOLD: usize = 20;

/// The names of the games so far, with some hundred bytes for each spelling.
#[derive(Debug, Default)]
pub struct NamesMet {
    spellings: BTreeMap<String, Met>,
}

/// The data on a spelling.
#[derive(Debug, Default)]
pub(super) struct Met {
    /// The number of its occurrences.
    pub(super) times: u64,
    /// The effects of the list, each with its frequency.
    named: BTreeMap<NameEffect, u64>,
    /// The player's IDs in the games.
    pub(super) ids: Vec<String>,
}

told! {
    /// A message about the names of an archive.
    pub enum NamesTold {
        /// The number of names changed, and of how many spellings; the number of spellings not in
        /// the list, and how many of these are similar to one that is.
        Changed {
            changed: u64,
            spellings: usize,
            unlisted: usize,
            alike: usize,
        } => "names-changed",
            "{ $changed ->
                [one] { $changed } name
               *[other] { $changed } names
            } changed, of { $spellings ->
                [one] { $spellings } spelling
               *[other] { $spellings } spellings
            }; { $unlisted ->
                [one] { $unlisted } spelling is
               *[other] { $unlisted } spellings are
            } not in the list, { $alike ->
                [one] { $alike } of them resembles one that is
               *[other] { $alike } of them resemble one that is
            }";
        Perhaps { spelling: String, times: u64, names: Vec<String> } => "names-perhaps",
            "`{ $spelling }` ({ $times ->
                [one] { $times } time
               *[other] { $times } times
            }) is not in the list; perhaps { $names }";
        OtherNumber { spelling: String, times: u64, id: String } => "names-other-number",
            "`{ $spelling }` ({ $times ->
                [one] { $times } time
               *[other] { $times } times
            }) has another number there than { $id } in the list; not changed";
        More { more: usize } => "names-more", "and { $more } more";
        Begun { spellings: usize, games: u64 } => "names-begun",
            "{ $spellings ->
                [one] { $spellings } spelling
               *[other] { $spellings } spellings
            } of names in { $games ->
                [one] { $games } game
               *[other] { $games } games
            }";
    }
}

impl NamesMet {
    /// Counts a name.
    pub fn count(&mut self, name: SeenName) {
        let met = self.spellings.entry(name.spelling).or_default();
        met.times += 1;
        *met.named.entry(name.named).or_default() += 1;
        met.ids.extend(name.id.filter(|id| !met.ids.contains(id) && met.ids.len() < 8));
    }

    /// Iterates over the spellings in alphabetical order.
    pub(super) fn spellings(&self) -> impl Iterator<Item = (&String, &Met)> {
        self.spellings.iter()
    }

    /// Returns the number of spellings.
    pub fn len(&self) -> usize {
        self.spellings.len()
    }

    /// Returns whether there are no spellings.
    pub fn is_empty(&self) -> bool {
        self.spellings.is_empty()
    }

    /// Returns the effect of a list as comma-separated values, with the messages about it.
    pub fn report(&self, list: &NameList) -> (String, Vec<NamesTold>) {
        let row = |cells: [&str; 5]| csv_row(&cells.map(str::to_owned));
        let mut csv = row(["spelling", "games", "what", "name", "id"]);
        let (mut told, mut more) = (Vec::new(), 0);
        let (mut changed, mut spellings, mut unlisted, mut alike) = (0, 0, 0, 0);
        let mut tell = |what: NamesTold| match told.len() < MOST_TOLD {
            true => told.push(what),
            false => more += 1,
        };
        for (spelling, met) in &self.spellings {
            for (&named, &times) in &met.named {
                let (what, name, id) = match named {
                    NameEffect::Listed => ("listed", spelling.clone(), None),
                    NameEffect::Changed(person) => {
                        changed += times;
                        spellings += 1;
                        ("changed", list.name(person).to_owned(), list.id(person))
                    }
                    NameEffect::OtherNumber(person) => {
                        let id = list.id(person).unwrap_or_default().to_owned();
                        let spelling = printable(spelling).into_owned();
                        tell(NamesTold::OtherNumber { spelling, times, id });
                        ("other-number", list.name(person).to_owned(), list.id(person))
                    }
                    NameEffect::Unlisted => {
                        unlisted += 1;
                        let people = list.candidates(spelling);
                        let names: Vec<String> =
                            people.iter().map(|&one| list.name(one).to_owned()).collect();
                        if names.is_empty() {
                            ("unlisted", String::new(), None)
                        } else {
                            alike += 1;
                            let joined = names.join(" | ");
                            let id = match people.as_slice() {
                                [one] => list.id(*one),
                                _ => None,
                            };
                            let spelling = printable(spelling).into_owned();
                            tell(NamesTold::Perhaps { spelling, times, names });
                            ("resembles", joined, id)
                        }
                    }
                };
                csv += &row([spelling, &times.to_string(), what, &name, id.unwrap_or_default()]);
            }
        }
        told.extend((more > 0).then_some(NamesTold::More { more }));
        told.push(NamesTold::Changed { changed, spellings, unlisted, alike });
        (csv, told)
    }
}
