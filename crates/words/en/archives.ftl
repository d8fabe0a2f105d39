### What is said of an archive: its names, and games that may be the same. Facts are those of
### `NamesTold` and `DuplicatesTold`.

## Names

names-changed = { $changed ->
        [one] { $changed } name
       *[other] { $changed } names
    } changed, of { $spellings ->
        [one] { $spellings } spelling
       *[other] { $spellings } spellings
    }; { $unlisted ->
        [one] { $unlisted } spelling is
       *[other] { $unlisted } spellings are
    } not in the list, { $alike ->
        [one] { $alike } of them resembles one that is
       *[other] { $alike } of them resemble one that is
    }
names-perhaps = `{ $spelling }` ({ $times ->
        [one] { $times } time
       *[other] { $times } times
    }) is not in the list; perhaps { $names }
names-other-number = `{ $spelling }` ({ $times ->
        [one] { $times } time
       *[other] { $times } times
    }) has another number there than { $id } in the list; not changed
names-more = and { $more } more
names-begun = { $spellings ->
        [one] { $spellings } spelling
       *[other] { $spellings } spellings
    } of names in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

## Games that may be the same

duplicate-candidate = game { $game } may be game { $other } of { $file }:{ $line }: { $reason ->
        [same-moves] the same moves
        [slip] the same moves but for half-move { $ply }
       *[breaks-off] the same moves as far as one goes
    } ({ $plies ->
        [one] { $plies } half-move
       *[other] { $plies } half-moves
    }){ $differs ->
        [none] {""}
       *[other] ; { $differs }
    }
duplicate-differs = { $what ->
        [white] White
        [black] Black
        [event] event
        [date] date
        [round] round
        [result] result
        [colours] colours
        [move] move
       *[plies] half-moves
    } { $what ->
        [colours] exchanged
       *[other] `{ $one }` and `{ $other }`
    }
duplicates-counted = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $candidates ->
        [one] { $candidates } may be an earlier one
       *[other] { $candidates } may be earlier ones
    }, in { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }
