//! Points that are not those of the results (record 299).

use super::super::{Abnormal, Cell, Code, Document, Record, TeamScores, TeamTable, worth};
use super::{Roster, points};
use crate::event::{Entry, Event, Ledger, Points, Round, Scoring};

/// What the rounds of players gave: by the results, and by records 299.
pub(super) struct Worths<'d> {
    pub(super) scoring: &'d Scoring,
    abnormal: Vec<&'d Abnormal>,
}

impl<'d> Worths<'d> {
    pub(super) fn new(document: &'d Document, scoring: &'d Scoring) -> Self {
        let abnormal = document.records.iter().filter_map(|record| match record {
            Record::Abnormal(abnormal) => Some(abnormal),
            _ => None,
        });
        Self { scoring, abnormal: abnormal.collect() }
    }

    /// What a round, counted from 0, gave a player: what the first record says that names the
    /// player or, if there is none, that is for everybody; else what the result is worth.
    pub(super) fn points(&self, number: u16, at: usize, cell: Option<Cell>) -> Points {
        let fits = |rule: &&&Abnormal| rule.of.is_some_and(|of| is(of, cell));
        let of_round = || self.of(number, at).filter(|rule| fits(&rule));
        let named = of_round().find(|rule| !rule.players.is_empty());
        let rule = named.or_else(|| of_round().next());
        rule.and_then(|rule| rule.points).unwrap_or_else(|| points(self.scoring, cell))
    }

    /// What was given or taken away beyond the result of a round, counted from 0.
    pub(super) fn bonus(&self, number: u16, at: usize) -> Points {
        let free = self.of(number, at).filter(|rule| rule.of.is_none());
        free.filter_map(|rule| rule.points).sum()
    }

    /// The records about a round of a player.
    fn of(&self, number: u16, at: usize) -> impl Iterator<Item = &'d Abnormal> + '_ {
        let round = u16::try_from(at + 1).unwrap_or(u16::MAX);
        self.abnormal.iter().copied().filter(move |rule| rule.concerns(number, round))
    }
}

/// True if a round ended in a way that a record names: W, D and L are games over the board,
/// rated or not; a blank is an absence.
fn is(of: Code, cell: Option<Cell>) -> bool {
    let result = cell.map_or(Some(Code::ZeroBye), |cell| cell.result);
    match of {
        Code::UnratedWin => matches!(result, Some(Code::Win | Code::UnratedWin)),
        Code::UnratedDraw => matches!(result, Some(Code::Draw | Code::UnratedDraw)),
        Code::UnratedLoss => matches!(result, Some(Code::Loss | Code::UnratedLoss)),
        of => result == Some(of),
    }
}

/// Points that records 299 gave in a round beyond its result, or took away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::trf) struct Beyond {
    /// The start number, or the number of the team.
    pub(in crate::trf) number: u16,
    /// The round.
    pub(in crate::trf) round: Round,
    /// The points that make the order.
    pub(in crate::trf) points: Points,
    /// Those of a team that do not.
    pub(in crate::trf) other: Points,
}

/// What records 299 gave beyond the results, or took away; of the teams if they meet in the event
/// that was made of the report.
#[must_use]
pub(in crate::trf) fn beyond_results(document: &Document, event: &Event) -> Vec<Beyond> {
    let scoring = worth::scoring(document, &mut Vec::new());
    let given = Worths::new(document, &scoring);
    if given.abnormal.is_empty() {
        return Vec::new();
    }
    if event.is_of_teams() {
        return beyond_of_teams(document, event);
    }
    let roster = Roster::of(document);
    let mut beyond = Vec::new();
    for line in &roster.lines {
        for round in 1..=roster.paired_rounds() {
            let at = usize::from(round - 1);
            let cell = line.rounds.get(at).copied().flatten();
            let made = given.points(line.number, at, cell) - points(&scoring, cell);
            let points = made + given.bonus(line.number, at);
            if points != Points::ZERO {
                let (number, round, other) = (line.number, Round(round), Points::ZERO);
                beyond.push(Beyond { number, round, points, other });
            }
        }
    }
    beyond
}

/// What the rounds of teams gave by the report beyond what they are worth in its event.
fn beyond_of_teams(document: &Document, event: &Event) -> Vec<Beyond> {
    let (table, scores) = (TeamTable::of(document), TeamScores::of(document));
    let parts = event.parts(0);
    let Some(part) = parts.first() else { return Vec::new() };
    let ledger = Ledger::whole(&part.event);
    let is_over = |entry: &&Entry| entry.meeting().is_none_or(|meeting| meeting.complete);
    let mut beyond = Vec::new();
    for (at, player) in part.event.players.iter().enumerate() {
        let Some(team) = player.number.and_then(|number| table.place(number)) else { continue };
        for entry in ledger.of(at).iter().filter(is_over) {
            let nth = usize::from(entry.round.0).saturating_sub(1);
            let Some(round) = table.teams[team].rounds.get(nth) else { continue };
            let said = round.score();
            let (first, second) = match scores.games_first {
                true => (said.game_points, said.match_points),
                false => (said.match_points, said.game_points),
            };
            let (points, other) = (first - entry.points, second - entry.other);
            if (points, other) != (Points::ZERO, Points::ZERO) {
                let number = table.teams[team].line.number;
                beyond.push(Beyond { number, round: entry.round, points, other });
            }
        }
    }
    beyond
}
