//! The points of teams from rounds: records 162, 362, 320 and 299.

use super::{MatchWorth, TeamPoints, TeamRoundKind, TeamTable};
use crate::{AbnormalPoints, ByeKind, Cell, Document, GameWorth, Record, ResultCode};
use draughts_pairing::Points;

/// The points for rounds.
pub(super) struct TeamRoundPoints<'d> {
    games: GameWorth,
    matches: MatchWorth,
    boards: usize,
    /// The points for the pairing-allocated bye.
    bye: TeamPoints,
    abnormal: Vec<&'d AbnormalPoints>,
}

impl<'d> TeamRoundPoints<'d> {
    pub(super) fn new(document: &'d Document, table: &TeamTable<'_>) -> Self {
        let (games, matches, boards) = (table.game_worth, table.match_worth, table.boards());
        let abnormal = document.records.iter().filter_map(|record| match record {
            Record::Abnormal(rule) => Some(rule),
            _ => None,
        });
        Self { games, matches, boards, bye: bye(document, table), abnormal: abnormal.collect() }
    }

    /// Returns the game points of a team on the boards of a round.
    pub(super) fn games(&self, table: &TeamTable<'_>, team: usize, round: u16) -> Points {
        let players = table.teams[team].line.players.iter();
        players.filter_map(|&player| table.cell(player, round)).map(|cell| self.game(cell)).sum()
    }

    fn game(&self, cell: Cell) -> Points {
        match cell.result {
            Some(ResultCode::Win | ResultCode::UnratedWin) => self.games.win,
            // An adjourned game counts as a draw until it is finished (FIDE C.04.2, 3.1).
            Some(ResultCode::Draw | ResultCode::UnratedDraw | ResultCode::Unknown) => {
                self.games.draw
            }
            Some(ResultCode::Loss | ResultCode::UnratedLoss) => self.games.loss,
            Some(ResultCode::ForfeitWin) => {
                self.games.unplayed.forfeit_win.unwrap_or(self.games.win)
            }
            Some(ResultCode::ForfeitLoss) if cell.opponent > 0 => self.games.unplayed.forfeit_loss,
            _ => Points::ZERO,
        }
    }

    /// Returns the points for a round, given its game points and those of an opponent.
    pub(super) fn of(
        &self,
        course: TeamRoundKind,
        own: Points,
        of_other: impl Fn(usize) -> Points,
    ) -> TeamPoints {
        let all = |game: Points| times(game, self.boards);
        let (match_points, game_points) = match course {
            TeamRoundKind::Played { opponent, .. } => {
                let points = match own.cmp(&of_other(opponent)) {
                    std::cmp::Ordering::Greater => self.matches.win,
                    std::cmp::Ordering::Equal => self.matches.draw,
                    std::cmp::Ordering::Less => self.matches.loss,
                };
                (points, own)
            }
            TeamRoundKind::Forfeit { won: true, .. } | TeamRoundKind::Asked(ByeKind::FullPoint) => {
                (self.matches.win, all(self.games.win))
            }
            TeamRoundKind::Asked(ByeKind::HalfPoint) => (self.matches.draw, all(self.games.draw)),
            TeamRoundKind::Allocated | TeamRoundKind::Asked(ByeKind::PairingAllocated) => {
                return self.bye;
            }
            TeamRoundKind::Forfeit { won: false, .. }
            | TeamRoundKind::Asked(ByeKind::Absent)
            | TeamRoundKind::Absent => (Points::ZERO, Points::ZERO),
        };
        TeamPoints { match_points, game_points }
    }

