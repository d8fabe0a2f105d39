//! Touch-move, and the piece that must be played after a correction.
//!
//! Touching binds only the player on move, for his own piece, unannounced: the first
//! touched that has a legal move, where a capture is due one that can make it
//! (FMJD Annex 1, 3.11 to 3.14).

use smallvec::SmallVec;

use super::super::main_line::PlyText;
use super::super::replay::{Replay, listed};
use super::super::report::PlyAt;
use super::Happening;
use super::open::{Open, Remedy};
use crate::board::{Color, Square};
use crate::diag::{Finding, Span};
use crate::moves::Move;
use crate::record::codes;

/// A piece that its owner has to play.
#[derive(Debug, Clone)]
pub(in super::super) struct MustPlay {
    /// Where it stands.
    pub square: Square,
    /// What it can play.
    pub moves: Vec<Move>,
    /// Those moves, written.
    pub written: Vec<String>,
    /// Why.
    pub why: Why,
    /// What says so in the record.
    pub span: Span,
}

/// Why a piece has to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in super::super) enum Why {
    /// It was touched.
    Touched,
    /// It was wrongly moved, and that has been corrected.
    Corrected,
}

impl MustPlay {
    /// `32: 32-28 or 32-27`, as a player is told.
    pub(super) fn moves_words(&self) -> String {
        match self.written.as_slice() {
            [only] => only.clone(),
            several => format!("one of {}", listed(several)),
        }
    }
}

impl Replay<'_, '_> {
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
        if side != self.position.turn() {
            let message = format!("{side} touches pieces while {} is to move", side.opponent());
            let finding = Finding::new(codes::TOUCHED_OFF_MOVE, message, what.span)
                .note("this is incorrect, and binds nobody to play the piece")
                .help(format!("{} may ask the arbiter to warn {side}", side.opponent()));
            let citation = self.of_a1(&source, "3.14");
            self.of_incident(finding, at, &citation);
            return;
        }
        for written in &what.incident.squares {
            let Some(square) = self.square_of(written, what.span) else {
                return;
            };
            if self.is_adjusting(side, square) {
                let name = self.laws.numbering.name(square);
                let message =
                    format!("{}: {name} was announced, so it binds nobody", what.incident);
                let citation = self.of_a1(&source, "3.13");
                self.nothing(message, at, &citation, what.span);
                continue;
            }
            if self.desk.must.is_some() {
                return;
            }
            match self.binding(square) {
                Ok(must) => {
                    self.desk.must = Some(MustPlay { span: what.span, ..must });
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
        let turn = self.position.turn();
        match self.position.piece_at(square) {
            None => return Err(format!("no piece stands on {name}")),
            Some(piece) if piece.color != turn => {
                return Err(format!("{name} holds a piece of {}", piece.color));
            }
            Some(_) => {}
        }
        let legal = self.laws.generator.legal_moves(&self.position);
        let must = self.must_play(square, &legal, Why::Touched);
        must.ok_or_else(|| match legal.iter().any(Move::is_capture) {
            true => format!("the piece on {name} cannot make the capture that is due"),
            false => format!("the piece on {name} has no legal move"),
        })
    }

    /// A piece with its legal moves, if it has any.
    pub(in super::super) fn must_play(
        &self,
        square: Square,
        legal: &[Move],
        why: Why,
    ) -> Option<MustPlay> {
        let moves: Vec<Move> = legal.iter().copied().filter(|mv| mv.from() == square).collect();
        if moves.is_empty() {
            return None;
        }
        let write = |mv: &Move| self.laws.write(&self.position, legal, mv);
        let written = moves.iter().map(write).collect();
        Some(MustPlay { square, moves, written, why, span: Span::default() })
    }

    /// True if the side has announced that it adjusts this piece.
    fn is_adjusting(&self, side: Color, square: Square) -> bool {
        self.desk.adjusting.as_ref().is_some_and(|(by, squares)| {
            *by == side && (squares.is_empty() || squares.contains(&square))
        })
    }

    /// An adjustment was announced.
    pub(super) fn adjusts(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let source = self.laws.set.touch_move.source.clone();
        let mut squares = SmallVec::new();
        for written in &what.incident.squares {
            match self.square_of(written, what.span) {
                Some(square) => squares.push(square),
                None => return,
            }
        }
        if side == self.position.turn() {
            self.desk.adjusting = Some((side, squares));
            return;
        }
        let at = self.at_next(what);
        let message = format!("{side} adjusts pieces while {} is to move", side.opponent());
        let finding = Finding::new(codes::TOUCHED_OFF_MOVE, message, what.span)
            .note("only the player on move may adjust pieces, and must announce it beforehand");
        let citation = self.of_a1(&source, "3.13-3.14");
        self.of_incident(finding, at, &citation);
    }

    /// The half-move has been made from a square: was it with the piece that had to
    /// be played?
    ///
    /// To be called before the half-move changes the position. Gives the piece that has to
    /// be played all the same, and in words what a correction makes of it.
    pub(in super::super) fn check_touched(
        &mut self,
        from: Square,
        ply: &PlyText<'_>,
        at: PlyAt,
    ) -> Option<(MustPlay, String)> {
        let must = self.desk.must.take().filter(|must| must.square != from)?;
        let set = &self.laws.set;
        let name = self.laws.numbering.name(must.square);
        let (why, citation) = match must.why {
            Why::Touched => ("was touched and can be played", set.touch_move.source.clone()),
            Why::Corrected => {
                ("was wrongly moved and must be played", set.after_correction.source.clone())
            }
        };
        let message = format!("{}: {name} {why}", self.shown(ply));
        let finding = Finding::new(codes::PIECE_TOUCHED_NOT_PLAYED, message, ply.span)
            .label(format!("{} had to be played", must.moves_words()));
        let then = format!("{} must play {}", at.side, must.moves_words());
        let legal = self.laws.generator.legal_moves(&self.position);
        let legal = self.laws.write_all(&self.position, &legal);
        let place = self.findings.len();
        self.of_move(finding, ply, at, legal, None, Some(citation));
        let remedy = Remedy::PlayAgain { before: self.position, must: Some(must.clone()) };
        self.open(Open {
            finding: place,
            at: Some(at),
            offender: at.side,
            remedy,
            then: then.clone(),
            also: String::new(),
            name: format!("{at} {}", self.shown(ply)),
            held: false,
        });
        Some((must, then))
    }

    /// The record ends with a piece touched and not yet played.
    pub(super) fn says_what_must_be_played(&mut self) {
        let Some(must) = self.desk.must.take() else {
            return;
        };
        let set = &self.laws.set;
        let side: Color = self.position.turn();
        let (because, citation) = match must.why {
            Why::Touched => ("touched", set.touch_move.source.clone()),
            Why::Corrected => ("wrongly moved", set.after_correction.source.clone()),
        };
        let name = self.laws.numbering.name(must.square);
        let message = format!("{side} must play {}: {name} was {because}", must.moves_words());
        let finding = Finding::new(codes::PIECE_MUST_BE_PLAYED, message, must.span);
        let ply = self.line.plies.len() + 1;
        let at = PlyAt { ply, move_number: self.next_number(side), side };
        self.of_incident(finding, Some(at), &citation);
    }

    /// An article of FMJD Annex 1, where the field cites that annex; else what it cites.
    pub(super) fn of_a1(
        &self,
        source: &crate::diag::Citation,
        article: &str,
    ) -> crate::diag::Citation {
        match source.document() {
            Some("A1") => crate::diag::Citation::new(format!("A1 {article}")),
            _ => source.clone(),
        }
    }
}
