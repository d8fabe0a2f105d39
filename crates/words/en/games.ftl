### What is found in game records and written positions. Facts are those of the enums in
### `record::found`, `board::FenFault`, `board::FenMend` and their neighbours.

## Positions as text

fen-empty = the position is empty
    .help = write for example `W:W31-50:B1-20`
fen-no-piece = no piece stands on the board
    .help = list at least one piece, such as `W:W31:B`
fen-player-to-move = a player to move does not belong here
    .help = write only where the pieces stand, such as `W31-50:B1-20`
fen-not-a-player = `{ $text }` is not a player to move
    .help = begin with `W:` or `B:`, as in `W:W31-50:B1-20`
fen-neither-side = `{ $text }` belongs to neither side
    .help = begin each list with `W` or `B`, as in `W:W31-50:B1-20`
fen-not-a-counter = `{ $text }` is not a counter
    .help = write `H` or `F` and a number, or leave it out
fen-no-such-square = `{ $text }` is not a square of this board
    .help = squares are { $squares }
fen-blank-inside = a blank stands in `{ $text }`: a comma is missing there, or the blank is one too many
    .help = write `,` between two squares, and no blank inside a number
fen-occupied = square { $square } holds a { $holds ->
        [white-man] white man
        [white-king] white king
        [black-man] black man
       *[black-king] black king
    } and a { $also ->
        [white-man] white man
        [white-king] white king
        [black-man] black man
       *[black-king] black king
    }
    .help = list each square once
fen-not-king-moves = `{ $text }` does not count king moves
    .help = write `+` and a digit for Black and for White, as in `+0+2`, or leave it out

mended-dot = a dot ends the position; left out
mended-blanks = blanks or line breaks inside the position; left out
mended-turn = the player to move is not given; taken as { $taken ->
        [white] White
       *[black] Black
    }
mended-not-lifted = { $square } was captured and not yet lifted; taken as lifted
mended-range-down = the range { $range } runs downwards; taken as { $from }-{ $to }
mended-twice = square { $square } is listed twice
mended-which-king = which king of { $side ->
        [white] White
       *[black] Black
    } made { $moves } moves in a row is not given; not counted

## How a record is set up

setup-fen-repaired = { $mended }
setup-fen-invalid = the FEN tag holds no position: { $why }
    .note = the game cannot be replayed
setup-fen-doubtful = the moves do not fit the position of the FEN tag{ $why ->
        [turn] ; with the other player to move they do
        [colors] ; with its colours exchanged they do
       *[pieces] , in which one player has no piece
    }
    .note = nobody is charged with what does not fit
    .help = correct the FEN tag from the diagram or the score sheet
setup-command-invalid = a setup command holds no position: { $why }
setup-position-invalid = { $why }
setup-turn-disagrees = the FEN tag says that { $turn ->
        [white] White
       *[black] Black
    } moves, and the first move is { $turn ->
        [white] Black's
       *[black] White's
    } by its number and its piece
    .help = correct the first letter of the FEN, or the number of the move
setup-turn-set = a setup command says that { $turn ->
        [white] White
       *[black] Black
    } moves, and the pieces stay where they are
setup-man-on-far-row = { $side ->
        [white] a white man
       *[black] a black man
    } stands on { $square }, on the far row, where he would have been crowned
    .note = no game comes to this position: the board gives no result
setup-too-many-pieces = { $side ->
        [white] White
       *[black] Black
    } has { $pieces } pieces, and the game begins with { $most }
    .note = no game comes to this position: the board gives no result
setup-counted = the FEN counts { $half_moves } half-moves before this position: the counts of moves go on from there
    .note = the record does not show them: a draw that needs them is one if the counter is right
setup-position-set = a setup command puts a new position on the board
setup-board-is-not = the game type says a board of { $columns }x{ $ranks }, and { $rules } has { $rows }x{ $rows }
    .note = judged by { $rules }, which was named
setup-board-differs = the game type says a board of { $columns }x{ $ranks }, and { $rules } has { $rows }x{ $rows }
    .note = the game is not judged
