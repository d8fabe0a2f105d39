//! Converts a report to the [`Field`] that a Swiss system pairs.

mod abnormal;
mod error;
mod extras;
mod paired;
mod report;
mod roster;
mod system;
mod teams;
#[cfg(test)]
mod tests;

pub use abnormal::{PointAdjustment, point_adjustments};
pub use error::{FieldError, MissingData};
pub use paired::{ReportPairing, paired};
pub use report::{Particulars, from_field};
pub use system::{
    AssignedSystem, check_competitors, coded_method, names_no_system, pairing_method,
    repeatable_method,
};
pub use teams::{is_of_teams, refuse_teams};

use std::collections::BTreeSet;

use super::{
    ByeKind, Cell, ContradictionPlace, Document, GameWorth, PlayerLine, PointsKey as Worths,
    Record, ResultCode, Team, TeamTable, contradictions,
};
use abnormal::RoundPoints as Given;
use draughts_ground::diag::Level;
use draughts_pairing::field::{Entrant, Field, Parity, PastRound, ResultWorth};
use draughts_pairing::{Color, Points};
use extras::Accelerated;
use roster::Roster;

/// Converts a report to a field: the data before a round, and the players to be paired in it.
///
/// In a team tournament, the teams are the players of the field, and their matches its games.
///
/// The round is the one after the last round that is paired, or an earlier one, of which only the
/// absences are used. A round is paired if any player is (an opponent, `U`, or `+` without an
/// opponent) or if no player is left to be paired. Absent from the next round are the players with
/// F, H, Z or a blank in its column, or in a record 240 for it or in `XXZ`. Absent from an earlier
/// round are those who are not paired in it.
///
/// The start number is the pairing number; with `XXC rank`, the position among the players of the
/// file is. Points are calculated from the results and the points that the file defines for them;
/// an adjourned game (`?`) counts as a draw (FIDE C.04.2, 3.1). A missing initial colour is derived
/// from round 1.
///
/// # Errors
///
/// Fails on contradictions, for the next round also on [`wrong_points`], and if data is missing. A
/// round that is already paired does not need the number of rounds: without it, the paired rounds
/// are taken to be all.
pub fn field(document: &Document, round: Option<u16>) -> Result<Field, FieldError> {
    let found = contradictions(document);
    if let Some(wrong) = found.into_iter().find(|wrong| wrong.code().level == Level::Error) {
        return Err(FieldError::Contradiction(wrong));
    }
    if is_of_teams(document) {
        return teams::field(document, round);
    }
    let roster = Roster::of(document);
    let next = roster.paired_rounds() + 1;
    let round = round.unwrap_or(next);
    if round == 0 || round > next {
        return Err(MissingData::NotNext { round, next }.into());
    }
    let rounds = match roster::rounds(document) {
        Some(rounds) => rounds,
        None if round < next => roster.paired_rounds(),
        None => return Err(MissingData::NoRounds.into()),
    };
    if round > rounds {
        return Err(MissingData::Over { round, rounds }.into());
    }
    let games = GameWorth::of(document);
    let worth = ResultWorth { win: games.win, draw: games.draw, loss: games.loss };
    let accelerated = Accelerated {
        numbers: roster.lines.iter().map(|line| line.number).collect(),
        // Match points alone apply to teams.
        points: |rule| rule.points,
        worth: &worth,
    };
    let extras = accelerated.extras(document, next, rounds)?;
    let given = Given::new(document, &games);
    let builder = Builder { roster: &roster, given, round };
    if round == next
        && let Some(wrong) = wrong_in_lines(document, &builder, next, &extras).into_iter().next()
    {
        return Err(wrong);
    }
    let away = if round == next { away(document, &roster, round) } else { BTreeSet::new() };
    let mut players = Vec::with_capacity(roster.lines.len());
    for (place, extras) in extras.iter().enumerate() {
        let mut entrant = builder.entrant(place, extras)?;
        entrant.plays = !away.contains(&place) && builder.plays(place, round == next);
        players.push(entrant);
    }
    let initial_color = initial_color(document).or_else(|| drawn_color(&roster));
    Ok(Field {
        players,
        round,
        rounds,
        initial_color: initial_color.ok_or(MissingData::NoInitialColor)?,
        parity: Parity::default(),
        worth,
        apart: apart(document, &roster, round),
        // A report does not record the seed of its lots.
        seed: 0,
    })
}

/// Returns the last round that is paired or in which no player is left to be paired; 0 if there is
/// none.
pub fn paired_rounds(document: &Document) -> u16 {
    if is_of_teams(document) {
        return TeamTable::of(document).rounds;
    }
    Roster::of(document).paired_rounds()
}

/// Returns whether start numbers are final ranks that do not follow the ratings.
///
/// Such numbers were assigned after the last round, so no round was paired by them.
pub fn has_final_rank_numbers(document: &Document) -> bool {
    if is_of_teams(document) {
        return false;
    }
    let lines = Roster::of(document).lines;
    let by_place = lines.iter().all(|line| line.rank == Some(line.number));
    let ratings: Vec<u16> = lines.iter().filter_map(|line| line.rating).collect();
    let falls = !ratings.is_empty() && ratings.is_sorted_by(|one, other| one >= other);
    lines.len() > 1 && by_place && !falls
}

