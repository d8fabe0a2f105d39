//! Touch-move, and the piece that must be played after a correction.
//!
//! Touching binds only the player on move, for their own piece, unannounced: the first
//! touched that has a legal move, where a capture is due one that can make it
//! (FMJD Annex 1, 3.11 to 3.14).

use super::super::game::{HalfMove, Happening, Matter, MustPlay, Remedy, Why};
use super::super::report::{PlyAt, RecordFinding};
use super::Desk;
use crate::board::Square;
use crate::diag::Finding;
use crate::moves::Move;
use crate::record::codes;
use crate::rules::Irregularity;

impl Desk<'_> {
    /// Pieces were touched.
    pub(super) fn touched(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let set = &self.laws.set;
        let source = set.touch_move.source.clone();
        let at = self.at_next(what);
        if !*set.touch_move {
            let message = format!("{}: touching a piece binds nobody here", what.incident);
            return self.nothing(message, at, &source, what.span);
        }
        if side != self.game.board.turn() {
            let message = format!("{side} touches pieces while {} is to move", side.opponent());
            let finding = Finding::new(codes::TOUCHED_OFF_MOVE, message, what.span)
                .note("this is incorrect, and binds nobody to play the piece")
                .help(format!("{} may ask the arbiter to warn {side}", side.opponent()));
            let citation = set.conduct_cited(Irregularity::TouchedOffMove, &source);
            let found = self.of_incident(finding, at, &citation);
            self.found(found);
            return;
        }
        for written in &what.incident.squares {
            let Some(square) = self.square_of(written, what.span) else {
                return;
            };
            if self.game.touch.is_adjusting(side, square) {
                let name = self.laws.numbering.name(square);
                let message =
                    format!("{}: {name} was announced, so it binds nobody", what.incident);
                let citation = set.conduct_cited(Irregularity::Announced, &source);
                self.nothing(message, at, &citation, what.span);
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
                    let message = format!("{}: {why}, so it binds nobody", what.incident);
                    self.nothing(message, at, &source, what.span);
                }
            }
        }
    }

    /// What touching a piece obliges to, or why it does not.
    fn binding(&self, square: Square) -> Result<MustPlay, String> {
        let name = self.laws.numbering.name(square);
        let position = self.game.board.position();
        match position.piece_at(square) {
            None => return Err(format!("no piece stands on {name}")),
            Some(piece) if piece.color != position.turn() => {
                return Err(format!("{name} holds a piece of {}", piece.color));
            }
            Some(_) => {}
        }
        let legal = self.laws.generator.legal_moves(position);
        let must = MustPlay::of(self.laws, position, &legal, square, Why::Touched);
        must.ok_or_else(|| match legal.iter().any(Move::is_capture) {
            true => format!("the piece on {name} cannot make the capture that is due"),
            false => format!("the piece on {name} has no legal move"),
        })
    }

    /// An adjustment was announced.
    pub(super) fn adjusts(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let source = self.laws.set.touch_move.source.clone();
        let Some(squares) = self.squares_of(what) else {
            return;
        };
        if side == self.game.board.turn() {
            return self.game.touch.adjusts(side, squares);
        }
        let at = self.at_next(what);
        let message = format!("{side} adjusts pieces while {} is to move", side.opponent());
        let finding = Finding::new(codes::TOUCHED_OFF_MOVE, message, what.span)
            .note("only the player on move may adjust pieces, and must announce it beforehand");
        let citation = self.laws.set.conduct_cited(Irregularity::AdjustedOffMove, &source);
        let found = self.of_incident(finding, at, &citation);
        self.found(found);
    }

    /// The half-move has been made from a square: was it with the piece that had to
    /// be played?
    ///
    /// To be called before the half-move changes the position. Gives the piece that has to
    /// be played all the same, and in words what a correction makes of it.
    pub(super) fn check_touched(
        &mut self,
        from: Square,
        half_move: &HalfMove<'_>,
        at: PlyAt,
    ) -> Option<(MustPlay, String)> {
        let must = self.game.touch.take().filter(|must| must.square != from)?;
        let set = &self.laws.set;
        let name = self.laws.numbering.name(must.square);
        let (why, citation) = match must.why {
            Why::Touched => ("was touched and can be played", &set.touch_move.source),
            Why::Corrected => {
                ("was wrongly moved and must be played", &set.after_correction.source)
            }
        };
        let shown = half_move.shown();
        let message = format!("{shown}: {name} {why}");
        let finding = Finding::new(codes::PIECE_TOUCHED_NOT_PLAYED, message, half_move.ply.span)
            .label(format!("{} had to be played", must.moves_words()));
        let then = format!("{} must play {}", at.side, must.moves_words());
        let position = *self.game.board.position();
        let legal = self.laws.write_all(&position, &self.laws.generator.legal_moves(&position));
        let found = self.of_move(finding, half_move, at, &position, Some(citation));
        let matter = Matter {
            at: Some(at),
            offender: at.side,
            remedy: Remedy::PlayAgain { before: position, must: Some(must.clone()) },
            then: then.clone(),
            also: String::new(),
            name: format!("{at} {shown}"),
            wrong: None,
        };
        self.found_open(RecordFinding { legal, ..found }, matter);
        Some((must, then))
    }

    /// The record ends with a piece touched and not yet played.
    pub(super) fn says_what_must_be_played(&mut self) {
        let Some(must) = self.game.touch.take() else {
            return;
        };
        let set = &self.laws.set;
        let side = self.game.board.turn();
        let (because, citation) = match must.why {
            Why::Touched => ("touched", &set.touch_move.source),
            Why::Corrected => ("wrongly moved", &set.after_correction.source),
        };
        let name = self.laws.numbering.name(must.square);
        let message = format!("{side} must play {}: {name} was {because}", must.moves_words());
        let finding = Finding::new(codes::PIECE_MUST_BE_PLAYED, message, must.span);
        let found = self.of_incident(finding, self.game.next(None), citation);
        self.found(found);
    }
}
