### What stands around the tables of an event: titles, heads of columns, words in cells, notes.

## Titles

of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}of { $rounds }
    }
after-round = { $round ->
        [0] before round 1
       *[other] after round { $round }{ of-rounds }
    }
during-round = during round { $round }{ of-rounds } ({ $done } of { $boards } results)
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
side-word = { $color ->
        [white] White
       *[black] Black
    }
title-round = Round { $round }{ of-rounds }{ $stage ->
        [none] {""}
        [final] : final
        [semi-finals] : semi-finals
       *[quarter-finals] : quarter-finals
    }
title-outstanding = { $games ->
        [one] { $games } game still to be played
       *[other] { $games } games still to be played
    }
title-team-list = { $teams ->
        [one] 1 team
       *[other] { $teams } teams
    }
title-fixtures = { $team ->
        [none] Fixtures
       *[other] Fixtures of { $team }
    }
title-division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $complete ->
        [yes] Promotion and relegation
       *[no] Promotion and relegation as it stands
    }
title-players = { players-in-all }
title-standings = Standings { $until }{ of-category }
title-final = Final standings{ of-category }
title-teams = Teams { $until }
title-crosstable = Crosstable { $until }
title-team-crosstable = Crosstable { $until }: { $team }, { $single ->
        [yes] { $points } point
       *[no] { $points } points
    }
title-tree = Bracket
title-colors = Colours { $until }
title-explanation = { $player }: { $place ->
        [none] no place
       *[other] place { $place }
    } with { $single ->
        [yes] { $points } point
       *[no] { $points } points
    } { $until }
title-bracket = Round { $round }{ of-rounds }, { score-word }: { $of_teams ->
        [yes] { $players ->
            [one] { $players } team
           *[other] { $players } teams
        }
       *[no] { players-in-all }
    }{ $moved_down ->
        [0] {""}
       *[other] {" "}and { $moved_down } moved down
    }
score-word = { $single ->
        [yes] { $score } point
       *[no] { $score } points
    }
title-answer = Round { $round }{ of-rounds }, { $board ->
        [none] bye
       *[other] { $of_teams ->
            [yes] match
           *[no] board
        } { $board }
    }{ $score ->
        [none] {""}
       *[other] : bracket of { score-word }
    }
title-ratings = { $month ->
        [none] Ratings
       *[other] Ratings of { $month }
    }, { $scheme }
title-rating-report = Ratings, crosstable { $until }
title-report = Standings after round { $round }
title-of-part = { $title }{ $stage ->
        [none] {""}
       *[other] , { $stage }
    }{ $group ->
        [none] {""}
       *[other] , group { $group }
    }
title-clubs = Clubs { $until }
title-individuals = Players { $until }{ $board ->
        [none] {""}
       *[other] , board { $board }
    }
title-match-report = Round { $round }, match { $number }: report
title-members = { $team }: members
title-line-up = { $team }: line-up for round { $round }
title-days = { $start } to { $end }
title-from = from { $start }

## Heads of columns

head-place = Pl
head-overall = Overall
head-of-game = { $game }
head-id = Id
head-number = No
head-name = Name
head-title = Title
head-federation = Fed
head-club = Club
head-team = Team
head-out-in = Out in
head-games = Games
head-points = Pts
head-match-points = MP
head-board-points = BP
head-matches = Matches
head-match = Match
head-in-match = In match
head-white-team = White team
head-black-team = Black team
head-seat = No
head-home = Home
head-away = Away
head-at = At
head-venue = Venue
head-goes-to = Next season in
head-teams = Teams
head-percentage = %
head-boards = Boards
head-row = Row
head-round = Rd
head-date = Date
head-board = Bd
head-color = Colour
head-opponent = Opponent
head-rating = Rating
head-result = Result
head-score = Score
head-opponent-score = Opponent's score
head-adjusted-score = Adjusted
head-members = Members
head-remarks = Remarks
head-categories = Categories
head-born = Born
head-sex = Sex
head-federation-number = Fed. no.
head-colors = Colours
head-white-games = W
head-black-games = B
head-balance = W-B
head-run = Run
head-due = Due
head-white = White
head-black = Black
head-bye = bye
head-rated-round = Round
head-opponent-rating = Opp
head-difference = Diff
head-expected = Exp
head-k = K
head-change = Change
head-rated-score = Score
head-average = Avg
head-performance = Perf
head-new = New
head-rank = Rank
head-report-points = PTS
head-play-by = By
head-board-long = Board
head-record = Record
head-file = File
head-operation = NO
head-when = WHEN
head-what = WHAT
head-tie-break = { $code }
head-of-round = R{ $round }

