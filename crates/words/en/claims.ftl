### What is noted of a claim that stands in a record, and what has happened besides the moves as a
### ruling reads it aloud. Facts are those of the enums in `draw::noted`, `record::found::claim`
### and `record::incident`.

named-half-move = { $number }{ $side ->
        [white] w
       *[black] b
    }
    .aloud = { $side ->
        [white] White's
       *[black] Black's
    } { nth } move
named-written = { $number }{ $side ->
        [white] w
       *[black] b
    } { $text }
    .aloud = { $side ->
        [white] White's
       *[black] Black's
    } { nth } move { $text }
named-announced = { $number }{ $side ->
        [white] w
       *[black] b
    } { $text } (announced)
    .aloud = the announced { $text }
named-start = the start

## What is ruled

claim-ruled = { one-side } claims a draw by { draw-kind }: { $verdict ->
        [granted] granted
        [conditional] granted on one condition
        [not-yet] not yet
       *[refused] refused
    }
    .aloud = { one-side } claims a draw by { draw-kind }: { $verdict ->
        [granted] granted
        [conditional] granted on one condition
        [not-yet] not yet
       *[refused] refused
    }
    .note = { $notes }{ $noted ->
        [yes] { $shown ->
            [yes] ;{ " " }
           *[no] { "" }
        }
       *[no] { "" }
    }{ $evidence }
claim-note-game-ended = the game had ended: { $why }
claim-note-met = the condition is met after { $half_move }
claim-note-remaining = still to be made: { $white ->
        [0] { $black ->
            [0] nothing
            [one] { $black } move of Black
           *[other] { $black } moves of Black
        }
        [one] { $white } move of White{ and-of-black }
       *[other] { $white } moves of White{ and-of-black }
    }
and-of-black = { $black ->
        [0] { "" }
        [one] { " " }and { $black } move of Black
       *[other] { " " }and { $black } moves of Black
    }
claim-note-shown = { $half_move } ({ $shows })

## Why

noted-no-such-draw = { $rules } has no draw of this kind
noted-game-ended = the game had ended
noted-board-decided = the game has ended on the board
noted-board-decided-by = { $half_move } ended the game on the board: that comes first
noted-numbers-read = the numbers are read as { $side ->
        [white] White's
       *[black] Black's
    } moves
noted-not-their-move = { $side ->
        [white] White cannot announce Black's move
       *[black] Black cannot announce White's move
    }
noted-must-be-played = { $by ->
        [itself] it is a draw
        [either] either player can claim it
        [white] White can claim it
       *[black] Black can claim it
    } as soon as { $half_move } has been played
noted-off-turn = { one-side } can claim only on { one-side }'s own turn, before moving
noted-only-on-move = only the player on move can claim: { one-side }
noted-only-opponent = only the opponent of the player who repeats can claim{ $side ->
        [white] : White
        [black] : Black
       *[none] { "" }
    }
noted-only-originator = only { one-side }, who brought the position about first, can claim
noted-had-to-be-invoked = the draw had to be invoked { $when }, before the next move
noted-undecided = { one-side } has not decided whether { $half_move } stands
noted-cannot-stand = { $half_move } cannot stand, and nothing rests on it
noted-let-stand = by claiming, { one-side } lets { $half_move } stand
noted-not-ruled = the arbiter has not decided what becomes of the game
noted-cannot-be-played = the announced move { $text } cannot be played: { $why }
noted-exists-since = the draw exists since { $half_move }; later moves and a later result do not undo it until the result is signed
noted-lapsed = the right lapsed with the move after { $half_move }: a claim is made on one's turn, before moving
noted-stands-first = the position { $when } stands for the first time
noted-stands-met = the position { $when } stands for the { $time } time, with { to-move } to move
noted-stands-again = the position { $when } stands for the { $time } time, with { to-move } to move, and the { $needed } is needed
to-move = { $turn ->
        [white] White
       *[black] Black
    }
noted-named-stood = the position { $when } has stood { $times ->
        [1] once
       *[other] { $times } times
    }, and { $needed } times are needed
noted-announced-stands = the position after { $half_move } stood { $when }, and a claim that names these moves and the announced one is right
noted-board-stands = the position on the board stood { $when }
noted-evidence-missing = the evidence is missing: the claimant must name the moves
noted-evidence-would-be = the moves are { $half_moves }{ $lapsed ->
        [yes] ; the right to claim by them has lapsed
       *[no] { "" }
    }
noted-nothing-repeated = no position has occurred so often
noted-not-played-yet = { $half_move } is not played yet
noted-differs = { $when } { $how }
noted-named-twice = { $half_move } is named twice
noted-too-few-named = { $named } { $named ->
        [1] move is
       *[other] moves are
    } named, and { $needed } are needed
noted-pieces-stand = these pieces stand { $when }
noted-limit-reached = the moves from { $first } to { $last } reach the limit
noted-counted = { $white ->
        [one] { $white } move
       *[other] { $white } moves
    } of White and { $black ->
        [one] { $black } move
       *[other] { $black } moves
    } of Black are counted, and the limit is { $limit }