    /// Returns the points from a round.
    ///
    /// The first record 299 that names the team applies or, if there is none, the first one for all
    /// teams; otherwise the points that the round made.
    pub(super) fn instead(
        &self,
        team: u16,
        round: u16,
        course: TeamRoundKind,
        made: TeamPoints,
    ) -> TeamPoints {
        let result = self.code(course, made.match_points);
        let fits = || self.of_round(team, round).filter(|rule| rule.of == Some(result));
        let rule = fits().find(|rule| !rule.players.is_empty()).or_else(|| fits().next());
        let Some(rule) = rule else { return made };
        TeamPoints {
            match_points: rule.match_points.unwrap_or(made.match_points),
            game_points: rule.points.unwrap_or(made.game_points),
        }
    }

    /// Returns the points added or subtracted beyond the result of a round.
    pub(super) fn bonus(&self, team: u16, round: u16) -> TeamPoints {
        let free = self.of_round(team, round).filter(|rule| rule.of.is_none());
        let points = free.map(|rule| TeamPoints {
            match_points: rule.match_points.unwrap_or(Points::ZERO),
            game_points: rule.points.unwrap_or(Points::ZERO),
        });
        points.fold(TeamPoints::default(), std::ops::Add::add)
    }

    fn of_round(&self, team: u16, round: u16) -> impl Iterator<Item = &'d AbnormalPoints> + '_ {
        self.abnormal.iter().copied().filter(move |rule| rule.concerns(team, round))
    }

    /// Returns the sign of the round in record 299.
    fn code(&self, course: TeamRoundKind, match_points: Points) -> ResultCode {
        match course {
            TeamRoundKind::Played { .. } if match_points == self.matches.win => {
                ResultCode::UnratedWin
            }
            TeamRoundKind::Played { .. } if match_points == self.matches.draw => {
                ResultCode::UnratedDraw
            }
            TeamRoundKind::Played { .. } => ResultCode::UnratedLoss,
            TeamRoundKind::Forfeit { won: true, .. } => ResultCode::ForfeitWin,
            TeamRoundKind::Forfeit { won: false, .. } => ResultCode::ForfeitLoss,
            TeamRoundKind::Asked(ByeKind::FullPoint) => ResultCode::FullBye,
            TeamRoundKind::Asked(ByeKind::HalfPoint) => ResultCode::HalfBye,
            TeamRoundKind::Allocated | TeamRoundKind::Asked(ByeKind::PairingAllocated) => {
                ResultCode::Allocated
            }
            TeamRoundKind::Asked(ByeKind::Absent) | TeamRoundKind::Absent => ResultCode::ZeroBye,
        }
    }
}

/// See [`TeamTable::bye`].
pub(super) fn bye(document: &Document, table: &TeamTable<'_>) -> TeamPoints {
    let (games, boards) = (table.game_worth, table.boards());
    let byes = document.records.iter().filter_map(|record| match record {
        Record::TeamByes(byes) => Some(byes),
        _ => None,
    });
    let of_board = games.unplayed.bye.unwrap_or(games.win);
    let of_lines = || {
        let mut all = (1..=table.rounds)
            .flat_map(|round| (0..table.teams.len()).map(move |team| (team, round)));
        all.any(|(team, round)| has_bye(table, team, round))
    };
    let is_of_lines = byes.clone().next().is_none() && of_lines();
    let usual = TeamPoints {
        match_points: table.match_worth.draw,
        game_points: times(if is_of_lines { of_board } else { games.draw }, boards),
    };
    byes.fold(usual, |bye, said| TeamPoints {
        match_points: said.match_points.unwrap_or(bye.match_points),
        game_points: said.game_points.unwrap_or(bye.game_points),
    })
}

/// Multiplies the points for a game by the number of boards.
pub(crate) fn times(points: Points, boards: usize) -> Points {
    (0..boards).map(|_| points).sum()
}

/// Returns whether the lines of its players give a team the pairing-allocated bye, as in reports
/// without a record 320.
pub(super) fn has_bye(table: &TeamTable<'_>, team: usize, round: u16) -> bool {
    let players = table.teams[team].line.players.iter();
    let mut cells = players.filter_map(|&player| table.cell(player, round));
    cells.any(|cell| cell.result == Some(ResultCode::Allocated))
}