setup-board-unknown = the game is played on a board of { $columns }x{ $ranks }, which no rule set has
    .note = the game is not judged
setup-squares-misnamed = the moves do not fit the squares as the game type names them
    .note = read as { $rules } names them: { $square } { $corner ->
        [top-left] at the upper left, seen by White
        [top-right] at the upper right, seen by White
        [bottom-left] at White's lower left
       *[bottom-right] at White's lower right
    }
setup-type-unknown = the game type `{ $value }` belongs to no rule set
    .note = judged by { $rules }
setup-type-in-words = the game type is the name `{ $value }`{ $number ->
        [none] {""}
       *[other] , where the standard has the number { $number }
    }
    .note = judged by { $rules }
setup-variant-only = the Variant tag says `{ $value }`, and there is no GameType tag
    .note = judged by { $rules }
setup-rules-guessed = judged by { $rules }, which replays the first games of the file furthest

## How a record is written

record-number-wrong = move number { $printed } where { $due } is due
    .label = { $due } expected
record-capture-with-hyphen = { $text }: a capture is written with a hyphen
    .note = { $more ->
        [0] { "" }
       *[other] and { $more } more moves in this game
    }
record-move-with-capture-sign = { $text }: a move without a capture is written with a capture sign
    .note = { $more ->
        [0] { "" }
       *[other] and { $more } more moves in this game
    }
record-king-letter = { $text }: the letter of a king, and a man made this move
    .note = { $more ->
        [0] { "" }
        [one] and { $more } more move in this game
       *[other] and { $more } more moves in this game
    }
record-parted = after { $after } the record no longer fits the position
    .label = not judged from here
    .help = compare both score sheets from the first finding on: a move may be missing
record-too-irregular = { $half_moves } irregular half-moves: the game is not followed further
    .label = not judged from here
    .help = compare both score sheets from the first finding on: a move may be missing
record-unreadable = `{ $text }` is neither move nor comment
    .note = { $more ->
        [0] passed over
       *[other] passed over, and { $more } more such texts in this game
    }
    .help = { $remarks ->
        [yes] put remarks between braces: { "{...}" }
       *[no] { "" }
    }
record-not-read = `{ $text }` stands where a move is due, and is not read as one
    .note = { $more ->
        [0] nobody is charged with what does not fit after it
        [one] nobody is charged with what does not fit after it; there is one more such text in this game
       *[other] nobody is charged with what does not fit after it; there are { $more } more such texts in this game
    }
    .help = write moves as 32-28, c3-d4 or cd4, and remarks between braces: { "{...}" }
record-another-game = another game seems to begin here: number 1 comes again
    .help = put tags before each game, or a result after the one before
record-breaks-off = the record breaks off in the middle of a move: `{ $text }`
    .help = enter the last move from the score sheet
record-given-up = by this comment the record could not be followed from here on when it was converted
    .help = compare the half-move before it with the score sheet
record-read-as = `{ $text }` is read as { $meant }
    .note = { $more ->
        [0] the whole game is legal with this reading, and with no other
        [one] the whole game is legal with this reading, and with no other; one more place in this game is read so
       *[other] the whole game is legal with this reading, and with no other; { $more } more places in this game are read so
    }
    .help = compare it with the score sheet
record-passed-over = `{ $text }` is passed over
    .note = { $more ->
        [0] the whole game is legal with this reading, and with no other
        [one] the whole game is legal with this reading, and with no other; one more place in this game is read so
       *[other] the whole game is legal with this reading, and with no other; { $more } more places in this game are read so
    }
    .help = compare it with the score sheet
record-moves-in-comment = `{ $text }` is a comment to the end of its line: it holds moves
    .help = if these moves were played, take out the sign that begins the comment
record-begins-in-the-middle = these moves are the rest of a game: they do not begin in the starting position
    .note = nobody is charged with what does not fit
    .help = join them to the game before: take out the result or the tag between its moves
record-not-judged = no half-move of this game could be judged
    .help = write moves as 32-28, c3-d4 or cd4, and remarks between braces: { "{...}" }
