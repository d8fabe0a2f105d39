### What fails: files that are kept, lists, and what is of no use to the application. Facts are
### those of `StorageError`, `Note`, `Lost`, `Failed`, `Wrong`, `ListWrong` and `ColumnsWrong`.

## Files that are kept



no-text-gone = the file is gone: `restore` brings the last state back
no-text-not-utf8 = the file was changed since and is not UTF-8 at { $place }: `restore` brings the last state back and keeps this file under another name
no-text-too-large = the file was changed since and is over 16 MiB: `restore` brings the last state back and keeps this file under another name

journal-kept-unreadable = the file that could not be read is kept as { $path }
journal-other-history = the history was that of { $file }, whose text was another: it begins anew here
journal-set-aside = the log was { $cut_off ->
        [yes] cut off
       *[no] damaged
    } from line { $line } on: set aside as { $name }
journal-overwritten = another program wrote the file at the same moment: its text is { $path }
journal-cut-off = line { $line } of the log is cut off: a command was interrupted before it changed the event
journal-gone = the end of the log was gone, { $operations ->
        [one] one operation
       *[other] { $operations } operations
    } up to number { $last }: the history goes on from the file as it is
lost-line = line { $line } of the log: { $why }; it and what follows are not used
lost-snapshot = its snapshot is missing or damaged
lost-text = its text is lost
line-cut-off = the line is cut off
line-too-short = the line is too short
line-no-hash = the line has no hash
line-other-hash = the line does not match its hash
line-unknown = the line is not an operation that this version knows
line-out-of-order = the operations are out of order
line-gone = the line is gone; the last operation had number { $last }

## What failed

system-not-found = there is no such file or folder
system-denied = you have no permission for that
system-folder = it is a folder
failed-read = cannot read { $file }
failed-write = cannot write { $file }
packed-named-otherwise = it is named { $ending } and is not { $kind }
packed-cut = the Zstandard data are cut or broken
packed-checksum = the checksum does not fit
not-records-binary = it is no text, and no game records
not-records-page = it seems to be a page of the web, and has no game records
not-records-event = it is an event file of this program, not game records
not-records-report = it seems to be a tournament report, not game records
not-records-chess = it seems to hold games of chess
packed-otherwise = it is packed by { $kind }, which is not read here: unpack it first
failed-damaged = { failed-file }damaged; the rest is not read
failed-broken = { failed-file }reading the record
failed-file = { $file ->
        [none] {""}
       *[other] { $file }:{" "}
    }
failed-folder = cannot make the folder { $folder }
failed-threads = starting threads
failed-thread-stopped = a thread has stopped before the end
failed-by-hand = { $file }: { $why }; nothing was written: edit the file by hand
failed-reads-otherwise = { $file }: the change would not read as it should; nothing was written: please report this
failed-called = { $called ->
        [event] an event
       *[rating-list] a rating list
    }
failed-would-not-be = { $file }: it would not be { failed-called } ({ $why }); nothing was written
failed-not-coming-back = the text that would come back is not { failed-called }; nothing was written: { $file }
failed-line = { $file }{ $line ->
        [none] {""}
       *[other] :{ $line }
    }: { $what }{ $help ->
        [none] {""}
       *[other] ; { $help }
    }
failed-with-help = { $what }; { $help }
failed-more = and { $more } more

## What is of no use

wrong-plain = { $text }
wrong-is-record = { $file } is a game record by its name, and what is written is none; write to another file
wrong-is-read = { $file } is read; write to another file
wrong-not-packed = { $file } would not be packed; write to { $plain }
wrong-outside-folder = { $file } is not a file of this folder
wrong-written-twice = { $file } is written twice
wrong-folder-finished = { $file } comes too late: the folder is in its place
wrong-not-folder = cannot write { $folder }: it is not a folder
wrong-folder-unnamed = cannot write { $folder }: the folder is replaced as a whole, so it must be one with a name, such as { $example }
wrong-history-folder = cannot write { $folder }: the history of an event is kept in a folder of that name; name another one
wrong-foreign = { $folder } is not replaced: { $other } was not written by arbiter; name another folder, or empty this one
wrong-kept-beside = { $folder } is written, but what others keep there could not be moved back: it is in { $left }; publish again, or move it by hand
wrong-write-folder = cannot write { $file }: it is a folder
wrong-protected = cannot write { $file }: it is write-protected; write to another file, or make it writable
wrong-is-kept = cannot write { $file }: it is an event or a rating list with its history; write to another file
wrong-not-a-file = cannot read { $file }: it is a device or a pipe, not a file; write what it gives into a file first
wrong-is-folder = { $file } is a folder; name the files in it
wrong-no-file-fits = no file fits { $pattern }
files-passed-over = { $files ->
        [one] { $files } file
       *[other] { $files } files
    } passed over{ $endings ->
        [none] {""}
       *[other] {" "}({ $endings })
    }: of a folder, files that end in { $read } are read
not-files-passed-over = { $others ->
        [one] { $others } pipe or device
       *[other] { $others } pipes and devices
    } passed over: of a folder or a pattern, only files are read; what is named itself is read
