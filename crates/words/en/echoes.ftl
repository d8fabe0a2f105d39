### What a command did. Facts are those of the enums `Echo` of the events and of the application.

as-recorded = { $what }, as recorded
of-player = { $id }: { $what }
note = note: { $what }
bye-word = { $bye ->
        [bye] bye
        [full-point-bye] full-point bye
        [half-point-bye] half-point bye
       *[absent] absent
    }

## Players

asked = { $id }: { bye-word } in round { $round }
plays = { $id } plays in round { $round }
plays-from = { $id } { $name } plays from round { $round } on
has-withdrawn = { $id } has withdrawn after round { $round }
withdraws = { $id } withdraws after round { $round }
results-of-leaver = { $id } has played { $played } of { $scheduled } { $teams ->
        [yes] matches
       *[no] games
    }: the results { $counts ->
        [yes] count
       *[no] count for nobody
    }
results-of-leaver-now = with this { $id } has played { $played } of { $scheduled } { $teams ->
        [yes] matches
       *[no] games
    }: the results { $counts ->
        [yes] count from now on
       *[no] no longer count for anybody
    }
open-before = round { $round }, board { $board }: { $white } - { $black } is still open: it comes before the withdrawal after round { $after }
is-in = { $id } is in the event
is-back = { $id } is back in the event
removed = { $id } { $name } removed
added = { $id } { $name }{ $from ->
        [none] {""}
       *[other] , from round { $from } on
    }
known = { $id } { $name }, { $with ->
        [none] as recorded
       *[other] recorded with { $with }
    }
differs = { $field ->
        [rating] rating
        [title] title
        [federation] federation
        [federation-id] federation id
        [club] club
        [categories] categories
        [team] team
        [sex] sex
        [family] family
       *[birth] birth
    } { $there ->
        [none] none
       *[other] { $there }
    }, not { $said }
alias = { $id } { $name }: also known as { $alias }
alias-gone = { $id } { $name }: no longer known as { $alias }
renewed-player = { $id } { $name }: { $what }
renewed = { $field ->
        [rating] rating
        [title] title
        [federation-id] federation id
       *[club] club
    } { $now } (was { $was ->
        [none] none
       *[other] { $was }
    })
counts-from = { $paired ->
        [one] round 1 stays as it is paired
       *[other] rounds 1 to { $paired } stay as they are paired
    }; { $next ->
        [none] no round is left in which this counts
       *[other] this counts from round { $next } on{ $rated ->
            [yes] { $numbers ->
                [yes] , with pairing numbers by the new ratings
               *[no] , with the pairing numbers as they are
            }
           *[no] {""}
        }
    }{ $tie_breaks ->
        [none] {""}
       *[other] ; { $tie_breaks } take the new ratings for all rounds
    }
update-not-listed = { $player }: not in the list
update-more-not-listed = { $more } more are not in the list either
update-unclear = { $player }: not changed; it may be { $lines }{ $more ->
        [0] {""}
       *[other] ; or one of { $more } more
    }
update-other-name = { $player }: not changed; the number is that of { $line }
updated-in-all = { $updated } updated, { $same } as in the list, { $unclear } not clear, { $missing } not in the list
ratings-of-list = line { $line }: the rating `{ $text }` is read as { $rating }{ $more ->
        [0] { "" }
        [one] , and 1 more without its signs or decimals
       *[other] , and { $more } more without their signs or decimals
    }
no-id-of-list = line { $line }: `{ $id }` is not an id of a player here, and another is given
other-id-of-list = { $id } { $name }: the id { $wanted } of the list is somebody else's
later-than-asked = { $id } was to play from round { $asked } on, which is paired: the first round is { $from }
added-in-all = { $added } added, { $known ->
        [one] { $known } was
       *[other] { $known } were
    } there, { players-word } in all
players-word = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

## Rounds and boards

round-paired-now = round { $round } is paired
rounds-paired = rounds { $first } to { $last } are paired
both-paired = { rounds-paired }
unpaired = round { $round } is no longer paired
round-of = round { $round }{ when-word }: { boards-word }
when-word = { $date ->
        [none] {""}
       *[other] , { $date }
    }{ $time ->
        [none] {""}
       *[other] , { $time }
    }
