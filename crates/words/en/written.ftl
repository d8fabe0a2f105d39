### Texts that are not what they should be. Facts are those of `Miswritten`, `AsWritten`,
### `NotAllowed`, `Allowed` and `ConditionFault`.

## In events and rating lists, and on the command line

not-a-player-id = `{ $text }` is not a player id: a letter, then letters, digits, - and _, such as p12
not-an-unrated = `{ $text }` is not what an unrated player counts; write a rating such as 1500, lowest or average
not-newcomers = `{ $text }` says nothing of players without a rating; write left-out, average or a rating such as 1200
not-a-birth = `{ $text }` is not a date of birth; write 2008 or 2008-05-01
not-a-day = not a date, such as 2026-09-03
not-a-time-of-day = `{ $text }` is not a time of day; write 14:00
not-points = `{ $text }` is not a number of points, such as 2, 0.5 or 1.01
not-a-score = `{ $text }` is not a score; write the first player's points first: 2-0
not-an-outcome = `{ $text }` is not a result; write 2-0, 2-0 forfeit, 0-0 forfeit, 1-1 adjudicated, adjourned or annulled
not-a-tie-break = there is no tie-break `{ $text }`; { $near ->
        [none] there are { $known }
       *[other] did you mean { $near }?
    }
tie-break-read-two-ways = C.07 can be read in two ways about `{ $text }`: it does not say whether a round without a match counts on every board there; use EDE, BC, TBR or BBE
tie-break-two-modifiers = `{ $text }` cuts in two ways: Cut-1, Cut-2, Median1 and Median2 of FIDE C.07 each leave something out on their own; use one: { $each }
not-a-table-round = `{ $text }` is not a round of a table; write pairs of pairing numbers, whoever has White or plays at home first: 1-5 4-7 6-2 8-3
not-an-acceptance = `{ $text }` is not like `round3.pdn#4: colors-swapped`
not-an-amendment = `{ $text }` is not like `2-0 (round 4 paired): reason`
not-an-ending = `{ $text }` is not like `p2 left after 9 moves (penalised)`
no-game-zero = `{ $text }`: games are counted from 1
resigned-penalised = `{ $text }`: leaving can be penalised, resigning cannot
how-to-write-a-result = write BOARD=RESULT, such as 3=2-0, or PLAYER=win
result-without-sign = `{ $text }` has no `=`: { how-to-write-a-result }
half-a-result = `{ $text }` is not a result: { how-to-write-a-result }
not-board-colors = `{ $text }` is not a list of colours: W and B, board 1 first, such as WBWB
not-a-board = `{ $text }` is not a board: { how-to-write-a-result }
not-boards = `{ $text }` are no boards; write 3 or 3,5 or all
not-rounds = `{ $text }` is not a list of rounds; write 4, 4,6 or 4-6
not-places = `{ $text }` is not a range of places; write 1-2, or 1 for the first alone
not-a-span = `{ $text }` is not a range of rounds; write 3, 1-3, 4- or -3
not-a-pairing = `{ $text }` is not a pairing; write WHITE:BLACK, such as p3:p8, or p5:bye
not-a-change = `{ $text }` is not a change of a rating, such as +15 or -9.2
not-a-step = `{ $text }` is not a rating and its change, such as 1000+15
not-a-month = `{ $text }` is not a month, such as 2026-11
not-a-clock-time = `{ $text }` is not a time of a clock; write minutes and seconds: 2:10
not-a-prize = `{ $text }` is not a prize: an amount, such as 200.50, or a thing with its value, such as book:25
not-a-currency = `{ $text }` is not a currency: a short word, such as EUR, with its digits after the point if they are not two, such as JPY:0
written-any = a word, a whole number, true or false
written-unrated = a rating, lowest, or average
written-birth = a year, 2008, or a day, 2008-05-01
written-points = a number of points, such as 2, 0.5 or 1.01
written-one-or-many = one value or a list of them
written-prize = an amount in the smallest unit of the currency, such as 5000, or a thing
written-amount = an amount, such as 200.5, or a fraction as a text, such as "140/3"

## In rule documents

not-allowed = `{ $word }` is not allowed here
not-one-value = a list where one value belongs
listed-twice = `{ $word }` is listed twice
not-a-count = `{ $word }` is not a number from { $least } to { $most }
not-a-game-type = `{ $text }` is not a PDN game type
not-a-king-value = `{ $word }` is not the value of a king
not-a-limit = `{ $word }` is not a limit
not-a-scale = `{ $text }` is not a score for win, draw and loss
not-material = `{ $text }` names no pieces; write for example `3K-1K`, `2K+1M-1K`, `3+K-1K`, `1P-1P`, `both-kings 4..5` or `both-kings each 1..4`
each-without-list = `each` gives sources to the items of a list only
each-not-listed = `each` names `{ $item }`, which is not in the list
not-allowed-but = { $why }; allowed: { $allowed }
allowed-words = { $words }
allowed-text = text
allowed-number = a whole number from 0
allowed-list = a list of { $of }
allowed-king-value = hundredths of a man from 1/100 to 400/100, such as 199/100 | 2n-1/2
allowed-limit = none | a number from 1 to { $most }
allowed-scale = points for win-draw-loss, none greater than the one before, such as 2-1-0 or 1-1/2-0
allowed-game-type = none | a PDN game type, such as "20,W,10,10,N2,0" | its number
allowed-or-cited = { $allowed }, or {"{"}is: ..., source: ...{"}"}
allowed-reading = a sentence, or {"{"}open: what the text does not say, taken: how that is read{"}"}
allowed-title = a title, or {"{"}title: ..., mark: { $marks }{"}"}

## Half-moves and time controls that somebody types

not-a-half-move = `{ $text }` names no half-move; write 41w, 41b, 41, ply:81 or start
not-a-time-control = `{ $text }` is not a time control; write for example 20m, 15m+5s, 1h20m+60s or 40/7200:3600

## Conditions on tags

condition-end = `and`, `or` or the end is expected
condition-depth = more than { $most } parts inside each other
condition-parenthesis = `)` is expected
condition-tag = the name of a tag is expected, such as Event~"open"
condition-sign = one of ~ = != < <= > >= is expected after `{ $tag }`
condition-numbers = { $sign } compares numbers, such as 2250 or 2024.05.31
condition-value = a value is expected, such as "open"
condition-quote = this quote is not closed
unknown-language = `{ $text }` is not a language of the program: { $known }
