//! The teams of a Scheveningen.

use std::collections::BTreeMap;

use crate::event::{Event, Ledger, Points, Round};

use super::input::listing;

/// The score of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRow {
    /// The place; teams with equal points share it.
    pub place: usize,
    /// The team.
    pub team: String,
    /// The players by pairing number, each with the board points scored.
    pub players: Vec<(usize, Points)>,
    /// The board points of each round, including points given by the arbiters in it.
    pub rounds: Vec<(Round, Points)>,
    /// The total of board points, including those before the first round.
    pub points: Points,
}

/// Returns the teams by board points, best first, equal ones by name.
///
/// Players without a team are left out; players whose results count for nobody have no points.
pub fn teams(event: &Event, ledger: &Ledger) -> Vec<TeamRow> {
    let mut members: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, player) in event.players.iter().enumerate() {
        if let Some(team) = &player.team {
            members.entry(team).or_default().push(at);
        }
    }
    let mut rows: Vec<TeamRow> = members
        .into_iter()
        .map(|(team, mut players)| {
            players.sort_by_key(|&at| listing(&event.players[at]));
            row(ledger, team, &players)
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.points));
    for at in 0..rows.len() {
        let shared = at > 0 && rows[at - 1].points == rows[at].points;
        rows[at].place = if shared { rows[at - 1].place } else { at + 1 };
    }
    rows
}

fn row(ledger: &Ledger, team: &str, players: &[usize]) -> TeamRow {
    let mut rounds: Vec<(Round, Points)> = Vec::new();
    for &player in players {
        let (_, points_of) = ledger.points_of(player, true);
        for (nth, entry) in ledger.of(player).iter().enumerate() {
            match rounds.get_mut(nth) {
                Some((_, points)) => *points += points_of(entry),
                None => rounds.push((entry.round, points_of(entry))),
            }
        }
    }
    TeamRow {
        place: 0,
        team: team.to_owned(),
        players: players.iter().map(|&player| (player, ledger.score(player))).collect(),
        points: players.iter().map(|&player| ledger.score(player)).sum(),
        rounds,
    }
}
