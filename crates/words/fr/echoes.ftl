### Ce qui est dit sur les feuilles : résultats, barrages.

outcome = { $kind ->
        [forfeit] { $score } par forfait
        [adjudicated] { $score } sur décision
        [total] { $score } au total
        [adjourned] ajournée
       *[annulled] annulée
    }
stage-clock = { $minutes } min{ $black ->
        [none] {""}
       *[other] {" "}pour les Blancs et { $black } min pour les Noirs
    }{ $increment ->
        [0] {""}
       *[other] {" "}et { $increment } s par coup
    }{ $delay ->
        [0] {""}
       *[other] {" "}avec { $delay } s libres à chaque coup
    }{ $carried ->
        [yes] {" "}pour toutes les parties
       *[no] {""}
    }
playoff-of-board = ronde { $round }, damier { $board }
playoff-of-match = ronde { $round }, match { $number }
playoff-of-places = { $several ->
        [yes] places { $place } à { $to }
       *[no] place { $place }
    }
