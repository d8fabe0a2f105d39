//! Half-moves that were taken back without being asked, and the moves played in their place.
//!
//! The opponent may hold the player to the first move: then the second does not count. Or the
//! opponent accepts the taking back: then the second can be corrected. Never both (FMJD Annex 1,
//! 5.4.4 and 5.7).

use super::super::game::{IncidentContext, MustPlay, OpenIrregularity, Remedy};
use super::super::incident::IncidentKind;
use super::super::settle::fits;
use super::Arbiter;
use super::open::Disposition;
use crate::board::Color;

/// The effect of a demand on a half-move that was taken back.
enum Demanded {
    /// It counts; the move played in its place does not.
    Held,
    /// It counts, and is corrected at the same time.
    HeldAndCorrected,
    /// The taking back is accepted; the move played in its place is corrected.
    Accepted,
}

impl Arbiter<'_> {
    /// Applies a demand to a half-move of this side that was taken back, as the following moves of
    /// the record show. Returns whether the demand has no other effect.
    pub(super) fn decides_taking_back(
        &mut self,
        offender: Color,
        what: &IncidentContext<'_>,
    ) -> bool {
        let Some(demanded) = self.demanded(offender, what) else {
            return false;
        };
        let is_it = |open: &OpenIrregularity| is_taken_back(open, offender);
        match demanded {
            Demanded::Held => {
                self.voids_what_followed(offender);
                false
            }
            Demanded::Accepted => {
                if let Some(open) = self.game.irregularities.take_first(is_it) {
                    self.close(&open, Disposition::Let);
                }
                false
            }
            Demanded::HeldAndCorrected => {
                let second = self.game.board.last_of(offender).cloned();
                self.voids_what_followed(offender);
                if let Some(second) = second {
                    self.game.board.takes_back();
                    self.game.numbers.goes_back(second.at);
                    self.game.moves_made.taken_back(offender);
                }
                self.corrects_what_was_taken_back(offender, what);
                true
            }
        }
    }

    /// Returns the effect of a demand; `None` if no half-move was taken back that was irregular
    /// itself or was replaced irregularly.
    fn demanded(&self, offender: Color, what: &IncidentContext<'_>) -> Option<Demanded> {
        let open = self.game.irregularities.open();
        let taken_back = open.iter().find(|open| is_taken_back(open, offender))?;
        let Remedy::Restore { made, faults, .. } = &taken_back.matter.remedy else {
            return None;
        };
        let followed = open.iter().any(|open| open.is_in_place_of(taken_back));
        let held = followed.then_some(Demanded::Held);
        let Some(next) = what.next else {
            // A single demand restores the first move and corrects it (FMJD Annex 1, 5.8), unless
            // it only keeps that move.
            let keeps = followed
                || what.incident.only_holds()
                || what.also(IncidentKind::Stands, offender.opponent());
            let set = &self.laws.set;
            let corrected = faults.iter().any(|fault| {
                let again = matches!(fault.matter.remedy, Remedy::PlayAgain { .. });
                again && !fault.loses_if_claimed(set)
            });
            return if corrected && !keeps { Some(Demanded::HeldAndCorrected) } else { held };
        };
        let now = *self.game.board.position();
        let before = self.game.board.last_of(offender).map_or(now, |last| last.before);
        let goes_on = |position| fits(self.laws, position, next);
        match (goes_on(made), goes_on(&before)) {
            (false, true) if !faults.is_empty() => Some(Demanded::HeldAndCorrected),
            (false, true) if followed => Some(Demanded::Accepted),
            (false, _) if goes_on(&now) => None,
            _ => held,
        }
    }

    /// Closes the irregularities committed in place of a half-move that counts: they do not count.
    fn voids_what_followed(&mut self, offender: Color) {
        let open = self.game.irregularities.open().iter();
        let Some(first) = open.clone().find(|open| is_taken_back(open, offender)).cloned() else {
            return;
        };
        for open in self.game.irregularities.take_if(|open| open.is_in_place_of(&first)) {
            self.close(&open, Disposition::Void);
        }
    }

    /// Restores an irregular half-move that was taken back, and corrects it.
    fn corrects_what_was_taken_back(&mut self, offender: Color, what: &IncidentContext<'_>) {
        let is_it = |open: &OpenIrregularity| is_taken_back(open, offender);
        let Some(mut open) = self.game.irregularities.take_first(is_it) else {
            return;
        };
        let faults = match &mut open.matter.remedy {
            Remedy::Restore { faults, .. } => std::mem::take(faults),
            _ => Vec::new(),
        };
        self.close(&open, Disposition::Held);
        for fault in faults {
            if let Remedy::PlayAgain { must: Some(must), .. } = &fault.matter.remedy
                && !self.game.touch.is_bound()
            {
                self.game.touch.binds(MustPlay { span: what.span, ..must.clone() });
            }
            self.close(&fault, Disposition::Corrected);
        }
        self.game.irregularities.set_corrects(true);
    }
}

/// Returns whether an irregularity is the taking back of this side's half-move without being asked.
fn is_taken_back(open: &OpenIrregularity, offender: Color) -> bool {
    open.matter.offender == offender && matches!(open.matter.remedy, Remedy::Restore { .. })
}