/// Returns whether the report states the number of rounds.
pub fn has_round_count(document: &Document) -> bool {
    roster::rounds(document).is_some()
}

/// The number and the name of a player or a team in a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedCompetitor {
    /// The start number of the player, or the number of the team.
    pub number: u16,
    /// The name.
    pub name: String,
}

/// Returns the players or teams in the order of the field.
pub fn competitors(document: &Document) -> Vec<NamedCompetitor> {
    if is_of_teams(document) {
        let called = |team: Team<'_>| NamedCompetitor {
            number: team.line.number,
            name: team.line.into_owned().name,
        };
        return TeamTable::of(document).teams.into_iter().map(called).collect();
    }
    let called =
        |line: &PlayerLine| NamedCompetitor { number: line.number, name: line.name.clone() };
    Roster::of(document).lines.into_iter().map(called).collect()
}

/// Converts lines to players.
struct Builder<'r> {
    roster: &'r Roster<'r>,
    given: Given<'r>,
    /// The round to be paired.
    round: u16,
}

impl Builder<'_> {
    /// Returns a player as of before the round.
    fn entrant(&self, place: usize, extras: &[Points]) -> Result<Entrant, FieldError> {
        let before = usize::from(self.round - 1);
        let mut past = Vec::with_capacity(before);
        for (at, &extra) in extras[..before].iter().enumerate() {
            let bonus = self.given.bonus(self.roster.lines[place].number, at);
            past.push(PastRound { bonus, extra, ..self.past(place, at)? });
        }
        Ok(Entrant {
            number: self.roster.number(place),
            order: u32::try_from(place).unwrap_or(u32::MAX),
            rating: self.roster.lines[place].rating.filter(|rating| *rating > 0),
            score: past.iter().map(PastRound::score).sum(),
            extra: extras[before],
            secondary: None,
            plays: true,
            past,
        })
    }

    /// Returns a round, counted from 0, from the view of a player.
    fn past(&self, place: usize, at: usize) -> Result<PastRound, FieldError> {
        let line = self.roster.lines[place];
        let cell = line.rounds.get(at).copied().flatten();
        let points = self.given.points(line.number, at, cell);
        let Some(cell) = cell else { return Ok(PastRound::away(points)) };
        if cell.result == Some(ResultCode::Allocated) {
            return Ok(PastRound::bye(points));
        }
        let Some(opponent) = self.roster.place(cell.opponent) else {
            return Ok(PastRound::away(points));
        };
        let Some(result) = cell.result else {
            let round = u16::try_from(at + 1).unwrap_or(u16::MAX);
            return Err(FieldError::Lacks(
                MissingData::NoResult { number: line.number, round },
                ContradictionPlace::Round(self.roster.records[place], at + 1),
            ));
        };
        Ok(match cell.color {
            Some(color) if result.is_game() => PastRound::game(opponent, color, points),
            _ => PastRound::forfeit(opponent, points),
        })
    }

    /// Returns whether a player is to be paired in the round; in the next round, unless its column
    /// has another entry.
    fn plays(&self, place: usize, is_next: bool) -> bool {
        match self.roster.lines[place].rounds.get(usize::from(self.round - 1)) {
            None => is_next,
            Some(None) => false,
            Some(Some(cell)) => cell.opponent > 0 || cell.result == Some(ResultCode::Allocated),
        }
    }
}

/// Returns the points from a round. A blank is an absence, an adjourned game a draw.
fn points(games: &GameWorth, cell: Option<Cell>) -> Points {
    let Some(cell) = cell else { return games.unplayed.absent };
    match cell.result {
        Some(ResultCode::Win | ResultCode::UnratedWin) => games.win,
        Some(ResultCode::Draw | ResultCode::UnratedDraw | ResultCode::Unknown) => games.draw,
        Some(ResultCode::Loss | ResultCode::UnratedLoss) => games.loss,
        // Older programs write a full-point bye as a forfeit win against nobody.
        Some(ResultCode::ForfeitWin) if cell.opponent > 0 => {
            games.unplayed.forfeit_win.unwrap_or(games.win)
        }
        Some(ResultCode::ForfeitLoss) if cell.opponent > 0 => games.unplayed.forfeit_loss,
        Some(ResultCode::FullBye | ResultCode::ForfeitWin) => games.of_bye(ByeKind::FullPoint),
        Some(ResultCode::HalfBye) => games.of_bye(ByeKind::HalfPoint),
        Some(ResultCode::Allocated) => games.of_bye(ByeKind::PairingAllocated),
        Some(ResultCode::ZeroBye | ResultCode::ForfeitLoss) | None => games.unplayed.absent,
    }
}

