//! Rulings on claims of a draw in a record.

use super::super::codes;
use super::EndReason;
use crate::board::Color;
use crate::diag::{Code, Found};
use crate::draw::{HalfMoveName, Verdict};
use crate::rules::DrawKind;
use crate::said::{Said, Sentences, told};

told! {
    /// The ruling on a claim.
    pub enum ClaimFinding {
        /// A side claims a draw. `notes` give the reasons for the answer, and `evidence` the moves
        /// that can be checked, if any.
        Ruled {
            side: Color,
            kind: DrawKind,
            verdict: Verdict,
            notes: Sentences,
            evidence: Vec<Said>,
            noted: bool,
            shown: bool,
        } => "claim-ruled",
            "{ one-side } claims a draw by { draw-kind }: { $verdict ->
                [granted] granted
                [conditional] granted on one condition
                [not-yet] not yet
               *[refused] refused
            }",
            aloud "{ one-side } claims a draw by { draw-kind }: { $verdict ->
                [granted] granted
                [conditional] granted on one condition
                [not-yet] not yet
               *[refused] refused
            }",
            note "{ $notes }{ $noted ->
                [yes] { $shown ->
                    [yes] ;{ \" \" }
                   *[no] { \"\" }
                }
               *[no] { \"\" }
            }{ $evidence }";
    }
}

impl Found for ClaimFinding {
    fn code(&self) -> &'static Code {
        let Self::Ruled { verdict, .. } = self;
        match verdict {
            Verdict::Granted => codes::CLAIM_GRANTED,
            Verdict::Conditional => codes::CLAIM_CONDITIONAL,
            Verdict::NotYet => codes::CLAIM_NOT_YET,
            Verdict::Refused => codes::CLAIM_REFUSED,
        }
    }
}

told! {
    /// A note of a ruling besides its reasons.
    pub enum ClaimNote {
        GameEnded { why: EndReason } => "claim-note-game-ended", "the game had ended: { $why }";
        Met { half_move: HalfMoveName } => "claim-note-met", "the condition is met after { $half_move }";
        Remaining { white: u32, black: u32 } => "claim-note-remaining",
            "still to be made: { $white ->
                [0] { $black ->
                    [0] nothing
                    [one] { $black } move of Black
                   *[other] { $black } moves of Black
                }
                [one] { $white } move of White{ and-of-black }
               *[other] { $white } moves of White{ and-of-black }
            }";
        Shown { half_move: HalfMoveName, shows: Said } => "claim-note-shown",
            "{ $half_move } ({ $shows })";
    }
}
