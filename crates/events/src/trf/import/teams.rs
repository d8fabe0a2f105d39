//! The team of each player of a report.

use std::collections::BTreeMap;

use super::super::{Document, Record};

/// Returns the team names by the start numbers of their players: records 310 and the older 013.
pub(super) fn members(document: &Document) -> BTreeMap<u16, String> {
    let mut members = BTreeMap::new();
    for record in &document.records {
        let (name, players) = match record {
            Record::Team(team) => (&team.name, &team.players),
            Record::LegacyTeam { name, players } => (name, players),
            _ => continue,
        };
        if !name.is_empty() {
            members.extend(players.iter().map(|&number| (number, name.clone())));
        }
    }
    members
}
