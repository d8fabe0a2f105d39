### Preise: Beträge, was gewonnen wird und warum, was nicht vergeben wird, Quittungen.

## Beträge

amount = { $whole }{ $part ->
        [none] {""}
       *[other] ,{ $part }
    }
amount-thousands = { $before }.{ $three }
amount-cut = { $amount }…
amount-in = { $amount } { $code }

## Die Tabelle

title-prizes = Preise{ $round ->
        [none] {""}
       *[other] {" "}nach der Tabelle nach Runde { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}von { $rounds }
        }
    }{ prizes-settled }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , nicht endgültig
    }
title-prizes-of = Preise von { $player }{ $round ->
        [none] {""}
       *[other] {" "}nach der Tabelle nach Runde { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}von { $rounds }
        }
    }{ prizes-settled }
title-prize-case = Preisfall
head-thing = Preis
head-amount = Betrag
head-prize-list = Liste
head-currency = Währung
head-not-awarded = Nicht vergeben
prize-list = { $name }{ $category ->
        [none] {""}
       *[other] , Klasse { $category }
    }{ $to_the_end ->
        [yes] {""}, die bis zum Ende spielten
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , Gruppe { $group }
    }{ $of ->
        [none] {""}
        [teams] , Mannschaften
       *[players] , Spieler
    }{ $board ->
        [none] {""}
       *[other] , Brett { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , Gleichstehende teilen zu gleichen Teilen
       *[hort] , Gleichstehende teilen nach Hort
    }{ $minimum ->
        [none] {""}
       *[other] , mindestens { $minimum }{ $sharing ->
            [hort] , wo mehr gleichstehen, als es Preise gibt, und die Hälfte des gleichen Anteils zählt
           *[other] {""}
        }
    }{ $games ->
        [none] {""}
       *[other] , ab { $games } Partien
    }
prize-places = { $several ->
        [yes] Plätze { $first } bis { $last }
       *[no] Platz { $first }
    }
prize-why-left = { $why ->
        [too-few] es gibt weniger Anwärter als Preise
        [prize-elsewhere] die anderen haben einen Preis einer anderen Liste
        [no-games] es ist noch keine Partie gespielt
       *[no-standings] keine Tabelle entscheidet darüber
    }
prize-not-awarded = nicht vergeben: { prize-why-left }
prize-left-of = { $list }, Platz { $place }: { prize-why-left }
prize-thing = { $thing }
prize-thing-left = { $thing } ({ $of })
prize-sums = Ausgesetzt { $given } = ausgezahlt { $paid } + nicht vergeben { $left }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
prize-things-left = Nicht vergebene Sachpreise: { $things }.
prize-rounded = { $list }, { $places }: Anteile werden auf { $unit } abgerundet; der Rest von { $rest } geht an { $to }, den besser Platzierten zuerst.
prize-gave-way = { $list }: ein Anteil läge unter { $minimum }, deshalb treten die Letzten der Gleichstehenden zurück: { $names }.
prize-playoff-open = Der Stichkampf, { $of }, ist nicht beendet: diese Preise können sich noch ändern.
prize-rest-of-level = { $list }: Nichts entscheidet, wer von { $names } mehr von dem erhält, was beim Runden übrig bleibt; es wird gelost.
prize-choice-of-level = Nichts entscheidet, wer von { $names } zuerst zwischen den Preislisten wählt, und damit, wer was erhält; es wird gelost.
prize-thing-of-level = { $list }, Platz { $place }: nichts entscheidet, wer von { $names } dies erhält: { $thing }; das Los muss entscheiden.
prize-thing-drawn = { $list }, Platz { $place }: ein von Hand gezogenes Los zwischen { $names } gab dies an { $name }: { $thing }.
prize-by-lot = Los: { $things }
prize-undecided = { $list }: Nur das Geburtsjahr ist bekannt, und der Tag entscheidet über die Klasse { $category }: { $names }. Der Schiedsrichter entscheidet, wer diese Preise bekommt.
prize-withdrew = { $name } hat einen Preis und schied nach Runde { $round } aus.
prize-takes-none = Außer Preisen: { $names }.
prize-better = { $name } hat { $took } ({ $has }), den wertvolleren bei der Wahl; nachdem alle gewählt hatten, wäre { $left } { $worth } gewesen.

## Ein Spieler

prize-gets = { $list }: erhält { $prize }
prize-draws-lots = { $list }: lost mit { $with } um { $thing }
prize-nothing = Kein Preis
prize-barred-excluded = erhält keinen Preis nach Entscheidung der Schiedsrichter: { $reason }
prize-barred-category = nicht in Klasse { $category }
prize-barred-undecided = nicht bekannt, ob in der Klasse { $category }: Nur das Geburtsjahr ist bekannt, und der Tag entscheidet
prize-barred-games = { $games ->
        [0] keine Partie
        [1] 1 Partie
       *[other] { $games } Partien
    } gespielt, und die Liste verlangt { $least }
prize-barred-withdrew = schied nach Runde { $round } aus, und die Liste ist für die, die bis zum Ende spielten
prize-barred-standings = geht nach einer anderen Tabelle
prize-barred-place = kein Platz in der Tabelle
prize-standing = Platz { $place } von { $among } Anwärtern
prize-ahead = davor, mit einem Preis einer anderen Liste: { $others }
prize-took-elsewhere = { $name } ({ $list })
prize-holds = { $with ->
        [none] hat { $places }
       *[other] teilt { $places } mit { $with }
    }
prize-beyond = { $prizes ->
        [1] der Preis geht an den bestplatzierten der Übrigen
       *[other] die { $prizes } Preise gehen an die bestplatzierten der Übrigen
    }
prize-shared = ({ $terms }) : { $by } = { $share }
prize-level = in allem gleich mit { $with }, deshalb teilen sie die Preise ihrer Plätze: ({ $terms }) : { $by } = { $share }
prize-halved = die Hälfte des eigenen Preises und die Hälfte davon: ({ $own } + { $equal }) : 2 = { $share }
prize-minimum = bei { $tied } Gleichstehenden wäre ein Anteil { $share }, unter dem Mindestbetrag von { $minimum }; die Letzten treten zurück: { $names }
prize-rounding = abgerundet auf { $unit }: { $share }{ $rest ->
        [none] {""}
       *[other] , und { $rest } vom Rest, der zuerst an den besser Platzierten geht
    }
prize-took = Nimmt { $list } ({ $worth }) und nicht { $others }: { $equal ->
        [yes] gleich viel wert, und die Liste steht vorn
       *[no] der wertvollere
    }
prize-then = { $list }, bei der Wahl: { $line }
prize-worth = { $list } ({ $worth })
prize-better-for = Hinweis: nachdem alle gewählt hatten, wäre { $left } { $worth } gewesen, mehr als { $has }; die Wahl bleibt bestehen

## Quittungen

receipt-head = Quittung
receipt-draft = Entwurf, keine Quittung
receipt-unfinished = Nach Runde { $round } sind nicht alle Partien gespielt: diese Preise können sich noch ändern.
receipt-received = Erhalten:
receipt-date = Datum
receipt-signature = Unterschrift
receipt-prize = { $list }, { $places }: { $prize }
receipt-by-lot = durch Los: von { $names }
receipt-total = Summe: { $amount }
