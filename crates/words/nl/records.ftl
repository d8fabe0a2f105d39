### Wat niet klopt tussen de notaties van een ronde en de borden.

no-record-of = het toernooi heeft { $outcome }, en er is geen notatie van de partij
    .help = vraag om het notatieformulier
neither-record-nor-result = er is geen notatie van de partij en geen uitslag
    .help = vraag om het notatieformulier, of voer in wie reglementair verloor: { $board }=w-late of { $board }=b-late
several-records = er zijn { $count } notaties van deze partij: { $records }
record-of = { $record } ({ $written })
record-colors-swapped = { $exchanged ->
        [yes] { $white } had wit en { $black } zwart; bord { $board } heeft nu deze kleuren{ $paired ->
            [none] {""}
           *[other] ; wat tot en met ronde { $paired } is ingedeeld blijft zo
        }
       *[no] in de notatie heeft { $white } wit en { $black } zwart
    }
record-names-round = de notatie noemt ronde { $named }
record-opening-differs = de partij begint niet met { $table } { $number }, dat voor bord { $board } geloot is
opening-not-as-drawn = de partij begint niet met { $table } { $number }, dat voor bord { $board } van ronde { $round } geloot is
totals-of-no-board = { $totals }; { $games ->
        [one] { $games } partij is van geen bord van het toernooi, of niet te zeggen van welk
       *[other] { $games } partijen zijn van geen bord van het toernooi, of niet te zeggen van welk
    }
record-names-board = de notatie noemt bord { $named }
record-objection = { $message }
record-nobody-won = 0-0 staat er voor een partij die beiden verloren, en voor een waarvan niemand iets weet
first-game-open = de eerste partij van deze ontmoeting heeft nog geen uitslag
    .help = voer die eerst in
record-other-game-open = het toernooi heeft { $total }; de partijen komen ervoor in de plaats als van elke de uitslag bekend is
    .help = zorg ook voor de notatie van de andere partij, of voer beide partijen in: { $board }=2-0,1-1
record-result-differs = het toernooi heeft { $before }, de notatie { $outcome }
record-law-gives = de notatie heeft geen uitslag; volgens de regels is het { $written }: { $why }
    .help = voer de uitslag in die beide spelers tekenen
record-decided-otherwise = de notatie heeft geen uitslag; het toernooi heeft { $outcome }, en dat blijft staan
record-no-result = de notatie heeft geen uitslag
    .help = voer de uitslag in die beide spelers tekenen, of `adjourned`
record-word-no-result = `{ $written }` is geen uitslag
    .help = verbeter de notatie, of voer de uitslag met de hand in
record-unclear = { $why }
    .help = voer de uitslag met de hand in, in de punten van dit toernooi
record-name-word = { $name ->
        [none] `` (geen naam)
       *[other] `{ $name }`
    }
record-name-unknown = geen speler heet { record-name-word }
record-names-nobody = de notatie ervan noemt { record-name-word }, en zo heet geen speler
record-against-ending = het toernooi heeft: { $ending }; de notatie heeft { $outcome }
record-name-ambiguous = { record-name-word } kan { $players } zijn
    .help = schrijf de hele naam, of het kenmerk van de speler, in de kop van de notatie
record-number-of-other = de naam is die van { $named }, en het nummer { $number } dat van { $owner }
    .help = vraag wie welke kleur had, en verbeter de naam of het nummer in de notatie
record-not-paired = { $white } en { $black } treffen elkaar niet in ronde { $round }
    .help = { $rounds ->
        [none] verbeter de namen in de notatie, of de indeling
       *[other] zij treffen elkaar in ronde { $rounds }
    }
record-player = { $name } ({ $id })
record-or-player = of { $name } ({ $id })
record-expected = { $name } speelt aan bord { $board } tegen { $opponent } ({ $id })

## Wat de regels ertegen hebben

objected-found = { $at ->
        [none] {""}
       *[other] { $at }{" "}
    }{ $what }{ $standing ->
        [stands] {" "}(blijft staan)
        [open] {" "}(open)
        [corrected] {" "}(hersteld)
        [after-end] {" "}(na het einde)
       *[none] {""}
    }{ $line ->
        [none] {""}
       *[other] {" "}(regel { $line }, kolom { $column })
    }