further-numbers = and { $more } more in this game
    .note = { further-numbers }

## What happened besides the moves

incident-unreadable = { $why }
    .note = not used
incident-too-many = more than { $most } incidents in one game
    .note = not used
    .help = split the record
incident-no-such-number = `{ $when } { $incident }`: no half-move that was followed has this number
    .note = not used
    .help = name a moment of the record: 23w, after 23w, ply:45, start or end
incident-no-such-moment = `{ $when } { $incident }`: the record has no such moment
    .note = not used
    .help = name a moment of the record: 23w, after 23w, ply:45, start or end
incident-no-side = `{ $name }` names no side
    .help = { $write }
incident-no-square = `{ $name }` names no square
    .help = { $write }
incident-not-a-square = `{ $word }` is not a square
    .help = { $write }
incident-no-claim = `{ $word }` is not a draw that can be claimed
    .help = { $write }
incident-nearly = the command `{ $name }` is not known, and nothing is judged by it
    .help = did you mean `{ $near }`?
incident-not-a-move = `{ $word }` names no move
    .help = { $write }
incident-too-much = `{ $name }` takes no `{ $word }`
    .help = { $write }
incident-alone = write `{ $name }` alone
incident-side = write `{ $name } w` for White, `{ $name } b` for Black
incident-squares = write `{ $name } w 32` for White, `{ $name } b 32` for Black
incident-claim = write `{ $name } w repetition 41w 45w 49w` for White, `{ $name } b repetition 41w 45w 49w` for Black
told-when = `{ $word }` names no moment; begin with 23w, after 23w, ply:45, start or end
told-kind = `{ $word }` is not an incident; { $near ->
        [none] { "" }
       *[other] did you mean `{ $near }`?{ " " }
    }known are { $known }
told-incident = { $wrong }; { $write }

## Results

result-missing = the moves end without a result
    .label = the last move
    .help = write the result after it, or `*`
result-not-a-result = `{ $value }` is not a result
    .help = write 2-0, 1-1, 0-2, 1-0, 1/2-1/2, 0-1, 0-0 or *
result-odd = no game has the result { $result }
    .help = write 2-0, 1-1, 0-2, 1-0, 1/2-1/2 or 0-1; if games are scored in another way, name it in a ResultFormat tag
result-between-moves = this game has no tags and { $number ->
        [none] begins without a move number
       *[other] begins with move { $number }
    }: a result may stand between the moves of the game before it
    .help = if the game went on, take that result out
result-no-tags = this game has no tags: it follows the result of another one, whose tags are not its own
    .help = write its tags before it; if the game before it went on, take that result out
result-mismatch = the tag says { $tag }, the moves end with { $moves }
    .label = after the moves
    .help = { $enter ->
        [none] enter the result both players signed
       *[other] enter { $enter }
    }
result-plycount-mismatch = PlyCount says { $says }, the record has { $half_moves } half-moves
result-not-a-plycount = `{ $value }` is not a number of half-moves
tag-no-date = `{ $value }` is not a date: the calendar has no such day
tag-no-rating = `{ $value }` is not a rating: a rating is a number
tag-no-result-format = the result format `{ $value }` is not known: the result is not held against it
    .help = write Plus draw, Delfts or Goes, or the results there are, such as 12-0, 9-1, 8-2
tag-no-time-control = `{ $value }` is not a time control in the form of PDN{ $read ->
        [none] : none is known
       *[other] : it is read as { $read }
    }
    .help = write seconds: 4800+60, 7200, 40/7200:3600
tag-no-position = the FEN tag holds no position: the game is judged from its start
tag-nearly = the tag { $name } is not known
    .help = did you mean { $near }?
tag-red = the tag Red is read as Black: the side that has the dark pieces
tag-entities = the characters that the value names as a page does are read: `{ $read }`
tag-twice = the tag { $name } stands twice
    .note = the first is used
