### What is wrong with a tournament report. Facts are those of `Contradicts` and `Lacks`.

trf-in-round = player { $player }, round { $round }
trf-number-twice = start number { $number } is used twice
    .label = expected another start number
trf-no-player = the file has no player
    .label = expected a record 001 for each player
trf-unknown-player = there is no player { $number }
    .label = expected start numbers of players
trf-record-twice = record { $record } says { $other }, and a record before it says { $one }
    .label = keep the one that is right
trf-text-twice = record { $record } says `{ $other }`, and a record before it says `{ $one }`, which counts
    .label = keep the one that is right
trf-other-count = record { $record } says { $said } { $record ->
        [082] teams
       *[other] players
    }, and there are { $there }
    .label = not the number of lines
trf-no-opponent = { trf-in-round }: result `{ $sign }` without an opponent
    .label = expected the opponent of the game, or one of F H Z U
trf-bye-with-opponent = { trf-in-round }: bye `{ $sign }` with opponent { $opponent }
    .label = expected 0000 in front of a bye, or the result of a game
trf-alone = { trf-in-round }: plays against himself or herself
    .label = expected another opponent
trf-unknown-opponent = { trf-in-round }: there is no player { $opponent }
    .label = expected the start number of a player
trf-other-opponent = { trf-in-round }: player { $opponent } has another opponent
    .label = expected players who name each other
trf-same-colors = { trf-in-round }: the colours of { $player } and { $opponent } do not differ
    .label = expected w and b
trf-results = { trf-in-round }: results `{ $one }` and `{ $other }` of { $player } and { $opponent } do not belong together
    .label = expected results that belong together, such as 1 and 0
trf-team-twice = the number of team { $number } is used twice
    .label = expected another number
trf-unknown-team = there is no team { $number }
    .label = expected numbers of teams
trf-two-teams = player { $player } is in team { $team } and in team { $other }
    .label = expected each player in one team
trf-own-team = { trf-in-round }: plays against { $opponent } of the same team
    .label = expected opponents of another team
trf-two-opponents = team { $team }, round { $round }: its players meet those of team { $one } and of team { $other }
    .label = expected one opponent in a round
trf-forfeit-played = round { $round }: the match of teams { $white } and { $black } has a game, and counts as not played
    .label = expected a match without a game
trf-not-of-team = round { $round }: player { $player } is not in team { $team }
    .label = expected players of the team, or 0 for an empty board
trf-boards-too-many = team { $team }, round { $round }: more players sat at boards than the { $boards } of a match
    .label = expected a record 300 with the line-up, or a longer record 352
trf-other-board = { trf-in-round }: sat at board { $board }, and the opponent at board { $other }
    .label = expected a record 300 with the line-up
trf-board-color = { trf-in-round }: the colour on board { $board } does not go with that of board 1{ trf-more-lines }
    .label = expected the colours of record 352
trf-no-rounds = the file does not say how many rounds the tournament has
    .help = add a record with the number of rounds, such as `142 9`
trf-no-initial-color = the file does not say the initial colour
    .help = draw it by lot and add `152 W` or `152 B`
