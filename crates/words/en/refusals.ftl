### Why an act is refused. Facts are those of the enum `Refusal`.

refusal-said = { $what }
no-such-score = { $why }

## Players

no-player = there is no player { $id }
not-an-id = `{ $word }` is not an id; { $count ->
        [one] it may be { $players }
       *[other] { $count } players may be meant: { $players }{ $more ->
            [0] {""}
           *[other] ; and { $more } more
        }
    }
alias-empty = the name is empty
alias-taken = `{ $alias }` is a name of { $other }
no-alias = { $id } has no alias `{ $alias }`{ $known ->
        [none] {""}
       *[other] ; those there are: { $known }
    }
in-event-otherwise = { $id } { $name } is in the event, with { $differences }
who-are-they = { $count ->
        [one] a player may be entered already
       *[other] { $count } players may be entered already
    }: { $questions }{ $more ->
        [0] {""}
       *[other] ; and { $more } more
    }
who-is-there = { $name }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    } may be { $player }
who-is-in-list = { $name }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    } and { $other }{ $other_known ->
        [none] {""}
       *[other] {" "}({ $other_known })
    } of the same list may be one person
in-list-twice = { $name } stands in the list twice
name-of-two-lines = the name holds a line break or a control character
id-taken = the id { $id } is that of { $name }
id-is-fixed = the id of a player never changes
stands-in-round = { $id } stands in round { $round }
is-forbidden-pair = { $id } stands in a list of forbidden pairs

## Attendance

round-zero = rounds count from 1
no-such-round = there is no round { $round }: { $rounds } are played
gives-no-bye = a { $system } gives no { $bye ->
        [full-point-bye] full-point bye
        [half-point-bye] half-point bye
       *[other] { $bye }
    }: its games are fixed
admits-nobody-later = a { $system } takes no new players in a later round: its games are fixed
admits-nobody = a { $system } that has been paired takes no new players
entry-closed = nobody may enter after round { $round }
half-byes-used = { $id } has had the half-point byes allowed: { $most }
paired-in-round = { $id } is paired in round { $round } already
has-result = { $id } has a result in round { $round }
refused-has-withdrawn = { $id } has withdrawn after round { $round }
nobody-has-bye = nobody has the bye of round { $round }
has-the-bye = { $id } has the bye of round { $round }
bye-asked-for = { $id } asked for a { bye-word } in round { $round }, and is not there
empty-reason = the reason has no words
stands-on-board = { $id } stands on board { $board } of round { $round }

## Rounds

stage-without-field = nothing says who plays in the stage { $stage }
stage-not-over = the next stage begins when this one is over: { $missing ->
        [one] a result is
       *[other] { $missing } results are
    } missing up to round { $round }
shared-qualification = { $group ->
        [none] {""}
       *[other] group { $group }:{" "}
    }{ $names } share place { $place }, and { $left ->
        [one] only { $left } of them advances
       *[other] only { $left } of them advance
    }
no-round-paired = no round is paired yet
round-not-paired = round { $round } is not paired
round-paired = round { $round } is paired already
all-rounds-paired = { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } paired, and there are no more
round-by-round = a { $system } is paired round by round
beyond-calendar = { $days } days after { $first } is beyond the calendar
nothing-to-unpair = no round is paired
round-has-results = round { $round } has results on { $more ->
        [0] board { $boards }
       *[other] { $all } boards: { $boards } and { $more } more
    }
results-missing = results of round { $round } are missing: { $more ->
        [0] board { $boards }
       *[other] { $all } boards: { $boards } and { $more } more
    }
which-round = round { $round } is complete: which round?
too-few-players = { $teams ->
        [yes] { $players ->
            [one] { $players } team is
           *[other] { $players } teams are
        }
       *[no] { $players ->
            [one] { $players } player is
           *[other] { $players } players are
        }
    } in the event, and two are needed
too-few-present = { $present } of the players would play round { $round }
rounds-unknown = the event does not say how many rounds are played
no-legal-pairing = no legal pairing of round { $round } exists: { $reasons }.

## Boards and results

no-board = round { $round } has no board { $board }
no-spot = `{ $said }` is neither a board nor a player
no-board-of-player = { $id } has no board in round { $round }
not-on-board = { $id } is not on board { $board }
result-of-withdrawal = the result of board { $board } comes from a withdrawal
board-has-result = board { $board } has a result
also-outstanding = round { $round }, board { $board } ({ $white } - { $black }) is outstanding too: which round?
board-named-twice = board { $board } is named twice: { $first } and { $second }
not-as-many-results = { $results ->
        [one] { $results } result
       *[other] { $results } results
    } for { $boards ->
        [one] { $boards } open board
       *[other] { $boards } open boards
    } of round { $round }{ $to ->
        [none] {""}
       *[other] {" "}up to board { $to }
    }
