//! The places that a report gives, held against its own standings.

use std::collections::HashMap;

use super::{Document, Record};
use crate::event::{Event, PlayerId};
use crate::standings::Standings;

/// A player, or a team, whose place is not the rank that the report gives.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct OtherPlace {
    /// Who.
    pub id: PlayerId,
    /// The start number, or the number of the team.
    pub number: u16,
    /// What they are called.
    pub name: String,
    /// The place by the standings.
    pub place: usize,
    /// The rank in the report.
    pub said: u16,
}

/// Whose place in the standings of the event that was made of a report is not the rank of the
/// report; of teams, that of their parts. Who shares a place may have any rank of those who share it.
#[must_use]
pub fn other_places(
    document: &Document,
    of_teams: bool,
    event: &Event,
    standings: &Standings,
) -> Vec<OtherPlace> {
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
        (!fits).then_some(OtherPlace { id, number, name, place, said })
    })
    .collect()
}

/// The ranks that a report gives its teams, by their numbers.
fn ranks_of_teams(document: &Document) -> HashMap<u16, u16> {
    let rank = |record: &Record| match record {
        Record::Team(team) => Some((team.number, team.rank?)),
        _ => None,
    };
    document.records.iter().filter_map(rank).collect()
}
