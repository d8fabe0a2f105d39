### Wat er bij een claim in een partij wordt opgemerkt, en wat er naast de zetten is gebeurd zoals een
### beslissing het voorleest.

named-half-move = { $number }{ $side ->
        [white] w
       *[black] b
    }
    .aloud = de { nth } zet van { $side ->
        [white] wit
       *[black] zwart
    }
named-written = { $number }{ $side ->
        [white] w
       *[black] b
    } { $text }
    .aloud = de { nth } zet van { $side ->
        [white] wit
       *[black] zwart
    }, { $text }
named-announced = { $number }{ $side ->
        [white] w
       *[black] b
    } { $text } (aangekondigd)
    .aloud = de aangekondigde { $text }
named-start = het begin

## De beslissing

claim-ruled = { one-side } claimt remise door { draw-kind }: { $verdict ->
        [granted] toegewezen
        [conditional] toegewezen op één voorwaarde
        [not-yet] nog niet
       *[refused] afgewezen
    }
    .aloud = { one-side } claimt remise door { draw-kind }: { $verdict ->
        [granted] toegewezen
        [conditional] toegewezen op één voorwaarde
        [not-yet] nog niet
       *[refused] afgewezen
    }
    .note = { $notes }{ $noted ->
        [yes] { $shown ->
            [yes] ;{ " " }
           *[no] { "" }
        }
       *[no] { "" }
    }{ $evidence }
claim-note-game-ended = de partij was al afgelopen: { $why }
claim-note-met = na { $half_move } is aan de voorwaarde voldaan
claim-note-remaining = nog te doen: { $white ->
        [0] { $black ->
            [0] niets
            [one] { $black } zet van zwart
           *[other] { $black } zetten van zwart
        }
        [one] { $white } zet van wit{ and-of-black }
       *[other] { $white } zetten van wit{ and-of-black }
    }
and-of-black = { $black ->
        [0] { "" }
        [one] { " " }en { $black } zet van zwart
       *[other] { " " }en { $black } zetten van zwart
    }
claim-note-shown = { $half_move } ({ $shows })

## Waarom

noted-no-such-draw = { $rules } kent zulke remise niet
noted-game-ended = de partij was al afgelopen
noted-board-decided = de partij is op het bord beslist
noted-board-decided-by = { $half_move } besliste de partij op het bord: dat gaat voor
noted-numbers-read = de nummers zijn gelezen als zetten van { one-side }
noted-not-their-move = { $side ->
        [white] wit kan geen zet van zwart aankondigen
       *[black] zwart kan geen zet van wit aankondigen
    }
noted-must-be-played = { $by ->
        [itself] het is remise
        [either] elke speler kan remise claimen
        [white] wit kan remise claimen
       *[black] zwart kan remise claimen
    } zodra { $half_move } gespeeld is
noted-off-turn = { one-side } kan alleen claimen als { one-side } aan zet is, vóór het zetten
noted-only-on-move = alleen de speler aan zet kan claimen: { one-side }
noted-only-opponent = alleen de tegenstander van de speler die herhaalt, kan claimen{ $side ->
        [white] : wit
        [black] : zwart
       *[none] { "" }
    }
noted-only-originator = alleen { one-side }, die de stand als eerste bereikte, kan claimen
noted-had-to-be-invoked = de remise moest worden ingeroepen { $when }, vóór de volgende zet
noted-undecided = { one-side } heeft nog niet beslist of { $half_move } blijft staan
noted-cannot-stand = { $half_move } kan niet blijven staan, en er berust niets op
noted-let-stand = door te claimen laat { one-side } { $half_move } staan
noted-not-ruled = de arbiter heeft nog niet beslist wat er van de partij wordt
noted-cannot-be-played = de aangekondigde zet { $text } kan niet worden gespeeld: { $why }
noted-exists-since = de remise bestaat sinds { $half_move }; latere zetten en een latere uitslag maken dat niet ongedaan tot de uitslag is getekend
noted-lapsed = het recht verviel met de zet na { $half_move }: een speler claimt als die aan zet is, vóór het zetten
noted-stands-first = de stand { $when } staat er voor de eerste keer
noted-stands-met = de stand { $when } staat er voor de { $time } keer, met { to-move } aan zet
noted-stands-again = de stand { $when } staat er voor de { $time } keer, met { to-move } aan zet, en de { $needed } keer is nodig
to-move = { $turn ->
        [white] wit
       *[black] zwart
    }