result-void = the game is void: { $why }
result-by-law = { $depends ->
        [yes] at some time controls the laws give { $result }, at others not, and nothing names that of this game: { $why }, { $outcome }
       *[no] the laws give { $result }{ $waits ->
            [none] { "" }
           *[other] { " " }on one condition
        }: { $why }, { $outcome }
    }
    .note = { unless-found }
    .help = { $depends ->
        [yes] name the time control in the tag TimeControl, such as 5400+30
       *[no] { enter-if-found }
    }
unless-found = { $waits ->
        [winning-position] the arbiter must find first that the position then was not won
        [obvious-win] the arbiter must find first that there was no obvious win
       *[none] { "" }
    }{ $otherwise ->
        [none] { "" }
       *[other] { $waits ->
            [none] if it was no draw, { $otherwise }
           *[other] ; if it was won, { $otherwise }
        }
    }
enter-if-found = enter { $result }{ $credited ->
        [yes] { "" }
       *[no] , not credited
    }{ $waits ->
        [winning-position] { " " }if the position was not won
        [obvious-win] { " " }if there was no obvious win
       *[none] { "" }
    }
otherwise-ended = { $why }: { $result } ({ $source })
result-told = { $why }: { $outcome }
result-impossible = the result is { $recorded }, but { $why }: { $outcome }
    .note = { unless-found }
    .help = { $result ->
        [none] enter no result: nobody scores
       *[other] { enter-if-found }
    }
result-on-decision = the result depends on whether { one-side } { $taken_back ->
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
    }
    .note = { by-either-answer }
by-either-answer = { $taken_back ->
        [yes] if that is accepted, { on-decision-stands }; if not{ $wrong ->
            [yes] , and the move is left as it is
           *[no] { "" }
        }, { on-decision-corrected }{ $wrong ->
            [yes] ; the move can also be corrected, and then the game goes on
           *[no] { "" }
        }
       *[no] if it { $refusal ->
            [yes] passes
           *[no] stands
        }, { on-decision-stands }; if not, { on-decision-corrected }
    }
on-decision-stands = { $stands ->
        [none] the game goes on
       *[other] { $stands }
    }
on-decision-corrected = { $corrected ->
        [none] the game goes on
       *[other] { $corrected }
    }
result-of-neither = the result is { $recorded }; it is neither that with { $refusal ->
        [yes] the refusal let pass nor that of the game being claimed for it
       *[no] { $half_move ->
            [none] the irregularity
           *[other] { $half_move }
        } { $taken_back ->
            [yes] taken back nor that with it left as it was made
           *[no] standing nor that with it corrected
        }
    }, which { one-side } decides
    .note = { by-either-answer }
result-is-not = the result is { $recorded }, but { $why }

gives-won = { $side ->
        [white] White has won
       *[black] Black has won
    }
gives-not-credited = { $side ->
        [white] White has lost; Black is not credited
       *[black] Black has lost; White is not credited
    }
gives-drawn = the game is drawn
gives-both-zero = both players score 0
gives-void = the game is void

ended-resigned = { $side ->
        [white] White resigned
       *[black] Black resigned
    }
ended-flag-fell = { $side ->
        [white] White's flag fell
       *[black] Black's flag fell
    }
ended-both-flags-fell = both flags had fallen
ended-refused = { $side ->
        [white] White refuses to follow the rules
       *[black] Black refuses to follow the rules
    }
ended-left = { $side ->
        [white] White left the game
       *[black] Black left the game
    }
ended-upset = { $side ->
        [white] White upset the pieces
       *[black] Black upset the pieces
    }
ended-cancelled = { $side ->
        [white] White cancelled the game
       *[black] Black cancelled the game
    }
ended-board-wrong = the board lay wrongly
ended-violated = { $side ->
        [white] White broke the rules
       *[black] Black broke the rules
    }{ $at ->
        [none] { "" }
       *[other] { " at" } { $at }
    }
ended-agreed = a draw was agreed
ended-agreed-too-early = a draw was agreed after { $made ->
        [one] { $made } move
       *[other] { $made } moves
    } each; { $needed } each are required
