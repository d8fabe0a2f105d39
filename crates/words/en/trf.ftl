### What is wrong with a tournament report. Facts are those of `Contradicts` and `Lacks`.

trf-in-round = player { $player }, round { $round }
trf-number-twice = start number { $number } is used twice
    .label = expected another start number
trf-no-player = the file has no player
    .label = expected a record 001 for each player
trf-unknown-player = there is no player { $number }
    .label = expected start numbers of players
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
trf-two-byes = players { $one } and { $other } have the bye of round { $round }
    .help = a bye that was asked for is F, H or Z
trf-unknown-system = record 192 names { $name }, and there is no such system here
    .help = write one of { $known }, or leave the record out for the FIDE Dutch system
trf-draws-lots = { $name } draws lots, and a report does not say from what
    .help = import the report as an event and pair that: its file keeps what lots are drawn from
trf-baku = Baku acceleration goes only with a win of two draws and a loss of nothing
    .help = say in records 250 who has how many points more in which rounds
report-no-event = no event can be made of it: { $why }
table-no-event = no event can be made of it: { $why }
    .label = expected a table of one event
