//! Faults of the recorded result, and the result under the rules.

use super::super::codes;
use super::InlineArticle;
use crate::board::Color;
use crate::diag::found;
use crate::draw::HalfMoveName;
use crate::rules::{DrawKind, Unless};
use crate::said::{Said, told};

found! {
    /// A fault of the recorded result, or the result under the rules.
    pub enum ResultFault {
        Missing => "result-missing", codes::RESULT_MISSING,
            "the moves end without a result",
            label "the last move",
            help "write the result after it, or `*`";
        /// A game without tags begins with this number, or without one, after a result that ended
        /// the previous game.
        BetweenMoves { number: Option<u32> } => "result-between-moves", codes::RESULT_BETWEEN_MOVES,
            "this game has no tags and { $number ->
                [none] begins without a move number
               *[other] begins with move { $number }
            }: a result may stand between the moves of the game before it",
            help "if the game went on, take that result out";
        NoTags => "result-no-tags", codes::TAG_ODD,
            "this game has no tags: it follows the result of another one, whose tags are not its \
             own",
            help "write its tags before it; if the game before it went on, take that result out";
        NotAResult { value: String } => "result-not-a-result", codes::TAG_INVALID,
            "`{ $value }` is not a result",
            help "write 2-0, 1-1, 0-2, 1-0, 1/2-1/2, 0-1, 0-0 or *";
        Odd { result: String } => "result-odd", codes::RESULT_ODD,
            "no game has the result { $result }",
            help "write 2-0, 1-1, 0-2, 1-0, 1/2-1/2 or 0-1; if games are scored in another way, \
             name it in a ResultFormat tag";
        /// The tag and the moves give different results; `enter` is the one under the rules.
        Mismatch {
            tag: String,
            moves: String,
            enter: Option<&'static str>,
        } => "result-mismatch", codes::RESULT_MISMATCH,
            "the tag says { $tag }, the moves end with { $moves }",
            label "after the moves",
            help "{ $enter ->
                [none] enter the result both players signed
               *[other] enter { $enter }
            }";
        PlyCountMismatch {
            says: usize,
            half_moves: usize,
        } => "result-plycount-mismatch", codes::PLYCOUNT_MISMATCH,
            "PlyCount says { $says }, the record has { $half_moves } half-moves";
        NotAPlyCount { value: String } => "result-not-a-plycount", codes::TAG_INVALID,
            "`{ $value }` is not a number of half-moves";
        Void { why: Said } => "result-void", codes::RESULT_BY_LAW, "the game is void: { $why }";
        /// The rules give a result: none is recorded, or the one that applies if this draw does not
        /// hold. `depends` if it comes about only at some time controls, and that of the game is
        /// unknown; `waits` for a finding of the arbiter. A win may not be `credited`.
        ByLaw {
            result: &'static str,
            credited: bool,
            why: Said,
            outcome: ResultByRules,
            depends: bool,
            waits: Option<Unless>,
            otherwise: Option<Said>,
        } => "result-by-law", codes::RESULT_BY_LAW,
            "{ $depends ->
                [yes] at some time controls the laws give { $result }, at others not, and \
             nothing names that of this game: { $why }, { $outcome }
               *[no] the laws give { $result }{ $waits ->
                    [none] { \"\" }
                   *[other] { \" \" }on one condition
                }: { $why }, { $outcome }
            }",
            note "{ unless-found }",
            help "{ $depends ->
                [yes] name the time control in the tag TimeControl, such as 5400+30
               *[no] { enter-if-found }
            }";
        Told { why: Said, outcome: ResultByRules } => "result-told", codes::RESULT_BY_LAW,
            "{ $why }: { $outcome }";
        /// The result is not the one under the rules, or the rules give none; `waits` for a finding
        /// of the arbiter.
        Impossible {
            recorded: String,
            why: Said,
            outcome: ResultByRules,
            result: Option<&'static str>,
            credited: bool,
            waits: Option<Unless>,
            otherwise: Option<Said>,
        } => "result-impossible", codes::RESULT_IMPOSSIBLE,
            "the result is { $recorded }, but { $why }: { $outcome }",
            note "{ unless-found }",
            help "{ $result ->
                [none] enter no result: nobody scores
               *[other] { enter-if-found }
            }";
        /// The rules give one result if this side lets a half-move stand (`stands`) and another if
        /// not (`corrected`). For a half-move that was taken back, the question is whether that is
        /// accepted; if it was `wrong`, it can also be corrected. For a `refusal`, the side lets it
        /// pass or claims the game.
        OnDecision {
            side: Color,
            half_move: Option<HalfMoveName>,
            refusal: bool,
            taken_back: bool,
            wrong: bool,
            stands: Option<Said>,
            corrected: Option<Said>,
        } => "result-on-decision", codes::RESULT_BY_LAW,
            "the result depends on whether { one-side } { $taken_back ->
                [yes] accepts that { $half_move ->
                    [none] a move
                   *[other] { $half_move }
                } was taken back
               *[no] lets { $refusal ->
                    [yes] the refusal pass
                   *[no] { $half_move ->
                        [none] it
                       *[other] { $half_move }
                    } stand
                }
            }",
            note "{ by-either-answer }";
        OfNeither {
            recorded: String,
            side: Color,
            half_move: Option<HalfMoveName>,
            refusal: bool,
            taken_back: bool,
            wrong: bool,
            stands: Option<Said>,
            corrected: Option<Said>,
        } => "result-of-neither", codes::RESULT_IMPOSSIBLE,
            "the result is { $recorded }; it is neither that with { $refusal ->
                [yes] the refusal let pass nor that of the game being claimed for it
               *[no] { $half_move ->
                    [none] the irregularity
                   *[other] { $half_move }
                } { $taken_back ->
                    [yes] taken back nor that with it left as it was made
                   *[no] standing nor that with it corrected
                }
            }, which { one-side } decides",
            note "{ by-either-answer }";
        IsNot { recorded: String, why: Said } => "result-is-not", codes::RESULT_IMPOSSIBLE,
            "the result is { $recorded }, but { $why }";
    }
}

