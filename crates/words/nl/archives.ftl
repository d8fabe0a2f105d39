### Wat van een archief gezegd wordt: de namen, en partijen die dezelfde kunnen zijn.

## Namen

names-changed = { $changed ->
        [one] { $changed } naam
       *[other] { $changed } namen
    } gewijzigd, van { $spellings ->
        [one] { $spellings } schrijfwijze
       *[other] { $spellings } schrijfwijzen
    }; { $unlisted ->
        [one] { $unlisted } schrijfwijze staat
       *[other] { $unlisted } schrijfwijzen staan
    } niet in de lijst, { $alike ->
        [one] { $alike } daarvan lijkt op een die er wel in staat
       *[other] { $alike } daarvan lijken op een die er wel in staat
    }
names-perhaps = `{ $spelling }` ({ $times } keer) staat niet in de lijst; misschien { $names }
names-other-number = `{ $spelling }` ({ $times } keer) heeft daar een ander nummer dan { $id } in de lijst; niet gewijzigd
names-more = en nog { $more }
names-begun = { $spellings ->
        [one] { $spellings } schrijfwijze
       *[other] { $spellings } schrijfwijzen
    } van namen in { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }

## Partijen die dezelfde kunnen zijn

duplicate-candidate = partij { $game } is misschien partij { $other } van { $file }:{ $line }: { $reason ->
        [same-moves] dezelfde zetten
        [slip] dezelfde zetten op halve zet { $ply } na
       *[breaks-off] dezelfde zetten, zo ver als de kortste gaat
    } ({ $plies ->
        [one] { $plies } halve zet
       *[other] { $plies } halve zetten
    }){ $differs ->
        [none] {""}
       *[other] ; { $differs }
    }
duplicate-differs = { $what ->
        [white] wit
        [black] zwart
        [event] evenement
        [date] datum
        [round] ronde
        [result] uitslag
        [colours] kleuren
        [move] zet
       *[plies] halve zetten
    } { $what ->
        [colours] verwisseld
       *[other] `{ $one }` en `{ $other }`
    }
duplicates-counted = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }: { $candidates ->
        [one] { $candidates } is misschien een eerdere
       *[other] { $candidates } zijn misschien een eerdere
    }, in { $groups ->
        [one] { $groups } groep
       *[other] { $groups } groepen
    }