not-open = round { $round }, board { $board } waits for no result
result-without-board = `{ $word }` names no board
to-without-order = the results name their boards themselves
result-recorded = round { $round }, board { $board }: { $white } - { $black } { $results } is recorded
too-many-results = `{ $said }`: too many results, { $games } to play
one-of-two-games = a pairing of this event has { $games } games
no-result-of-event = `{ $word }` is not a result of this event; possible: { $possible }
whose-forfeit = `{ $word }` does not say who loses
neither-yes-nor-no = `{ $word }` is neither yes nor no
no-game = there is no game { $game }: { $games } to play
game-before-missing = game { $game } has no place: game { $missing } is missing

## Pairings by hand

named-twice = { $id } is named twice
not-paired = not paired: { $ids }
left-alone = { $id } would be left without an opponent
apart-from-nobody = players are kept apart from each other: name two or more
kept-apart-together = { $ids } are kept apart together
keeps-nobody-apart = a { $system } pairs everybody as its schedule or bracket has it: it keeps nobody apart
not-in-round = { $id } is not in round { $round }
checks-object = { $problems }

## Fields

has-own-commands = `{ $field }` is changed by its own commands
no-setting = `{ $field }` is part of what has been recorded, and cannot be set
paired-by = the rounds are paired by `{ $field }`
fewer-rounds-than-paired = the event cannot have { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: { $paired } are paired
bad-value = `{ $field }={ $value }`: { $why }
no-field = there is no field `{ $field }`

## Numbers, lots, teams

numbers-are-fixed = pairing numbers do not change by hand once a round is paired
no-seed = lots are drawn, but the event has no seed
no-seed-for-numbers = numbers are drawn by lot, but the event has no seed
numbers-used-up = no pairing number is left after { $last }
winners-of-no-bracket = { $winners } winners of a knockout round: 1, 2, 4, 8 ... are possible
no-varma-groups = there are Varma groups for 9 to 24 players, not for { $players }
nobody-numbered = nobody has pairing number { $number }
was-not-paired = { $id } was not paired in round { $round }: { $bye ->
        [none] is not in it
       *[other] { bye-word }
    }
not-by-scores = a { $system } is not paired by scores: there is nothing to explain
names-unknown = round { $round } names unknown players
no-number = { $id } has no pairing number
numbers-have-gaps = the pairing numbers go to { $last }, but the event has { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
no-team = { $id } is in no team
not-two-teams = a Scheveningen has two teams, here are { $teams }
unequal-teams = the teams are not of the same size: { $first } { $players }, { $second } { $others }

## Schedules and brackets

too-many-for-schedule = there are too many players for a schedule
no-promotion-matches = nothing says which places of { $division } play { $is_lower ->
        [yes] promotion
       *[no] relegation
    } matches
table-of-others = the printed table (`system.schedule`) is for { $numbers }, and { $players } play
schedule-too-long = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } would play { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
match-of-two = a match has two players; this event has { $players }
too-many-for-bracket = there are too many players for a bracket
knockout-over = the knockout is over: { $name } has won it
tie-undecided = board { $board } of round { $round } ({ $white } - { $black }) { $forfeited ->
        [yes] was lost by both by forfeit
       *[no] { $level ->
            [none] is not decided
           *[other] is level at { $level } each
        }
    }
has-lost = { $id } has lost board { $board } against { $winner }
only-in-knockout = players advance only in a knockout

## Rating lists

no-day = the event has no day, and there is a monthly list
same-player-of-list = { $one } and { $other } are the same player of the list
who-are-they-in-list = { $count ->
        [one] a player may be in the list already
       *[other] { $count } players may be in the list already
    }: { $questions }{ $more ->
        [0] {""}
       *[other] ; and { $more } more
    }
who-is-in-ratings = { $player } may be { $listed }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    }
nobody-listed-so = the list has nobody whose id is `{ $word }`, and not one person of that name
all-begin-alike = under { $scheme } everybody starts at { $rating }, whether rated or not
other-event-called-so = the list has another event called `{ $event }`
in-list-as = all its games are in the list as `{ $event }`
no-monthly-list = { $scheme } has no monthly list

## Teams

refused-of-teams = { $why }
not-of-teams = this is an event of players, not of teams
no-such-team = there is no team `{ $word }`{ $teams ->
        [none] {""}
       *[other] ; it may be { $teams }{ $more ->
            [0] {""}
           *[other] {" "}and { $more } more
        }
    }
no-teams = there are no teams yet
team-name-taken = { $name } is { $id }
team-name-empty = the name of the team is empty
member-of-other = { $id } is a member of { $other }
too-many-members = { $id } would have { $members } members; { $most } are allowed
team-stands-in-round = { $id } stands in round { $round }
team-is-named = { $id } stands in a line-up, a group, a stage or a list of forbidden pairs
teams-are-apart = { $ids }: players of teams meet as their line-ups seat them, and no pairing keeps them apart
teams-within = teams do not meet in a { $system }, in which each player of one team meets each of the other
match-undecided = match { $number } of round { $round } ({ $one } - { $other }) { $forfeited ->
        [yes] was lost by both by forfeit
       *[no] { $level ->
            [none] is not decided
           *[other] is level at { $level } each
        }
    }
other-groups = { $one } and { $other } play in different groups: teams change places within a group
lineup-empty = no player is named for the line-up
lineup-too-short = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } for { $boards } boards
lineup-too-long = { $players } players for { $boards } boards
lineup-breaks = the line-up of { $team } for round { $round } breaks the rules of the event: { $rules }
breaks-of-other = { $id } is a member of { $other }
breaks-guest = { $id } is a member of no team
breaks-members = { $first } sits before { $second }, who comes first in the list of the team
breaks-rating = { $first } sits before { $second }, whose rating is { $more } points higher ({ $margin } are allowed)
breaks-too-few = { $there ->
        [one] 1 board is occupied
       *[other] { $there } boards are occupied
    }, and { $present } must be: with fewer the match is lost
