//! What a game holds and what becomes of it, as messages.

use draughts_ground::said::Fact;
use draughts_ground::told;

use super::Phrase;
use draughts_games::board::Color;
use draughts_games::draw::Due;
use draughts_games::rules::Unless;

told! {
    /// What the laws make of a whole game, and what it holds.
    pub(crate) enum Held {
        Disagrees => "game-disagrees", "DISAGREES.";
        RecordIsWrong => "game-record-is-wrong", "THE RECORD IS WRONG.";
        /// The record says another result than the laws give; `gives` is none if the game is
        /// void.
        /// It `lacks` a text of which one could say that it gives that.
        RecordSays {
            recorded: String,
            gives: Option<&'static str>,
            lacks: bool,
            why: Phrase,
            article: Phrase,
        } => "game-record-says",
            "The record says { $recorded }, but { laws-give }: { $why }{ $article }.";
        TagSays {
            recorded: String,
            gives: Option<&'static str>,
            lacks: bool,
            why: Phrase,
            article: Phrase,
        } => "game-tag-says",
            "The tag says { $recorded }, but { laws-give }: { $why }{ $article }.";
        OnCondition {
            gives: Option<&'static str>,
            lacks: bool,
            why: Phrase,
            article: Phrase,
        } => "game-on-condition",
            "{ laws-give } on one condition: { $why }{ $article }.";
        LawsGive {
            gives: Option<&'static str>,
            lacks: bool,
            why: Phrase,
            article: Phrase,
        } => "game-laws-give",
            "{ laws-give }: { $why }{ $article }.";
        ResultStands { result: &'static str, why: Phrase, article: Phrase } => "game-result-stands",
            "{ $result } stands: { $why }{ $article }.";
        ThenDraw { result: &'static str } => "game-then-draw", "enter { $result }";
        AskBoth => "game-ask-both", "Ask both players whether they agree: only then is it a draw.";
        EnterSigned => "game-enter-signed",
            "Nothing in this record gives a result: enter the result both players signed.";
        NothingGives => "game-nothing-gives", "Nothing in this record gives a result.";
        Recorded { result: Fact } => "game-recorded", "The recorded result is { $result }.";
        OfNeither { result: Fact } => "game-of-neither",
            "The recorded result is { $result }, which neither answer gives.";
        Stands { result: Fact } => "game-stands",
            "Nothing in this record speaks against the recorded result: { $result } stands.";
        NoResult => "game-no-result", "No result is recorded.";
        NotFinished { turn: Color } => "game-not-finished",
            "The game is not finished; { to-move } is to move.";
        ArbiterDecides => "game-arbiter-decides", "The arbiter decides what becomes of the game.";
        ArbiterFindsMover => "game-arbiter-finds-mover", "The arbiter first finds out who made it.";
        /// The arbiter decides whether the recorded result stands; the `flags` of both were down, or
        /// else the game may go on.
        ArbiterDecidesOn { result: Fact, flags: bool } => "game-arbiter-decides-on",
            "The arbiter decides: { $result } stands { $flags ->
                [yes] or another result is entered
               *[no] and the game is over, or that result is struck and the game goes on
            }.";
        LaterMoves => "game-later-moves", "Later moves do not count.";
        ThatWas { when: Phrase } => "game-that-was", "That was { $when }.";
        /// What is open is open only if the game was not over.
        /// Said `before` that, or after it.
        IfNotOver { result: Fact, before: bool } => "game-if-not-over",
            "{ $before ->
                [yes] If the game had already ended { $result }, that stands. If it had not, \
             this holds.
               *[no] That holds if the game was not over yet; if it had already ended { $result \
             }, that stands.
            }";
        WasDue { side: Color, half_move: Phrase, due: Phrase } => "game-was-due",
            "{ one-side } refused to have { $half_move } corrected: { $due }";
        Nothing => "game-holds-nothing", "No draw condition was met, and no move is irregular.";
        NoCondition => "game-no-condition", "No draw condition was met.";
        NoIrregularity => "game-no-irregularity", "No move is irregular.";
        Edition {
            edition: Phrase,
            when: Option<Phrase>,
            claims: bool,
            waits: bool,
            result: &'static str,
        } => "game-edition",
            "By { $edition } { $when ->
                [none] no draw condition was met
               *[other] { $claims ->
                    [yes] a draw could be claimed { $when }
                   *[no] { $waits ->
                        [yes] the game was a draw { $when }, if the arbiter finds it so
                       *[no] the game was a draw { $when }: { $result }
                    }
                }
            }.";
        /// One half-move was played after the draw; `waits` if it is a draw only by a finding.
        PlayedAfter { half_move: Phrase, waits: bool } => "game-played-after",
            "{ $half_move } was played after the draw and { draw-counts }.";
        PlayedFrom { half_move: Phrase, waits: bool } => "game-played-from",
            "What was played from { $half_move } on came after the draw and { draw-counts }.";
        /// What was played since is for the arbiter to decide.
        PlayedSince { words: Phrase, half_moves: usize } => "game-played-since";

        NeitherMoves { when: Phrase } => "met-neither-moves", "neither side can move { $when }";
        Met { when: Phrase } => "met-then", "it is met { $when }";
        PiecesStand { pieces: Phrase, when: Phrase } => "met-pieces-stand",
            "the pieces are { $pieces } { $when }";
        Claimable {
            draw: Phrase,
            shown: Phrase,
            waits: Option<Unless>,
            unplayed: bool,
            article: Phrase,
        } => "met-claimable",
            "{ $draw }: { $shown }; { $unplayed ->
                [yes] { not-played }
               *[no] a draw if it is claimed{ draw-unless }
            }{ $article }.";
        StillClaimable {
            draw: Phrase,
            shown: Phrase,
            by: Due,
            waits: Option<Unless>,
            unplayed: bool,
            article: Phrase,
        } => "met-still-claimable",
            "{ $draw }: { $shown }; { $unplayed ->
                [yes] { not-played }
               *[no] { $by ->
                    [white] White can claim the draw before moving
                    [black] Black can claim the draw before moving
                   *[either] either player can claim the draw before the next move
                }{ draw-unless }
            }{ $article }.";
        Lapsed { draw: Phrase, shown: Phrase, by: Due, article: Phrase } => "met-lapsed",
            "{ $draw }: { $shown }; { $by ->
                [white] White could claim that draw before moving, and did not
                [black] Black could claim that draw before moving, and did not
               *[either] either player could claim that draw before the next move, and nobody did
            }{ $article }.";
        WasDrawn {
            draw: Phrase,
            shown: Phrase,
            half_move: Phrase,
            article: Phrase,
        } => "met-was-drawn",
            "{ $draw }: { $shown }; that was a draw until { $half_move }, and nobody claimed it \
             before{ $article }.";
        NotClaimed {
            draw: Phrase,
            shown: Phrase,
            unplayed: bool,
            article: Phrase,
        } => "met-not-claimed",
            "{ $draw }: { $shown }; { $unplayed ->
                [yes] the game could have been recorded as a draw there, and was played on
               *[no] nobody claimed the draw in time
            }{ $article }.";
        ByItself { draw: Phrase, shown: Phrase, article: Phrase } => "met-by-itself",
            "{ $draw }: { $shown }, and that is automatically a draw{ $article }.";
        IfStands {
            draw: Phrase,
            shown: Phrase,
            side: Color,
            half_move: Phrase,
            article: Phrase,
        } => "met-if-stands",
            "{ $draw }: { $shown }; automatically a draw if { one-side } lets { $half_move } \
             stand{ $article }.";
    }
}
