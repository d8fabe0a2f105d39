### De balie waar uitslagen worden ingevoerd. Gegevens zijn die van de opsommingen in `app::event::desk`.

desk-place = { $number ->
        [none] bord { $board }
       *[other] wedstrijd { $number }, bord { $seat } (bord { $board })
    }
desk-at-board = { desk-place }{ $game ->
        [none] {""}
       *[other] , partij { $game }
    }
desk-put-off = { $postponed ->
        [yes] , uitgesteld{ $until ->
            [none] {""}
           *[other] {" tot "}{ $until }
        }
       *[no] {""}
    }
desk-player = { $name }
desk-player-of-team = { $name } ({ $team }, { $color ->
        [white] wit
       *[black] zwart
    })
desk-asks-result = { desk-at-board }: { $first } - { $second }{ $white ->
        [none] {""}
       *[other] {" "}({ $white } heeft wit)
    }{ $results ->
        [none] {""}
       *[other] {" "}{ $results }
    }{ desk-put-off }{ $is_final ->
        [yes] , al ingevoerd
       *[no] {""}
    }:
desk-asks-amended = { desk-at-board }: { $first } - { $second } { $results }, al ingevoerd; de juiste uitslag:
desk-asks-reason = bord { $board }, reden van de wijziging:
desk-asks-which = nummer van het bord, of een deel van een naam:
desk-asks-undo = bewerking { $number } ongedaan maken? j of n:
desk-all-in = ronde { $round }: { $adjourned ->
        [0] alle uitslagen zijn binnen
        [one] alle andere uitslagen zijn binnen, { $adjourned } bord is afgebroken of uitgesteld
       *[other] alle andere uitslagen zijn binnen, { $adjourned } borden zijn afgebroken of uitgesteld
    }:
desk-round-gone = ronde { $round } is niet meer ingedeeld:

desk-head = { $event }, ronde { $round }: { $boards ->
        [one] { $boards } bord
       *[other] { $boards } borden
    }, { $open } zonder uitslag
desk-results = { $keys }
desk-result-key = { $key } voor { $result }
desk-home-first = in een uitslag staan de punten van de thuisspeler voorop, die het eerst wordt genoemd; w en z zijn winst van wit en van zwart
desk-commands = Enter verder, < terug, / zoek, a wijzig, u ongedaan, m open, ? hulp, q klaar
desk-total = als alleen de score van de partijen samen bekend is: 3-1, 2-2
desk-further = ook w, z, r, =; langer na een dubbele punt: `:wit-te-laat`, `:12=2-0`
desk-board = { desk-place }: { $first } - { $second }{ $results ->
        [none] {""}
       *[other] {" "}{ $results }
    }{ desk-put-off }
desk-to-come = { $open } borden zonder uitslag: { $boards }
desk-nothing-to-come = er ontbreekt geen uitslag
desk-would-undo = niet hier ingevoerd: { $what }
desk-left-as-it-is = er is niets gewijzigd
desk-left = { $entered ->
        [0] er is geen uitslag ingevoerd
        [one] er is { $entered } uitslag ingevoerd
       *[other] er zijn { $entered } uitslagen ingevoerd
    }

desk-recorded = bord { $board }: { $first } - { $second } heeft al { $results }
    .help = met de toets a wijzigt u het, met een reden
desk-meanwhile = bord { $board }: { $first } - { $second } heeft intussen { $results } gekregen; er is niets ingevoerd
    .help = met de toets a wijzigt u het, met een reden; Enter gaat verder
desk-emptied = de uitslag van bord { $board } is intussen weggehaald; er is niets ingevoerd
    .help = kijk of het het goede bord is, en voer de uitslag opnieuw in
desk-other-players = aan bord { $board } zijn intussen andere spelers ingedeeld; er is niets ingevoerd
    .help = kijk of het het goede bord is, en voer de uitslag opnieuw in
desk-no-board-asked = er ontbreekt geen uitslag
    .help = zoek een bord met /, of ga terug met <
desk-not-found = geen bord van deze ronde heeft `{ $text }`
    .help = / en het nummer van een bord, of een deel van een naam
desk-nothing-to-amend = bord { $board } heeft nog geen uitslag
    .help = ga met < terug naar het bord, of zoek het met /
desk-no-reason = een ingevoerde uitslag verandert niet zonder reden; er is niets gewijzigd
desk-nothing-before = dit is het eerste bord
