//! Demands for correction, and irregularities that are allowed to stand.

use super::super::found::{DemandFinding, NoEffect};
use super::super::game::{IncidentContext, MustPlay, MustPlayReason, OpenIrregularity, Remedy};
use super::super::incident::IncidentKind;
use super::super::report::PlyAt;
use super::super::settle::{begins_with, fits};
use super::Arbiter;
use super::open::Disposition;
use crate::board::{Color, Position};
use crate::diag::{Finding, Span};
use crate::said::Fact;

/// The result of a correction.
struct Corrected {
    position: Position,
    /// The half-move that is played again.
    again: Option<PlyAt>,
}

impl Arbiter<'_> {
    /// Handles a demand that the opponent's irregularities be corrected.
    pub(super) fn handle_correction_demand(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let offender = side.opponent();
        if !self.game.irregularities.has_open_of(offender) {
            return self.rectifies_nothing(what, side);
        }
        let set = &self.laws.set;
        let loses = |open: &OpenIrregularity| {
            open.matter.offender == offender && open.loses_if_claimed(set)
        };
        if let Some(open) = self.game.irregularities.take_first(loses) {
            self.close(&open, Disposition::Claimed);
            return match open.is_refusal() {
                true => self.refusal_loses(offender),
                false => self.violation_loses(offender, open.matter.at),
            };
        }
        // The demand is abandoned: the opponent refuses, and the player lets the refusal stand.
        if what.is_followed_by(IncidentKind::Refuse, offender)
            && what.is_followed_by(IncidentKind::Stands, side)
        {
            return;
        }
        if self.decides_taking_back(offender, what) {
            return;
        }
        let corrected = self.corrected(offender);
        if let Some(next) = what.next {
            let goes_on = |position: &Position| fits(self.laws, position, next);
            let now = self.game.board.position();
            // There is no correction if the player who must make it refuses and the opponent moves.
            let refused = || {
                what.also(IncidentKind::Refuse, offender) && begins_with(self.laws, now, next, side)
            };
            if corrected.again.is_some()
                && !goes_on(&corrected.position)
                && (goes_on(now) || refused())
            {
                let open = self.game.irregularities.open().iter();
                let mut theirs = open.filter(|open| open.matter.offender == offender);
                let accepts = theirs.all(|open| open.may_stand(set));
                let finding = Finding::of(DemandFinding::NotMade { side, accepts }, what.span);
                let at = self.at_next(what);
                let found = self.of_incident(finding, at, &set.finality.source);
                self.found(found);
                return;
            }
        }
        self.put_right(offender, corrected, what.span);
    }

    /// Returns the position after all of this side's irregularities are corrected: there is no
    /// correction in part (FMJD Annex 1, 5.8).
    fn corrected(&self, offender: Color) -> Corrected {
        let open = self.game.irregularities.open().iter();
        let theirs = open.map(|open| &open.matter).filter(|matter| matter.offender == offender);
        // The first irregularity was committed in the earliest position.
        for matter in theirs.clone() {
            if let Remedy::PlayAgain { before, .. } = &matter.remedy {
                return Corrected { position: *before, again: matter.at };
            }
        }
        let mut position = *self.game.board.position();
        for matter in theirs {
            match &matter.remedy {
                Remedy::Patch(patch) => {
                    for &(square, piece) in patch {
                        position.set(square, piece);
                    }
                }
                Remedy::Restore { made, .. } => position = *made,
                Remedy::PlayAgain { .. }
                | Remedy::Crown(_)
                | Remedy::CrownBefore { .. }
                | Remedy::Nothing => {}
            }
        }
        Corrected { position, again: None }
    }

    /// Makes the correction.
    fn put_right(&mut self, offender: Color, corrected: Corrected, span: Span) {
        let turned = corrected.position.turn() != self.game.board.turn();
        match corrected.again {
            Some(again) => {
                let undone = self.game.numbers.all() - (again.ply - 1);
                for at in 0..undone {
                    let side = if at % 2 == 0 { offender } else { offender.opponent() };
                    self.game.moves_made.taken_back(side);
                }
                self.game.board.goes_back(corrected.position);
                self.game.numbers.goes_back(again);
                self.game.irregularities.set_corrects(true);
            }
            None => {
                self.game.board.becomes(corrected.position);
                self.game.numbers.goes_on();
                // A half-move that was taken back counts again.
                if turned {
                    self.game.moves_made.made(offender);
                }
            }
        }
        // A player who stays on move remains bound, but to the moves that the piece has now.
        let bound = self.game.touch.take().filter(|_| corrected.again.is_none() && !turned);
        if let Some(bound) = bound {
            let position = self.game.board.position();
            let legal = self.laws.generator.legal_moves(position);
            let again = MustPlay::of(self.laws, position, &legal, bound.square, bound.why);
            if let Some(must) = again {
                self.game.touch.binds(MustPlay { span: bound.span, ..must });
            }
        }
        // Irregularities committed in reply to a half-move that is taken back are undone with it.
        let is_gone = |open: &OpenIrregularity| {
            let after = corrected.again.zip(open.matter.at);
            after.is_some_and(|(again, at)| at.ply > again.ply)
        };
        let is_theirs = |open: &OpenIrregularity| open.matter.offender == offender;
        let is_closed = |open: &OpenIrregularity| is_theirs(open) || is_gone(open);
        for open in self.game.irregularities.take_if(is_closed) {
            if !is_theirs(&open) {
                self.close(&open, Disposition::Gone);
                continue;
            }
            match &open.matter.remedy {
                Remedy::Crown(square) | Remedy::CrownBefore { stood: square, .. } => {
                    self.game.board.crowns(*square);
                }
                Remedy::PlayAgain { must: Some(must), .. } if !self.game.touch.is_bound() => {
                    let is_touched = must.why == MustPlayReason::Touched;
                    let span = if is_touched { must.span } else { span };
                    self.game.touch.binds(MustPlay { span, ..must.clone() });
                }
                // The half-move counts, and so does the touch in reply to it.
                Remedy::Restore { made, reply: Some(reply), .. }
                    if *self.game.board.position() == *made =>
                {
                    self.game.touch.binds(reply.clone());
                }
                Remedy::PlayAgain { .. }
                | Remedy::Restore { .. }
                | Remedy::Patch(_)
                | Remedy::Nothing => {}
            }
            self.close(&open, Disposition::Corrected);
        }
    }

    /// Reports a demand with nothing to correct, or one that was made too late or by the wrong
    /// player.
    fn rectifies_nothing(&mut self, what: &IncidentContext<'_>, side: Color) {
        let offender = side.opponent();
        let set = &self.laws.set;
        let at = self.at_next(what);
        let late = self.game.irregularities.stood(offender);
        let (found, citation) = if self.game.irregularities.has_open_of(side) {
            (DemandFinding::OwnFault { side }, &set.irregular_move.source)
        } else if let Some(stood) = late {
            (DemandFinding::TooLate { side, what: stood.clone() }, &set.finality.source)
        } else if let Some(citation) = self.game.irregularities.incorrect(offender) {
            (DemandFinding::NotCorrected { side }, citation)
        } else {
            (DemandFinding::NothingWrong { side }, &set.irregular_move.source)
        };
        let found = self.of_incident(Finding::of(found, what.span), at, citation);
        self.found(found);
        self.game.ended.demands_unjustly(side);
    }

    /// Handles a side that lets the opponent's irregularities stand, if they can.
    pub(super) fn handle_let_stand(&mut self, what: &IncidentContext<'_>) {
        let offender = what.side().opponent();
        if self.let_stand(offender, &Disposition::Let).is_none() {
            let incident = what.incident.clone();
            let idle = match self.game.irregularities.has_open_of(offender) {
                true => NoEffect::CannotStand { incident },
                false => NoEffect::NothingOpen { incident, side: offender },
            };
            let citation = self.laws.set.irregular_move.source.clone();
            let at = self.at_next(what);
            self.nothing(idle, at, &citation, what.span);
        }
    }

    /// Closes this side's irregularities that can stand, and returns the name of the first, if any.
    pub(super) fn let_stand(&mut self, offender: Color, verdict: &Disposition) -> Option<Fact> {
        let set = &self.laws.set;
        let stands = |open: &OpenIrregularity| {
            open.matter.offender == offender && open.may_stand(set) && !open.has_unknown_mover()
        };
        let let_stand = self.game.irregularities.take_if(stands);
        for open in &let_stand {
            self.close(open, verdict.clone());
        }
        let_stand.first().map(|open| open.matter.name.clone())
    }
}