left-adjourned = round { $round }, { $several ->
        [yes] adjourned boards
       *[no] adjourned board
    } { $boards }
round-dated = round { $round }{ when-word }
round-undated = round { $round } no longer has a date and a time
not-on-fixed-board = { $id } should sit at board { $fixed }, which another has, and sits at board { $board }
boards-word = { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
board-line = { $board }  { $white } { $white_name } - { $black } { $black_name }{ $result ->
        [none] {""}
       *[other] {"  "}{ $result }
    }
board-of-match = { $board }  { $home } { $home_name } - { $away } { $away_name }{ $result ->
        [none] {""}
       *[other] {"  "}{ $result }
    }
bye-line = {"     "}{ $id } { $name }: { bye-word }
free-line = {"     "}{ $id } { $name }: free
seated = round { $round }, board { $board }: { $white } - { $black }
rests = round { $round }: { $id } { bye-word }
gives-bye-up = round { $round }: { $id } agrees to play, and has the bye no longer
must-not-meet = { $players } must not meet{ $rounds }
may-meet = { $players } may meet
groups-apart = players of one { group-word } must not meet{ $rounds }
groups-may-meet = players of one { group-word } may meet
echo-clubs-alike = note: { $one } and { $other } are two clubs here: write them alike if they are one
no-such-groups = note: no two players have the same { group-word }
group-word = { $by ->
        [club] club
        [family] family
        [federation] federation
       *[team] team
    }
in-all-rounds = {""}
in-one-round = {" "}in round { $round }
in-rounds-from = {" "}from round { $from } on
in-rounds-up-to = {" "}up to round { $to }
in-rounds-between = {" "}in rounds { $from } to { $to }
goes-on = round { $round }, board { $board }: { $id } advances

## Results

scored = round { $round }, board { $board }: { $white } - { $black } { $results }
in-words = { $what } ({ $how ->
        [white] White wins
        [black] Black wins
        [draw] a draw
        [draw-plus-white] a draw with a plus for White
        [draw-plus-black] a draw with a plus for Black
        [white-by-forfeit] White wins by forfeit
        [black-by-forfeit] Black wins by forfeit
        [both-forfeit] both forfeit
        [both-lost] both lose
        [adjourned] to be played on
       *[annulled] struck out
    })
postponed = round { $round }, board { $board }: { $white } - { $black } postponed{ $until ->
        [none] , no day is set
       *[other] {" "}until { $until }
    }
ruling-stands = { $what }; the ruling of this board stands: { $ruling }{ $entered ->
        [none] {""}
       *[other] , and { $entered } was entered with it
    }
before-its-round = { $until } is before { $day }, when the round is played
match-was-postponed = note: the match of round { $round } had been postponed until { $until }; that day is not kept
was-postponed = the game had been postponed until { $until }; that day is not kept
was = { $what } (was { $results })
cleared = round { $round }, board { $board }: { $white } - { $black } no longer has a result
colors-were = round { $round }, board { $board }: { $white } had White, { $black } had Black; the result stays theirs: { $white } - { $black } { $results }
paired-on-it = { $several ->
        [yes] rounds { $first } to { $last } were paired on what stood there, and stay as they are
       *[no] round { $first } was paired on what stood there, and stays as it is
    }
other-goes-on = { $teams ->
        [yes] match
       *[no] board
    } { $number }: { $winner ->
        [none] nobody advances by what is recorded now
       *[other] { $winner } advances by what is recorded now
    }, but { $seated } plays in round { $next }, which stays as it is
no-longer = { $what }, no longer: { $ending }
to-be-played = round { $round }, board { $board }: to be played
gave-up = round { $round }, board { $board }: { $ending }
rated = round { $round }, board { $board }{ $game ->
        [none] {""}
       *[other] , game { $game }
    }: { $rated ->
        [yes] rated
       *[no] not rated
    }
only-adjourned = round { $round }: all results are in, but for adjourned or postponed games: { $several ->
        [yes] boards
       *[no] board
    } { $boards }
all-results-in = round { $round }: all results are in
still-open = round { $round }: still open: { $boards }
many-open = round { $round }: { $boards } boards are still open
ruling-recorded = round { $round }{ $board ->
        [none] {""}
       *[other] , board { $board }
    }: { $before ->
        [yes] recorded before
       *[no] recorded
    }: { $words }
other-round = the record says round { $named }; the board is one of round { $round }

## Fields

set = { $field }: { $value }
numbers-taken-away = pairing numbers taken away from { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
taken-away = { $field } taken away
tie-breaks-changed = the tie-breaks were changed after the event began

## Back and forth

operation = { $number } { $verb }: { $summary }
undone = undone: { $number } { $verb }: { $summary }
done-again = done again: { $number } { $verb }: { $summary }
back-to = back to the state after: { $number } { $verb }: { $summary }

## Begun

begun = { $name }, { $system }
begun-in = { $file }: { $name }, { $system }, seed { $seed }
by-preset = with the rules of: { $title } ({ $source }); { $unread ->
        [one] one thing is
       *[other] { $unread } things are
    } not in that source, and as for any new event
imported = { $file }: { imported-word }
imported-word = { $name }, { $system }, { players-word }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } paired
new-list = { $file }: a new list, { $scheme }

## Rating lists

counted = { $event }: { $games ->
        [one] { $games } rated game
       *[other] { $games } rated games
    }{ $left_out ->
        [none] {""}
       *[other] ; not counted: { $left_out }
    }{ $recorded ->
        [yes] , as recorded
       *[no] {""}
    }
is-listed = { $player } is { $id }
new-in-list = new: { $player }, { $initial }
begun-unrated = { $players ->
        [one] 1 new player starts
       *[other] { $players } new players start
    } at { $rating }: { $by ->
        [default] a default of this program, not of a federation
        [average] the average of the others in the event
       *[list] as the list says
    }
own-ratings-not-taken = { $players ->
        [one] the rating that 1 of them has in the event is not used
       *[other] the ratings that { $players } of them have in the event are not used
    }: under { $scheme } everybody starts at { $rating }
unrated-from-now = players without a rating from now on: { $what ->
        [left-out] their games do not count
        [average] they start at the average of the others in their first event
       *[other] they start at { $what }
    }
entered-late = { $event } was entered before this event, and was played after it: ratings follow the order of entry
not-counted-before = round { $round }, board { $board }: { $game }, was not counted
counted-otherwise = round { $round }, board { $board }: { $game } (was { $was })
counts-no-longer = round { $round }, board { $board }: { $game } counts no longer
rated-game = { $players } { $result }
rated-result = { $score }{ $uncredited ->
        [yes] , not credited
       *[no] {""}
    }{ $penalised ->
        [white] , White penalised
        [black] , Black penalised
       *[none] {""}
    }
another-day = another day
moved = { $name }: { $was } { $change } = { $rating }

## Around a change

steps = { $steps }
back-outside = changed outside of the program: as after operation { $number }
older-state = the file is as it was after operation { $number }: what was done up to operation { $last } is not in it
result-only-in-copy = only in { $copy }: { $what }
conflict-copy = { $file } is a copy of { $of } beside it: what is entered in one is not in the other
not-published = { $file } is a copy of { $of } beside it: it is not published
compared-same = { $file } and { $other } hold the same event
compared-other = { $file } is “{ $name }”, and { $other } is another event, “{ $other_name }”: no player is in both
compared = { $other }, against { $file }:
changed-since = the file was changed outside of the program after operation { $last }
was-entered = { $what }; it was entered at { $at }, operation { $number }
more-gone = and { $more } more
differs-result-gone = round { $round }, board { $board }: { $white } - { $black } { $was } is gone
differs-result-other = round { $round }, board { $board }: { $white } - { $black } is { $now } now, and was { $was }
differs-result-new = round { $round }, board { $board }: { $white } - { $black } { $now } is new
differs-playoff-gone = play-off after round { $round }: { $white } - { $black } { $was } is gone
differs-playoff-new = play-off after round { $round }: { $white } - { $black } { $now } is new
differs-round-gone = round { $round } is gone, with { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
differs-round-new = round { $round } is new, with { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
differs-seats = round { $round }, board { $board }: { $now ->
        [none] nobody
       *[other] { $now }
    } now, { $was ->
        [none] nobody
       *[other] { $was }
    } before
differs-bye-gone = round { $round }: { $id } { $name } no longer has { $was ->
        [bye] the bye
        [full-point-bye] a full-point bye
        [half-point-bye] a half-point bye
       *[absent] an absence
    }
differs-bye-new = round { $round }: { $id } { $name } has { $now ->
        [bye] the bye
        [full-point-bye] a full-point bye
        [half-point-bye] a half-point bye
       *[absent] an absence
    } now
differs-correction-gone = round { $round }, board { $board }: it is no longer recorded that { $was } stood there before
differs-correction-new = round { $round }, board { $board }: it is recorded that { $was } stood there before
differs-award-gone = { $given } is gone
differs-award-new = { $given } is new
differs-round-other = round { $round }: day, notes or other data are otherwise
differs-player-gone = { $id } { $name } is gone
differs-player-new = { $id } { $name } is new
differs-withdrawal-gone = { $id } { $name }: the withdrawal after round { $after } is gone
differs-player-field = { $id } { $name }: { $field } { $now ->
        [none] { $was } is gone
       *[other] { $was ->
            [none] { $now } is new
           *[other] is { $now } now, and was { $was }
        }
    }
differs-forbidden-gone = the forbidden pair { $names } is gone
differs-forbidden-new = the forbidden pair { $names } is new
differs-asked-gone = round { $round }: { $id } { $name } had asked for { $bye ->
        [bye] the bye
        [full-point-bye] a full-point bye
        [half-point-bye] a half-point bye
       *[absent] an absence
    }, and that is gone
differs-asked-new = round { $round }: { $id } { $name } has asked for { $bye ->
        [bye] the bye
        [full-point-bye] a full-point bye
        [half-point-bye] a half-point bye
       *[absent] an absence
    }
differs-player-other = { $id } { $name }: { $fields } otherwise
differs-fields = also otherwise: { $fields }
edited-outside = changed outside of the program
as-found = the file as it was found
as-found-after-damage = the file as it was found; what led to it is damaged
state-after = the state after { $number }
history-hand-edit = the file was edited by hand: recorded as operation { $number }
dry-run = dry run: nothing was written
nothing-to-change = nothing to change
as-it-is = as it is already

## Lists and records

from-list = from { $file }, line { $line }: { $about }
players-read = { $file }: { players-word } read; { $heads }
head-taken = { $head }
head-taken-as = { $head } as { $field }
head-not-used = { $head } not used
lines-chosen = { $chosen } of { $of } lines have { $condition }
line-nearly-chosen = note: line { $line } has `{ $cell }`, and is left out
list-decides = { $field ->
        [number] pairing numbers of { players-word } from `{ $head }`: the ratings do not make the order
        [from_round] the first round of { players-word } from `{ $head }`
        [team] teams of { players-word } from `{ $head }`
        [family] families of { players-word } from `{ $head }`
       *[categories] categories of { players-word } from `{ $head }`
    }
own-numbers = `{ $head }` is the numbering of the list: it does not make the pairing numbers
results-read = { $read ->
        [one] { $read } result
       *[other] { $read } results
    } read{ $empty ->
        [0] {""}
        [one] , { $empty } line without a result
       *[other] , { $empty } lines without a result
    }{ $lines ->
        [none] {""}
       *[other] {" "}(line { $lines })
    }{ $byes ->
        [0] {""}
        [one] , { $byes } player without an opponent
       *[other] , { $byes } players without an opponent
    }{ $unknown ->
        [none] {""}
       *[other] ; not used: { $unknown }
    }
games-head = { $event }, round { $round }
games-word = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
games-in-all = { games-word }: { $parts }
games-of-round = round { $round }: { games-word }: { $parts }
games-fate = { $fate ->
        [to-enter] to enter
        [to-amend] to amend
        [entered] entered
        [amended] amended
        [agreed] as recorded
        [ruled] ruled
        [not-entered] not entered
        [missing] missing
       *[no-record] {""}
    }
games-ruling = ruling: { $ruling }
pdn-not-played = { $boards ->
        [one] { $boards } game that was not played is left out
       *[other] { $boards } games that were not played are left out
    }
pdn-score-only = { $boards ->
        [one] { $boards } micro-match of which only the score is known is left out: nobody knows who won which game
       *[other] { $boards } micro-matches of which only the score is known are left out: nobody knows who won which game
    }
pdn-unread = cannot read { $file }: its games are written without their moves
pdn-no-record = round { $round }, board { $board }: there is no { $record }
pdn-without-moves = { $games ->
        [one] { $games } game has a result and no moves
       *[other] { $games } games have a result and no moves
    }
pdn-of-no-board = { $games ->
        [one] { $games } game of the files is that of no board
       *[other] { $games } games of the files are those of no board
    }
pdn-disagrees = round { $round }, board { $board }: { $what }
pdn-other-result = round { $round }, board { $board }: the event has { $result }, the record { $recorded }
games-nothing-to-change = nothing to change
games-dry-run = dry run: nothing was written
and-more = { $first } (and { $more } more)
and-boards = { $first } (and { $several ->
        [yes] boards
       *[no] board
    } { $boards })
history-state = { $state ->
        [undone] undone
        [interrupted] interrupted
       *[other] {""}
    }
history-verb = { $verb }
history-head = operation { $number }: { $hash }
history-verified = operation { $number } has this hash: nothing up to it was changed{ $after ->
        [0] {""}
        [one] ; one operation follows
       *[other] ; { $after } operations follow
    }
history-not-verified = none of the { $operations } operations has this hash: the history is not the one of which it was noted
history-by = { $at }: { $command }{ $reason ->
        [none] {""}
       *[other] {" "}[{ $reason }]
    }
history-begins = the history begins with it
history-nothing-yet = no operation is recorded yet
history-edited-since = the file was edited by hand since; the next command records it
history-damaged-at = DAMAGED at operation { $number }: { $what }
history-set-aside = set aside: { $file }

## Teams

of-teams = { $what }
team-added = { $id } { $name }{ $members ->
        [none] {""}
       *[other] : { $members }
    }
team-joined = { $id } { $name }: { $members } added
team-also-of = note: { $id } plays for { $team }, and for { $other } of the same club
lineup-kept = round { $round }, { $id } { $name }: { $players }
lineup-seated = round { $round }, match { $number }, { $id } { $name }: { $players }
lineup-result-gone = round { $round }, board { $board }: other players, so its result is gone
stays-empty = round { $round }: { $several ->
        [yes] boards { $seats } of { $name } stay empty and are
       *[no] board { $seats } of { $name } stays empty and is
    } lost by forfeit
still-empty = round { $round }: { $several ->
        [yes] boards { $seats } of { $name } are empty
       *[no] board { $seats } of { $name } is empty
    }, and lost by forfeit unless somebody is seated there
group-of-one = group { $group } has { $name } alone{ $near ->
        [none] , who has nobody to play
       *[other] : is { $near } meant?
    }
members-seated = { $several ->
        [yes] rounds
       *[no] round
    } { $rounds }, { $id } { $name }: { $players }
still-lined = the line-up of { $team } for round { $rounds } names { $id }, who does not play for it then: hand in another
added-in-no-group = { $ids } { $several ->
        [yes] are
       *[no] is
    } in no group, and so not paired
team-goes-on = round { $round }, match { $number }: { $id } advances
no-lineup = no line-up for round { $round }{ $teams ->
        [none] ; of each team the first members play
       *[other] {" "}from { $teams }; their first members play
    }
player-with-color = { $name } ({ $color ->
        [white] White
       *[black] Black
    })
scored-in-match = round { $round }, match { $number }, board { $seat } (board { $board }): { $first } - { $second } { $results }; { $home } - { $away } stands { $stands }
in-match = { $what } (match { $number }, board { $seat }; { $home } - { $away } stands { $stands })
lost-match = round { $round }, match { $number }: lost by { $teams }{ $dropped ->
        [0] ; what was played stays rated
        [one] ; its board is not played
       *[other] ; its { $dropped } boards are not played
    }
rest-lost = round { $round }, match { $number }: { $several ->
        [yes] boards { $seats } are
       *[no] board { $seats } is
    } lost by { $teams } without a game, what was played counts; { $home } - { $away } stands { $stands }
match-score-only = round { $round }, match { $number }: { $home } - { $away } { $score }{ $was ->
        [none] { "" }
       *[other] { " " }(was { $was })
    }; nothing is known of its boards: no ratings, no standings of players
match-score-short = { $points } of the { $most } points of { $boards } boards
half-played = round { $round }, match { $number } ({ $home } - { $away }) is half played: { $open ->
        [one] 1 board has
       *[other] { $open } boards have
    } no result. The arbiter decides whether what was played counts, and the rest is lost, or the whole match is lost
lost-later = { $id } loses the matches of rounds { $rounds }; their boards are not played
played-later = the matches of { $id } in rounds { $rounds } are to be played
match-as-boards-say = round { $round }, match { $number } counts as its boards say
match-moved = round { $round }, match { $number }{ when-word }{ $venue ->
        [none] {""}
       *[other] , { $venue }
    }
match-put-off = round { $round }, match { $number }: { $home } - { $away } postponed until { $until }, { boards-word }
match-line = match { $number }: { $home } { $home_name } - { $away } { $away_name }{ $lost ->
        [none] {""}
       *[other] , lost by { $lost }
    }
awarded = { $id }, { $round ->
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
also-awarded = given before in this round, and it stands: { $given }
award-given = { $what }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
award-gone = { $id }, round { $round }: { $left ->
        [none] nothing is given or taken
       *[other] taken back; what is left: { $left }
    }
group-of = { $group }: { $field }
stage-added = { $stage }: { $system }{ $carry ->
        [points] , with the points of the stage before
        [mutual-games] , with the games against others who advance
       *[nothing] {""}
    }
stage-qualify = { $stage }: { $to ->
        [1] place 1 advances
       *[other] places { $from } to { $to } advance
    }
stage-qualify-group = { $group }: { $to ->
        [1] place 1 of the stage before
       *[other] places { $from } to { $to } of the stage before
    }
stage-between = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }promotion matches between { $above } and { $below }, by their places
division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $promoted } promoted{ $above ->
        [none] {""}
       *[other] {" "}to { $above }
    }, { $promotion_matches } in promotion matches, { $relegation_matches } in relegation matches, { $relegated } relegated{ $below ->
        [none] {""}
       *[other] {" "}to { $below }
    }
division-gone = { $group ->
        [none] no promotion and relegation any longer
       *[other] { $group }: no promotion and relegation any longer
    }
stage-gone = { $stage } is no longer a stage
stage-begins = { $stage } begins: { $field }
passed-over = { $id } has withdrawn and does not advance to { $stage }: { $instead ->
        [none] nobody is left to take the place
       *[other] { $instead } takes the place
    }
schema-two = the file is arbiter.event/2 from now on

## Prizes

of-prizes = { $what }
prizes-set = { $name }: { $prizes } ({ $code } { $sum }){ $category ->
        [none] {""}
       *[other] , category { $category }
    }{ $to_the_end ->
        [yes] {""}, for those who played to the end
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , group { $group }
    }{ $of ->
        [none] {""}
        [teams] , by the standings of the teams
       *[players] , by the standings of the players
    }{ $board ->
        [none] {""}
       *[other] , board { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , the tied share equally
       *[hort] , the tied share by Hort
    }{ $minimum ->
        [none] {""}
       *[other] { $sharing ->
            [hort] , half of the equal share at least { $minimum } if more are tied than there are prizes
           *[other] , at least { $minimum }
        }
    }{ $unit ->
        [none] {""}
       *[other] , rounded down to { $unit }
    }{ $games ->
        [none] {""}
        [one] , from one game
       *[other] , from { $games } games
    }
prizes-lot = { $name }: lots drawn by hand, in this order: { $players }
prizes-no-lot = { $name }: no drawing of lots any longer
prizes-removed = { $name }: removed
prizes-currency = amounts are in { $code }, such as { $example }
prizes-one = { $one ->
        [in-all] nobody has more than one prize in all lists together
       *[in-each] one prize each in every list
    }
prizes-excluded = { $id } { $name } takes no prize
prizes-included = { $id } { $name } takes prizes again

## Openings that are drawn

opening-drawn = round { $round }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] boards
           *[no] board
        } { $boards }
    }: { $table } { $number }, from the number { $from }{ $chance ->
        [called] {" "}that was called out
       *[machine] {""}
    } among { $of ->
        [one] one line
       *[other] { $of } lines
    }
