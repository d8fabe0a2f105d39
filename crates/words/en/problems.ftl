### What cannot be in an event, and what should not. Facts are those of the enums `Fault` and `Concern`.

## The head of an event

event-without-name = the event has no name
    .help = name it
ends-before-start = the event ends on { $end }, before it begins on { $start }
    .help = exchange the two dates
swiss-without-rounds = a Swiss needs its number of rounds
    .help = add `rounds: 9`
match-without-games = a match needs its number of games
    .help = add `games: 6`
too-many-rounds = an event has { $most } rounds at most
    .help = write fewer
too-many-games = a match has { $most } games at most
    .help = write fewer
too-many-stages = an event has at most { $most } stages after its first
wrong-cycles = `cycles` is a number from 1 to { $most }
    .help = write 1 or 2
table-twice = number { $number } has two pairs in round { $round } of the table
    .help = each number has one pair in a round
table-again = numbers { $one } and { $other } meet in round { $round } of the table, and they met in round { $before }
    .help = in the table everybody meets everybody once; `cycles` says how often it is played
table-missing = numbers { $one } and { $other } meet in no round of the table
    .help = in the table everybody meets everybody once
numbers-without-seed = numbers were drawn by lot, but no seed is recorded
    .help = add the `seed` of the drawing
pairing-unfit = { $teams ->
        [yes] `pairing: { $said }` pairs players, and teams meet here
       *[no] `pairing: { $said }` pairs teams, and players meet here
    }
    .help = write `pairing: { $usual }`, or leave `pairing` out
no-baku = Baku acceleration is for scores in which a win is two draws and a loss nothing, not for { $win }-{ $draw }-{ $loss } (FIDE C.04.7)
    .help = list the points in `acceleration` by hand
accelerated-before = the event was accelerated when round 1 was paired, and no longer is
    .help = write `acceleration: baku` again: it does not change after round 1
points-out-of-order = a win is worth at least a draw, a draw at least a loss
    .help = order them
first-board = `first_board` is a number from 1 to { $most }
    .help = write 101, or leave it out
planned-twice = round { $round } stands in the timetable twice
    .help = leave one of the two
tie-break-twice = tie-break { $tie_break } stands in the list twice
    .help = a second time it separates nobody: leave it out

## Players, requests, rulings

category-without-name = a category has no name
    .help = name it
category-twice = category { $name } has two rules
    .help = make one rule of them, or name one differently
category-without-rule = nothing says who is in category { $name }
    .help = add a rule such as `born_from: 2009` or `sex: f`; or enter the category with the players
category-without-day = category { $name } depends on age, and nothing says on which day
    .help = add `on: 2026-01-01`, or the first day of the event
id-used-twice = player id { $id } is used twice, first by { $name }
    .help = give one of them another id
player-without-name = player { $id } has no name
    .help = name the player
fixed-board-zero = { $id } has board 0 as fixed board
    .help = boards count from 1
comes-after-all = { $id } comes in round { $round }, which is not played
    .help = correct the first round of the player
goes-before-coming = { $id } withdraws before coming in round { $round }
    .help = correct one of the two rounds
number-zero = pairing numbers begin with 1
    .help = number from 1
number-twice = pairing number { $number } is also that of { $id }
    .help = give one of them another number
unknown-player = there is no player { $id }
    .help = { $near ->
        [none] add the player to `players`, or correct the id
       *[other] did you mean { $near }?
    }
schema-too-old = `{ $key }` stands only in a file of version 2
    .help = write `schema: arbiter.event/2` in its first line
teams-without-rules = teams meet, and nothing says on how many boards
    .help = add `team_match: {"{"}boards: 4{"}"}`
boards-of-match = a match has 1 to { $most } boards
    .help = correct the number
team-without-name = team { $id } has no name
    .help = give the team a `name`
member-twice = { $id } is a member of { $team } twice
    .help = leave one of the two
