//! Points that count only for the pairing: records 250, `XXA`, and Baku acceleration by record 192.

use super::{FieldError, MissingData};
use crate::{Acceleration, Document, HeadRecord, Record};
use draughts_pairing::field::ResultWorth;
use draughts_pairing::{Points, baku};

/// The players or teams of a field, for records of acceleration.
pub(super) struct Accelerated<'a> {
    /// The numbers, by index.
    pub numbers: Vec<u16>,
    /// Selects the points of a record 250 that apply to them.
    pub points: fn(&Acceleration) -> Option<Points>,
    /// The points for results, for Baku acceleration.
    pub worth: &'a ResultWorth,
}

impl Accelerated<'_> {
    /// Returns the points of each player or team, round 1 first, up to round `until` of `rounds`.
    ///
    /// Records do not add up: a later one overrides an earlier one.
    pub(super) fn extras(
        &self,
        document: &Document,
        until: u16,
        rounds: u16,
    ) -> Result<Vec<Vec<Points>>, FieldError> {
        let mut extras = vec![vec![Points::ZERO; usize::from(until)]; self.numbers.len()];
        let mut is_said = false;
        for record in &document.records {
            match record {
                Record::Acceleration(rule) => {
                    is_said = true;
                    let Some(points) = (self.points)(rule) else { continue };
                    let rounds = usize::from(rule.first_round.saturating_sub(1))
                        ..usize::from(rule.last_round);
                    let group = rule.first..=rule.last;
                    let within = self.numbers.iter().zip(&mut extras);
                    for (_, own) in within.filter(|(number, _)| group.contains(number)) {
                        let end = rounds.end.min(own.len());
                        own[rounds.start.min(end)..end].fill(points);
                    }
                }
                Record::LegacyAcceleration { player, points } => {
                    is_said = true;
                    if let Some(place) = self.numbers.iter().position(|number| number == player) {
                        for (own, points) in extras[place].iter_mut().zip(points) {
                            *own = *points;
                        }
                    }
                }
                _ => {}
            }
        }
        let kind = document.head(HeadRecord::CodedKind);
        let is_baku = kind.is_some_and(|kind| kind.to_ascii_uppercase().ends_with("_BAKU"));
        if is_baku && !is_said {
            let ResultWorth { win, draw, loss } = *self.worth;
            if !baku::fits(win, draw, loss) {
                return Err(MissingData::Baku.into());
            }
            for own in extras.iter_mut().take(baku::group_size(self.numbers.len())) {
                for (round, own) in (1..).zip(own) {
                    *own = baku::points(round, rounds, win, draw);
                }
            }
        }
        Ok(extras)
    }
}