wrong-no-record-in = no file in { $folder } ends in { $endings }
wrong-pattern = `{ $pattern }` is not a pattern: { $why }
wrong-unreadable = { $why }
wrong-name-not-utf8 = cannot read { $file }: its name is not UTF-8
wrong-other-mark = { $file }: the file begins with the mark of { $marked }, and is to be read in { $named }: name { $marked }, or no code
wrong-not-utf8 = cannot read { $file }:{ $place }: not UTF-8 text
wrong-no-such-game = { $file } has { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, there is no game { $number }
wrong-no-game = { $file } holds no game
wrong-no-game-in = there is no game in { $file }
wrong-no-guesses = { $file } is not a JSON document of guessed rule sets: { $why }
wrong-not-guessed = { $guess } says nothing of { $file }: guess the rule sets of all the files, and name them as they are named here
wrong-unknown-guess = { $file } names the rule set { $rules }, which is not among those that are guessed
no-shard = write a shard as a number of a number, such as 3/16, up to { $most } of them
part-not-complete = { $file } is not a complete part: its last line is not that of a part; run this shard again
part-line = { $file }:{ $line }: not a game of this part{ $why ->
        [none] {""}
       *[other] : { $why }
    }; run this shard again
part-count = { $file }:{ $line }: the last line tells of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, and there are more or fewer; run this shard again
part-altered = { $file } is not as it was written: its digest does not fit; run this shard again
part-editions = { $file } does not go with { $other }: { $is_read ->
        [yes] { $source } was changed between them; run the shards of it again
       *[no] { $source } bore another date of change for each of them, and cannot be read here to see whether it is the same; merge where it can be read
    }
part-twice = { $file } and { $other } are the same shard { $shard }{ $is_same ->
        [yes] , and they are the same: name one of them
       *[no] , and they differ: find out which one is right, and name it alone
    }
part-overlap = { $file } holds shard { $shard }, which { $other } holds too
part-missing = shards are missing: { $shards } of { $of }
part-differs = { $file } does not go with { $other }: { $what ->
        [of] they are of different numbers of shards
        [inputs] the files they are cut from differ in their names, their order or their sizes
        [options] something else was asked of the games
        [guess] the rule set of a file was not guessed alike: guess it once, for all shards
       *[version] they were written by different versions of arbiter
    }
part-unread = { $file }: games of { $source } from byte { $from } on have a number only if all before them were read; run the shard that could not again
part-not-before = { $file } does not tell what comes before this shard: { $what ->
        [inputs] the files differ in their names, their order or their sizes
       *[options] other games were chosen, or by other rules
    }
part-other-shards = { $file } does not tell what comes before shard { $shard } of { $of }: it is of { $parts } { $parts ->
        [one] shard
       *[other] shards
    }; name parts of the same shards, or ask for a shard of that number
part-none-before = games of { $source } from byte { $to } on have a number only if all before them are known: no part holds what begins at byte { $from }
part-source-not-again = { $source } cannot be read again to quote it: choose JSON lines, CSV or concise
part-source-not-here = { $source } cannot be read here to quote it: { $why }; merge where the parts were made, or choose JSON lines, CSV or concise
part-not-a-file = cannot read { $file } as a part: a part is read from its end, so it must be a file, not standard input or a pipe
part-source-changed = { $source } is not what the shards have read: run them again
wrong-no-position = the game has no position
wrong-not-followed = game { $game } is followed for { $followed ->
        [one] { $followed } half-move
       *[other] { $followed } half-moves
    }, so there is no position after half-move { $ply }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
wrong-not-half-move = `{ $text }` names no half-move; write 23w, 23b or ply:45
wrong-no-half-move = game { $game } has no half-move { $name } among the { $followed } that could be followed{ $first ->
        [none] { "" }
       *[other] ; its first is { $first }
    }
wrong-several-half-moves = { $name } is printed more than once: { $plies }
wrong-no-yaml = a file as YAML: { $why }
wrong-is-event = { $file } is an event file of this program, not a tournament report
wrong-no-report = { $file } is not a tournament report that can be used
wrong-not-paired = { $file } cannot be paired
wrong-no-number = nobody in the report has the number { $number }
wrong-not-ranked = no standings can be made of { $file }
wrong-no-tournament = { $file } is neither a tournament report (TRF) nor a cross-table
wrong-no-event = { $file }: { $why }
wrong-too-many-lines = { $file }: over { $most } lines is not a tournament
wrong-too-large = { $file }: over { $mebibytes } MiB; no file of this kind is so large
wrong-no-ruling = { $file } is not a ruling{ $why ->
        [none] {""}
       *[other] : { $why }
    }
wrong-several-rulings = { $file } holds several games
wrong-unanswered = { $file }: { $why }
wrong-rules-not-utf8 = { $file }:{ $place }: not UTF-8 text; save the rule set as UTF-8
wrong-no-scheme = `{ $name }` is not a scheme ({ $known }), and { $file } cannot be read: { $why }
wrong-no-table = `{ $name }` is not a table of openings ({ $known }), and { $file } cannot be read: { $why }
wrong-table-text = { $file }:{ $why }
wrong-scheme-text = { $file }:{ $why }
wrong-baku = Baku acceleration goes only with a win of two draws and a loss of nothing (FIDE C.04.7)

## Lists

list-too-large = more than { $most } cells is not a list
list-too-many-players = an event has at most { $most } players
list-empty = the list is empty
list-no-text = it is not text: let the spreadsheet save the list as CSV
list-not-csv = { $why }
list-no-column = there is no column `{ $head }`; there are { $heads }
list-head-near = column `{ $head }` is not known; did you mean `{ $near }`?
list-no-line-chosen = no line has { $condition }; there are { $values }
list-no-names = no column holds the names; the heads are { $heads }
list-no-numbers = no column holds the numbers at the federation; the heads are { $heads }
list-is-tournament = it is a tournament report or a cross-table, and no list of players
list-no-head = no column `{ $head }`; the heads are { $heads }
list-too-many-cells = { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, but { $heads ->
        [one] { $heads } head
       *[other] { $heads } heads
    }: put quotes around a cell with a separator in it
list-quote-open = a quotation mark begins a cell here, and none ends it: the lines after it would be swallowed
list-line-break = a line break in the cell under { $head }
list-no-name = the line has no name
list-not-a-number = { $field ->
        [rating] rating
        [number] number
       *[from-round] from round
    } `{ $text }` is not a number
list-out-of-range = { $field ->
        [rating] rating
        [number] number
       *[from-round] from round
    } { $text } is none: write a number from { $least } to { $most }, or leave the cell empty
list-not-in-list = nobody in { $file } has the number or the name { $who }
list-several-in-list = { $count } players in { $file } may be meant by { $who }: { $named }{ $more ->
        [0] {""}
       *[other] ; and { $more } more
    }
    .help = name the number at the federation, or more of the name
list-not-a-sex = sex `{ $text }` is neither f nor m
list-not-a-round = `{ $text }` is not a round
list-not-a-day = `{ $text }` is not a day, such as 2026-10-08
list-not-a-time = `{ $text }` is not a time, such as 14:00
list-not-a-match = `{ $text }` is not a number of a match
list-no-match-named = the line names neither a match nor a team
list-no-such-fixture = no match that is paired is the one that the line names
list-several-fixtures = several matches may be meant, in the rounds { $rounds }: a column `round` tells them apart
list-seats-missing = no line names { $several ->
        [yes] boards { $seats }
       *[no] board { $seats }
    } of { $team }; a board that stays empty is a line with `-`
list-not-a-board = `{ $text }` is not a board
list-round-not-paired = round { $round } is not paired
list-no-such-board = round { $round } has no board { $board }
list-no-such-seat = round { $round } has no game on board { $seat } of match { $number }
list-no-team-named = the line names no team
list-no-round-named = the line names no round
list-no-board = the line names neither a board nor a player
list-no-such-id = nobody has the id `{ $id }`
list-id-of-other = { $id } is { $name }, not `{ $said }`
list-nobody-called = nobody is called `{ $name }`{ $near ->
        [none] {""}
       *[other] ; perhaps { $near }
    }
list-board-seen = board { $board }: { $white } ({ $white_id }) - { $black } ({ $black_id })
list-several-boards = the line fits several boards: { $boards }
list-other-players = other players sit there in round { $round }: { $board }{ $there ->
        [none] {""}
       *[other] ; those of the line: { $there }
    }
list-colors-swapped = { $both ->
        [yes] the colours are the other way round in round { $round }: { $board }
       *[no] that player has the other colour in round { $round }: { $board }
    }
list-meet-elsewhere = these players do not meet in round { $round }, but in round { $rounds }
list-do-not-meet = these players do not meet in round { $round }{ $boards ->
        [none] {""}
       *[other] ; there is { $boards }
    }
list-heads-unknown = columns not known: { $heads }; without them a board is named in one way only. Call them round, match, home, away, board, white, black or player, or take them out
list-results-differ = several columns of results, { $heads }, and in line { $line } they do not say the same: take out all but one
list-no-team-called = no team is called `{ $name }`
list-other-match = { list-two-teams } play match { $number }
list-teams-do-not-meet = { $turned ->
        [none] { list-two-teams } play no match in round { $round }
       *[other] the teams stand the other way round in round { $round }: match { $turned }
    }
list-two-teams = { $first ->
        [none] { $second }
       *[other] { $second ->
            [none] { $first }
           *[other] { $first } and { $second }
        }
    }
list-board-twice = board { $board } has the result { $said } in line { $line }
list-seat-twice = board { $seat } of { $team } is in line { $line }
list-spelling-of-two = the spelling `{ $spelling }` is that of { $name }, in line { $line }; strike it out on one of the two lines
list-number-of-two = the number { $id } is that of { $name }, in line { $line }
columns-not-field-head = `{ $text }` is not FIELD=HEAD, such as name=Naam
columns-no-field = there is no field `{ $field }`; there are { $known }
