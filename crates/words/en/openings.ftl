### Tables of openings. Facts are those of the enums `TableFault`, `OpeningWrong`
### and `OpeningEcho`.

## What is wrong with a table

openings-no-rules = there is no rule set { $rules } with nothing left to choose
    .help = write the name of a rule set, such as `russian` or `english`
openings-rules-not-said = the table does not say under which rules its lines are played
    .help = add `rules: russian`, or extend another table
openings-unknown-base = there is no table { $base } to extend
    .help = there are { $known }
openings-without-base = lines are left out, but the table extends no other
    .help = add `extends:`, or take `without:` out
openings-no-lines = the table has no lines
    .help = write under `lines:` a number and its line, such as `XV-16: c3-d4 d6-c5`
openings-bad-number = `{ $number }` is not a number of this table
    .help = write it like { $example }
openings-number-twice = { $number } is there twice: { $other } is the same number
openings-line = { $number }: { $why }
openings-no-such-line = there is no line { $number }
openings-no-such-deck = there is no deck { $deck }
    .help = { $known ->
        [none] the table has no decks
       *[other] there are { $known }
    }
openings-other-digest = the digest is that of other positions; that of these is { $found }
    .help = compare the lines with the source; if they are right, write this digest
openings-other-count = the lines lead to { $found } different positions, not to { $stated }
openings-not-repeated = { $one } and { $other } lead to different positions
openings-repeated = the same position twice: { $numbers }
    .help = compare them with the source; if they are right, add them under `repeated:`

## What is wrong with a line

opening-nothing = there are no moves
opening-no-move = `{ $text }` is not a move: { $why }
opening-no-square = `{ $text }`: the board has no such square, squares are { $squares }
opening-not-legal = `{ $text }` is not legal as half-move { $half_move }; legal are { $legal }
opening-several = `{ $text }` as half-move { $half_move } can be { $moves }: write it in full
opening-no-man = no man stands on { $square } at the start
opening-same-side = the man on { $square } is the second one of its side
opening-taken = { $square } is not free
opening-far-row = a man cannot be put on { $square }, where it would be crowned
opening-not-a-placing = write where one man of each side goes, such as `place a1-e5 d6-g5`, or which are taken off, such as `without 11 28, 8-11 24-19`
opening-no-move-left = the player to move has no move

## Tables, as they are listed

openings-head-name = name
openings-head-lines = lines
openings-head-positions = positions
openings-head-rules = rules
openings-head-title = title
openings-head-edition = edition
openings-head-source = source

## A line

opening-line = { $title }: { $number }
opening-moves = { $moves }
opening-start = the game begins as usual
opening-put = { $side ->
        [white] the white man from { $from } to { $to }
       *[black] the black man from { $from } to { $to }
    }
opening-taken-off = without the white man on { $white } and the black man on { $black }
opening-due = must capture: { $moves }
opening-free = { $moves ->
        [one] nothing to capture; one move
       *[other] nothing to capture; { $moves } moves
    }
opening-position = position: { $fen }
opening-decks = decks: { $decks }
opening-part = { $part ->
        [elsewhere] without a number; in use elsewhere
       *[unused] without a number; in no use
    }
opening-misprint = { $doubtful ->
        [yes] doubtful
       *[no] misprint
    }, { $field ->
        [side-to-move] player to move
        [moves] moves
       *[position] position
    }: printed { $printed }, taken { $taken } ({ $why })
opening-same = the same position: { $numbers }

## Which opening a game is

opening-reached = { $table } { $number }, { $way ->
        [moves] by its moves
        [set-up] set up
       *[transposed] by other moves, after half-move { $half_moves }
    }
opening-leads = { $table } { $number }
opening-none = none
opening-game = { $file }, game { $game }: { $what }
opening-fits = { $what }

## What a check says

openings-holds = { $table }: { $lines ->
        [one] one line
       *[other] { $lines } lines
    }, all legal; { $positions ->
        [one] one position
       *[other] { $positions } positions
    }, all as stated
openings-leaves-out = left out: { $lines } ({ $why })
openings-in-print = { $number }: { $misprint }
openings-same = the same position: { $numbers }
openings-deck = deck { $deck }: { $lines ->
        [one] one line
       *[other] { $lines } lines
    }{ $drawn ->
        [yes] , drawn from
       *[no] {""}
    }

## A card for a round

opening-card-title = { $event }, round { $round }
opening-card-head = { $number }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] boards
           *[no] board
        } { $boards }
    }
opening-card-usual = { $several ->
        [yes] Boards { $boards } begin as usual.
       *[no] Board { $boards } begins as usual.
    }
opening-card-both = It holds for every game of a pairing, with the colours exchanged.

## What tables of the program say of themselves

table-idf = IDF table of drawn openings, 745 lines
table-idf-basic = IDF basic table of drawn openings, 150 lines
table-fmjd-64 = FMJD-64 table of drawn openings, 736 lines
table-brazilian = FMJD-64 table as used for Brazilian draughts, 725 lines
table-acf = ACF three-move openings, 174 lines
table-acf-11 = ACF eleven-man ballots, 2,500 positions
table-transcribed = as transcribed in 2020 and 2021
table-of-april-2021 = of 30 April 2021
table-decks-of-2003 = decks of 2003 and later
table-ballots = 2,253 numbered ballots; 147 more are in use elsewhere; 100 are in neither list
table-from-idf = idf64.org/tables-of-draw, by three transcriptions that agree in all lines
table-from-idf-basic = idf64.org/tables-of-draw, by two transcriptions that agree
table-from-fmjd = results.fmjd.org/viewpage.php?page_id=2, by two transcriptions that agree; one derives from the other
table-from-lidraughts = lidraughts, which leaves out eleven lines of the FMJD-64 table; whether a federation publishes a list of its own was not found
table-from-acf = American Checker Federation, usacheckers.com/156openingdeck.php; numbers by two transcriptions that agree
table-from-acf-11 = American Checker Federation, 11-man ballot; two lists and all draws of the cards
table-white = white
table-black = black
table-that-of-next = that of line V-2
table-that-of-moves = that of the moves
table-six-half-moves = six half-moves have been made
table-white-after-placing = White moves after placing; two of three transcriptions
table-white-in-others = White moves in the 22 other lines that place a white man only
table-position-of-third = two of three transcriptions, and the position of the third
table-white-as-in-idf = White moves after placing; so has line XX-18 of the IDF table
table-moves-lead-elsewhere = the moves ef4 fe5 ab4 do not lead there
table-majority = illegal by the majority rule
table-bad-openings = legal; left out as bad openings
table-own = { $text }