## Under the title

fact-venue = Place
fact-home = Plays at
fact-date = Date
fact-time = Time
fact-place = Place
fact-points = Points
fact-match-points = Match points
fact-board-points = Board points
fact-captain = Captain
fact-opponent = Opponent
fact-group = Group
fact-number = Number
fact-title = Title
fact-rating = Rating
fact-federation = Federation
fact-federation-id = Federation id
fact-club = Club
fact-team = Team
fact-family = Family
fact-born = Born
fact-categories = Categories
fact-from = Plays from round
fact-withdrew = Withdrew

## Words in cells

mark-bye = ({ away-word })
mark-free = (free)
mark-no-game = (no game)
mark-color = { side-word }
mark-color-letter = { $color ->
        [white] w
       *[black] b
    }
mark-color-initial = { $color ->
        [white] W
       *[black] B
    }
mark-due = { side-word }, { $strength ->
        [mild] mild
        [strong] strong
       *[absolute] absolute
    }
mark-forfeit = { $name } (forfeit)
mark-not-counted = { $name } (counts for nobody)
mark-results = { $results }
mark-by-forfeit = { $score } F
mark-double-forfeit = 0-0 F
mark-adjudicated = { $score } A
mark-adjourned = adj.
mark-postponed = postponed
mark-waiting = { $state ->
        [adjourned] adjourned
        [postponed] postponed
       *[open] to be played
    }
mark-annulled = annulled
mark-score-only = (only the score is known)
mark-not-paired = not paired
mark-in-round = { $stage ->
        [none] round { $round }
        [final] final
        [semi-finals] semi-finals
       *[quarter-finals] quarter-finals
    }
mark-round-name = { $stage ->
        [none] Round { $round }
        [final] Final
        [semi-finals] Semi-finals
       *[quarter-finals] Quarter-finals
    }
mark-match-head = { $group ->
        [none] Match { $number }
       *[other] Group { $group }, match { $number }
    }: { $home } - { $away }{ $score ->
        [none] {""}
       *[other] , { $score }
    }{ $venue ->
        [none] {""}
       *[other] {" "}· { $venue }
    }
mark-of-group = Group { $group }
mark-fate = { $fate ->
        [promoted] promoted
        [promotion-matches] promotion match
        [relegation-matches] relegation match
        [relegated] relegated
       *[undecided] not decided: the place is shared
    }
mark-no-opponent = Without an opponent
mark-no-match = Without a match
mark-nobody = (nobody)
mark-at-home = { $home ->
        [yes] home
       *[no] away
    }
mark-in-match = { $number }.{ $seat }
mark-board-of-match = match { $number } board { $seat }
mark-at-seat = { $seat }{ $color ->
        [white] w
       *[black] b
    }{ $points }
mark-total = Total
mark-in-game = { $color ->
        [white] w
       *[black] b
    }{ $points }
mark-winner = winner
mark-in-play = in play
mark-from-round = from round { $round }
mark-withdrawn = { $round ->
        [0] withdrawn
       *[other] withdrawn after { $round }
    }
mark-after-round = after round { $round }
mark-place-of = { $place } of { $placed }
mark-excluded = none: withdrew too early, the results count for nobody
mark-none-yet = none yet
mark-no-place = none

## What marks mean

