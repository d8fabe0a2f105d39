//! The course of each round for each team.

use super::points::{TeamRoundPoints, has_bye};
use super::{TeamPoints, TeamRound, TeamRoundKind, TeamTable};
use crate::{ByeKind, Cell, Document, Record, ResultCode, TeamByes, TeamForfeit};
use draughts_pairing::{Color, Points};

/// Returns whether a player sat at a board, possibly without an opponent.
pub(super) fn sat(cell: &Cell) -> bool {
    cell.opponent > 0 || matches!(cell.result, Some(ResultCode::ForfeitWin))
}

/// Returns the number of paired rounds.
///
/// The last one is the last round in which a player sat at a board or a record 320 or 330 names a
/// team. If every team has a bye or is absent in the rounds after it, they are paired too.
pub(super) fn paired(document: &Document, table: &TeamTable<'_>) -> u16 {
    let sat_at = |at: usize| u16::try_from(at + 1).unwrap_or(u16::MAX);
    let mut last = 0;
    for record in &document.records {
        let of_record = match record {
            Record::Player(player) => {
                player.rounds.iter().rposition(|cell| cell.as_ref().is_some_and(sat)).map(sat_at)
            }
            Record::TeamByes(TeamByes { teams, .. }) => u16::try_from(teams.len()).ok(),
            Record::TeamForfeit(TeamForfeit { round, .. }) => Some(*round),
            _ => None,
        };
        last = last.max(of_record.unwrap_or(0));
    }
    let is_away = |round: u16| {
        !table.teams.is_empty()
            && table.teams.iter().all(|team| asked(document, team.line.number, round).is_some())
    };
    while last < u16::MAX && is_away(last + 1) {
        last += 1;
    }
    last
}

/// Returns the bye that a team requested in a round.
pub(crate) fn asked(document: &Document, team: u16, round: u16) -> Option<ByeKind> {
    document.records.iter().find_map(|record| match record {
        Record::Byes { kind, round: in_round, players } if *in_round == round => {
            players.contains(&team).then_some(*kind)
        }
        _ => None,
    })
}

/// Returns the rounds of each team.
pub(super) fn of_all(document: &Document, table: &TeamTable<'_>) -> Vec<Vec<TeamRound>> {
    let worths = TeamRoundPoints::new(document, table);
    let mut rounds: Vec<Vec<TeamRound>> = vec![Vec::new(); table.teams.len()];
    for round in 1..=table.rounds {
        let courses = courses(document, table, round);
        let games: Vec<Points> =
            (0..courses.len()).map(|team| worths.games(table, team, round)).collect();
        for (team, &course) in courses.iter().enumerate() {
            let number = table.teams[team].line.number;
            let is_open = |team: usize| is_open(table, team, round);
            let points = match course {
                // The match counts when it is finished, as in the standings of an event.
                TeamRoundKind::Played { opponent, .. } if is_open(team) || is_open(opponent) => {
                    TeamPoints::default()
                }
                _ => {
                    let made = worths.of(course, games[team], |other| games[other]);
                    worths.instead(number, round, course, made)
                }
            };
            rounds[team].push(TeamRound { course, points, bonus: worths.bonus(number, round) });
        }
    }
    rounds
}

/// Returns whether a board of a team has no result yet; an adjourned game has a provisional one.
fn is_open(table: &TeamTable<'_>, team: usize, round: u16) -> bool {
    let mut cells =
        table.teams[team].line.players.iter().filter_map(|&player| table.cell(player, round));
    cells.any(|cell| cell.opponent > 0 && cell.result.is_none())
}

/// Returns the course of a round for each team.
fn courses(document: &Document, table: &TeamTable<'_>, round: u16) -> Vec<TeamRoundKind> {
    let mut courses = vec![None; table.teams.len()];
    for record in &document.records {
        match record {
            Record::TeamForfeit(forfeit) if forfeit.round == round => {
                let (white, black) = (table.index_of(forfeit.white), table.index_of(forfeit.black));
                let (Some(white), Some(black)) = (white, black) else { continue };
                for (own, other, color) in
                    [(white, black, Color::White), (black, white, Color::Black)]
                {
                    let won = forfeit.winner == Some(color);
                    let course =
                        TeamRoundKind::Forfeit { opponent: other, color: Some(color), won };
                    courses[own].get_or_insert(course);
                }
            }
            Record::TeamByes(byes) => {
                let team = byes.teams.get(usize::from(round - 1)).copied().flatten();
                if let Some(team) = team.and_then(|team| table.index_of(team)) {
                    courses[team].get_or_insert(TeamRoundKind::Allocated);
                }
            }
            _ => {}
        }
    }
    let by_cells = |team: usize| {
        let number = table.teams[team].line.number;
        met(document, table, team, round)
            .or_else(|| asked(document, number, round).map(TeamRoundKind::Asked))
            .or_else(|| has_bye(table, team, round).then_some(TeamRoundKind::Allocated))
            .unwrap_or(TeamRoundKind::Absent)
    };
    let courses = courses.into_iter().enumerate();
    courses.map(|(team, course)| course.unwrap_or_else(|| by_cells(team))).collect()
}

/// Returns the match of a team according to the lines of its players.
fn met(
    document: &Document,
    table: &TeamTable<'_>,
    team: usize,
    round: u16,
) -> Option<TeamRoundKind> {
    let players = &table.teams[team].line.players;
    let cells: Vec<Cell> = players.iter().filter_map(|&player| table.cell(player, round)).collect();
    let other = |cell: &Cell| table.team_of(cell.opponent).filter(|&other| other != team);
    let opponent = cells.iter().find_map(other)?;
    let color = color(document, table, team, round);
    if cells.iter().any(|cell| cell.opponent > 0 && cell.result.is_none_or(ResultCode::is_game)) {
        return Some(TeamRoundKind::Played { opponent, color });
    }
    let won = |code: ResultCode| cells.iter().filter(|cell| cell.result == Some(code)).count();
    let won = won(ResultCode::ForfeitWin) > won(ResultCode::ForfeitLoss);
    Some(TeamRoundKind::Forfeit { opponent, color, won })
}

/// Returns the colour of a team on board 1.
///
/// It is derived from the first board with a colour: the others have that one or the opposite,
/// according to record 352.
fn color(document: &Document, table: &TeamTable<'_>, team: usize, round: u16) -> Option<Color> {
    let line_up = table.line_up(document, team, round);
    let first = *table.board_colors.first()?;
    line_up.iter().zip(&table.board_colors).find_map(|(&player, &on_board)| {
        let color = table.cell(player, round)?.color?;
        Some(if on_board == first { color } else { color.opponent() })
    })
}

impl TeamRound {
    /// Returns the change of both scores in the round.
    pub fn score(&self) -> TeamPoints {
        self.points + self.bonus
    }
}
