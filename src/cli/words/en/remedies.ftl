### What can be done about a refusal, as it is typed. Facts are those of the enum `Remedy`.

remedy-said = { $what }
write-id = { $several ->
        [yes] write the id of the one who is meant, such as { $id }
       *[no] write the id: { $id }
    }
write-alias = write the name as the records have it: arbiter event alias EVENT ID "NAME"
name-lineup = name the players, board 1 first; `-` is a board that stays empty
hand-in-lineup = a line-up says who plays: arbiter event lineup EVENT { $team } { $round } PLAYER PLAYER, board 1 first
write-team = { $team ->
        [none] write the id of a team
       *[other] write { $team }
    }; what the player scored: arbiter event player EVENT { $id }
write-id-in-record = write the id of the one who is meant into the record's tag
did-you-mean = did you mean { $near }?
near-word = did you mean `{ $near }`?
known-words = there are { $known }
see-schema = `arbiter schema event` says what each field may hold
list-players = `arbiter event players EVENT` lists them with their ids
list-players-and-teams = `arbiter event players EVENT` lists the players with their ids, `arbiter event team show EVENT` the teams
field-of-stage = give it a `field`, or `qualify: {"{"}to: 2{"}"}`
decide-field = { $teams ->
        [yes] decide by the rules of the event, or by lot
       *[no] play it off, arbiter event playoff open EVENT, and pair again; or decide by lot
    }: `arbiter event stage remove EVENT { $stage }` and `arbiter event stage add EVENT { $stage } --system { $system } --field ID,ID,...{ $carry ->
        [points] {" "}--carry points
        [mutual-games] {" "}--carry mutual-games
       *[nothing] {""}
    }`, with those who advance in the order of their numbers
decide-groups = play it off, arbiter event playoff open EVENT, and pair again; or decide by lot: `arbiter event groups EVENT --stage { $stage } GROUP=ID,ID,...`, for each of the groups { $groups }, with those who play in it in the order of their numbers
remove-stage = take it out first: arbiter event stage remove EVENT { $stage }
begin-with-teams = begin one of teams: arbiter event new NAME --teams --boards 4 --system round-robin
add-team = { $players ->
        [yes] add them: arbiter event team add EVENT "NAME" --members p1,p2
       *[no] add them with their players: arbiter event team add EVENT --from FILE; or without: arbiter event team add EVENT "NAME", then the players
    }
list-teams = `arbiter event team show EVENT` lists them with their ids
set-prizes = set them: arbiter event prize set EVENT Main 500 300 200.50 "book:25"
remove-prizes-first = take the lists out first: arbiter event prize set EVENT NAME --remove
make-groups = make them: arbiter event groups EVENT A=p1,p4 B=p2,p3, or --by category, or --draw A,B
set-player-category = give players the category: arbiter event set EVENT ID categories={ $category ->
        [none] U18
       *[other] "{ $category }"
    }{ $rules ->
        [none] {""}
       *[other] , or all of them by a rule: arbiter event set EVENT 'categories={ $rules }'
    }
one-team-each = a player is in one team, or in several of one club: give both teams the same club
name-award = say which: arbiter event award EVENT ID --round N --remove --reason "..."
force-lineup = who is in no team plays with --guest; a member of another team, and what else is to stand, with --guest --force --reason "..."
lose-or-unpair = have the match lost, arbiter event match EVENT MATCH --lost TEAM --reason "...", or take the pairing back
lose-match = enter its boards; or have the rest lost, and what was played counts: arbiter event match EVENT { $number } --rest-lost TEAM --reason "..."; or the whole match: --lost TEAM
pair-first = pair it first: arbiter event pair EVENT
paired-so-far = { $rounds ->
        [1] round 1 is
       *[other] rounds 1 to { $rounds } are
    }
forfeit-or-unpair = enter a forfeit as the result of the board, or take the pairing back: unpair
postpone-or-forfeit = postpone the game, enter a forfeit when the round is played, or withdraw the player
unpair-or-new = take the pairings back first, arbiter event unpair EVENT --all, or begin a new event
first-to-enter = the first round that can be entered is { $round }; the one before only against the bye: late EVENT ID --against-bye
withdraw-later = withdraw when the round before has been played
withdraw-after = withdraw after round { $round }, or amend the result first
absent-instead = make them absent first: arbiter event pair-by-hand EVENT { $id }:absent --round { $round } --reason "left"
enter-forfeit = enter it: arbiter event result EVENT { $board }={ $loser }; or unpair the round
set-or-namesake = change it with set, or add another person of the same name with --namesakes others
say-who = if they are the same people, add --namesakes same (of one alone: --same "{ $name }={ $id }"); if they are others, --namesakes others
tell-apart = if it is one person, take one of the lines out; if they are two people, add --namesakes others, or give each an id or a date of birth in the list; if a column that is not used tells them apart, name it: --columns federation_id=HEAD
one-line = write it on one line
other-id = give another --id, or none
withdraw = withdraw instead: arbiter event withdraw EVENT { $id }
take-from-forbidden = let the players meet first: arbiter event forbid EVENT ID ID --remove
give-both-games = give both, 3=2-0,1-1, or name the game: 3.1=2-0; the points of the player named first on the board stand first in both; if only the score of both together is known, 3=3-1
result-words = w, b, d or =, + and - (forfeit), White's points alone, a score also with :adjudicated or :forfeit; adjourned, annulled; win, draw, loss of a player; w-late, b-late, w-forfeit, both-forfeit
spreadsheet-day = the spreadsheet has made a day of a score: if { $score } is meant, write { $score } in the list; a column of results that is formatted as text keeps it
say-who-won = say who has won: w or b, or of a player: p12=win
postpone-board = a game for another day: arbiter event postpone EVENT { $board }
score-of-match = { $number ->
        [none] a match whose boards are not known: arbiter event match EVENT MATCH --score { $score }
       *[other] a match whose boards are not known: arbiter event match EVENT { $number } --score { $score }
    }