legend-forfeit = F: by forfeit
legend-adjudicated = A: decided by the arbiter
legend-adjourned = adj.: adjourned
legend-total = (?): only the score of the games together is known
legend-cell = 12w2: row of the opponent, White, 2 points
legend-cell-of-games = 12w3-1: row of the opponent, White in the first game, points of the games
legend-cell-of-teams = 12w5-3: row of the opponent, White on board 1, board points
legend-plus-points = +2: points without an opponent
legend-signs-of-forfeit = + and -: won and lost by forfeit
legend-cells-of-forfeit = 12w+ and 12w-: won and lost by forfeit
legend-absent = -: absent
legend-not-finished = *: not finished, no points yet
legend-cell-adjourned = a: adjourned or postponed
legend-cell-annulled = x: struck out
legend-in-brackets = ( ): counts for nobody
legend-lost-match = !: not decided on its boards
legend-by-ladder = points by { $ladder }

## Under the table

note-arbiters = { $several ->
        [yes] Arbiters
       *[no] Arbiter
    }: { $names }
note-missing = Provisional: { $boards ->
        [one] { $boards } result is missing
       *[other] { $boards } results are missing
    }{ named-boards }.
note-forfeits-later = Not in it yet: the forfeits of { $count ->
        [one] round { $rounds }, in which
       *[other] rounds { $rounds }, in which
    } no game has been played.
note-adjourned = Provisional: { $boards ->
        [one] { $boards } game is adjourned
       *[other] { $boards } games are adjourned
    }{ named-boards }.
note-postponed = Provisional: { $boards ->
        [one] { $boards } game is postponed
       *[other] { $boards } games are postponed
    }{ named-boards }.
note-board-postponed = Board { $board }: postponed{ $until ->
        [none] , no day is set
       *[other] {" "}until { $until }
    }
note-nothing-outstanding = No game is outstanding.
note-no-fixtures = No match is paired yet.
note-next-season = Teams or players: { $now }{ $next ->
        [none] {""}
       *[other] , next season { $next }
    }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
boards-of-one = round { $round } board { $board }
boards-of-several = round { $round } boards { $boards }
boards-of-until = round { $round } board { $board }{ $until ->
        [none] {""}
       *[other] {" "}until { $until }
    }
note-legend = { $marks }.
note-opening = Opening: { $opening }
note-drawn-opening = Drawn opening{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] boards
           *[no] board
        } { $boards }
    }: { $table } { $number }{ $moves ->
        [none] {""}
       *[other] : { $moves }
    }
note-of-player = { $player }: { $note }
note-by-hand = Board { $board } was paired by hand: { $why }
note-of-board = Board { $board }: { $note ->
        [withdrawn] { $name ->
            [none] withdrawn
           *[other] { $name } withdrawn
        }
        [white-late] { $name } too late
        [black-late] { $name } too late
        [both-late] both too late
        [loser-late] { $name ->
            [none] too late
           *[other] { $name } too late
        }
        [white-absent] { $name } not there
        [black-absent] { $name } not there
        [loser-absent] { $name ->
            [none] not there
           *[other] { $name } not there
        }
       *[written] { $text }
    }
note-late-comer = Board { $board }: { $name } came late and met the player who had the bye.
note-colors-were = Board { $board }: the colours were corrected, it was { $players } { $was }
note-corrected = Board { $board }: the result was corrected{ $times ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $times } times
    }, it was { $was }
note-goes-on = Board { $board }: { $name } advances.
note-board-ruling = Board { $board }{ $game ->
        [none] {""}
       *[other] , game { $game }
    }, ruling: { $ruling }
note-round-ruling = Ruling: { $ruling }
note-ruled = { $ruling }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }
note-ruled-in = Round { $round }{ $players ->
        [none] {""}
       *[other] , { $players }
    }: { $ruled }
