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

told! {
    /// What becomes of an irregularity.
    pub(crate) enum Fate {
        LostByIt { side: Option<Color> } => "fate-lost",
            "{ the-opponent } objected, and the game is lost by it.";
        WasOpen => "fate-was-open", "It was open when the game ended.";
        /// What the opponent can choose, and until when; `keeps` is a move that was taken back and
        /// to which the opponent can hold the player, `held` what is due if that is then corrected,
        /// `instead` what was played in its place. The player moves `again` if it is accepted.
        Choice {
            side: Option<Color>,
            again: bool,
            clock: bool,
            claims: bool,
            keeps: Option<String>,
            due: Option<Phrase>,
            held: Option<Phrase>,
            instead: Option<String>,
        } => "fate-choice",
            "{ the-opponent } chooses { $again ->
                [yes] now
               *[no] before { $clock ->
                    [yes] pressing the clock
                   *[no] moving
                }
            }: { $keeps ->
                [none] let it stand and play on, or { $claims ->
                    [yes] claim the game
                   *[no] have it corrected{ $due ->
                        [none] { \"\" }
                       *[other] , and then { $due }
                    }
                }
               *[other] accept the taking back{ $again ->
                    [yes] , and { other-side } moves again;
                   *[no] ,
                } or hold { $side ->
                    [white] Black
                    [black] White
                   *[none] the player
                } to { $keeps }{ $instead ->
                    [none] { \"\" }
                   *[other] { \" \" }in place of { $instead }
                }{ $held ->
                    [none] { $again ->
                        [yes] : it counts as played, and { one-side } moves
                       *[no] { \"\" }
                    }
                   *[other] , and then let it stand or have it corrected: { $held }
                }
            }.";
        /// What the opponent can choose if something wrong was done, or `played`, in the place of a
        /// half-move that was taken back: only one of the two is decided about; `wrong` if that
        /// half-move can be corrected too.
        EitherMove {
            side: Option<Color>,
            clock: bool,
            keeps: String,
            wrong: bool,
            played: Option<String>,
        } => "fate-either-move",
            "{ the-opponent } chooses before { $clock ->
                [yes] pressing the clock
               *[no] moving
            }: hold { $side ->
                [white] Black
                [black] White
               *[none] the player
            } to { $keeps }{ $wrong ->
                [yes] { \" \" }(which may then be corrected)
               *[no] { \"\" }
            }, or accept the taking back (then { $played ->
                [none] that
               *[other] { $played }
            } may be corrected).";
        /// What was done in the place of a half-move that was taken back can be corrected only if
        /// that is accepted.
        InPlace { side: Option<Color>, due: Option<Phrase> } => "fate-in-place",
            "If { the-opponent } accepts the taking back, it can be corrected{ fate-due }; if \
             not, it is void.";
        Forfeits { side: Color, due: Option<Phrase>, since: bool } => "fate-forfeits",
            "{ other-side } may claim the game for that; the arbiter then decides whether { \
             one-side } has lost. If not, it is corrected{ $since ->
                [yes] , and later moves go back
               *[no] { \"\" }
            }{ fate-due }.";
        CorrectedWithThat => "fate-corrected-with-that", "It was corrected with that.";
        DecidedWithThat => "fate-decided-with-that", "It is decided together with that.";
        LetStand { side: Option<Color> } => "fate-let-stand",
            "It stands: { the-opponent } let it stand.";
        GoesBack => "fate-goes-back", "It goes back with the earlier move that cannot stand.";
        NotMade { side: Option<Color>, due: Option<Phrase> } => "fate-not-made",
            "{ the-opponent } demanded the correction{ $due ->
                [none] { \"\" }
               *[other] { \" \" }({ $due })
            }; the game ended before it was made.";
        /// The opponent has moved since, or pressed the `clock`.
        Stands { side: Option<Color>, clock: bool } => "fate-stands",
            "It stands: { the-opponent } has { $clock ->
                [yes] pressed the clock
               *[no] moved
            } since.";
        CorrectedThen { due: Option<Phrase> } => "fate-corrected", "It was corrected{ fate-due }.";
        HadCorrected { side: Color, due: Option<Phrase> } => "fate-had-corrected",
            "{ one-side } had it corrected{ fate-due }.";
        AfterEnd => "fate-after-end", "It came after the end of the game and changes nothing.";
        CannotStand { due: Option<Phrase> } => "fate-cannot-stand", "It cannot stand{ fate-due }.";
    }
}

told! {
    /// Headings of lists.
    pub(crate) enum Heading {
        Draws => "heading-draws", "Draws";
        Irregular => "heading-irregular", "Irregular";
        AlsoRecorded => "heading-also-recorded", "Also recorded";
    }
}

told! {
    /// What contradicts the laws beside the record.
    pub(crate) enum Objection {
        Board { board: u16, result: Fact, why: Ended } => "objection-board",
            "the result of board { $board } is { $result }, but { $why }";
    }
}
