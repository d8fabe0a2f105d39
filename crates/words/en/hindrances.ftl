### Why the application refuses what no act of the engine does. Facts are those of the enum `Hindrance`.

## Back and forth

nothing-to-step = there is nothing to take back or do again
no-steps = 0 operations: nothing to { $verb }
not-so-far = { $file }: { $available ->
        [0] nothing
       *[other] only { $available }
    } can be { $back ->
        [yes] undone
       *[no] redone
    }{ $mended ->
        [none] {""}
       *[other] , for the history was damaged before operation { $mended }: `restore` reaches further
    }; nothing was written
another-since = another operation is now the last: { $what }; nothing was taken back
list-of-round = { $file } names no round: it does not fit round { $usual }, and fits round { $round }
only-in-copy = { $copy } has what the event lacks: { $results }
no-such-operation = { $file }: no operation { $number } took effect: `history` lists them

## Acts

names-no-file = `{ $word }` cannot be the name of a file
swap-of-what = swap takes two players, or one board
resigning-is-free = leaving can be penalised, resigning cannot

## Rulings

ruling-without-words = the ruling has no words
one-game = a pairing of this event has 1 game
names-of-no-board = the names of the record are those of no board
ruling-of-other-board = the ruling is about the players of board { $meant }, not { $board }
ruling-of-other-event = the ruling is about a board of { $event }
ruling-of-other-rounds = { $who ->
        [you] you name
        [ruling] the ruling names
       *[record] the record says
    } round { $named }; they meet in { $several ->
        [yes] rounds { $rounds }
       *[no] round { $rounds }
    }
ruling-of-several-rounds = the players meet in rounds { $rounds }
no-record-names = no record has the name `{ $name }`
nobody-called = no player is called `{ $name }`
ruling-colors-swapped = the record has { $white } with White and { $black } with Black; board { $board } has them the other way round
rules-otherwise = the ruling gives { $ruled }; board { $board } has { $recorded }
rules-nothing = the ruling gives no result to enter

## Categories, lists, boards

nothing-to-play = no board of round { $round } is to be played
nobody-wins = nobody wins a prize yet
no-bracket = the players have no pairing numbers from 1 on, so there is no bracket to draw
no-categories = no player has a category
no-category = no player has the category { $category }
    .help = there are { $known }
no-group = there is no group { $group }
    .help = there are { $known }
only-of-teams = this is an event of players, not of teams
no-match-of-teams = round { $round } has no match { $number }
other-scheme = the list is kept under { $scheme }, not { $other }
    .help = another scheme is another list
no-list = there is no list { $file }
no-scheme = there is no scheme { $name }
    .help = there are { $known }
not-in-list = there is no { $what } { $word } in the list
which-of-list = which { $what }? { $names }
no-such-board = round { $round } has no board { $board }
    .help = it has boards { $first } to { $last }
no-boards = round { $round } has no boards

## Draws of openings

called-numbers = { $numbers ->
        [one] one number was called
       *[other] { $numbers } numbers were called
    } for { $openings ->
        [one] one opening
       *[other] { $openings } openings
    }
    .help = call one number for each opening
no-deck = { $table } has no deck { $deck }
    .help = { $known ->
        [none] it has no decks
       *[other] there are { $known }
    }
table-used-up = every one of the { $lines } lines of { $table } has been used in this event
no-line = { $table } has no line { $number }
    .help = its lines are numbered like { $example }
no-such-seats = no board of round { $round } has such a place in its match
which-table = under { $rules } there is no usual table of openings
table-of-other = { $table } is a table for { $rules }, and this event plays { $own }