unknown-team = there is no team { $id }
    .help = { $near ->
        [none] add the team to `teams`, or correct the id
       *[other] did you mean { $near }?
    }
in-group-twice = { $id } stands here twice
    .help = leave one of the two
stage-without-name = a stage or a group has no name
    .help = give it one
stage-twice = two are called `{ $name }`
    .help = give one of them another name
unknown-stage = there is no stage `{ $name }`
    .help = add it to `stages`, or correct the name
score-and-boards = match { $number } of round { $round } has a score of its own, and boards
match-twice = match { $number } stands in round { $round } twice, or is none
    .help = number the matches of the round from 1
no-such-match = board { $board } of round { $round } belongs to match { $number }, which the round does not have
    .help = correct the number, or add the match to `matches`
no-such-seat = board { $board } has no place of its own in match { $number }
    .help = give it a `seat` from 1 to { $boards } that no other board of the match has
qualify-order = from place { $from } to place { $to } nobody advances
    .help = count the places from 1, the first one first
knockout-left = a knockout does not end with { $left } left: from round to round they become half as many
    .help = 1, 2, 4, 8 and so on can be left
division-of-no-group = the division { $group } is no group of the event
    .help = { $known ->
        [none] leave `group` out: the event has no groups
       *[other] the groups are { $known }
    }
division-twice = { $group ->
        [none] the promotion and relegation of the whole event are said twice
       *[other] the promotion and relegation of { $group } are said twice
    }
    .help = keep one of the two
between-what = promotion matches are between two divisions, which are groups of the stage before{ $known ->
        [none] , and it has none
       *[other] : { $known }
    }
    .help = write the higher one first: between: [A, B]
qualify-first = the groups of the first stage have no stage before them whose places could play in them
    .help = name those who play in the group: field
qualify-twice = place { $place } of the stage before is to play twice
    .help = give each place to one group, and none to the whole stage besides
request-round-zero = there is no round 0
    .help = rounds count from 1
asks-twice = { $id } asks twice about round { $round }
    .help = leave one of the two
ruling-without-round = a ruling is about round { $round }, which is not paired
    .help = correct the round
ruling-without-board = round { $round } has no board { $board }
    .help = correct the board of the ruling

## Rounds and boards

round-misplaced = round { $round } stands where round { $place } belongs
    .help = rounds stand in their order, 1, 2, 3, ...
placed-twice = { $id } has two places in round { $round }: { $first } and { $second }
    .help = a player has one place in a round
at-board = board { $board }
with-bye = { bye-word }
board-zero = boards count from 1
    .help = number them from 1
board-twice = round { $round } has board { $board } twice
    .help = give one of them another number
more-results-than-games = board { $board } has { $results ->
        [one] { $results } result
       *[other] { $results } results
    }, but { games-word } to play
    .help = one result a game
no-such-result = { $why }
    .help = write the points of the player named first, then the other's
late-elsewhere = the late player { $id } does not sit at board { $board }
    .help = name one of its two players
gave-up-elsewhere = { $id } does not sit at board { $board }
    .help = name one of its two players
gave-up-no-game = board { $board } has no game { $game }
    .help = correct the number of the game
gave-up-twice = game { $game } was given up twice
    .help = leave one of the two
gave-up-unlost = { $id } { $how ->
        [resigned] resigned
       *[left] left
    } on board { $board }, but has not lost it
    .help = correct the result, or who gave the game up

## Results that are none

no-score = { $score } is not a result of this event; possible: { $possible }
which-score = { $score } is not a result of this event; possible: { $possible }; and { $recorded } does not say which
scores-these = { $scores }, or 0-0 if both lose
scores-or-reversed = { $scores } or reversed, or 0-0 if both lose
scores-or-plus = { $scores }, { $draw }+-{ $draw }-, { $draw }--{ $draw }+, or 0-0 if both lose
scores-making = two numbers that make { $sum }, or 0-0 if both lose
scores-forfeits = { $won }, { $lost } or 0-0 forfeit

