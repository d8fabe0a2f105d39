### Wat er van reglementen wordt gezegd.

rules-name = NAAM
rules-title = TITEL
rules-board = BORD
rules-first = BEGINT
rules-capture = SLAG
rules-draws = REMISE
rules-read = GELEZEN
rules-quoted = GECITEERD
rules-other = ANDER
rules-no-source = GEEN
rules-house = HUIS
rules-sources =
    Velden en remiseregels naar hun bron: een tekst van een bond die gelezen is; een tekst
    van een bond zoals anderen die citeren; een andere publicatie; geen. HUIS: van de { $house }
    velden waarover alleen huisregels iets zeggen, die met een bron.
rules-begins = { $side ->
        [white] wit
       *[black] zwart
    }
rules-priority = { $priority ->
        [most-pieces] meeste stukken
        [most-value] meeste waarde
        [with-king] met dam
        [most-kings] meeste dammen
       *[king-first] dam eerst
    }
rules-free-choice = vrije keus
rules-same = { $left } en { $right } hebben dezelfde regels
rules-no-value = geen
rules-checked = { $label }: { $fields } velden, { $clauses ->
        [one] { $clauses } remiseregel
       *[other] { $clauses } remiseregels
    }, geen tegenspraak
rules-unchosen = { $field } is aan de organisator: { $one } of { $other }
