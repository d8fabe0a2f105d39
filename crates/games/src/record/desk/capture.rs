//! What goes wrong with hands and pieces: removal, crowning, the way a capture is shown.

use smallvec::SmallVec;

use super::super::incident::IncidentKind;
use super::super::replay::Replay;
use super::super::report::PlyAt;
use super::open::{Open, Remedy, Verdict, citation_of};
use super::{Happening, Last};
use crate::board::{Color, Piece, Square};
use crate::diag::{Citation, Code, Finding};
use crate::record::codes;

impl Replay<'_, '_> {
    /// An irregularity that an incident tells.
    pub(super) fn irregularity(
        &mut self,
        what: &Happening<'_>,
        code: &'static Code,
        message: String,
        remedy: Remedy,
        then: String,
    ) {
        let side = what.side();
        let citation = citation_of(&self.laws.set, code);
        self.irregularity_by(what, code, message, (remedy, then), &citation, side);
    }

    /// The same, with its article.
    pub(super) fn irregularity_by(
        &mut self,
        what: &Happening<'_>,
        code: &'static Code,
        message: String,
        (remedy, then): (Remedy, String),
        citation: &Citation,
        offender: Color,
    ) {
        let at = self.at_of(what, offender);
        let name = at.map_or_else(|| message.clone(), |at| format!("{at} ({})", what.incident));
        let finding = Finding::new(code, message, what.span);
        let place = self.of_incident(finding, at, citation);
        let also = String::new();
        self.open(Open { finding: place, at, offender, remedy, then, also, name, held: false });
    }

    /// Changes the board as an irregularity has left it; its finding is the last one.
    fn leaves(&mut self, change: &[(Square, Option<Piece>)]) {
        for &(square, piece) in change {
            self.position.set(square, piece);
        }
        let fen = self.laws.fen(&self.position);
        if let Some(found) = self.findings.last_mut() {
            found.fen_after = Some(fen);
        }
    }

