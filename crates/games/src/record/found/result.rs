//! What is wrong with the result of a record, and what the laws give.

use super::super::codes;
use super::Cited;
use crate::board::Color;
use crate::diag::found;
use crate::draw::Named;
use crate::rules::{DrawKind, Unless};
use crate::said::{Said, told};

found! {
    /// What is wrong with the result of a record, or what the laws make of the game.
    pub enum ResultFault {
        /// The moves end without a result.
        Missing => "result-missing", codes::RESULT_MISSING;
        /// A game without tags begins with this number, or with none, where a result ended the one
        /// before.
        BetweenMoves { number: Option<u32> } => "result-between-moves", codes::RESULT_BETWEEN_MOVES;
        /// A game without tags stands after the result of another one.
        NoTags => "result-no-tags", codes::TAG_ODD;
        /// The value of the tag is not a result.
        NotAResult { value: String } => "result-not-a-result", codes::TAG_INVALID;
        /// No game has such a result.
        Odd { result: String } => "result-odd", codes::RESULT_ODD;
        /// The tag and the moves give different results; `enter` is the one that the laws give.
        Mismatch { tag: String, moves: String, enter: Option<&'static str> } => "result-mismatch", codes::RESULT_MISMATCH;
        /// The PlyCount tag does not give the number of half-moves.
        PlyCountMismatch { says: usize, half_moves: usize }
            => "result-plycount-mismatch", codes::PLYCOUNT_MISMATCH;
        /// The value of the PlyCount tag is not a number.
        NotAPlyCount { value: String } => "result-not-a-plycount", codes::TAG_INVALID;
        /// No result is recorded, and the game is void.
        Void { why: Said } => "result-void", codes::RESULT_BY_LAW;
        /// The laws give a result: none is recorded, or the one that holds if this draw is none.
        /// `depends` if it comes by itself only at some time controls, and that of the game is not
        /// known; `waits` for what the arbiter must find first. A win is perhaps not `credited`.
        ByLaw {
            result: &'static str,
            credited: bool,
            why: Said,
            outcome: LawGives,
            depends: bool,
            waits: Option<Unless>,
            otherwise: Option<Said>,
        } => "result-by-law", codes::RESULT_BY_LAW;
        /// The result is right, but who won must still be said.
        Told { why: Said, outcome: LawGives } => "result-told", codes::RESULT_BY_LAW;
        /// The result is not the one the laws give, or the laws give none; `waits` for what the
        /// arbiter must find first.
        Impossible {
            recorded: String,
            why: Said,
            outcome: LawGives,
            result: Option<&'static str>,
            credited: bool,
            waits: Option<Unless>,
            otherwise: Option<Said>,
        } => "result-impossible", codes::RESULT_IMPOSSIBLE;
        /// The laws give a result if this side lets a half-move stand, or if it does not; of one
        /// that was taken back, if that is accepted or not: it can also be corrected if it was
        /// `wrong`. A `refusal` is let pass, or the game is claimed for it.
        OnDecision {
            side: Color,
            half_move: Option<Named>,
            refusal: bool,
            taken_back: bool,
            wrong: bool,
            stands: Option<Said>,
            corrected: Option<Said>,
        } => "result-on-decision", codes::RESULT_BY_LAW;
        /// The recorded result is that of neither answer.
        OfNeither {
            recorded: String,
            side: Color,
            half_move: Option<Named>,
            refusal: bool,
            taken_back: bool,
            wrong: bool,
            stands: Option<Said>,
            corrected: Option<Said>,
        } => "result-of-neither", codes::RESULT_IMPOSSIBLE;
        /// The result is not the one the laws give.
        IsNot { recorded: String, why: Said } => "result-is-not", codes::RESULT_IMPOSSIBLE;
    }
}

told! {
    /// How a game ended if a draw is none, or by one answer to what is not decided yet.
    pub enum Otherwise {
        /// It ended later, with this result.
        Ended { why: Ended, result: &'static str, source: Cited } => "otherwise-ended";
    }
}

told! {
    /// What the laws make of a game.
    pub enum LawGives {
        /// This side has won.
        Won { side: Color } => "gives-won";
        /// This side has lost, and the other is not credited with the win.
        NotCredited { side: Color } => "gives-not-credited";
        /// Drawn.
        Drawn => "gives-drawn";
        /// Both players score nothing.
        BothZero => "gives-both-zero";
        /// The game does not count.
        Void => "gives-void";
    }
}

told! {
    /// Why a game has ended, in a few words.
    pub enum Ended {
        /// This side resigned.
        Resigned { side: Color } => "ended-resigned";
        /// This side's flag fell.
        FlagFell { side: Color } => "ended-flag-fell";
        /// Both flags had fallen.
        BothFlagsFell => "ended-both-flags-fell";
        /// This side refuses to follow the rules.
        Refused { side: Color } => "ended-refused";
        /// This side left the game.
        Left { side: Color } => "ended-left";
        /// This side upset the pieces.
        Upset { side: Color } => "ended-upset";
        /// This side cancelled the game.
        Cancelled { side: Color } => "ended-cancelled";
        /// The board lay wrongly.
        BoardWrong => "ended-board-wrong";
        /// This side broke the rules, with a half-move if one is known.
        Violated { side: Color, at: Option<Named> } => "ended-violated";
        /// A draw was agreed.
        Agreed => "ended-agreed";
        /// A draw was agreed before that was allowed.
        AgreedTooEarly { made: u32, needed: u32 } => "ended-agreed-too-early";
        /// A draw by a clause was claimed.
        Claimed { clause: Option<String>, kind: DrawKind } => "ended-claimed";
        /// A draw came about by itself, after a half-move or at the start.
        Drawn { at: Option<Named>, kind: DrawKind, at_once: bool, condition: Said }
            => "ended-drawn";
        /// This side has no piece left.
        NoPiece { side: Color } => "ended-no-piece";
        /// This side has no legal move.
        NoMove { side: Color } => "ended-no-move";
        /// A king has been made.
        KingMade => "ended-king-made";
    }
}
