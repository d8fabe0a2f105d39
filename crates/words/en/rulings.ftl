### What is told of rulings: the enums of `crates/report/src/ruling/words`, and what draw clauses ask
### for (`Asks`, `AskedPieces`).

## Numbers and lists

nth = { NUMBER($number, type: "ordinal") ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }
nth-word = { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
       *[other] { nth }
    }
number-word = { $number ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
list-and = { $several ->
        [yes] { $most }, and { $last }
       *[no] { $most } and { $last }
    }
list-or = { $several ->
        [yes] { $most }, or { $last }
       *[no] { $most } or { $last }
    }

## Draw clauses

clause-repetition = the same position for the { $time } time, the same player to move
clause-no-progress = { $moves } without { $resets }{ $pieces ->
        [none] { "" }
       *[other] , with { $pieces }
    }
clause-ending = { $moves } with { $pieces }{ $place ->
        [lone-king] , the lone king on the long diagonal
        [long-diagonal] , from the move by which the stronger side takes the long diagonal
        [demand] , from the demand of the lone king's side
       *[position] { "" }
    }{ $diagonal ->
        [none] { "" }
       *[other] { $diagonal }
    }{ $unless ->
        [winning-position] , unless the position after the last of them is won
        [obvious-win] , unless there is an obvious win that the player can go on to show
        [capture] , unless the player to move can capture at once
       *[none] { "" }
    }
clause-at-once = { $pieces }{ $place ->
        [lone-king] , the lone king on the long diagonal
        [long-diagonal] , from the move by which the stronger side takes the long diagonal
        [demand] , from the demand of the lone king's side
       *[position] { "" }
    }: drawn at once{ $unless ->
        [winning-position] , unless the position after the last of them is won
        [obvious-win] , unless there is an obvious win that the player can go on to show
        [capture] , unless the player to move can capture at once
       *[none] { "" }
    }
clause-agreement = the players agree
clause-agreement-of-few = the players agree, and neither has more than { $words } { $most ->
        [one] man
       *[other] men
    }
clause-both-blocked = neither player can move
clause-moves = { $moves } { $moves ->
        [one] move
       *[other] moves
    }{ $of ->
        [each] { " " }of each player
        [strong-side] { " " }of the stronger side
        [weak-side] { " " }of each player, as the lone king counts them,
        [lone-king] { " " }of the lone king
       *[move-numbers] { "" }
    }
clause-reset = { $reset ->
        [capture] a capture
        [man-move] a move of a man
       *[promotion] a crowning
    }
clause-shorten = , or only { $moves } more once the lone king is on the long diagonal
clause-follow = , then { $moves } more if the lone king is on the long diagonal
asked-against = { $strong } against { $weak }
asked-in-all = { $pieces } in all and a king on each side
asked-each-side = { $pieces } on each side, a king among them
asked-sort = { $amount } { $sort ->
        [king] { $one ->
            [yes] king
           *[no] kings
        }
        [man] { $one ->
            [yes] man
           *[no] men
        }
       *[piece] { $one ->
            [yes] piece
           *[no] pieces
        }
    }
asked-one = { $sort ->
        [king] a king
        [man] a man
       *[piece] a piece
    }
asked-at-most = at most { $most }
asked-either = { $least } or { $most }
asked-between = { $least } to { $most }
asked-or-more = { $least } or more

## Half-moves

half-move = { $side ->
        [white] White's
       *[black] Black's
    } { $nth } move
half-moves = { $side ->
        [white] White's
       *[black] Black's
    } { $nth } moves
half-move-written = { $half_move }, { $text }
half-move-second = { $side ->
        [white] White's
       *[black] Black's
    } move { $text }, { $first ->
        [yes] out of turn
       *[no] the second in a row
    }
half-move-announced = { $half_move }, { $text }, announced and not played
half-move-aside = { $half_move },
the-start = the start
half-move-of-nobody = the move { $text }
half-move-that = that
the-game = the game
at-start = at the start
after = after { $half_move }
before = before { $half_move }
often = { $times } times, first { $first } and last { $last }
span = { $from ->
        [white] White's
       *[black] Black's
    } { $first } to { $to ->
        [white] White's
       *[black] Black's
    } { $last } move
span-of-side = moves { $first } to { $last }
with-move = { $half_move }

## Pieces

pieces-kings = { $words } { $kings ->
        [one] king
       *[other] kings
    }
pieces-men = { $words } { $men ->
        [one] man
       *[other] men
    }
pieces-none = nothing
pieces-against = { $strong } against { $weak }
differs-turn = { $here ->
        [white] White
       *[black] Black
    } was to move, not { $there ->
        [white] White
       *[black] Black
    }
differs-moved = the { $side ->
        [white] white
       *[black] black
    } { $king ->
        [yes] king
       *[no] man
    } was on { $here }, not on { $there }
differs-added = a { $side ->
        [white] white
       *[black] black
    } { $king ->
        [yes] king
       *[no] man
    } was on { $here }
differs-missing = no { $side ->
        [white] white
       *[black] black
    } { $king ->
        [yes] king
       *[no] man
    } was on { $there }
differs-not = the position was the same

## Positions that stand again

stood = { $when } the same position was on the board, with { $turn ->
        [white] White
       *[black] Black
    } to move
stood-announced = with the announced { $text } the position comes up for the { $time } time, { $turn ->
        [white] White
       *[black] Black
    } to move{ $before ->
        [none] { "" }
       *[other] ; it came up { $before }
    }
stood-never = no position came up so often
stands-first = the position { $when } comes up for the first time
stands-first-announced = the announced move brings a position that has not come up before

## Counts

count-reset = { clause-reset }
count-with = with { $pieces }
count-with-then = with { $pieces }, then { $then }
count-with-without = with { $pieces } and without { $resets }
count-without = without { $resets }
count-side = { $side ->
        [white] White
       *[black] Black
    }
count-lone-king = { $side ->
        [white] White's
       *[black] Black's
    } lone king
count-against = against { $pieces }
remaining-none = no more moves are needed
remaining-of-side = { $moves ->
        [1] one more move
       *[other] { $moves } more moves
    } by { $side ->
        [white] White
       *[black] Black
    } { $moves ->
        [1] is
       *[other] are
    } needed
remaining-of-both = { $white ->
        [1] one more move
       *[other] { $white } more moves
    } by White and { $black ->
        [1] one
       *[other] { $black }
    } by Black are needed
reached-each = each player has made { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } { $with } ({ $span })
reached-both = White has made { $white ->
        [one] { $white } move
       *[other] { $white } moves
    } and Black { $black } { $with } ({ $span })
reached-strong = { $side ->
        [white] White
       *[black] Black
    } has made { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } { $with } ({ $span })
reached-lone = { $who } has made { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } { $against } ({ $span })
reached-weak = { $who } has made { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } { $against }, and { $answered ->
        [white] White
       *[black] Black
    } has answered the last ({ $span })
reached-numbers = { $moves ->
        [one] { $moves } full move
       *[other] { $moves } full moves
    } have been made { $with } ({ $span })
so-far-both = { $with } each player needs { $limit ->
        [one] { $limit } move
       *[other] { $limit } moves
    } for a draw; White has made { $white } and Black { $black }
so-far-none = { $with } no move is counted yet
so-far-strong = { $with } { $side ->
        [white] White
       *[black] Black
    } has made { $made } of the { $limit ->
        [one] { $limit } move
       *[other] { $limit } moves
    }
so-far-weak = { $who } has made { $made } of the { $limit ->
        [one] { $limit } move
       *[other] { $limit } moves
    } { $against }
so-far-answered = { $more ->
        [0] { $so_far }, and { $answers ->
            [white] White
           *[black] Black
        } must answer the last
        [1] { $so_far }; one more is needed, and { $answers ->
            [white] White's
           *[black] Black's
        } reply to it
       *[other] { $so_far }; { $more } more are needed, and { $answers ->
            [white] White's
           *[black] Black's
        } reply to the last
    }
so-far-more = { $so_far }; { $more ->
        [1] one more is
       *[other] { $more } more are
    } needed
so-far-remaining = { $so_far }: { $remaining }
count-captured = { $half_moves } { $captures ->
        [1] was a capture
       *[other] were captures
    }, which did not set the count back.
count-shortened = The limit is { $limit }, not { $usual }: the lone king has come to the long diagonal, from where { $there ->
        [one] { $there } move is
       *[other] { $there } moves are
    } enough.
count-followed = The limit is { $limit }, not { $usual }: the lone king was on the long diagonal, and { $there ->
        [one] { $there } move more is
       *[other] { $there } moves more are
    } made.
count-end = { $why ->
        [capture] was a capture
        [man-move] was a move of a man
        [promotion] made a king
        [king-left] took the lone king off the long diagonal
        [suspended] began another count, to which this one makes way,
       *[pieces] changed the pieces
    }

## What the arbiter must find

win-of = win{ $strong ->
        [white] { " " }for White
        [black] { " " }for Black
       *[none] { "" }
    }
if-not-won = { $told ->
        [yes] without one
       *[no] if the arbiter finds no { win-of }
    } { $when }, { $draw }. If there is one, { $then }.
if-no-obvious-win = { $strong ->
        [white] White may show an obvious win, and the arbiter judges it. If White shows none
        [black] Black may show an obvious win, and the arbiter judges it. If Black shows none
       *[none] a player may show an obvious win, and the arbiter judges it. If none is shown
    }, { $draw }. If { $strong ->
        [white] White shows one
        [black] Black shows one
       *[none] one is shown
    }, { $then }.
else-goes-on = the game goes on{ $turn ->
        [white] { " " }and White moves
        [black] { " " }and Black moves
       *[none] { "" }
    }
else-goes-on-before = the game goes on from before the error
else-arbiter-decides = the arbiter decides before the game goes on
else-ended = { $end }{ $article }: enter{ "\u00A0" }{ $result ->
        [none] no result
       *[other] { $result }
    }{ $credited ->
        [yes] { "" }
       *[no] , not credited
    }{ $recorded ->
        [yes] , as recorded
       *[no] { "" }
    }
else-drawn = the game was still a draw by { $draw } { $when }{ $article }: enter{ "\u00A0" }{ $result }
else-recorded = that was no draw, and { $result } stands if the game ended so
find-not-won = It is a draw only if the arbiter finds that the position after the last of these moves is not won.
find-not-obvious = It is a draw only if the player cannot show an obvious win; the arbiter decides that.

recorded-if-ended = If the game had already ended { $result }{ $article ->
        [none] { "" }
       *[other] { $article }
    }, that stands, and { $asked ->
        [claim] no claim is granted
       *[correction] nothing is corrected
    }.{ $then ->
        [none] { "" }
       *[other] { " " }If not, { $then }.
    }
recorded-or-goes-on = The recorded { $result } stands only if the game had ended so{ $otherwise ->
        [yes] { " " }in another way
       *[no] { "" }
    }: ask both players. If not, strike it; { $then }.
recorded-is-not = The recorded result, { $result }, is wrong.

## The end of a game

draw-kind = { $kind ->
        [repetition] repetition
        [no-progress] moves without progress
        [ending] the endgame count
        [agreement] agreement
       *[both-blocked] both sides being blocked
    }
end-resigned = { $side ->
        [white] White
       *[black] Black
    } resigned { $when }
end-flag-fell = { $side ->
        [white] White's
       *[black] Black's
    } flag fell { $when }
end-both-flags-fell = both flags were down { $when }, and nobody knows which fell first
end-refused = { $side ->
        [white] White
       *[black] Black
    } refused to follow the rules { $when }
end-left = { $side ->
        [white] White
       *[black] Black
    } left the game { $when }
end-upset = { $side ->
        [white] White
       *[black] Black
    } upset the pieces { $when }
end-cancelled = { $side ->
        [white] White
       *[black] Black
    } cancelled the game { $when }
end-board-wrong = the board was found to be placed wrongly { $when }
end-violated = { $side ->
        [white] White
       *[black] Black
    } broke the rules{ $half_move ->
        [none] { "" }
       *[other] { " " }with { $half_move }
    }, and { $opponent ->
        [white] White
       *[black] Black
    } objected: that loses the game for { $side ->
        [white] White
       *[black] Black
    }
end-agreed = the players agreed on a draw { $when }
end-agreed-too-early = the players agreed on a draw after { $made ->
        [one] { $made } move
       *[other] { $made } moves
    } each; { $needed } each are required
end-claimed = { $side ->
        [white] White
       *[black] Black
    } rightly claimed a draw by { $draw } { $when }
end-drawn = the game was drawn by { $draw } { $when }
end-no-piece = { $side ->
        [white] White
       *[black] Black
    } had no piece left { $when }
end-no-move = { $side ->
        [white] White
       *[black] Black
    } had no legal move { $when }
end-both-blocked = neither side could move { $when }
end-king-made = a king was made { $when }
outcome-won = { $side ->
        [white] White
       *[black] Black
    } has won.
outcome-not-credited = { $loser ->
        [white] White
       *[black] Black
    } has lost; { $side ->
        [white] White
       *[black] Black
    } is not credited.
outcome-draw = The game is a draw.
outcome-both-zero = Both players score 0.
outcome-annulled = The game is annulled.
outcome-void = The game is void.
outcome-enter = Enter{ "\u00A0" }{ $result }{ $credited ->
        [yes] .
       *[no] , not credited.
    }
outcome-enter-none = Enter{ "\u00A0" }no result.
outcome-play-again = Enter{ "\u00A0" }no result; the game is played again.
outcome-goes-on = The game goes on; { $turn ->
        [white] White
       *[black] Black
    } moves.

## Articles

article = { " " }({ $before ->
        [none] { "" }
       *[other] { $before };{ " " }
    }{ $text }{ $mark ->
        [quoted] ; known from quotations
        [published] ; not a federation's text
       *[none] { "" }
    })
article-missing = { " " }({ $before ->
        [none] { "" }
       *[other] { $before };{ " " }
    }{ $how ->
        [stated] no article stated
        [none] no published article
       *[default] no published article: program's default
    })
article-numbers = { $before }{ $bare ->
        [yes] rules{ " " }
       *[no] { "" }
    }{ $first } { $run ->
        [yes] to
       *[no] and
    } { $last }
article-in-place = { " " }({ $lacking })
article-before = { $text }
article-beside = { " " }({ $what })
article-not-stated = These rules state no article for { $subject }.
article-not-seen = No published article was found for { $subject }; the project's default is used.
article-none-for = No published article was found for { $subject }.
article-silent = { $text } does not say anything on { $subject }; the project's default is used.
article-other = No federation's article was found for { $subject }; the project's default is used.
on-resignation = a loss by resignation
on-flag = the fall of a flag
on-refusal = a loss by refusing to follow the rules
on-leaving = a loss by leaving the game
on-upsetting = a loss by upsetting the pieces
on-cancelling = a game that is cancelled
on-board = a board that lies wrongly
on-violation = a loss by breaking the rules
on-early-agreement = an agreement that comes too early
on-earliest-draw = how early a draw can be agreed
on-draw = a draw by { $draw }
on-both-blocked = a game in which neither side can move
on-end-on-board = the end of a game on the board
on-late-claim = claims that come late
on-righted = what becomes of an irregularity
on-final = when a move is final
on-touched = touched pieces
on-offer = how long an offer stays open
on-not-ruled = what becomes of this
on-this = this

## A claim and its answer

ruling-verdict = { $drawn ->
        [already] ALREADY A DRAW.
        [all-the-same] THE GAME IS A DRAW, but not as claimed:
       *[none] { $verdict ->
            [granted] GRANTED{ $to ->
                [white] { " " }to White
                [black] { " " }to Black
               *[none] { "" }
            }.
            [conditional] { granted-if }:
            [not-yet] NOT YET{ $first ->
                [white] : White decides first
                [black] : Black decides first
                [arbiter] : the arbiter decides first
               *[none] { "" }
            }.
           *[refused] REFUSED.
        }
    }
ruling-is = { $drawn ->
        [already] ALREADY A DRAW
        [all-the-same] THE GAME IS A DRAW, but not as claimed
       *[none] { $verdict ->
            [granted] GRANTED
            [conditional] { granted-if }
            [not-yet] NOT YET
           *[refused] REFUSED
        }
    }
granted-if = { $on ->
        [position-not-won] GRANTED, IF the arbiter finds no { win-of }
        [no-obvious-win] GRANTED, IF { $strong ->
            [white] White shows no obvious win
            [black] Black shows no obvious win
           *[none] no obvious win is shown
        }
        [game-not-over] GRANTED, IF the game was not over yet
       *[none] GRANTED, ON ONE CONDITION
    }
ruling-heading = { $file }, game { $game }{ $at ->
        [none] { "" }
       *[other] { $at }
    }, by { $rules }{ $guessed ->
        [yes] , GUESSED: name the rules, or give the record a GameType tag
       *[no] { "" }
    }
ruling-rules = { $name }{ $overrides ->
        [none] { "" }
       *[other] { " " }with { $overrides }
    }{ $edition ->
        [none] { "" }
       *[other] { " " }({ $edition })
    }
ruling-board = { " " }({ $event }, round { $round }, board { $board })
position-now = the position now
position-corrected = once it is corrected
ruling-notes = Notes on the record:
ruling-to-check = To check on the board:
ruling-position = { $when }, { $turn ->
        [white] White
       *[black] Black
    } to move
claim-draw = { $by ->
        [white] White claims a draw by { $draw } { $before }
        [black] Black claims a draw by { $draw } { $before }
       *[none] A draw by { $draw } is claimed { $before }
    }{ $next ->
        [none] { "" }
       *[other] , announcing { $next }
    }{ $named ->
        [none] { "" }
       *[other] { $named }
    }.
claim-position = : the position { $when }
claim-from = , counted from { $half_move }
claim-right = The claim is right{ $why ->
        [none] { "" }
       *[other] : { $why }
    }.
claim-agreed = The players agreed on a draw { $when }.
claim-is-draw = The game is a draw{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-draw-since = The game has been a draw since { $half_move }{ $other ->
        [yes] , by another position
       *[no] { "" }
    }{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-then-draw = the game is a draw{ $article }: enter { $result }
claim-because = { $why }{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-refers = The document points to another text, which gives this draw: { $rules }{ $article }.
claim-no-such-draw = These rules have no draw by { $draw }{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-not-right = The claim is not right{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-game-ended = The game had ended: { $end }{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-had-ended = The game had ended.
claim-noted = { $notes }.
claim-all-the-same = Even so, { $stood ->
        [none] { $end }
       *[other] { $stood }
    }{ $article }.
claim-drawn-before = The game was a draw before the claim: { $stood }{ $article }.
claim-drawn-before-by = The game was a draw before the claim, by { $draw } { $when }{ $article }.
claim-agreement-off = The agreement does not hold{ $article }.
claim-agreement-zero = Both players score 0 for it{ $article }.
claim-no-penalty = The text lays down no penalty; the arbiter decides.
claim-goes-on-until = The game goes on until the arbiter has decided; { $turn ->
        [white] White
       *[black] Black
    } moves.
claim-can-still = The game goes on; { $by ->
        [white] White can claim that before moving.
        [black] Black can claim that before moving.
       *[either] either player can claim that before the next move.
    }
claim-numbers-read = the numbers were read as { $side ->
        [white] White's
       *[black] Black's
    } moves
claim-must-stand = { $stood }: it must come up { $more ->
        [1] once more
       *[other] { $more } more times
    }
claim-drawn-at-once = { $waits ->
        [yes] the pieces are { $pieces }{ $diagonal ->
            [yes] , with the lone king on the long diagonal,
           *[no] { "" }
        } { $when }
       *[no] with { $pieces }{ $diagonal ->
            [yes] { " " }and the lone king on the long diagonal
           *[no] { "" }
        } the game is a draw at once ({ $when })
    }
claim-by-number = { $moves ->
        [one] { $moves } full move
       *[other] { $moves } full moves
    } { $with } from move { $first } on are needed, and { $made ->
        [0] none has
        [1] one has
       *[other] { $made } have
    } been made: { $remaining }
claim-not-undone = Until the result is signed, later moves do not undo the draw.
claim-whatever = Whatever becomes of the claim: { $draw }
claim-not-played = The announced move is not played.
claim-after-the-end = { $what }: it changes no result.
claim-either-may = The record begins with the position, so neither player brought it about first: either may claim.
claim-right-then = If nothing sets the count back, the claim is right { $when }.
claim-refusal-warned = If the opponent refuses it without a reason, that changes nothing, and they may be warned for delaying the game.

## Why a claim is not right

why-no-such-draw = these rules have no draw of this kind
why-game-ended = the game had ended
why-announced-decides = the announced move would end the game on the board, and that comes first
why-board-decided = the game has ended on the board
why-board-decided-by = { $half_move } ended the game on the board, and that comes first
why-not-their-move = { $side ->
        [white] White cannot announce Black's move
       *[black] Black cannot announce White's move
    }
why-must-be-played = { $by ->
        [itself] it is a draw
        [either] either player can claim it
        [white] White can claim it
       *[black] Black can claim it
    }{ $waits ->
        [winning-position] , if the position is not won,
        [obvious-win] , if there is no obvious win,
       *[none] { "" }
    } as soon as { $text } has been played{ $time ->
        [none] { "" }
       *[other] , for the position then comes up for the { $time } time
    }
why-off-turn = { $side ->
        [white] White may claim only on White's
       *[black] Black may claim only on Black's
    } own turn, before moving
why-only-on-move = only the player to move can claim, and that is { $side ->
        [white] White
       *[black] Black
    }
why-only-opponent = only { $side ->
        [white] White, the opponent of the player who repeats,
        [black] Black, the opponent of the player who repeats,
       *[none] the opponent of the player who repeats
    } can claim
why-only-originator = only { $side ->
        [white] White
       *[black] Black
    }, who brought the position about first, can claim
why-had-to-be-invoked = the draw was there { $when } and had to be claimed before the next move
why-exists-since = the draw exists since { $half_move }
why-repetition-lapsed = a position that had come up often enough could be claimed { $when }, and only before the next move, which has been made
why-lapsed = a draw by { $draw } could be claimed { $when }, and only before the next move, which has been made
why-named-stood = the position named, { $when }, has come up { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }, and { $needed ->
        [one] { $needed } time
       *[other] { $needed } times
    } are needed
why-stood = the position, { $when }, has come up { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    }, and { $needed ->
        [one] { $needed } time
       *[other] { $needed } times
    } are needed
why-moves-counted = { $white } of White's moves and { $black } of Black's are counted
why-full-moves-counted = { $made ->
        [one] one full move is counted
       *[other] { $made } full moves are counted
    }
why-came-up = the present position came up { $when }
why-board-stands = the present position came up { $when }: a claim naming these is right
why-board-stands-announced = { $stood }; a claim naming all of these is right
why-evidence-missing = the moves that repeat the position must be named, and none was
why-evidence-would-be = the claim should have named { $half_moves }
why-evidence-lapsed = the position came up { $when }, and the right to claim by it has lapsed
why-nothing-repeated = no position has come up so often
why-not-played-yet = { $half_move } is not played yet
why-differs = { $when } { $how }{ $before ->
        [none] { "" }
       *[other] { " " }as { $before }
    }
why-named-twice = { $half_move } is named twice
why-too-few-named = { $words } { $named ->
        [1] move is
       *[other] different moves are
    } named, and { $needed } are needed
why-limit-held = the limit is reached, but the player to move can capture: that comes first
why-count-begins-anew = the count begins with { $half_move }, not with { $stated }: { $ended } { count-end } and ended what was counted before
why-count-begins-later = the count begins only with { $half_move }, not with { $stated }
why-count-begins-before = the claim counts { $claimed ->
        [one] { $claimed } move
       *[other] { $claimed } moves
    } from { $stated } on; the record shows { $shown } from { $half_move } on
why-count-began-before = the claim names { $stated } as the first; the count begins with { $half_move }, and it is complete
why-count-ended = nothing is counted: { $half_move } { count-end } and ended the last count
why-no-demand = the count begins only if the side with the lone king demands it, and no demand is recorded
why-other-pieces = the rule asks for other pieces: { $pieces }
why-suspended = nothing is counted while another count runs: { $rule }
why-lone-king-off-diagonal = nothing is counted: the lone king is not on the long diagonal
why-diagonal-not-held = nothing is counted: the stronger side does not hold the long diagonal
why-too-many-men = the players agreed while one had more than { $most ->
        [one] { $most } man
       *[other] { $most } men
    }, and may not yet
why-nothing-moved = no move has been made yet with these pieces
why-nothing-counted = no move is counted yet
why-not-blocked = a player can still move
why-undecided = { one-side } has not decided whether { $half_move } stands
why-cannot-stand = { $half_move } cannot stand, and nothing rests on it
why-let-stand = by claiming, { one-side } lets { $half_move } stand
why-not-ruled = the arbiter has not decided what becomes of the game
why-cannot-be-played = the announced move { $text } cannot be played: { $why }
why-no-agreement = no offer of a draw that was accepted is recorded
offer-lapsed = the offer lapsed{ $half_move ->
        [none] { "" }
       *[other] { " " }with { $half_move }
    }{ $late ->
        [yes] ; { other-side } accepted too late
       *[no] { "" }
    }
why-not-agreed = { one-side } offered a draw, and { $fate ->
        [open] { other-side } has not accepted it
        [declined] { other-side } declined it
        [opponent-moved] { offer-lapsed }: an offer is open only until the opponent moves
       *[moved] { offer-lapsed }: an offer is open only until the next move
    }

## What is not decided yet

on-position-not-won = the position after the last move counted is not won
on-no-obvious-win = there is no obvious win
on-time-control = at the time control of this game the draw comes by itself{ $unless ->
        [winning-position] , and the position after the last move counted is not won
        [obvious-win] , and there is no obvious win
       *[none] { "" }
    }
on-move-stands = { one-side } lets { $refusal ->
        [yes] the refusal pass
       *[no] { $half_move ->
            [none] it
           *[other] { $half_move }
        } stand
    }
on-taken-back = { one-side } accepts the taking back of { $half_move ->
        [none] the move
       *[other] { $half_move }
    }{ $wrong ->
        [yes] , or has that move corrected
       *[no] { "" }
    }
on-game-not-over = the game had not ended with the recorded result before that
on-arbiter-decides = the arbiter decides what becomes of the game
branch-ended = { $why }{ $article }: enter{ "\u00A0" }{ $result }{ $credited ->
        [yes] { "" }
       *[no] , not credited
    }
branch-lost = { one-side } has lost{ $article }: enter{ "\u00A0" }{ $result }
branch-waits = it is a draw only by what the arbiter finds{ $article }
branch-plays = { $due }
branch-goes-on = the game goes on
branch-if-decided = { $keeps ->
        [none] If { one-side } lets { $refusal ->
            [yes] the refusal pass
           *[no] it stand
        }, { $stands }. If { one-side } { $claims ->
            [yes] claims the game for { $refusal ->
                [yes] the refusal, before moving
               *[no] it
            }
           *[no] does not
        }, { $corrected }.
       *[other] If { one-side } accepts the taking back, { $stands }. If { one-side } holds { other-side } to { $keeps }{ $held ->
            [none] , { $corrected }
           *[other] { " " }and lets it stand, { $corrected }; if it is corrected, { $held }
        }.
    }
branch-held = { $due }{ $article }
branch-open = { $wrong }; { one-side } chooses whether it stands{ $article }.
branch-lets-stand = By claiming, { one-side } { $taken_back ->
        [yes] accepts that { $name } was taken back
       *[no] lets { $name } stand
    }.
branch-nothing-rests = No draw rests on what came after it.
result-if-so = { $result } if { $on }: { $why }
result-if-not = { $result } unless { $on }: { $why }

## Evidence

shows-occurrence = the position comes up for the { $time } time
shows-begins = the count begins after it
shows-first = the first move counted
shows-last = the last move counted
shows-only = the only move counted
shows-resets = ended the count before it; the new one begins
shows-demand = the count was demanded after it
shows-agreed = the players agreed after it
shows-stated = named in the claim
shows-about = the half-move it is about
shows-more = ... and { $hidden } more ...

## Other editions and other readings

edition-answers = By { $edition }: { $verdict }{ $when ->
        [none] { "" }
       *[other] : { $when }
    }. The event says which edition holds.
edition-since = the game has been a draw since { $half_move }
edition-then = it is a draw { $when }
edition-differs = This ruling is by { $ours }; by { $theirs } it is { $verdict }{ $diagonal ->
        [yes] , because the lone king was on the long diagonal
       *[no] { "" }
    }{ $when ->
        [none] { "" }
       *[other] : { $when }
    }. The event says which edition holds.
edition-of = { $year ->
        [none] the edition { $name }
       *[other] the edition of { $year }
    }
reading-other = Another reading: { $how }; { $then }.
reading-fresh = a capture begins a new count
reading-cumulative = the count runs on over a capture
reading-follow = the moves on the long diagonal follow the others
reading-replaces = the moves on the long diagonal replace what is left of the others
reading-stays = the moves on the long diagonal run on once the lone king has been there
reading-leaves = the full number holds again when the lone king leaves the long diagonal
reading-draw = a draw { $sooner ->
        [yes] already
       *[no] only
    } { $when }
reading-no-draw = no draw
reading-taken = As the text is read here, { $how }.
reading-open = The text does not say { $open }. It is read so: { $taken }.
reading-here = As the text is read here, { $reading }.