noted-named-stood = de stand { $when } is { $times ->
        [1] eenmaal
       *[other] { $times } keer
    } voorgekomen, en { $needed } keer is nodig
noted-announced-stands = de stand na { $half_move } stond er { $when }, en een claim die deze zetten en de aangekondigde noemt, is terecht
noted-board-stands = de stand op het bord kwam voor { $when }
noted-evidence-missing = het bewijs ontbreekt: de speler die claimt, moet de zetten noemen
noted-evidence-would-be = de zetten zijn { $half_moves }{ $lapsed ->
        [yes] ; het recht om daarop te claimen is vervallen
       *[no] { "" }
    }
noted-nothing-repeated = geen stand is zo vaak voorgekomen
noted-not-played-yet = { $half_move } is nog niet gespeeld
noted-differs = { $when } { $how }
noted-named-twice = { $half_move } is tweemaal genoemd
noted-too-few-named = er { $named ->
        [1] is { $named } zet
       *[other] zijn { $named } zetten
    } genoemd, en { $needed } zijn er nodig
noted-pieces-stand = deze stukken staan er { $when }
noted-limit-reached = met de zetten van { $first } tot en met { $last } is de grens bereikt
noted-counted = geteld zijn { $white ->
        [one] { $white } zet
       *[other] { $white } zetten
    } van wit en { $black ->
        [one] { $black } zet
       *[other] { $black } zetten
    } van zwart, en de grens is { $limit }
noted-counted-by-number = vanaf zet { $first } { $moves ->
        [one] is { $moves } volle zet
       *[other] zijn { $moves } volle zetten
    } nodig; er { $made ->
        [0] is er nog geen
        [1] is er één
       *[other] zijn er { $made }
    } gedaan
noted-limit-held = de grens is bereikt, en de partij is er hier niet remise door
noted-count-begins-anew = geteld vanaf { $stated }, maar { $ended } { noted-count-end }
noted-count-begins = geteld vanaf { $stated }, maar de telling begint met { $first }
noted-count-ended = er wordt niets geteld: { $ended } { noted-count-end }
noted-count-end = { $why ->
        [capture] is een slag: die beëindigde de telling
        [man-move] is een schijfzet: die beëindigde de telling
        [promotion] maakte een dam: dat beëindigde de telling
        [king-left] verliet de lange lijn: dat beëindigde de telling
        [suspended] deed een telling beginnen waarvoor deze wijkt
       *[pieces] veranderde de stukken op het bord: dat beëindigde de telling
    }
noted-no-demand = de telling begint met het verzoek van de partij met de alleenstaande dam, en zo'n verzoek is niet genoteerd
noted-other-pieces = de regel vraagt { $pieces }, en er staan andere stukken
noted-suspended = er wordt hier niets geteld zolang `{ $clause }` telt
noted-lone-king-off-diagonal = de alleenstaande dam staat niet op de lange lijn
noted-diagonal-not-held = de sterkste partij heeft de lange lijn niet bezet
noted-nothing-counted = er is nog geen zet geteld
noted-not-blocked = een speler kan nog zetten
noted-no-agreement = er is geen aanvaard remiseaanbod genoteerd
noted-not-agreed = { one-side } bood remise aan, en { $fate ->
        [open] dat is niet aanvaard
        [declined] dat is afgewezen
       *[moved] dat stond niet meer open: er was gezet
    }
noted-too-many-men = overeengekomen terwijl een speler meer dan { $most } schijven heeft
noted-too-early = overeengekomen na { $made } { $made ->
        [1] zet
       *[other] zetten
    } van elk, en er zijn er { $needed } nodig

