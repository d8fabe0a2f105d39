//! Contradictions between the records of teams.

use super::{Team, TeamRoundKind, TeamTable};
use crate::{
    Cell, Contradiction, ContradictionKind, ContradictionPlace, Document, LineUp, Record,
    ResultCode,
};

/// Returns all contradictions.
pub(crate) fn faults(document: &Document) -> Vec<Contradiction> {
    let table = TeamTable::of(document);
    let mut found = Faults { document, table: &table, found: Vec::new() };
    let mut numbers = Vec::new();
    for (at, record) in document.records.iter().enumerate() {
        match record {
            Record::Team(team) => {
                if numbers.contains(&team.number) {
                    found.at_record(at, ContradictionKind::TeamTwice { number: team.number });
                }
                numbers.push(team.number);
                found.members(at, team.number, &team.players);
            }
            Record::LegacyTeam { name, players } => {
                // Next to records 310 it repeats their data, and has no effect.
                let is_it = |team: &&Team<'_>| team.record == at || team.line.name == *name;
                if let Some(team) = table.teams.iter().find(is_it) {
                    found.members(at, team.line.number, players);
                }
            }
            Record::Byes { players: teams, .. }
            | Record::Forbidden { players: teams, .. }
            | Record::LegacyForbidden(teams)
            | Record::LegacyAbsent(teams) => found.unknown(at, teams.iter()),
            Record::Abnormal(rule) => found.unknown(at, rule.players.iter()),
            Record::LegacyAcceleration { player, .. } => found.unknown(at, [player]),
            Record::TeamByes(byes) => found.unknown(at, byes.teams.iter().flatten()),
            Record::TeamForfeit(forfeit) => {
                let (white, black, round) = (forfeit.white, forfeit.black, forfeit.round);
                found.unknown(at, [&white, &black]);
                if found.has_game(white, round) || found.has_game(black, round) {
                    found.at_record(at, ContradictionKind::ForfeitPlayed { white, black, round });
                }
            }
            Record::LineUp(line_up) => found.line_up(at, line_up),
            _ => {}
        }
    }
    for team in 0..table.teams.len() {
        for round in 1..=table.rounds {
            found.round(team, round);
        }
    }
    found.found
}

struct Faults<'d> {
    document: &'d Document,
    table: &'d TeamTable<'d>,
    found: Vec<Contradiction>,
}

impl Faults<'_> {
    fn at_record(&mut self, at: usize, what: ContradictionKind) {
        self.found.push(Contradiction { place: ContradictionPlace::Record(at), what });
    }

    /// Adds a contradiction in the line of a player.
    fn at_round(&mut self, player: u16, round: u16, what: ContradictionKind) {
        let mut records = self.document.records.iter();
        let is_line =
            |record: &Record| matches!(record, Record::Player(line) if line.number == player);
        let place = records.position(is_line).map_or(ContradictionPlace::File, |at| {
            ContradictionPlace::Round(at, usize::from(round))
        });
        self.found.push(Contradiction { place, what });
    }

    /// Returns the number of further boards with a wrong colour, if there is a first one: if record
    /// 352 is wrong, every match is.
    fn more_colors(&mut self) -> Option<&mut usize> {
        self.found.iter_mut().find_map(|found| match &mut found.what {
            ContradictionKind::BoardColor { more, .. } => Some(more),
            _ => None,
        })
    }

    fn unknown<'a>(&mut self, at: usize, teams: impl IntoIterator<Item = &'a u16>) {
        for &number in teams {
            if self.table.index_of(number).is_none() {
                self.at_record(at, ContradictionKind::UnknownTeam { number });
            }
        }
    }

    /// Checks the players that a record assigns to a team.
    fn members(&mut self, at: usize, team: u16, players: &[u16]) {
        for &player in players {
            if self.table.lines.get(usize::from(player)).is_none_or(Option::is_none) {
                self.at_record(at, ContradictionKind::UnknownPlayer { number: player });
            }
            let own = self.table.team_of(player).map(|own| self.table.teams[own].line.number);
            if let Some(other) = own.filter(|own| *own != team) {
                self.at_record(at, ContradictionKind::TwoTeams { player, team, other });
            }
        }
    }

    fn line_up(&mut self, at: usize, line_up: &LineUp) {
        let &LineUp { round, team, opponent, ref players } = line_up;
        self.unknown(at, [&team].into_iter().chain((opponent > 0).then_some(&opponent)));
        let Some(place) = self.table.index_of(team) else { return };
        for &player in players.iter().filter(|player| **player > 0) {
            if self.table.team_of(player) != Some(place) {
                self.at_record(at, ContradictionKind::NotOfTeam { player, team, round });
            }
        }
    }

    /// Returns whether a player of a team played a game in a round.
    fn has_game(&self, team: u16, round: u16) -> bool {
        let Some(place) = self.table.index_of(team) else { return false };
        let players = self.table.teams[place].line.players.iter();
        let mut cells = players.filter_map(|&player| self.table.cell(player, round));
        cells.any(|cell| cell.opponent > 0 && cell.result.is_none_or(ResultCode::is_game))
    }

    /// Checks the boards of a team in a round.
    fn round(&mut self, place: usize, round: u16) {
        let team = &self.table.teams[place];
        let number = team.line.number;
        let cells: Vec<(u16, Cell)> = (team.line.players.iter())
            .filter_map(|&player| Some((player, self.table.cell(player, round)?)))
            .filter(|(_, cell)| cell.opponent > 0)
            .collect();
        let mut opponent = None;
        for &(player, cell) in &cells {
            let Some(other) = self.table.team_of(cell.opponent) else { continue };
            if other == place {
                let what = ContradictionKind::OwnTeam { player, round, opponent: cell.opponent };
                self.at_round(player, round, what);
            }
            let first = *opponent.get_or_insert(other);
            if first != other {
                let [one, other] = [first, other].map(|at| self.table.teams[at].line.number);
                let what = ContradictionKind::TwoOpponents { team: number, round, one, other };
                self.at_record(team.record, what);
                return;
            }
        }
        let line_up = self.table.line_up(self.document, place, round);
        let boards = self.table.boards();
        if line_up.len() > boards {
            let what = ContradictionKind::BoardsTooMany { team: number, round, boards };
            self.at_record(team.record, what);
        }
        let Some(opponent) = opponent else { return };
        let TeamRoundKind::Played { color, .. } = team.rounds[usize::from(round - 1)].course else {
            return;
        };
        let others = self.table.line_up(self.document, opponent, round);
        let on = &self.table.board_colors;
        for (at, &player) in line_up.iter().enumerate() {
            let Some(cell) = self.table.cell(player, round).filter(|cell| cell.opponent > 0) else {
                continue;
            };
            let board = at + 1;
            let other = others.iter().position(|&other| other == cell.opponent);
            if let Some(other) = other.filter(|other| *other != at && player < cell.opponent) {
                let what = ContradictionKind::OtherBoard { player, round, board, other: other + 1 };
                self.at_round(player, round, what);
                return;
            }
            let (Some(own), Some(first), Some(here)) = (cell.color, color, on.get(at)) else {
                continue;
            };
            let expected = if *here == on[0] { first } else { first.opponent() };
            if own != expected && player < cell.opponent {
                if let Some(more) = self.more_colors() {
                    *more += 1;
                    return;
                }
                let what = ContradictionKind::BoardColor { player, round, board, more: 0 };
                self.at_round(player, round, what);
                return;
            }
        }
    }
}