opening-entered = round { $round }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] boards
           *[no] board
        } { $boards }
    }: { $table } { $number }, drawn by hand
opening-same-position = { $table } { $number } leads to the same position as { $other_table } { $other }, which was drawn for round { $round }
openings-cleared = round { $round }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] boards
           *[no] board
        } { $boards }
    }: no drawn opening
openings-given-up = given up, and may be drawn again: { $openings }{ $played ->
        [yes] {""}, though { $several ->
            [yes] a game has
           *[no] its game has
        } been played
       *[no] {""}
    }

## Play-offs

playoff-of-board = round { $round }, board { $board }
playoff-of-match = round { $round }, match { $number }
playoff-of-places = { $several ->
        [yes] places { $place } to { $to }
       *[no] place { $place }
    }
playoff-drawn = play-off, { $of }, by { $ladder }: order { $players }, from the number { $from }{ $chance ->
        [called] {" "}that was called out
       *[machine] {""}
    } among { $orders } orders
playoff-opened = play-off, { $of }, by { $ladder }: order { $players }, drawn by hand
playoff-game = game { $game }, { $stage }: { $white } - { $black } { $result }
playoff-clocks = left on the clocks: { $white } { $white_left }, { $black } { $black_left }
playoff-next = next: { $stage }{ $game ->
        [none] {""}
       *[other] , game { $game }
    }: { $white } - { $black }{ $clock ->
        [none] {""}
       *[other] , { $clock }
    }
