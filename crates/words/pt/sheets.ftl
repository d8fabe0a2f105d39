### O que está em volta das tabelas de um torneio: títulos, cabeçalhos, palavras nas células, notas.

## Títulos

of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}de { $rounds }
    }
after-round = { $round ->
        [0] antes da rodada 1
       *[other] após a rodada { $round }{ of-rounds }
    }
during-round = durante a rodada { $round }{ of-rounds } ({ $done } de { $boards } resultados)
of-category = { $category ->
        [none] {""}
       *[other] , { $category }
    }
players-in-all = { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }
away-word = { $bye ->
        [bye] bye
        [full-point-bye] bye de um ponto inteiro
        [half-point-bye] bye de meio ponto
       *[absent] ausente
    }
stage-of-ladder = { $stage ->
        [standard] convencional
        [rapid] rápido
        [blitz] blitz
        [second-blitz] segundo blitz
        [superblitz] superblitz
        [lehmann-georgiev] Lehmann-Georgiev
        [deciding] partida decisiva
       *[other] { $stage }
    }
side-word = { $color ->
        [white] brancas
       *[black] pretas
    }
title-round = Rodada { $round }{ of-rounds }{ $stage ->
        [none] {""}
        [final] : final
        [semi-finals] : semifinais
       *[quarter-finals] : quartas de final
    }
title-outstanding = { $games ->
        [one] { $games } partida ainda por jogar
       *[other] { $games } partidas ainda por jogar
    }
title-team-list = { $teams ->
        [one] { $teams } equipe
       *[other] { $teams } equipes
    }
title-fixtures = { $team ->
        [none] Calendário de matches
       *[other] Calendário de matches: { $team }
    }
title-division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $complete ->
        [yes] Promoção e despromoção
       *[no] Promoção e despromoção, situação atual
    }
title-players = { players-in-all }
title-standings = Classificação { $until }{ of-category }
title-final = Classificação final{ of-category }
title-teams = Equipes { $until }
title-crosstable = Quadro { $until }
title-team-crosstable = Quadro { $until }: { $team }, { $single ->
        [yes] { $points } ponto
       *[no] { $points } pontos
    }
title-tree = Chave
title-colors = Cores { $until }
title-explanation = { $player }: { $place ->
        [none] sem colocação
       *[other] { $place }º lugar
    } com { $single ->
        [yes] { $points } ponto
       *[no] { $points } pontos
    } { $until }
title-bracket = Rodada { $round }{ of-rounds }, { score-word }: { $of_teams ->
        [yes] { $players ->
            [one] { $players } equipe
           *[other] { $players } equipes
        }
       *[no] { players-in-all }
    }{ $moved_down ->
        [0] {""}
       *[other] {" "}e { $moved_down } de cima
    }
score-word = { $single ->
        [yes] { $score } ponto
       *[no] { $score } pontos
    }
title-answer = Rodada { $round }{ of-rounds }, { $board ->
        [none] bye
       *[other] { $of_teams ->
            [yes] match
           *[no] tabuleiro
        } { $board }
    }{ $score ->
        [none] {""}
       *[other] : grupo de { score-word }
    }
title-ratings = { $month ->
        [none] Rating
       *[other] Rating de { $month }
    }, { $scheme }
title-rating-report = Rating, quadro { $until }
title-report = Classificação após a rodada { $round }
title-of-part = { $title }{ $stage ->
        [none] {""}
       *[other] , { $stage }
    }{ $group ->
        [none] {""}
       *[other] , grupo { $group }
    }
title-clubs = Clubes { $until }
title-individuals = Jogadores { $until }{ $board ->
        [none] {""}
       *[other] , tabuleiro { $board }
    }
title-match-report = Rodada { $round }, match { $number }: súmula
title-members = { $team }: integrantes
title-line-up = { $team }: escalação para a rodada { $round }
title-days = { $start } a { $end }
title-from = a partir de { $start }

## Cabeçalhos

