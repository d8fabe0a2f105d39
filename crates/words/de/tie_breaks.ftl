### Was eine Wertung ist, und wie ihr Wert zustande kam.

## Was sie ist

tie-break-solkoff = Summe der Punkte der Gegner
tie-break-solkoff-median = Solkoff ohne den besten und den schlechtesten Gegner
tie-break-solkoff-short = Solkoff ohne den schlechtesten Gegner
tie-break-solkoff-full = Solkoff ohne den schlechtesten, dann ohne die zwei schlechtesten, und so weiter (voll gekürzt)
tie-break-solkoff-plus = Summe der Solkoffwerte der Gegner
tie-break-sonneborn-berger = Summe der erzielten Punkte mal der Punkte des Gegners
tie-break-wins = Zahl der Siege
tie-break-head-to-head = Punkte der Gleichstehenden gegeneinander
tie-break-better-against-higher = besseres Ergebnis gegen die anderen, vom ersten Platz an
tie-break-plus = Plusremis dafür weniger Plusremis dagegen
tie-break-riga = Mikrowettkämpfe: Punkte der Gegner mal 4 bis 0, je nach Sieg
tie-break-progressive = Summe der Punkte nach jeder Runde
tie-break-small-points = Punkte der Partien jedes Wettkampfs
tie-break-lot = Los aus der Loszahl des Turniers
fide-direct-encounter = direkter Vergleich der Gleichstehenden
fide-win = Runden mit den Punkten eines Sieges
fide-won = Siege am Brett
fide-black-games = mit Schwarz gespielte Partien
fide-black-wins = mit Schwarz gewonnene Partien
fide-rounds = Runden, auf die nicht verzichtet wurde
fide-standard = gewonnene Runden und die Hälfte der Remisrunden
fide-number = Paarungsnummer, die kleinere zuerst
fide-number-reversed = Paarungsnummer, die größere zuerst
fide-rating = Wertungszahl, die höhere zuerst
fide-rating-reversed = Wertungszahl, die niedrigere zuerst
fide-progressive = Summe der Punkte nach jeder Runde
fide-progressive-cut = Summe der Punkte nach jeder Runde, ohne die ersten
fide-buchholz = Summe der angepassten Punkte der Gegner
fide-buchholz-cut = Buchholz ohne die niedrigsten Werte
fide-buchholz-median = Buchholz ohne die niedrigsten und die höchsten Werte
fide-fore-buchholz = Buchholz, als hätten in der letzten Runde alle remis gespielt
fide-fore-buchholz-cut = Fore Buchholz ohne die niedrigsten Werte
fide-fore-buchholz-median = Fore Buchholz ohne die niedrigsten und die höchsten Werte
fide-average-buchholz = Durchschnitt der Buchholzwerte der Gegner
fide-average-buchholz-fore = Durchschnitt der Fore-Buchholz-Werte der Gegner
fide-sonneborn-berger = Summe der erzielten Punkte mal der angepassten Punkte des Gegners
fide-sonneborn-berger-cut = Sonneborn-Berger ohne die niedrigsten Gegner
fide-koya = Punkte gegen alle mit mindestens der Hälfte
fide-koya-limit = Punkte gegen alle, die die Grenze erreichten
fide-average-rating = durchschnittliche Wertungszahl der Gegner
fide-average-rating-cut = durchschnittliche Wertungszahl ohne die niedrigsten Gegner
fide-average-rating-median = durchschnittliche Wertungszahl ohne die niedrigsten und die höchsten Gegner
fide-performance = Turnierleistung (Wertungszahl)
fide-perfect-performance = niedrigste Wertungszahl, die so viele Punkte erwarten lässt
fide-average-performance = durchschnittliche Leistung der Gegner
fide-average-perfect = durchschnittliche perfekte Leistung der Gegner
fide-match-points = Mannschaftspunkte
fide-game-points = Brettpunkte
other-points-of-teams = { $boards ->
        [yes] Brettpunkte
       *[no] Mannschaftspunkte
    }
