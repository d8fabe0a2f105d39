### What is told of corrections and of whole games, what stands on the sheets of rulings and
### counts, and what is said of a claim that is not decided. Facts are those of the enums in
### `crates/report/src/ruling`, `crates/report/src/count` and `src/app/adjudicate`.

by-side = { $by ->
        [white] White
        [black] Black
       *[none] the opponent
    }
the-opponent = { $side ->
        [white] White
        [black] Black
       *[none] the opponent
    }

## A demand for correction

correction-demanded = { $by ->
        [white] White demands
        [black] Black demands
       *[none] It is demanded
    }{ said-before } that { $what } be corrected{ $kind ->
        [capture-missed] { $wrong_capture ->
            [yes] , for a wrong capture
           *[no] , for a missed capture
        }
        [touched] , for a piece that was touched and not played
       *[irregular] { "" }
    }.
correction-demanded-any = { $by ->
        [white] White demands
        [black] Black demands
       *[none] It is demanded
    }{ said-before } that { $kind ->
        [capture-missed] a missed capture
       *[irregular] an irregularity
    } be corrected.
correction-touch-claimed = { $by ->
        [white] White claims
        [black] Black claims
       *[none] It is claimed
    }{ said-before } that a touched piece must be played.
said-before = { $before ->
        [none] { "" }
       *[other] { " " }{ $before }
    }
correction-lost = { $winner ->
        [white] White
       *[black] Black
    } objects to it, and by these rules { $loser ->
        [white] White
       *[black] Black
    } has lost for it{ $article }.
its-article = { $article ->
        [none] { "" }
       *[other] { $article }
    }
correction-cannot-stand-so = The move cannot stand: { $due }{ its-article }.
correction-taken-back-then = The move is taken back; { $due }{ its-article }.
correction-taken-back = { $half_move } is taken back{ its-article }.
correction-done = { $due }{ its-article }.
correction-put-right = it is put right
correction-goes-on-before = The game goes on from before the error; { to-move } moves.
correction-has-already = The record has this correction already.
correction-held = { $half_move } could not be taken back without consent{ its-article }: it is corrected instead, and { $due }{ $by }.
correction-accepts = With that { $side ->
        [white] White
        [black] Black
       *[none] the opponent
    } accepts that { $half_move } was taken back.
correction-played-already = { $half_move } has been played: the board stays as it is, and { to-move } moves.
correction-void = { $half_move } is void.
correction-not-in-part = No correction is made in part{ $article }.
correction-undone = { game-played-since }

kept-only-opponent = { one-side } alone decides whether { $name } is corrected{ its-article }{ $open ->
        [yes] ; { one-side } may still ask for that, before moving
       *[no] { "" }
    }.
kept-let-stand = { $name } stands: { one-side } let it stand{ its-article }.
kept-moved = { $name } was wrong but stands: { one-side } has { $clock ->
        [yes] pressed the clock
       *[no] moved
    } since{ $article }.
kept-nothing-wrong = nothing is wrong with { $name }.
kept-nothing-recorded = no { $kind ->
        [capture-missed] missed capture
       *[irregular] irregularity
    } that can be corrected is recorded.
kept-otherwise = { $name } is irregular, but in another way: { $what }.
kept-no-touch = no touched piece is recorded there.
kept-touched-played = the touched piece was played.
kept-other-open = { $wrong }; { by-side } may still have that corrected before moving.
kept-other-claimable = { $wrong }; { by-side } may still claim the game for it before moving.
kept-other-taken-back = { the-opponent } may still hold { $side ->
        [white] Black
        [black] White
       *[none] the player
    } to { $keeps }, which was taken back without being asked{ $right ->
        [yes] ; the claim is then right
       *[no] { "" }
    }.
kept-corrected = { $name } has been corrected.
kept-taken-back = { $name } was taken back, and with it went what was wrong with it.
kept-open = { $name } can still be corrected.
kept-goes-back = { $name } goes back with an earlier move that cannot stand.
kept-cannot-stand = { $name } cannot stand.

## What is wrong, and what must be played

wrong-of-move = { $half_move }: { $what }
wrong-at = At { $half_move }: { $what }{ $then ->
        [none] { "" }
       *[other] , and then plays { $then }
    }
wrong-after-the-end = { $what }, after the end of the game
wrong-cited = { $what }{ its-article }.
wrong-before = Before { $half_move }: { $what }{ its-article }.
wrong-after = After { $half_move }: { $what }{ its-article }.
wrong-also-says = { $article } also says: { $text }
wrong-must-be-played = { $must }: the piece on { $square } was { $corrected ->
        [yes] wrongly moved
       *[no] touched
    }{ $stands ->
        [none] { "" }
       *[other] ; that holds if { $stands } stands
    }