head-place = Col
head-overall = Geral
head-of-game = { $game }
head-id = Id
head-number = Nº
head-name = Nome
head-title = Título
head-federation = Fed
head-club = Clube
head-team = Equipe
head-out-in = Saiu em
head-games = J
head-points = Pts
head-match-points = PM
head-board-points = PT
head-matches = Matches
head-match = Match
head-in-match = No match
head-white-team = Equipe brancas
head-black-team = Equipe pretas
head-seat = Nº
head-home = Mandante
head-away = Visitante
head-at = Onde
head-venue = Local
head-goes-to = Próxima época em
head-teams = Equipes
head-percentage = %
head-boards = Tabuleiros
head-row = Linha
head-round = Rd
head-date = Data
head-board = Tab
head-color = Cor
head-opponent = Adversário
head-rating = Rating
head-result = Res.
head-score = Total
head-opponent-score = Pontos do adversário
head-adjusted-score = Ajustados
head-members = Integrantes
head-remarks = Observações
head-categories = Categorias
head-born = Nasc.
head-sex = Sexo
head-federation-number = Nº fed.
head-colors = Cores
head-white-games = B
head-black-games = P
head-balance = B-P
head-run = Série
head-due = Devida
head-white = Brancas
head-black = Pretas
head-bye = bye
head-rated-round = Rodada
head-opponent-rating = Adv
head-difference = Dif
head-expected = Esp
head-k = K
head-change = Variação
head-rated-score = Pontos
head-average = Méd
head-performance = Perf
head-new = Novo
head-rank = Lugar
head-report-points = PTS
head-play-by = Até
head-board-long = Tabuleiro
head-record = Anotação
head-file = Arquivo
head-operation = Nº
head-when = QUANDO
head-what = O QUÊ
head-tie-break = { $code ->
        [WINS] VIT
        [H2H] CD
        [BHP] SUP
        [PROG] PROG
        [SMALL] PEQ
        [LOT] SORT
       *[other] { $code }
    }
head-of-round = R{ $round }

## Abaixo do título

fact-venue = Local
fact-home = Joga em
fact-date = Data
fact-time = Hora
fact-place = Colocação
fact-points = Pontos
fact-match-points = Pontos de match
fact-board-points = Pontos de tabuleiro
fact-captain = Capitão
fact-opponent = Adversário
fact-group = Grupo
fact-number = Número
fact-title = Título
fact-rating = Rating
fact-federation = Federação
fact-federation-id = Número na federação
fact-club = Clube
fact-team = Equipe
fact-family = Família
fact-born = Nascimento
fact-categories = Categorias
fact-from = Joga a partir da rodada
fact-withdrew = Retirou-se

## Palavras nas células

mark-bye = ({ away-word })
mark-free = (livre)
mark-no-game = (sem partida)
mark-color = { side-word }
mark-color-letter = { $color ->
        [white] b
       *[black] p
    }
mark-color-initial = { $color ->
        [white] B
        [black] P
       *[none] u
    }
mark-due = { side-word }, { $strength ->
        [mild] leve
        [strong] forte
       *[absolute] absoluta
    }
mark-forfeit = { $name } (WO)
mark-not-counted = { $name } (não conta para ninguém)
mark-results = { $results }
mark-by-forfeit = { $score } WO
mark-double-forfeit = 0-0 WO
mark-adjudicated = { $score } A
mark-adjourned = susp.
mark-postponed = adiada
mark-waiting = { $state ->
        [adjourned] suspensa
        [postponed] adiada
       *[open] por jogar
    }
mark-annulled = anulada
mark-score-only = (só o placar é conhecido)
mark-not-paired = não emparceirado
mark-in-round = { $stage ->
        [none] rodada { $round }
        [final] final
        [semi-finals] semifinais
       *[quarter-finals] quartas de final
    }
mark-round-name = { $stage ->
        [none] Rodada { $round }
        [final] Final
        [semi-finals] Semifinais
       *[quarter-finals] Quartas de final
    }
mark-match-head = { $group ->
        [none] Match { $number }
       *[other] Grupo { $group }, match { $number }
    }: { $home } - { $away }{ $score ->
        [none] {""}
       *[other] , { $score }
    }{ $venue ->
        [none] {""}
       *[other] {" "}· { $venue }
    }
mark-of-group = Grupo { $group }
mark-fate = { $fate ->
        [promoted] promovido
        [promotion-matches] jogo de promoção
        [relegation-matches] jogo de despromoção
        [relegated] despromovido
       *[undecided] por decidir: o lugar é partilhado
    }
mark-no-opponent = Sem adversário
mark-no-match = Sem match
mark-nobody = (ninguém)
mark-at-home = { $home ->
        [yes] em casa
       *[no] fora
    }
mark-in-match = { $number }.{ $seat }
mark-board-of-match = match { $number } tabuleiro { $seat }
mark-at-seat = { $seat }{ $color ->
        [white] b
       *[black] p
    }{ $points }
mark-total = Total
mark-ladder-stage = { stage-of-ladder }
mark-in-game = { $color ->
        [white] b
       *[black] p
    }{ $points }
mark-winner = vencedor
mark-in-play = em jogo
mark-from-round = a partir da rodada { $round }
mark-withdrawn = { $round ->
        [0] retirou-se
       *[other] retirou-se após a rodada { $round }
    }
