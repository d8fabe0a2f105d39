### As aberturas sorteadas.

opening-line = { $title }: { $number }
opening-moves = { $moves }
opening-start = a partida começa como de costume
opening-put = { $side ->
        [white] a pedra branca de { $from } para { $to }
       *[black] a pedra preta de { $from } para { $to }
    }
opening-taken-off = sem a pedra branca de { $white } e sem a pedra preta de { $black }
opening-due = captura obrigatória: { $moves }
opening-free = { $moves ->
        [1] nada a capturar; um lance
       *[other] nada a capturar; { $moves } lances
    }
opening-position = posição: { $fen }
opening-same = a mesma posição: { $numbers }
opening-card-title = { $event }, rodada { $round }
opening-card-head = { $number }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] tabuleiros
           *[no] tabuleiro
        } { $boards }
    }
opening-card-usual = { $several ->
        [yes] Os tabuleiros { $boards } começam como de costume.
       *[no] O tabuleiro { $boards } começa como de costume.
    }
opening-card-both = Vale para todas as partidas do emparceiramento, com as cores trocadas.
table-idf = Tabela IDF de aberturas sorteadas, 745 linhas
table-idf-basic = Tabela básica IDF de aberturas sorteadas, 150 linhas
table-fmjd-64 = Tabela FMJD-64 de aberturas sorteadas, 736 linhas
table-brazilian = Tabela FMJD-64 como usada nas damas brasileiras, 725 linhas
table-acf = Aberturas ACF de três lances, 174 linhas
table-acf-11 = Sorteios ACF com onze peças, 2500 posições
table-own = { $text }
