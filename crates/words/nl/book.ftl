### Het boek van de arbiter: wat een aantekening zegt, wat is aangetekend, wat ertegen is, waarop te letten is.

## Wat een aantekening zegt

book-warning = waarschuwing
book-penalty = straf{ $points ->
        [none] {""}
       *[other] : { $single ->
            [yes] 1 punt
           *[no] { $points } punten
        }
    }{ $match_points ->
        [none] {""}
        [1] : 1 wedstrijdpunt
        [-1] : -1 wedstrijdpunt
       *[other] : { $match_points } wedstrijdpunten
    }{ $board_points ->
        [none] {""}
        [1] : 1 bordpunt
        [-1] : -1 bordpunt
       *[other] : { $board_points } bordpunten
    }{ $effect ->
        [none] {""}
       *[other] : { $effect }
    }
book-late = { $minutes ->
        [1] 1 minuut te laat
       *[other] { $minutes } minuten te laat
    }
book-late-sometime = te laat
book-appeal = beroep, niet beslist
book-outcome = { $outcome ->
        [upheld] toegewezen
        [in-part] deels toegewezen
        [dismissed] afgewezen
       *[withdrawn] ingetrokken
    }
book-appeal-decided = beroep, { book-outcome }{ $by ->
        [none] {""}
       *[other] {" "}door { $by }
    }
book-incident = voorval
book-of = { $id ->
        [none] {""}
       *[other] , { $id } { $name }
    }

## Wat is gedaan

book-noted = aantekening { $number }{ book-of }, { $round ->
        [0] vóór ronde 1
       *[other] ronde { $round }
    }{ $board ->
        [none] {""}
       *[other] , bord { $board }
    }: { $what }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }
book-decided = aantekening { $number }{ book-of }: het beroep is { book-outcome }
book-decided-again = aantekening { $number }{ book-of }: het beroep is { book-outcome }{ $same ->
        [yes] , zoals eerder, om een andere reden
       *[no] ; het was { $was ->
            [upheld] toegewezen
            [in-part] deels toegewezen
            [dismissed] afgewezen
           *[withdrawn] ingetrokken
        }
    }
book-struck = aantekening { $number }{ book-of }: { $what }, is weggehaald

## Wat ertegen is

book-about-whom = { $kind ->
        [warning] een waarschuwing is voor een speler of een team, en er is niemand genoemd
        [penalty] een straf is voor een speler of een team, en er is niemand genoemd
        [late] er is niet genoemd wie te laat kwam
        [appeal] er is niet genoemd wie in beroep gaat
       *[incident] er is niemand genoemd
    }
book-without-reason = er staat niet bij waarom: een aantekening in het boek heeft een reden nodig
book-no-penalty = { $teams ->
        [yes] er staat niet wat de straf is: wedstrijdpunten, bordpunten, of een gevolg in woorden
       *[no] er staat niet wat de straf is: punten, of een gevolg in woorden
    }
book-below-zero = een straf neemt punten: ze worden zonder minteken geschreven
book-other-points = { $teams ->
        [yes] een speler van een team heeft geen eigen punten te verliezen: een straf neemt wedstrijdpunten of bordpunten van het team
       *[no] spelers hebben punten, en geen wedstrijdpunten of bordpunten
    }
book-points-of-team = { $id } is een speler, en wedstrijdpunten en bordpunten zijn van een team
book-no-entry = { $entries ->
        [0] het boek is leeg
       *[other] het boek heeft geen aantekening { $number }
    }
book-no-appeal = aantekening { $number } is geen beroep
book-decided-before = aantekening { $number }: het beroep is al { book-outcome }; wie het opnieuw beslist, geeft een reden
book-not-late = niemand is 0 minuten te laat
book-no-ruling = { $rulings ->
        [0] { $board ->
                [none] het beroep noemt geen bord, dus ook geen beslissing daarover
               *[other] over bord { $board } van ronde { $round } is geen beslissing vastgelegd
            }
        [1] over bord { $board } van ronde { $round } is er één beslissing
       *[other] over bord { $board } van ronde { $round } zijn er { $rulings } beslissingen
    }
stands-in-book = { $id } staat in het boek van de arbiter (aantekening { $number })

## Wat niet in het bestand kan staan

book-number = het boek heeft nummer { $number } twee keer, of een aantekening 0
    .help = nummer de aantekeningen vanaf 1, elke met een eigen nummer
book-nobody = aantekening { $number } van het boek gaat over niemand
    .help = zeg met `about` over wie
book-other-field = aantekening { $number } van het boek heeft `{ $field }`, dat alleen aantekeningen van een andere soort hebben
    .help = laat het weg
book-penalty-unsaid = aantekening { $number } van het boek is een straf die niets neemt
    .help = zeg met `points` of `effect` wat het is; van een team met `match_points` of `board_points`
book-penalty-gives = aantekening { $number } van het boek zou punten geven
    .help = een straf neemt punten: schrijf ze zonder minteken
book-penalty-points = aantekening { $number } van het boek neemt punten die { $id } niet heeft
    .help = spelers hebben `points`; teams hebben `match_points` en `board_points`

## Waarop te letten is

book-without-article = aantekening { $number }: de straf van { $id } { $name } noemt geen artikel
book-many-warnings = { $id } { $name } heeft { $warnings } waarschuwingen (aantekeningen { $numbers }) en sindsdien geen straf
    .help = zoek in het wedstrijdreglement op wat daarop volgt
book-appeal-open = aantekening { $number }: over het beroep van { $id } { $name } is niet beslist
book-appeal-no-ruling = aantekening { $number }: het beroep is tegen een beslissing over { $board ->
        [none] geen bord
       *[other] bord { $board }
    } van ronde { $round }, en die is niet vastgelegd
book-appeal-other-board = aantekening { $number }: { $id } { $name } speelt niet aan bord { $board } van ronde { $round }, en gaat daar in beroep
book-no-round = aantekening { $number } gaat over ronde { $round }, die niet is ingedeeld
book-no-board = aantekening { $number } gaat over bord { $board }, dat ronde { $round } niet heeft
book-late-lost = aantekening { $number }: { $id } { $name } kwam { $minutes } minuten te laat; na { $default_time } is de partij verloren, en het bord heeft geen reglementaire uitslag

## Het boek als tabel

book-empty = Er is niets aangetekend.
book-private = Niet openbaar: voor de arbiters en het verslag, niet voor de muur.
book-against = tegen de beslissing: { $ruling }
book-decided-because = beslist omdat: { $reason }
book-why = Aantekening { $number }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
book-decided-by = beslist door { $name }
book-noted-by = aangetekend door { $name }
book-on-card = Boek, aantekening { $number }, { $round ->
        [0] vóór ronde 1
       *[other] ronde { $round }
    }{ $board ->
        [none] {""}
       *[other] , bord { $board }
    }: { $what }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
