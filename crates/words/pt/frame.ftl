### As palavras em volta das constatações e dos diagramas, e o que se conta das partidas.

level-note = nota
level-warning = aviso
level-irregularity = irregularidade
level-error = erro
frame-help = o que fazer
frame-law = o regulamento
frame-game = partida
frame-variation = variante
white-to-move = Brancas jogam
black-to-move = Pretas jogam
finding-standing = { $standing ->
        [stands] mantida
        [open] a corrigir
        [corrected] corrigida
       *[after-end] depois do fim
    }
totals = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $plies ->
        [one] { $plies } meio-lance
       *[other] { $plies } meios-lances
    }: { $clean } sem falhas, { $irregularities ->
        [one] { $irregularities } irregularidade
       *[other] { $irregularities } irregularidades
    }, { $errors ->
        [one] { $errors } erro
       *[other] { $errors } erros
    }, { $warnings ->
        [one] { $warnings } aviso
       *[other] { $warnings } avisos
    }
converted = { $games ->
        [one] { $games } partida convertida
       *[other] { $games } partidas convertidas
    }, { $whole } reproduzidas por inteiro{ $left_out ->
        [none] {""}
       *[other] , { $left_out } deixadas de fora por serem iguais
    }
fates = { $games ->
        [one] { $games } partida corrigida
       *[other] { $games } partidas corrigidas
    }, { $not } não corrigidas, { $unchanged } inalteradas
replayed-in-part = { $file }: da partida { $game } foram reproduzidos { $replayed } de { $plies } meios-lances{ $why ->
        [none] {""}
       *[other] : { $why }
    }
fates-not-written = { $fates }; { $file } não foi gravado
fates-written = { $fates }: { $file }
