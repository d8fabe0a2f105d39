//! Teams from a list, one line per member.

use std::collections::HashMap;

use super::table::{is_head, plain_head};
use super::{ListError, OwnNumbers, PlayerColumns, ReadPlayers, Table, players_of};
use crate::Error;
use crate::event::{ColumnMeaning, Echo};
use draughts_events::event::acts::NewTeam;

/// Headings of the board column.
pub(super) const BOARD: &[&str] = &["board", "bord", "bd", "bd.", "brett"];
/// Headings of the team column.
pub(super) const TEAM: &[&str] = &["team", "ploeg", "équipe", "equipe", "mannschaft"];
/// Headings of the player column.
pub(super) const PLAYER: &[&str] = &["player", "speler", "spieler", "id"];
/// Headings of the round column.
pub(super) const ROUND: &[&str] =
    &["round", "ronde", "rd", "rd.", "rnd", "runde", "rde", "tour", "runda", "rodada", "тур"];

/// Cells in place of a board, for members who sit at none.
const RESERVE: &[&str] =
    &["r", "r.", "res", "res.", "reserve", "inv", "inv.", "invaller", "w", "wissel", "sub"];

/// Returns the known headings of each column.
pub(super) fn heads() -> Vec<&'static [&'static str]> {
    vec![BOARD, TEAM, PLAYER, ROUND]
}

/// Returns the teams of a list in the order of their first lines; the members are in board order,
/// followed by those without a board.
///
/// # Errors
///
/// Fails if a line has no team or an invalid board, or as [`players_of`].
pub fn teams_of(
    table: &Table,
    columns: Option<&PlayerColumns>,
) -> Result<(Vec<NewTeam>, ReadPlayers), Error> {
    let mut read = players_of(table, columns, OwnNumbers::PassedOver)?;
    read.notes.retain(|note| !matches!(note, Echo::ListDecides { field: "team", .. }));
    let board = table.column(BOARD);
    if let Echo::PlayersRead { heads, .. } = &mut read.report {
        for head in heads {
            if let ColumnMeaning::NotUsed { head: name } = head
                && BOARD.iter().any(|known| is_head(known, &plain_head(name)))
            {
                *head = ColumnMeaning::Taken { head: name.clone() };
            }
        }
    }
    let mut teams: Vec<(NewTeam, Vec<u16>)> = Vec::new();
    let mut lines: HashMap<(usize, u16), u64> = HashMap::new();
    for ((line, row), mut new) in table.rows.iter().zip(std::mem::take(&mut read.players)) {
        let Some(name) = new.player.team.take() else {
            return Err(table.at(*line, &ListError::NoTeamNamed));
        };
        let seat = match board.and_then(|at| row.get(at)).map_or("", |cell| cell.trim()) {
            "" | "-" => u16::MAX,
            text if RESERVE.contains(&text.to_lowercase().as_str()) => u16::MAX,
            text => {
                let not = ListError::NotABoard { text: text.to_owned() };
                text.parse().map_err(|_| table.at(*line, &not))?
            }
        };
        let same = |one: &(NewTeam, _)| one.0.name.to_lowercase() == name.to_lowercase();
        let at = teams.iter().position(same).unwrap_or_else(|| {
            teams.push((NewTeam { name, ..NewTeam::default() }, Vec::new()));
            teams.len() - 1
        });
        if let Some(first) = lines.insert((at, seat), *line).filter(|_| seat != u16::MAX) {
            let team = teams[at].0.name.clone();
            return Err(table.at(*line, &ListError::SeatTwice { seat, team, line: first }));
        }
        let (team, seats) = &mut teams[at];
        let place = seats.partition_point(|other| *other <= seat);
        seats.insert(place, seat);
        team.players.insert(place, new);
    }
    Ok((teams.into_iter().map(|(team, _)| team).collect(), read))
}
