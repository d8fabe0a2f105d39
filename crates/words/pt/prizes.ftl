### Prêmios: valores, o que se ganha e por quê, o que não é entregue, recibos.

## Valores

amount = { $whole }{ $part ->
        [none] {""}
       *[other] ,{ $part }
    }
amount-thousands = { $before }.{ $three }
amount-cut = { $amount }…
amount-in = { $code } { $amount }

## A tabela

title-prizes = Prêmios{ $round ->
        [none] {""}
       *[other] {" "}pela classificação após a rodada { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}de { $rounds }
        }
    }{ prizes-settled }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , não definitivos
    }
title-prizes-of = Prêmios de { $player }{ $round ->
        [none] {""}
       *[other] {" "}pela classificação após a rodada { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}de { $rounds }
        }
    }{ prizes-settled }
title-prize-case = Caso de prêmios
head-thing = Prêmio
head-amount = Valor
head-prize-list = Lista
head-currency = Moeda
head-not-awarded = Não entregue
prize-list = { $name }{ $category ->
        [none] {""}
       *[other] , categoria { $category }
    }{ $to_the_end ->
        [yes] {""}, quem jogou até o fim
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , grupo { $group }
    }{ $of ->
        [none] {""}
        [teams] , equipes
       *[players] , jogadores
    }{ $board ->
        [none] {""}
       *[other] , tabuleiro { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , divisão igual entre empatados
       *[hort] , divisão entre empatados por Hort
    }{ $minimum ->
        [none] {""}
       *[other] , no mínimo { $minimum }{ $sharing ->
            [hort] {" "}quando há mais empatados do que prêmios, e conta a metade da parte igual
           *[other] {""}
        }
    }{ $games ->
        [none] {""}
       *[other] , a partir de { $games } partidas
    }
prize-places = { $several ->
        [yes] lugares { $first } a { $last }
       *[no] lugar { $first }
    }
prize-why-left = { $why ->
        [too-few] há menos candidatos que prêmios
        [prize-elsewhere] os outros têm prêmio em outra lista
        [no-games] nenhuma partida foi jogada ainda
       *[no-standings] nenhuma classificação o decide
    }
prize-not-awarded = não entregue: { prize-why-left }
prize-left-of = { $list }, lugar { $place }: { prize-why-left }
prize-thing = { $thing }
prize-thing-left = { $thing } ({ $of })
prize-sums = Oferecido { $given } = pago { $paid } + não entregue { $left }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
prize-things-left = Prêmios em objetos não entregues: { $things }.
prize-rounded = { $list }, { $places }: as partes são arredondadas para baixo a { $unit }; a sobra de { $rest } vai para { $to }, o mais bem colocado primeiro.
prize-gave-way = { $list }: uma parte ficaria abaixo de { $minimum }, por isso os últimos dos empatados cedem: { $names }.
prize-playoff-open = O desempate, { $of }, não terminou: estes prêmios ainda podem mudar.
prize-rest-of-level = { $list }: nada decide quem, entre { $names }, recebe mais do que sobra do arredondamento; sorteie.
prize-choice-of-level = Nada decide quem, entre { $names }, escolhe primeiro entre as listas de prêmios, e portanto quem recebe o quê; sorteie.
prize-thing-of-level = { $list }, lugar { $place }: nada decide quem de { $names } recebe { $thing }; é preciso sortear.
prize-thing-drawn = { $list }, lugar { $place }: um sorteio à mão entre { $names } deu { $thing } a { $name }.
prize-by-lot = sorteio: { $things }
prize-undecided = { $list }: só se conhece o ano de nascimento, e o dia decide a categoria { $category }: { $names }. O árbitro decide quem recebe estes prêmios.
prize-withdrew = { $name } tem um prêmio e retirou-se após a rodada { $round }.
prize-takes-none = Fora dos prêmios: { $names }.
prize-better = { $name } ficou com { $took } ({ $has }), o de maior valor no momento da escolha; depois que todos escolheram, { $left } teria sido { $worth }.

## Um jogador

prize-gets = { $list }: recebe { $prize }
prize-draws-lots = { $list }: sorteio com { $with } por { $thing }
prize-nothing = Nenhum prêmio
prize-barred-excluded = não recebe prêmio por decisão dos árbitros: { $reason }
prize-barred-category = não é da categoria { $category }
prize-barred-undecided = não se sabe se está na categoria { $category }: só se conhece o ano de nascimento, e o dia decide
prize-barred-games = { $games ->
        [0] nenhuma partida jogada
        [1] 1 partida jogada
       *[other] { $games } partidas jogadas
    }, e a lista pede { $least }
prize-barred-withdrew = retirou-se após a rodada { $round }, e a lista é para quem jogou até o fim
prize-barred-standings = segue outra classificação
prize-barred-place = sem colocação na classificação
prize-standing = lugar { $place } dos { $among } que podem ganhar
prize-ahead = à frente, com prêmio de outra lista: { $others }
prize-took-elsewhere = { $name } ({ $list })
prize-holds = { $with ->
        [none] ocupa { $places }
       *[other] divide { $places } com { $with }
    }
prize-beyond = { $prizes ->
        [1] o prêmio vai para o mais bem colocado dos que restam
       *[other] os { $prizes } prêmios vão para os mais bem colocados dos que restam
    }
prize-shared = ({ $terms }) : { $by } = { $share }
prize-level = igual em tudo a { $with }, por isso dividem os prêmios dos seus lugares: ({ $terms }) : { $by } = { $share }
prize-halved = metade do próprio prêmio e metade disto: ({ $own } + { $equal }) : 2 = { $share }
prize-minimum = com { $tied } empatados, uma parte seria { $share }, abaixo do mínimo de { $minimum }; os últimos cedem: { $names }
prize-rounding = arredondado para baixo a { $unit }: { $share }{ $rest ->
        [none] {""}
       *[other] , e { $rest } do que sobrou, que vai primeiro para o mais bem colocado
    }
prize-took = Fica com { $list } ({ $worth }) e não { $others }: { $equal ->
        [yes] do mesmo valor, e a lista vem primeiro
       *[no] o de maior valor
    }
prize-then = { $list }, no momento da escolha: { $line }
prize-worth = { $list } ({ $worth })
prize-better-for = Nota: depois que todos escolheram, { $left } teria sido { $worth }, mais que { $has }; a escolha permanece

## Recibos

receipt-head = Recibo
receipt-draft = Rascunho, não é recibo
receipt-unfinished = Após a rodada { $round } nem todas as partidas foram jogadas: estes prêmios ainda podem mudar.
receipt-received = Recebi:
receipt-date = Data
receipt-signature = Assinatura
receipt-prize = { $list }, { $places }: { $prize }
receipt-by-lot = por sorteio entre { $names }
receipt-total = Total: { $amount }