objected-no-moves = de notatie heeft geen zetten
objected-drawn-by-itself = de partij was vanzelf remise, en er is doorgespeeld, na { $after }: { $clause }
objected-claimable = remise kon worden geclaimd na { $after }: { $clause }
advised-help = { $help }
advised-help-and =
    { $help }
    { $more }
advised-only = { $more }
advised-laws-give = volgens de regels is het { $written }

## Tellingen van eindstanden

final-no-move = { $color ->
        [white] wit
       *[black] zwart
    } heeft geen zet
final-ahead = { $color ->
        [white] wit
       *[black] zwart
    } heeft er { $by } meer, { $own } tegen { $other }
final-level = { $by ->
        [0] gelijk, { $own } tegen { $other }
       *[other] { $color ->
            [white] wit
           *[black] zwart
        } heeft er { $by } meer, en { $needed } zijn nodig
    }
final-main-line = gelijk op { $own }, en alleen { $color ->
        [white] wit
       *[black] zwart
    } heeft een dam op de hoofdlijn, 5-46
final-not-decided = gelijk op { $own }, en { $both ->
        [yes] beiden hebben een dam op de hoofdlijn
       *[no] geen van beiden heeft een dam op de hoofdlijn
    }, 5-46: wat dan geldt, is niet gelezen
final-answer = { $score ->
        [none] niet beslist
       *[other] { $score }
    }: { $why }{ $article ->
        [none] {""}
       *[other] {" "}(artikel { $article })
    }
final-source = { $title }: { $source }
final-unread = niet in de tekst die gelezen is: { $list }
record-count-differs = { $counted ->
        [none] de uitslag is { $outcome }, en de telling van de eindstand is niet beslist
       *[other] de uitslag is { $outcome }, en de eindstand telt voor { $counted }
    }: { $why }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }

## Wat gelezen teksten niet zeggen: `OpenQuestion`

unread-white = wie wit heeft
unread-white-in-each-stage = wie in elk deel wit heeft
unread-times = de speeltempo’s
unread-flag = wat er gebeurt als de vlag valt
unread-flag-in-last = wat er bij Lehmann-Georgiev gebeurt als de vlag valt
unread-limit = een grens aan het aantal partijen
unread-drawn-games = of remises van Lehmann-Georgiev in de stand daarvan meetellen
unread-time-for-all = of de tijd voor alle partijen van een superblitz samen is (zo opgevat, als bij Lehmann-Georgiev)
unread-first-six = of de partijen 1 tot en met 6 met tijd erbij vanaf de eerste van de superblitz tellen (zo opgevat)
unread-count-of-men = hoeveel schijven meer welke uitslag geven, en waarvoor een dam telt (opgevat als in de regels met 12 punten)
unread-win-on-points = hoeveel schijven meer winst op punten zijn, en waarvoor een dam telt (opgevat als één schijf, en als twee)
unread-main-line = artikel 8, wie wint als beiden een dam op de hoofdlijn hebben, of geen van beiden
unread-text = de tekst zelf
unread-own = { $text }

## Hoe ladders en tellingen heten, en waar zij gelezen zijn: `Origin`

