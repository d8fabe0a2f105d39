### Wat mislukt: bestanden die worden bijgehouden, lijsten, en wat de toepassing niet kan gebruiken.
### De gegevens zijn die van `StorageError`, `Note`, `Lost`, `Failed`, `Wrong`, `ListWrong` en `ColumnsWrong`.

## Bestanden die worden bijgehouden

storage-not-found = { $path }: dit bestand bestaat niet
storage-folder = { $path }: dit is een map, geen toernooi
storage-folder-in-history = { $path }: hier staat een map waar een bestand van de geschiedenis moet komen: haal haar weg
storage-not-a-folder = { $path }: hier staat een bestand waar een map moet komen; er is niets geschreven: haal het weg
storage-exists = { $path }: het bestand bestaat al; er is niets geschreven: neem een andere naam
storage-not-utf8 = { $path }:{ $place }: de byte hier is geen UTF-8, en het bestand lijkt { $code } te zijn: { $last ->
        [none] sla het bestand op als UTF-8
       *[other] een ander programma heeft het bestand na bewerking { $last } veranderd. Sla het op als UTF-8, of haal die stand terug: `restore` bewaart dit bestand onder een andere naam
    }
storage-too-large = { $path }: meer dan 16 MiB is geen toernooi{ $last ->
        [none] {""}
       *[other] : een ander programma heeft het bestand na bewerking { $last } veranderd. Haal die stand terug: `restore` bewaart dit bestand onder een andere naam
    }
storage-would-be-too-large = { $path }: het bestand zou groter worden dan 16 MiB, en dat is geen toernooi; er is niets geschreven
storage-locked = { $path }: bezet door { $by ->
        [none] een andere opdracht
       *[other] { $by }
    }; er is niets geschreven: wacht tot die klaar is en herhaal de opdracht
storage-changed-meanwhile = { $path }: intussen veranderd door een ander programma; er is niets geschreven: herhaal de opdracht
storage-full = { $path }: de schijf is vol; er is niets geschreven: maak ruimte en herhaal de opdracht
storage-read-only = { $path }: de schijf kan alleen worden gelezen; er is niets geschreven: kopieer het toernooi naar een andere
storage-denied = { $path }: geen toestemming; er is niets geschreven: kijk wie het bestand en zijn map mag lezen en schrijven
storage-held-open = { $path }: een ander programma heeft dit bestand open (een editor, een virusscanner, een programma dat het naar een cloud kopieert); er is niets geschreven: sluit het daar en herhaal de opdracht
storage-not-a-file = { $path }: dit is een apparaat of een pijp, geen bestand
storage-io = { $path }: { $doing ->
        [lock] vergrendelen
        [read] lezen
        [read-folder] de map lezen
        [read-log] het logboek lezen
        [read-snapshot] de momentopname lezen
        [find] vinden
        [make-folder] de map maken
        [write-history] de geschiedenis schrijven
        [write-log] het logboek schrijven
       *[write] schrijven
    } lukt niet ({ $why }); er is niets geschreven: herhaal de opdracht
storage-history-damaged = { $path }: de geschiedenis is bij bewerking { $number } beschadigd: geen momentopname leidt naar de tekst; er is niets geschreven: `history` toont wat er nog is
storage-not-so-far = { $path }: er { $available ->
        [one] kan maar { $available } bewerking
       *[other] kunnen maar { $available } bewerkingen
    } { $going ->
        [back] ongedaan worden gemaakt
       *[forth] opnieuw worden gedaan
    }{ $mended ->
        [none] {""}
       *[other] , want de geschiedenis is vóór bewerking { $mended } beschadigd: `restore` reikt verder
    }; er is niets geschreven
storage-no-such-operation = { $path }: er is geen bewerking { $number } uitgevoerd; er is niets geschreven: `history` toont ze
storage-not-synced = { $path }: de verandering staat in het bestand, maar de schijf heeft dat niet bevestigd ({ $why }): bij stroomuitval nu kan zij verloren gaan; kijk de schijf na

