### The desk at which results are entered. Facts are those of the enums in `app::event::desk`.

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
desk-player = { $name }
desk-player-of-team = { $name } ({ $team }, { $color ->
        [white] White
       *[black] Black
    })
desk-asks-result = { desk-at-board }: { $first } - { $second }{ $white ->
        [none] {""}
       *[other] {" "}({ $white } has White)
    }{ $results ->
        [none] {""}
       *[other] {" "}{ $results }
    }{ desk-put-off }{ $is_final ->
        [yes] , recorded
       *[no] {""}
    }:
desk-asks-amended = { desk-at-board }: { $first } - { $second } { $results }, recorded; the right result:
desk-asks-reason = board { $board }, reason for the change:
desk-asks-which = number of the board, or part of a name:
desk-asks-undo = take operation { $number } back? y or n:
desk-all-in = round { $round }: { $adjourned ->
        [0] all results are in
        [one] all other results are in, { $adjourned } board is adjourned or postponed
       *[other] all other results are in, { $adjourned } boards are adjourned or postponed
    }:
desk-round-gone = round { $round } is no longer paired:

desk-head = { $event }, round { $round }: { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }, { $open } without a result
desk-results = { $keys }
desk-result-key = { $key } for { $result }
desk-home-first = scores have the points of the home player first, who is named first; w and b are wins of White and of Black
desk-commands = Enter to skip, < back, / search, a amend, u undo, m missing, ? help, q quit
desk-further = also w, b, d, =; longer results after a colon: `:w-late`, `:adjourned`, `:12=2-0`
desk-board = { desk-place }: { $first } - { $second }{ $results ->
        [none] {""}
       *[other] {" "}{ $results }
    }{ desk-put-off }
desk-to-come = { $open } boards without a result: { $boards }
desk-nothing-to-come = no result is missing
desk-would-undo = not entered here: { $what }
desk-left-as-it-is = nothing was changed
desk-left = { $entered ->
        [0] no result was entered
        [one] { $entered } result was entered
       *[other] { $entered } results were entered
    }

desk-recorded = board { $board }: { $first } - { $second } has { $results } already
    .help = the key a changes it, with a reason
desk-meanwhile = board { $board }: { $first } - { $second } has got { $results } in the meantime; nothing was entered
    .help = the key a changes it, with a reason; Enter continues
desk-emptied = the result of board { $board } has been removed in the meantime; nothing was entered
    .help = see whether it is the right board, and enter it again
desk-other-players = other players have been paired on board { $board } in the meantime; nothing was entered
    .help = see whether it is the right board, and enter it again
desk-no-board-asked = no result is missing
    .help = search for a board with /, or go back with <
desk-not-found = no board of this round has `{ $text }`
    .help = / and the number of a board, or part of a name
desk-nothing-to-amend = board { $board } has no result yet
    .help = go back to the board with <, or search for it with /
desk-no-reason = a recorded result is not changed without a reason; nothing was changed
desk-nothing-before = this is the first board
