//! Touch-move, and the piece that must be played after a correction.
//!
//! A touch binds only the player to move, for their own piece, if it was not announced. The first
//! touched piece that has a legal move must be played; if a capture is due, the first that can make
//! one (FMJD Annex 1, 3.11 to 3.14).

use super::super::found::{CannotBind, HandlingFault, MoveList, NoEffect, RequiredAction};
use super::super::game::{
    ExtraFacts, HalfMove, IncidentContext, IrregularityDetails, MustPlay, MustPlayReason, Remedy,
};
use super::super::report::{PlyAt, RecordFinding};
use super::Arbiter;
use crate::board::Square;
use crate::diag::Finding;
use crate::moves::Move;
use crate::rules::Irregularity;
use crate::said::Fact;

impl Arbiter<'_> {
    pub(super) fn handle_touch(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let set = &self.laws.set;
        let source = set.touch_move.source.clone();
        let at = self.at_next(what);
        if !*set.touch_move {
            let idle = NoEffect::NoTouchMove { incident: what.incident.clone() };
            return self.nothing(idle, at, &source, what.span);
        }
        if side != self.game.board.turn() {
            let finding = Finding::of(HandlingFault::TouchedOffMove { side }, what.span);
            let citation = set.conduct_cited(Irregularity::TouchedOffMove, &source);
            return self.incorrect(side, self.of_incident(finding, at, &citation), &citation);
        }
        for written in &what.incident.squares {
            let Some(square) = self.square_of(written, what.span) else {
                return;
            };
            if self.game.touch.is_adjusting(side, square) {
                let square = self.laws.numbering.name(square);
                let idle = NoEffect::Announced { incident: what.incident.clone(), square };
                let citation = set.conduct_cited(Irregularity::Announced, &source);
                self.nothing(idle, at, &citation, what.span);
                continue;
            }
            if self.game.touch.is_bound() {
                return;
            }
            match self.binding(square) {
                Ok(must) => {
                    self.game.touch.binds(MustPlay { span: what.span, ..must });
                    return;
                }
                Err(why) => {
                    let cannot_move =
                        matches!(why, CannotBind::CannotCapture { .. } | CannotBind::NoMove { .. });
                    let incident = what.incident.clone();
                    // The text that declares the game forfeited for a touch has a caution for this.
                    let set = &self.laws.set;
                    let forfeits = set.is_declared_forfeit(Irregularity::TouchedNotPlayed);
                    let idle = match forfeits && cannot_move {
                        true => NoEffect::Cautioned { incident, why },
                        false => NoEffect::BindsNobody { incident, why },
                    };
                    self.nothing(idle, at, &source, what.span);
                }
            }
        }
    }

    /// Returns the obligation that a touch creates, or the reason why it creates none.
    fn binding(&self, square: Square) -> Result<MustPlay, CannotBind> {
        let name = self.laws.numbering.name(square);
        let position = self.game.board.position();
        match position.piece_at(square) {
            None => return Err(CannotBind::NoPiece { square: name }),
            Some(piece) if piece.color != position.turn() => {
                return Err(CannotBind::NotYours { square: name, side: piece.color });
            }
            Some(_) => {}
        }
        let legal = self.laws.generator.legal_moves(position);
        let must = MustPlay::of(self.laws, position, &legal, square, MustPlayReason::Touched);
        must.ok_or_else(|| match legal.iter().any(Move::is_capture) {
            true => CannotBind::CannotCapture { square: name },
            false => CannotBind::NoMove { square: name },
        })
    }

    /// Handles an announced adjustment.
    pub(super) fn adjusts(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let source = self.laws.set.touch_move.source.clone();
        let Some(squares) = self.squares_of(what) else {
            return;
        };
        if side == self.game.board.turn() {
            return self.game.touch.adjusts(side, squares);
        }
        let at = self.at_next(what);
        let finding = Finding::of(HandlingFault::AdjustedOffMove { side }, what.span);
        let citation = self.laws.set.conduct_cited(Irregularity::AdjustedOffMove, &source);
        self.incorrect(side, self.of_incident(finding, at, &citation), &citation);
    }

    /// Checks whether a half-move from this square was made with the piece that had to be played.
    ///
    /// Must be called before the half-move changes the position. Returns the piece that must still
    /// be played, and the correction.
    pub(super) fn check_touched(
        &mut self,
        from: Square,
        half_move: &HalfMove<'_>,
        at: PlyAt,
    ) -> Option<(MustPlay, RequiredAction)> {
        let must = self.game.touch.take().filter(|must| must.square != from)?;
        let set = &self.laws.set;
        let square = self.laws.numbering.name(must.square);
        let (corrected, citation) = match must.why {
            MustPlayReason::Touched => (false, &set.touch_move.source),
            MustPlayReason::Corrected => (true, &set.after_correction.source),
        };
        let text = half_move.shown();
        let name = at.written(text.clone()).into();
        let (moves, several) = (MoveList::either(&must.written), must.has_several());
        let then = must.action(at.side);
        let fault = HandlingFault::NotPlayed { text, square, corrected, moves, several };
        let finding = Finding::of(fault, half_move.ply.span());
        let position = *self.game.board.position();
        let legal = self.laws.write_all(&position, &self.laws.generator.legal_moves(&position));
        let found = self.of_move(finding, half_move, at, &position, Some(citation));
        let matter = IrregularityDetails {
            at: Some(at),
            offender: at.side,
            remedy: Remedy::PlayAgain { before: position, must: Some(must.clone()) },
            then: then.clone(),
            also: ExtraFacts::default(),
            name,
            offence: None,
        };
        self.found_open(RecordFinding { legal, ..found }, matter);
        Some((must, then))
    }

    /// Reports that the record ends with a touched piece that has not been played yet. `stands` is
    /// an earlier irregularity of the opponent that can still be corrected, which comes first.
    pub(super) fn says_what_must_be_played(&mut self, stands: Option<Fact>) {
        let Some(must) = self.game.touch.take() else {
            return;
        };
        let set = &self.laws.set;
        let side = self.game.board.turn();
        let (corrected, citation) = match must.why {
            MustPlayReason::Touched => (false, &set.touch_move.source),
            MustPlayReason::Corrected => (true, &set.after_correction.source),
        };
        let square = self.laws.numbering.name(must.square);
        let (moves, several) = (MoveList::either(&must.written), must.has_several());
        let fault = HandlingFault::MustBePlayed { side, square, corrected, moves, several, stands };
        let finding = Finding::of(fault, must.span);
        let found = self.of_incident(finding, self.game.next(None), citation);
        self.found(found);
    }
}
