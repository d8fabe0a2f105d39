//! The points that records 299 add to the results, or subtract.

use super::super::{Document, Record, TeamScores, TeamTable};
use crate::event::{BothPoints, Event, Ledger, Points, Round, RoundEntry};

/// The points that records 299 add to the result of a round, or subtract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::trf) struct ReportedAdjustment {
    /// The start number, or the number of the team.
    pub(in crate::trf) number: u16,
    /// The round.
    pub(in crate::trf) round: Round,
    /// The points that make the order.
    pub(in crate::trf) points: Points,
    /// A team's points that do not make the order.
    pub(in crate::trf) other: Points,
}

/// Returns the points that records 299 add to the results, or subtract; of teams if they meet in
/// the event made from the report.
pub(in crate::trf) fn reported_adjustments(
    document: &Document,
    event: &Event,
) -> Vec<ReportedAdjustment> {
    let has_any = document.records.iter().any(|record| matches!(record, Record::Abnormal(_)));
    if has_any && event.is_of_teams() {
        return of_teams(document, event);
    }
    let of_player = |one: draughts_trf::PointAdjustment| ReportedAdjustment {
        number: one.number,
        round: Round(one.round),
        points: one.points,
        other: Points::ZERO,
    };
    draughts_trf::point_adjustments(document).into_iter().map(of_player).collect()
}

/// Returns the differences between the points that the report gives teams in their rounds and those
/// in its event.
fn of_teams(document: &Document, event: &Event) -> Vec<ReportedAdjustment> {
    let (table, count) = (TeamTable::of(document), TeamScores::of(document).into());
    let parts = event.parts(0);
    let Some(part) = parts.first() else { return Vec::new() };
    let ledger = Ledger::whole(&part.event);
    let is_over = |entry: &&RoundEntry| entry.meeting().is_none_or(|meeting| meeting.complete);
    let mut beyond = Vec::new();
    for (at, player) in part.event.players.iter().enumerate() {
        let Some(team) = player.number.and_then(|number| table.index_of(number)) else { continue };
        for entry in ledger.of(at).iter().filter(is_over) {
            let nth = usize::from(entry.round.0).saturating_sub(1);
            let Some(round) = table.teams[team].rounds.get(nth) else { continue };
            let (first, second) = BothPoints::from(round.score()).ordered(count);
            let (points, other) = (first - entry.points, second - entry.other);
            if (points, other) != (Points::ZERO, Points::ZERO) {
                let number = table.teams[team].line.number;
                beyond.push(ReportedAdjustment { number, round: entry.round, points, other });
            }
        }
    }
    beyond
}
