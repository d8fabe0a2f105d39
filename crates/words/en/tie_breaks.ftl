### What a tie-break is, and how its value came about.

## What it is

tie-break-solkoff = sum of the opponents' scores
tie-break-solkoff-median = Solkoff without the best and the worst opponent
tie-break-solkoff-short = Solkoff without the worst opponent
tie-break-solkoff-full = Solkoff without the worst, then without the two worst, and so on (full truncated)
tie-break-solkoff-plus = sum of the opponents' Solkoffs
tie-break-sonneborn-berger = sum of points scored times the opponent's score
tie-break-wins = number of wins
tie-break-head-to-head = points of those who are tied against each other
tie-break-better-against-higher = better result against the others, from the first place down
tie-break-plus = plus-draws for less plus-draws against
tie-break-riga = micro-matches: opponents' scores times 4 to 0, as the match was won
tie-break-progressive = sum of the scores after each round
tie-break-small-points = points of the games of each match
tie-break-lot = drawing of lots from the seed of the event
fide-direct-encounter = direct encounter of those who are tied
fide-win = rounds with the points of a win
fide-won = wins over the board
fide-black-games = games played with Black
fide-black-wins = games won with Black
fide-rounds = rounds that were not given up
fide-standard = rounds won, and half of the rounds drawn
fide-number = pairing number, the lower first
fide-number-reversed = pairing number, the higher first
fide-rating = rating, the higher first
fide-rating-reversed = rating, the lower first
fide-progressive = sum of the scores after each round
fide-progressive-cut = sum of the scores after each round, without the first ones
fide-buchholz = sum of the opponents' adjusted scores
fide-buchholz-cut = Buchholz without the lowest scores
fide-buchholz-median = Buchholz without the lowest and the highest scores
fide-fore-buchholz = Buchholz as if everybody had drawn in the last round
fide-fore-buchholz-cut = Fore Buchholz without the lowest scores
fide-fore-buchholz-median = Fore Buchholz without the lowest and the highest scores
fide-average-buchholz = average of the opponents' Buchholz
fide-average-buchholz-fore = average of the opponents' Fore Buchholz
fide-sonneborn-berger = sum of points scored times the opponent's adjusted score
fide-sonneborn-berger-cut = Sonneborn-Berger without the lowest opponents
fide-koya = points against those who scored at least half
fide-koya-limit = points against those who scored as much as the limit
fide-average-rating = average rating of the opponents
fide-average-rating-cut = average rating without the lowest opponents
fide-average-rating-median = average rating without the lowest and the highest opponents
fide-performance = tournament performance rating
fide-perfect-performance = lowest rating that is expected to score as much
fide-average-performance = average performance rating of the opponents
fide-average-perfect = average perfect performance of the opponents
fide-match-points = match points
fide-game-points = game points, those of the boards
other-points-of-teams = { $boards ->
        [yes] board points
       *[no] match points
    }
fide-other-points = board points where matches count, match points where boards count
fide-extended-direct = direct encounter by the first points, then by the others
fide-match-by-match = sum of match points scored times the opponent's match points
fide-match-by-match-cut = match points scored times the opponent's match points, without the lowest opponents
fide-match-by-game = sum of game points scored times the opponent's match points
fide-match-by-game-cut = game points scored times the opponent's match points, without the lowest opponents
fide-game-by-match = sum of match points scored times the opponent's game points
fide-game-by-match-cut = match points scored times the opponent's game points, without the lowest opponents
fide-game-by-game = sum of game points scored times the opponent's game points
fide-game-by-game-cut = game points scored times the opponent's game points, without the lowest opponents
fide-strength-combination = the other points and the Buchholz by the first, on one scale
fide-board-count = points of each board times its number, the lower the better
fide-top-boards = points at board 1, then at board 2, and so on
fide-bottom-boards = points without the last board, then without the last two, and so on
fide-of-match-points = { $what }, in match points
fide-of-game-points = { $what }, in game points
fide-with-forfeits = { $what }, forfeits counted as games

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