## What the arbiter should look at

color-word = { $color ->
        [white] White
       *[black] Black
    }
buchholz-of-schedule = { $tie_break } is not for a { $system }: everybody has the same opponents
first-color-idle = `first_color` decides nothing in a { $system }
tie-breaks-unrated = { $tie_breaks } not used: { $first }{ $more ->
        [0] {" "}has
       *[other] {" "}and { $more } more have
    } no rating, and the event does not say what an unrated player counts
tie-break-of-teams = { $tie_break } counts points that only teams have, and players meet here: it decides nothing
rematch = { $white } and { $black } meet in round { $round }, and have met in round { $before }
meet-although-apart = { $one } and { $other } must not meet in round { $round }: { $why }
apart-reason = { $reason }
apart-forbidden = forbidden pair
apart-same-group = the same { $by ->
        [club] club
        [family] family
        [federation] federation
       *[team] team
    }: { $group }
color-running = { $id } has { color-word } for the { NUMBER($times, type: "ordinal") ->
        [one] { $times }st
        [two] { $times }nd
        [few] { $times }rd
       *[other] { $times }th
    } time running in round { $round }
pairing-unfit-begun = { $teams ->
        [yes] `pairing: { $said }` pairs players, and teams meet here: they are paired by `{ $by }`
       *[no] `pairing: { $said }` pairs teams, and players meet here: they are paired as teams would be
    }
    .help = { $teams ->
        [yes] write `pairing: { $by }`
       *[no] finish the event as it was begun, and say so in the report; the system for players is `pairing: dutch`
    }
table-colors = in the table, number { $number } { $teams ->
        [yes] plays { $first } at home and { $second } away
       *[no] has White { $first } times and Black { $second } times
    }
    .help = look whether each pair of the table stands the right way round
color-too-often = { $id } has had { color-word } { $more ->
        [one] { $more } time
       *[other] { $more } times
    } more than the other colour in round { $round }
amended-later = board { $board } of round { $round } was { $players ->
        [none] {""}
       *[other] { $players }{" "}
    }{ $was } when round { $paired } was paired ({ $reason }): the pairings stand
forgotten = { $id } is neither paired nor listed as absent in round { $round }
plays-not-there = { $id } plays in round { $round }, but is not in the event then
sits-for-other = { $id } sits for { $team } at board { $board } of round { $round } and is no member of it
lineup-against = { $team } sits down in round { $round } against the rules of the event: { $broken }
award-idle = what { $id } was given in round { $round } does not count as it is written: { $to_player ->
        [yes] teams have the points here, and no player
       *[no] { $teams ->
            [yes] teams have match points and board points
           *[no] players have points, and no match points or board points
        }
    }
may-be-one = { $one } and { $other } { $same ->
        [yes] have the same name
       *[no] have names that are alike
    }: one person?
group-of-other = { $id } is in the group { $group }, and of the category { $category }
category-of-nobody = category { $category } has nobody: { $field ->
        [club] no player is of the club { $value }
        [federation] no player is of the federation { $value }
        [sex] the sex of no player is known
       *[birth] no player has a year or a day of birth
    }{ $near ->
        [none] {""}
       *[other] ; there is { $near }
    }
categories-alike = the categories { $one } and { $other } are two: one category in two spellings?
clubs-alike = the clubs { $one } and { $other } are two: one club in two spellings?
numbers-otherwise = the numbers should follow the ratings, but { $first } ({ $first_rating }) has number { $first_number } before { $second } ({ $second_rating }), number { $second_number }: round 1 would be paired by these numbers
in-none-of-groups = { $ids } { $several ->
        [yes] are
       *[no] is
    } in no group, and so not paired
bye-again = { $id } has been without an opponent { $times } times
half-byes = { $id } has had { $byes ->
        [one] { $byes } half-point bye
       *[other] { $byes } half-point byes
    }
