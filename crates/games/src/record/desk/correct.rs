//! Demands for correction, and irregularities that are let stand.

use super::super::clock::Reading;
use super::super::replay::Replay;
use super::super::report::PlyAt;
use super::super::settle::fits;
use super::Happening;
use super::open::{Open, Remedy, Verdict};
use super::touch::MustPlay;
use crate::board::{Color, Position};
use crate::diag::{Finding, Span};
use crate::record::codes;

/// What a correction makes of the game.
struct Corrected {
    position: Position,
    /// The half-move that is played again.
    again: Option<PlyAt>,
}

impl Replay<'_, '_> {
    /// A side demands that what the opponent did be corrected.
    pub(super) fn rectifies(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let offender = side.opponent();
        if !self.desk.open.iter().any(|open| open.offender == offender) {
            return self.rectifies_nothing(what, side);
        }
        let loses = |open: &Open| open.offender == offender && self.loses_if_claimed(open);
        if let Some(lost) = self.desk.open.iter().position(loses) {
            let open = self.desk.open.remove(lost);
            let at = open.at;
            self.close(open, Verdict::Claimed);
            return self.violation_loses(offender, at);
        }
        let corrected = self.corrected(offender);
        if let Some(next) = &what.next {
            let goes_on = |position: &Position| fits(self.laws, position, next);
            if corrected.again.is_some() && !goes_on(&corrected.position) && goes_on(&self.position)
            {
                let message =
                    format!("{side} demanded a correction and then moved: it was not made");
                let finding = Finding::new(codes::CORRECTION_NOT_MADE, message, what.span)
                    .note("a player who moves accepts what the opponent did");
                let citation = self.laws.set.finality.source.clone();
                let at = self.at_next(what);
                self.of_incident(finding, at, &citation);
                return;
            }
        }
        self.put_right(offender, corrected);
    }

    /// The position after everything this side did wrong is corrected: there is no
    /// correction in part (FMJD Annex 1, 5.8).
    fn corrected(&self, offender: Color) -> Corrected {
        let theirs = || self.desk.open.iter().filter(|open| open.offender == offender);
        // The first of them was made in the earliest position.
        for open in theirs() {
            if let Remedy::PlayAgain { before, .. } = &open.remedy {
                return Corrected { position: *before, again: open.at };
            }
        }
        let mut position = self.position;
        for open in theirs() {
            match &open.remedy {
                Remedy::Patch(patch) => {
                    for &(square, piece) in patch {
                        position.set(square, piece);
                    }
                }
                Remedy::Restore(made) => position = *made,
                Remedy::PlayAgain { .. } | Remedy::Crown(_) | Remedy::Nothing => {}
            }
        }
        Corrected { position, again: None }
    }

    /// Makes the correction.
    fn put_right(&mut self, offender: Color, corrected: Corrected) {
        let turned = corrected.position.turn() != self.position.turn();
        self.position = corrected.position;
        self.desk.holds_number = corrected.again.is_some();
        if let Some(again) = corrected.again {
            let undone = self.desk.gap - (again.ply - 1);
            for at in 0..undone {
                let side = if at % 2 == 0 { offender } else { offender.opponent() };
                self.desk.made[side] = self.desk.made[side].saturating_sub(1);
            }
            self.number = again.move_number;
            self.desk.last = None;
            self.desk.corrects = true;
        }
        // Who stays on move is bound as before, to what his piece can play now.
        let bound = self.desk.must.take().filter(|_| corrected.again.is_none() && !turned);
        if let Some(bound) = bound {
            let legal = self.laws.generator.legal_moves(&self.position);
            let again = self.must_play(bound.square, &legal, bound.why);
            self.desk.must = again.map(|must| MustPlay { span: bound.span, ..must });
        }
        for open in std::mem::take(&mut self.desk.open) {
            if open.offender != offender {
                // What was done in answer to a half-move that is taken back is gone with it.
                let gone = corrected
                    .again
                    .is_some_and(|again| open.at.is_some_and(|at| at.ply > again.ply));
                match gone {
                    true => self.close(open, Verdict::Gone),
                    false => self.desk.open.push(open),
                }
                continue;
            }
            if let Remedy::Crown(square) = open.remedy {
                self.desk.uncrowned.retain(|there| *there != square);
            }
            if let Remedy::PlayAgain { must: Some(must), .. } = &open.remedy
                && self.desk.must.is_none()
            {
                self.desk.must = Some(must.clone());
            }
            self.close(open, Verdict::Corrected);
        }
    }

    /// A demand with nothing to correct, or too late, or by the wrong player.
    fn rectifies_nothing(&mut self, what: &Happening<'_>, side: Color) {
        let offender = side.opponent();
        let set = &self.laws.set;
        let at = self.at_next(what);
        let late = self.desk.stood[offender].clone();
        let (finding, citation) = if self.desk.open.iter().any(|open| open.offender == side) {
            let message = format!("{side} asks for the correction of {side}'s own irregularity");
            let finding = Finding::new(codes::CORRECTION_REFUSED, message, what.span)
                .note(format!("refused: {offender} alone decides whether it stands"));
            (finding, set.irregular_move.source.clone())
        } else if let Some(stood) = late {
            let message = format!("{side} demands the correction of {stood} too late");
            let finding = Finding::new(codes::CORRECTION_TOO_LATE, message, what.span)
                .note(format!("refused: it stands, {side} has decided since"));
            (finding, set.finality.source.clone())
        } else {
            let message = format!("{side} demands a correction, and {offender} did nothing wrong");
            let finding = Finding::new(codes::CORRECTION_REFUSED, message, what.span)
                .note("refused: there is nothing to correct");
            (finding, set.irregular_move.source.clone())
        };
        self.of_incident(finding, at, &citation);
    }

    /// A side lets what the opponent did stand.
    pub(super) fn lets_stand(&mut self, what: &Happening<'_>) {
        let offender = what.side().opponent();
        let mut found = false;
        for open in std::mem::take(&mut self.desk.open) {
            if open.offender == offender {
                found = true;
                self.close(open, Verdict::Let);
            } else {
                self.desk.open.push(open);
            }
        }
        if !found {
            let message = format!("{}: {offender} did nothing that is open", what.incident);
            let citation = self.laws.set.irregular_move.source.clone();
            let at = self.at_next(what);
            self.nothing(message, at, &citation, what.span);
        }
    }

    /// A clock that runs says who has pressed it.
    ///
    /// Looked at are those of this gap, up to a place in the text.
    pub(super) fn clock_shows(&mut self, gap: usize, up_to: Option<Span>) {
        let here = self.line.commands.iter().filter(|placed| {
            placed.after == gap && up_to.is_none_or(|up_to| placed.span.start < up_to.start)
        });
        for placed in here {
            if let Some(Ok(Reading::Clocks { runs: Some(side), .. })) =
                Reading::of_command(&placed.command)
            {
                self.pressed(side.opponent());
            }
        }
    }

    /// A side pressed the clock.
    pub(super) fn presses(&mut self, what: &Happening<'_>) {
        self.pressed(what.side());
    }

    /// What a side answered to by a move is final, where the clock counts.
    fn pressed(&mut self, side: Color) {
        let offender = side.opponent();
        for open in std::mem::take(&mut self.desk.open) {
            if open.offender == offender && open.held {
                self.close(open, Verdict::Moved);
            } else {
                self.desk.open.push(open);
            }
        }
    }
}
