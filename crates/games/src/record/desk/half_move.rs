//! Half-moves: read, judged and made.

use super::super::found::{MoveChoice, MoveFault};
use super::super::game::{HalfMove, LastHalfMove};
use super::super::ply_text::Written;
use super::super::replay::shown;
use super::super::report::{PlyAt, RecordFinding};
use super::super::settle::{resolve_ways, settle};
use super::super::short::likely_way;
use super::{Arbiter, FindingId};
use crate::board::{Color, Position};
use crate::diag::{Citation, Finding};
use crate::draw::PlayedMove;
use crate::moves::{Move, Resolved};
use crate::pdn::{MoveText, Separator};

/// The outcome of a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Made {
    /// Legal.
    Legal {
        /// Whether it was a capture.
        captures: bool,
        /// The sign with which it is written.
        separator: Separator,
    },
    /// An irregular move that was played anyway, with its finding.
    Irregular(FindingId),
    /// It cannot be played: the position is unknown from here on.
    NotPlayed,
}

/// The error of a half-move that cannot be played.
pub(super) struct HalfMoveError;

impl Arbiter<'_> {
    pub(super) fn half_move(&mut self, half_move: &HalfMove<'_>) -> Made {
        let printed = half_move.ply.number();
        let at = self.game.numbers.counts(printed, self.game.board.turn());
        self.puts_back_what_moves(half_move);
        self.game.course.tries(at, self.game.board.position());
        match self.plays(half_move, at) {
            Ok(made) => {
                self.game.numbers.follows();
                made
            }
            Err(HalfMoveError) => {
                self.game.numbers.loses(printed, self.game.board.turn());
                self.game.board.becomes_unknown();
                Made::NotPlayed
            }
        }
    }

    fn plays(&mut self, half_move: &HalfMove<'_>, at: PlyAt) -> Result<Made, HalfMoveError> {
        let (laws, ply) = (self.laws, half_move.ply);
        let position = *self.game.board.position();
        let behind = half_move.ahead.plies.len();
        let text = match ply.written() {
            Written::Move(text) => text,
            Written::Unknown => {
                return self.unreadable(half_move, at, MoveFault::Unknown { behind });
            }
        };
        let parsed = match MoveText::parse(text) {
            Ok(parsed) => parsed,
            Err(why) => {
                let fault = MoveFault::NotAMove { text: shown(text), why, behind };
                return self.unreadable(half_move, at, fault);
            }
        };
        let ways = match laws.ways(&parsed) {
            Ok(ways) => ways,
            Err(written) => {
                let square = shown(written.span().of(text));
                let squares = laws.numbering.range();
                let fault = MoveFault::NoSuchSquare { square, squares, behind };
                return self.unreadable(half_move, at, fault);
            }
        };
        let legal = laws.generator.legal_moves(&position);
        let mv = match resolve_ways(laws, &position, &legal, &ways) {
            Resolved::One(mv) => mv,
            Resolved::Several(moves) => self.settled(half_move, at, &legal, &moves)?,
            Resolved::OtherPath(moves) => {
                let written = laws.write_all(&position, &legal);
                let meant: Vec<String> =
                    moves.iter().map(|mv| laws.write(&position, &legal, mv)).collect();
                let fault = MoveFault::OtherPath { text: shown(text), meant, behind };
                let finding = Finding::of(fault, ply.span());
                let source = laws.set.capture.source.clone();
                return self.not_played(finding, half_move, at, written, source);
            }
            Resolved::None => {
                let Some(squares) = likely_way(laws, &position, &ways) else {
                    let fault = MoveFault::NoneOnFile { text: shown(text), behind };
                    return self.unreadable(half_move, at, fault);
                };
                let captures = parsed.is_written_as_capture();
                return self.breaks_law(half_move, at, &legal, &squares, captures);
            }
        };
        self.legal(&mv, half_move, at);
        Ok(Made::Legal { captures: mv.is_capture(), separator: parsed.to().separator })
    }

    /// Makes a legal move.
    fn legal(&mut self, mv: &Move, half_move: &HalfMove<'_>, at: PlyAt) {
        self.begins(at.side, at, half_move);
        self.check_touched(mv.from(), half_move, at);
        self.game
            .course
            .made(PlayedMove::of_move(self.game.board.position(), mv, at.move_number), mv);
        let before = self.game.board.plays(&self.laws.generator, mv);
        if self.game.has_incidents() {
            self.has_been_made(LastHalfMove::legal(at, half_move.shown(), before, mv), half_move);
        }
    }

    /// Handles everything that precedes a half-move.
    ///
    /// `mover` makes it, regardless of who was to move.
    pub(super) fn begins(&mut self, mover: Color, at: PlyAt, half_move: &HalfMove<'_>) {
        self.accepts_refusal(mover, at);
        self.opponent_moves(mover);
        self.after_the_end(at, half_move);
        self.game.ended.moved();
        self.game.offers.moved(mover, at.ply, *self.laws.set.offer_until);
    }

    /// Updates the state after a half-move, if incidents can follow.
    pub(super) fn has_been_made(&mut self, last: LastHalfMove, half_move: &HalfMove<'_>) {
        self.game.touch.moved(last.mover == last.at.side);
        self.game.irregularities.set_corrects(false);
        self.game.moves_made.made(last.mover);
        self.game.numbers.passes(last.at);
        self.uncrowned_moves(&last, half_move);
        self.game.board.made(last);
    }

    /// Decides a short move or capture that can mean several moves.
    fn settled(
        &mut self,
        half_move: &HalfMove<'_>,
        at: PlyAt,
        legal: &[Move],
        moves: &[Move],
    ) -> Result<Move, HalfMoveError> {
        let (laws, position) = (self.laws, *self.game.board.position());
        let write = |mv: &Move| laws.write(&position, legal, mv);
        let meanings: Vec<String> = moves.iter().map(write).collect();
        let span = half_move.ply.span();
        let written = laws.write_all(&position, legal);
        let text = half_move.shown();
        let meanings = MoveChoice::of(&meanings);
        match settle(laws, &position, moves, half_move.ahead.plies) {
            Some(mv) => {
                let captures = mv.is_capture();
                let fault = MoveFault::Settled { text, meanings, meant: write(&mv), captures };
                let finding = Finding::of(fault, span);
                let found = self.of_move(finding, half_move, at, &position, None);
                self.found(RecordFinding { legal: written, ..found });
                Ok(mv)
            }
            None => {
                let behind = half_move.ahead.plies.len();
                let finding = Finding::of(MoveFault::Ambiguous { text, meanings, behind }, span);
                let source = laws.set.notation.source.clone();
                self.not_played(finding, half_move, at, written, source)
            }
        }
    }

    /// Reports a half-move whose text is not a move.
    fn unreadable<T>(
        &mut self,
        half_move: &HalfMove<'_>,
        at: PlyAt,
        fault: MoveFault,
    ) -> Result<T, HalfMoveError> {
        let position = self.game.board.position();
        let legal = self.laws.write_all(position, &self.laws.generator.legal_moves(position));
        let finding = Finding::of(fault, half_move.ply.span());
        let source = self.laws.set.notation.source.clone();
        self.not_played(finding, half_move, at, legal, source)
    }

    /// Reports a half-move that cannot be shown on the board.
    pub(super) fn not_played<T>(
        &mut self,
        finding: Finding,
        half_move: &HalfMove<'_>,
        at: PlyAt,
        legal: Vec<String>,
        citation: Citation,
    ) -> Result<T, HalfMoveError> {
        if legal.is_empty() {
            self.ends_on_board();
        }
        self.begins(at.side, at, half_move);
        // After the end, nothing else is reported about a half-move.
        if self.has_certainly_ended() {
            return Err(HalfMoveError);
        }
        let position = *self.game.board.position();
        let found = self.of_move(finding, half_move, at, &position, Some(&citation));
        self.found(RecordFinding { legal, ..found });
        Err(HalfMoveError)
    }

    /// Creates a finding about a half-move, with the position before it.
    pub(super) fn of_move(
        &self,
        finding: Finding,
        half_move: &HalfMove<'_>,
        at: PlyAt,
        position: &Position,
        citation: Option<&Citation>,
    ) -> RecordFinding {
        let article = citation.map(|citation| self.laws.set.titled(citation));
        let finding = match &article {
            Some(article) => finding.cite(article.clone()),
            None => finding,
        };
        RecordFinding {
            at: Some(at),
            move_text: Some(half_move.shown()),
            position: Some(*position),
            fen: Some(self.laws.fen(position)),
            article: article.map(String::from),
            ..RecordFinding::of_text(finding)
        }
    }
}
