//! Irregular half-moves: their findings and corrections.

use super::super::conduct::{citation_of, irregularity_of};
use super::super::found::{
    Broken, EndFinding, InlineArticle, IrregularHalfMove, MoveFault, MoveList, RequiredAction,
};
use super::super::game::{
    ExtraFacts, HalfMove, IrregularityDetails, LastHalfMove, MustPlay, MustPlayReason, Remedy,
};
use super::super::irregular::{Irregular, judge};
use super::super::report::{PlyAt, RecordFinding};
use super::Arbiter;
use super::half_move::{HalfMoveError, Made};
use crate::board::{Color, Square};
use crate::diag::{Citation, Code, Finding, Found};
use crate::moves::Move;
use crate::record::codes;
use crate::rules::{AfterCorrection, IrregularMove, Irregularity};

impl Arbiter<'_> {
    /// Plays an illegal move if it can be shown on the board.
    pub(super) fn breaks_law(
        &mut self,
        half_move: &HalfMove<'_>,
        at: PlyAt,
        legal: &[Move],
        squares: &[Square],
        captures: bool,
    ) -> Result<Made, HalfMoveError> {
        let (laws, position) = (self.laws, *self.game.board.position());
        let ahead = &half_move.ahead;
        // A printed number of the other player's shows who made the move.
        let opens = self.game.numbers.opens();
        let numbered = if half_move.ply.is_second() { opens.opponent() } else { opens };
        let tells = half_move.ply.number().is_some() && numbered != at.side;
        let context = (ahead.goes_on(), ahead.accused(), ahead.ends && !tells);
        let judged = judge(laws, &position, legal, squares, captures, context);
        let written = laws.write_all(&position, legal);
        let span = half_move.ply.span();
        let text = half_move.shown();
        let (wrong, citation, next, lifted) = match judged {
            Irregular::Impossible { wrong, citation } => {
                let (legal, behind) = (MoveList::of_any(&written), ahead.plies.len());
                let offence = IrregularHalfMove::Impossible { text, wrong, legal, behind };
                let finding = Finding::of(offence, span);
                return self.not_played(finding, half_move, at, written, citation);
            }
            // Nobody is charged with an irregularity in an impossible position.
            Irregular::Played { .. } if !self.game.is_possible() => {
                let fault = MoveFault::FromOddPosition { text, behind: ahead.plies.len() };
                let finding = Finding::of(fault, span);
                let citation = Citation::not_stated();
                return self.not_played(finding, half_move, at, written, citation);
            }
            Irregular::Played { wrong, citation, next, lifted } => (wrong, citation, next, lifted),
        };
        let wrong = match wrong {
            Broken::MovesTwice { side, .. } => Broken::MovesTwice { side, first: at.ply == 1 },
            other => other,
        };
        let is_unknown = matches!(wrong, Broken::MoverUnknown { .. });
        let code = wrong.code();
        let is_over = code == codes::GAME_ALREADY_OVER;
        let offence = if is_over {
            IrregularHalfMove::AfterTheEnd { text, wrong }
        } else if CAPTURES.contains(&code) {
            IrregularHalfMove::Played {
                text,
                wrong,
                let_go: false,
                required: MoveList::of(&written),
            }
        } else {
            let legal = MoveList::of_any(&written);
            IrregularHalfMove::PlayedOtherwise { text, wrong, let_go: false, legal }
        };
        // This finding itself reports that the game had ended on the board.
        let citation = match is_over && self.ends_on_board() {
            true => self.game.ended.take_unreported().map_or(citation, |end| end.citation.clone()),
            false => citation,
        };
        let finding = Finding::of(offence.clone(), span);
        let offender = if code == codes::TWO_MOVES_IN_A_ROW { at.side.opponent() } else { at.side };
        let also = ExtraFacts {
            part: self.not_in_part(),
            lifted: (!lifted.is_empty()).then(|| self.names(&lifted)),
        };
        // If nobody can move, the mover is the owner of the piece.
        let piece = position.piece_at(squares[0]).filter(|_| is_over);
        self.begins(piece.map_or(offender, |piece| piece.color), at, half_move);
        // The first touched piece is binding, whatever was moved instead.
        let bound = match offender == at.side {
            true => self.check_touched(squares[0], half_move, at),
            false => None,
        };
        // A listed irregularity is cited by its number in the list.
        let citation = match citation == laws.set.irregular_move.source && !is_unknown {
            true => citation_of(&laws.set, code),
            false => citation,
        };
        let moves = MoveList::either(&written);
        let found = RecordFinding {
            legal: written,
            fen_after: Some(laws.fen(&next)),
            ..self.of_move(finding, half_move, at, &position, Some(&citation))
        };
        let place = if is_over {
            self.found(found)
        } else {
            let (must, then) = match bound {
                Some((must, then)) => (Some(must), then),
                None if offender == at.side => {
                    self.correction(code, (offender, squares[0]), legal, moves)
                }
                None if at.ply == 1 => (None, RequiredAction::FirstMoveTakenBack),
                None => (None, RequiredAction::SecondMoveTakenBack),
            };
            let remedy = Remedy::PlayAgain { before: position, must };
            let name = at.written(half_move.shown()).into();
            let (at, offence) = (Some(at), Some(offence));
            self.found_open(
                found,
                IrregularityDetails { at, offender, remedy, then, also, name, offence },
            )
        };
        if is_unknown {
            self.does_not_tell_who(half_move, at, offender);
        }
        self.game.board.becomes(next);
        if self.game.has_incidents() {
            let positions = (position, &next);
            let shown = half_move.shown();
            let last = LastHalfMove::irregular((at, offender), shown, positions, squares, lifted);
            self.has_been_made(last, half_move);
        }
        Ok(Made::Irregular(place))
    }

    /// Reports that the mover of `owner`'s piece is unknown, and with it the side that decides.
    fn does_not_tell_who(&mut self, half_move: &HalfMove<'_>, at: PlyAt, owner: Color) {
        let set = &self.laws.set;
        let cited = |which| InlineArticle::of(&set.titled(&set.irregularity_cited(which)));
        let (own, theirs) = (cited(Irregularity::TwoMoves), cited(Irregularity::NotYourPiece));
        let (text, first) = (half_move.shown(), at.ply == 1);
        let fault = EndFinding::MoverUnknown { text, side: owner, first, own, theirs };
        let finding = Finding::of(fault, half_move.ply.span());
        // The message names both articles, and the half-move already carries the irregularity.
        self.found(RecordFinding::of_text(finding));
        self.game.ended.is_not_ruled(at.ply);
    }

    /// Returns what must be played if an illegal move is corrected: a move of the wrongly moved
    /// piece, if the rules bind the player to it and it has a legal move.
    fn correction(
        &self,
        code: &Code,
        (offender, touched): (Color, Square),
        legal: &[Move],
        required: MoveList,
    ) -> (Option<MustPlay>, RequiredAction) {
        let (set, position) = (&self.laws.set, self.game.board.position());
        let same_piece = *set.after_correction == AfterCorrection::SamePiece;
        let must = MustPlay::of(self.laws, position, legal, touched, MustPlayReason::Corrected)
            .filter(|_| same_piece);
        let who = set.who_decides(irregularity_of(code));
        if must.is_none() && who == IrregularMove::CannotStand {
            return (None, RequiredAction::LegalMove { moves: required });
        }
        let written = match &must {
            Some(must) => must.written.clone(),
            None => legal.iter().map(|mv| self.laws.write(position, legal, mv)).collect(),
        };
        let wrongly_moved = must.as_ref().is_some_and(|must| must.moves.len() < legal.len());
        // An article that states both is named once.
        let named = wrongly_moved && set.after_correction.source != set.irregular_move.source;
        let due = RequiredAction::MustPlay {
            side: offender,
            moves: MoveList::either(&written),
            several: written.len() > 1,
            wrongly_moved,
            source: named.then(|| InlineArticle::of(&set.titled(&set.after_correction.source))),
        };
        (must, due)
    }

    /// Returns the article on a half-move that corrects another and is irregular itself.
    fn not_in_part(&self) -> Option<InlineArticle> {
        if !self.game.irregularities.corrects() {
            return None;
        }
        let set = &self.laws.set;
        let citation = set.conduct_cited(Irregularity::PartCorrection, &set.irregular_move.source);
        Some(InlineArticle::of(&set.titled(&citation)))
    }
}

/// The findings after which another capture must be made.
const CAPTURES: &[&Code] =
    &[codes::CAPTURE_MISSED, codes::CAPTURE_TOO_FEW, codes::CAPTURE_PRIORITY];
