# What several messages refer to, and the English of values that are declared without it.

book-outcome = { $outcome ->
        [upheld] upheld
        [in-part] upheld in part
        [dismissed] dismissed
       *[withdrawn] withdrawn
    }
book-of = { $id ->
        [none] {""}
       *[other] , { $id } { $name }
    }
and-of-black = { $black ->
        [0] { "" }
        [one] { " " }and { $black } move of Black
       *[other] { " " }and { $black } moves of Black
    }
to-move = { $turn ->
        [white] White
       *[black] Black
    }
noted-count-end = { $why ->
        [capture] is a capture: it ended the count
        [man-move] is a move of a man: it ended the count
        [promotion] made a king: it ended the count
        [king-left] left the long diagonal: it ended the count
        [suspended] began a count to which this one makes way
       *[pieces] changed the pieces: it ended the count
    }
month-name = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[other] Dec
    }
one-side = { $side ->
        [white] White
       *[black] Black
    }
other-side = { $side ->
        [white] Black
       *[black] White
    }
piece-there = { $holds ->
        [white-man] white man
        [white-king] white king
        [black-man] black man
       *[black-king] black king
    }
which-piece = { $king ->
        [yes] a king
       *[no] a man
    }
pieces-taken = { $takes ->
        [one] { $takes } piece
       *[other] { $takes } pieces
    }
behind-not-judged = { $behind ->
        [0] { "" }
        [one] the half-move after it is not judged
       *[other] the { $behind } half-moves after it are not judged
    }
decided-besides = { $part ->
        [none] { "" }
       *[other] ; a correction is not made in part ({ $part })
    }{ $lifted ->
        [none] { "" }
       *[other] ; taken as captured: { $lifted }
    }
decides-before = { one-side } decides before { $moved ->
        [yes] pressing the clock
       *[no] moving
    }
no-penalty = no draw by it; the text names no penalty, and the arbiter decides what becomes of the game
bye-word = { $bye ->
        [bye] bye
        [full-point-bye] full-point bye
        [half-point-bye] half-point bye
       *[absent] absent
    }
players-word = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
rounds-paired = rounds { $first } to { $last } are paired
when-word = { $date ->
        [none] {""}
       *[other] , { $date }
    }{ $time ->
        [none] {""}
       *[other] , { $time }
    }
boards-word = { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
group-word = { $by ->
        [club] club
        [family] family
        [federation] federation
       *[team] team
    }
imported-word = { $name }, { $system }, { players-word }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } paired
games-word = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
stage-clock-moves = { $increment ->
        [0] {""}
       *[other] {" "}and { $increment } s a move
    }{ $delay ->
        [0] {""}
       *[other] {" "}with { $delay } s of each move free
    }
desk-place = { $number ->
        [none] board { $board }
       *[other] match { $number }, board { $seat } (board { $board })
    }
desk-at-board = { desk-place }{ $game ->
        [none] {""}
       *[other] , game { $game }
    }
desk-put-off = { $postponed ->
        [yes] , postponed{ $until ->
            [none] {""}
           *[other] {" until "}{ $until }
        }
       *[no] {""}
    }
failed-file = { $file ->
        [none] {""}
       *[other] { $file }:{" "}
    }
failed-called = { $called ->
        [event] an event
       *[rating-list] a rating list
    }
list-two-teams = { $first ->
        [none] { $second }
       *[other] { $second ->
            [none] { $first }
           *[other] { $first } and { $second }
        }
    }
further-numbers = and { $more } more in this game
    .note = { further-numbers }
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
asked-how-to-write = write the squares with a sign between them, such as { $example }
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
said-before = { $before ->
        [none] { "" }
       *[other] { " " }{ $before }
    }
its-article = { $article ->
        [none] { "" }
       *[other] { $article }
    }
hears-both = { $then ->
        [none] also hears both players
       *[other] hears both players
    }
enter-or-stands = { $recorded ->
        [yes] { $result } stands
       *[no] enter{ "\u00A0" }{ $result }
    }
and-is-struck = { $struck ->
        [none] { "" }
       *[other] , and { $struck } is struck
    }
had-to-play = { $past ->
        [yes] had to
       *[no] must
    } play
with-that-piece = { $wrongly_moved ->
        [yes] , with the same piece
       *[no] { "" }
    }{ $source ->
        [none] { "" }
       *[other] { " (" }{ $source })
    }
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
draw-counts = { $waits ->
        [yes] counts only if it was none
       *[no] does not count
    }
game-played-since = the { $half_moves ->
        [1] move since goes
       *[other] { $words } moves since go
    } back too, unless the arbiter finds it too late (no limit named).
