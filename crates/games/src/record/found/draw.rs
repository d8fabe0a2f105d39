//! What is found about draws that a game meets, and about those that come too early.

use super::super::codes;
use super::Cited;
use crate::diag::found;
use crate::draw::{Due, Named};
use crate::rules::{EarlyAgreement, Unless};
use crate::said::{Said, told};

found! {
    /// What is found about draws.
    pub enum DrawFound {
        /// The game met a draw condition, which is a draw if `claimant` claims it, but for what the
        /// arbiter finds (`waits`) and, if it `depends` on a time control that is not known, not at
        /// each; if it is `unplayed`, the game is recorded as a draw without being played on.
        /// `stands` is a half-move that can still be corrected: it is met only if that one stands.
        /// It is `past` if nobody can claim it any more.
        ConditionMet {
            condition: Said,
            claimant: Due,
            unplayed: bool,
            depends: bool,
            waits: Option<Unless>,
            stands: Option<Named>,
            past: bool,
            evidence: Evidence,
        } => "draw-condition-met", codes::DRAW_CONDITION_MET;
        /// By another edition of the law the first draw condition was met after another half-move:
        /// one that must be claimed, or that waits for what the arbiter finds.
        OtherEdition { edition: String, claims: bool, waits: bool, at: Option<Named> }
            => "draw-other-edition", codes::OTHER_EDITION;
        /// A draw is recorded after so many moves of each, before one can be agreed on.
        TooEarly { made: u32, needed: u32, then: EarlyAgreement, source: Cited }
            => "draw-too-early", codes::DRAW_TOO_EARLY;
    }
}

told! {
    /// The moves on which a draw condition rests.
    pub enum Evidence {
        /// The position stood at the start, and after these half-moves.
        StoodFromStart { half_moves: Vec<Named> } => "evidence-stood-from-start";
        /// The position stood after these half-moves.
        Stood { half_moves: Vec<Named> } => "evidence-stood";
        /// Neither player could move at the start.
        BlockedAtStart => "evidence-blocked-at-start";
        /// Neither player could move after this half-move.
        Blocked { after: Named } => "evidence-blocked";
        /// The pieces stand at the start.
        PiecesAtStart => "evidence-pieces-at-start";
        /// The pieces stand after this half-move.
        Pieces { after: Named } => "evidence-pieces";
        /// Moves are counted between these half-moves.
        Counted { from: Named, to: Named } => "evidence-counted";
    }
}
