//! Completed moves that are taken back.

use smallvec::SmallVec;

use super::super::found::{DemandFinding, NoEffect, RequiredAction, UnusableIncident};
use super::super::game::{
    ExtraFacts, IncidentContext, IrregularityDetails, LastHalfMove, MustPlay, MustPlayReason,
    OpenIrregularity, Remedy,
};
use super::super::incident::IncidentKind;
use super::super::settle::fits;
use super::Arbiter;
use super::open::Disposition;
use crate::diag::Finding;
use crate::record::codes;
use crate::rules::TakeBack;

impl Arbiter<'_> {
    /// Handles a side that takes back its last half-move, which is correct only at the opponent's
    /// request (FMJD Annex 1, 5.4.4).
    pub(super) fn takes_back(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let Some(last) = self.game.board.last_of(side).cloned() else {
            return self.unusable(UnusableIncident::NotLast { side }, what.span);
        };
        let with_consent = what.also(IncidentKind::Consent, side.opponent());
        let after = self.game.board.position();
        let replaced = what.next.is_none_or(|next| {
            fits(self.laws, &last.before, next) || !fits(self.laws, after, next)
        });
        let allowed = *self.laws.set.take_back == TakeBack::OpponentRequest;
        // A half-move that cannot stand must be taken back, whoever asks.
        let set = &self.laws.set;
        let mut open = self.game.irregularities.open().iter();
        let retracts = replaced && open.any(|open| is_fault(open, &last) && !open.may_stand(set));
        let mut must = None;
        // The opponent's touch in reply to the half-move counts only if the half-move does.
        let reply = self.game.touch.take();
        if retracts || with_consent && allowed {
            self.taken_back_rightly(what, &last, retracts, !replaced);
            let faults = if replaced { self.faults_of(&last) } else { SmallVec::new() };
            for open in faults {
                if let (true, Remedy::PlayAgain { must: due, .. }) = (retracts, &open.matter.remedy)
                {
                    must = must.or_else(|| due.clone());
                }
                must = must.or_else(|| touched_before(&open));
                let gone = match touched_before(&open) {
                    _ if retracts => Disposition::PutRight,
                    Some(_) => Disposition::TouchCounts,
                    None => Disposition::Gone,
                };
                self.close(&open, gone);
            }
        } else {
            // A touch before it counts whether or not the taking back is accepted.
            let mut open = self.game.irregularities.open().iter();
            must = open.find_map(|open| touched_before(open).filter(|_| is_fault(open, &last)));
            self.taken_back_wrongly(what, &last, replaced, reply.clone());
        }
        if replaced {
            self.game.board.takes_back();
            self.game.numbers.goes_back(last.at);
            self.game.moves_made.taken_back(side);
        } else if let Some(reply) = reply {
            self.game.touch.binds(reply);
        }
        if let Some(must) = must.filter(|_| replaced) {
            // For a touch, the place where it is recorded is the one to show.
            let span = if must.why == MustPlayReason::Touched { must.span } else { what.span };
            self.game.touch.binds(MustPlay { span, ..must });
        }
    }

    fn taken_back_rightly(
        &mut self,
        what: &IncidentContext<'_>,
        last: &LastHalfMove,
        retracts: bool,
        stays: bool,
    ) {
        let (side, text) = (last.mover, last.shown.clone());
        let finding =
            Finding::of(DemandFinding::TakenBack { side, text, retracts, stays }, what.span);
        let source = match retracts {
            true => &self.laws.set.irregular_move.source,
            false => &self.laws.set.take_back.source,
        };
        let found = self.of_incident(finding, Some(last.at), source);
        self.found(found);
    }

    /// Removes and returns the open irregularities of a half-move that is taken back.
    fn faults_of(&mut self, last: &LastHalfMove) -> SmallVec<[OpenIrregularity; 2]> {
        self.game.irregularities.take_if(|open| is_fault(open, last))
    }

    /// `reply` is the piece that the opponent touched in reply.
    fn taken_back_wrongly(
        &mut self,
        what: &IncidentContext<'_>,
        last: &LastHalfMove,
        replaced: bool,
        reply: Option<MustPlay>,
    ) {
        let side = last.mover;
        let opponent = side.opponent();
        let set = &self.laws.set;
        let asked = what.also(IncidentKind::Consent, opponent);
        // The opponent's demand that the move stay is recorded together with the taking back.
        let demanded = what.also(IncidentKind::Rectify, opponent);
        let (text, stays) = (last.shown.clone(), !replaced && !demanded);
        let taken_back = DemandFinding::WronglyTakenBack { side, text, asked, stays };
        let finding = Finding::of(taken_back, what.span);
        let found = self.of_incident(finding, Some(last.at), &set.take_back.source);
        if stays {
            self.found(found);
            return;
        }
        let faults = self.faults_of(last).into_vec();
        let made = *self.game.board.position();
        let matter = IrregularityDetails {
            at: Some(last.at),
            offender: side,
            then: RequiredAction::MoveStays {
                text: last.shown.clone(),
                then: reply.as_ref().map(|must| Box::new(must.action(made.turn()))),
            },
            remedy: Remedy::Restore { made, faults, reply },
            also: ExtraFacts::default(),
            name: last.at.written(last.shown.clone()).into(),
            offence: None,
        };
        self.found_open(found, matter);
    }

    /// Handles the opponent's consent to a taking back. Consent recorded together with the taking
    /// back was considered there; later consent lets the taking back stand, if it is still open.
    pub(super) fn handle_consent(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        if what.also(IncidentKind::Takeback, side.opponent()) {
            return;
        }
        let waits = |open: &OpenIrregularity| {
            let is_theirs = open.matter.offender == side.opponent();
            is_theirs && matches!(open.matter.remedy, Remedy::Restore { .. })
        };
        if let Some(open) = self.game.irregularities.take_first(waits) {
            return self.close(&open, Disposition::Let);
        }
        let (incident, side) = (what.incident.clone(), side.opponent());
        let citation = self.laws.set.take_back.source.clone();
        let at = self.at_next(what);
        self.nothing(NoEffect::NotTakenBack { incident, side }, at, &citation, what.span);
    }
}

/// Returns the piece that was touched before this half-move and not played with it: an agreement
/// takes back the half-move but not the touch (FMJD Annex 1, 3.11).
pub(super) fn touched_before(open: &OpenIrregularity) -> Option<MustPlay> {
    match &open.matter.remedy {
        Remedy::PlayAgain { must, .. } if open.code == codes::PIECE_TOUCHED_NOT_PLAYED => {
            must.clone()
        }
        _ => None,
    }
}

/// Returns whether an open irregularity concerns this half-move, other than its taking back.
fn is_fault(open: &OpenIrregularity, last: &LastHalfMove) -> bool {
    open.matter.offender == last.mover
        && open.matter.at == Some(last.at)
        && !matches!(open.matter.remedy, Remedy::Restore { .. })
}
