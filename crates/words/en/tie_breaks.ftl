### What a tie-break is, and how its value came about.

## What it is

other-points-of-teams = { $boards ->
        [yes] board points
       *[no] match points
    }

## How a value came about

value-undefined = { $of }: { $why ->
        [no-place] there is no place for it to decide
        [nobody-tied] nobody else is tied
        [not-all-met] not all of the tied have met each other, all equally often
        [no-seed] the event has no seed
        [unrated] somebody who plays has no rating, and the event does not say what that counts (FIDE C.07, 10)
       *[nothing] there is nothing to take it from
    }
value-of = { head-tie-break } { $value }
value-none = { $of }
value-sum = { $of } = { $sum }{ value-without }
value-without = { $without ->
        [none] {""}
       *[other] {" "}(without { $without })
    }
value-mean = { $of } = ({ $sum }) / { $parts }{ value-without }
value-performance = { $of } = { $mean } { $sign } { $difference } (a score of { $percent } %){ value-without }
value-no-points = { $of }: the lowest opponent less 800, for no points{ value-without }
value-perfect = { $of }: the lowest rating that expects { $score } against { $ratings }{ value-without }
value-ahead = { $of } of the tied ahead: { $games }{ value-without }
value-ahead-by-average = { $of } of the tied ahead: { $games }; several games against one opponent count as their average: { $points }{ value-without }
value-ahead-without-games = { $of } of the tied ahead: no games{ value-without }
value-given = { $of }{ value-without }
value-combination = { $of } = { $points } + ({ $sum }) / { $by }
value-boards = { $of }: { $boards }
value-at-board = board { $board } { $sum }
value-up-to-board = { $board ->
        [1] board 1
       *[other] boards 1 to { $board }
    } { $sum }
value-steps = { $of } = { $steps }
value-first-step = { $sum }
value-next-step = then { $sum }
value-against = { $of } = { $games }
value-against-nobody = { $of }: no game against a place that decided
value-lots = { $of }: drawn in the order { $order }
value-game = { $points } against { value-opponent }
value-game-at-place = { $points } against { value-opponent } (place { $place })
value-opponent = { $opponent ->
        [none] nobody
       *[other] { $opponent }
    }
value-struck = { $points }, { $why ->
        [best] the best: { value-no-opponent }
        [given-up] given up: round { $round }
        [first-round] round { $round }
        [below-limit] below the limit: { value-no-opponent }
       *[worst] the worst: { value-no-opponent }
    }
value-no-opponent = { $opponent ->
        [none] no opponent
       *[other] { $opponent }
    }
