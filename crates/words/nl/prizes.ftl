### Prijzen: bedragen, wat gewonnen wordt en waarom, wat niet wordt toegekend, kwitanties.

## Bedragen

amount = { $whole }{ $part ->
        [none] {""}
       *[other] ,{ $part }
    }
amount-thousands = { $before }.{ $three }
amount-cut = { $amount }…
amount-in = { $code } { $amount }

## De tabel

title-prizes = Prijzen{ $round ->
        [none] {""}
       *[other] {" "}volgens de stand na ronde { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}van { $rounds }
        }
    }{ prizes-settled }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , nog niet definitief
    }
title-prizes-of = Prijzen van { $player }{ $round ->
        [none] {""}
       *[other] {" "}volgens de stand na ronde { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}van { $rounds }
        }
    }{ prizes-settled }
title-prize-case = Prijzenvraag
head-thing = Prijs
head-amount = Bedrag
head-prize-list = Lijst
head-currency = Munt
head-not-awarded = Niet toegekend
prize-list = { $name }{ $category ->
        [none] {""}
       *[other] , categorie { $category }
    }{ $to_the_end ->
        [yes] {""}, wie tot het einde speelden
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , groep { $group }
    }{ $of ->
        [none] {""}
        [teams] , teams
       *[players] , spelers
    }{ $board ->
        [none] {""}
       *[other] , bord { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , bij gelijke stand gelijk verdeeld
       *[hort] , bij gelijke stand verdeeld volgens Hort
    }{ $minimum ->
        [none] {""}
       *[other] { $sharing ->
            [hort] , de helft van het gelijke deel minstens { $minimum } als meer spelers gelijk staan dan er prijzen zijn
           *[other] , minstens { $minimum }
        }
    }{ $games ->
        [none] {""}
        [one] , vanaf één partij
       *[other] , vanaf { $games } partijen
    }
prize-places = { $several ->
        [yes] plaats { $first } tot en met { $last }
       *[no] plaats { $first }
    }
prize-why-left = { $why ->
        [too-few] er zijn minder kandidaten dan prijzen
        [prize-elsewhere] de anderen hebben elders een prijs
        [no-games] er is nog geen partij gespeeld
       *[no-standings] geen stand beslist erover
    }
prize-not-awarded = niet toegekend: { prize-why-left }
prize-left-of = { $list }, plaats { $place }: { prize-why-left }
prize-thing = { $thing }
prize-thing-left = { $thing } ({ $of })
prize-sums = Beschikbaar { $given } = uitbetaald { $paid } + niet toegekend { $left }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
prize-things-left = Niet toegekende prijzen in natura: { $things }.
prize-rounded = { $list }, { $places }: aandelen worden naar beneden afgerond op { $unit }; de rest van { $rest } gaat naar { $to }, te beginnen bij de hoogst geplaatste.
prize-gave-way = { $list }: een aandeel zou onder { $minimum } komen, dus vallen de laatsten van de gelijk geëindigden af: { $names }.
prize-playoff-open = De barrage, { $of }, is niet afgelopen: deze prijzen kunnen nog veranderen.
prize-rest-of-level = { $list }: niets bepaalt wie van { $names } meer krijgt van wat bij het afronden overblijft; loot erom.
prize-choice-of-level = Niets bepaalt wie van { $names } als eerste tussen de prijzenlijsten kiest, en dus wie wat krijgt; loot erom.
prize-thing-of-level = { $list }, plaats { $place }: niets bepaalt wie van { $names } dit krijgt: { $thing }; er moet worden geloot.
prize-thing-drawn = { $list }, plaats { $place }: bij een loting met de hand tussen { $names } kreeg { $name } de prijs { $thing }.
prize-by-lot = loting: { $things }
prize-undecided = { $list }: alleen het geboortejaar is bekend, en de dag beslist over categorie { $category }: { $names }. De arbiter beslist wie deze prijzen krijgt.
prize-withdrew = { $name } heeft een prijs, en trok zich terug na ronde { $round }.
prize-takes-none = Buiten de prijzen: { $names }.
prize-better = { $name } heeft { $took } ({ $has }), de waardevolste toen er werd gekozen; toen iedereen had gekozen, zou { $left } { $worth } zijn geweest.

## Eén speler

prize-gets = { $list }: krijgt { $prize }
prize-draws-lots = { $list }: loot met { $with } om { $thing }
prize-nothing = Geen prijs
prize-barred-excluded = krijgt geen prijs door een beslissing van de arbiters: { $reason }
prize-barred-category = niet in categorie { $category }
prize-barred-undecided = niet bekend of in categorie { $category }: alleen het geboortejaar is bekend, en de dag beslist
prize-barred-games = { $games ->
        [0] geen partij
        [1] 1 partij
       *[other] { $games } partijen
    } gespeeld, en de lijst vraagt er { $least }
prize-barred-withdrew = trok zich terug na ronde { $round }, en de lijst is voor wie tot het einde speelden
prize-barred-standings = gaat volgens een andere stand
prize-barred-place = geen plaats in de stand
prize-standing = plaats { $place } van de { $among } die kunnen winnen
prize-ahead = hoger geplaatst, met een prijs van een andere lijst: { $others }
prize-took-elsewhere = { $name } ({ $list })
prize-holds = { $with ->
        [none] heeft { $places }
       *[other] deelt { $places } met { $with }
    }
prize-beyond = { $prizes ->
        [1] de prijs gaat naar de hoogst geplaatste van wie overblijven
       *[other] de { $prizes } prijzen gaan naar de hoogst geplaatsten van wie overblijven
    }
prize-shared = ({ $terms }) : { $by } = { $share }
prize-level = in alles gelijk met { $with }, dus delen zij de prijzen van hun plaatsen: ({ $terms }) : { $by } = { $share }
prize-halved = half de eigen prijs en half daarvan: ({ $own } + { $equal }) : 2 = { $share }
prize-minimum = met { $tied } gelijk zou een aandeel { $share } zijn, onder het minimum van { $minimum }; de laatsten vallen af: { $names }
prize-rounding = naar beneden afgerond op { $unit }: { $share }{ $rest ->
        [none] {""}
       *[other] , en { $rest } van de rest, die het eerst naar de hoogst geplaatste gaat
    }
prize-took = Neemt { $list } ({ $worth }) en niet { $others }: { $equal ->
        [yes] even waardevol, en de lijst staat vooraan
       *[no] de waardevolste
    }
prize-then = { $list }, bij de keuze: { $line }
prize-worth = { $list } ({ $worth })
prize-better-for = Let op: toen iedereen had gekozen, zou { $left } { $worth } zijn geweest, meer dan { $has }; de keuze blijft staan

## Kwitanties

receipt-head = Kwitantie
receipt-draft = Concept, geen kwitantie
receipt-unfinished = Na ronde { $round } zijn nog niet alle partijen gespeeld: deze prijzen kunnen nog veranderen.
receipt-received = Ontvangen:
receipt-date = Datum
receipt-signature = Handtekening
receipt-prize = { $list }, { $places }: { $prize }
receipt-by-lot = door loting: een van { $names }
receipt-total = Totaal: { $amount }