noted-counted-by-number = { $moves ->
        [one] { $moves } full move
       *[other] { $moves } full moves
    } from move { $first } on are needed; { $made ->
        [0] none has
        [1] one has
       *[other] { $made } have
    } been made
noted-limit-held = the limit is reached, and the game is not drawn by it here
noted-count-begins-anew = counted from { $stated }, but { $ended } { noted-count-end }
noted-count-begins = counted from { $stated }, but the count begins with { $first }
noted-count-ended = nothing is counted: { $ended } { noted-count-end }
noted-count-end = { $why ->
        [capture] is a capture: it ended the count
        [man-move] is a move of a man: it ended the count
        [promotion] made a king: it ended the count
        [king-left] left the long diagonal: it ended the count
        [suspended] began a count to which this one makes way
       *[pieces] changed the pieces: it ended the count
    }
noted-no-demand = the count begins with the demand of the lone king's side, and none is recorded
noted-other-pieces = the rule asks for { $pieces }, and other pieces stand
noted-suspended = nothing is counted here while `{ $clause }` counts
noted-lone-king-off-diagonal = the lone king is not on the long diagonal
noted-diagonal-not-held = the stronger side does not hold the long diagonal
noted-nothing-counted = no move is counted yet
noted-not-blocked = a player can still move
noted-no-agreement = the record holds no offer that was accepted
noted-not-agreed = { one-side } offered a draw, and { $fate ->
        [open] it has not been accepted
        [declined] it was declined
       *[moved] it was no longer open: a move had been made
    }
noted-too-many-men = agreed while a player has more than { $most } men
noted-too-early = agreed after { $made } { $made ->
        [1] move
       *[other] moves
    } each; { $needed } each are required

noted-at-start = at the start
noted-after = after { $several ->
        [yes] { $most } and { $last }
       *[no] { $last }
    }
noted-start-and-after = at the start and { $later }
noted-turn = { $here ->
        [white] White
       *[black] Black
    } is to move, not { $there ->
        [white] White
       *[black] Black
    }
noted-moved = the { piece-there } stands on { $here }, not on { $there }
noted-added = a { piece-there } stands on { $here }
noted-missing = no { piece-there } stands on { $there }
noted-same = the position is the same

## What a half-move shows

showing-occurrence = { $time } occurrence
showing-begins = the count begins after this
showing-first = first move counted
showing-last = last move counted
showing-resets = reset the count
showing-demand = the count was demanded after this
showing-agreed = agreed
showing-stated = named by the claimant

## What happened besides the moves

incident = { $written }
    .aloud = { $what ->
        [touched] { one-side } touched { $squares }
        [adjust] { one-side } announced an adjustment{ $squares ->
            [none] { "" }
           *[other] { " " }of { $squares }
        }
        [takeback] { one-side } took a move back
        [consent] { one-side } agreed that the move be taken back
        [lifted] { one-side } lifted { $squares }
        [released] { one-side } let go of the piece in the middle of the capture
        [lifted-early] { one-side } lifted { $squares ->
            [none] pieces
           *[other] { $squares }
        } before the capture was done
        [left-on] { one-side } left { $squares } on the board after capturing
        [removed] { one-side } removed { $squares }
        [removal-stopped] { one-side } stopped while removing the captured pieces
        [removal-order] { one-side } removed the captured pieces in another order
        [unclear] { one-side } did not show the capture clearly
        [uncrowned] { one-side } did not crown the piece on { $squares }
        [crowned] { one-side } crowned the piece on { $squares }
        [two-hands] { one-side } captured with two hands
        [rectify] { one-side } demanded a correction
        [stands] { one-side } let a move stand
        [press] { one-side } pressed the clock
        [misplaced] the pieces of { one-side } on { $squares } were found to be set up wrongly
        [inactive] a piece of { one-side } was found on a square that is not in play
        [displaced] { one-side } displaced { $squares ->
            [none] pieces
           *[other] { $squares }
        } by accident
        [refuse] { one-side } refused to follow the rules
        [upset] { one-side } upset the pieces
        [flag] { $side ->
            [white] White's
           *[black] Black's
        } flag fell
        [flags-both] both flags were down, and nobody knew which fell first
        [resign] { one-side } resigned
        [left] { one-side } left the game
        [cancel] { one-side } cancelled the game
        [offer] { one-side } offered a draw
        [accept] { one-side } accepted a draw
        [decline] { one-side } declined a draw
        [claim] { one-side } claimed a draw by { draw-kind }
        [demand] { one-side } demanded that moves be counted
       *[board-turned] the board was found to be placed wrongly
    }

## Sources that name no text

lacking-not-stated = no article stated
lacking-not-seen = no published article found
lacking-silent = { $text } does not say this
lacking-other = no federation's article found
article-of = { $text }
article-taken-over = { $by }, as { $other }