excluded = { $id } withdrew after { $played } of { $scheduled } { $teams ->
        [yes] matches
       *[no] games
    }: the results count for nobody
open-board = board { $board } of round { $round } { $adjourned ->
        [yes] is adjourned
       *[no] has no result
    }
postponed-board = board { $board } of round { $round } is postponed{ $until ->
        [none] {""}
       *[other] {" "}until { $until }
    }
open-match = match { $number } of round { $round } ({ $home } - { $away }) { $postponed ->
        [yes] is postponed{ $until ->
            [none] {""}
           *[other] {" "}until { $until }
        }
       *[no] has no result
    }
round-not-played = round { $round } has no results, and round { $later } has
round-day = round { $round } is on { $day }, { $before ->
        [yes] before the event begins
       *[no] after the event has ended
    }
rounds-out-of-order = round { $round } is on { $day }, before round { $earlier }, which is on { $other }
too-many-paired = { $paired } rounds are paired, and the event has { $rounds }
match-day = match { $number } of round { $round } is on { $day }, outside the days of the event or a season away from its round
round-without-boards = round { $round } has no boards
was-out = { $id } is paired in round { $round }, and has lost in round { $lost }
undecided = board { $board } of round { $round } does not say who advances

## What a check comes to

history-damaged = history damaged at operation { $number }: { $what }
check-summary = { $name }: { players-word }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } paired, { $open ->
        [one] { $open } result missing
       *[other] { $open } results missing
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }, history of { $operations ->
        [one] { $operations } operation
       *[other] { $operations } operations
    }
check-unkept = players were changed after a round was paired (operation { $number } in the history), and the file does not say what they were: rounds are judged by what it says now
check-as-paired = { $same } of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } as the system pairs them

opening-twice = round { $round }: two openings for board { $board }
    .help = leave one of them
opening-unnamed = round { $round }: an opening without its table or its number
    .help = write it as { "{" }table: idf, number: XVI-15{ "}" }

## Prizes

currency-unsound = `{ $code }` is not a currency: a short word with at most { $most } decimals
    .help = write such as `currency: {"{"}code: EUR{"}"}`
prizes-without-name = a list of prizes has no name
    .help = give it a `name`
prizes-twice = two lists of prizes are called { $name }
    .help = give one of them another name
prizes-count = { $name } has no prizes, or too many: from 1 to { $most }
    .help = name the prizes, or take the list out
prizes-zero = `{ $field }` of { $name } is 0
    .help = leave it out
prize-too-large = an amount of { $name } is larger than any prize: at most { $most } of the smallest unit
    .help = amounts are in the smallest unit of the currency
prize-without-thing = a prize of { $name } is a thing without a name
    .help = say what it is
prizes-of-no-teams = { $name } is for teams, and players meet
    .help = leave `of` out
prizes-of-board = { $name } is for board { $board }, and { $for_teams ->
        [yes] a list for a board is for players
       *[no] { $boards ->
            [0] players meet, and no teams
            [one] matches have one board
           *[other] matches have { $boards } boards
        }
    }
prize-lot-twice = { $id } stands twice in the lot of { $name }
    .help = leave one of the two
excluded-badly = { $twice ->
        [yes] { $id } is excluded from the prizes twice
       *[no] { $id } is excluded from the prizes without a reason
    }
    .help = { $twice ->
        [yes] leave one of the two
       *[no] say why
    }
prize-rises = { $list }: prize { $place } is higher than the one before it
drawn-no-table = the table { $table } { $faulty ->
        [yes] has errors
       *[no] cannot be found
    }; { $openings ->
        [1] 1 opening was
       *[other] { $openings } openings were
    } drawn from it, the first for round { $round }