ended-claimed = a draw by { draw-kind } was claimed
ended-drawn = { $at_once ->
        [yes] these pieces are a draw at once,
       *[no] it was a draw by { draw-kind }
    } { $at ->
        [none] at the start
       *[other] after { $at }
    }
ended-no-piece = { $side ->
        [white] White has no piece left
       *[black] Black has no piece left
    }
ended-no-move = { $side ->
        [white] White has no legal move
       *[black] Black has no legal move
    }
ended-king-made = a king has been made

## Draws

draw-condition-met = { $condition }
    .label = { $unplayed ->
        [yes] { $past ->
            [yes] the game could have been recorded as a draw there, and was played on
           *[no] such a game is not played on but recorded as a draw, if there is no obvious win
        }
       *[no] { $claimant ->
            [white] White { $past ->
                [yes] could
               *[no] can
            } claim a draw before moving
            [black] Black { $past ->
                [yes] could
               *[no] can
            } claim a draw before moving
            [either] either player { $past ->
                [yes] could
               *[no] can
            } claim a draw before the next move
           *[itself] { $past ->
                [yes] the game was drawn, but nobody claimed it before the next move
               *[no] the game is drawn
            }{ $depends ->
                [yes] , at some time controls
               *[no] { "" }
            }{ $waits ->
                [winning-position] , if the position is not won
                [obvious-win] , if there is no obvious win
               *[none] { "" }
            }{ $stands ->
                [none] { "" }
               *[other] , if { $stands } stands
            }
        }
    }
    .note = { $evidence }
draw-other-edition = by { $edition } { $claims ->
        [yes] a draw could be claimed
       *[no] the game was a draw
    } { $at ->
        [none] at the start
       *[other] after { $at }
    }{ $waits ->
        [yes] , if the arbiter finds it so
       *[no] { "" }
    }
    .note = the event says which edition holds
draw-too-early = drawn after { $made ->
        [one] { $made } move
       *[other] { $made } moves
    } each; { $needed } each are required to agree
    .note = { $then ->
        [both-zero] if it was agreed, both players score 0 ({ $source })
        [play-on] an agreement does not hold ({ $source })
       *[unsaid] no draw by it; the text names no penalty, and the arbiter decides
    }
    .help = ask both players whether they agreed: no agreement is recorded
evidence-stood-from-start = the position stood at the start, and after { $half_moves }
evidence-stood = the position stood after { $half_moves }
evidence-blocked-at-start = neither player can move at the start
evidence-blocked = neither player can move after { $after }
evidence-pieces-at-start = these pieces stand at the start
evidence-pieces = these pieces stand after { $after }
evidence-counted = counted from { $from } to { $to }

## Clocks

clock-unreadable = `{ $command }` shows no time
    .help = write [%clk 1:29:46], [%emt 0:01:07] or [%clock w1:29:46 B1:29:40]
clock-control-invalid = `{ $value }` is not a time control
    .note = the clocks are not held against it
    .help = write seconds: 4800+60, 40/7200:3600, or ? if it is not known
clock-flag-fell = { $side ->
        [white] White's clock shows { $shown }
       *[black] Black's clock shows { $shown }
    }
    .note = it counts once it has been noticed
    .help = { $to_record ->
        [none] { "" }
       *[other] record that it was: { "{[%flag " }{ $to_record }{ "]}" }
    }
clock-time-used = { $side ->
        [white] White has used { $used }, of { $given } at most
       *[black] Black has used { $used }, of { $given } at most
    }
    .note = it counts once it has been noticed
    .help = { $to_record ->
        [none] { "" }
       *[other] record that it was: { "{[%flag " }{ $to_record }{ "]}" }
    }
clock-too-much = { $side ->
        [white] White's clock shows { $shown }, and the control has given { $given } at most
       *[black] Black's clock shows { $shown }, and the control has given { $given } at most
    }
clock-gained = { $side ->
        [white] White's clock goes from { $before } to { $shown }, and a move adds { $seconds } s
       *[black] Black's clock goes from { $before } to { $shown }, and a move adds { $seconds } s
    }

## Repairs

