### What is said of rule sets.

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
rules-begins = { $side }
rules-priority = { $priority }
rules-free-choice = free choice
rules-same = { $left } and { $right } have the same rules
rules-no-value = none
rules-checked = { $label }: { $fields } fields, { $clauses ->
        [one] { $clauses } draw clause
       *[other] { $clauses } draw clauses
    }, no contradiction
rules-unchosen = { $field } is left to the organiser: { $one } or { $other }