told! {
    /// The end of a game if a draw does not hold, or under one answer to an undecided question.
    pub enum Otherwise {
        Ended { why: EndReason, result: &'static str, source: InlineArticle } => "otherwise-ended",
            "{ $why }: { $result } ({ $source })";
    }
}

told! {
    /// The result of a game under the rules.
    pub enum ResultByRules {
        Won { side: Color } => "gives-won",
            "{ $side ->
                [white] White has won
               *[black] Black has won
            }";
        NotCredited { side: Color } => "gives-not-credited",
            "{ $side ->
                [white] White has lost; Black is not credited
               *[black] Black has lost; White is not credited
            }";
        Drawn => "gives-drawn", "the game is drawn";
        BothZero => "gives-both-zero", "both players score 0";
        Void => "gives-void", "the game is void";
    }
}

told! {
    /// The reason why a game has ended, in a few words.
    pub enum EndReason {
        Resigned { side: Color } => "ended-resigned",
            "{ $side ->
                [white] White resigned
               *[black] Black resigned
            }";
        FlagFell { side: Color } => "ended-flag-fell",
            "{ $side ->
                [white] White's flag fell
               *[black] Black's flag fell
            }";
        BothFlagsFell => "ended-both-flags-fell", "both flags had fallen";
        Refused { side: Color } => "ended-refused",
            "{ $side ->
                [white] White refuses to follow the rules
               *[black] Black refuses to follow the rules
            }";
        Left { side: Color } => "ended-left",
            "{ $side ->
                [white] White left the game
               *[black] Black left the game
            }";
        Upset { side: Color } => "ended-upset",
            "{ $side ->
                [white] White upset the pieces
               *[black] Black upset the pieces
            }";
        Cancelled { side: Color } => "ended-cancelled",
            "{ $side ->
                [white] White cancelled the game
               *[black] Black cancelled the game
            }";
        BoardWrong => "ended-board-wrong", "the board lay wrongly";
        Violated { side: Color, at: Option<HalfMoveName> } => "ended-violated",
            "{ $side ->
                [white] White broke the rules
               *[black] Black broke the rules
            }{ $at ->
                [none] { \"\" }
               *[other] { \" at\" } { $at }
            }";
        Agreed => "ended-agreed", "a draw was agreed";
        AgreedTooEarly { made: u32, needed: u32 } => "ended-agreed-too-early",
            "a draw was agreed after { $made ->
                [one] { $made } move
               *[other] { $made } moves
            } each; { $needed } each are required";
        Claimed { clause: Option<String>, kind: DrawKind } => "ended-claimed",
            "a draw by { draw-kind } was claimed";
        Drawn {
            at: Option<HalfMoveName>,
            kind: DrawKind,
            at_once: bool,
            condition: Said,
        } => "ended-drawn",
            "{ $at_once ->
                [yes] these pieces are a draw at once,
               *[no] it was a draw by { draw-kind }
            } { $at ->
                [none] at the start
               *[other] after { $at }
            }";
        NoPiece { side: Color } => "ended-no-piece",
            "{ $side ->
                [white] White has no piece left
               *[black] Black has no piece left
            }";
        NoMove { side: Color } => "ended-no-move",
            "{ $side ->
                [white] White has no legal move
               *[black] Black has no legal move
            }";
        KingMade => "ended-king-made", "a king has been made";
    }
}
