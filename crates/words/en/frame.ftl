### The words around findings and diagrams, and what is counted of games.

level-note = note
level-warning = warning
level-irregularity = irregularity
level-error = error
frame-help = help
frame-law = the law
frame-game = game
frame-variation = variation
white-to-move = White to move
black-to-move = Black to move
finding-standing = { $standing ->
        [stands] stands
        [open] open
        [corrected] corrected
       *[after-end] after-end
    }
totals = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $plies ->
        [one] { $plies } half-move
       *[other] { $plies } half-moves
    }: { $clean } clean, { $irregularities ->
        [one] { $irregularities } irregularity
       *[other] { $irregularities } irregularities
    }, { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
converted = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } converted, { $whole } replayed whole{ $left_out ->
        [none] {""}
       *[other] , { $left_out } left out as the same
    }
fates = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } repaired, { $not } not, { $unchanged } unchanged
replayed-in-part = { $file }: game { $game }{ $byte ->
        [none] {""}
       *[other] {" "}of this shard, from byte { $byte },
    } is replayed for { $replayed } of { $plies } half-moves{ $why ->
        [none] {""}
       *[other] : { $why }
    }
fates-not-written = { $fates }; { $file } is not written
fates-written = { $fates }: { $file }
