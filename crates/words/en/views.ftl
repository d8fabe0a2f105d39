### What is said of moves and of rule sets.

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
