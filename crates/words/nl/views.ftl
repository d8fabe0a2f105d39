### Wat er van zetten en van reglementen wordt gezegd.

## Zetten

no-legal-move = { $color ->
        [white] Wit
       *[black] Zwart
    } heeft geen reglementaire zet
move-takes = { $written }   slaat { $squares }
move-is-legal = de zet is reglementair
move-can-mean = bedoeld kan zijn: { $moves }
move-no-such-capture = geen slag gaat over deze velden
move-answer = { $word }: { $what }{ $code ->
        [none] {""}
       *[other] {" "}[{ $code }]
    }
move-article = artikel: { $article }
move-legal = reglementair: { $moves }
moves-several = { $moves }{ $more ->
        [0] {""}
       *[other] {" "}en nog { $more }
    }
moves-none = geen

## Reglementen

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
rules-free-choice = vrije keus
rules-same = { $left } en { $right } hebben dezelfde regels
rules-no-value = geen
rules-checked = { $label }: { $fields } velden, { $clauses ->
        [one] { $clauses } remiseregel
       *[other] { $clauses } remiseregels
    }, geen tegenspraak
rules-unchosen = { $field } is aan de organisator: { $values }