mark-after-round = após a rodada { $round }
mark-place-of = { $place } de { $placed }
mark-excluded = nenhuma: retirou-se cedo demais, os resultados não contam para ninguém
mark-none-yet = ainda nenhuma
mark-no-place = nenhuma

## O que significam os sinais

legend-forfeit = WO: ausência
legend-adjudicated = A: decisão do árbitro
legend-adjourned = susp.: suspensa
legend-total = (?): só o placar total das partidas é conhecido
legend-cell = 12b2: linha do adversário, brancas, 2 pontos
legend-cell-of-games = 12b3-1: linha do adversário, primeiro as brancas, pontos das partidas
legend-cell-of-teams = 12b5-3: linha do adversário, brancas no tabuleiro 1, pontos de tabuleiro
legend-plus-points = { $points }: pontos sem adversário
legend-signs-of-forfeit = + e -: vitória e derrota por WO
legend-cells-of-forfeit = 12b+ e 12b-: vitória e derrota por WO
legend-absent = -: ausente
legend-not-finished = *: não terminada, ainda sem pontos
legend-cell-adjourned = a: suspensa ou adiada
legend-cell-annulled = x: anulada
legend-in-brackets = ( ): não conta para ninguém
legend-lost-match = !: não decidido nos tabuleiros
legend-by-ladder = pontos segundo { $ladder }

## Abaixo da tabela

note-arbiters = { $several ->
        [yes] Árbitros
       *[no] Árbitro
    }: { $names }
note-missing = Provisório: { $boards ->
        [one] falta { $boards } resultado
       *[other] faltam { $boards } resultados
    }{ named-boards }.
note-forfeits-later = Ainda não contados: os WO { $count ->
        [1] da rodada { $rounds }, em que
       *[other] das rodadas { $rounds }, em que
    } nenhuma partida foi jogada.
note-adjourned = Provisório: { $boards ->
        [one] { $boards } partida está suspensa
       *[other] { $boards } partidas estão suspensas
    }{ named-boards }.
note-postponed = Provisório: { $boards ->
        [one] { $boards } partida foi adiada
       *[other] { $boards } partidas foram adiadas
    }{ named-boards }.
note-board-postponed = Tabuleiro { $board }: partida adiada{ $until ->
        [none] , sem dia marcado
       *[other] {" "}até { $until }
    }
note-nothing-outstanding = Não há partidas por jogar.
note-no-fixtures = Ainda não há matches emparceirados.
note-next-season = Equipes ou jogadores: { $now }{ $next ->
        [none] {""}
       *[other] , próxima época { $next }
    }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
boards-of-one = rodada { $round } tabuleiro { $board }
boards-of-several = rodada { $round } tabuleiros { $boards }
boards-of-until = rodada { $round } tabuleiro { $board }{ $until ->
        [none] {""}
       *[other] {" "}até { $until }
    }
note-legend = { $marks }.
note-opening = Abertura: { $opening }
note-drawn-opening = Abertura sorteada{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] tabuleiros
           *[no] tabuleiro
        } { $boards }
    }: { $table } { $number }{ $moves ->
        [none] {""}
       *[other] : { $moves }
    }
note-of-player = { $player }: { $note }
note-by-hand = Tabuleiro { $board } emparceirado à mão: { $why }
note-of-board = Tabuleiro { $board }: { $note ->
        [withdrawn] { $name ->
            [none] retirou-se
           *[other] { $name } retirou-se
        }
        [white-late] { $name }: atraso
        [black-late] { $name }: atraso
        [both-late] os dois atrasados
        [loser-late] { $name ->
            [none] atraso
           *[other] { $name }: atraso
        }
        [white-absent] { $name }: ausente
        [black-absent] { $name }: ausente
        [loser-absent] { $name ->
            [none] ausente
           *[other] { $name }: ausente
        }
       *[written] { $text }
    }
note-late-comer = Tabuleiro { $board }: { $name } chegou depois e enfrentou quem tinha o bye.
note-colors-were = Tabuleiro { $board }: as cores foram corrigidas, era { $players }{ $was ->
        [none] {""}
       *[other] {" "}{ $was }
    }
note-corrected = Tabuleiro { $board }: o resultado foi corrigido{ $times ->
        [1] {""}
        [2] {" "}duas vezes
       *[other] {" "}{ $times } vezes
    }, era { $was }
note-goes-on = Tabuleiro { $board }: { $name } passa adiante.
note-board-ruling = Tabuleiro { $board }{ $game ->
        [none] {""}
       *[other] , partida { $game }
    }, decisão: { $ruling }