    /// Pieces were taken off that should stand, or left that should be off.
    pub(super) fn pieces_wrong(&mut self, what: &Happening<'_>) {
        let mut squares: SmallVec<[Square; 8]> = SmallVec::new();
        for written in &what.incident.squares {
            match self.square_of(written, what.span) {
                Some(square) if squares.contains(&square) => {}
                Some(square) => squares.push(square),
                None => return,
            }
        }
        match what.incident.kind {
            IncidentKind::LeftOn => self.left_on(what, &squares),
            IncidentKind::Lifted => self.taken_off(what, &squares, codes::PIECE_LIFTED),
            _ => {
                let side = what.side();
                let own = |square: &Square| {
                    self.position.piece_at(*square).is_some_and(|piece| piece.color == side)
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
        let captured = match &self.desk.last {
            Some(last) if last.mover == side => last.captured.clone(),
            _ => SmallVec::new(),
        };
        if let Some(&square) = squares.iter().find(|square| !captured.contains(square)) {
            let name = self.laws.numbering.name(square);
            let message = format!("{side} did not capture a piece on {name} with the move before");
            let help = "name the squares of captured pieces that were left standing".to_owned();
            return self.invalid(message, Some(help), what.span);
        }
        let before = self.desk.last.as_ref().map(|last| last.before);
        let (mut patch, mut change) = (Vec::new(), Vec::new());
        for &square in squares {
            let piece = before.and_then(|before| before.piece_at(square));
            if self.position.piece_at(square).is_none() {
                change.push((square, piece));
                patch.push((square, None));
            }
        }
        let names = self.names(squares);
        let message = format!("{side} captured and left standing: {names}");
        let then = format!("{names} {} taken off", is_are(squares));
        self.irregularity(what, codes::PIECE_LEFT_ON, message, Remedy::Patch(patch), then);
        self.leaves(&change);
    }

    /// Pieces were taken off without right: they are off until it is corrected.
    fn taken_off(&mut self, what: &Happening<'_>, squares: &[Square], code: &'static Code) {
        let side = what.side();
        let mut patch = Vec::new();
        for &square in squares {
            let Some(piece) = self.position.piece_at(square) else {
                let message = format!("no piece stands on {}", self.laws.numbering.name(square));
                let help = "name squares on which a piece stood at that moment".to_owned();
                return self.invalid(message, Some(help), what.span);
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
        self.irregularity(what, code, message, Remedy::Patch(patch), then);
        let gone: Vec<_> = squares.iter().map(|&square| (square, None)).collect();
        self.leaves(&gone);
    }

    /// The piece was let go in the middle of a capture: what looks like too small a
    /// capture is one that was stopped.
    pub(super) fn released(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let stopped = self.desk.open.iter().find(|open| {
            open.offender == side && self.findings[open.finding].finding.is(codes::CAPTURE_TOO_FEW)
        });
        let Some(place) = stopped.map(|open| open.finding) else {
            let message = format!("{}: the capture before was not stopped", what.incident);
            let citation = self.laws.set.capture.source.clone();
            let at = self.at_of(what, side);
            return self.nothing(message, at, &citation, what.span);
        };
        let finding = &mut self.findings[place].finding;
        finding.recode(codes::CAPTURE_STOPPED);
        finding.message.push_str("; it was let go");
    }

    /// A capture was made in a wrong way; the board is as it should be.
    pub(super) fn capture_wrong(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let removal = self.laws.set.removal.source.clone();
        if self.desk.last.as_ref().is_some_and(|l| l.mover == side && l.captured.is_empty()) {
            let message = format!("{}: the move before took nothing", what.incident);
            let at = self.at_of(what, side);
            return self.nothing(message, at, &removal, what.span);
        }
        for written in &what.incident.squares {
            if self.square_of(written, what.span).is_none() {
                return;
            }
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
                Some(self.of_a1(&removal, "4.4, 4.9")),
                again(),
            ),
            _ => {
                let message =
                    format!("{side} removed the pieces in another order than it took them");
                let finding = Finding::new(codes::REMOVAL_ORDER, message, what.span)
                    .note("incorrect, and without consequence where all of them are removed");
                let at = self.at_of(what, side);
                self.of_incident(finding, at, &removal);
                return;
            }
        };
        let citation = citation.unwrap_or_else(|| citation_of(&self.laws.set, code));
        self.irregularity_by(what, code, message, (Remedy::Nothing, then), &citation, side);
    }

    /// A man that reached the far row was not crowned.
    pub(super) fn uncrowned(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let Some(square) = self.square_of(&what.incident.squares[0], what.span) else {
            return;
        };
        let name = self.laws.numbering.name(square);
        let crowned_now = self
            .desk
            .last
            .as_ref()
            .is_some_and(|last| last.mover == side && last.promotes && last.to == Some(square));
        if !crowned_now {
            let message = format!("the move before did not make {side} a king on {name}");
            let help = "put the incident behind the move that reached the far row".to_owned();
            return self.invalid(message, Some(help), what.span);
        }
        self.desk.uncrowned.push(square);
        let message = format!("{side} did not crown the piece on {name}");
        let then = format!("the piece on {name} is crowned");
        self.irregularity(what, codes::NOT_CROWNED, message, Remedy::Crown(square), then);
    }

    /// A king was crowned later, by either player.
    pub(super) fn crowned(&mut self, what: &Happening<'_>) {
        let Some(square) = self.square_of(&what.incident.squares[0], what.span) else {
            return;
        };
        if !self.position.piece_at(square).is_some_and(|piece| piece.is_king) {
            let message = format!("no king stands on {}", self.laws.numbering.name(square));
            let help = "name the square of a king that had not been crowned".to_owned();
            return self.invalid(message, Some(help), what.span);
        }
        self.desk.uncrowned.retain(|there| *there != square);
        for open in std::mem::take(&mut self.desk.open) {
            match open.remedy {
                Remedy::Crown(there) if there == square => self.close(open, Verdict::PutRight),
                _ => self.desk.open.push(open),
            }
        }
    }

    /// A half-move was made: with a king that nobody had crowned?
    pub(super) fn uncrowned_moves(&mut self, last: &Last) {
        if self.desk.uncrowned.is_empty() {
            return;
        }
        // Kings that have been captured need no crown.
        let (position, at) = (self.position, last.at);
        let from = last.from;
        let moved = self.desk.uncrowned.iter().any(|&square| Some(square) == from);
        self.desk.uncrowned.retain(|square| {
            position.piece_at(*square).is_some_and(|piece| piece.is_king) && Some(*square) != from
        });
        if moved {
            self.desk.uncrowned.extend(last.to);
            self.uncrowned_king_moved(last, at);
        }
    }

    fn uncrowned_king_moved(&mut self, last: &Last, at: PlyAt) {
        let ply = self.line.plies[at.ply - 1];
        let message = format!("{}: the king had not been crowned", last.shown);
        let finding = Finding::new(codes::UNCROWNED_KING_MOVED, message, ply.span);
        let citation = citation_of(&self.laws.set, codes::UNCROWNED_KING_MOVED);
        let after = std::mem::replace(&mut self.position, last.before);
        let place = self.findings.len();
        self.of_move(finding, &ply, at, Vec::new(), None, Some(citation));
        self.position = after;
        let to = last.to.map(|to| self.laws.numbering.name(to)).unwrap_or_default();
        self.open(Open {
            finding: place,
            at: Some(at),
            offender: at.side,
            remedy: last.to.map_or(Remedy::Nothing, Remedy::Crown),
            then: format!("the king on {to} is crowned"),
            also: String::new(),
            name: format!("{at} {}", last.shown),
            held: false,
        });
    }
}

const fn is_are(squares: &[Square]) -> &'static str {
    if squares.len() == 1 { "is" } else { "are" }
}