had-to-play = { $past ->
        [yes] had to
       *[no] must
    } play
with-that-piece = { $wrongly_moved ->
        [yes] , with the piece wrongly moved
       *[no] { "" }
    }{ $source ->
        [none] { "" }
       *[other] { " (" }{ $source })
    }
must-play = { one-side } { had-to-play } { $moves }{ with-that-piece }
must-play-one-of = { one-side } { had-to-play } { $moves }{ with-that-piece }
must-move = { $text }

## A whole game

game-disagrees = DISAGREES.
game-record-is-wrong = THE RECORD IS WRONG.
laws-give = { $lacks ->
        [yes] { $gives ->
            [none] the game is void
           *[other] the result is { $gives }
        }
       *[no] { $gives ->
            [none] the laws make the game void
           *[other] the laws give { $gives }
        }
    }
game-record-says = The record says { $recorded }, but { laws-give }: { $why }{ $article }.
game-tag-says = The tag says { $recorded }, but { laws-give }: { $why }{ $article }.
game-on-condition = { laws-give } on one condition: { $why }{ $article }.
game-result-stands = { $result } stands: { $why }{ $article }.
game-laws-give = { laws-give }: { $why }{ $article }.
game-then-draw = enter { $result }
game-ask-both = Ask both players whether they agree: only then is it a draw.
game-enter-signed = Nothing in this record gives a result: enter the result both players signed.
game-nothing-gives = Nothing in this record gives a result.
game-recorded = The recorded result is { $result }.
game-of-neither = The recorded result is { $result }, which neither answer gives.
game-stands = Nothing in this record speaks against the recorded result: { $result } stands.
game-no-result = No result is recorded.
game-not-finished = The game is not finished; { to-move } is to move.
game-arbiter-decides = The arbiter decides what becomes of the game.
game-arbiter-finds-mover = The arbiter first finds out who made it.
game-arbiter-decides-on = The arbiter decides: { $result } stands { $flags ->
        [yes] or another result is entered
       *[no] and the game is over, or that result is struck and the game goes on
    }.
game-later-moves = Later moves do not count.
game-that-was = That was { $when }.
game-if-not-over = { $before ->
        [yes] If the game had already ended { $result }, that stands. If it had not, this holds.
       *[no] That holds if the game was not over yet; if it had already ended { $result }, that stands.
    }
game-was-due = { one-side } refused to have { $half_move } corrected: { $due }
game-holds-nothing = No draw condition was met, and no move is irregular.
game-no-condition = No draw condition was met.
game-no-irregularity = No move is irregular.
game-edition = By { $edition } { $when ->
        [none] no draw condition was met
       *[other] { $claims ->
            [yes] a draw could be claimed { $when }
           *[no] { $waits ->
                [yes] the game was a draw { $when }, if the arbiter finds it so
               *[no] the game was a draw { $when }: { $result }
            }
        }
    }.
draw-counts = { $waits ->
        [yes] counts only if it was none
       *[no] does not count
    }
game-played-after = { $half_move } was played after the draw and { draw-counts }.
game-played-from = What was played from { $half_move } on came after the draw and { draw-counts }.
game-played-since = { $words } { $half_moves ->
        [1] half-move played since goes
       *[other] half-moves played since go
    } back with it (the text names no limit; the arbiter decides).

met-neither-moves = neither side can move { $when }
met-then = it is met { $when }
met-pieces-stand = the pieces are { $pieces } { $when }
met-claimable = { $draw }: { $shown }; { $unplayed ->
        [yes] { not-played }
       *[no] a draw if it is claimed{ draw-unless }
    }{ $article }.
not-played = such a game is not played on but recorded as a draw, unless an obvious win is shown, which the arbiter judges
met-still-claimable = { $draw }: { $shown }; { $unplayed ->
        [yes] { not-played }
       *[no] { $by ->
            [white] White can claim the draw before moving
            [black] Black can claim the draw before moving
           *[either] either player can claim the draw before the next move
        }{ draw-unless }
    }{ $article }.
draw-unless = { $waits ->
        [winning-position] , and it is one only if the arbiter finds that the position is not won
        [obvious-win] , and it is one unless an obvious win is shown, which the arbiter judges
       *[none] { "" }
    }
met-lapsed = { $draw }: { $shown }; { $by ->
        [white] White could claim that draw before moving, and did not
        [black] Black could claim that draw before moving, and did not
       *[either] either player could claim that draw before the next move, and nobody did
    }{ $article }.
met-was-drawn = { $draw }: { $shown }; that was a draw until { $half_move }, and nobody claimed it before{ $article }.
met-not-claimed = { $draw }: { $shown }; { $unplayed ->
        [yes] the game could have been recorded as a draw there, and was played on
       *[no] nobody claimed the draw in time
    }{ $article }.
