//! The teams of a Scheveningen.

use serde::Serialize;

use super::occasion::fill;
use crate::event::{Event, Ledger, PlayerId, Points, Round};
use crate::report::sheet::{Column, Sheet};
use crate::standings;

/// What a team has scored.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamView<'e> {
    /// The place; teams of equal points share it.
    pub place: usize,
    /// The team.
    pub team: String,
    /// Its players in the order of their numbers.
    pub players: Vec<&'e PlayerId>,
    /// The board points of each round.
    pub rounds: Vec<TeamRound>,
    /// All board points.
    pub points: Points,
}

/// A round of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamRound {
    /// The round.
    pub round: Round,
    /// The board points.
    pub points: Points,
}

impl<'e> TeamView<'e> {
    /// The teams of an event, the better first.
    pub(super) fn of(event: &'e Event, ledger: &Ledger) -> Vec<Self> {
        let team = |row: standings::TeamRow| Self {
            place: row.place,
            team: row.team,
            players: row.players.iter().map(|&(player, _)| &event.players[player].id).collect(),
            rounds: row.rounds.iter().map(|&(round, points)| TeamRound { round, points }).collect(),
            points: row.points,
        };
        standings::teams(event, ledger).into_iter().map(team).collect()
    }
}

/// The table of the teams, below what the sheet has already.
pub(super) fn team_sheet(mut sheet: Sheet, teams: &[TeamView<'_>]) -> Sheet {
    let rounds = teams.iter().map(|team| team.rounds.len()).max().unwrap_or_default();
    let mut columns = vec![Column::right("Pl").key(), Column::left("Team").key()];
    columns.extend((1..=rounds).map(|round| Column::right(format!("R{round}"))));
    columns.push(Column::right("Pts"));
    let rows = teams.iter().map(|team| {
        let mut cells = vec![team.place.to_string(), team.team.clone()];
        cells.extend(team.rounds.iter().map(|round| round.points.to_string()));
        cells.resize(rounds + 2, String::new());
        cells.push(team.points.to_string());
        cells
    });
    fill(&mut sheet, columns, rows.collect());
    sheet
}
