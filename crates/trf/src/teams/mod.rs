//! The matches of a team tournament, derived from the records of its report.
//!
//! Who met whom follows from:
//!
//! - the opponents of the players (`001`);
//! - byes (`240` and `320`; in reports without a record 320, `U` in the lines of the players);
//! - matches that were not played (`330`).
//!
//! Boards follow from the order of the team (`310`, `013`) or the line-up of the match (`300`). If
//! records contradict each other, the first one counts;
//! [`contradictions`](super::contradictions()) reports the others.

mod faults;
mod points;
mod rounds;
mod system;

pub(super) use faults::faults;
pub(super) use points::times;
pub(super) use rounds::asked;
pub use system::TeamScores;

use std::borrow::Cow;

use super::{
    ByeKind, Document, GameWorth, LineUp, MAX_NUMBER, MatchResult, PlayerLine, Record, TeamLine,
};
use draughts_pairing::{Color, Points};

/// The teams of a report, with all their rounds.
#[derive(Debug, Clone)]
pub struct TeamTable<'d> {
    /// The teams, ordered by number.
    pub teams: Vec<Team<'d>>,
    /// The colour of the first-named team on each board. Its length is the number of boards.
    pub board_colors: Vec<Color>,
    /// The points for a game.
    pub game_worth: GameWorth,
    /// The points for a match.
    pub match_worth: MatchWorth,
    /// The number of rounds that have been paired.
    pub rounds: u16,
    /// The team of each start number, and the index in the team.
    members: Vec<Option<(usize, usize)>>,
    /// The line of each start number.
    lines: Vec<Option<&'d PlayerLine>>,
}

/// A team and its rounds.
#[derive(Debug, Clone)]
pub struct Team<'d> {
    /// Its record, or the data of its record `013`.
    pub line: Cow<'d, TeamLine>,
    /// The index of its record in the report.
    pub record: usize,
    /// The paired rounds, round 1 first.
    pub rounds: Vec<TeamRound>,
}

/// The match points for a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchWorth {
    /// Won (`TW`).
    pub win: Points,
    /// Drawn (`TD`).
    pub draw: Points,
    /// Lost (`TL`).
    pub loss: Points,
}

/// A round of a team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRound {
    /// The course of the round.
    pub course: TeamRoundKind,
    /// The points from the round.
    pub points: TeamPoints,
    /// The points added or subtracted beyond that (record `299` without a kind of result).
    pub bonus: TeamPoints,
}

/// The course of a round for a team. Opponents are indices into [`TeamTable::teams`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TeamRoundKind {
    /// A match with at least one game played.
    Played {
        /// The other team.
        opponent: usize,
        /// The colour on board 1; `None` if no board has one.
        color: Option<Color>,
    },
    /// A match without a game played.
    Forfeit {
        /// The other team.
        opponent: usize,
        /// The colour that the team would have had on board 1, if stated.
        color: Option<Color>,
        /// Whether the team has won it.
        won: bool,
    },
    /// The pairing-allocated bye.
    Allocated,
    /// A requested bye, or an absence (record `240`).
    Asked(ByeKind),
    /// No data: absent.
    Absent,
}

impl TeamRoundKind {
    /// Returns the other team of a match, whether it was played or not.
    #[must_use]
    pub const fn opponent(self) -> Option<usize> {
        match self {
            Self::Played { opponent, .. } | Self::Forfeit { opponent, .. } => Some(opponent),
            Self::Allocated | Self::Asked(_) | Self::Absent => None,
        }
    }

    /// Returns whether the team was part of the pairing.
    #[must_use]
    pub(crate) const fn was_paired(self) -> bool {
        self.opponent().is_some() || matches!(self, Self::Allocated)
    }
}

/// Both scores of a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TeamPoints {
    /// Match points.
    pub match_points: Points,
    /// Game points.
    pub game_points: Points,
}

impl std::ops::Add for TeamPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            match_points: self.match_points + other.match_points,
            game_points: self.game_points + other.game_points,
        }
    }
}

impl<'d> TeamTable<'d> {
    /// Collects the teams of a report.
    pub fn of(document: &'d Document) -> Self {
        let mut table = Self {
            teams: teams(document),
            board_colors: Vec::new(),
            game_worth: GameWorth::of(document),
            match_worth: match_worth(document),
            rounds: 0,
            members: vec![None; usize::from(MAX_NUMBER) + 1],
            lines: vec![None; usize::from(MAX_NUMBER) + 1],
        };
        for player in document.players() {
            if let Some(line) = table.lines.get_mut(usize::from(player.number)) {
                line.get_or_insert(player);
            }
        }
        for (team, of) in table.teams.iter().enumerate() {
            for (place, &player) in of.line.players.iter().enumerate() {
                if let Some(member) = table.members.get_mut(usize::from(player)) {
                    member.get_or_insert((team, place));
                }
            }
        }
        table.rounds = rounds::paired(document, &table);
        table.board_colors = board_colors(document).unwrap_or_else(|| table.alternating());
        let rounds = rounds::of_all(document, &table);
        for (team, rounds) in table.teams.iter_mut().zip(rounds) {
            team.rounds = rounds;
        }
        table
    }