not-played = such a game is not played on but recorded as a draw, unless an obvious win is shown, which the arbiter judges
draw-unless = { $waits ->
        [winning-position] , and it is one only if the arbiter finds that the position is not won
        [obvious-win] , and it is one unless an obvious win is shown, which the arbiter judges
       *[none] { "" }
    }
fate-due = { $due ->
        [none] { "" }
       *[other] : { $due }
    }
tally-moves = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
tally-draw = { $claims ->
        [yes] the draw can be claimed
       *[no] the game is a draw
    }
stranded-outside = { $needed ->
        [none] { $bye ->
            [yes] only the bye
           *[no] nobody
        }
       *[other] only { $needed }{ $bye ->
            [yes] {" "}and the bye
           *[no] {""}
        }
    }
breach-article = { $article ->
        [none] {""}
       *[other] {" "}(FIDE { $article })
    }
bracket-word = the bracket of { $single ->
        [yes] { $score } point
       *[no] { $score } points
    }
parity-word = { $initial ->
        [yes] odd
       *[no] even
    }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , not final
    }
prize-why-left = { $why ->
        [too-few] fewer may win than there are prizes
        [prize-elsewhere] the others have a prize elsewhere
        [no-games] no game has been played yet
       *[no-standings] no standings decide it
    }
color-word = { $color ->
        [white] White
       *[black] Black
    }
record-name-word = { $name ->
        [none] `` (no name)
       *[other] `{ $name }`
    }
irregular-why = { $note ->
        [none] {""}
        [withdrawn] {" "}(withdrawn)
        [white-late] {" "}(White too late)
        [black-late] {" "}(Black too late)
        [both-late] {" "}(both too late)
        [loser-late] {" "}(too late)
        [white-absent] {" "}(White not there)
        [black-absent] {" "}(Black not there)
        [loser-absent] {" "}(not there)
       *[written] {" "}({ $text })
    }
nth = { NUMBER($number, type: "ordinal") ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }
clause-reset = { $reset ->
        [capture] a capture
        [man-move] a move of a man
       *[promotion] a crowning
    }
count-end = { $why ->
        [capture] was a capture
        [man-move] was a move of a man
        [promotion] made a king
        [king-left] took the lone king off the long diagonal
        [suspended] began another count, to which this one makes way,
       *[pieces] changed the pieces
    }
win-of = win{ $strong ->
        [white] { " " }for White
        [black] { " " }for Black
       *[none] { "" }
    }
draw-kind = { $kind ->
        [repetition] repetition
        [no-progress] moves without progress
        [ending] the endgame count
        [agreement] agreement
       *[both-blocked] both sides being blocked
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
offer-lapsed = { one-side }'s offer lapsed{ $half_move ->
        [none] { "" }
       *[other] { " " }with { $half_move }
    }{ $late ->
        [none] { "" }
       *[other] , and { other-side } accepted it only { $late }
    }
of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}of { $rounds }
    }
of-category = { $category ->
        [none] {""}
       *[other] , { $category }
    }
players-in-all = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
away-word = { $bye ->
        [bye] bye
        [full-point-bye] full-point bye
        [half-point-bye] half-point bye
       *[absent] absent
    }
stage-of-ladder = { $stage ->
        [standard] standard
        [rapid] rapid
        [blitz] blitz
        [second-blitz] second blitz
        [superblitz] superblitz
        [lehmann-georgiev] Lehmann-Georgiev
        [deciding] deciding game
       *[other] { $stage }
    }
side-word = { $color ->
        [white] White
       *[black] Black
    }
score-word = { $single ->
        [yes] { $score } point
       *[no] { $score } points
    }
head-tie-break = { $code }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
value-without = { $without ->
        [none] {""}
       *[other] {" "}(without { $without })
    }
value-opponent = { $opponent ->
        [none] nobody
       *[other] { $opponent }
    }
value-no-opponent = { $opponent ->
        [none] no opponent
       *[other] { $opponent }
    }
trf-in-round = player { $player }, round { $round }
trf-part = { $part ->
        [number] start number
        [team] team number
        [sex] sex
        [name] name
        [rating] rating
        [federation] federation
        [id] number at the federation
        [birth] date of birth
        [points] number of points
        [match-points] number of match points
        [rank] rank
        [opponent] opponent
        [color] colour
        [result] result
        [round] round
        [date] date
        [initial-color] initial colour
        [bye] kind of bye
        [forfeit] kind of forfeit
        [board-colors] list of colours
        [letter] letter for a result
        [worth] worth of a result
       *[value] value
    }
trf-more-lines = { $more ->
        [0] {""}
        [one] , here and in { $more } more line
       *[other] , here and in { $more } more lines
    }
note-more-players = { $more ->
        [0] {""}
        [one] , and { $more } more player
       *[other] , and { $more } more players
    }
how-to-write-a-result = write BOARD=RESULT, such as 3=2-0, or PLAYER=win