repair-offer = { $slip ->
        [yes] if it is a slip of the pen:{ " " }
       *[no] { "" }
    }{ $changes }{ $only ->
        [deletion] : without it{ " " }
        [exchange] : exchanged,{ " " }
       *[other] :{ " " }
    }{ $then }{ $rivals ->
        [0] { "" }
        [1] ; another reading fits as well
       *[other] ; { $rivals } other readings fit as well
    }
repair-and = { $first }, and { $then }
repair-replaced = `{ $was }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } was { $sure ->
        [yes] probably
       *[no] perhaps
    } `{ $now }`
repair-pair-missing = `{ $now }` are { $sure ->
        [yes] probably
       *[no] perhaps
    } missing { $place ->
        [none] before it
       *[other] ({ $place })
    }
repair-missing = `{ $now }` is { $sure ->
        [yes] probably
       *[no] perhaps
    } missing { $place ->
        [none] before it
       *[other] ({ $place })
    }
repair-doubled = `{ $was }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } is { $sure ->
        [yes] probably
       *[no] perhaps
    } written twice
repair-not-played = `{ $was }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } was { $sure ->
        [yes] probably
       *[no] perhaps
    } not played
repair-columns = `{ $was }` and `{ $now }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } { $sure ->
        [yes] probably
       *[no] perhaps
    } stand in each other's column
