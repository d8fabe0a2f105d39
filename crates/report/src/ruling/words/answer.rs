//! What a claim of a draw was, and what it is answered.

use draughts_ground::said::Sentences;
use draughts_ground::told;

use super::Phrase;
use draughts_games::board::Color;
use draughts_games::draw::Due;

told! {
    /// What was claimed.
    pub(super) enum Claimed {
        /// A draw is claimed, by a player or by nobody who is named.
        Draw {
            by: Option<Color>, draw: Phrase, before: Phrase, next: Option<String>,
            named: Option<Phrase>
        } => "claim-draw";
        /// The position after these moves.
        Position { when: Phrase } => "claim-position";
        /// Counted from this move.
        From { half_move: Phrase } => "claim-from";
    }
}

told! {
    /// The answer to a claim.
    pub(super) enum Answer {
        /// The claim is right.
        Right { why: Option<Phrase> } => "claim-right";
        /// The players agreed.
        Agreed { when: Phrase } => "claim-agreed";
        /// The game is a draw.
        IsDraw { article: Option<Phrase> } => "claim-is-draw";
        /// The game has been a draw since a half-move, perhaps by an `other` position than that of the
        /// claim.
        DrawSince { half_move: Phrase, other: bool, article: Option<Phrase> } => "claim-draw-since";
        /// What follows if it is one: the game is a draw, and what to enter.
        ThenDraw { article: Phrase, result: String } => "claim-then-draw";
        /// A reason, and its article.
        Because { why: Phrase, article: Option<Phrase> } => "claim-because";
        /// These rules have no draw of this kind.
        NoSuchDraw { draw: Phrase, article: Option<Phrase> } => "claim-no-such-draw";
        /// Another text gives such a draw, to which the document points.
        Refers { rules: String, article: Phrase } => "claim-refers";
        /// The claim is not right.
        NotRight { article: Option<Phrase> } => "claim-not-right";
        /// The game had ended.
        GameEnded { end: Phrase, article: Option<Phrase> } => "claim-game-ended";
        /// The game had ended, and that is all there is to say.
        HadEnded => "claim-had-ended";
        /// What is right all the same; of a repetition, where the position `stood`.
        AllTheSame { end: Phrase, stood: Option<Phrase>, article: Phrase } => "claim-all-the-same";
        /// The game was a draw before: the position stood.
        DrawnBefore { stood: Phrase, article: Phrase } => "claim-drawn-before";
        /// The game was a draw before, by something else.
        DrawnBeforeBy { draw: Phrase, when: Phrase, article: Phrase } => "claim-drawn-before-by";
        /// The agreement does not hold.
        AgreementOff { article: Phrase } => "claim-agreement-off";
        /// Both players score 0 for the agreement.
        AgreementZero { article: Phrase } => "claim-agreement-zero";
        /// The text names no penalty.
        NoPenalty => "claim-no-penalty";
        /// The game goes on until the arbiter has decided.
        GoesOnUntilDecided { turn: Color } => "claim-goes-on-until";
        /// Who can still claim that.
        CanStillClaim { by: Due } => "claim-can-still";
        /// The numbers were read as this side's moves.
        NumbersReadAs { side: Color } => "claim-numbers-read";
        /// The position stood, and must stand more often.
        MustStand { stood: Phrase, more: usize } => "claim-must-stand";
        /// Pieces that are a draw at once; if it `waits` for what the arbiter finds, only that they
        /// are on the board.
        DrawnAtOnce { pieces: Phrase, diagonal: bool, when: Phrase, waits: bool }
            => "claim-drawn-at-once";
        /// Full moves from a number on must be made.
        ByNumber { moves: u32, first: u32, made: u32, with: Phrase, remaining: Phrase } => "claim-by-number";
        /// Until the result is signed, later moves do not undo it.
        NotUndone => "claim-not-undone";
        /// What becomes of the game whatever becomes of the claim.
        Whatever { draw: Phrase } => "claim-whatever";
        /// The announced move is not played.
        NotPlayed => "claim-not-played";
        /// What was recorded after the end.
        AfterTheEnd { what: Phrase } => "claim-after-the-end";
        /// The position stood at the start.
        EitherMayClaim => "claim-either-may";
        /// When the claim will be right.
        RightThen { when: Phrase } => "claim-right-then";
        /// What is noted of a claim that stands in the record.
        Noted { notes: Sentences } => "claim-noted";
        /// What a refusal of it risks.
        RefusalWarned => "claim-refusal-warned";
    }
}
