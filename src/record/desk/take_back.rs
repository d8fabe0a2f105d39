//! Completed moves that are taken back.

use super::super::incident::IncidentKind;
use super::super::replay::Replay;
use super::super::settle::fits;
use super::open::{Open, Remedy};
use super::{Happening, Last};
use crate::board::Color;
use crate::diag::{Finding, Level};
use crate::rules::TakeBack;

impl Replay<'_, '_> {
    /// A side takes back the half-move it has made: right only where the opponent
    /// asks for it (FMJD Annex 1, 5.4.4).
    pub(super) fn takes_back(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let Some(last) = self.desk.last.take_if(|last| last.at.side == side) else {
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
            self.position = last.before;
            self.number = last.at.move_number;
            self.desk.holds_number = true;
            self.desk.must = None;
        } else {
            self.desk.last = Some(last);
        }
    }

    fn taken_back_rightly(&mut self, what: &Happening<'_>, last: &Last) {
        let side = last.at.side;
        let message = format!("{side} took {} back", last.shown);
        let finding = Finding::new("move-taken-back", Level::Note, message, what.span)
            .note(format!("{} asked for it or agreed: {side} moves again", side.opponent()));
        let citation = self.laws.set.take_back.source.clone();
        self.of_incident(finding, Some(last.at), &citation);
        // What was wrong with the half-move is gone with it.
        let gone = |open: &Open| open.offender == side && open.at == Some(last.at);
        let (gone, kept): (Vec<Open>, Vec<Open>) =
            std::mem::take(&mut self.desk.open).into_iter().partition(gone);
        self.desk.open.extend(kept);
        for open in gone {
            self.close(open, super::open::Verdict::Corrected);
        }
    }

    fn taken_back_wrongly(&mut self, what: &Happening<'_>, last: &Last, replaced: bool) {
        let side: Color = last.at.side;
        let opponent = side.opponent();
        let set = &self.laws.set;
        let asked = what.also(IncidentKind::Consent, opponent);
        let message = match asked {
            true => format!("{side} took {} back; a completed move stays", last.shown),
            false => {
                format!("{side} took {} back, and {opponent} had not asked for it", last.shown)
            }
        };
        let mut finding = Finding::new("move-taken-back", Level::Irregularity, message, what.span);
        if !replaced {
            finding = finding.note(format!("{} stays: the record goes on from it", last.shown));
        }
        let citation = set.take_back.source.clone();
        let after = self.position;
        let place = self.of_incident(finding, Some(last.at), &citation);
        if replaced {
            self.open(Open {
                finding: place,
                at: Some(last.at),
                offender: side,
                remedy: Remedy::Restore(after),
                then: format!("{} stays as it was made", last.shown),
                also: String::new(),
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
        let message = format!("{}: {} takes no move back", what.incident, side.opponent());
        let citation = self.laws.set.take_back.source.clone();
        let at = self.at_next(what);
        self.nothing(message, at, &citation, what.span);
    }
}