repair-exchanged = `{ $was }` and `{ $now }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } { $sure ->
        [yes] probably
       *[no] perhaps
    } stand in each other's place
repair-other-side = { $side ->
        [white] White
       *[black] Black
    } { $sure ->
        [yes] probably
       *[no] perhaps
    } began
repair-board-turned = the squares were { $sure ->
        [yes] probably
       *[no] perhaps
    } named from the other side of the board
repair-replays-nothing = nothing follows that could confirm it
repair-replays-all = all { $half_moves } half-moves then replay
repair-replays-rest = { $half_moves ->
        [1] the remaining half-move then replays
       *[other] the remaining { $half_moves } half-moves then replay
    }
repair-replays-next = the next { $half_moves } half-moves then replay

## Questions about a game

case-no-start = game { $game } cannot be set up: { $why }
case-broken = game { $game } { $followed ->
        [none] cannot be judged to its end
       *[other] is followed for { $followed } of { $plies ->
            [one] { $plies } half-move
           *[other] { $plies } half-moves
        }
    }: { $why }
case-no-such-move = game { $game } has no half-move { $name }; { $first ->
        [none] its last is
       *[other] its first is { $first }, its last
    } { $last }
case-several = game { $game } has several half-moves { $name }: { $plies }
case-not-named = game { $game } has several such half-moves, { $plies }
case-no-side = { $name } can be White's move or Black's; write { $name }w or { $name }b
case-later = { $name } is made only after the claim, which is before { $at }
case-taken-back = { $name } was taken back: there is no position after it
case-next = the announced move { $name } cannot be played at { $at }: { $why }
breaks-off = the record breaks off
breaks-off-there = { $at ->
        [none] { "" }
       *[other] { $at }{ " " }
    }{ $what } (line { $line }, column { $column })
breaks-off-somewhere = { $at ->
        [none] { "" }
       *[other] { $at }{ " " }
    }{ $what }

## Rule documents

rule-unknown-set = there is no rule set `{ $name }`
rule-no-fields = the file holds no field of a rule set
    .help = begin with `name: my-club` and `extends: international`
rule-off-alone = draw clause `{ $clause }` is switched off, but nothing is extended
    .help = leave the clause out, or add `extends:`
rule-circle = the rule sets that `{ $base }` extends lead back to it
    .help = extend a set that does not extend this one
rule-unknown-base = there is no rule set `{ $base }` to extend
rule-inherited-twice = `inherited_source` and `inherited_as` exclude each other
    .help = leave one of them out
rule-nothing-off = there is no draw clause `{ $clause }` to switch off
    .help = the extended set has { $clauses }
rule-no-name = the rule set has no name
    .help = add a line such as `name: my-club`
rule-unknown-edition = there is no rule set `{ $of }` of which it could be an edition
rule-missing = the rule set does not say: { $fields }
    .help = add these fields, or `extends: international` to take them from another set
rule-bad-name = `{ $name }` is not a name for a rule set
    .help = use small letters, digits and hyphens, such as `my-club`
rule-all-squares = all squares of a { $board } board are in play
    .help = write `squares: dark`, or `board: 8x8`
rule-bad-start = the start position is not one: { $why }
    .help = { $write }; list squares of the { $board } board
rule-no-direction = `{ $field }` allows no direction
    .help = name at least one
rule-loses-by-winning = who plays to have no move or piece cannot lose by it
    .help = leave `no-piece` and `no-move` out of `losses`, or write `goal: block`
rule-after-king-first = `king-first` settles everything, so nothing can come after it
    .help = write it last
rule-landing-of-one = a king that goes one square has no choice of where to land
    .help = write `king_landing: any`, or `king_range: any`
rule-block-without-limit = no limit on king moves can leave a player without a move
    .help = write `limit_block: loss`, or a `king_quiet_limit`
rule-pace-never = a rule for a time control says not when it holds
    .help = add `when: [accelerated]`
rule-pace-more = a rule for a time control changes more than fields and draws
    .help = leave names, titles and documents to the set itself
rule-not-chosen = `{ $rules }` leaves { $field } to the organiser: { $one } or { $other }
rule-at-pace = at a time control: { $why }
rule-clause = { $why }

clause-same-id = two draw clauses are called `{ $clause }`
    .help = give each its own id
clause-makes-way = draw clause `{ $clause }` makes way for `{ $other }`, which counts nothing
    .help = name a clause of the set that counts and makes way for none
clause-no-kind = draw clause `{ $clause }` has no kind
    .help = add `kind: { $kinds }`
clause-no-effect = draw clause `{ $clause }` does not say how it takes effect
    .help = add `effect: automatic | claim`
clause-takes-no = draw clause `{ $clause }` is of kind { $kind } and takes no `{ $field }`
    .help = leave it out
clause-no-occurrence = draw clause `{ $clause }` needs the occurrence that draws, from 2
    .help = add `occurrence: 3`
clause-no-moves = draw clause `{ $clause }` has no number of moves
    .help = add `moves: 25`
clause-none-counted = draw clause `{ $clause }` counts no move: every game would be drawn at its start
    .help = write `moves: 25`, or `off: true` to have none
clause-no-pieces = draw clause `{ $clause }` does not say which pieces stand
    .help = add `material: [3K-1K]`

setting-nothing = `{ $setting }` sets nothing
setting-no-clause = { $setting }: there is no draw clause `{ $clause }`
    .help = the set has { $clauses }
setting-refused = { $setting }: { $why }
setting-no-field = { $setting }: there is no field `{ $field }`

## Moves that somebody asks about

asked-not-a-move = `{ $text }` is not a move: { $why }
    .help = { asked-how-to-write }
asked-file-alone = `{ $text }` gives the first square by its file alone
    .help = { asked-how-to-write }
asked-no-square = `{ $square }` is not a square; squares are { $squares }
    .help = { asked-how-to-write }
asked-how-to-write = write the squares with a sign between them, such as { $example }
asked-ambiguous = `{ $text }` does not say which capture is meant
    .help = write { $captures }
asked-not-legal = { $text } is not legal{ $why ->
        [none] {""}
       *[other] : { $why }
    }
    .help = legal here: { $legal ->
        [none] nothing
       *[other] { $legal }
    }
asked-legal = it is legal
asked-several = it can mean { $moves }
asked-no-path = no capture goes by these squares
asked-answer = { $text }: { $what }{ $code ->
        [none] {""}
       *[other] {" "}[{ $code }]
    }
asked-article = article: { $article }
asked-instead = legal: { $legal ->
        [none] nothing
       *[other] { $legal }
    }
asked-none-legal = { $side ->
        [white] White
       *[black] Black
    } has no legal move
asked-takes = { $written }   takes { $squares }
