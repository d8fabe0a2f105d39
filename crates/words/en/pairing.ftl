### Why a round is paired as it is, or cannot be. Facts are those of `Stranded`, `Breached`, `Why` and their kin.

## No legal pairing

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
stranded-players = each of these needs an opponent, and there is { stranded-outside }: { $groups }
stranded-groups = each of these groups needs an opponent from outside, and there is { stranded-outside }: { $groups }
stranded-between = Between them { $stands }
between-met = { $pairs ->
        [one] { $pairs } pair has met
       *[other] { $pairs } pairs have met
    }
between-apart = { $pairs ->
        [one] { $pairs } pair is kept apart
       *[other] { $pairs } pairs are kept apart
    }
between-same-color = { $pairs ->
        [one] { $pairs } pair
       *[other] { $pairs } pairs
    } must both have the same colour
between-had-bye = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } may not have the bye again
way-meet-although-apart = let players meet who are kept apart
way-others-play = let somebody sit the round out, or somebody absent play
way-end-earlier = end the tournament a round earlier
way-pair-by-hand = pair the round by hand

## Against the rules

breach-unpaired = { $player } is not paired
breach-twice = { $player } is paired more than once
breach-away = { $player } is paired, but not to be paired in this round
breach-unknown = no player stands at place { $place } of the field
breach-alone = { $player } is paired with the same player
breach-rematch = { $one } and { $other } have met in round { $round }
breach-kept-apart = { $one } and { $other } are kept apart in this round
breach-same-color = { $one } and { $other } must both have { color-word }
breach-barred-bye = { $player } may not have the bye after round { $round }, a bye or a win without a game
breach-needless-bye = { $player } has the bye, but the number of players is even
breach-missing-bye = the number of players is odd, but nobody has the bye
breach-wrong-color = { $black } should have White against { $white }
breach-third-running = { $player } has { color-word } for the third time running
breach-difference = { $player } will have had { $more ->
        [white] White { $times } times more than Black
       *[black] Black { $times } times more than White
    }
breach-bye-score = { $player } with { $score } has the bye, but { $instead } with { $least } could have it
breach-board-order = board { $board } belongs before board { $before }
breach-article = { $article ->
        [none] {""}
       *[other] {" "}(FIDE { $article })
    }
round-breach = round { $round }: { $what }{ breach-article }
round-detail = round { $round }: { $what }{ breach-article }
round-without-pairing = round { $round }: the system finds no legal pairing of these players
round-otherwise = round { $round }: { $by_hand ->
        [yes] paired by hand; the
       *[no] the
    } system would have { $boards ->
        [0] the bye
        [1] one board
       *[other] { $boards } boards
    } otherwise
check-relax = what could be relaxed: { $ways }
check-breach = { $what }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }
check-because = { $why }{ $criterion ->
        [none] {""}
       *[other] {" "}({ $criterion })
    }
check-drawn-round = round { $round }: drawn by lot, but not by the rules
check-drawn-sum = { $same } of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } drawn by lot and by the rules
check-round = round { $round }: { $pairs } of { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    } not as { $system }
check-round-impossible = round { $round }: no legal pairing exists
check-sum = { $same } of { $rounds ->
        [one] { $rounds } round as { $system } pairs it
       *[other] { $rounds } rounds as { $system } pairs them
    }
check-in-report = report
check-by-system = system
check-no-pairing = no legal pairing of round { $round } exists
check-several-byes = more than one has the pairing-allocated bye: { $players }
check-rounds-not-said = note: the file does not say how many rounds the tournament has; { $rounds ->
        [one] the { $rounds } that is paired counts as its only round
       *[other] the { $rounds } that are paired count as all of them
    }
check-numbers-are-places = note: the start numbers are the final places and do not follow the ratings; rounds cannot be paired again by numbers that were given after the last of them
check-older-rules = note: the tournament began on { $day }, and the rules of { $law } that are checked here are in force since { $since }
check-schedule = note: the system is a schedule, { $name }: no round of it is paired from the scores before it, so no pairing was checked
check-other-place = { $number } { $name } is { $place } by record { $record } ({ $tie_breaks }), and the report says { $said }
check-other-place-by-points = { $number } { $name } is { $place } by the points, and the report says { $said }
check-places-open = note: the places were not held against record { $record }: { $missing ->
        [one] { $missing } result is
       *[other] { $missing } results are
    } missing
check-places-unknown = note: the places were not held against record { $record }: tie-break { $code } is not known
check-places-no-event = note: the places were not held against record { $record }: { $why }
check-everybody-met = note: everybody has met everybody, and no record names the system: read as a Swiss
check-other-way-round = the colours are the other way round

## What a system is called