unread-not-a-folder = { $path }: hier staat een bestand waar de map van de geschiedenis moet komen: haal het weg
unread-denied = { $path }: geen toestemming: kijk wie het bestand en zijn map mag lezen
unread-held-open = { $path }: een ander programma heeft dit bestand open (een editor, een virusscanner, een programma dat het naar een cloud kopieert): sluit het daar en herhaal de opdracht
unread-io = { $path }: { $doing ->
        [read-folder] de map lezen
        [read-log] het logboek lezen
        [read-snapshot] de momentopname lezen
        [find] vinden
       *[read] lezen
    } lukt niet ({ $why }): herhaal de opdracht
unread-history-damaged = { $path }: de geschiedenis is bij bewerking { $number } beschadigd: geen momentopname leidt naar de tekst: `history` toont wat er nog is

no-text-gone = het bestand is weg: `restore` haalt de laatste stand terug
no-text-not-utf8 = het bestand is sindsdien veranderd en is geen UTF-8 op { $place }: `restore` haalt de laatste stand terug en bewaart dit bestand onder een andere naam
no-text-too-large = het bestand is sindsdien veranderd en is groter dan 16 MiB: `restore` haalt de laatste stand terug en bewaart dit bestand onder een andere naam

journal-kept-unreadable = het bestand dat niet te lezen was, wordt bewaard als { $path }
journal-other-history = de geschiedenis was die van { $file }, waarvan de tekst een andere was: zij begint hier opnieuw
journal-set-aside = het logboek was vanaf regel { $line } { $cut_off ->
        [yes] afgebroken
       *[no] beschadigd
    }: apart gelegd als { $name }
journal-overwritten = een ander programma schreef het bestand op hetzelfde moment: die tekst staat in { $path }
journal-cut-off = regel { $line } van het logboek is afgebroken: een opdracht werd onderbroken voordat zij het toernooi veranderde
journal-gone = het einde van het logboek was weg, { $operations ->
        [one] één bewerking
       *[other] { $operations } bewerkingen
    } tot en met nummer { $last }: de geschiedenis gaat verder vanaf het bestand zoals het is
lost-line = regel { $line } van het logboek: { $why }; die regel en wat erop volgt worden niet gebruikt
lost-snapshot = de momentopname ontbreekt of is beschadigd
lost-text = de tekst is verloren
line-cut-off = de regel is afgebroken
line-too-short = de regel is te kort
line-no-hash = de regel heeft geen controlegetal
line-other-hash = de regel klopt niet met zijn controlegetal
line-unknown = de regel is geen bewerking die deze versie kent
line-out-of-order = de bewerkingen staan niet op volgorde
line-gone = de regel is weg; de laatste bewerking had nummer { $last }

## Wat mislukte

system-not-found = dat bestand of die map is er niet
system-denied = u hebt daar geen rechten voor
system-folder = het is een map
failed-read = kan { $file } niet lezen
failed-write = kan { $file } niet schrijven
packed-named-otherwise = de naam eindigt op { $ending }, maar het is geen { $kind }
packed-cut = de gegevens van Zstandard zijn afgebroken of beschadigd
packed-checksum = de controlesom klopt niet
not-records-binary = het is geen tekst, en er staan geen partijen in
not-records-page = het lijkt een webpagina te zijn, zonder partijen
not-records-event = het is een toernooibestand van dit programma, geen partijen
not-records-report = het lijkt een toernooirapport te zijn, geen partijen
not-records-chess = het lijken schaakpartijen te zijn
packed-otherwise = het is ingepakt met { $kind }, en dat wordt hier niet gelezen: pak het eerst uit
failed-damaged = { failed-file }beschadigd; de rest is niet gelezen
failed-broken = { failed-file }bij het lezen van de notatie
failed-file = { $file ->
        [none] {""}
       *[other] { $file }:{" "}
    }
failed-folder = kan de map { $folder } niet maken
failed-threads = bij het starten van threads
failed-thread-stopped = een thread is vóór het einde gestopt
failed-by-hand = { $file }: { $why }; er is niets geschreven: bewerk het bestand met de hand
failed-reads-otherwise = { $file }: de verandering zou niet goed worden teruggelezen; er is niets geschreven: meld dit alstublieft
failed-called = { $called ->
        [event] een toernooi
       *[rating-list] een ratinglijst
    }
