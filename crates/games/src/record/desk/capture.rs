//! What goes wrong with hands and pieces: removal, crowning, the way a capture is shown.

use smallvec::SmallVec;

use super::super::conduct::citation_of;
use super::super::game::{Entry, HalfMove, Happening, Last, Matter, Open, Remedy};
use super::super::incident::IncidentKind;
use super::Desk;
use super::open::Verdict;
use crate::board::{Piece, Square};
use crate::diag::{Citation, Code, Finding};
use crate::record::codes;
use crate::rules::Irregularity;

/// What changes on the board: what then stands on some squares.
type Change = [(Square, Option<Piece>)];

impl Desk<'_> {
    /// An irregularity that an incident tells, with its article or else that of its code, and
    /// how it has left the board.
    pub(super) fn irregularity(
        &mut self,
        what: &Happening<'_>,
        code: &'static Code,
        message: String,
        citation: Option<Citation>,
        (remedy, then): (Remedy, String),
        leaves: Option<&Change>,
    ) {
        let offender = what.side();
        let citation = citation.unwrap_or_else(|| citation_of(&self.laws.set, code));
        let at = self.at_of(what, offender);
        let name = at.map_or_else(|| message.clone(), |at| format!("{at} ({})", what.incident));
        let finding = Finding::new(code, message, what.span);
        let mut found = self.of_incident(finding, at, &citation);
        if let Some(change) = leaves {
            self.game.board.changes(change);
            found.fen_after = Some(self.laws.fen(self.game.board.position()));
        }
        let (also, wrong) = (String::new(), None);
        self.found_open(found, Matter { at, offender, remedy, then, also, name, wrong });
    }

    /// Pieces were taken off that should stand, or left that should be off.
    pub(super) fn pieces_wrong(&mut self, what: &Happening<'_>) {
        let Some(named) = self.squares_of::<Vec<Square>>(what) else {
            return;
        };
        let mut squares: SmallVec<[Square; 8]> = SmallVec::new();
        for square in named {
            if !squares.contains(&square) {
                squares.push(square);
            }
        }
        match what.incident.kind {
            IncidentKind::LeftOn => self.left_on(what, &squares),
            IncidentKind::Lifted => self.taken_off(what, &squares, codes::PIECE_LIFTED),
            _ => {
                let (side, position) = (what.side(), *self.game.board.position());
                let own = |square: &Square| {
                    position.piece_at(*square).is_some_and(|piece| piece.color == side)
                };
                let (own, other): (Vec<Square>, Vec<Square>) = squares.into_iter().partition(own);
                if !other.is_empty() {
                    self.taken_off(what, &other, codes::PIECE_WRONGLY_REMOVED);
                }
                if !own.is_empty() {
                    self.taken_off(what, &own, codes::OWN_PIECE_REMOVED);
                }
            }
        }
    }

    /// Captured pieces were left on the board: they stand there until it is corrected.
    fn left_on(&mut self, what: &Happening<'_>, squares: &[Square]) {
        let side = what.side();
        let last = self.game.board.last();
        let before = last.map(|last| last.before);
        let of_side = last.filter(|last| last.mover == side);
        let captured = of_side.map(|last| last.captured.clone()).unwrap_or_default();
        if let Some(&square) = squares.iter().find(|square| !captured.contains(square)) {
            let name = self.laws.numbering.name(square);
            let message = format!("{side} did not capture a piece on {name} with the move before");
            let help = "name the squares of captured pieces that were left standing";
            return self.invalid(message, help, what.span);
        }
        let (mut patch, mut change) = (Vec::new(), Vec::new());
        for &square in squares {
            let piece = before.and_then(|before| before.piece_at(square));
            if self.game.board.position().piece_at(square).is_none() {
                change.push((square, piece));
                patch.push((square, None));
            }
        }
        let names = self.names(squares);
        let message = format!("{side} captured and left standing: {names}");
        let then = format!("{names} {} taken off", is_are(squares));
        let remedy = (Remedy::Patch(patch), then);
        self.irregularity(what, codes::PIECE_LEFT_ON, message, None, remedy, Some(&change));
    }

    /// Pieces were taken off without right: they are off until it is corrected.
    fn taken_off(&mut self, what: &Happening<'_>, squares: &[Square], code: &'static Code) {
        let side = what.side();
        let mut patch = Vec::new();
        for &square in squares {
            let Some(piece) = self.game.board.position().piece_at(square) else {
                let message = format!("no piece stands on {}", self.laws.numbering.name(square));
                let help = "name squares on which a piece stood at that moment";
                return self.invalid(message, help, what.span);
            };
            patch.push((square, Some(piece)));
        }
        let names = self.names(squares);
        let message = if code == codes::PIECE_LIFTED {
            format!("{side} took {names} off the board without reason")
        } else if code == codes::OWN_PIECE_REMOVED {
            format!("{side} removed {side}'s own {names}")
        } else {
            format!("{side} removed {names}, and had not captured it")
        };
        let then = format!("{names} {} put back", is_are(squares));
        let gone: Vec<_> = squares.iter().map(|&square| (square, None)).collect();
        let remedy = (Remedy::Patch(patch), then);
        self.irregularity(what, code, message, None, remedy, Some(&gone));
    }

    /// The piece was let go in the middle of a capture: what looks like too small a
    /// capture is one that was stopped.
    pub(super) fn released(&mut self, what: &Happening<'_>) {
        let side = what.side();
        if let Some(open) = self.game.irregularities.stops(side) {
            let (finding, code) = (open.finding, open.code);
            let message = open.matter.wrong.as_ref().map(|wrong| wrong.words(true));
            let message = message.unwrap_or_default();
            return self.entries.push(Entry::IsRather { finding, code, message });
        }
        let message = format!("{}: the capture before was not stopped", what.incident);
        let citation = self.laws.set.capture.source.clone();
        let at = self.at_of(what, side);
        self.nothing(message, at, &citation, what.span);
    }

    /// A capture was made in a wrong way; the board is as it should be.
    pub(super) fn capture_wrong(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let removal = self.laws.set.removal.source.clone();
        if self.game.board.last_of(side).is_some_and(|last| last.captured.is_empty()) {
            let message = format!("{}: the move before took nothing", what.incident);
            let at = self.at_of(what, side);
            return self.nothing(message, at, &removal, what.span);
        }
        if self.squares_of::<Vec<Square>>(what).is_none() {
            return;
        }
        let again = || format!("{side} shows the capture again");
        let (code, message, citation, then) = match what.incident.kind {
            IncidentKind::LiftedEarly => (
                codes::PIECE_LIFTED_EARLY,
                format!("{side} lifted a piece before the capture was done"),
                None,
                again(),
            ),
            IncidentKind::RemovalStopped => (
                codes::REMOVAL_STOPPED,
                format!("{side} stopped while removing the captured pieces"),
                None,
                format!("{side} takes off all pieces captured"),
            ),
            IncidentKind::TwoHands => {
                (codes::TWO_HANDS, format!("{side} captured with two hands"), None, again())
            }
            IncidentKind::Unclear => (
                codes::CAPTURE_UNCLEAR,
                format!("{side} did not show the capture clearly"),
                Some(self.laws.set.conduct_cited(Irregularity::Unclear, &removal)),
                again(),
            ),
            _ => {
                let message =
                    format!("{side} removed the pieces in another order than it took them");
                let finding = Finding::new(codes::REMOVAL_ORDER, message, what.span)
                    .note("incorrect, and without consequence where all of them are removed");
                let at = self.at_of(what, side);
                let found = self.of_incident(finding, at, &removal);
                self.found(found);
                return;
            }
        };
        self.irregularity(what, code, message, citation, (Remedy::Nothing, then), None);
    }

    /// A man that reached the far row was not crowned.
    pub(super) fn uncrowned(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let Some(square) = self.square_of(&what.incident.squares[0], what.span) else {
            return;
        };
        let name = self.laws.numbering.name(square);
        let last = self.game.board.last_of(side);
        let crowned_now = last.is_some_and(|last| last.promotes && last.to == Some(square));
        if !crowned_now {
            let message = format!("the move before did not make {side} a king on {name}");
            let help = "put the incident behind the move that reached the far row";
            return self.invalid(message, help, what.span);
        }
        self.game.board.leaves_uncrowned(square);
        let message = format!("{side} did not crown the piece on {name}");
        let then = format!("the piece on {name} is crowned");
        let remedy = (Remedy::Crown(square), then);
        self.irregularity(what, codes::NOT_CROWNED, message, None, remedy, None);
    }

    /// A king was crowned later, by either player.
    pub(super) fn crowned(&mut self, what: &Happening<'_>) {
        let Some(square) = self.square_of(&what.incident.squares[0], what.span) else {
            return;
        };
        if !self.game.board.position().piece_at(square).is_some_and(|piece| piece.is_king) {
            let message = format!("no king stands on {}", self.laws.numbering.name(square));
            let help = "name the square of a king that had not been crowned";
            return self.invalid(message, help, what.span);
        }
        self.game.board.crowns(square);
        let is_it = |open: &Open| matches!(open.matter.remedy, Remedy::Crown(at) if at == square);
        for open in self.game.irregularities.take_if(is_it) {
            self.close(&open, Verdict::PutRight);
        }
    }

    /// A half-move was made: with a king that nobody had crowned?
    pub(super) fn uncrowned_moves(&mut self, last: &Last, half_move: &HalfMove<'_>) {
        if !self.game.board.moves_uncrowned(last) {
            return;
        }
        let at = last.at;
        let code = codes::UNCROWNED_KING_MOVED;
        let message = format!("{}: the king had not been crowned", last.shown);
        let finding = Finding::new(code, message, half_move.ply.span);
        let citation = citation_of(&self.laws.set, code);
        let found = self.of_move(finding, half_move, at, &last.before, Some(&citation));
        let to = last.to.map(|to| self.laws.numbering.name(to)).unwrap_or_default();
        let matter = Matter {
            at: Some(at),
            offender: at.side,
            remedy: last.to.map_or(Remedy::Nothing, Remedy::Crown),
            then: format!("the king on {to} is crowned"),
            also: String::new(),
            name: format!("{at} {}", last.shown),
            wrong: None,
        };
        self.found_open(found, matter);
    }
}

const fn is_are(squares: &[Square]) -> &'static str {
    if squares.len() == 1 { "is" } else { "are" }
}
