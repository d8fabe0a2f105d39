### Les mots autour des constatations et des diagrammes, et ce qui est compté des parties.

level-note = note
level-warning = avertissement
level-irregularity = irrégularité
level-error = erreur
frame-help = que faire
frame-law = le règlement
frame-game = partie
frame-variation = variante
white-to-move = Les Blancs jouent
black-to-move = Les Noirs jouent
finding-standing = { $standing ->
        [stands] maintenu
        [open] à corriger
        [corrected] corrigé
       *[after-end] après la fin
    }
totals = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $plies ->
        [one] { $plies } demi-coup
       *[other] { $plies } demi-coups
    } : { $clean } sans faute, { $irregularities ->
        [one] { $irregularities } irrégularité
       *[other] { $irregularities } irrégularités
    }, { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }, { $warnings ->
        [one] { $warnings } avertissement
       *[other] { $warnings } avertissements
    }
converted = { $games ->
        [one] { $games } partie convertie
       *[other] { $games } parties converties
    }, { $whole } rejouées en entier{ $left_out ->
        [none] {""}
       *[other] , { $left_out } écartées comme identiques
    }
fates = { $games ->
        [one] { $games } partie corrigée
       *[other] { $games } parties corrigées
    }, { $not } non corrigées, { $unchanged } inchangées
replayed-in-part = { $file } : de la partie { $game }, { $replayed } demi-coups sur { $plies } sont rejoués{ $why ->
        [none] {""}
       *[other] {" "}: { $why }
    }
fates-not-written = { $fates } ; { $file } n'est pas écrit
fates-written = { $fates } : { $file }
