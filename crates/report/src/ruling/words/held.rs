//! What a game holds and what becomes of it, as messages.

use draughts_ground::said::Fact;
use draughts_ground::told;

use super::Phrase;
use draughts_games::board::Color;
use draughts_games::draw::Due;
use draughts_games::record::found::Ended;
use draughts_games::rules::Unless;

told! {
    /// What the laws make of a whole game, and what it holds.
    pub(crate) enum Held {
        /// The record and the laws do not agree.
        Disagrees => "game-disagrees";
        /// The record has another result than the laws give.
        RecordIsWrong => "game-record-is-wrong";
        /// The record says another result than the laws give; `gives` is none if the game is
        /// void.
        /// It `lacks` a text of which one could say that it gives that.
        RecordSays {
            recorded: String, gives: Option<&'static str>, lacks: bool, why: Phrase,
            article: Phrase
        } => "game-record-says";
        /// The Result tag says another one.
        TagSays {
            recorded: String, gives: Option<&'static str>, lacks: bool, why: Phrase,
            article: Phrase
        } => "game-tag-says";
        /// The laws give a result on one condition.
        OnCondition { gives: Option<&'static str>, lacks: bool, why: Phrase, article: Phrase }
            => "game-on-condition";
        /// The laws give a result.
        LawsGive { gives: Option<&'static str>, lacks: bool, why: Phrase, article: Phrase }
            => "game-laws-give";
        /// The laws give the result that is recorded.
        ResultStands { result: &'static str, why: Phrase, article: Phrase }
            => "game-result-stands";
        /// What follows if the arbiter finds a draw.
        ThenDraw { result: &'static str } => "game-then-draw";
        /// Both players are to be asked.
        AskBoth => "game-ask-both";
        /// Nothing gives a result: the one that was signed counts.
        EnterSigned => "game-enter-signed";
        /// Nothing gives a result.
        NothingGives => "game-nothing-gives";
        /// The recorded result.
        Recorded { result: Fact } => "game-recorded";
        /// The recorded result is that of neither answer.
        OfNeither { result: Fact } => "game-of-neither";
        /// Nothing speaks against the recorded result.
        Stands { result: Fact } => "game-stands";
        /// No result is recorded.
        NoResult => "game-no-result";
        /// The game is not finished.
        NotFinished { turn: Color } => "game-not-finished";
        /// The arbiter decides, for the rules give no result.
        ArbiterDecides => "game-arbiter-decides";
        /// The arbiter finds out who made the half-move first.
        ArbiterFindsMover => "game-arbiter-finds-mover";
        /// The arbiter decides whether the recorded result stands; the `flags` of both were down, or
        /// else the game may go on.
        ArbiterDecidesOn { result: Fact, flags: bool } => "game-arbiter-decides-on";
        /// Half-moves that are recorded after the draw.
        LaterMoves => "game-later-moves";
        /// After or before which half-move something was.
        ThatWas { when: Phrase } => "game-that-was";
        /// What is open is open only if the game was not over.
        /// Said `before` that, or after it.
        IfNotOver { result: Fact, before: bool } => "game-if-not-over";
        /// What a player refused to correct, and what was due.
        WasDue { side: Color, half_move: Phrase, due: Phrase } => "game-was-due";
        /// No draw condition was met, and no move is irregular.
        Nothing => "game-holds-nothing";
        /// No draw condition was met.
        NoCondition => "game-no-condition";
        /// No move is irregular.
        NoIrregularity => "game-no-irregularity";
        /// By another edition the first draw condition is met then, or none is.
        Edition {
            edition: Phrase, when: Option<Phrase>, claims: bool, waits: bool,
            result: &'static str
        } => "game-edition";
        /// One half-move was played after the draw; `waits` if it is a draw only by a finding.
        PlayedAfter { half_move: Phrase, waits: bool } => "game-played-after";
        /// Several half-moves were played after the draw.
        PlayedFrom { half_move: Phrase, waits: bool } => "game-played-from";
        /// What was played since is for the arbiter to decide.
        PlayedSince { words: Phrase, half_moves: usize } => "game-played-since";

        /// Neither side can move.
        NeitherMoves { when: Phrase } => "met-neither-moves";
        /// A condition is met.
        Met { when: Phrase } => "met-then";
        /// Pieces stand.
        PiecesStand { pieces: Phrase, when: Phrase } => "met-pieces-stand";
        /// A draw that has to be claimed.
        Claimable {
            draw: Phrase, shown: Phrase, waits: Option<Unless>, unplayed: bool, article: Phrase
        } => "met-claimable";
        /// A draw that can still be claimed.
        StillClaimable {
            draw: Phrase, shown: Phrase, by: Due, waits: Option<Unless>, unplayed: bool,
            article: Phrase
        } => "met-still-claimable";
        /// A draw that somebody could have claimed, while another can be claimed now.
        Lapsed { draw: Phrase, shown: Phrase, by: Due, article: Phrase } => "met-lapsed";
        /// A draw that came by itself, but had to be claimed before the next half-move.
        WasDrawn { draw: Phrase, shown: Phrase, half_move: Phrase, article: Phrase }
            => "met-was-drawn";
        /// A draw that nobody claimed in time.
        NotClaimed { draw: Phrase, shown: Phrase, unplayed: bool, article: Phrase }
            => "met-not-claimed";
        /// A draw by itself.
        ByItself { draw: Phrase, shown: Phrase, article: Phrase } => "met-by-itself";
        /// A draw by itself if this side lets a half-move stand.
        IfStands { draw: Phrase, shown: Phrase, side: Color, half_move: Phrase, article: Phrase }
            => "met-if-stands";
    }
}

told! {
    /// What becomes of an irregularity.
    pub(crate) enum Fate {
        /// The opponent objected, and the game is lost.
        LostByIt { side: Option<Color> } => "fate-lost";
        /// It was open when the game ended.
        WasOpen => "fate-was-open";
        /// What the opponent can choose, and until when; `keeps` is a move that was taken back and
        /// to which the opponent can hold the player, `held` what is due if that is then corrected,
        /// `instead` what was played in its place. The player moves `again` if it is accepted.
        Choice {
            side: Option<Color>, again: bool, clock: bool, claims: bool, keeps: Option<String>,
            due: Option<Phrase>, held: Option<Phrase>, instead: Option<String>
        } => "fate-choice";
        /// What the opponent can choose if something wrong was done, or `played`, in the place of a
        /// half-move that was taken back: only one of the two is decided about; `wrong` if that
        /// half-move can be corrected too.
        EitherMove {
            side: Option<Color>, clock: bool, keeps: String, wrong: bool, played: Option<String>
        } => "fate-either-move";
        /// What was done in the place of a half-move that was taken back can be corrected only if
        /// that is accepted.
        InPlace { side: Option<Color>, due: Option<Phrase> } => "fate-in-place";
        /// A text says that this side forfeits the game for it.
        Forfeits { side: Color, due: Option<Phrase>, since: bool } => "fate-forfeits";
        /// It was corrected with another one.
        CorrectedWithThat => "fate-corrected-with-that";
        /// It is decided with another one.
        DecidedWithThat => "fate-decided-with-that";
        /// The opponent let it stand.
        LetStand { side: Option<Color> } => "fate-let-stand";
        /// It goes back with an earlier half-move that cannot stand.
        GoesBack => "fate-goes-back";
        /// The opponent demanded the correction, and the game ended before it was made.
        NotMade { side: Option<Color>, due: Option<Phrase> } => "fate-not-made";
        /// The opponent has moved since, or pressed the `clock`.
        Stands { side: Option<Color>, clock: bool } => "fate-stands";
        /// It was corrected, and then.
        CorrectedThen { due: Option<Phrase> } => "fate-corrected";
        /// The opponent had it corrected, and then.
        HadCorrected { side: Color, due: Option<Phrase> } => "fate-had-corrected";
        /// It came after the end.
        AfterEnd => "fate-after-end";
        /// It cannot stand, and then.
        CannotStand { due: Option<Phrase> } => "fate-cannot-stand";
    }
}

told! {
    /// Headings of lists.
    pub(crate) enum Heading {
        /// Draw conditions that were met.
        Draws => "heading-draws";
        /// Irregularities.
        Irregular => "heading-irregular";
        /// What else was recorded.
        AlsoRecorded => "heading-also-recorded";
    }
}

told! {
    /// What contradicts the laws beside the record.
    pub(crate) enum Objection {
        /// The result of a board is not the one that the laws give.
        Board { board: u16, result: Fact, why: Ended } => "objection-board";
    }
}