    /// Returns the number of boards of a match.
    pub fn boards(&self) -> usize {
        self.board_colors.len()
    }

    /// Returns the points of one game, multiplied by the number of boards.
    pub fn on_all_boards(&self, game: Points) -> Points {
        times(game, self.boards())
    }

    /// Returns the points for the pairing-allocated bye of a team: those of record 320.
    ///
    /// By default they are the match points of a draw, and the game points of draws on all boards.
    /// If there is no record 320 and the byes are in the lines of the players, the game points are
    /// those of a bye on each board.
    pub fn bye(&self, document: &Document) -> TeamPoints {
        points::bye(document, self)
    }

    /// Returns the index of a team, by its number.
    pub fn index_of(&self, number: u16) -> Option<usize> {
        self.teams.binary_search_by_key(&number, |team| team.line.number).ok()
    }

    /// Returns the team of a player, by the start number.
    pub fn team_of(&self, player: u16) -> Option<usize> {
        Some(self.members.get(usize::from(player)).copied().flatten()?.0)
    }

    /// Returns both scores of a team before a round.
    pub fn score(&self, team: usize, round: u16) -> TeamPoints {
        let before = self.teams[team].rounds.iter().take(usize::from(round.saturating_sub(1)));
        before.fold(TeamPoints::default(), |sum, round| sum + round.points + round.bonus)
    }

    /// Returns the start numbers of a team's players in a round, board 1 first; 0 for an empty
    /// board.
    ///
    /// Without a record 300, they are in the order of the team.
    pub fn line_up(&self, document: &Document, team: usize, round: u16) -> Vec<u16> {
        let own = self.teams[team].line.number;
        let said = document.records.iter().find_map(|record| match record {
            Record::LineUp(LineUp { round: in_round, team, players, .. }) => {
                (*in_round == round && *team == own).then_some(players)
            }
            _ => None,
        });
        said.cloned().unwrap_or_else(|| self.in_order(team, round))
    }

    /// Returns the players of a team who sat at a board in a round, in the order of the team.
    fn in_order(&self, team: usize, round: u16) -> Vec<u16> {
        let sat = |player: &u16| self.cell(*player, round).is_some_and(|cell| rounds::sat(&cell));
        self.teams[team].line.players.iter().copied().filter(sat).collect()
    }

    /// Returns the cell of a player and a round.
    pub fn cell(&self, player: u16, round: u16) -> Option<super::Cell> {
        let line = self.lines.get(usize::from(player)).copied().flatten()?;
        line.rounds.get(usize::from(round).checked_sub(1)?).copied().flatten()
    }

    /// Returns the default colours of the boards: the first-named team has White on odd boards.
    ///
    /// There are as many boards as the largest number of players of a team in a round.
    fn alternating(&self) -> Vec<Color> {
        let most = (0..self.teams.len())
            .flat_map(|team| (1..=self.rounds).map(move |round| (team, round)))
            .map(|(team, round)| self.in_order(team, round).len())
            .max();
        let colors = [Color::White, Color::Black].into_iter().cycle();
        colors.take(most.unwrap_or(0)).collect()
    }
}

/// Returns the teams ordered by number; those of records 013 only if there is no record 310.
fn teams(document: &Document) -> Vec<Team<'_>> {
    let team = |line, record| Team { line, record, rounds: Vec::new() };
    let records = document.records.iter().enumerate();
    let mut teams: Vec<Team<'_>> = records
        .clone()
        .filter_map(|(at, record)| match record {
            Record::Team(line) => Some(team(Cow::Borrowed(line.as_ref()), at)),
            _ => None,
        })
        .collect();
    if teams.is_empty() {
        let old = records.filter_map(|(at, record)| match record {
            Record::LegacyTeam { name, players } => Some((at, name, players)),
            _ => None,
        });
        teams = (1..)
            .zip(old)
            .map(|(number, (at, name, players))| {
                let (name, players) = (name.clone(), players.clone());
                let line = TeamLine { number, name, players, ..TeamLine::default() };
                team(Cow::Owned(line), at)
            })
            .collect();
    }
    teams.sort_by_key(|team| team.line.number);
    teams.dedup_by_key(|team| team.line.number);
    teams
}

/// Returns the colours of the boards in the report; a later record overrides an earlier one.
fn board_colors(document: &Document) -> Option<Vec<Color>> {
    document.records.iter().rev().find_map(|record| match record {
        Record::BoardColors(colors) => Some(colors.clone()),
        _ => None,
    })
}

/// Returns the points for matches: 2, 1 and 0 unless the report states others.
fn match_worth(document: &Document) -> MatchWorth {
    let (win, draw) = (Points::whole(2), Points::whole(1));
    let mut worth = MatchWorth { win, draw, loss: Points::ZERO };
    for record in &document.records {
        let Record::MatchWorth(worths) = record else { continue };
        for &(result, points) in worths {
            match result {
                MatchResult::Win => worth.win = points,
                MatchResult::Draw => worth.draw = points,
                MatchResult::Loss => worth.loss = points,
            }
        }
    }
    worth
}