failed-would-not-be = { $file }: het zou geen { $called ->
        [event] toernooi
       *[rating-list] ratinglijst
    } zijn ({ $why }); er is niets geschreven
failed-not-coming-back = de tekst die zou terugkomen, is niet { failed-called }; er is niets geschreven: { $file }
failed-line = { $file }{ $line ->
        [none] {""}
       *[other] :{ $line }
    }: { $what }{ $help ->
        [none] {""}
       *[other] ; { $help }
    }
failed-with-help = { $what }; { $help }
failed-more = en nog { $more }

## Wat niet te gebruiken is

wrong-plain = { $text }
wrong-is-record = { $file } is naar zijn naam een partijbestand, en wat geschreven wordt niet; schrijf naar een ander bestand
wrong-is-read = { $file } wordt gelezen; schrijf naar een ander bestand
wrong-not-packed = { $file } zou niet worden ingepakt; schrijf naar { $plain }
wrong-outside-folder = { $file } is geen bestand van deze map
wrong-written-twice = { $file } wordt twee keer geschreven
wrong-folder-finished = { $file } komt te laat: de map staat al op haar plaats
wrong-not-folder = kan { $folder } niet schrijven: het is geen map
wrong-folder-unnamed = kan { $folder } niet schrijven: de map wordt in haar geheel vervangen en moet dus een naam hebben, zoals { $example }
wrong-history-folder = kan { $folder } niet schrijven: in een map met die naam staat de geschiedenis van een toernooi; noem een andere
wrong-site-of-others = { $folder } wordt niet vervangen: daar staat de site van { $events }
wrong-foreign = { $folder } wordt niet vervangen: { $other } is niet door arbiter geschreven; noem een andere map, of maak deze leeg
wrong-kept-beside = { $folder } is geschreven, maar wat anderen daar bewaren kon niet worden teruggezet: het staat in { $left }; publiceer opnieuw, of zet het met de hand terug
wrong-write-folder = kan { $file } niet schrijven: het is een map
wrong-protected = kan { $file } niet schrijven: het is tegen schrijven beveiligd; schrijf naar een ander bestand, of hef de beveiliging op
wrong-is-kept = kan { $file } niet schrijven: het is een toernooi of een ratinglijst met zijn geschiedenis; schrijf naar een ander bestand
wrong-not-a-file = kan { $file } niet lezen: het is een apparaat of een pijp, geen bestand; schrijf eerst in een bestand wat het geeft
wrong-is-folder = { $file } is een map; noem de bestanden erin
wrong-no-file-fits = geen bestand past bij { $pattern }
files-passed-over = { $files ->
        [one] { $files } bestand
       *[other] { $files } bestanden
    } overgeslagen{ $endings ->
        [none] {""}
       *[other] {" "}({ $endings })
    }: van een map worden bestanden gelezen die eindigen op { $read }
not-files-passed-over = { $others ->
        [one] { $others } pijp of apparaat
       *[other] { $others } pijpen en apparaten
    } overgeslagen: van een map of een patroon worden alleen bestanden gelezen; wat zelf genoemd wordt, wordt wel gelezen
wrong-no-record-in = geen bestand in { $folder } eindigt op { $endings }
wrong-pattern = `{ $pattern }` is geen patroon: { $why }
wrong-unreadable = { $why }
wrong-name-not-utf8 = kan { $file } niet lezen: de naam is geen UTF-8
wrong-other-mark = { $file }: het bestand begint met het teken van { $marked } en moet als { $named } gelezen worden: noem { $marked }, of geen code
wrong-not-utf8 = kan { $file }:{ $place } niet lezen: geen UTF-8
wrong-no-such-game = { $file } heeft { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }, er is geen partij { $number }
wrong-no-game = in { $file } staat geen partij
wrong-no-game-in = er is geen partij in { $file }
wrong-no-guesses = { $file } is geen JSON-document met geraden spelregels: { $why }
wrong-not-guessed = { $guess } zegt niets over { $file }: raad de spelregels van alle bestanden, en noem ze zoals ze hier heten
wrong-unknown-guess = { $file } noemt de spelregels { $rules }; die horen niet bij wat geraden wordt
no-shard = schrijf een deel als een nummer van een aantal, zoals 3/16, tot { $most } delen
part-not-complete = { $file } is geen volledig deel: de laatste regel is niet die van een deel; draai dit deel opnieuw
part-line = { $file }:{ $line }: geen partij van dit deel{ $why ->
        [none] {""}
       *[other] : { $why }
    }; draai dit deel opnieuw
