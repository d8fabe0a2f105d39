### Co mówi się na arkuszach: wyniki, dogrywki.

outcome = { $kind ->
        [forfeit] { $score } walkowerem
        [adjudicated] { $score } decyzją sędziego
        [total] { $score } łącznie
        [adjourned] odłożona
       *[annulled] unieważniona
    }
stage-clock = { $minutes } min{ $black ->
        [none] {""}
       *[other] {" "}dla białych i { $black } min dla czarnych
    }{ $increment ->
        [0] {""}
       *[other] {" "}i { $increment } s na ruch
    }{ $delay ->
        [0] {""}
       *[other] {" "}z opóźnieniem { $delay } s na każdy ruch
    }{ $carried ->
        [yes] {" "}na wszystkie partie
       *[no] {""}
    }
playoff-of-board = runda { $round }, stolik { $board }
playoff-of-match = runda { $round }, mecz { $number }
playoff-of-places = { $several ->
        [yes] miejsca { $place }–{ $to }
       *[no] miejsce { $place }
    }
