//! Converts the report of a team tournament to the [`Field`] of its teams.

use std::collections::BTreeSet;

use super::extras::Accelerated;
use super::{FieldError, MissingData, ReportPairing, initial_color, roster};
use crate::teams::{asked, times};
use crate::{
    ContradictionPlace, Document, HeadRecord, Record, TeamPoints, TeamRoundKind, TeamScores,
    TeamTable,
};
use draughts_pairing::field::{
    Entrant, Field, FieldPair, FieldPairing, Parity, PastRound, ResultWorth,
};
use draughts_pairing::{Color, Points};

/// Returns whether a report is of a team tournament: it has records of teams, or record 192 or 092
/// mentions teams.
pub fn is_of_teams(document: &Document) -> bool {
    place_of_teams(document).is_some()
}

/// Refuses the report of a team tournament whose matches cannot be derived from it.
///
/// # Errors
///
/// Fails in a team tournament: a player with games is in no team, or no teams have met yet.
pub fn refuse_teams(document: &Document) -> Result<(), FieldError> {
    let Some(at) = place_of_teams(document) else { return Ok(()) };
    let table = TeamTable::of(document);
    let outside = document.records.iter().enumerate().find_map(|(at, record)| match record {
        Record::Player(line) if table.team_of(line.number).is_none() => {
            let plays = line.rounds.iter().flatten().any(|cell| cell.opponent > 0);
            plays.then_some((at, line.number))
        }
        _ => None,
    });
    Err(match outside {
        Some((at, number)) if !table.teams.is_empty() => {
            FieldError::Lacks(MissingData::OutsideTeams { number }, ContradictionPlace::Record(at))
        }
        Some(_) => FieldError::Lacks(MissingData::NoTeams, ContradictionPlace::Record(at)),
        None => FieldError::Lacks(MissingData::NoMatch, ContradictionPlace::Record(at)),
    })
}

/// Returns the first record that shows a team tournament.
pub(super) fn place_of_teams(document: &Document) -> Option<usize> {
    document.records.iter().position(|record| match record {
        Record::Team(_)
        | Record::LegacyTeam { .. }
        | Record::LineUp(_)
        | Record::TeamByes(_)
        | Record::TeamForfeit(_)
        | Record::BoardColors(_)
        | Record::MatchWorth(_) => true,
        Record::Head(HeadRecord::CodedKind, kind) => kind.to_ascii_uppercase().contains("TEAM"),
        Record::Head(HeadRecord::Kind, kind) => kind.trim().to_lowercase().starts_with("team"),
        _ => false,
    })
}

/// Converts a report to a field of its teams: the data before a round, and the teams to be paired
/// in it.
///
/// Record 192 determines which score comes first; the colour of a match is that of board 1.
///
/// # Errors
///
/// Fails, before the next round, if the points of records 310 do not match the results, and if data
/// is missing.
pub(super) fn field(document: &Document, round: Option<u16>) -> Result<Field, FieldError> {
    let table = TeamTable::of(document);
    if table.teams.is_empty() {
        return Err(MissingData::NoTeams.into());
    }
    let next = table.rounds + 1;
    let round = round.unwrap_or(next);
    if round == 0 || round > next {
        return Err(MissingData::NotNext { round, next }.into());
    }
    let rounds = match roster::rounds(document) {
        Some(rounds) => rounds,
        None if round < next => table.rounds,
        None => return Err(MissingData::NoRounds.into()),
    };
    if round > rounds {
        return Err(MissingData::Over { round, rounds }.into());
    }
    let scores = TeamScores::of(document);
    let worth = worth(&table, scores);
    let accelerated = Accelerated {
        numbers: table.teams.iter().map(|team| team.line.number).collect(),
        points: match scores.games_first {
            true => |rule| rule.points,
            false => |rule| rule.match_points,
        },
        worth: &worth,
    };
    let extras = accelerated.extras(document, next, rounds)?;
    if round == next
        && let Some(wrong) = wrong_points(&table).into_iter().next()
    {
        return Err(wrong);
    }
    let absent = absent(document);
    let builder = Builder { table: &table, scores, round };
    let players = extras.iter().enumerate().map(|(place, extras)| {
        let number = table.teams[place].line.number;
        let plays = match table.teams[place].rounds.get(usize::from(round - 1)) {
            Some(of_round) => of_round.course.was_paired(),
            None => asked(document, number, round).is_none() && !absent.contains(&number),
        };
        Entrant { plays, ..builder.entrant(place, extras) }
    });
    let players = players.collect();
    let initial_color = initial_color(document).or_else(|| drawn_color(&table));
    Ok(Field {
        players,
        round,
        rounds,
        initial_color: initial_color.ok_or(MissingData::NoInitialColor)?,
        parity: Parity::Listed,
        worth,
        apart: apart(document, &table, round),
        // A report does not record the seed of its lots.
        seed: 0,
    })
}

/// Returns the points for matches in the score that comes first.
fn worth(table: &TeamTable<'_>, scores: TeamScores) -> ResultWorth {
    if scores.games_first {
        let all = |game: Points| times(game, table.boards());
        let games = table.game_worth;
        return ResultWorth { win: all(games.win), draw: all(games.draw), loss: all(games.loss) };
    }
    let matches = table.match_worth;
    ResultWorth { win: matches.win, draw: matches.draw, loss: matches.loss }
}