part-count = { $file }:{ $line }: de laatste regel noemt { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }, en het zijn er meer of minder; draai dit deel opnieuw
part-altered = { $file } is niet zoals het geschreven is: de controlewaarde klopt niet; draai dit deel opnieuw
part-editions = { $file } hoort niet bij { $other }: { $is_read ->
        [yes] { $source } is ertussen gewijzigd; draai de delen ervan opnieuw
       *[no] { $source } had voor elk een andere wijzigingsdatum, en is hier niet te lezen om te zien of het hetzelfde is; voeg samen waar het te lezen is
    }
part-twice = { $file } en { $other } zijn hetzelfde deel { $shard }{ $is_same ->
        [yes] , en gelijk: noem er één
       *[no] , en ze verschillen: zoek uit welk goed is, en noem alleen dat
    }
part-overlap = { $file } bevat deel { $shard }, dat ook in { $other } zit
part-missing = er ontbreken delen: { $shards } van { $of }
part-differs = { $file } hoort niet bij { $other }: { $what ->
        [of] het aantal delen verschilt
        [inputs] de bestanden waaruit ze komen verschillen in naam, volgorde of grootte
        [options] er is iets anders over de partijen gevraagd
        [guess] de regelset van een bestand is niet gelijk geraden: raad haar één keer, voor alle delen
       *[version] ze zijn door verschillende versies van arbiter geschreven
    }
part-unread = { $file }: partijen van { $source } vanaf byte { $from } hebben pas een nummer als alles ervoor gelezen is; draai het deel dat dat niet kon opnieuw
part-not-before = { $file } vertelt niet wat er vóór dit deel komt: { $what ->
        [inputs] de bestanden verschillen in naam, volgorde of grootte
       *[options] er zijn andere partijen gekozen, of andere regels
    }
part-other-shards = { $file } vertelt niet wat er vóór deel { $shard } van { $of } komt: het hoort bij { $parts } { $parts ->
        [one] deel
       *[other] delen
    }; noem de stukken van dezelfde verdeling, of verdeel in dat aantal
part-none-before = partijen van { $source } vanaf byte { $to } hebben pas een nummer als alles ervoor bekend is: geen deel bevat wat bij byte { $from } begint
part-source-not-again = { $source } kan niet opnieuw gelezen worden om eruit te citeren: kies JSON-regels, CSV of concise
part-source-not-here = { $source } kan hier niet gelezen worden om eruit te citeren: { $why }; voeg samen waar de delen gemaakt zijn, of kies JSON-regels, CSV of concise
part-not-a-file = kan { $file } niet als deel lezen: een deel wordt vanaf het einde gelezen, dus het moet een bestand zijn, geen standaardinvoer of pijp
part-source-changed = { $source } is niet meer wat de delen gelezen hebben: draai ze opnieuw
wrong-no-position = de partij heeft geen stand
wrong-not-followed = partij { $game } is { $followed ->
        [one] { $followed } halve zet
       *[other] { $followed } halve zetten
    } ver te volgen, dus er is geen stand na halve zet { $ply }{ $why ->
        [none] {""}
       *[other] : { $why }
    }
wrong-not-half-move = `{ $text }` noemt geen halve zet; schrijf 23w, 23b of ply:45
wrong-no-half-move = partij { $game } heeft geen halve zet { $name } onder de { $followed } die te volgen waren{ $first ->
        [none] { "" }
       *[other] ; de eerste is { $first }
    }