noted-at-start = in de beginstand
noted-after = na { $several ->
        [yes] { $most } en { $last }
       *[no] { $last }
    }
noted-start-and-after = in de beginstand en { $later }
noted-turn = is { $here ->
        [white] wit
       *[black] zwart
    } aan zet, niet { $there ->
        [white] wit
       *[black] zwart
    }
noted-moved = staat de { $holds ->
        [white-man] witte schijf
        [white-king] witte dam
        [black-man] zwarte schijf
       *[black-king] zwarte dam
    } op { $here }, niet op { $there }
noted-added = staat er een { $holds ->
        [white-man] witte schijf
        [white-king] witte dam
        [black-man] zwarte schijf
       *[black-king] zwarte dam
    } op { $here }
noted-missing = staat er geen { $holds ->
        [white-man] witte schijf
        [white-king] witte dam
        [black-man] zwarte schijf
       *[black-king] zwarte dam
    } op { $there }
noted-same = is de stand dezelfde

## Wat een zet laat zien

showing-occurrence = { $time } keer
showing-begins = hierna begint de telling
showing-first = eerste getelde zet
showing-last = laatste getelde zet
showing-resets = deed de telling opnieuw beginnen
showing-demand = hierna is om de telling gevraagd
showing-agreed = overeengekomen
showing-stated = genoemd door de speler die claimt

## Wat er naast de zetten is gebeurd

incident = { $written }
    .aloud = { $what ->
        [touched] { one-side } raakte { $squares } aan
        [adjust] { one-side } zei vooraf { $squares ->
            [none] stukken
           *[other] { $squares }
        } recht te zetten
        [takeback] { one-side } nam een zet terug
        [consent] { one-side } stemde in met het terugnemen van een zet
        [lifted] { one-side } nam { $squares } van het bord
        [released] { one-side } liet het stuk midden in de slag los
        [lifted-early] { one-side } nam { $squares ->
            [none] stukken
           *[other] { $squares }
        } van het bord voordat de slag klaar was
        [left-on] { one-side } liet { $squares } na het slaan staan
        [removed] { one-side } verwijderde { $squares }
        [removal-stopped] { one-side } hield op met het verwijderen van de geslagen stukken
        [removal-order] { one-side } verwijderde de geslagen stukken in een andere volgorde
        [unclear] { one-side } liet de slag niet duidelijk zien
        [uncrowned] { one-side } kroonde de schijf op { $squares } niet
        [crowned] { one-side } kroonde de schijf op { $squares }
        [two-hands] { one-side } sloeg met twee handen
        [rectify] { one-side } vroeg om herstel
        [stands] { one-side } liet een zet staan
        [press] { one-side } drukte de klok in
        [misplaced] de stukken van { one-side } op { $squares } bleken verkeerd opgesteld
        [inactive] een stuk van { one-side } bleek op een veld te staan waarop niet wordt gespeeld
        [displaced] { one-side } verschoof per ongeluk { $squares ->
            [none] stukken
           *[other] { $squares }
        }
        [refuse] { one-side } weigerde zich aan de regels te houden
        [upset] { one-side } gooide de stukken door elkaar
        [flag] de vlag van { one-side } viel
        [flags-both] beide vlaggen waren gevallen, en niemand wist welke het eerst viel
        [resign] { one-side } gaf op
        [left] { one-side } verliet de partij
        [cancel] { one-side } brak de partij af
        [offer] { one-side } bood remise aan
        [accept] { one-side } nam remise aan
        [decline] { one-side } sloeg remise af
        [claim] { one-side } claimde remise door { draw-kind }
        [demand] { one-side } vroeg om het tellen van zetten
       *[board-turned] het bord bleek verkeerd te liggen
    }

## Bronnen die geen tekst noemen

lacking-not-stated = geen artikel genoemd
lacking-not-seen = geen gepubliceerd artikel gevonden
lacking-silent = { $text } zegt dit niet
lacking-other = geen artikel van een bond gevonden
article-of = { $text }
article-taken-over = { $by }, zoals { $other }
