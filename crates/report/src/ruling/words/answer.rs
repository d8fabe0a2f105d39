//! What a claim of a draw was, and what it is answered.

use draughts_ground::said::Sentences;
use draughts_ground::told;

use super::Phrase;
use draughts_games::board::Color;
use draughts_games::draw::Due;

told! {
    /// What was claimed.
    pub(super) enum Claimed {
        Draw {
            by: Option<Color>,
            draw: Phrase,
            before: Phrase,
            next: Option<String>,
            named: Option<Phrase>,
        } => "claim-draw",
            "{ $by ->
                [white] White claims a draw by { $draw } { $before }
                [black] Black claims a draw by { $draw } { $before }
               *[none] A draw by { $draw } is claimed { $before }
            }{ $next ->
                [none] { \"\" }
               *[other] , announcing { $next }
            }{ $named ->
                [none] { \"\" }
               *[other] { $named }
            }.";
        Position { when: Phrase } => "claim-position", ": the position { $when }";
        From { half_move: Phrase } => "claim-from", ", counted from { $half_move }";
    }
}

told! {
    /// The answer to a claim.
    pub(super) enum Answer {
        Right { why: Option<Phrase> } => "claim-right",
            "The claim is right{ $why ->
                [none] { \"\" }
               *[other] : { $why }
            }.";
        Agreed { when: Phrase } => "claim-agreed", "The players agreed on a draw { $when }.";
        IsDraw { article: Option<Phrase> } => "claim-is-draw",
            "The game is a draw{ $article ->
                [none] { \"\" }
               *[other] { $article }
            }.";
        /// The game has been a draw since a half-move, perhaps by an `other` position than that of the
        /// claim.
        DrawSince { half_move: Phrase, other: bool, article: Option<Phrase> } => "claim-draw-since",
            "The game has been a draw since { $half_move }{ $other ->
                [yes] , by another position
               *[no] { \"\" }
            }{ $article ->
                [none] { \"\" }
               *[other] { $article }
            }.";
        ThenDraw { article: Phrase, result: String } => "claim-then-draw",
            "the game is a draw{ $article }: enter { $result }";
        Because { why: Phrase, article: Option<Phrase> } => "claim-because",
            "{ $why }{ $article ->
                [none] { \"\" }
               *[other] { $article }
            }.";
        NoSuchDraw { draw: Phrase, article: Option<Phrase> } => "claim-no-such-draw",
            "These rules have no draw by { $draw }{ $article ->
                [none] { \"\" }
               *[other] { $article }
            }.";
        Refers { rules: String, article: Phrase } => "claim-refers",
            "The document points to another text, which gives this draw: { $rules }{ $article }.";
        NotRight { article: Option<Phrase> } => "claim-not-right",
            "The claim is not right{ $article ->
                [none] { \"\" }
               *[other] { $article }
            }.";
        GameEnded { end: Phrase, article: Option<Phrase> } => "claim-game-ended",
            "The game had ended: { $end }{ $article ->
                [none] { \"\" }
               *[other] { $article }
            }.";
        HadEnded => "claim-had-ended", "The game had ended.";
        /// What is right all the same; of a repetition, where the position `stood`.
        AllTheSame { end: Phrase, stood: Option<Phrase>, article: Phrase } => "claim-all-the-same",
            "Even so, { $stood ->
                [none] { $end }
               *[other] { $stood }
            }{ $article }.";
        DrawnBefore { stood: Phrase, article: Phrase } => "claim-drawn-before",
            "The game was a draw before the claim: { $stood }{ $article }.";
        DrawnBeforeBy { draw: Phrase, when: Phrase, article: Phrase } => "claim-drawn-before-by",
            "The game was a draw before the claim, by { $draw } { $when }{ $article }.";
        AgreementOff { article: Phrase } => "claim-agreement-off",
            "The agreement does not hold{ $article }.";
        AgreementZero { article: Phrase } => "claim-agreement-zero",
            "Both players score 0 for it{ $article }.";
        NoPenalty => "claim-no-penalty", "The text lays down no penalty; the arbiter decides.";
        GoesOnUntilDecided { turn: Color } => "claim-goes-on-until",
            "The game goes on until the arbiter has decided; { $turn ->
                [white] White
               *[black] Black
            } moves.";
        CanStillClaim { by: Due } => "claim-can-still",
            "The game goes on; { $by ->
                [white] White can claim that before moving.
                [black] Black can claim that before moving.
               *[either] either player can claim that before the next move.
            }";
        NumbersReadAs { side: Color } => "claim-numbers-read",
            "the numbers were read as { $side ->
                [white] White's
               *[black] Black's
            } moves";
        MustStand { stood: Phrase, more: usize } => "claim-must-stand",
            "{ $stood }: it must come up { $more ->
                [1] once more
               *[other] { $more } more times
            }";
        /// Pieces that are a draw at once; if it `waits` for what the arbiter finds, only that they
        /// are on the board.
        DrawnAtOnce {
            pieces: Phrase,
            diagonal: bool,
            when: Phrase,
            waits: bool,
        } => "claim-drawn-at-once",
            "{ $waits ->
                [yes] the pieces are { $pieces }{ $diagonal ->
                    [yes] , with the lone king on the long diagonal,
                   *[no] { \"\" }
                } { $when }
               *[no] with { $pieces }{ $diagonal ->
                    [yes] { \" \" }and the lone king on the long diagonal
                   *[no] { \"\" }
                } the game is a draw at once ({ $when })
            }";
        ByNumber {
            moves: u32,
            first: u32,
            made: u32,
            with: Phrase,
            remaining: Phrase,
        } => "claim-by-number",
            "{ $moves ->
                [one] { $moves } full move
               *[other] { $moves } full moves
            } { $with } from move { $first } on are needed, and { $made ->
                [0] none has
                [1] one has
               *[other] { $made } have
            } been made: { $remaining }";
        NotUndone => "claim-not-undone",
            "Until the result is signed, later moves do not undo the draw.";
        Whatever { draw: Phrase } => "claim-whatever", "Whatever becomes of the claim: { $draw }";
        NotPlayed => "claim-not-played", "The announced move is not played.";
        AfterTheEnd { what: Phrase } => "claim-after-the-end", "{ $what }: it changes no result.";
        EitherMayClaim => "claim-either-may",
            "The record begins with the position, so neither player brought it about first: \
             either may claim.";
        RightThen { when: Phrase } => "claim-right-then",
            "If nothing sets the count back, the claim is right { $when }.";
        Noted { notes: Sentences } => "claim-noted", "{ $notes }.";
        RefusalWarned => "claim-refusal-warned",
            "If the opponent refuses it without a reason, that changes nothing, and they may be \
             warned for delaying the game.";
    }
}