stage-clock = { $minutes } min{ stage-clock-moves }{ $carried ->
        [yes] {" "}for all games
       *[no] {""}
    }
stage-clock-moves = { $increment ->
        [0] {""}
       *[other] {" "}and { $increment } s a move
    }{ $delay ->
        [0] {""}
       *[other] {" "}with { $delay } s of each move free
    }
stage-clock-left = clocks at { $white } for White and { $black } for Black{ $increment ->
        [0] {""}
       *[other] , { $increment } s a move
    }{ $delay ->
        [0] {""}
       *[other] , { $delay } s of each move free
    }
stage-clock-unknown = { $minutes } min{ stage-clock-moves } for all games; what is left is not known, because game { $game } has no times
playoff-won = { $winner } wins the play-off, { $of }, in { $stage }
playoff-order = order, { $of }: { $places }
playoff-level = the ladder has ended, { $of }: { $players } are still level
playoff-goes-on-no-more = { $id } { $name } no longer advances
playoff-goes-on = { $id } { $name } advances
playoff-out-of-turn = note: in game { $game } { $white } has White, and it was the turn of { $turn }
playoff-again = { $games ->
        [one] game { $from } is entered again
       *[other] { $games } games from game { $from } on are given up
    }
playoff-cleared = play-off removed, { $of }

## What is published

round-draft = round { $round } is a draft: it is not published
round-published = round { $round } is published
round-published-before = round { $round } was published before
