//! The teams of a Scheveningen.

use serde::Serialize;

use super::words::Head;
use crate::sheet::{ColumnList, Ref, Sheet};
use draughts_events::event::{Event, Ledger, PlayerId, Points, Round};
use draughts_events::standings;
use draughts_report::words::Language;

/// The score of a team in a Scheveningen.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamView<'e> {
    /// The place; teams with equal points share it.
    pub place: usize,
    /// The team.
    pub team: String,
    /// The IDs of its players, by pairing number.
    pub players: Vec<&'e PlayerId>,
    /// The board points of each round.
    pub rounds: Vec<TeamRound>,
    /// The total board points.
    pub points: Points,
}

/// A team's round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamRound {
    /// The round.
    pub round: Round,
    /// The board points.
    pub points: Points,
}

impl<'e> TeamView<'e> {
    /// Returns the teams of an event, the leading team first.
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

/// Adds the table of the teams to a sheet with headings.
pub(super) fn team_sheet(mut sheet: Sheet, teams: &[TeamView<'_>], language: Language) -> Sheet {
    let longest = teams.iter().max_by_key(|team| team.rounds.len());
    let rounds = longest.into_iter().flat_map(|team| &team.rounds);
    let rounds: Vec<Round> = rounds.map(|one| one.round).collect();
    ColumnList::<TeamView<'_>>::new()
        .column(Head::Place.right(language).key(), |team| team.place)
        .column(Head::Team.left(language).key(), |team| team.team.clone())
        .each(
            0..rounds.len(),
            |at| {
                let mut column = Head::OfRound { round: rounds[at].0 }.right(language);
                column.head.about = Some(Ref::Round(rounds[at]));
                column
            },
            |team, at| team.rounds.get(at).map(|round| round.points),
        )
        .column(Head::Points.right(language), |team| team.points)
        .fill(&mut sheet, teams);
    sheet
}
