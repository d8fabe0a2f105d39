//! Points that differ from those of the results (record 299).

use super::{Roster, points};
use crate::{AbnormalPoints, Cell, Document, GameWorth, Record, ResultCode};
use draughts_pairing::Points;

/// The points from players' rounds: those of the results, and those of records 299.
pub(super) struct RoundPoints<'d> {
    pub(super) games: &'d GameWorth,
    abnormal: Vec<&'d AbnormalPoints>,
}

impl<'d> RoundPoints<'d> {
    pub(super) fn new(document: &'d Document, games: &'d GameWorth) -> Self {
        let abnormal = document.records.iter().filter_map(|record| match record {
            Record::Abnormal(abnormal) => Some(abnormal),
            _ => None,
        });
        Self { games, abnormal: abnormal.collect() }
    }

    /// Returns the points of a player from a round, counted from 0.
    ///
    /// The first record that names the player applies or, if there is none, the first one for all
    /// players; otherwise the points of the result.
    pub(super) fn points(&self, number: u16, at: usize, cell: Option<Cell>) -> Points {
        let fits = |rule: &&&AbnormalPoints| rule.of.is_some_and(|of| is(of, cell));
        let of_round = || self.of(number, at).filter(|rule| fits(&rule));
        let named = of_round().find(|rule| !rule.players.is_empty());
        let rule = named.or_else(|| of_round().next());
        rule.and_then(|rule| rule.points).unwrap_or_else(|| points(self.games, cell))
    }

    /// Returns the points added or subtracted beyond the result of a round, counted from 0.
    pub(super) fn bonus(&self, number: u16, at: usize) -> Points {
        let free = self.of(number, at).filter(|rule| rule.of.is_none());
        free.filter_map(|rule| rule.points).sum()
    }

    /// Iterates over the records that apply to a round of a player.
    fn of(&self, number: u16, at: usize) -> impl Iterator<Item = &'d AbnormalPoints> + '_ {
        let round = u16::try_from(at + 1).unwrap_or(u16::MAX);
        self.abnormal.iter().copied().filter(move |rule| rule.concerns(number, round))
    }
}

/// Returns whether a round has the kind of result that a record names.
///
/// W, D and L are games over the board, rated or not; a blank is an absence.
fn is(of: ResultCode, cell: Option<Cell>) -> bool {
    let result = cell.map_or(Some(ResultCode::ZeroBye), |cell| cell.result);
    match of {
        ResultCode::UnratedWin => matches!(result, Some(ResultCode::Win | ResultCode::UnratedWin)),
        ResultCode::UnratedDraw => {
            matches!(result, Some(ResultCode::Draw | ResultCode::UnratedDraw))
        }
        ResultCode::UnratedLoss => {
            matches!(result, Some(ResultCode::Loss | ResultCode::UnratedLoss))
        }
        of => result == Some(of),
    }
}

/// Points that records 299 added for a player in a round beyond its result, or subtracted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointAdjustment {
    /// The start number.
    pub number: u16,
    /// The round.
    pub round: u16,
    /// The points; negative if subtracted.
    pub points: Points,
}

/// Returns the points that records 299 added beyond the results, or subtracted, by start number and
/// round.
pub fn point_adjustments(document: &Document) -> Vec<PointAdjustment> {
    let games = GameWorth::of(document);
    let given = RoundPoints::new(document, &games);
    if given.abnormal.is_empty() {
        return Vec::new();
    }
    let roster = Roster::of(document);
    let mut beyond = Vec::new();
    for line in &roster.lines {
        for round in 1..=roster.paired_rounds() {
            let at = usize::from(round - 1);
            let cell = line.rounds.get(at).copied().flatten();
            let made = given.points(line.number, at, cell) - points(&games, cell);
            let points = made + given.bonus(line.number, at);
            if points != Points::ZERO {
                beyond.push(PointAdjustment { number: line.number, round, points });
            }
        }
    }
    beyond
}
