//! Points that count for the pairing only: records 250, `XXA`, and Baku by record 192.

use super::super::{Document, Head, Record};
use super::{FieldError, Lacks, roster::Roster};
use crate::event::{Points, baku};
use crate::field::Worth;

/// The points of each place, round 1 first, up to `until`. Records do not add up: a later
/// one goes before an earlier one.
pub(super) fn extras(
    document: &Document,
    roster: &Roster<'_>,
    worth: &Worth,
    (until, rounds): (u16, u16),
) -> Result<Vec<Vec<Points>>, FieldError> {
    let mut extras = vec![vec![Points::ZERO; usize::from(until)]; roster.lines.len()];
    let mut is_said = false;
    for record in &document.records {
        match record {
            Record::Acceleration(rule) => {
                is_said = true;
                // Match points alone are for teams.
                let Some(points) = rule.points else { continue };
                let rounds =
                    usize::from(rule.first_round.saturating_sub(1))..usize::from(rule.last_round);
                let group = rule.first..=rule.last;
                let within = roster.lines.iter().zip(&mut extras);
                for (_, own) in within.filter(|(line, _)| group.contains(&line.number)) {
                    let end = rounds.end.min(own.len());
                    own[rounds.start.min(end)..end].fill(points);
                }
            }
            Record::LegacyAcceleration { player, points } => {
                is_said = true;
                if let Some(place) = roster.place(*player) {
                    for (own, points) in extras[place].iter_mut().zip(points) {
                        *own = *points;
                    }
                }
            }
            _ => {}
        }
    }
    let is_baku = document.head(Head::CodedKind).is_some_and(|kind| kind.ends_with("_BAKU"));
    if is_baku && !is_said {
        if !baku::fits(worth.win, worth.draw, worth.loss) {
            return Err(Lacks::Baku.into());
        }
        for own in extras.iter_mut().take(baku::group(roster.lines.len())) {
            for (round, own) in (1..).zip(own) {
                *own = baku::points(round, rounds, worth.win, worth.draw);
            }
        }
    }
    Ok(extras)
}