origin-match-2013 = Match om de wereldtitel van 2013, zeven ronden
origin-women-2015 = Match om de wereldtitel voor vrouwen van 2015, zeven ronden
origin-cup-2017 = Finale van de wereldbeker van 2017, tien spelers, ieder tegen ieder
origin-match-2020 = Match om de wereldtitel van 2020, negen ronden
origin-deciding-2020 = Beslissende barrage van de match om de wereldtitel van 2020
origin-blitz-2023 = Wereldkampioenschap sneldammen van 2023, play-offs van zestien
origin-europe-2022 = Europees kampioenschap van 2022, de eerste drie plaatsen
origin-lehmann-georgiev = Lehmann-Georgiev, 15 minuten voor alle partijen, als voor de plaatsen 1 tot en met 3 bij het wereldkampioenschap van 2017
origin-lehmann-georgiev-10 = Lehmann-Georgiev, 10 minuten voor alle partijen, als voor vier of meer spelers bij het wereldkampioenschap van 2017
origin-idf-teams-2022 = Wereldkampioenschap dammen-64 voor landenteams van de IDF, 2022 (Kranevo), mannen
origin-idf-teams-2022-women = Wereldkampioenschap dammen-64 voor landenteams van de IDF, 2022 (Kranevo), vrouwen
origin-europe-teams-2021 = Europees kampioenschap voor landenteams, 2021 (Chianciano Terme), mannen
origin-europe-teams-2021-women = Europees kampioenschap voor landenteams, 2021 (Chianciano Terme), vrouwen
origin-club-cup-2012 = Europacup voor clubs van de EDC, 2012 (Sepolno), mannen
origin-club-cup-2012-women = Europacup voor clubs van de EDC, 2012 (Sepolno), vrouwen
origin-pcbest-cup-2020 = PCBEST-beker voor clubs, 2020, online
origin-correspondence-2013 = Kampioenschap correspondentiedammen voor teams, 2013
origin-second-class-2023 = Nationale competitie, tweede klasse, seizoenen 2023 tot 2025
origin-north-holland-cup = Noord-Hollandse beker voor viertallen
origin-coupe-de-france = Coupe de France voor clubs
origin-nord-picardie-2005 = Interclubs Nord-Picardie, 2005
origin-rhone-alpes = Interclubs Rhône-Alpes, rapid
origin-israel-teams = Israël, teamkampioenschap op het grote bord
origin-frisian-fast-teams = Snel teamtoernooi Fries dammen
origin-fmjd-style = In de stijl van de FMJD: de normale verdeling in twee decimalen, ratings van vóór het toernooi
origin-fide-style = In de stijl van de FIDE: de tabel met stappen, ratings van vóór het toernooi
origin-mundigames = Ranglijst om punten, Mundigames
origin-delft-12 = Delftse telling, 12 punten
origin-delft-10 = Delftse telling, 10 punten, als in de match Valneris - Tsjizjov, Delft 2006
origin-delft-4-3-2 = Delftse telling 4-3-2, Volmactoernooi 1984
origin-delft-5-3-2 = Vernieuwde Delftse telling, 5 voor winst en verder als 4-3-2; niet voor een Zwitsers toernooi
origin-delft-west-holland = Delftse telling 2-1½-1, kampioenschap van West-Holland
origin-plus-draw = Een plus voor wie bij remise voor staat
origin-from-2013 = wcmm2013.fmjd.org, voor zover gelezen
origin-from-2015 = women2015.4draughts.com, pagina 17
origin-from-europe-2022 = ec22.be, regels en reglementen
origin-from-dampromotie = Stichting Dampromotie, reglement puntentelling (dampromotie.nl), artikel 1 tot en met 7
origin-from-site = ericsdamsite.com, 22 juli 2006
origin-from-delft-and-site = dampromotie.nl, Delftse telling; ericsdamsite.com, 22 juli 2006
origin-as-reported = zoals bericht over het Nederlands kampioenschap voor vrouwen; de tekst is niet gelezen
origin-own = { $text }

## Partijen die anders worden omgezet

left = { $file }: partij { $game }{ $byte ->
        [none] {""}
       *[other] {" "}van dit deel, vanaf byte { $byte },
    } is geschreven zoals ze was: { $why }
left-type-unknown = het speltype `{ $value }` hoort bij geen enkel reglement
left-variant-only = de tag Variant zegt `{ $value }`, een tag GameType is er niet, en { $rules } is geraden
left-rules-do-not-fit = ze noemt geen speltype, en volgens { $rules }, dat geraden is, { $replayed ->
        [one] is maar { $replayed } halve zet
       *[other] zijn maar { $replayed } halve zetten
    } van de { $plies } te volgen
read-in-part = { $file }: partij { $game }{ $byte ->
        [none] {""}
       *[other] {" "}van dit deel, vanaf byte { $byte },
    } is niet helemaal gelezen: { $why }
notation-stays = { $file }: partij { $game }{ $byte ->
        [none] {""}
       *[other] {" "}van dit deel, vanaf byte { $byte },
    } noemt geen speltype en heeft geen zetten: de velden staan er zoals ze stonden
control-blanked = { $file }: partij { $game }{ $byte ->
        [none] {""}
       *[other] {" "}van dit deel, vanaf byte { $byte },
    } heeft stuurtekens in een tag of commentaar; ze worden spaties
read-as = { $file }: geen UTF-8, gelezen als { $encoding }
unmet-game = { $file } heeft geen partij { $number }, maar { $games ->
        [one] één partij
       *[other] { $games } partijen
    }
unmet-tag = geen partij heeft een tag `{ $tag }`{ $near ->
        [none] {""}
       *[other] ; bedoelt u `{ $near }`?
    }