players-of-board = name players by their ids: { $white } and { $black } are on board { $board }; a round has its option, --round { $board }
board-is-number = a board is its number alone: { $board }
say-whose-forfeit = the one who loses: w-forfeit, b-forfeit, w-late, b-late; both-forfeit; or the player, p12=forfeit
enter-or-name-round = enter them, or change this round's boards with --round
name-everybody = name everybody: p1:p2 for a board, p3:bye, p4:absent
seat-by-hand = if they play after all: arbiter event pair-by-hand EVENT { $seats } --round { $round } --reason TEXT
bye-by-hand = if the rules of the event give it later: arbiter event pair-by-hand EVENT { $seat } --round { $round } --reason TEXT
id-of-event = { $id } is an id of an event, and people have others in a rating list: write the name
played-stands = a pairing that has been played stands
say-what-becomes = say what becomes of { $id }: { $id }:bye, or another opponent
name-two = name two players, or a board to exchange its colours
force-pairing = to pair them anyway, add --force
write-yes-or-no = write 3=no, or 3.2=no for the second game
name-one-round = add --round { $first } or --round { $second }
amend = to change it, add --amend --reason "..."
amend-or-round = to change it, add --amend --reason "..."; the result of round { $round } needs --round { $round }
board-or-none = give every result its board, 3=2-0, or none of them, in the order of the boards
amend-with-board = name the board whose result is changed, such as 3=2-0
name-last-board = as many as open boards, or name the last one: --to { $board }
open-boards = open: { $boards }
none-open = no board of the round is open; another round needs --round
clear-with-reason = to clear it, add --reason "..."
change-with-reason = to change it, add --reason "..."
remove-with-reason = to take it back, add --reason "..."
give-reason = say why: --reason "..."
return-player = the player plays again with: arbiter event return EVENT { $id }
come-later = the player can play from round { $round } on: arbiter event late EVENT ID
name-all-of-them = name all of them
boards-to = its boards are { $least } to { $most }
setting-meant = the setting is { $field }
event-commands = add, set PLAYER, pair, result, bye, withdraw, ruling
player-commands = withdraw, return, late
unpair-first = take the pairings back first: arbiter event unpair EVENT
unpair-round-first = take it back first: unpair
force-unpair = to take it back with its results, add --force; undo brings it back
decide-first = nobody advances before the game is decided
enter-or-adjourn = enter them, or pair with --adjourn-missing: a draw for the pairing only
take-match-back = take that back first: arbiter event match EVENT { $number } --round { $round } --remove --reason "..."
clear-boards-of-match = clear its boards first: arbiter event result EVENT { $boards } --round { $round } --reason "..."
clear-forfeits-of-match = to have those boards played: arbiter event result EVENT { $boards } --round { $round } --reason "..."
absent-in-rounds = rounds that the player misses: arbiter event absent EVENT { $id } --round N
add-first-team = arbiter event team add EVENT "Team"
add-player = arbiter event add EVENT "Name"
set-seed = arbiter event set EVENT system.seed=NUMBER
set-division = say it: arbiter event division set EVENT --group { $group } { $is_lower ->
        [yes] --promotion-matches 1
       *[no] --relegation-matches 1
    }
