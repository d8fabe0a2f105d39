//! A first list of names, created from the games of an archive.

use std::collections::HashMap;

use super::alike::Alike;
use super::met::NamesMet;
use draughts_events::event::games::Spelling;
use draughts_report::csv_row;

/// Returns a list of names as comma-separated values, to be edited: one row per certain person,
/// with those who may be the same after the most frequent one.
///
/// Spellings that differ only in case, accents and word order share a row, with the most frequent
/// one as the name. Names that sound similar or have initials have a row of their own, and are in
/// the column `perhaps` of the other, which is ignored when the list is read. To make them the same
/// person, the user moves the name to `alias` and deletes the row.
pub fn begun(names: &NamesMet) -> String {
    let people = people(names);
    let mut alike = Alike::default();
    // The first of each group, by its index in `alike`, with the others.
    let mut groups: Vec<(&Person<'_>, Vec<&Person<'_>>)> = Vec::new();
    for person in &people {
        match alike.find(&person.spelling).first() {
            Some(&head) => groups[head].1.push(person),
            None => {
                alike.add(person.spelling.clone());
                groups.push((person, Vec::new()));
            }
        }
    }
    groups.sort_by_key(|(head, _)| head.name.to_lowercase());
    let row = |cells: [&str; 5]| csv_row(&cells.map(str::to_owned));
    let mut csv = row(["name", "id", "games", "alias", "perhaps"]);
    for (head, others) in groups {
        let perhaps: Vec<&str> = others.iter().map(|one| one.name).collect();
        for (at, person) in std::iter::once(head).chain(others).enumerate() {
            let perhaps = if at == 0 { perhaps.join(" | ") } else { String::new() };
            let times = person.times.to_string();
            csv += &row([person.name, person.id.unwrap_or_default(), &times, "", &perhaps]);
        }
    }
    csv
}

/// A set of spellings that certainly mean one person.
struct Person<'n> {
    spelling: Spelling,
    name: &'n str,
    times: u64,
    /// The ID, if the games give only one.
    id: Option<&'n str>,
}

/// Returns the people, the most frequent first.
fn people(names: &NamesMet) -> Vec<Person<'_>> {
    let mut by_words: HashMap<Vec<String>, usize> = HashMap::new();
    let mut people: Vec<(Person<'_>, u64, Vec<&str>)> = Vec::new();
    for (text, met) in names.spellings() {
        let spelling = Spelling::of(text);
        let ids = met.ids.iter().map(String::as_str);
        let place = by_words.entry(spelling.words().to_vec()).or_insert(people.len());
        match people.get_mut(*place) {
            Some((person, most, known)) => {
                person.times += met.times;
                known.extend(ids);
                if met.times > *most {
                    (person.name, person.spelling, *most) = (text, spelling, met.times);
                }
            }
            None => {
                let person = Person { spelling, name: text, times: met.times, id: None };
                people.push((person, met.times, ids.collect()));
            }
        }
    }
    let mut people: Vec<Person<'_>> = people
        .into_iter()
        .map(|(mut person, _, mut ids)| {
            ids.sort_unstable();
            ids.dedup();
            person.id = if let [only] = ids.as_slice() { Some(only) } else { None };
            person
        })
        .collect();
    // Among equally frequent ones, the longest name comes first.
    people.sort_by_key(|person| std::cmp::Reverse((person.times, person.name.chars().count())));
    people
}
