### Що кажуть на аркушах: результати, додаткові ігри.

outcome = { $kind ->
        [forfeit] { $score }, неявка
        [adjudicated] { $score }, присуджено
        [total] { $score } загалом
        [adjourned] відкладена
       *[annulled] анульована
    }
stage-clock = { $minutes } хв{ $black ->
        [none] {""}
       *[other] {" "}у білих і { $black } хв у чорних
    }{ $increment ->
        [0] {""}
       *[other] {" "}і { $increment } с на хід
    }{ $delay ->
        [0] {""}
       *[other] , затримка { $delay } с на кожен хід
    }{ $carried ->
        [yes] {" "}на всі партії
       *[no] {""}
    }
playoff-of-board = тур { $round }, дошка { $board }
playoff-of-match = тур { $round }, матч { $number }
playoff-of-places = { $several ->
        [yes] місця { $place }–{ $to }
       *[no] місце { $place }
    }