note-round-ruling = Decisão: { $ruling }
note-ruled = { $ruling }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }
note-ruled-in = Rodada { $round }{ $players ->
        [none] {""}
       *[other] , { $players }
    }: { $ruled }
because-claimed = pedido: { $claim }
because-article = artigo: { $article }
because-arbiter = { $name }
note-first-game = Brancas e pretas são as da primeira partida.
note-excluded = { $player } retirou-se após a rodada { $round }, cedo demais: estes resultados não contam para ninguém.
note-never-played = { $player } retirou-se antes da rodada 1.
note-comes = { $player } entra na rodada { $round }.
note-given = { $name }, { $round ->
        [0] antes da rodada 1
       *[other] rodada { $round }
    }:{ $points ->
        [none] {""}
        [1] {" "}1 ponto
        [-1] {" "}-1 ponto
       *[other] {" "}{ $points } pontos
    }{ $match_points ->
        [none] {""}
       *[other] {" "}{ fact-match-points } { $match_points }
    }{ $board_points ->
        [none] {""}
       *[other] { $match_points ->
            [none] {""}
           *[other] ,
        } { fact-board-points } { $board_points }
    }
note-withdrew = { $player } retirou-se após a rodada { $round }.
note-undecided = Só se conhece o ano de nascimento, e o dia decide esta categoria: { $players }.
note-match-won = { $name } venceu o match, { $points }-{ $other }{ $left ->
        [0] {""}
        [one] , com { $left } partida por jogar
       *[other] , com { $left } partidas por jogar
    }.
note-match-level = O match termina empatado, { $points }-{ $points }.
note-match-decided = O match termina { $points }-{ $points }, e { $name } o venceu.
note-match-needs = { $name } precisa de { $single ->
        [yes] { $points } ponto
       *[no] { $points } pontos
    } em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } para vencer o match.
note-match-needs-to-draw = { $name } não pode mais vencer o match e precisa de { $single ->
        [yes] { $points } ponto
       *[no] { $points } pontos
    } em { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } para empatá-lo.
note-match-cells = b2: brancas, 2 pontos; só b ou p: não terminada.
note-ratings-dropped = { $codes } não usados: { $first }{ $more ->
        [0] {""}
       *[other] {" "}e mais { $more }
    } sem rating, e o torneio não diz quanto vale um jogador sem rating (FIDE C.07, 10).
note-edition = Desempates segundo FIDE C.07 de { $rules ->
        [august-2024] 1º de agosto de 2024
       *[march-2026] 1º de março de 2026
    }{ $by_date ->
        [yes] { $of_event ->
            [yes] , pelas datas do torneio
           *[no] , pelas datas do relatório
        }
       *[no] {""}
    }{ $older ->
        [yes] {" "}(edições mais antigas não estão aqui)
       *[no] {""}
    }.
note-match-lost = Match { $number }: { $team } perdeu o match{ $played ->
        [yes] , digam o que disserem os tabuleiros
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(retirada)
       *[other] {" "}({ $reason })
    }.
note-lost-in-round = Rodada { $round }, { $home } - { $away }: derrota { $both ->
        [yes] das duas equipes
       *[no] de { $teams }
    }{ $played ->
        [yes] , digam o que disserem os tabuleiros
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(retirada)
       *[other] {" "}({ $reason })
    }.
note-of-match = Match { $number }: { $reason }
note-match-played = Match { $number }: { $when ->
        [none] { $venue }
       *[other] { $when }{ $venue ->
            [none] {""}
           *[other] , { $venue }
        }
    }
note-home-first = Cor: a do jogador mandante. Resultados: primeiro os pontos do mandante.
note-scores-before = Entre parênteses após uma equipe: seus pontos antes da rodada.
note-other-points = { $boards ->
        [yes] Pontos de tabuleiro
       *[no] Pontos de match
    } { $total } = { $sum }
note-no-clubs = Nenhum jogador tem clube.
note-clubs-alike = { $one } e { $other } contam como dois clubes: um só clube, escrito de duas maneiras?
note-best-of-club = De cada clube { $best ->
        [one] conta o melhor jogador
       *[other] contam os { $best } melhores jogadores
    }; clubes com a mesma soma dividem o lugar.
