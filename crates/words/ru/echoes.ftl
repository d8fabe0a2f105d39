### Что говорится на листах: результаты, дополнительные игры.

outcome = { $kind ->
        [forfeit] { $score }, неявка
        [adjudicated] { $score }, присуждено
        [total] { $score } в сумме
        [adjourned] отложена
       *[annulled] аннулирована
    }
stage-clock = { $minutes } мин{ $black ->
        [none] {""}
       *[other] {" "}у белых и { $black } мин у чёрных
    }{ $increment ->
        [0] {""}
       *[other] {" "}и { $increment } с на ход
    }{ $delay ->
        [0] {""}
       *[other] , задержка { $delay } с на каждый ход
    }{ $carried ->
        [yes] {" "}на все партии
       *[no] {""}
    }
playoff-of-board = тур { $round }, доска { $board }
playoff-of-match = тур { $round }, матч { $number }
playoff-of-places = { $several ->
        [yes] места { $place }–{ $to }
       *[no] место { $place }
    }