trf-over = round { $round } cannot be paired: the tournament has { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
trf-not-next = round { $round } cannot be paired: round { $next } is the next
trf-no-result = player { $number } has no result in round { $round }
    .help = enter the result, or `?` for an adjourned game
trf-points = player { $number } has { $made } points by the results, and the file says { $said }
    .help = correct the results or the points, or say in record 162 what results are worth
trf-no-match = teams play in this tournament, and none has met another yet: there is nothing to rank
trf-outside-teams = teams play in this tournament, and player { $number }, who has games, is in none of them
    .help = add the player to the record 310 of the team
trf-no-teams = teams play in this tournament, and no record says which
    .help = add a record 310 for each team
trf-system-unfit = { $teams ->
        [yes] teams play in this tournament, and { $system } pairs players
       *[no] players play in this tournament, and { $system } pairs teams
    }
    .help = name a system for { $teams ->
        [yes] teams in record 192, such as `192 FIDE_TEAM_TYPEA_MP_GP`
       *[no] players in record 192, such as `192 FIDE_DUTCH_2026`
    }
trf-team-points = team { $number } has { $made } { $games ->
        [yes] game points
       *[no] match points
    } by the results, and record 310 says { $said }
    .help = correct the results or the points, or say in records 162, 362 and 320 what games, matches and byes are worth
trf-other-system = record 092 says { $text }, and there is no such system here
    .help = name the system in record 192, if it is the FIDE Dutch system all the same: `192 FIDE_DUTCH_2025`
trf-not-asked = the report names { $named }, and { $asked } was asked for
    .help = ask for the system of the report, or for none
trf-unknown-system = record 192 names { $name }, and there is no such system here
    .help = write one of { $known }, or leave the record out for the FIDE Dutch system
trf-schedule = the report is of a schedule, { $name }: no round of it is paired from the scores before it
    .help = import the report as an event, and pair and check that
trf-draws-lots = { $name } draws lots, and a report does not say from what
    .help = import the report as an event and pair that: its file keeps what lots are drawn from
trf-baku = Baku acceleration goes only with a win of two draws and a loss of nothing
    .help = say in records 250 who has how many points more in which rounds
table-no-event = no event can be made of it: { $why }
    .label = expected a table of one event
no-report-players = the event has { $players } players, and a tournament report holds { $most }
no-report-rounds = the event has { $rounds } rounds, and a tournament report holds { $most }
no-report-teams = the event has { $teams } teams, and a tournament report holds { $most }
no-report-parts = teams play in several groups or stages: a tournament report has no record for them, and one of teams holds one of them; a report of 2016 holds the games of all

## Lines that are not read. Facts are those of `LineFault` and `Belongs`.

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
trf-missing = { $part ->
        [points] the points are missing
        [match-points] the match points are missing
       *[other] the { trf-part } is missing
    }
    .label = expected { $wanted }
trf-wrong = `{ $text }` { $part ->
        [worth] does not say what a result is worth
       *[other] is not a { trf-part }
    }
    .label = expected { $wanted }
trf-not-blank = column { $column } { $side ->
        [before] before
       *[after] after
    } the { $part ->
        [points] points
       *[other] { trf-part }
    } is not blank
    .label = expected a blank
trf-word-too-many = `{ $text }` is one word too many
    .label = expected { $wanted }
trf-rounds-too-many = these are more rounds than a report holds
    .label = expected at most { $most } rounds
trf-more-lines = { $more ->
        [0] {""}
        [one] , here and in { $more } more line
       *[other] , here and in { $more } more lines
    }
trf-ignored = `{ $text }` is not a { trf-part }: left blank{ trf-more-lines }
    .label = not needed for pairing and points
trf-two-days = `{ $text }` may be { $one } or { $other }: left blank{ trf-more-lines }
    .label = not needed for pairing and points
trf-old-bye = player { $player } won round { $round } by forfeit against nobody: taken for the pairing-allocated bye{ $more ->
        [0] {""}
        [one] , in { $more } more round too
       *[other] , in { $more } more rounds too
    }
    .label = today written U
trf-old-half-bye = player { $player } drew round { $round } with nobody: taken for a half-point bye{ $more ->
        [0] {""}
        [one] , and { $more } more so written
       *[other] , and { $more } more so written
    }
    .label = today written H
trf-old-zero-bye = player { $player } lost round { $round } to nobody: taken for a bye without points{ $more ->
        [0] {""}
        [one] , and { $more } more so written
       *[other] , and { $more } more so written
    }
    .label = today written Z
trf-unknown-record = `{ $code }` is not a record that is known here{ trf-more-lines }
    .label = expected a code such as 001, 012 or XXR
trf-wants-number = a whole number, at most { $most }
trf-wants-start-number = a start number, 1 to { $most }
trf-wants-points = points, such as 1.0
trf-wants-round = a round, 1 to { $most }
trf-wants-round-count = the number of rounds
trf-wants-one-of = one of { $signs }
trf-wants-abnormal = W, D, L, F, H, Z, +, - or a blank
trf-wants-color = w, b or -
trf-wants-initial-color = W or B
trf-wants-bye = F, H or Z
trf-wants-letter-worth = a letter of { $letters } with its points, such as `W 2.0`
trf-wants-team-number = the number of a team, 1 to { $most }
trf-wants-forfeit = +-, -+ or --: who of White and Black has won
trf-wants-board-colors = the colours of the boards, such as WBWB
trf-wants-key-worth = KEY=POINTS, such as `W=1.0`

## Cells of cross-tables that are not read. Facts are those of `TableFault`.

table-no-heads = the table has no heads
    .label = expected a line `Place;S.No.;Title;Name;...;R1` or `Pl;FMJD-id;Title;Name;...;R1`
table-rounds-too-many = the table has too many rounds
    .label = expected at most { $most }
table-no-players = the table has no players
    .label = expected a line for each
table-place = `{ $text }` is not a place
    .label = expected { $place }: places stand in their order
table-no-name = the player has no name
    .label = expected a name
table-start-number = `{ $text }` is not a start number
    .label = expected a whole number from 1
table-rating = `{ $text }` is not a rating
    .label = expected a whole number, such as `2339` or `A 2339`
table-cell = `{ $text }` is not a round of a player
    .label = expected { $format ->
        [dap] place, colour and points of a game (`68b2`), or a bye (`+2`)
       *[toernooibase] points, place and colour of a game (`2/15w`), or nothing
    }
table-no-opponent = there is no opponent in place { $place }
    .label = expected the place of an opponent
table-no-game = place { $place } has no game in round { $round }
    .label = expected two cells of a game
table-other-opponent = place { $place } plays against place { $other }
    .label = expected opponents who name each other
table-same-color = place { $place } has the same colour
    .label = expected one w and one b
table-other-result = place { $place } has another result
    .label = expected results of both or of none
table-scoring = the points of the game belong to no scoring that is known
    .label = expected 2-0, 1-1; 1-0, 0.5-0.5; those of Delft; or two numbers that make 2
table-bye-worth = a bye is worth { $points }
    .label = expected { $win } or { $draw }

## What a report or a cross-table and an event do not have in common. Facts are those of `Note`.

note-more-players = { $more ->
        [0] {""}
        [one] , and { $more } more player
       *[other] , and { $more } more players
    }
note-no-name = record 012 gives no name: called Tournament
note-control-characters = control characters were made blanks in { $texts ->
        [one] one text
       *[other] { $texts } texts
    }
note-end-before-start = the last day is before the first: left out
note-groups-found = a report has no record for groups: everybody met everybody in each of { $groups } fields, and nobody met anybody of another, so they are groups, A and so on
note-round-robin-rounds = a round robin of { $players } players has { $planned ->
        [one] { $planned } round
       *[other] { $planned } rounds
    }, not { $paired }
note-teams = a tournament of teams: the games are read as those of a Swiss{ $named ->
        [yes] , and the team stands with each player
       *[no] {""}
    }
note-other-color = round { $round }, board { $board }: the players sat with other colours than record 352 has for the board; it is entered with those of the record
note-everybody-met = everybody has met everybody, and no record names the system: read as a Swiss
note-rounds-not-said = neither 142 nor XXR gives the number of rounds: taken for { $rounds }
note-more-rounds = { $paired ->
        [one] there is { $paired } round
       *[other] there are { $paired } rounds
    }, more than the file announces
note-no-day = record { $record }: `{ $text }` is not a day such as 2026/09/03: left out
note-unknown-system = record 192: the system { $code } is not known; the rounds to come are paired by { $system }
note-unknown-tie-break = record { $record }: tie-break { $code } is not known: left out
note-records-without-place = records without a place in an event: { $records }
note-no-birth = { $id }: `{ $text }` is not a date of birth: left out
note-two-births = { $id }: `{ $text }` may be { $one } or { $other }: { $left_out ->
        [yes] left out
       *[no] only the year is kept
    }
note-no-player = there is no player { $number }: passed over
note-worth-by-color = XXS: { $black } is { $other }, but { $counts } as { $white } counts for both
note-unknown-key = XXS: { $key } is not known
note-both-lost = round { $round }, board { $board }: the lines of { $white } and { $black } both say lost (0): entered as 0-0{ $points ->
        [yes] {" "}without the points of a loss
       *[no] {""}
    }
note-draw-and-loss = round { $round }, board { $board }: the lines disagree, { $white } (White) has { $white_says } and { $black } (Black) has { $black_says }: entered as 0-0
note-abnormal = records 299 give or take points beyond the results, { $times ->
        [one] { $times } time
       *[other] { $times } times
    }: entered as points given (`awards`), which the standings count
note-two-days = record { $record }: `{ $text }` may be { $one } or { $other }: left out
note-older-rules = record 192 names { $code }: the rounds to come are paired by the rules in force since 1 February 2026
note-ranks-differ = places by { $named ->
        [yes] the tie-breaks of the file
       *[no] the tie-breaks taken, as the file names none
    } ({ $tie_breaks }) are not those of the file: { $id } { $name } is { $place }, not { $said }{ note-more-players }
note-points-differ = points that follow from the rounds are not those of the file: { $id } { $made }, not { $said }{ note-more-players }

note-numbers-of-list = no pairing numbers yet: start numbers in the order of the list
note-numbers-given = start numbers for players without one: { $players }
note-lost-though-played = round { $round }, match { $number }: it was lost by a ruling, and the file has the points of the games that were played
note-points-corrected = results of { $teams } do not count as they were played, by rulings or withdrawals: records 299 give or take the difference
note-several-parts = groups and stages have no place in a report: their rounds stand one after the other, as those of one tournament
note-struck-out = round { $round }: the pairing { $white } - { $black } was struck out, and has no place in the file
note-unfinished = round { $round }: { $white } - { $black } is not finished, and is written without its first game
note-plus-draw = a plus-draw is written as a draw
note-even-draws = draws such as 1.01-0.99 are written as even draws
note-delft = Delft scores are written as wins, draws and losses of 2-1-0: whoever has more points of a game has won it
note-scores-apart = scores such as 9-1 or 1.01-0.99 are written as wins, draws and losses, with their points in records 299
note-scored-by = the points of games in records 162 and 299 are those of { $mode }: it is taken for the scoring
note-micro-matches = micro-matches are written as one win, draw or loss each{ $small ->
        [yes] , by their small points
       *[no] {""}
    }
note-not-standings = points of the file are not those of the standings: { $id } { $written }, not { $standings }{ note-more-players }
note-worth-without-place = that { $what ->
        [half-point-bye] a half-point bye
        [full-point-bye] a full-point bye
       *[forfeit-win] a win by forfeit
    } is worth { $points } has no place in the file
note-no-initial-color = the event names no initial colour, and some programs need it
note-no-round-dates = no round has a date, so the file has no record 132
note-without-place = without a place in the file: { $held }
note-marks = { $players }: marks of writing direction are left out
note-cut = { $id }: { $what ->
        [title] title
        [name] name
        [federation] federation
       *[federation-id] federation id
    } { $text } written as { $cut }
note-rating-too-large = { $id }: a rating over 9999 has no place in the file
note-byes-to-come = round { $round }: { $bye ->
        [bye] bye
        [full-point-bye] full-point bye
        [half-point-bye] half-point bye
       *[absent] absent
    } of { $players } has no place in the file before it is the next round
note-rounds-without-date = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $of } have no date, so record 132 has none
note-forbidden-rounds = players who must not meet in rounds { $first } to { $last } have no place in the file before or after these rounds

