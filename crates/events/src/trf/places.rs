//! Comparison of the places in a report with its standings.

use std::collections::HashMap;

use super::{Document, Record};
use crate::event::{Event, PlayerId};
use crate::standings::Standings;

/// A player or a team whose place differs from the rank in the report.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlaceMismatch {
    /// The player or team.
    pub id: PlayerId,
    /// The start number, or the number of the team.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The place in the standings.
    pub place: usize,
    /// The rank in the report.
    pub said: u16,
}

/// Returns the competitors whose place in the standings of the event made from a report differs
/// from the rank in the report; for teams, in the standings of their parts. Those who share a place
/// may have any of their ranks.
pub fn other_places(
    document: &Document,
    of_teams: bool,
    event: &Event,
    standings: &Standings,
) -> Vec<PlaceMismatch> {
    let said = match of_teams {
        true => ranks_of_teams(document),
        false => document.players().filter_map(|line| Some((line.number, line.rank?))).collect(),
    };
    let sharing = standings.rows.chunk_by(|one, other| one.place == other.place);
    let rows = sharing.flat_map(|rows| rows.iter().map(move |row| (row, rows.len())));
    rows.filter_map(|(row, sharing)| {
        let player = &event.players[row.player];
        let (place, number) = (row.place?, player.number?);
        let said = *said.get(&number)?;
        let fits = (place..place + sharing).contains(&usize::from(said));
        let (id, name) = (player.id.clone(), player.name.clone());
        (!fits).then_some(PlaceMismatch { id, number, name, place, said })
    })
    .collect()
}

/// Returns the ranks that a report gives its teams, by their numbers.
fn ranks_of_teams(document: &Document) -> HashMap<u16, u16> {
    let rank = |record: &Record| match record {
        Record::Team(team) => Some((team.number, team.rank?)),
        _ => None,
    };
    document.records.iter().filter_map(rank).collect()
}
