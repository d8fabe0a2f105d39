//! Findings about draws that a game meets, and about draws that come too early.

use super::super::codes;
use super::InlineArticle;
use crate::diag::found;
use crate::draw::{DrawClaimant, HalfMoveName};
use crate::rules::{EarlyAgreement, Unless};
use crate::said::{Said, told};

found! {
    /// A finding about a draw.
    pub enum DrawFinding {
        /// The game met a draw condition, under which `claimant` can claim a draw.
        ///
        /// - `unplayed`: the game is recorded as a draw without being played on;
        /// - `depends`: it is a draw only at some time controls, and that of the game is unknown;
        /// - `waits`: the draw is subject to this finding of the arbiter;
        /// - `stands`: a half-move that can still be corrected; the condition is met only if it
        ///   stands;
        /// - `past`: nobody can claim the draw any longer.
        ConditionMet {
            condition: Said,
            claimant: DrawClaimant,
            unplayed: bool,
            depends: bool,
            waits: Option<Unless>,
            stands: Option<HalfMoveName>,
            past: bool,
            evidence: EvidenceMoves,
        } => "draw-condition-met", codes::DRAW_CONDITION_MET,
            "{ $condition }",
            label "{ $unplayed ->
                [yes] { $past ->
                    [yes] the game could have been recorded as a draw there, and was played on
                   *[no] such a game is not played on but recorded as a draw, if there is no \
             obvious win
                }
               *[no] { $claimant ->
                    [white] White { $past ->
                        [yes] could
                       *[no] can
                    } claim a draw before moving
                    [black] Black { $past ->
                        [yes] could
                       *[no] can
                    } claim a draw before moving
                    [either] either player { $past ->
                        [yes] could
                       *[no] can
                    } claim a draw before the next move
                   *[itself] { $past ->
                        [yes] the game was drawn, but nobody claimed it before the next move
                       *[no] the game is drawn
                    }{ $depends ->
                        [yes] , at some time controls
                       *[no] { \"\" }
                    }{ $waits ->
                        [winning-position] , if the position is not won
                        [obvious-win] , if there is no obvious win
                       *[none] { \"\" }
                    }{ $stands ->
                        [none] { \"\" }
                       *[other] , if { $stands } stands
                    }
                }
            }",
            note "{ $evidence }";
        /// Under another edition of the rules, the first draw condition was met after another
        /// half-move. `claims` if that draw must be claimed, `waits` if it is subject to a finding
        /// of the arbiter.
        OtherEdition {
            edition: String,
            claims: bool,
            waits: bool,
            at: Option<HalfMoveName>,
        } => "draw-other-edition", codes::OTHER_EDITION,
            "by { $edition } { $claims ->
                [yes] a draw could be claimed
               *[no] the game was a draw
            } { $at ->
                [none] at the start
               *[other] after { $at }
            }{ $waits ->
                [yes] , if the arbiter finds it so
               *[no] { \"\" }
            }",
            note "the event says which edition holds";
        TooEarly {
            made: u32,
            needed: u32,
            then: EarlyAgreement,
            source: InlineArticle,
        } => "draw-too-early", codes::DRAW_TOO_EARLY,
            "drawn after { $made ->
                [one] { $made } move
               *[other] { $made } moves
            } each; { $needed } each are required to agree",
            note "{ $then ->
                [both-zero] if it was agreed, both players score 0 ({ $source })
                [play-on] an agreement does not hold ({ $source })
               *[unsaid] no draw by it; the text names no penalty, and the arbiter decides
            }",
            help "ask both players whether they agreed: no agreement is recorded";
    }
}

told! {
    /// The moves that prove a draw condition.
    pub enum EvidenceMoves {
        StoodFromStart { half_moves: Vec<HalfMoveName> } => "evidence-stood-from-start",
            "the position stood at the start, and after { $half_moves }";
        Stood { half_moves: Vec<HalfMoveName> } => "evidence-stood",
            "the position stood after { $half_moves }";
        BlockedAtStart => "evidence-blocked-at-start", "neither player can move at the start";
        Blocked { after: HalfMoveName } => "evidence-blocked", "neither player can move after { $after }";
        PiecesAtStart => "evidence-pieces-at-start", "these pieces stand at the start";
        Pieces { after: HalfMoveName } => "evidence-pieces", "these pieces stand after { $after }";
        Counted { from: HalfMoveName, to: HalfMoveName } => "evidence-counted",
            "counted from { $from } to { $to }";
    }
}