wrong-several-half-moves = { $name } staat er meer dan eens: { $plies }
wrong-no-yaml = een bestand als YAML: { $why }
wrong-is-event = { $file } is een toernooibestand van dit programma, geen toernooiverslag
wrong-no-report = { $file } is geen toernooiverslag dat kan worden gebruikt
wrong-not-paired = { $file } kan niet worden ingedeeld
wrong-no-number = niemand in het verslag heeft nummer { $number }
wrong-not-ranked = van { $file } kan geen stand worden gemaakt
wrong-no-tournament = { $file } is geen toernooiverslag (TRF) en geen kruistabel
wrong-no-event = { $file }: { $why }
wrong-too-many-lines = { $file }: meer dan { $most } regels is geen toernooi
wrong-too-large = { $file }: meer dan { $mebibytes } MiB; zo groot is geen bestand van deze soort
wrong-no-ruling = { $file } is geen beslissing{ $why ->
        [none] {""}
       *[other] : { $why }
    }
wrong-several-rulings = in { $file } staan meer partijen
wrong-unanswered = { $file }: { $why }
wrong-rules-not-utf8 = { $file }:{ $place }: geen UTF-8; sla het reglement op als UTF-8
wrong-no-scheme = `{ $name }` is geen rekenwijze ({ $known }), en { $file } is niet te lezen: { $why }
wrong-no-table = `{ $name }` is geen openingstabel ({ $known }), en { $file } is niet te lezen: { $why }
wrong-table-text = { $file }:{ $why }
wrong-scheme-text = { $file }:{ $why }
wrong-baku = Baku-versnelling gaat alleen als winst twee remises waard is en verlies niets (FIDE C.04.7)

## Lijsten

list-too-large = meer dan { $most } cellen is geen lijst
list-too-many-players = een toernooi heeft hoogstens { $most } spelers
list-empty = de lijst is leeg
list-no-text = dit is geen tekst: sla de lijst in de spreadsheet op als CSV
list-not-csv = { $why }
list-no-column = er is geen kolom `{ $head }`; er zijn { $heads }
list-head-near = de kolom `{ $head }` is niet bekend; bedoelt u `{ $near }`?
list-no-line-chosen = geen regel heeft { $condition }; er zijn { $values }
list-no-head-line = boven de lijst staan geen koppen; zij begint met `{ $heads }`: zet er een regel boven die de kolommen noemt, zoals { $example }
list-not-a-birth = `{ $text }` is geen geboortedatum; schrijf 2008 of 2008-05-01
list-no-names = geen kolom heeft de namen; de koppen zijn { $heads }
list-no-numbers = geen kolom bevat de nummers bij de bond; de koppen zijn { $heads }
list-is-tournament = dit is een toernooirapport of een kruistabel, en geen lijst van spelers
list-nothing-of-fixtures = geen kolom heeft een dag, een tijd of een zaal; de koppen zijn { $heads }
    .help = de punten van een wedstrijd voer je in met haar nummer, en uitslagen van borden met een lijst van uitslagen
list-no-head = er is geen kolom `{ $head }`; de koppen zijn { $heads }
list-too-many-cells = { $cells ->
        [one] { $cells } cel
       *[other] { $cells } cellen
    }, maar { $heads ->
        [one] { $heads } kop
       *[other] { $heads } koppen
    }: zet een cel met een scheidingsteken erin tussen aanhalingstekens
list-quote-open = hier begint een cel met een aanhalingsteken, en geen aanhalingsteken sluit die: de regels erna zouden verdwijnen
list-line-break = een regeleinde in de cel onder { $head }
list-no-name = de regel heeft geen naam
list-not-a-number = { $field ->
        [rating] rating
        [number] nummer
       *[from-round] eerste ronde
    } `{ $text }` is geen getal
list-out-of-range = { $field ->
        [rating] rating
        [number] nummer
       *[from-round] eerste ronde
    } { $text } bestaat niet: schrijf een getal van { $least } tot en met { $most }, of laat de cel leeg
list-not-in-list = niemand in { $file } heeft het nummer of de naam { $who }
list-several-in-list = met { $who } kunnen { $count } spelers in { $file } bedoeld zijn: { $named }{ $more ->
        [0] {""}
       *[other] ; en nog { $more }
    }
    .help = noem het bondsnummer, of meer van de naam
