//! Which team each player of a report is in.

use std::collections::BTreeMap;

use super::super::{Document, Record};

/// The names of the teams, by the start numbers of their players: records 310 (number, name from
/// column 9 to 40, players from column 74) and the older 013 (name from column 5 to 36, players
/// from column 37).
pub(super) fn members(document: &Document) -> BTreeMap<u16, String> {
    let mut members = BTreeMap::new();
    for record in &document.records {
        let Record::Kept(line) = record else { continue };
        let (first, last, players) = match line.get(..3) {
            Some("310") => (9, 40, 74),
            Some("013") => (5, 36, 37),
            _ => continue,
        };
        let columns = |from: usize, to: usize| -> String {
            line.chars().skip(from - 1).take(to + 1 - from).collect()
        };
        let name = columns(first, last).trim().to_owned();
        let numbers = columns(players, usize::MAX - 1);
        if !name.is_empty() {
            let numbers = numbers.split_whitespace().filter_map(|word| word.parse().ok());
            members.extend(numbers.map(|number: u16| (number, name.clone())));
        }
    }
    members
}
