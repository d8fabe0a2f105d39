### Die Wörter um Befunde und Diagramme, und was von Partien gezählt wird.

level-note = Hinweis
level-warning = Warnung
level-irregularity = Regelwidrigkeit
level-error = Fehler
frame-help = was zu tun ist
frame-law = die Regel
frame-game = Partie
frame-variation = Variante
white-to-move = Weiß am Zug
black-to-move = Schwarz am Zug
finding-standing = { $standing ->
        [stands] bleibt stehen
        [open] noch zu berichtigen
        [corrected] berichtigt
       *[after-end] nach dem Ende
    }
totals = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $plies ->
        [one] { $plies } Halbzug
       *[other] { $plies } Halbzüge
    }: { $clean } in Ordnung, { $irregularities ->
        [one] { $irregularities } Regelwidrigkeit
       *[other] { $irregularities } Regelwidrigkeiten
    }, { $errors } Fehler, { $warnings ->
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }
converted = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } umgewandelt, { $whole } ganz nachgespielt{ $left_out ->
        [none] {""}
       *[other] , { $left_out } als gleich weggelassen
    }
fates = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } berichtigt, { $not } nicht, { $unchanged } unverändert
replayed-in-part = { $file }: von Partie { $game } sind { $replayed } von { $plies } Halbzügen nachgespielt{ $why ->
        [none] {""}
       *[other] : { $why }
    }
fates-not-written = { $fates }; { $file } ist nicht geschrieben
fates-written = { $fates }: { $file }
