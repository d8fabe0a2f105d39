//! Completed moves that are taken back.

use super::super::incident::IncidentKind;
use super::super::replay::Replay;
use super::super::settle::fits;
use super::open::{Open, Remedy, Verdict};
use super::{Happening, Last};
use crate::board::Color;
use crate::diag::Finding;
use crate::record::codes;
use crate::rules::TakeBack;

impl Replay<'_, '_> {
    /// A side takes back the half-move it has made: right only where the opponent
    /// asks for it (FMJD Annex 1, 5.4.4).
    pub(super) fn takes_back(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let Some(last) = self.desk.last.take_if(|last| last.mover == side) else {
            let message = format!("{side} takes a move back, and the last move was not his");
            let help = "put the incident behind the half-move that is taken back".to_owned();
            return self.invalid(message, Some(help), what.span);
        };
        let with_consent = what.also(IncidentKind::Consent, side.opponent());
        let after = self.position;
        let replaced = what.next.as_ref().is_none_or(|next| {
            fits(self.laws, &last.before, next) || !fits(self.laws, &after, next)
        });
        let allowed = *self.laws.set.take_back == TakeBack::OpponentRequest;
        if with_consent && allowed {
            self.taken_back_rightly(what, &last);
        } else {
            self.taken_back_wrongly(what, &last, replaced);
        }
        if replaced {
            self.gone_with(&last);
            self.position = last.before;
            self.number = last.at.move_number;
            self.desk.holds_number = true;
            self.desk.must = None;
            self.desk.made[side] = self.desk.made[side].saturating_sub(1);
            let position = self.position;
            self.desk
                .uncrowned
                .retain(|square| position.piece_at(*square).is_some_and(|piece| piece.is_king));
        } else {
            self.desk.last = Some(last);
        }
    }

    fn taken_back_rightly(&mut self, what: &Happening<'_>, last: &Last) {
        let side = last.mover;
        let message = format!("{side} took {} back", last.shown);
        let finding = Finding::new(codes::MOVE_TAKEN_BACK_AGREED, message, what.span)
            .note(format!("{} asked for it or agreed: {side} moves again", side.opponent()));
        let citation = self.laws.set.take_back.source.clone();
        self.of_incident(finding, Some(last.at), &citation);
    }

    /// What was wrong with a half-move that is taken back is gone with it.
    fn gone_with(&mut self, last: &Last) {
        let gone = |open: &Open| {
            let is_it = open.offender == last.mover && open.at == Some(last.at);
            is_it && !matches!(open.remedy, Remedy::Restore(_))
        };
        let (gone, kept): (Vec<Open>, Vec<Open>) =
            std::mem::take(&mut self.desk.open).into_iter().partition(gone);
        self.desk.open.extend(kept);
        for open in gone {
            self.close(open, Verdict::Gone);
        }
    }

    fn taken_back_wrongly(&mut self, what: &Happening<'_>, last: &Last, replaced: bool) {
        let side: Color = last.mover;
        let opponent = side.opponent();
        let set = &self.laws.set;
        let asked = what.also(IncidentKind::Consent, opponent);
        let message = match asked {
            true => format!("{side} took {} back; a completed move stays", last.shown),
            false => {
                format!("{side} took {} back, and {opponent} had not asked for it", last.shown)
            }
        };
        let mut finding = Finding::new(codes::MOVE_TAKEN_BACK, message, what.span);
        // Said together with the demand that made it stay.
        let demanded = what.also(IncidentKind::Rectify, opponent);
        if !replaced && !demanded {
            finding = finding.note(format!("{} stays: the record goes on from it", last.shown));
        }
        let citation = set.take_back.source.clone();
        let after = self.position;
        let place = self.of_incident(finding, Some(last.at), &citation);
        if replaced || demanded {
            self.open(Open {
                finding: place,
                at: Some(last.at),
                offender: side,
                remedy: Remedy::Restore(after),
                then: format!("{} stays as it was made", last.shown),
                also: String::new(),
                name: format!("{} {}", last.at, last.shown),
                held: false,
            });
        }
    }

    /// The opponent agrees to a taking back: said together with it, or for nothing.
    pub(super) fn consents(&mut self, what: &Happening<'_>) {
        let side = what.side();
        if what.also(IncidentKind::Takeback, side.opponent()) {
            return;
        }
        let waits = |open: &Open| {
            open.offender == side.opponent() && matches!(open.remedy, Remedy::Restore(_))
        };
        if let Some(at) = self.desk.open.iter().position(waits) {
            let open = self.desk.open.remove(at);
            return self.close(open, Verdict::Let);
        }
        let message = format!("{}: {} takes no move back", what.incident, side.opponent());
        let citation = self.laws.set.take_back.source.clone();
        let at = self.at_next(what);
        self.nothing(message, at, &citation, what.span);
    }
}
