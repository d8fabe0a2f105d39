### What cannot be in a rating list or in a scheme. Facts are those of the enums `ListFault` and `SchemeFault`.

initial-beyond-ratings = { $rating } is beyond all ratings
    .help = correct the initial rating
listed-id-of-two = `{ $id }` is also { $name }
    .help = a player has one line in the list
listed-event-twice = the event `{ $event }` is there twice
    .help = leave one of the two
not-listed = there is no player `{ $id }` in the list
    .help = write the id as in `players`
plays-alone = `{ $id }` plays alone
    .help = correct one of the two players
listed-game-twice = round { $round }, board { $board } is there twice
    .help = leave one of the two
no-k-for-all = the last class of `k` must fit every player
wrong-k = K is a number from 1 to { $most }, not { $k }
beyond-all-ratings = { $rating } is beyond all ratings

## How a rating came about

rating-average = Average of the opponents { $average }, performance { $performance }.
rating-uncredited = Round { $round }, { $opponent }: the opponent gave up too early to be credited for.
rating-penalty = Round { $round }, { $opponent }: { $penalty } of it for leaving.
rating-edited = The list was edited: the next update calculates its changes again.
rating-sum = { $name }: { $before } { $change } in { $games } games = { $after }