fide-other-points = Brettpunkte, wenn Wettkämpfe zählen; Mannschaftspunkte, wenn Bretter zählen
fide-extended-direct = direkter Vergleich nach den ersten Punkten, dann nach den anderen
fide-match-by-match = Summe der erzielten Mannschaftspunkte mal der Mannschaftspunkte des Gegners
fide-match-by-match-cut = erzielte Mannschaftspunkte mal der Mannschaftspunkte des Gegners, ohne die niedrigsten Gegner
fide-match-by-game = Summe der erzielten Brettpunkte mal der Mannschaftspunkte des Gegners
fide-match-by-game-cut = erzielte Brettpunkte mal der Mannschaftspunkte des Gegners, ohne die niedrigsten Gegner
fide-game-by-match = Summe der erzielten Mannschaftspunkte mal der Brettpunkte des Gegners
fide-game-by-match-cut = erzielte Mannschaftspunkte mal der Brettpunkte des Gegners, ohne die niedrigsten Gegner
fide-game-by-game = Summe der erzielten Brettpunkte mal der Brettpunkte des Gegners
fide-game-by-game-cut = erzielte Brettpunkte mal der Brettpunkte des Gegners, ohne die niedrigsten Gegner
fide-strength-combination = die anderen Punkte und der Buchholz nach den ersten, auf einer Skala
fide-board-count = Punkte jedes Bretts mal seiner Nummer, die kleinere Summe zuerst
fide-top-boards = Punkte an Brett 1, dann an Brett 2, und so weiter
fide-bottom-boards = Punkte ohne das letzte Brett, dann ohne die letzten zwei, und so weiter
fide-of-match-points = { $what }, in Mannschaftspunkten
fide-of-game-points = { $what }, in Brettpunkten
fide-with-forfeits = { $what }, Kampfloses als Partien gezählt

## Wie ein Wert zustande kam

value-undefined = { $of }: { $why ->
        [no-place] es gibt keinen Platz zu entscheiden
        [nobody-tied] niemand sonst steht gleich
        [not-all-met] nicht alle Gleichstehenden haben gleich oft gegeneinander gespielt
        [no-seed] das Turnier hat keine Loszahl
        [unrated] jemand, der spielt, hat keine Wertungszahl, und das Turnier sagt nicht, was das zählt (FIDE C.07, 10)
       *[nothing] es gibt nichts, woraus er zu rechnen wäre
    }
value-of = { head-tie-break } { $value }
value-none = { $of }
value-sum = { $of } = { $sum }{ value-without }
value-without = { $without ->
        [none] {""}
       *[other] {" "}(ohne { $without })
    }
value-mean = { $of } = ({ $sum }) / { $parts }{ value-without }
value-performance = { $of } = { $mean } { $sign } { $difference } (ein Ergebnis von { $percent } %){ value-without }
value-no-points = { $of }: der niedrigste Gegner weniger 800, für keinen Punkt{ value-without }
value-perfect = { $of }: die niedrigste Wertungszahl, die { $score } gegen { $ratings } erwarten lässt{ value-without }
value-ahead = { $of } der Gleichstehenden davor: { $games }{ value-without }
value-ahead-by-average = { $of } der Gleichstehenden davor: { $games }; mehrere Partien gegen denselben Gegner zählen als ihr Durchschnitt: { $points }{ value-without }
value-ahead-without-games = { $of } der Gleichstehenden davor: keine Partien{ value-without }
value-given = { $of }{ value-without }
value-combination = { $of } = { $points } + ({ $sum }) / { $by }
value-boards = { $of }: { $boards }
value-at-board = Brett { $board } { $sum }
value-up-to-board = { $board ->
        [1] Brett 1
       *[other] Bretter 1 bis { $board }
    } { $sum }
value-steps = { $of } = { $steps }
value-first-step = { $sum }
value-next-step = dann { $sum }
value-against = { $of } = { $games }
value-against-nobody = { $of }: keine Partie gegen einen Platz, der entschied
value-lots = { $of }: ausgeloste Reihenfolge { $order }
value-game = { $points } gegen { value-opponent }
value-game-at-place = { $points } gegen { value-opponent } (Platz { $place })
value-opponent = { $opponent ->
        [none] niemanden
       *[other] { $opponent }
    }
value-struck = { $points }, { $why ->
        [best] der beste: { value-no-opponent }
        [given-up] verzichtet: Runde { $round }
        [first-round] Runde { $round }
        [below-limit] unter der Grenze: { value-no-opponent }
       *[worst] der schlechteste: { value-no-opponent }
    }
value-no-opponent = { $opponent ->
        [none] kein Gegner
       *[other] { $opponent }
    }
