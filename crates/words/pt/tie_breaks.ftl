### O que é um desempate e como se chegou ao seu valor.

## O que é

tie-break-solkoff = soma dos pontos dos adversários
tie-break-solkoff-median = Solkoff sem o melhor e o pior adversário
tie-break-solkoff-short = Solkoff sem o pior adversário
tie-break-solkoff-full = Solkoff sem o pior, depois sem os dois piores, e assim por diante (truncado completo)
tie-break-solkoff-plus = soma dos Solkoff dos adversários
tie-break-sonneborn-berger = soma dos pontos obtidos vezes os pontos do adversário
tie-break-wins = número de vitórias
tie-break-head-to-head = pontos dos empatados uns contra os outros
tie-break-better-against-higher = melhor resultado contra os outros, a partir do primeiro lugar
tie-break-plus = empates com vantagem a favor menos empates com vantagem contra
tie-break-riga = micromatches: pontos dos adversários vezes 4 a 0, conforme a vitória
tie-break-progressive = soma dos pontos após cada rodada
tie-break-small-points = pontos das partidas de cada match
tie-break-lot = sorteio com o número do torneio
fide-direct-encounter = confronto direto dos empatados
fide-win = rodadas com os pontos de vitória
fide-won = vitórias no tabuleiro
fide-black-games = partidas jogadas de pretas
fide-black-wins = partidas vencidas de pretas
fide-rounds = rodadas às quais não se renunciou
fide-standard = rodadas vencidas e metade das empatadas
fide-number = número de emparceiramento, o menor primeiro
fide-number-reversed = número de emparceiramento, o maior primeiro
fide-rating = rating, o maior primeiro
fide-rating-reversed = rating, o menor primeiro
fide-progressive = soma dos pontos após cada rodada
fide-progressive-cut = soma dos pontos após cada rodada, sem as primeiras
fide-buchholz = soma dos pontos ajustados dos adversários
fide-buchholz-cut = Buchholz sem as pontuações mais baixas
fide-buchholz-median = Buchholz sem as pontuações mais baixas e mais altas
fide-fore-buchholz = Buchholz como se todos tivessem empatado na última rodada
fide-fore-buchholz-cut = Fore Buchholz sem as pontuações mais baixas
fide-fore-buchholz-median = Fore Buchholz sem as pontuações mais baixas e mais altas
fide-average-buchholz = média dos Buchholz dos adversários
fide-average-buchholz-fore = média dos Fore Buchholz dos adversários
fide-sonneborn-berger = soma dos pontos obtidos vezes os pontos ajustados do adversário
fide-sonneborn-berger-cut = Sonneborn-Berger sem os adversários mais baixos
fide-koya = pontos contra quem fez ao menos metade
fide-koya-limit = pontos contra quem atingiu o limite
fide-average-rating = rating médio dos adversários
fide-average-rating-cut = rating médio sem os adversários mais baixos
fide-average-rating-median = rating médio sem os adversários mais baixos e mais altos
fide-performance = rating performance no torneio
fide-perfect-performance = menor rating do qual se espera essa pontuação
fide-average-performance = performance média dos adversários
fide-average-perfect = performance perfeita média dos adversários
fide-match-points = pontos de match
fide-game-points = pontos de tabuleiro
other-points-of-teams = { $boards ->
        [yes] pontos de tabuleiro
       *[no] pontos de match
    }
fide-other-points = pontos de tabuleiro se contam os matches, pontos de match se contam os tabuleiros
fide-extended-direct = confronto direto nos primeiros pontos, depois nos outros
fide-match-by-match = soma dos pontos de match obtidos vezes os pontos de match do adversário
fide-match-by-match-cut = pontos de match obtidos vezes os pontos de match do adversário, sem os adversários mais baixos
fide-match-by-game = soma dos pontos de tabuleiro obtidos vezes os pontos de match do adversário
fide-match-by-game-cut = pontos de tabuleiro obtidos vezes os pontos de match do adversário, sem os adversários mais baixos
fide-game-by-match = soma dos pontos de match obtidos vezes os pontos de tabuleiro do adversário
fide-game-by-match-cut = pontos de match obtidos vezes os pontos de tabuleiro do adversário, sem os adversários mais baixos
fide-game-by-game = soma dos pontos de tabuleiro obtidos vezes os pontos de tabuleiro do adversário
fide-game-by-game-cut = pontos de tabuleiro obtidos vezes os pontos de tabuleiro do adversário, sem os adversários mais baixos
fide-strength-combination = os outros pontos e o Buchholz pelos primeiros, em uma só escala
fide-board-count = pontos de cada tabuleiro vezes o seu número, o menor primeiro
fide-top-boards = pontos no tabuleiro 1, depois no tabuleiro 2, e assim por diante
fide-bottom-boards = pontos sem o último tabuleiro, depois sem os dois últimos, e assim por diante
fide-of-match-points = { $what }, em pontos de match
fide-of-game-points = { $what }, em pontos de tabuleiro
fide-with-forfeits = { $what }, com WO contados como partidas

## Como se chegou a um valor

value-undefined = { $of }: { $why ->
        [no-place] não há colocação a decidir
        [nobody-tied] ninguém mais está empatado
        [not-all-met] nem todos os empatados se enfrentaram o mesmo número de vezes
        [no-seed] o torneio não tem número para o sorteio
        [unrated] alguém que joga não tem rating, e o torneio não diz quanto isso vale (FIDE C.07, 10)
       *[nothing] não há de onde calcular
    }
value-of = { head-tie-break } { $value }
value-none = { $of }
value-sum = { $of } = { $sum }{ value-without }
value-without = { $without ->
        [none] {""}
       *[other] {" "}(sem { $without })
    }
value-mean = { $of } = ({ $sum }) / { $parts }{ value-without }
value-performance = { $of } = { $mean } { $sign } { $difference } (aproveitamento de { $percent }%){ value-without }
value-no-points = { $of }: o adversário mais baixo menos 800, por zero ponto{ value-without }
value-perfect = { $of }: o menor rating do qual se espera { $score } contra { $ratings }{ value-without }
value-ahead = { $of } dos empatados à frente: { $games }{ value-without }
value-ahead-by-average = { $of } dos empatados à frente: { $games }; várias partidas contra o mesmo adversário contam pela sua média: { $points }{ value-without }
value-ahead-without-games = { $of } dos empatados à frente: nenhuma partida{ value-without }
value-given = { $of }{ value-without }
value-combination = { $of } = { $points } + ({ $sum }) / { $by }
value-boards = { $of }: { $boards }
value-at-board = tabuleiro { $board } { $sum }
value-up-to-board = { $board ->
        [1] tabuleiro 1
       *[other] tabuleiros 1 a { $board }
    } { $sum }
value-steps = { $of } = { $steps }
value-first-step = { $sum }
value-next-step = depois { $sum }
value-against = { $of } = { $games }
value-against-nobody = { $of }: nenhuma partida contra uma colocação que decidisse
value-lots = { $of }: sorteado na ordem { $order }
value-game = { $points } contra { value-opponent }
value-game-at-place = { $points } contra { value-opponent } ({ $place }º lugar)
value-opponent = { $opponent ->
        [none] ninguém
       *[other] { $opponent }
    }
value-struck = { $points }, { $why ->
        [best] o melhor: { value-no-opponent }
        [given-up] renúncia: rodada { $round }
        [first-round] rodada { $round }
        [below-limit] abaixo do limite: { value-no-opponent }
       *[worst] o pior: { value-no-opponent }
    }
value-no-opponent = { $opponent ->
        [none] sem adversário
       *[other] { $opponent }
    }
