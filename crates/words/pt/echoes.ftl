### O que se diz nas folhas: resultados, desempates jogados.

outcome = { $kind ->
        [forfeit] { $score } por WO
        [adjudicated] { $score } por decisão
        [total] { $score } no total
        [adjourned] suspensa
       *[annulled] anulada
    }
stage-clock = { $minutes } min{ $black ->
        [none] {""}
       *[other] {" "}para as brancas e { $black } min para as pretas
    }{ $increment ->
        [0] {""}
       *[other] {" "}e { $increment } s por lance
    }{ $delay ->
        [0] {""}
       *[other] {" "}com { $delay } s livres em cada lance
    }{ $carried ->
        [yes] {" "}para todas as partidas
       *[no] {""}
    }
playoff-of-board = rodada { $round }, tabuleiro { $board }
playoff-of-match = rodada { $round }, match { $number }
playoff-of-places = { $several ->
        [yes] lugares { $place } a { $to }
       *[no] lugar { $place }
    }