breaks-club-games = { $id } is of { $own }, and { $most ->
    [0] the event lets nobody play for another team of the club
    [one] is set down for other teams of the club once, as often as is allowed
   *[other] is set down for other teams of the club { $most } times, as often as is allowed
}
breaks-reserve-games = { $id } is a reserve and plays in { $most ->
        [one] 1 other round
       *[other] { $most } other rounds
    }, as often as is allowed
breaks-away = { $id } is not there in that round
plays-for-other = { $id } plays for { $other } in round { $round }
teams-meet-here = { $id } { $name } is a player{ $team ->
        [none] {""}
       *[other] {" "}of { $team } { $team_name }
    }, and this is about teams
no-match-of = { $id } has no match in round { $round }
lineup-played = other players would sit at boards of match { $number } that have results: { $boards }
no-such-match-of-round = round { $round } has no match { $number }; it has { $most }
no-seat = match { $number } has no board { $seat }; it has { $boards }
match-has-score = only the score of match { $number } is known, so it has no boards
match-not-played = match { $number } was lost without play, so its boards take no results
seat-vacant = board { $seat } of match { $number } is empty: it is won and lost by forfeit
not-in-match = { $id } does not play in match { $number }
match-has-result = match { $number } has a result
match-score-too-high = { $score } cannot be: { $boards } boards give { $most } points together, by the scoring of the event
match-over = every board of match { $number } has its result
stands-in-match = { $id } stands in match { $number } of round { $round }, which is not over
no-points-given = no points are named
other-points = { $teams ->
        [yes] teams have match points and board points
       *[no] players have points, and neither match points nor board points
    }
nothing-awarded = { $id } was given nothing in round { $round }
awarded-several = { $id } was given several things in round { $round }: { $given }
groups-paired = groups do not change once a round is paired
no-groups = there are no groups
groups-no-categories = there is no category: nobody has one, and the event has no rules for any
groups-not-one-category = a group for each category needs everybody in one: { $none ->
        [none] {""}
       *[other] in none { $none }
    }{ $several ->
        [none] {""}
       *[other] { $none ->
            [none] {""}
           *[other] ;{" "}
        }in several { $several }
    }
in-no-group = in no group: { $ids }
in-two-groups = { $id } is in two groups
group-too-small = group { $group } has { $players ->
        [0] nobody
       *[other] { $players }
    } to pair, and needs two
too-many-groups = { $competitors } are too few for { $groups } groups of two or more
stage-there = there is a stage { $stage }
no-stage = there is no stage { $stage }{ $known ->
        [none] {""}
       *[other] ; there is { $known }
    }
stage-begun = rounds of { $stage } are paired
not-carried = games are carried over into a round robin, and into no { $system }
field-of-one = { $stage } has one who plays; two are needed
nothing-of-division = nothing is said of the division
not-in-stage-before = not in the stage before, and so without points to bring: { $ids }
places-or-field = a stage is of places or of those who are named, not of both

## Prizes

refused-of-prizes = { $why }
no-prizes = the event has no prizes
no-prize-list = there is no list of prizes { $name }; there is { $known }
prize-name-is-amount = `{ $name }` is an amount, and the list has no name
no-prizes-given = { $name } is a new list, and no prize is named
no-prize-category = nobody can have category { $category }{ $known ->
        [none] {""}
       *[other] ; there is { $known }
    }