drawn-gone = round { $round }: { $line } was drawn from { $table }, which does not have it, or not the decks that were named
drawn-unknown = round { $round }: { $line } was drawn by { $number } among { $of } lines, and the file leaves { $allowed }; without its history nobody can tell which had been used
drawn-other = round { $round }: { $line } does not follow from { $number } among { $of } lines: { $allowed ->
    [0] no line was left
   *[other] { $allowed } were left, and it means { $meant }
}
prize-beside-unit = { $list }: prize { $place } is no multiple of the unit to which shares are rounded
prize-minimum-above = { $list }: the minimum is above every prize of the list, so the tied give way until one is left or no more can
prize-category = { $list } is for category { $category }, which nobody can have
prize-group = { $list } is decided by { $group ->
        [none] no group, and the last stage has groups
       *[other] group { $group }, which the last stage does not have
    }: nobody wins it

## Cases of prizes

case-stranger = { $player } is not among the players
    .help = name the players by their `id`
case-id-twice = two players have the id { $player }
    .help = give one of them another
case-rank-twice = two players have rank { $rank }
    .help = nobody shares a rank in a case
case-too-fine = the amounts have no common denominator that can be calculated with
    .help = write coarser fractions

## Play-offs

bad-ladder = { $why }
    .help = a ladder has a name and stages; `repeat` stands only at the last, and either all stages give points or none
ladder-without-name = a ladder has no name
ladder-without-stages = ladder { $name } has no stages
ladder-stage-name = a stage of ladder { $name } has no name, or that of another: `{ $stage }`
ladder-stage-games = stage { $stage } of ladder { $name } has no games, or too many: from 1 to { $most }
ladder-repeat-not-last = stage { $stage } of ladder { $name } is repeated until it is won, and is not the last
ladder-draw-wins = ladder { $name }, stage { $stage }: a draw wins only in a stage of a play-off with one game that is not repeated
ladder-compares = ladder { $name } compares stage { $stage }, which it does not have
ladder-points-missing = stage { $stage } of ladder { $name }: either the round and every stage give points, or none
ladder-twice = two ladders are called { $name }
    .help = give one of them another name
unknown-ladder = there is no ladder { $name }
    .help = there is { $known }
playoff-of-what = a play-off is either of a `board` or for a `place`
    .help = leave one of them
playoff-players = a play-off has from 2 to { $most } players, each once
    .help = correct `players`
playoff-board = the players of the play-off do not sit at board { $board } of round { $round }
    .help = correct the board, or take the play-off away first
playoff-boards-wrong = the boards of a play-off of teams are 1 to { $most }; a play-off of players has none
    .help = correct `boards`, or take it out
playoff-unlevel = round { $round }, board { $board } has a play-off and is not level
    .help = take the play-off away first
playoff-twice = this play-off is there twice
    .help = take one of them out
playoff-places = { $place } to { $to } is no range of places
    .help = write the first place as `place`, the last as `to`
playoff-other-ladder = the play-off follows { $ladder }, and the rounds of the event are worth what { $of_event } says
    .help = write the ladder of the event
playoff-bad-game = game { $game } cannot be in the play-off: { $why }
    .help = a stage is played only if all before it were level, and the one that decides is the last
playoff-advances = { $id } advances from board { $board }, and the other player has won the play-off
    .help = take the play-off away, or let its winner advance
playoff-idle = the play-off for place { $place } separates nobody: { $players } are not level, or others are level with them
playoff-elsewhere = the play-off is for { $of }, and its players share places { $first } to { $last }
    .help = correct `place` and `to`
playoff-order-otherwise = from the number { $number } of the play-off follows the order { $players }
playoff-passed-over = { $id } has won the play-off, { $of }, and does not play in round { $next }
    .help = take round { $next } back and pair it again, or correct the play-off
playoff-open = the play-off, { $of }, is not over
playoff-colors = { $id } has { $color ->
        [white] White
       *[black] Black
    } again in game { $game } of the play-off
playoff-time = { $id } used { $over } more in game { $game } of the play-off than there was
