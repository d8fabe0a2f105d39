### Nagrody: kwoty, co i dlaczego wygrano, czego nie przyznano, pokwitowania.

## Kwoty

amount = { $whole }{ $part ->
        [none] {""}
       *[other] ,{ $part }
    }
amount-thousands = { $before } { $three }
amount-cut = { $amount }…
amount-in = { $amount } { $code }

## Tabela

title-prizes = Nagrody{ $round ->
        [none] {""}
       *[other] {" "}według klasyfikacji po rundzie { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}z { $rounds }
        }
    }{ prizes-settled }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , nieostateczne
    }
title-prizes-of = Nagrody: { $player }{ $round ->
        [none] {""}
       *[other] , według klasyfikacji po rundzie { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}z { $rounds }
        }
    }{ prizes-settled }
title-prize-case = Przypadek nagród
head-thing = Nagroda
head-amount = Kwota
head-prize-list = Lista
head-currency = Waluta
head-not-awarded = Nie przyznano
prize-list = { $name }{ $category ->
        [none] {""}
       *[other] , kategoria { $category }
    }{ $to_the_end ->
        [yes] {""}, grający do końca
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , grupa { $group }
    }{ $of ->
        [none] {""}
        [teams] , drużyny
       *[players] , zawodnicy
    }{ $board ->
        [none] {""}
       *[other] , stolik { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , równi dzielą po równo
       *[hort] , równi dzielą według Horta
    }{ $minimum ->
        [none] {""}
       *[other] , co najmniej { $minimum }{ $sharing ->
            [hort] , gdy równych jest więcej niż nagród, a liczy się połowa równej części
           *[other] {""}
        }
    }{ $games ->
        [none] {""}
       *[other] , minimum partii: { $games }
    }
prize-places = { $several ->
        [yes] miejsca { $first }–{ $last }
       *[no] miejsce { $first }
    }
prize-why-left = { $why ->
        [too-few] uprawnionych jest mniej niż nagród
        [prize-elsewhere] pozostali mają nagrodę z innej listy
        [no-games] nie rozegrano jeszcze żadnej partii
       *[no-standings] żadna klasyfikacja o tym nie rozstrzyga
    }
prize-not-awarded = nie przyznano: { prize-why-left }
prize-left-of = { $list }, miejsce { $place }: { prize-why-left }
prize-thing = { $thing }
prize-thing-left = { $thing } ({ $of })
prize-sums = Przeznaczono { $given } = wypłacono { $paid } + nie przyznano { $left }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
prize-things-left = Nieprzyznane nagrody rzeczowe: { $things }.
prize-rounded = { $list }, { $places }: udziały zaokrągla się w dół do { $unit }; reszta { $rest } przypada: { $to }, najpierw wyżej sklasyfikowanym.
prize-gave-way = { $list }: udział byłby niższy niż { $minimum }, więc ostatni z równych ustępują: { $names }.
prize-playoff-open = Dogrywka, { $of }, nie jest zakończona: te nagrody mogą się jeszcze zmienić.
prize-rest-of-level = { $list }: nic nie rozstrzyga, kto spośród { $names } dostaje więcej z reszty po zaokrągleniu; losujcie.
prize-choice-of-level = Nic nie rozstrzyga, kto spośród { $names } pierwszy wybiera między listami nagród, a więc kto co dostaje; losujcie.
prize-thing-of-level = { $list }, miejsce { $place }: nic nie rozstrzyga, kto otrzyma { $thing }: { $names }; trzeba losować.
prize-thing-drawn = { $list }, miejsce { $place }: losowanie ręczne ({ $names }) przyznało { $thing }: { $name }.
prize-by-lot = losowanie: { $things }
prize-undecided = { $list }: znany jest tylko rok urodzenia, a o kategorii { $category } rozstrzyga dzień: { $names }. Sędzia decyduje, kto dostaje te nagrody.
prize-withdrew = { $name }: nagroda, wycofanie po rundzie { $round }.
prize-takes-none = Poza nagrodami: { $names }.
prize-better = { $name }: { $took } ({ $has }), w chwili wyboru bardziej wartościowa; gdy wszyscy wybrali, { $left } wyniosłaby { $worth }.

## Jeden zawodnik

prize-gets = { $list }: otrzymuje { $prize }
prize-draws-lots = { $list }: losowanie z: { $with }; nagroda: { $thing }
prize-nothing = Brak nagrody
prize-barred-excluded = nie otrzymuje nagrody decyzją sędziów: { $reason }
prize-barred-category = nie należy do kategorii { $category }
prize-barred-undecided = nie wiadomo, czy w kategorii { $category }: znany jest tylko rok urodzenia, a rozstrzyga dzień
prize-barred-games = rozegrane partie: { $games }, a lista wymaga { $least }
prize-barred-withdrew = wycofanie po rundzie { $round }, a lista jest dla grających do końca
prize-barred-standings = według innej klasyfikacji
prize-barred-place = bez miejsca w klasyfikacji
prize-standing = miejsce { $place } z { $among } uprawnionych
prize-ahead = wyżej, z nagrodą z innej listy: { $others }
prize-took-elsewhere = { $name } ({ $list })
prize-holds = { $with ->
        [none] zajmuje { $places }
       *[other] dzieli { $places }, razem z: { $with }
    }
prize-beyond = { $prizes ->
        [1] nagroda przypada najwyżej sklasyfikowanemu z pozostałych
       *[other] nagrody ({ $prizes }) przypadają najwyżej sklasyfikowanym z pozostałych
    }
prize-shared = ({ $terms }) : { $by } = { $share }
prize-level = równo we wszystkim z: { $with }, więc dzielą nagrody swoich miejsc: ({ $terms }) : { $by } = { $share }
prize-halved = połowa własnej nagrody i połowa tego: ({ $own } + { $equal }) : 2 = { $share }
prize-minimum = przy { $tied } równych udział wyniósłby { $share }, poniżej minimum { $minimum }; ostatni ustępują: { $names }
prize-rounding = zaokrąglone w dół do { $unit }: { $share }{ $rest ->
        [none] {""}
       *[other] , i { $rest } z reszty, która przypada najpierw wyżej sklasyfikowanym
    }
prize-took = Bierze { $list } ({ $worth }), a nie { $others }: { $equal ->
        [yes] tej samej wartości, a lista stoi pierwsza
       *[no] bardziej wartościowa
    }
prize-then = { $list }, w chwili wyboru: { $line }
prize-worth = { $list } ({ $worth })
prize-better-for = Uwaga: gdy wszyscy wybrali, { $left } wyniosłaby { $worth }, więcej niż { $has }; wybór pozostaje

## Pokwitowania

receipt-head = Pokwitowanie
receipt-draft = Szkic, nie pokwitowanie
receipt-unfinished = Po rundzie { $round } nie rozegrano wszystkich partii: te nagrody mogą się jeszcze zmienić.
receipt-received = Otrzymałem:
receipt-date = Data
receipt-signature = Podpis
receipt-prize = { $list }, { $places }: { $prize }
receipt-by-lot = przez losowanie wśród: { $names }
receipt-total = Razem: { $amount }