no-prize-group = the last stage has no group { $group }{ $known ->
        [none] {""}
       *[other] ; there is { $known }
    }
no-prize-board = there is no board { $board }: { $boards ->
        [0] players meet, and no teams
        [one] matches have one board
       *[other] matches have { $boards } boards
    }
no-amount = `{ $text }` is not an amount in { $code }, such as { $example }
prizes-other-decimals = the amounts that are there are counted in the smallest unit of { $code }, which has other decimals
prize-lot-of-whom = a lot is drawn between two or more: name each of them once, in the order that was drawn
not-excluded-from-prizes = { $id } takes prizes already

## Draws of openings

opening-drawn-before = the opening of round { $round }, board { $board }, has been drawn: { $table } { $number }
opening-used-before = { $table } { $number } has been used in round { $round }
opening-played-before = round { $round }, board { $board } has a result: its opening is no longer drawn
    .help = enter the opening that was played by its number
no-opening-drawn = { $boards ->
        [yes] no opening has been drawn for these boards in round { $round }
       *[no] no opening has been drawn for round { $round }
    }
no-boards-to-draw = round { $round } has no boards

## Play-offs

no-ladder = there is no ladder { $name }; there is { $known }
which-ladder = which ladder? there is { $known }
playoff-boards = a match has { $most } boards, not { $boards }
playoff-only-of-teams = a play-off has boards where teams meet, and players meet here
playoff-not-level = { $of } is not level
playoff-opened-before = there is a play-off, { $of }, already
no-playoff = there is no such play-off
several-playoffs = several play-offs may be meant: { $known }
playoff-still-open = the play-off, { $of }, is not over: its winner advances
playoff-paired-on = round { $round } is paired, and { $id } { $name } plays there as the winner of the play-off
playoff-stage-begun = { $stage } has begun with those who went on after the play-off, { $of }
playoff-no-level-board = no { $teams ->
        [yes] match
       *[no] board
    } of round { $round } is level and without a play-off
playoff-undecided = round { $round }, { $teams ->
        [yes] match
       *[no] board
    } { $board } is level and nobody advances yet: it is not settled who shares a place
playoff-in-none = no play-off is between { $ids }
playoff-which-board = several { $teams ->
        [yes] matches
       *[no] boards
    } of round { $round } are level: { $boards }
playoff-not-of-it = { $id } does not play in the play-off, { $of }: its players are { $players }
playoff-no-game-now = { $id } has no game now; to be played: { $games }
playoff-half-the-clocks = times and moves are entered together: { $increment } s are added for each move
playoff-too-long = { $id } cannot have used { $used }: { $moves ->
        [none] {""}
        [one] with 1 move{" "}
       *[other] with { $moves } moves{" "}
    }there was { $had }
playoff-results-missing = { $boards ->
        [one] a board has no result yet
       *[other] { $boards } boards have no result yet
    }: who shares a place is not settled
playoff-nobody-tied = { $place ->
        [none] { $named ->
            [yes] these players share no place
           *[no] nobody shares a place
        }
       *[other] { $named ->
            [yes] place { $place } is not shared by these players
           *[no] nobody shares place { $place }
        }
    }
playoff-only-points = place { $place } is not shared: tie-breaks separate { $ids }, who have the same points; name them if they play for it anyway
playoff-which-places = several places are shared: { $places }
playoff-not-tied = { $one } and { $other } do not have the same points
playoff-left-out = level with them, too: { $ids }; name all who are, or nobody
playoff-too-many = { $players } players share the place; an order is drawn of at most { $most }
playoff-by-hand-whom = an order was drawn by hand: name all players in that order
playoff-which-game = several games can be played now: { $games }
playoff-no-such-game = { $white } and { $black } have no game now
playoff-is-over = nothing is left to be played in the play-off, { $of }
playoff-decided = game { $games } decides the play-off, { $of }; { $more ->
        [one] the result after it is
       *[other] the { $more } results after it are
    } too many
playoff-no-game-yet = game { $game } has not been entered; { $games ->
        [0] none has
        [1] only game 1 has
       *[other] the last is game { $games }
    }
playoff-moves-apart = White cannot have made { $white } moves and Black { $black }: they move in turn
playoff-clocks-of-several = times and moves are entered with one game at a time
playoff-wrong-game = game { $game } cannot be entered: { $why }
playoff-not-in-it = { $id } is not in the play-off
playoff-other-stage = it is of stage { $stage }, and { $now } is being played
playoff-not-now = { $white } and { $black } have no game then
playoff-over = the play-off was decided before
playoff-no-score = { $result } is not the score of a match on { $boards } boards: together they give { $points }, 2-1-0 a board
playoff-no-result = { $result } is not a result of a play-off: 2-0, 1-1, 0-2, or a forfeit