note-taken-for-swiss = taken for a Swiss of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: not everybody has met everybody
note-places-for-numbers = the table has no start numbers: places are taken for them
note-totals-differ = totals that do not follow from the rounds: { $name } { $made }, not { $said }{ note-more-players }{ $without_games ->
        [yes] {" "}(the table does not show points without a game)
       *[no] {""}
    }
note-ids-without-place = federation ids have no place in the table
note-forfeits-as-games = forfeits are written as games
note-byes-in-totals = points of byes stand in the totals only

held-clubs = clubs
held-teams = teams
held-matches = matches of teams: line-ups, byes, match points and board points
held-short-names = short names of more than five letters
held-given = points given or taken by the arbiters
held-reasons = why points were given or taken
held-head-starts = that points were given before round 1 (they are written for round 1)
held-families = families
held-categories = categories
held-rulings = rulings
held-postponements = the days to which games are postponed
held-openings = drawn openings
held-round-times = times of rounds
held-notes = notes
held-play-offs = play-offs
held-went-on = who went on after level points
held-adjudications = that results were adjudicated
held-rule-set = the rule set
held-aliases = other names of players
held-fixed-boards = fixed boards
held-game-records = game records
held-days-to-come = the days of rounds to come
held-board-notes = notes on boards
held-tie-breaks = tie-breaks
held-place = place and federation
held-days = dates
held-arbiters = arbiters
held-time-control = the thinking time
held-persons = births and sexes of players
held-system = the system
held-schedule = the printed table of the round robin
held-first-color = the initial colour
held-forbidden = players who must not meet
held-acceleration = acceleration
held-requests = byes and absences of rounds to come
held-coming-and-going = late entries and withdrawals
held-micro-games = the single games of micro-matches
held-pluses = the plus of plus-draws
held-unrated = that games are unrated
held-adjourned = that games are adjourned
