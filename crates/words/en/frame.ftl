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
totals = { games-word }, { $plies ->
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
converted = { games-word } converted, { $whole } replayed whole{ $left_out ->
        [none] {""}
       *[other] , { $left_out } left out as the same
    }
fates = { games-word } repaired, { $not } not, { $unchanged } unchanged
fates-not-written = { $fates }; { $file } is not written
fates-written = { $fates }: { $file }

## Moves

no-legal-move = { color-word } has no legal move
move-takes = { $written }   takes { $squares }
move-is-legal = it is legal
move-can-mean = it can mean { $moves }
move-no-such-capture = no capture goes by these squares
move-answer = { $word }: { $what }{ $code ->
        [none] {""}
       *[other] {" "}[{ $code }]
    }
move-article = article: { $article }
move-legal = legal: { $moves }
moves-several = { $moves }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
moves-none = nothing

## Rule sets

rules-name = NAME
rules-title = TITLE
rules-board = BOARD
rules-first = FIRST
rules-capture = CAPTURE
rules-draws = DRAWS
rules-read = READ
rules-quoted = QUOTED
rules-other = OTHER
rules-no-source = NONE
rules-house = HOUSE
rules-sources =
    Fields and draw clauses by their source: a federation's text that was read; a
    federation's text as others quote it; another publication; none. HOUSE: of the { $house }
    fields that only house rules speak of, those with a source.
rules-free-choice = free choice
rules-same = { $left } and { $right } have the same rules
rules-no-value = none
rules-checked = { $label }: { $fields } fields, { $clauses ->
        [one] { $clauses } draw clause
       *[other] { $clauses } draw clauses
    }, no contradiction
rules-unchosen = { $field } is left to the organiser: { $values }
