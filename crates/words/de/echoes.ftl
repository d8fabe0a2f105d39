### Was auf den Blättern gesagt wird: Ergebnisse, Stichkämpfe.

outcome = { $kind ->
        [forfeit] { $score } kampflos
        [adjudicated] { $score } entschieden
        [total] { $score } zusammen
        [adjourned] abgebrochen
       *[annulled] gestrichen
    }
stage-clock = { $minutes } min{ $black ->
        [none] {""}
       *[other] {" "}für Weiß und { $black } min für Schwarz
    }{ $increment ->
        [0] {""}
       *[other] {" "}und { $increment } s je Zug
    }{ $delay ->
        [0] {""}
       *[other] {" "}mit { $delay } s Aufschub je Zug
    }{ $carried ->
        [yes] {" "}für alle Partien
       *[no] {""}
    }
playoff-of-board = Runde { $round }, Brett { $board }
playoff-of-match = Runde { $round }, Wettkampf { $number }
playoff-of-places = { $several ->
        [yes] Plätze { $place } bis { $to }
       *[no] Platz { $place }
    }
