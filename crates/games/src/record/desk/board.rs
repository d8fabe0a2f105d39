//! A wrongly placed board, and wrongly set up or displaced pieces.

use super::super::ending::{EndCause, LawOutcome};
use super::super::found::{HandlingFault, NoEffect, RequiredAction};
use super::super::game::{IncidentContext, Remedy};
use super::super::incident::IncidentKind;
use super::Arbiter;
use crate::board::Square;
use crate::diag::Finding;
use crate::rules::{BoardTurned, Irregularity};

impl Arbiter<'_> {
    /// Handles a board that is found to be placed wrongly (FMJD Annex 1, 5.1).
    pub(super) fn board_turned(&mut self, what: &IncidentContext<'_>) {
        let citation = self.laws.set.board_turned.source.clone();
        let at = self.at_next(what);
        let both_moved = self.game.moves_made.of_each() > 0;
        if *self.laws.set.board_turned == BoardTurned::FirstMoves && both_moved {
            return self.nothing(NoEffect::PlayedOn, at, &citation, what.span);
        }
        let finding = Finding::of(HandlingFault::BoardWrong, what.span);
        let found = self.of_incident(finding, at, &citation);
        self.found(found);
        self.ends(EndCause::BoardWrong, LawOutcome::Void, citation);
    }

    /// Handles pieces on wrong squares.
    pub(super) fn board_wrong(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let Some(squares) = self.squares_of::<Vec<Square>>(what) else {
            return;
        };
        let names = self.names(&squares);
        let set = &self.laws.set;
        let source = &set.irregular_move.source;
        match what.incident.kind {
            IncidentKind::Misplaced => {
                let citation = set.conduct_cited(Irregularity::SetUpWrong, source);
                let due =
                    RequiredAction::SetRight { squares: names.clone(), pieces: squares.len() };
                let remedy = (Remedy::Nothing, due);
                let fault = HandlingFault::SetUpWrong { side, squares: names };
                self.irregularity(what, fault, Some(citation), remedy, None);
            }
            IncidentKind::Inactive => {
                let citation = set.conduct_cited(Irregularity::Inactive, source);
                let remedy = (Remedy::Nothing, RequiredAction::PutInPlay);
                let fault = HandlingFault::Inactive { side };
                self.irregularity(what, fault, Some(citation), remedy, None);
            }
            IncidentKind::Displaced => {
                let squares = (!squares.is_empty()).then_some(names);
                let own_time = set.is_corrected_on_own_time(Irregularity::Displaced);
                let finding =
                    Finding::of(HandlingFault::Displaced { side, squares, own_time }, what.span);
                let citation = set.conduct_cited(Irregularity::Displaced, source);
                let at = self.at_next(what);
                let found = self.of_incident(finding, at, &citation);
                self.found(found);
            }
            other => super::misrouted(other),
        }
    }
}
