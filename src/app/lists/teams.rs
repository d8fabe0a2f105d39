//! Teams and line-ups from lists: a line for each member, or for each board.

use super::{Columns, ListWrong, ReadPlayers, Table, players_of};
use crate::app::Error;
use crate::app::event::{Echo, Head};
use crate::event::Round;
use crate::event::acts::{EMPTY, HandedIn, NewTeam};

/// Heads of the column of boards.
const BOARD: &[&str] = &["board", "bord", "bd", "bd.", "brett"];
/// Heads of the column of teams.
const TEAM: &[&str] = &["team", "ploeg", "équipe", "equipe", "mannschaft"];
/// Heads of the column of players.
const PLAYER: &[&str] = &["player", "speler", "spieler", "id"];
/// Heads of the column of rounds.
const ROUND: &[&str] = &["round", "ronde", "rd", "rd.", "rnd", "runde"];

/// The heads that are known, for each column.
pub(super) fn heads() -> Vec<&'static [&'static str]> {
    vec![BOARD, TEAM, PLAYER, ROUND]
}

/// The teams of a list, in the order in which they first stand there; the members by their boards,
/// those without one after them.
///
/// # Errors
///
/// A line without a team, a board that is none, and as [`players_of`].
pub fn teams_of(
    table: &Table,
    columns: Option<&Columns>,
) -> Result<(Vec<NewTeam>, ReadPlayers), Error> {
    let mut read = players_of(table, columns)?;
    let board = table.column(BOARD);
    if let Echo::PlayersRead { heads, .. } = &mut read.report {
        for head in heads {
            if let Head::NotUsed { head: name } = head
                && BOARD.contains(&name.trim().to_lowercase().as_str())
            {
                *head = Head::Taken { head: name.clone() };
            }
        }
    }
    let mut teams: Vec<(NewTeam, Vec<u16>)> = Vec::new();
    for ((line, row), mut new) in table.rows.iter().zip(std::mem::take(&mut read.players)) {
        let Some(name) = new.player.team.take() else {
            return Err(table.at(*line, &ListWrong::NoTeamNamed));
        };
        let seat = match board.and_then(|at| row.get(at)).map_or("", |cell| cell.trim()) {
            "" | "-" => u16::MAX,
            text => {
                let not = ListWrong::NotABoard { text: text.to_owned() };
                text.parse().map_err(|_| table.at(*line, &not))?
            }
        };
        let same = |one: &(NewTeam, _)| one.0.name.to_lowercase() == name.to_lowercase();
        let at = teams.iter().position(same).unwrap_or_else(|| {
            teams.push((NewTeam { name, ..NewTeam::default() }, Vec::new()));
            teams.len() - 1
        });
        let (team, seats) = &mut teams[at];
        let place = seats.partition_point(|other| *other <= seat);
        seats.insert(place, seat);
        team.players.insert(place, new);
    }
    Ok((teams.into_iter().map(|(team, _)| team).collect(), read))
}

/// The line-ups of a list; boards that no line names stay empty.
///
/// # Errors
///
/// A column that is missing, a line without a team, a round or a board that is none.
pub fn lineups_of(table: &Table, round: Option<Round>) -> Result<Vec<HandedIn>, Error> {
    let column = |heads, head| {
        let heads_there = table.shown_heads();
        let missing = ListWrong::NoHead { head, heads: heads_there };
        table.column(heads).ok_or_else(|| table.at_heads(&missing))
    };
    let (team, board) = (column(TEAM, "team")?, column(BOARD, "board")?);
    let player = column(PLAYER, "player")?;
    let of_round = table.column(ROUND);
    let mut lineups: Vec<HandedIn> = Vec::new();
    for (line, row) in &table.rows {
        let cell = |at: usize| row.get(at).map_or("", |cell| cell.trim());
        let at = |wrong: &ListWrong| table.at(*line, wrong);
        let round = match (of_round.map_or("", cell), round) {
            ("", Some(round)) => round,
            ("", None) => return Err(at(&ListWrong::NoRoundNamed)),
            (text, _) => {
                let not = ListWrong::NotARound { text: text.to_owned() };
                text.parse().map_err(|_| at(&not))?
            }
        };
        let team = cell(team);
        if team.is_empty() {
            return Err(at(&ListWrong::NoTeamNamed));
        }
        let not = ListWrong::NotABoard { text: cell(board).to_owned() };
        let seat = cell(board).parse::<u8>().ok().filter(|seat| *seat > 0);
        let seat = usize::from(seat.ok_or_else(|| at(&not))?);
        let player = if cell(player).is_empty() { EMPTY } else { cell(player) };
        let same = |one: &HandedIn| one.team == team && one.round == round;
        let which = lineups.iter().position(same).unwrap_or_else(|| {
            lineups.push(HandedIn { team: team.to_owned(), round, players: Vec::new() });
            lineups.len() - 1
        });
        let players = &mut lineups[which].players;
        if players.len() < seat {
            players.resize(seat, EMPTY.to_owned());
        }
        player.clone_into(&mut players[seat - 1]);
    }
    Ok(lineups)
}