system-dutch = the Dutch system
system-team-type-a = the Swiss team system with preferences of type A
system-team-type-b = the Swiss team system with preferences of type B
system-team = the Swiss team system without colour preferences
system-lot = the lot
system-named = { $name }

## Why not otherwise

bracket-word = the bracket of { $single ->
        [yes] { $score } point
       *[no] { $score } points
    }
why-chosen = that is the pairing
why-met = they have met in round { $round }
why-had-bye = a bye, or the points of a win without a game, in round { $round }
why-same-color = both must have { color-word }
why-apart = they are kept apart{ $why ->
        [none] {""}
       *[other] : { $why }
    }
why-incomplete = the others could not all be paired
why-worse = { bracket-word } would be worse: { $criterion }: { $instead } instead of { $chosen }
why-later = as good in everything, but { bracket-word } is tried in an order, and that comes later in it
why-no-bye = the number to be paired is even: nobody has it
left-alone-in-bracket = alone in the bracket
left-meets-nobody = may meet nobody in the bracket
left-odd = the bracket has an odd number of players
left-not-all = the players of the bracket cannot all be paired with each other
left-unknown = {""}

## What the criteria of the Dutch system count


## What the criteria of the team system count


## Colours

due-color = { $name } is due { color-word }, { $strength ->
        [mild] mild
        [strong] strong
       *[absolute] absolute
    }
due-neither = { $name } is due neither colour
due-before = when their colours last differed, { $white } had { $white_had ->
        [white] White
       *[black] Black
    } (round { $white_round }) and { $black } { $black_had ->
        [white] White
       *[black] Black
    } (round { $black_round })
colors-due = { $white }; { $black }
colors-last-difference = both are due the same{ $before ->
        [none] {""}
       *[other] ; { $before }
    }: now the other way round
colors-higher = both are due the same; { $name } is ranked higher and gets{ $color ->
        [none] {""}
        [white] {" "}White
       *[black] {" "}Black
    }
colors-initial = nobody is due a colour; { $name } is ranked higher and gets { color-word }, { $initial ->
        [yes] the
       *[no] not the
    } initial colour: { $own ->
        [yes] number { $number } is { parity-word }
       *[no] number { $number } counts as { parity-word } without those who have not been paired yet
    }
colors-of-teams = { $rule ->
        [initial] neither has played a match; { $name } is the first team and, with number { $number }, gets { color-word }
        [only-preference] only one of the two prefers a colour
        [both-preferences] they prefer opposite colours
        [strong-preference] both prefer the same colour, and only one of them strongly
        [difference] White goes to the team with the lower number of Whites less Blacks
        [last-difference] when their colours last differed, they were the other way round
        [first-preference] { $name } is the first team and prefers { color-word }
        [first-alternates] { $name } is the first team and had the other colour in its last match
       *[other-alternates] only one has played, and had the other colour in its last match
    }
parity-word = { $initial ->
        [yes] odd
       *[no] even
    }

## Remarks

remark-by-hand = Paired by hand: { $reason }.
remark-board-by-hand = { $of_teams ->
        [yes] Match
       *[no] Board
    } { $board } was paired by hand: { $reason }.
remark-would-have-white = By the rules { $name } would have White.
remark-moved-down = { $name } was moved down: { $why }.
remark-first-pairing = The first pairing that is tried in the bracket has the two together.
remark-nobody-lower = Nobody in the bracket is ranked lower.
remark-rated-then = Round { $round } is judged by the ratings and pairing numbers that it was paired with; changed since: { $players }{ $more ->
        [0] {""}
       *[other] ; and { $more } more
    }.
remark-rated = { $name } { $was ->
        [none] without a rating
       *[other] { $was }
    } (now { $now ->
        [none] none
       *[other] { $now }
    })
remark-accelerated = The points are those of the pairing, acceleration included.
remark-from-above = From above: { $names }.
remark-from-below = From below: { $names }.
remark-left-over = { $name } { $bye ->
        [yes] has the bye
       *[no] moves down
    }: { $why }.
remark-not-kept = Not met in full: { $figures }.
remark-figure = { $counts }: { $text } ({ $criterion })
remark-colors = Colours: { $why } ({ $law }, { $article }).
remark-why-not = { $other ->
        [none] Why not the bye for { $name }?
       *[other] Why not { $name } - { $other }?
    }
remark-otherwise = { $by_hand ->
        [yes] The system would have paired the round otherwise:
       *[no] The system pairs the round otherwise today; were results or players changed since?:
    }
remark-published = published: { $pairs ->
        [none] nothing
       *[other] { $pairs }
    }
remark-system = system: { $pairs ->
        [none] nothing
       *[other] { $pairs }
    }
pair-of-players = { $white } - { $black }
pair-of-bye = { $id } bye