change-table = play by the Berger tables: arbiter event set EVENT system.schedule= (or write a table for those who play)
choose-swiss = for a field of this size choose a Swiss
correct-number = correct the highest number: arbiter event set EVENT ID number=N
draw-by-lot = draw without groups: arbiter event set EVENT system.numbers=lot
set-number = arbiter event set EVENT { $id } number=1
numbered-when-paired = they are given when a round is paired: arbiter event pair EVENT
number-without-gaps = number the players 1, 2, 3, ... without a gap
set-team = arbiter event set EVENT { $id } team=NAME
set-rounds = arbiter event set EVENT system.rounds={ $rounds }
play-on = to play on: arbiter event set EVENT system.rounds={ $rounds }
cancel-byes = who asked not to play: arbiter event bye EVENT ID --round N --remove
say-who-goes-on = say who advances: arbiter event advance EVENT { $board } { $id }; or play it off: arbiter event playoff open EVENT --board { $board }
nobody-came = if nobody advances, withdraw both, arbiter event withdraw EVENT { $id } { $other }, and then say whose place is taken: arbiter event advance EVENT { $number } { $id }; whoever meets { $id } in the next round wins by forfeit. If one of them advances, say which: arbiter event advance EVENT { $number } { $id } --reason "..."
say-which-team-goes-on = play it off: arbiter event playoff open EVENT --match { $number } --ladder NAME; or say which team advances by the rules of the event: arbiter event advance EVENT { $number } { $id } --reason "board 1"
relax = { $ways } (arbiter event bye, arbiter event set EVENT system.rounds=N, arbiter event pair-by-hand --force)
set-day = arbiter event set EVENT start=2026-11-03, or the date of each round
correct-number-of-one = both have the same number at the federation: correct that of one, arbiter event set EVENT ID federation_id=NUMBER; or take one out, if they are one person
number-both = give both the federation's number
say-who-in-list = if they are the same people, add --namesakes same (of one alone: --same "{ $id }={ $listed }"; of one who is new: --same { $id }=new); if they are others, --namesakes others
write-listed-id = write the id that the player has in the list: arbiter rating list --list LIST
day-or-key = set the first day of the event, or enter it under a key of its own: arbiter rating update EVENT --list LIST --key NAME
key-of = is it that event? Then its changes are entered: arbiter rating update EVENT --list LIST --key "{ $event }"; if it is another, --key with a name of its own

## What can be done about a ruling that is refused

help-enter-ruled = record it without --enter, and enter the result: arbiter event result EVENT { $board }=SCORE:adjudicated
help-say-ruling = say what was ruled
help-leave-game-out = leave --game out
help-name-board = name the board, and perhaps the --round
help-leave-board-out = leave the board out, or correct the names in the record
help-this-is = this is { $event }
help-correct-round = correct the Round tag of the record, or record the ruling with --round { $round }
help-name-the-round = name the --round
help-did-you-mean-player = did you mean { $players }? or name the board
help-correct-name = correct the name in the record, or name the board
help-ask-who-had-white = ask who had White; with --colors-swapped the board gets the colours of the record
help-change-or-say-why = --enter --amend --reason TEXT changes the result of the board; if it stands, say why in words of your own: arbiter event ruling EVENT BOARD TEXT
help-add-rounds = add --rounds 9
help-add-games = add --games 6
help-teams-of-players = leave out --teams, and say of each player which team is theirs: arbiter event add EVENT NAME --team TEAM
help-set-category = arbiter event set EVENT ID categories=U18
help-begin-list = to begin one: --scheme { $names }, or a file
help-name-round-of-list = add --round { $round }
help-remove-mark = compare { $file } with that of the other computer, and enter what is missing; then remove { $mark }, and continue
help-enter-from-copy = enter in { $file } what is right of it, and move { $copy } out of the folder; then continue
help-leave-enter-out = leave out --enter; arbiter event result EVENT 3=adjourned, or =annulled

## What cannot be meant on the command line

misuse-against-whom = --against needs a player, or a board
    .help = add --player ID, or --board BOARD

## Draws of openings

clear-opening = arbiter event draw EVENT --round { $round }{ $board ->
        [none] {""}
       *[other] {" "}--board { $board }
    } --remove --reason TEXT takes it away
allow-used-opening = with --allow-used it is used again
help-allow-used = draw from another table with --table, or let lines be used again with --allow-used
help-name-table = name one with --table; `arbiter openings list` lists them
help-list-tables = `arbiter openings list` says which table is for which rules

## Play-offs

clear-playoff = arbiter event playoff open EVENT --remove --reason TEXT takes it away; name it with --places or --board if there are several
open-playoff = arbiter event playoff open EVENT { $board ->
        [none] --places 1
       *[other] --round { $round } --board { $board }
    } --ladder NAME opens one
give-clocks = enter both, those of White first: --used 7:10,9:05 --moves 40,40
name-board = name it: --board { $board }
play-or-clear = enter its games with arbiter event playoff result EVENT --board { $board }, or take it away: arbiter event playoff open EVENT --board { $board } --remove --reason TEXT
name-playoff = name it: --place 1, or --board 3 --round 2
only-new-games = enter only the games from game { $game } on; or all of them again: --again 1 RESULT RESULT --reason TEXT
again-playoff = a game that was entered wrongly is entered again: --again GAME RESULT --reason TEXT
name-ladder = name one with --ladder, or for the event with arbiter event set EVENT ladder=NAME; `arbiter ladders` lists them{ $board ->
        [none] {""}
       *[other] ; one more game without a ladder: play it, and say who won it: arbiter event advance EVENT { $board } ID --reason "one more game"
    }
name-places = name the first place: --places 1

## Arguments