note-played-only = Só contam partidas jogadas: um tabuleiro vencido por WO dá pontos apenas à equipe.
note-seat-cells = 1b2: tabuleiro 1, brancas, 2 pontos; 1b+ e 1b-: vitória e derrota por WO.
note-shared-by-defeat = Os eliminados na mesma rodada dividem a colocação.
note-shared-place = Jogadores iguais em tudo dividem a colocação.
note-shared-place-of-teams = Equipes iguais em tudo dividem a colocação.
note-tie-breaks = Desempates: { $list }.
tie-break-line = { $code } { $title }{ $against ->
        [yes] {" "}(2v1: 2 pontos contra o 1º lugar)
       *[no] {""}
    }{ $idle ->
        [yes] {" "}(não decide nada aqui)
       *[no] {""}
    }
note-untold = Não se sabe de ninguém: { $columns }.
note-team-points = PM: pontos de match; PT: pontos de tabuleiro.
note-no-color = u: rodada sem partida (bye, WO, ausência) ou não terminada.
note-color-by-score = ?: só o placar do match é conhecido.
note-run = Série: o maior número de partidas seguidas com a mesma cor.
note-among = { $value }; entre { $among }
note-provisional = *: provisório, poucas partidas.
note-rated-last = Até: { $event }, inclusive.
note-ratings-of = Rating de { $list }, { $scheme }{ $average ->
        [none] {""}
       *[other] , média { $average }
    }.
note-rating-columns = J, Pontos: partidas que valem rating; Méd: dos adversários; Perf: performance.
note-begun-unrated = Novos na lista: { $names }; início em { $rating }, { $by ->
        [default] valor deste programa
        [average] média dos outros
        [scheme] conforme o sistema
       *[list] conforme a lista
    }.
note-entered-late = { $event } entrou na lista antes deste evento e foi jogado depois: os ratings seguem a ordem de entrada.
note-not-in-list = Ainda não está na lista, ou não como agora: atualize a lista.
note-results-missing = Resultados que faltam: { $missing }.
card-own-points-first = Resultados: primeiro os próprios pontos.
card-colors = Cores: { $colors }, saldo { $balance }{ $due ->
        [none] {""}
       *[other] , devida: { $due }
    }.
card-asked = Pedido para a rodada { $round }: { away-word }{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }.
card-ruling = Decisão. { $ruling }
wall-left-out = Não há espaço aqui para: { $columns }

## Papeletas

slip-board = Tabuleiro { $board }
slip-white = Brancas
slip-black = Pretas
slip-result = Resultado
slip-game = Partida { $game }
slip-first-game = Primeiro vêm os pontos de quem joga de brancas na partida 1.
slip-total = Total
slip-signature = Assinatura

## Súmulas

form-captain-of = Capitão de { $team }
form-arbiter = Árbitro

## Anotações de uma rodada

games-of-board = tabuleiro { $board }{ $record ->
        [none] {""}
       *[other] , { $record }
    }
games-of-boards = tabuleiros { $boards }
games-if-accepted = o tabuleiro { $board } teria então: { $white } - { $black } { $result }
games-board-ruling = { $place }: decisão: { $ruling }
games-disagrees = { $place }: { $what } [{ $kind }{ $settled ->
        [yes] , resolvido
       *[no] {""}
    }]

## Desempates jogados

title-playoffs = Partidas de desempate
title-playoff = Desempate, { $of }
head-playoff = Desempate
head-playoff-stage = Etapa
head-game = Partida
head-white-left = Resta brancas
head-black-left = Resta pretas
note-after-playoff = Após o desempate, { $of } ({ stage-of-ladder }): { $order }{ $level ->
        [0] {""}
        [one] ; a partida anterior foi empate
       *[other] ; as { $level } partidas anteriores foram empates
    }.
note-playoff-goes-on = O desempate, { $of }, não terminou.
note-playoff-level = O desempate, { $of }, terminou empatado.
note-compared = Iguais em pontos; decidem os resultados de { stage-of-ladder }: { $scores }.
note-playoff-lot = Ordem por sorteio: { $players } ({ $number ->
        [none] sorteada à mão
       *[other] número { $number }{ $called ->
            [yes] , dito em voz alta
           *[no] {""}
        }, entre { $orders } ordens
    }).
note-playoff-next = A seguir: { stage-of-ladder }, { $game ->
        [none] {""}
       *[other] { $game },{" "}
    }{ $clock }.
note-ladder-source = Regras: { $title }{ $source ->
        [none] {""}
       *[other] ; { $source }
    }.
note-ladder-unread = Não está no texto que foi lido: { $list }.
note-buchholz-of-all = Todos jogam contra todos: pelo Buchholz, os jogadores com os mesmos pontos são iguais, salvo se houve partidas não jogadas.
note-no-playoffs = Não há partidas de desempate.
no-capitals = { $text } não é altura de letras em milímetros, de 2 a 40: 7, ou 7.5
