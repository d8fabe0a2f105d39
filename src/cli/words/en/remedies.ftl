### What can be done about a refusal, as it is typed. Facts are those of the enum `Remedy`.

label-refused = refused
label-help = help
label-reading = reading answers
label-writing = writing
label-publishing = making the pages
label-watching = watching for interrupts
label-no-encoding = the codes are { $known }
label-other-encoding = --encoding NAME reads it in another code
label-no-language = { $unknown }; English is used
label-code = CODE
label-level = LEVEL
label-says = WHAT IT SAYS
more-findings = { $more ->
        [one] and { $more } finding more
       *[other] and { $more } findings more
    }
no-game-chosen = error: no game fits --game, --player and --where
answers-unread = the answer of line { $line } was not taken, and no line after it was read
endless-line = a line is too long: answers are lines of text
events-event = EVENT
events-state = STATE
events-round = ROUND
events-players = PLAYERS
events-system = SYSTEM
events-title = TITLE
events-none = there is no event in tournaments/; arbiter event new NAME --system swiss --rounds 7 begins one
events-unreadable = { $event } cannot be read; arbiter event check { $event } says why
events-not-paired = not paired
events-open = { $open ->
        [one] { $open } result is missing
       *[other] { $open } results are missing
    }
events-complete = complete so far
events-played = finished
events-system-is = { $system ->
        [swiss] Swiss
        [round-robin] round robin
        [match] match
        [scheveningen] Scheveningen
       *[knockout] knockout
    }
compare-copy = what differs: arbiter event compare { $event } "{ $file }"; enter what is missing, then delete the copy
round-before = round { $running } is being played: the standings are those after round { $shown }; --round { $running } has what is in so far
restore-missing = arbiter event restore { $event } { $number } brings back all of it, and takes back what was changed outside; or enter what is missing again
is-there = nobody was added; another person of this name: --namesakes others
take-numbers = if it is the order of the pairing: --columns "number={ $head }"
not-filled-in = what is recorded stays: `arbiter event update EVENT --from LIST` takes ratings, titles, numbers and clubs from a list, `arbiter event set EVENT ID FIELD=VALUE` anything else
not-repaired = error: the repaired games are not written
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
set-player-category = give players the category: arbiter event set EVENT ID categories=U18, or all of them by a rule: arbiter event set EVENT 'categories=[{"{"}name: U18, born_from: 2009{"}"}]'
one-team-each = a player is in one team, or in several of one club: give both teams the same club
name-award = say which: arbiter event award EVENT ID --round N --remove --reason "..."
force-lineup = a guest plays with --guest; what else is to stand needs --force --reason "..."
lose-or-unpair = have the match lost, arbiter event match EVENT MATCH --lost TEAM --reason "...", or take the pairing back
lose-match = enter its boards; or have the rest lost, and what was played counts: arbiter event match EVENT { $number } --rest-lost TEAM --reason "..."; or the whole match: --lost TEAM
pair-first = pair it first: arbiter event pair EVENT
paired-so-far = { $rounds ->
        [1] round 1 is
       *[other] rounds 1 to { $rounds } are
    }
forfeit-or-unpair = enter a forfeit as the result of the board, or take the pairing back: unpair
postpone-or-forfeit = postpone the game, enter a forfeit when the round is played, or withdraw the player
unpair-or-new = take the pairings back first (unpair), or begin a new event
first-to-enter = the first round that can be entered is { $round }; the one before only against the bye: late EVENT ID --against-bye
withdraw-later = withdraw when the round before has been played
withdraw-after = withdraw after round { $round }, or amend the result first
enter-forfeit = enter it: arbiter event result EVENT { $board }={ $loser }; or unpair the round
set-or-namesake = change it with set, or add another person of the same name with --namesakes others
say-who = if they are the same people, add --namesakes same (of one alone: --same "{ $name }={ $id }"); if they are others, --namesakes others
tell-apart = if it is one person, take one of the lines out; if they are two people, add --namesakes others, or give each an id, a birth or a club in the list; if a column that is not used tells them apart, name it: --columns federation_id=HEAD
one-line = write it on one line
other-id = give another --id, or none
withdraw = withdraw the player: arbiter event withdraw EVENT { $id }
take-from-forbidden = let the players meet first: arbiter event forbid EVENT ID ID --remove
give-both-games = give both, 3=2-0,1-1, or name the game: 3.1=2-0; the points of the player named first on the board stand first in both; if only the score of both together is known, 3=3-1
result-words = w, b, d or =, + and - (forfeit), White's points alone, a score also with :adjudicated or :forfeit; adjourned, annulled; win, draw, loss of a player; w-late, b-late, w-forfeit, both-forfeit
spreadsheet-day = the spreadsheet has made a day of a score: if { $score } is meant, write { $score } in the list; a column of results that is formatted as text keeps it
say-whose-forfeit = the one who loses: w-forfeit, b-forfeit, w-late, b-late; both-forfeit; or the player, p12=forfeit
enter-or-name-round = enter them, or change this round's boards with --round
name-everybody = name everybody: p1:p2 for a board, p3:bye, p4:absent
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
take-match-back = take that back first: match EVENT { $number } --remove
clear-boards-of-match = clear its boards first, with a reason: result EVENT { $number }.1=clear --reason "...", and so on
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
key-of = to correct that: arbiter rating update EVENT --list LIST --key "{ $event }"; if this is another event, another --key