list-not-a-sex = geslacht `{ $text }` is geen f en geen m
list-not-a-round = `{ $text }` is geen ronde
list-not-a-day = `{ $text }` is geen dag, zoals 2026-10-08
list-not-a-time = `{ $text }` is geen tijd, zoals 14:00
list-not-a-match = `{ $text }` is geen nummer van een wedstrijd
list-no-match-named = de regel noemt geen wedstrijd en geen team
list-scores-of-matches = de lijst heeft wedstrijden en geen borden, en uitslagen zijn die van borden
list-fixture-turned = de teams staan in ronde { $round } andersom: wedstrijd { $number } is { $home } - { $away }
list-no-such-fixture = geen ingedeelde wedstrijd is die van de regel
list-several-fixtures = er kunnen meer wedstrijden bedoeld zijn, in de ronden { $rounds }: een kolom `ronde` houdt ze uit elkaar
list-seats-missing = geen regel noemt { $several ->
        [yes] de borden { $seats }
       *[no] bord { $seats }
    } van { $team }; een bord dat leeg blijft is een regel met `-`
list-not-a-board = `{ $text }` is geen bord
list-round-not-paired = ronde { $round } is niet ingedeeld
list-no-such-board = ronde { $round } heeft geen bord { $board }
list-no-such-seat = ronde { $round } heeft geen partij op bord { $seat } van wedstrijd { $number }
list-no-team-named = de regel noemt geen team
list-no-round-named = de regel noemt geen ronde
list-no-board = de regel noemt geen bord en geen speler
list-no-such-id = niemand heeft het id `{ $id }`
list-id-of-other = { $id } is { $name }, niet `{ $said }`
list-nobody-called = niemand heet `{ $name }`{ $near ->
        [none] {""}
       *[other] ; misschien { $near }
    }
list-board-seen = bord { $board }: { $white } ({ $white_id }) - { $black } ({ $black_id })
list-several-boards = de regel past bij meer dan één bord: { $boards }
list-other-players = daar zitten in ronde { $round } andere spelers: { $board }{ $there ->
        [none] {""}
       *[other] ; die van de regel: { $there }
    }
list-colors-swapped = { $both ->
        [yes] in ronde { $round } zijn de kleuren andersom: { $board }
       *[no] die speler heeft in ronde { $round } de andere kleur: { $board }
    }
list-meet-elsewhere = deze spelers ontmoeten elkaar niet in ronde { $round }, maar in ronde { $rounds }
list-do-not-meet = deze spelers ontmoeten elkaar niet in ronde { $round }{ $boards ->
        [none] {""}
       *[other] ; wel is er { $boards }
    }
list-heads-unknown = onbekende kolommen: { $heads }; zonder deze is een bord maar op één manier genoemd. Noem ze ronde, wedstrijd, thuis, uit, bord, wit, zwart of speler, of laat ze weg
list-results-differ = meer kolommen met uitslagen, { $heads }, en op regel { $line } zeggen zij niet hetzelfde: laat er één staan
list-no-team-called = geen team heet `{ $name }`
list-other-match = { list-two-teams }: dat is wedstrijd { $number }
list-teams-do-not-meet = { $turned ->
        [none] { list-two-teams }: geen wedstrijd in ronde { $round }
       *[other] in ronde { $round } staan de teams andersom: wedstrijd { $turned }
    }
list-two-teams = { $first ->
        [none] { $second }
       *[other] { $second ->
            [none] { $first }
           *[other] { $first } en { $second }
        }
    }
list-board-twice = bord { $board } heeft ook in regel { $line } een uitslag: { $said }
list-seat-twice = bord { $seat } van { $team } staat ook in regel { $line }
list-spelling-of-two = de schrijfwijze `{ $spelling }` is die van { $name }, in regel { $line }; schrap haar in een van de twee regels
list-number-of-two = het nummer { $id } is dat van { $name }, in regel { $line }
columns-not-field-head = `{ $text }` is geen VELD=KOP, zoals name=Naam
columns-no-field = er is geen veld `{ $field }`; er zijn { $known }