/// Converts teams to entrants.
struct Builder<'t> {
    table: &'t TeamTable<'t>,
    scores: TeamScores,
    /// The round to be paired.
    round: u16,
}

impl Builder<'_> {
    /// Returns a team as of before the round.
    fn entrant(&self, place: usize, extras: &[Points]) -> Entrant {
        let before = usize::from(self.round - 1);
        let team = &self.table.teams[place];
        let past = team.rounds.iter().zip(extras).take(before).map(|(round, &extra)| {
            let (points, bonus) = (self.scores.first(round.points), self.scores.first(round.bonus));
            let past = match round.course {
                TeamRoundKind::Played { opponent, color } => {
                    PastRound { played: color, ..PastRound::forfeit(opponent, points) }
                }
                TeamRoundKind::Forfeit { opponent, .. } => PastRound::forfeit(opponent, points),
                TeamRoundKind::Allocated => PastRound::bye(points),
                TeamRoundKind::Asked(_) | TeamRoundKind::Absent => PastRound::away(points),
            };
            PastRound { bonus, extra, ..past }
        });
        let total = self.table.score(place, self.round);
        Entrant {
            number: team.line.number,
            order: u32::try_from(place).unwrap_or(u32::MAX),
            rating: None,
            score: self.scores.first(total),
            extra: extras[before],
            secondary: self.scores.second(total),
            plays: true,
            past: past.collect(),
        }
    }
}

/// Returns the points of records 310 that do not match the results.
pub(super) fn wrong_points(table: &TeamTable<'_>) -> Vec<FieldError> {
    let mut wrong = Vec::new();
    for (place, team) in table.teams.iter().enumerate() {
        let TeamPoints { match_points, game_points } = table.score(place, u16::MAX);
        for (games, said, made) in [
            (false, team.line.match_points, match_points),
            (true, team.line.game_points, game_points),
        ] {
            let Some(said) = said.filter(|said| *said != made) else { continue };
            let number = team.line.number;
            let points = MissingData::TeamPoints { number, games, said, made };
            wrong.push(FieldError::Lacks(points, ContradictionPlace::Record(team.record)));
        }
    }
    wrong
}

/// Returns the teams that are absent from the next round according to `XXZ`.
fn absent(document: &Document) -> Vec<u16> {
    let lists = document.records.iter().filter_map(|record| match record {
        Record::LegacyAbsent(teams) => Some(teams),
        _ => None,
    });
    lists.flatten().copied().collect()
}

/// Returns the groups of teams that may not meet in a round.
fn apart(document: &Document, table: &TeamTable<'_>, round: u16) -> Vec<Vec<usize>> {
    let groups = document.records.iter().filter_map(|record| match record {
        Record::Forbidden { first, last, players } if (*first..=*last).contains(&round) => {
            Some(players)
        }
        Record::LegacyForbidden(teams) => Some(teams),
        _ => None,
    });
    let places = |teams: &Vec<u16>| -> Vec<usize> {
        let places: BTreeSet<usize> =
            teams.iter().filter_map(|&team| table.index_of(team)).collect();
        places.into_iter().collect()
    };
    groups.map(places).filter(|group| group.len() > 1).collect()
}

/// Derives the initial colour from round 1.
///
/// No team had played, so the team with the smaller number of each pair had it if that number is
/// odd, and otherwise the other colour (FIDE C.04.6, 4.3.1).
fn drawn_color(table: &TeamTable<'_>) -> Option<Color> {
    table.teams.iter().enumerate().find_map(|(place, team)| {
        let (opponent, color) = match team.rounds.first()?.course {
            TeamRoundKind::Played { opponent, color }
            | TeamRoundKind::Forfeit { opponent, color, .. } => (opponent, color?),
            _ => return None,
        };
        let is_odd = team.line.number % 2 == 1;
        (place < opponent).then_some(if is_odd { color } else { color.opponent() })
    })
}

/// Returns the pairing in a report for a round of its teams.
pub(super) fn paired(document: &Document, field: &Field) -> ReportPairing {
    let table = TeamTable::of(document);
    let mut pairing = FieldPairing::default();
    let mut colorless = BTreeSet::new();
    let mut more_byes = Vec::new();
    for (place, team) in table.teams.iter().enumerate() {
        let Some(round) = team.rounds.get(usize::from(field.round - 1)) else { continue };
        let (opponent, color) = match round.course {
            TeamRoundKind::Played { opponent, color }
            | TeamRoundKind::Forfeit { opponent, color, .. } => (opponent, color),
            TeamRoundKind::Allocated => {
                match pairing.bye {
                    None => pairing.bye = Some(place),
                    Some(_) => more_byes.push(place),
                }
                continue;
            }
            TeamRoundKind::Asked(_) | TeamRoundKind::Absent => continue,
        };
        let pair = FieldPair { white: place, black: opponent };
        match color {
            Some(Color::White) => pairing.pairs.push(pair),
            None if place < opponent => {
                pairing.pairs.push(pair);
                colorless.insert(pair);
            }
            _ => {}
        }
    }
    pairing.sort_boards(field);
    ReportPairing { pairing, colorless, more_byes }
}