## What can be done about a ruling that is refused

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
help-enter-from-copy = enter in { $file } what is right of it, and move { $copy } out of the folder; then continue
help-leave-enter-out = leave out --enter; arbiter event result EVENT 3=adjourned, or =annulled

## What cannot be meant on the command line

misuse-against-whom = --against needs a player, or a board
    .help = add --player ID, or --board BOARD
misuse-engine-syntax = not the arguments of a pairing engine; expected: [-r] [--dutch] IN -p [OUT] [-l [LIST]], or [-r] [--dutch] IN -c [-l [LIST]], or -r
misuse-engine-system = { $option }: there is no such system here, only --dutch and --team
misuse-engine-generates = the engine makes no tournaments up; arbiter trf generate does
misuse-nothing-of-match = say what becomes of the match: --score 5-3, --lost TEAM, --remove, --date, --time, --venue or --postpone
misuse-places-of-groups = either the places of the whole stage, --places 1-2, or those of each of its groups, --places A=1-2,B=3-4
misuse-nothing-to-set = nothing to set
    .help = write FIELD=VALUE
misuse-not-a-hash = `{ $text }` is no hash of a history: at least { $least } digits, as `history --head` prints them
misuse-no-history = { $file } has no history yet
misuse-player-and-all = name { $player }, or all of them, and not both
misuse-not-id-listed = `{ $word }` is not ID=LISTED, such as "p7=p1 Jansen, Kees"
misuse-not-name-id = `{ $word }` is not NAME=ID, such as "Jansen, Kees=p1"
misuse-nobody-called = nobody who is added is called `{ $name }`
misuse-no-field-value = `{ $word }` is not FIELD=VALUE
misuse-option-of = { $option } is for { $system ->
        [swiss] a Swiss
        [knockout] a knockout
        [round-robin] a round robin
       *[match] a match
    }
misuse-no-points = `{ $text }` is not win-draw-loss, such as 2-1-0 or 1-0.5-0
misuse-repairs-are-pdn = { $file }: --repair writes PDN: use a name that ends in .pdn
misuse-no-such-ending = { $file }: { $ending ->
        [none] the name has no ending
       *[other] no format of this command has the ending { $ending }
    }; use { $endings }, or give { $option }
misuse-no-date = write a day of the calendar as 2026-09-03 or 03-09-2026
misuse-no-year = the year must be one from { $least } to { $most }
misuse-no-game-numbers = write numbers from 1 and ranges, such as 3,7-9
misuse-not-of-shard = { $option } needs all the games of a file: it does not go with --shard
misuse-code-of-shard = --encoding does not go with --shard, which cuts a file by its bytes: rewrite the file in UTF-8 first
misuse-shard-format = a shard is written as JSON lines, not as { $format }: add --format jsonl, and let `arbiter report merge --format { $format }` put the parts together
misuse-rows-of-shard = the rows of a shard need the numbers of the games before it: run `arbiter validate --format jsonl --shard` on all shards, and name what it has written, --parts '*.part'
misuse-summary-among-answers = --summary - would be written between the answers: send those to a file with -o FILE
misuse-one-file-for-two = { $one } and { $other } name the same file: name another for one of them
misuse-file-is-there = { $file } is there already; name an empty folder
misuse-incident-of-several = --incident tells of one game, and there are several: name it with --game
misuse-option-of-other-format = { $option } is for { $is_text ->
        [yes] pictures: write one with -o board.svg or -o board.png
       *[no] text: leave it out, or leave out -o and --format
    }
misuse-picture-to-terminal = a PNG is no text: write it to a file, -o board.png
misuse-points-do-not-fall = three numbers that fall, such as 2-1-0
misuse-unsaid = the change IS written, as operation { $number }; what it did could not be printed ({ $why }): `history` shows it
misuse-link-to-nothing = { $path }: the link leads to no file
misuse-event-gone = { $path }: the file is gone, but its history is there: `arbiter event history { $event }` lists it, `arbiter event restore { $event }` brings the file back
misuse-no-event = there is no event { $path }: { $folder ->
        [none] arbiter event new makes one
       *[other] { $others ->
            [none] there is none in { $folder }/; arbiter event new makes one
           *[other] { $folder }/ has { $others }
        }
    }
misuse-no-event-but-near = there is no event { $path }: did you mean { $near }?
misuse-not-an-event = { $file } is not an event file (.yaml): players are added with arbiter event add EVENT --from { $file }, and a tournament report becomes an event with arbiter event import { $file }
misuse-file-for-name = { $file } is a file, not the name of a player: to add the players in it, arbiter event add EVENT --from { $file }
misuse-record-no-tournament = { $file } holds games, not a tournament: to enter the results of a round that is paired, arbiter event games EVENT ROUND { $file }
misuse-several-files = one file makes one event: name one file
misuse-no-name-for-event = the event needs a name: --as NAME
misuse-no-topic = there is no command or chapter `{ $word }`; { $near ->
        [none] { "" }
       *[other] did you mean `{ $near }`?{ " " }
    }`arbiter help topics` lists the chapters
