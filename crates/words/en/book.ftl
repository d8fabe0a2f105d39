### The arbiter's book: what an entry says, what was noted, what stands against it, what to look at.

## What an entry says

book-warning = warning
book-penalty = penalty{ $points ->
        [none] {""}
       *[other] : { $single ->
            [yes] 1 point
           *[no] { $points } points
        }
    }{ $match_points ->
        [none] {""}
        [1] : 1 match point
        [-1] : -1 match point
       *[other] : { $match_points } match points
    }{ $board_points ->
        [none] {""}
        [1] : 1 board point
        [-1] : -1 board point
       *[other] : { $board_points } board points
    }{ $effect ->
        [none] {""}
       *[other] : { $effect }
    }
book-late = { $minutes ->
        [1] 1 minute late
       *[other] { $minutes } minutes late
    }
book-late-sometime = late
book-appeal = appeal, not decided
book-outcome = { $outcome ->
        [upheld] upheld
        [in-part] upheld in part
        [dismissed] dismissed
       *[withdrawn] withdrawn
    }
book-appeal-decided = appeal, { book-outcome }{ $by ->
        [none] {""}
       *[other] {" "}by { $by }
    }
book-incident = incident
book-of = { $id ->
        [none] {""}
       *[other] , { $id } { $name }
    }

## What was done

book-noted = entry { $number }{ book-of }, { $round ->
        [0] before round 1
       *[other] round { $round }
    }{ $board ->
        [none] {""}
       *[other] , board { $board }
    }: { $what }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }
book-decided = entry { $number }{ book-of }: the appeal is { book-outcome }
book-decided-again = entry { $number }{ book-of }: the appeal is { book-outcome }{ $same ->
        [yes] , as before, for another reason
       *[no] ; it was { $was ->
            [upheld] upheld
            [in-part] upheld in part
            [dismissed] dismissed
           *[withdrawn] withdrawn
        }
    }
book-struck = entry { $number }{ book-of }: { $what }, is taken out

## What stands against it

book-about-whom = { $kind ->
        [warning] a warning is about a player or a team, and none is named
        [penalty] a penalty is about a player or a team, and none is named
        [late] nobody is named who came late
        [appeal] nobody is named who appeals
       *[incident] nobody is named
    }
book-without-reason = nothing says why: an entry of the book needs its reason
book-no-penalty = { $teams ->
        [yes] nothing says what the penalty is: match points, board points, or an effect in words
       *[no] nothing says what the penalty is: points, or an effect in words
    }
book-below-zero = a penalty takes points: they are written without a minus
book-other-points = { $teams ->
        [yes] a player of a team has no points of their own to lose: a penalty takes match points or board points of the team
       *[no] players have points, and no match points or board points
    }
book-points-of-team = { $id } is a player, and match points and board points are those of a team
book-no-entry = { $entries ->
        [0] the book is empty
       *[other] the book has no entry { $number }
    }
book-no-appeal = entry { $number } is not an appeal
book-decided-before = entry { $number }: the appeal is { book-outcome } already; a reason is needed to decide it again
book-not-late = nobody is late by 0 minutes
book-no-ruling = { $rulings ->
        [0] { $board ->
                [none] the appeal names no board, so no ruling of it
               *[other] no ruling about board { $board } of round { $round } is recorded
            }
        [1] there is one ruling about board { $board } of round { $round }
       *[other] there are { $rulings } rulings about board { $board } of round { $round }
    }
stands-in-book = { $id } stands in the arbiter's book (entry { $number })

## What cannot be in the file

book-number = the book has number { $number } twice, or an entry 0
    .help = number the entries from 1, each with a number of its own
book-nobody = entry { $number } of the book is about nobody
    .help = say whom with `about`
book-other-field = entry { $number } of the book has `{ $field }`, which only entries of another kind have
    .help = leave it out
book-penalty-unsaid = entry { $number } of the book is a penalty that takes nothing
    .help = say what it is with `points` or `effect`; of a team, with `match_points` or `board_points`
book-penalty-gives = entry { $number } of the book would give points
    .help = a penalty takes points: write them without a minus
book-penalty-points = entry { $number } of the book takes points that { $id } does not have
    .help = players have `points`; teams have `match_points` and `board_points`

## What to look at

book-without-article = entry { $number }: the penalty of { $id } { $name } names no article
book-many-warnings = { $id } { $name } has { $warnings } warnings (entries { $numbers }) and no penalty since
    .help = look into the rules of the competition what follows
book-appeal-open = entry { $number }: the appeal of { $id } { $name } is not decided
book-appeal-no-ruling = entry { $number }: the appeal is against a ruling about { $board ->
        [none] no board
       *[other] board { $board }
    } of round { $round }, and none is recorded
book-appeal-other-board = entry { $number }: { $id } { $name } does not play at board { $board } of round { $round }, and appeals there
book-no-round = entry { $number } is about round { $round }, which is not paired
book-no-board = entry { $number } is about board { $board }, which round { $round } does not have
book-late-lost = entry { $number }: { $id } { $name } came { $minutes } minutes late; after { $default_time } the game is lost, and the board has no forfeit

## The book as a table

book-empty = Nothing is noted.
book-private = Private: for the arbiters and the report, not for the wall.
book-against = against the ruling: { $ruling }
book-decided-because = decided because: { $reason }
book-why = Entry { $number }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
book-decided-by = decided by { $name }
book-noted-by = noted by { $name }
book-on-card = Book, entry { $number }, { $round ->
        [0] before round 1
       *[other] round { $round }
    }{ $board ->
        [none] {""}
       *[other] , board { $board }
    }: { $what }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