met-by-itself = { $draw }: { $shown }, and that is automatically a draw{ $article }.
met-if-stands = { $draw }: { $shown }; automatically a draw if { one-side } lets { $half_move } stand{ $article }.

fate-due = { $due ->
        [none] { "" }
       *[other] : { $due }
    }
fate-lost = { the-opponent } objected, and the game is lost by it.
fate-was-open = It was open when the game ended.
fate-choice = { the-opponent } chooses { $again ->
        [yes] now
       *[no] before { $clock ->
            [yes] pressing the clock
           *[no] moving
        }
    }: { $keeps ->
        [none] let it stand and play on, or { $claims ->
            [yes] claim the game
           *[no] have it corrected{ $due ->
                [none] { "" }
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
            [none] { "" }
           *[other] { " " }in place of { $instead }
        }{ $held ->
            [none] { $again ->
                [yes] : it counts as played, and { one-side } moves
               *[no] { "" }
            }
           *[other] , and then let it stand or have it corrected: { $held }
        }
    }.
fate-either-move = { the-opponent } chooses before { $clock ->
        [yes] pressing the clock
       *[no] moving
    }: hold { $side ->
        [white] Black
        [black] White
       *[none] the player
    } to { $keeps }{ $wrong ->
        [yes] { " " }(which may then be corrected)
       *[no] { "" }
    }, or accept the taking back (then { $played ->
        [none] that
       *[other] { $played }
    } may be corrected).
fate-in-place = If { the-opponent } accepts the taking back, it can be corrected{ fate-due }; if not, it is void.
fate-forfeits = { other-side } may claim the game for that; the arbiter then decides whether { one-side } has lost. If not, it is corrected{ $since ->
        [yes] , and later moves go back
       *[no] { "" }
    }{ fate-due }.
fate-corrected-with-that = It was corrected with that.
fate-decided-with-that = It is decided together with that.
fate-let-stand = It stands: { the-opponent } let it stand.
fate-goes-back = It goes back with the earlier move that cannot stand.
fate-not-made = { the-opponent } demanded the correction{ $due ->
        [none] { "" }
       *[other] { " " }({ $due })
    }; the game ended before it was made.
fate-stands = It stands: { the-opponent } has { $clock ->
        [yes] pressed the clock
       *[no] moved
    } since.
fate-corrected = It was corrected{ fate-due }.
fate-had-corrected = { one-side } had it corrected{ fate-due }.
fate-after-end = It came after the end of the game and changes nothing.
fate-cannot-stand = It cannot stand{ fate-due }.

heading-draws = Draws
heading-irregular = Irregular
heading-also-recorded = Also recorded

objection-board = the result of board { $board } is { $result }, but { $why }

## The sheet of a ruling

sheet-ruling = Ruling
sheet-ruling-is = Ruling: { ruling-is }
sheet-holds = What the game holds
sheet-result = Result
sheet-claim = Claim
sheet-article = Article
sheet-evidence = Evidence
sheet-half-move = Half-move
sheet-shows = What it shows
sheet-position-before = Position before it
sheet-position-after = Position after it
sheet-diagram = diagram { $number }
sheet-diagram-of = Diagram { $number }: { $title }
sheet-signatures = Signatures
sheet-repeat = To repeat it
sheet-white = White
sheet-black = Black
sheet-event = Event
sheet-round = Round
sheet-board = Board
sheet-date = Date
sheet-time-control = Time control
sheet-rules = Rules
sheet-rules-guessed = { $rules }, GUESSED: nothing names the rules
sheet-not-recorded = not recorded
sheet-no-article = none in this rule set
sheet-asks = { $clause }
sheet-irregularity = { $title }
sheet-program = Program
sheet-command = Command
sheet-record = Record
sheet-record-is = game { $game } of { $file }, line { $line }
sheet-sha256 = SHA-256 of the game's text (blanks at both ends left out)
sheet-arbiter = Arbiter
sheet-date-and-time = Date and time
sheet-appeal = Appeal by White / by Black / none; made at (time), to:

## A claim that is not decided

claim-undecided = { $file }, game { $game }: { $why ->
        [nowhere] nothing names the rules, and a claim is not decided on a guess
        [pace] the answer depends on the time control, and nothing names it
       *[other] the game type { $why } is that of several federations, and their laws answer differently
    }
undecided-furthest = no set replays the record to the claim without an irregularity; these come furthest:
undecided-no-answer = no answer: { $why }
undecided-others = others that fit: { $others }
undecided-say-how = help: say how the game was played:
undecided-or-by-tag = or with a TimeControl tag in the record, or in the event
undecided-all-agree = help: all of them answer the same; say which law it is, for example:
undecided-say-which = help: say which law it is:
pace = { $accelerated ->
        [yes] a rapid or blitz game
        [no] a slow game
       *[none] a game at an unknown rate
    }{ $fixed_end ->
        [yes] { " " }without added seconds
        [no] { " " }with added seconds
       *[none] { "" }
    }{ $recorded ->
        [yes] { "" }
       *[no] , not recorded
    }

## Notes on the record

note-line = note: { $note }
note-guessed = judged by { $rules }, which was guessed: name the rules, or give the record a GameType tag
note-swapped = the record has { $white } with White and { $black } with Black; board { $board } has them the other way round
note-other-white = the record has `{ $said }` with White; board { $board } has { $name }
note-other-black = the record has `{ $said }` with Black; board { $board } has { $name }
note-first-of-two = two games are played on board { $board }, and the record names no player: it is taken for the first
note-other-round = the record says round { $said }; the board is one of round { $round }
note-other-board = the record says board { $said }; it is judged as board { $board }
note-other-rules = the GameType tag of the record stands for { $tag }; the event is played by { $rules }
note-other-result = the record has the result { $said }; board { $board } has { $result }
note-other-game-type = the GameType tag of the record says { $said }, and { $rules } is another game; it is judged by { $rules }, as was asked
note-not-followed = { $tag ->
        [none] { "" }
       *[other] the GameType tag of the record says { $tag }, and { $rules } is another game:{ " " }
    }{ $error }
note-unread = { $text } (line { $line }, column { $column }): it was passed over, and a move may be missing
note-read = { $text } (line { $line }, column { $column }): compare it with the score sheet
note-unread-somewhere = { $text }: it was passed over, and a move may be missing
note-shared-game-type = the game type is that of { $others } too; name the rules if they are not { $rules }
note-same-answer = the game type { $number } is that of { $all }, which answer the same
note-rule-set = { $name }

## A count from a position

tally-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
tally-of-each = { tally-moves } of each player { $with }
tally-of-side = { tally-moves } by { $side ->
        [white] White
       *[black] Black
    } { $with }
tally-of-lone = { tally-moves } of { $who } { $against }
tally-of-numbers = { $moves ->
        [one] { $moves } full move
       *[other] { $moves } full moves
    } { $with }
tally-draw = { $claims ->
        [yes] the draw can be claimed
       *[no] the game is a draw
    }
tally-then = { tally-draw }{ $article }
tally-stands-here = { $pieces } stands in this position
tally-shown = { $shown }.
tally-met = { $shown }: { tally-draw }{ $article }.
tally-held = { $with } the limit of the count is reached{ $article }, but the player to move can capture, and that comes first.
tally-counted = { $what } { $limit ->
        [1] is
       *[other] are
    } counted{ $answers ->
        [white] , and White's answer to the last
        [black] , and Black's answer to the last
       *[none] { "" }
    }{ $article }.
tally-first-and-last = { $first } is the first, and { tally-draw } after { $last }.
tally-so-far-of = So far { one-side } has made { $made }: { $remaining }.
tally-so-far = So far White has made { $white } and Black { $black }: { $remaining }.
tally-ended = { $half_move } { $ended } and ended the count{ $article }.
tally-waits = { one-side } can demand that { tally-moves } be counted{ $article }.
tally-none = No count of moves runs in this position.
tally-over = The game is over: { $why }. Nothing is counted any more.
tally-resets = { $resets } begins the count anew.
tally-runs-on = A capture or a crowning does not end it, as long as the pieces left are again an ending that is counted.
tally-capture-ends = A capture ends it; a new count begins if such an ending is left.
tally-ends-off = It ends when the lone king leaves the long diagonal.
tally-enough = Once the lone king has come to the long diagonal, { tally-moves } { $moves ->
        [1] is
       *[other] are
    } enough, { $back ->
        [follow] after the others, if it stands there then
       *[shorten] { $sticky ->
            [yes] also if it leaves the diagonal again
           *[no] unless it leaves the diagonal again
        }
    }.
tally-makes-way = It makes way for another count while that runs: { $other }.
tally-capture-first = The game is not drawn while the player to move can capture.
tally-heading = { $rules }: { $pieces }, { to-move } to move
tally-to-move = { to-move } to move
tally-depends = What is counted depends on the time control, and nothing names it.
tally-at-pace = { $pace }:
tally-title = COUNT
tally-title-of = Count: { $rules }
tally-event = Event
tally-round-and-board = Round, board
tally-arbiter = Arbiter
tally-begun-at = Count begun at
tally-move = Move
tally-side = { one-side }