because-claimed = claimed: { $claim }
because-article = article: { $article }
because-arbiter = { $name }
note-first-game = White and Black are those of the first game.
note-excluded = { $player } withdrew after round { $round }, too early: these results count for nobody.
note-never-played = { $player } withdrew before round 1.
note-comes = { $player } comes in round { $round }.
note-given = { $name }, { $round ->
        [0] before round 1
       *[other] round { $round }
    }:{ $points ->
        [none] {""}
        [1] {" "}1 point
        [-1] {" "}-1 point
       *[other] {" "}{ $points } points
    }{ $match_points ->
        [none] {""}
        [1] {" "}1 match point
        [-1] {" "}-1 match point
       *[other] {" "}{ $match_points } match points
    }{ $board_points ->
        [none] {""}
       *[other] { $match_points ->
            [none] {" "}{ $board_points ->
                [1] 1 board point
                [-1] -1 board point
               *[other] { $board_points } board points
            }
           *[other] {" "}and { $board_points ->
                [1] 1 board point
                [-1] -1 board point
               *[other] { $board_points } board points
            }
        }
    }
note-withdrew = { $player } withdrew after round { $round }.
note-undecided = Only the year of birth is known, and the day decides about this category: { $players }.
note-match-won = { $name } has won the match, { $points }-{ $other }{ $left ->
        [0] {""}
        [one] {" "}with { $left } game to play
       *[other] {" "}with { $left } games to play
    }.
note-match-level = The match ends level, { $points }-{ $points }.
note-match-decided = The match ends { $points }-{ $points }, and { $name } has won it.
note-match-needs = { $name } needs { $single ->
        [yes] { $points } point
       *[no] { $points } points
    } from { $games ->
        [one] { $games } game
       *[other] { $games } games
    } to win the match.
note-match-needs-to-draw = { $name } can no longer win the match, and needs { $single ->
        [yes] { $points } point
       *[no] { $points } points
    } from { $games ->
        [one] { $games } game
       *[other] { $games } games
    } to draw it.
note-match-cells = w2: White, 2 points; w or b alone: not finished.
note-ratings-dropped = { $codes } not used: { $first }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    } without a rating, and the event does not say what an unrated player counts (FIDE C.07, 10).
note-edition = Tie-breaks by FIDE C.07 of { $rules ->
        [august-2024] 1 August 2024
       *[march-2026] 1 March 2026
    }{ $by_date ->
        [yes] { $of_event ->
            [yes] , by the dates of the event
           *[no] , by the dates of the report
        }
       *[no] {""}
    }{ $older ->
        [yes] {" "}(older editions are not here)
       *[no] {""}
    }.
note-match-lost = Match { $number }: { $team } has lost the match, whatever its boards say{ $reason ->
        [none] {""}
        [withdrawn] {" "}(withdrawn)
       *[other] {" "}({ $reason })
    }.
note-lost-in-round = Round { $round }, { $home } - { $away }: lost by { $both ->
        [yes] both
       *[no] { $teams }
    }, whatever the boards say{ $reason ->
        [none] {""}
        [withdrawn] {" "}(withdrawn)
       *[other] {" "}({ $reason })
    }.
note-of-match = Match { $number }: { $reason }
note-match-played = Match { $number }: { $when ->
        [none] { $venue }
       *[other] { $when }{ $venue ->
            [none] {""}
           *[other] , { $venue }
        }
    }
note-home-first = Colour: of the home player. Results: the points of the home player come first.
note-scores-before = In brackets after a team: its points before the round.
note-other-points = { $boards ->
        [yes] Board points
       *[no] Match points
    } { $total } = { $sum }
note-no-clubs = No player has a club.
note-clubs-alike = { $one } and { $other } count as two clubs: one club in two spellings?
note-best-of-club = Of each club the best { $best ->
        [one] player counts
       *[other] { $best } players count
    }; clubs with the same sum share the place.
