//! A board that lies wrongly, pieces set up or displaced wrongly.

use super::super::ending::{EndCause, LawOutcome};
use super::super::game::{Happening, Remedy};
use super::super::incident::IncidentKind;
use super::Desk;
use crate::board::Square;
use crate::diag::Finding;
use crate::record::codes;
use crate::rules::{BoardTurned, Irregularity};

impl Desk<'_> {
    /// The board is found to lie wrongly (FMJD Annex 1, 5.1).
    pub(super) fn board_turned(&mut self, what: &Happening<'_>) {
        let citation = self.laws.set.board_turned.source.clone();
        let at = self.at_next(what);
        let both_moved = self.game.moves_made.of_each() > 0;
        if *self.laws.set.board_turned == BoardTurned::FirstMoves && both_moved {
            let message = "the board lies wrongly: it is played on, both having moved".to_owned();
            return self.nothing(message, at, &citation, what.span);
        }
        let why = "the board lay wrongly";
        let finding = Finding::new(codes::BOARD_WRONG, why, what.span)
            .note("the game is annulled and begun again");
        let found = self.of_incident(finding, at, &citation);
        self.found(found);
        self.ends(EndCause::BoardWrong, LawOutcome::Void, citation);
    }

    /// Pieces stand wrongly.
    pub(super) fn board_wrong(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let Some(squares) = self.squares_of::<Vec<Square>>(what) else {
            return;
        };
        let names = self.names(&squares);
        let set = &self.laws.set;
        let source = &set.irregular_move.source;
        match what.incident.kind {
            IncidentKind::Misplaced => {
                let message = format!("{side}'s {names} was set up wrongly");
                let then = format!("it is set right: {names}");
                let citation = set.conduct_cited(Irregularity::SetUpWrong, source);
                let code = codes::SET_UP_WRONG;
                let remedy = (Remedy::Nothing, then);
                self.irregularity(what, code, message, Some(citation), remedy, None);
            }
            IncidentKind::Inactive => {
                let message = format!("a piece of {side} stands on a square that is not in play");
                let then = "the piece is put on a square in play".to_owned();
                let citation = set.conduct_cited(Irregularity::Inactive, source);
                let code = codes::PIECE_INACTIVE;
                let remedy = (Remedy::Nothing, then);
                self.irregularity(what, code, message, Some(citation), remedy, None);
            }
            _ => {
                let message = match squares.is_empty() {
                    true => format!("{side} displaced pieces by accident"),
                    false => format!("{side} displaced pieces by accident: {names}"),
                };
                let finding = Finding::new(codes::PIECE_DISPLACED, message, what.span)
                    .note("no irregularity: the pieces are put back");
                let citation = set.conduct_cited(Irregularity::Displaced, source);
                let at = self.at_next(what);
                let found = self.of_incident(finding, at, &citation);
                self.found(found);
            }
        }
    }
}
