### The report of an event, norms, and the heads of the arbiter's book.

title-book = The arbiter's book{ $player ->
        [none] {""}
       *[other] : { $player }
    }
head-entry-number = No.
head-entry = Entry
head-article = Article
head-reason = Reason
head-titled-opponents = Titled
head-foreign-opponents = Abroad
head-foreign-federations = Feds
head-norm = Norm

## The report

title-event-report = Report of the event
title-schedule = Schedule
title-irregular = Games out of the ordinary
title-rulings = Rulings
title-norms = Norms
fact-arbiters = Arbiters
fact-system = System
fact-rounds = Rounds
fact-time-control = Thinking time
fact-rules = Rules
fact-scoring = Points
fact-earliest-draw = Draws
fact-default-time = Default time
fact-field = Field
fact-federations = Federations
fact-average-rating = Average rating
fact-games = Games
report-system = { $system ->
        [swiss] Swiss
        [round-robin] round robin
        [match] match
        [scheveningen] Scheveningen
       *[knockout] knockout
    }
report-drawn-opening = Round { $round }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] boards
           *[no] board
        } { $boards }
    }: opening { $table } { $number }, { $from ->
        [none] drawn by hand
       *[other] from the number { $from }{ $called ->
            [yes] {" "}that was called out
           *[no] {""}
        } among { $lines } lines
    }
report-rounds = { $rounds }{ $of ->
        [none] {""}
       *[other] {" "}of { $of }
    }{ $games ->
        [1] {""}
       *[other] , { $games } games a pairing
    }
report-scoring = { $win }-{ $draw }-{ $loss } (win, draw, loss)
report-scores = { $scores }
report-rules = { $rules }{ $changes ->
        [none] {""}
       *[other] , with { $changes }
    }
report-own-rules = { $file }
report-earliest-draw = by agreement after { $moves } moves of each player
report-default-time = { $minutes } minutes
report-field = { $players ->
        [1] 1 player
       *[other] { $players } players
    }{ $teams ->
        [0] {""}
        [1] , 1 team
       *[other] , { $teams } teams
    }
report-of-federation = { $federation } { $players }
report-average = { $average }{ $rated ->
       *[other] {" "}({ $rated } of { $players } players have a rating)
    }
report-games = { $played ->
        [1] 1 played
       *[other] { $played } played
    }{ $open ->
        [0] {""}
        [1] , 1 board without a final result
       *[other] , { $open } boards without a final result
    }
report-missing = To fill in: { $gaps }.
report-gap = { $gap ->
        [place] the place
        [federation] the federation
        [start] the first day
        [end] the last day
        [arbiters] the arbiters
        [time-control] the thinking time
        [dates] the days of some rounds
        [player-federations] the federations of some players
        [federation-ids] the numbers of some players at the federation
        [ratings] the ratings of some players
        [results] results are missing
        [rating-changes] the rating changes: no rating list was named
       *[norms] norms: no document of norms was named
    }
report-of-board = Round { $round }, board { $board }: { $what }
report-nothing-irregular = None: every game was played and stands as it was first recorded.
report-no-rulings = No ruling is recorded.
report-private = For the federation, not for the wall: the report has the arbiter's book.
report-sign = { $name ->
        [none] Arbiter
       *[other] { $name }
    }: ______________________________   Date: ______________
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
irregular-forfeit = forfeit{ irregular-why }
irregular-double-forfeit = double forfeit{ irregular-why }
irregular-adjourned = adjourned
irregular-adjudicated = decided by the arbiter
irregular-annulled = struck out
irregular-score-only = only the score of the games together is known
irregular-postponed = postponed{ $until ->
        [none] {""}
       *[other] {" "}until { $until }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
irregular-corrected = corrected, before: { $was } ({ $reason })
irregular-colors = the colours were exchanged, before: { $was } ({ $reason })
irregular-by-hand = paired by hand ({ $reason })
irregular-unrated = does not count for ratings
irregular-open = has no result
irregular-noted = { $text }

## Norms

norm-category = in category { $category }
norm-games = { $has ->
        [1] 1 game
       *[other] { $has } games
    } played, { $least } asked
norm-titles = opponents with titles come to { $has }, { $least } asked{ $counted ->
        [none] {""}
       *[other] {" "}({ $counted })
    }
norm-foreigners = { $has ->
        [1] 1 opponent
       *[other] { $has } opponents
    } of other federations, { $least } asked{ $unknown ->
        [none] {""}
       *[other] ; the federation is not known of { $unknown }
    }
norm-federations = { $has ->
        [1] 1 other federation
       *[other] { $has } other federations
    } among the opponents, { $least } asked{ $unknown ->
        [none] {""}
       *[other] ; the federation is not known of { $unknown }
    }
norm-average = { $has ->
        [none] an average rating of { $least } is asked of the opponents, and it is not known (without a rating: { $unrated })
       *[other] the opponents have { $has } on average, { $least } asked
    }
norm-score = { $has } points of { $of }, { $least } asked ({ $percent }% from an average of { $from }; it is { $average })
norm-too-low = the opponents have { $average } on average, and a score is asked from { $from } on
norm-no-average = the score that is asked is not known (without a rating: { $unrated })
norm-heading = Norm for { $title }{ $category ->
        [none] {""}
       *[other] , category { $category }
    }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }
norm-cell = { $has } { $sign } { $least }
norm-answer = { $granted ->
        [yes] yes
        [no] no
       *[unknown] ?
    }
norm-granted = { $title }: { $names ->
        [none] nobody
       *[other] { $names }
    }{ $open ->
        [none] {""}
       *[other] ; not known: { $open }
    }.
norm-of = { $name }, { $title }: { $met ->
        [yes] met
        [no] not met
       *[unknown] not known
    }: { $line }
norm-unknown-title = Nobody counts by the title { $title }, which is not known and which nobody here has{ $near ->
        [none] .
       *[other] ; did you mean { $near }?
    }
norm-unknown-category = Nobody can have the norm of category { $category }, which this event does not have{ $near ->
        [none] : it has { $known }.
       *[other] ; did you mean { $near }?
    }
norm-not-complete = Results are missing or rounds are to come: the norms are as they stand now.
norm-at-the-board = Only games played at the board count; a micro-match is one, with the points of its games.
norm-by = By: { $scheme }.

## What may not be in a document of norms

norms-none = the document has no norm
    .help = name at least one under `norms`
norms-no-title = a norm, or a line of titles, has no title
    .help = write one, such as GMI
norms-no-games = the norm for { $title } asks for no game
    .help = say from how many games on it can be had
norms-title-lines = the norm for { $title } counts no title, or in too many lines: from 1 to { $most }
    .help = say under `of` who counts
norms-each = in the norm for { $title } somebody counts as nobody, or too many count as one: `each` is from 1 to { $most }
    .help = 3 says that three count as one
norms-foreigners = the norm for { $title } asks nothing of foreigners
    .help = say `opponents` or `federations`, or leave `foreigners` out
norms-percent = the norm for { $title } asks for { $percent }% of the points
    .help = at most 100
norms-no-score = the norm for { $title } asks for a score and names none
    .help = say from which average which percentage is asked, or leave `score` out
norms-score-order = the norm for { $title } asks for a score from { $from } on after that of a higher or the same average
    .help = write the lowest average first
