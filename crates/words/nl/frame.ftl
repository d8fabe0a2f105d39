### De woorden rond meldingen en diagrammen, en wat er van partijen wordt geteld.

level-note = opmerking
level-warning = waarschuwing
level-irregularity = onregelmatigheid
level-error = fout
frame-help = wat te doen
frame-law = het reglement
frame-game = partij
frame-variation = variant
white-to-move = Wit aan zet
black-to-move = Zwart aan zet
finding-standing = { $standing ->
        [stands] blijft staan
        [open] nog te herstellen
        [corrected] hersteld
       *[after-end] na het einde
    }
totals = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }, { $plies ->
        [one] { $plies } halve zet
       *[other] { $plies } halve zetten
    }: { $clean } in orde, { $irregularities ->
        [one] { $irregularities } onregelmatigheid
       *[other] { $irregularities } onregelmatigheden
    }, { $errors ->
        [one] { $errors } fout
       *[other] { $errors } fouten
    }, { $warnings ->
        [one] { $warnings } waarschuwing
       *[other] { $warnings } waarschuwingen
    }
converted = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } omgezet, { $whole } helemaal nagespeeld{ $left_out ->
        [none] {""}
       *[other] , { $left_out } weggelaten als dezelfde
    }
fates = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } hersteld, { $not } niet, { $unchanged } ongewijzigd
replayed-in-part = { $file }: van partij { $game }{ $byte ->
        [none] {""}
       *[other] {" "}van dit deel, vanaf byte { $byte },
    } { $replayed ->
        [one] is { $replayed } halve zet
       *[other] zijn { $replayed } halve zetten
    } van de { $plies } nagespeeld{ $why ->
        [none] {""}
       *[other] : { $why }
    }
fates-not-written = { $fates }; { $file } is niet geschreven
fates-written = { $fates }: { $file }