misuse-no-such-code = there is no finding `{ $code }`; { $near ->
        [none] { "" }
       *[other] did you mean `{ $near }`?{ " " }
    }`arbiter explain` lists them
misuse-sheet-as-json = a sheet is text, Markdown or HTML, not JSON
misuse-only-sheet-has-pages = Markdown and HTML are for the sheet: add --sheet
misuse-nothing-to-tick = there is nothing to tick off: { $why }
misuse-count-needs-time-control = what is counted depends on the time control: name it with --time-control 15m+5s
misuse-slips-for-people = slips, cards and receipts are for people: --format text or html
misuse-print-of-cut-out = slips, cards and forms have a size of their own: leave out --paper, --orientation and --print-size
misuse-print-of-page = paper, orientation and letters are those of a page: --format html, or -o FILE.html
misuse-no-prize-without-reason = it is not said why { $id } takes no prize
    .help = add --reason "..."; it is kept in the history
misuse-nothing-of-prizes = nothing is said of prizes: name a list and its prizes, such as Main 500 300, or --currency, --one-prize, --exclude
misuse-decide = `{ $word }` decides no appeal: write the number of its entry and upheld, in-part, dismissed or withdrawn, such as --decide 4 dismissed
misuse-nothing-entered = nothing was entered
misuse-nothing-written = nothing was written
misuse-no-name-and-id = `{ $text }` is not NAME=ID; write it as "Ash, A=p5"
misuse-no-list = there is no list { $file }: arbiter rating update EVENT --list FILE --scheme NAME begins one
misuse-no-list-in = which list? there is none in { $folder }/: --list FILE
misuse-which-list = which list? { $options }
misuse-no-names-in = --to { $format } writes no names that a list could change: leave --names out, or write pdn, games or findings
misuse-one-list-of-names = --to names writes one list: leave --split out
misuse-claim-takes-no = --claim { $claim } takes no { $option }
misuse-about-one-game = { $option } is about one game, and { $file } holds { $number } or more: name it with --game
misuse-no-board-numbers = write boards and ranges of them, such as 1-4,7
misuse-no-opening = { $table } has no line { $number }; its { $lines } lines are numbered like { $example }

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
again-playoff = a game that was entered wrongly is entered again: --again GAME RESULT --reason TEXT
name-ladder = name one with --ladder, or for the event with arbiter event set EVENT ladder=NAME; `arbiter ladders` lists them
name-places = name the first place: --places 1
misuse-two-times = `{ $text }` is not two times; write those of White and Black: 7:10,9:05
misuse-no-called-number = `{ $text }` is not a number that was called out; write digits only: 4711
misuse-two-numbers = `{ $text }` is not two numbers; write those of White and Black: 40,40
misuse-no-ladder = there is no ladder { $name }; there is { $known }
misuse-no-preset = there is no preset { $name }; there is { $known }
misuse-preset-without-system = the source of { $name } does not say how the teams meet: add --system round-robin, swiss or knockout
misuse-preset-without-boards = the source of { $name } does not say the boards of a match: add --boards 4
misuse-nothing-counted = this scoring has no count of final positions: delft, delft-10, delft-4-3-2, delft-5-3-2, delft-2-1.5-1, plus-draw have

## Arguments

usage-whole =
    error: { $problem }

    Usage: { $usage }

    More: add --help
usage-short =
    error: { $problem }

    More: add --help
usage-no-number = `{ $value }` is not a value of { $arg }: a whole number is expected
usage-far-number = `{ $value }` is out of range for { $arg }
usage-unknown-argument = there is no argument `{ $arg }`{ $near ->
        [none] {""}
       *[other] ; did you mean `{ $near }`?
    }
usage-hyphen-value = `{ $value }` is not an option; as a value, write `{ $written }`
usage-hyphen-file = there is no argument `{ $file }`; a file of this name is written `./{ $file }`
usage-field-as-option = there is no argument `{ $arg }`; a field is set as `{ $field }=VALUE`
usage-no-command = there is no command `{ $word }`{ $near ->
        [none] {""}
       *[other] ; did you mean { $near }?
    }
usage-old-word = `{ $old }` is now `{ $new }`
usage-no-value = `{ $value }` is not a value of { $arg }{ $possible ->
        [none] {""}
       *[other] ; possible: { $possible }
    }
usage-bad-value = `{ $value }` is not a value of { $arg }: { $why }
usage-yes-or-no = it is neither yes nor no
usage-value-missing = { $arg } needs a value
usage-missing = missing: { $args }
usage-conflict = { $other ->
        [none] { $arg } is given twice
       *[other] { $arg } does not go with { $other }
    }