note-played-only = Only games that were played count: a board won by forfeit has points for the team alone.
note-seat-cells = 1w2: board 1, White, 2 points; 1w+ and 1w-: won and lost by forfeit.
note-shared-by-defeat = Those who went out in the same round share a place.
note-shared-place = Players who are equal in everything share a place.
note-shared-place-of-teams = Teams that are equal in everything share a place.
note-tie-breaks = Tie-breaks: { $list }.
tie-break-line = { $code } { $title }{ $against ->
        [yes] {" "}(2v1: 2 points against place 1)
       *[no] {""}
    }{ $idle ->
        [yes] {" "}(decides nothing here)
       *[no] {""}
    }
note-untold = Known of nobody: { $columns }.
note-team-points = MP: match points; BP: board points.
note-no-color = u: a round without a game (bye, forfeit, absence), or not finished.
note-color-by-score = ?: only the score of the match is known.
note-run = Run: the most games running with one colour.
note-among = { $value }; among { $among }
note-provisional = *: provisional, too few games.
note-rated-last = Up to and including: { $event }.
note-ratings-of = Ratings of { $list }, { $scheme }{ $average ->
        [none] {""}
       *[other] , average { $average }
    }.
note-rating-columns = Games, Score: those that are rated; Avg: of their opponents; Perf: performance.
note-begun-unrated = New in the list: { $names }. They started at { $rating }, { $by ->
        [default] a default of this program
        [average] the average of the others
        [scheme] as the scheme says
       *[list] as the list says
    }.
note-entered-late = { $event } was entered in the list before this event, and was played after it: the ratings follow the order of entry.
note-not-in-list = Not in the list yet, or not as it is now: update the list.
note-results-missing = Results missing: { $missing }.
note-buchholz-of-all = Everybody meets everybody: by Buchholz, players with equal points are equal, unless games were not played.
card-own-points-first = Results: own points first.
card-colors = Colours: { $colors }, balance { $balance }{ $due ->
        [none] {""}
       *[other] , due: { $due }
    }.
card-asked = Asked for in round { $round }: { away-word }{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }.
card-ruling = Ruling. { $ruling }

## Slips

slip-board = Board { $board }
wall-left-out = No room here for: { $columns }
slip-white = White
slip-black = Black
slip-result = Result
slip-game = Game { $game }
slip-first-game = The points of the player with White in game 1 come first.
slip-total = Total
slip-signature = Signature

## Forms of matches

form-captain-of = Captain of { $team }
form-arbiter = Arbiter

## Records of a round

games-of-board = board { $board }{ $record ->
        [none] {""}
       *[other] , { $record }
    }
games-of-boards = boards { $boards }
games-if-accepted = board { $board } would then have: { $white } - { $black } { $result }
games-board-ruling = { $place }: ruling: { $ruling }
games-disagrees = { $place }: { $what } [{ $kind }{ $settled ->
        [yes] , settled
       *[no] {""}
    }]

## Play-offs

title-playoffs = Play-offs
title-playoff = Play-off, { $of }, by { $ladder }
head-playoff = Play-off
head-playoff-stage = Stage
head-game = Game
head-white-left = White left
head-black-left = Black left
note-after-playoff = After play-off, { $of } ({ $stage }): { $order }{ $level ->
        [0] {""}
        [one] ; the game before was level
       *[other] ; the { $level } games before were level
    }.
note-playoff-goes-on = The play-off, { $of }, is not over.
note-playoff-level = The play-off, { $of }, has ended level.
note-compared = Level on points; the scores in { $stage } decide: { $scores }.
note-playoff-lot = Order by lot: { $players } ({ $number ->
        [none] drawn by hand
       *[other] number { $number }{ $called ->
            [yes] , called out
           *[no] {""}
        }, among { $orders } orders
    }).
note-playoff-next = Next: { $stage }, { $game ->
        [none] {""}
       *[other] { $game },{" "}
    }{ $clock }.
note-ladder-source = Rules: { $source }.
note-ladder-unread = Not in the text that was read: { $list }.
note-no-playoffs = There are no play-offs.
no-capitals = { $text } is not a height of letters in millimetres, from 2 to 40: 7, or 7.5