/// Returns the points of the file that do not match its results.
///
/// For players, these are in columns 81 to 84, where the acceleration and the bye of the next round
/// may be included; for teams, in records 310. Empty if the report cannot be converted to a field.
pub fn wrong_points(document: &Document) -> Vec<FieldError> {
    if is_of_teams(document) {
        return teams::wrong_points(&TeamTable::of(document));
    }
    let roster = Roster::of(document);
    let next = roster.paired_rounds() + 1;
    let rounds = roster::rounds(document).unwrap_or(next - 1);
    let games = GameWorth::of(document);
    let worth = ResultWorth { win: games.win, draw: games.draw, loss: games.loss };
    let accelerated = Accelerated {
        numbers: roster.lines.iter().map(|line| line.number).collect(),
        points: |rule| rule.points,
        worth: &worth,
    };
    let Ok(extras) = accelerated.extras(document, next, rounds) else { return Vec::new() };
    let given = Given::new(document, &games);
    let builder = Builder { roster: &roster, given, round: next };
    wrong_in_lines(document, &builder, next, &extras)
}

/// Returns the players whose points do not match their results.
fn wrong_in_lines(
    document: &Document,
    builder: &Builder<'_>,
    next: u16,
    extras: &[Vec<Points>],
) -> Vec<FieldError> {
    let adjourned = document.records.iter().rev().find_map(|record| match record {
        Record::Worth(worths) => worths.iter().find(|(worth, _)| *worth == Worths::Unknown),
        _ => None,
    });
    let adjourned = adjourned.map_or(Points::ZERO, |(_, points)| *points);
    let given = &builder.given;
    let mut wrong = Vec::new();
    for (place, line) in builder.roster.lines.iter().enumerate() {
        let Some(said) = line.points else { continue };
        let at = usize::from(next - 1);
        let behind = &line.rounds[..line.rounds.len().min(at)];
        let cell = |at: usize| behind.get(at).copied().flatten();
        let of_round =
            |at: usize| given.points(line.number, at, cell(at)) + given.bonus(line.number, at);
        let made: Points = (0..at).map(of_round).sum();
        let unknown = |cell: &&Option<Cell>| {
            cell.is_some_and(|cell| cell.result == Some(ResultCode::Unknown))
        };
        let open = behind.iter().filter(unknown).map(|_| adjourned - given.games.draw).sum();
        let bye = line.rounds.get(at).map_or(Points::ZERO, |cell| points(given.games, *cell));
        let may_be = |points: Points| points == said || points + open == said;
        let fits =
            [Points::ZERO, extras[place][at], bye].into_iter().any(|more| may_be(made + more));
        if !fits {
            let place = ContradictionPlace::Record(builder.roster.records[place]);
            let points = MissingData::Points { number: line.number, said, made };
            wrong.push(FieldError::Lacks(points, place));
        }
    }
    wrong
}

/// Returns the players who are absent from the next round according to separate records.
fn away(document: &Document, roster: &Roster<'_>, next: u16) -> BTreeSet<usize> {
    let named = document.records.iter().filter_map(|record| match record {
        Record::Byes { round, players, .. } if *round == next => Some(players),
        Record::LegacyAbsent(players) => Some(players),
        _ => None,
    });
    named.flat_map(|players| roster.places(players)).collect()
}

/// Returns the groups of players who may not meet in a round.
fn apart(document: &Document, roster: &Roster<'_>, round: u16) -> Vec<Vec<usize>> {
    let groups = document.records.iter().filter_map(|record| match record {
        Record::Forbidden { first, last, players } if (*first..=*last).contains(&round) => {
            Some(players)
        }
        Record::LegacyForbidden(players) => Some(players),
        _ => None,
    });
    groups.map(|players| roster.places(players)).filter(|group| group.len() > 1).collect()
}

/// Returns the initial colour stated in the file; a later record overrides an earlier one.
fn initial_color(document: &Document) -> Option<Color> {
    document.records.iter().rev().find_map(|record| match record {
        Record::InitialColor(color) => Some(*color),
        Record::Configuration(words) => words.iter().find_map(|word| match word.as_str() {
            "white1" => Some(Color::White),
            "black1" => Some(Color::Black),
            _ => None,
        }),
        _ => None,
    })
}

/// Derives the initial colour from round 1.
///
/// No player had a preference, so the higher ranked player of each pair got it if odd among the
/// paired players, and otherwise the other colour (FIDE C.04.3, 5.2.5).
fn drawn_color(roster: &Roster<'_>) -> Option<Color> {
    let first = |line: &&PlayerLine| line.rounds.first().copied().flatten();
    let paired = roster
        .lines
        .iter()
        .filter_map(first)
        .filter(|cell| cell.opponent > 0 || cell.result == Some(ResultCode::Allocated));
    // In number order, the first player of a pair comes first.
    let (at, color) = paired.enumerate().find_map(|(at, cell)| Some((at, cell.color?)))?;
    Some(if at % 2 == 0 { color } else { color.opponent() })
}
