//! Faults in handling the pieces: removal, crowning, the way a capture is shown.

use smallvec::SmallVec;

use super::super::codes;
use super::super::conduct::citation_of;
use super::super::found::{
    HandlingFault, HappenedAt, NoEffect, RequiredAction, SquareList, UnusableIncident,
};
use super::super::game::{
    Entry, ExtraFacts, HalfMove, IncidentContext, IrregularityDetails, LastHalfMove,
    OpenIrregularity, Remedy,
};
use super::super::incident::IncidentKind;
use super::super::report::RecordFinding;
use super::super::settle::{fits, meanings};
use super::Arbiter;
use super::open::Disposition;
use crate::board::{Color, Piece, Square};
use crate::diag::{Citation, Finding, Found};
use crate::rules::Irregularity;

/// A change of the board: some squares and their new contents.
type Change = [(Square, Option<Piece>)];

impl Arbiter<'_> {
    /// Reports an incident as an irregularity, with the given citation or else the one for the code
    /// of the fault. `leaves` is the change that the incident made to the board.
    pub(super) fn irregularity(
        &mut self,
        what: &IncidentContext<'_>,
        fault: HandlingFault,
        citation: Option<Citation>,
        (remedy, then): (Remedy, RequiredAction),
        leaves: Option<&Change>,
    ) {
        let offender = what.side();
        let citation = citation.unwrap_or_else(|| citation_of(&self.laws.set, fault.code()));
        let at = self.at_of(what, offender);
        let name = match at {
            None => fault.clone().into(),
            Some(at) => {
                let (half_move, incident) = (at.named(), what.incident.clone());
                HappenedAt::Incident { half_move, incident }.into()
            }
        };
        let finding = Finding::of(fault, what.span);
        let mut found = self.of_incident(finding, at, &citation);
        if let Some(change) = leaves {
            self.game.board.changes(change);
            found.fen_after = Some(self.laws.fen(self.game.board.position()));
        }
        let (also, offence) = (ExtraFacts::default(), None);
        self.found_open(
            found,
            IrregularityDetails { at, offender, remedy, then, also, name, offence },
        );
    }

    /// Handles pieces that were wrongly taken off or wrongly left on the board.
    pub(super) fn pieces_wrong(&mut self, what: &IncidentContext<'_>) {
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
            IncidentKind::Lifted => {
                self.taken_off(what, &squares, |side, squares, pieces| HandlingFault::Lifted {
                    side,
                    squares,
                    pieces,
                });
            }
            IncidentKind::Removed => {
                let (side, position) = (what.side(), *self.game.board.position());
                let own = |square: &Square| {
                    position.piece_at(*square).is_some_and(|piece| piece.color == side)
                };
                let (own, other): (Vec<Square>, Vec<Square>) = squares.into_iter().partition(own);
                if !other.is_empty() {
                    self.taken_off(what, &other, |side, squares, pieces| HandlingFault::Removed {
                        side,
                        squares,
                        pieces,
                    });
                }
                if !own.is_empty() {
                    self.taken_off(what, &own, |side, squares, pieces| HandlingFault::OwnRemoved {
                        side,
                        squares,
                        pieces,
                    });
                }
            }
            other => super::misrouted(other),
        }
    }

    /// Handles captured pieces that were left on the board: they stay there until the irregularity
    /// is corrected.
    fn left_on(&mut self, what: &IncidentContext<'_>, squares: &[Square]) {
        let side = what.side();
        let last = self.game.board.last();
        let before = last.map(|last| last.before);
        let of_side = last.filter(|last| last.mover == side);
        let captured = of_side.map(|last| last.captured.clone()).unwrap_or_default();
        if let Some(&square) = squares.iter().find(|square| !captured.contains(square)) {
            let square = self.laws.numbering.name(square);
            return self.unusable(UnusableIncident::NotCaptured { side, square }, what.span);
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
        let then = RequiredAction::TakenOff { squares: names.clone(), pieces: squares.len() };
        let fault = HandlingFault::LeftOn { side, squares: names, pieces: squares.len() };
        self.irregularity(what, fault, None, (Remedy::Patch(patch), then), Some(&change));
    }

    /// Handles pieces that were wrongly taken off: they stay off until the irregularity is
    /// corrected.
    fn taken_off(
        &mut self,
        what: &IncidentContext<'_>,
        squares: &[Square],
        fault: impl Fn(Color, SquareList, usize) -> HandlingFault,
    ) {
        let side = what.side();
        let mut patch = Vec::new();
        for &square in squares {
            let Some(piece) = self.game.board.position().piece_at(square) else {
                let square = self.laws.numbering.name(square);
                return self.unusable(UnusableIncident::NoPiece { square }, what.span);
            };
            patch.push((square, Some(piece)));
        }
        let names = self.names(squares);
        let then = RequiredAction::PutBack { squares: names.clone(), pieces: squares.len() };
        let gone: Vec<_> = squares.iter().map(|&square| (square, None)).collect();
        let remedy = (Remedy::Patch(patch), then);
        let fault = fault(side, names, squares.len());
        self.irregularity(what, fault, None, remedy, Some(&gone));
    }

    /// Puts wrongly removed pieces back if the half-move can be made only with them on the board.
    pub(super) fn puts_back_what_moves(&mut self, half_move: &HalfMove<'_>) {
        if !self.game.irregularities.has_open() {
            return;
        }
        let is_off = |open: &OpenIrregularity| match &open.matter.remedy {
            Remedy::Patch(patch) => patch.iter().any(|(_, piece)| piece.is_some()),
            _ => false,
        };
        let mut position = *self.game.board.position();
        let off = self.game.irregularities.open().iter().filter(|open| is_off(open));
        let patch = off.filter_map(|open| match &open.matter.remedy {
            Remedy::Patch(patch) => Some(patch),
            _ => None,
        });
        let change: Vec<(Square, Option<Piece>)> = patch.flatten().copied().collect();
        for &(square, piece) in &change {
            position.set(square, piece);
        }
        let goes_on = |position| fits(self.laws, position, half_move.ply);
        if change.is_empty() || goes_on(self.game.board.position()) || !goes_on(&position) {
            return;
        }
        self.game.board.changes(&change);
        for open in self.game.irregularities.take_if(is_off) {
            self.close(&open, Disposition::PutRight);
        }
    }

    /// Handles a piece that was let go in the middle of a capture: what looked like a capture of
    /// too few pieces was a capture that was stopped.
    pub(super) fn released(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        if let Some(open) = self.game.irregularities.stops(side) {
            let finding = open.finding;
            if let Some(offence) = open.matter.offence.clone() {
                self.entries.push(Entry::IsRather { finding, what: offence.let_go() });
            }
            return;
        }
        let idle = NoEffect::NotStopped { incident: what.incident.clone() };
        let citation = citation_of(&self.laws.set, codes::CAPTURE_STOPPED);
        let at = self.at_of(what, side);
        self.nothing(idle, at, &citation, what.span);
    }

    /// Handles a capture made in the wrong way, which leaves the board as it should be.
    pub(super) fn capture_wrong(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let again = RequiredAction::ShownAgain { side };
        let (fault, then) = match what.incident.kind {
            IncidentKind::LiftedEarly => (HandlingFault::LiftedEarly { side }, again),
            IncidentKind::RemovalStopped => {
                (HandlingFault::RemovalStopped { side }, RequiredAction::AllTakenOff { side })
            }
            IncidentKind::TwoHands => (HandlingFault::TwoHands { side }, again),
            IncidentKind::Unclear => (HandlingFault::Unclear { side }, again),
            IncidentKind::RemovalOrder => {
                (HandlingFault::RemovalOrder { side }, RequiredAction::RemovedAgain { side })
            }
            other => return super::misrouted(other),
        };
        let set = &self.laws.set;
        let citation = citation_of(set, fault.code());
        let at = self.at_of(what, side);
        let is_order = what.incident.kind == IncidentKind::RemovalOrder;
        let idle = match self.most_taken(what) {
            Some(0) => Some(NoEffect::NoCapture { incident: what.incident.clone() }),
            // The order of the capture and its reverse are both right.
            Some(pieces @ 1..=2) if is_order => {
                Some(NoEffect::FewPieces { incident: what.incident.clone(), pieces })
            }
            _ => None,
        };
        if let Some(idle) = idle {
            return self.nothing(idle, at, &citation, what.span);
        }
        if self.squares_of::<Vec<Square>>(what).is_none() {
            return;
        }
        match set.is_corrected(Irregularity::RemovalOrder).filter(|_| is_order) {
            None if is_order => {
                let idle = NoEffect::NoOrder { incident: what.incident.clone() };
                self.nothing(idle, at, &Citation::new(Citation::NOT_SEEN), what.span);
            }
            Some(false) => {
                let finding = Finding::of(HandlingFault::OrderIncorrect { side }, what.span);
                self.incorrect(side, self.of_incident(finding, at, &citation), &citation);
            }
            _ => self.irregularity(what, fault, Some(citation), (Remedy::Nothing, then), None),
        }
    }

    /// Reports incorrect conduct that nobody can have corrected.
    pub(super) fn incorrect(&mut self, side: Color, found: RecordFinding, citation: &Citation) {
        self.found(found);
        self.game.irregularities.is_incorrect(side, citation);
    }

    /// Returns the most pieces that the half-move of an incident captures. This is the last
    /// half-move of its side, or the next one; `None` if it is unknown.
    fn most_taken(&self, what: &IncidentContext<'_>) -> Option<usize> {
        if let Some(last) = self.game.board.last_of(what.side()) {
            return Some(last.captured.len());
        }
        let meanings = meanings(self.laws, self.game.board.position(), what.next?);
        meanings.iter().map(|mv| mv.captured().len()).max()
    }

    /// Handles a man that reached the promotion row and was not crowned.
    pub(super) fn uncrowned(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let Some(square) = self.square_of(&what.incident.squares[0], what.span) else {
            return;
        };
        let name = self.laws.numbering.name(square);
        let last = self.game.board.last_of(side);
        let crowned_now = last.is_some_and(|last| last.promotes && last.to == Some(square));
        if !crowned_now {
            return self.unusable(UnusableIncident::NotMadeKing { side, square: name }, what.span);
        }
        self.game.board.leaves_uncrowned(square);
        let remedy = (Remedy::Crown(square), RequiredAction::Crowned { square: name.clone() });
        let fault = HandlingFault::NotCrowned { side, square: name };
        self.irregularity(what, fault, None, remedy, None);
    }

    /// Handles a king that was crowned later, by either player.
    pub(super) fn crowned(&mut self, what: &IncidentContext<'_>) {
        let Some(square) = self.square_of(&what.incident.squares[0], what.span) else {
            return;
        };
        if !self.game.board.position().piece_at(square).is_some_and(|piece| piece.is_king) {
            let square = self.laws.numbering.name(square);
            return self.unusable(UnusableIncident::NoKing { square }, what.span);
        }
        self.game.board.crowns(square);
        let is_it = |open: &OpenIrregularity| match open.matter.remedy {
            Remedy::Crown(at) | Remedy::CrownBefore { stands: at, .. } => at == square,
            _ => false,
        };
        for open in self.game.irregularities.take_if(is_it) {
            self.close(&open, Disposition::PutRight);
        }
    }

    /// Checks whether the half-move was made by a king that nobody had crowned.
    pub(super) fn uncrowned_moves(&mut self, last: &LastHalfMove, half_move: &HalfMove<'_>) {
        if !self.game.board.moves_uncrowned(last) {
            return;
        }
        let at = last.at;
        let fault = HandlingFault::UncrownedMoved { text: last.shown.clone() };
        let citation = citation_of(&self.laws.set, fault.code());
        let finding = Finding::of(fault, half_move.ply.span());
        let found = self.of_move(finding, half_move, at, &last.before, Some(&citation));
        let name = |square| self.laws.numbering.name(square);
        // There is no correction in part: if the half-move is taken back for another fault, the
        // king returns to its earlier square.
        let goes_back = self.game.irregularities.open().iter().any(|open| {
            open.matter.at == Some(at) && matches!(open.matter.remedy, Remedy::PlayAgain { .. })
        });
        let back = last.from.filter(|_| goes_back).zip(last.to);
        let (remedy, then) = match (back, last.to) {
            (Some((stood, stands)), _) => (
                Remedy::CrownBefore { stood, stands },
                RequiredAction::Crowned { square: name(stood) },
            ),
            (None, Some(to)) => {
                (Remedy::Crown(to), RequiredAction::KingCrowned { square: name(to) })
            }
            (None, None) => {
                (Remedy::Nothing, RequiredAction::KingCrowned { square: String::new() })
            }
        };
        let matter = IrregularityDetails {
            at: Some(at),
            offender: at.side,
            remedy,
            then,
            also: ExtraFacts::default(),
            name: at.written(last.shown.clone()).into(),
            offence: None,
        };
        self.found_open(found, matter);
    }
}
