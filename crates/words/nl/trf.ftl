### Wat er aan een toernooiverslag niet klopt.

trf-in-round = speler { $player }, ronde { $round }
trf-number-twice = startnummer { $number } komt twee keer voor
    .label = verwacht: een ander startnummer
trf-no-player = het bestand heeft geen speler
    .label = verwacht: een record 001 voor elke speler
trf-unknown-player = er is geen speler { $number }
    .label = verwacht: startnummers van spelers
trf-record-twice = record { $record } zegt { $other }, en een record ervóór zegt { $one }
    .label = houd het record dat klopt
trf-text-twice = record { $record } zegt `{ $other }`, en een record ervóór zegt `{ $one }`; dat telt
    .label = houd het record dat klopt
trf-other-count = record { $record } zegt { $said } { $record ->
        [082] teams
       *[other] spelers
    }, en het zijn er { $there }
    .label = niet het aantal regels
trf-no-opponent = { trf-in-round }: uitslag `{ $sign }` zonder tegenstander
    .label = verwacht: de tegenstander van de partij, of een van F H Z U
trf-bye-with-opponent = { trf-in-round }: bye `{ $sign }` met tegenstander { $opponent }
    .label = verwacht: 0000 voor een bye, of de uitslag van een partij
trf-alone = { trf-in-round }: speelt tegen zichzelf
    .label = verwacht: een andere tegenstander
trf-unknown-opponent = { trf-in-round }: er is geen speler { $opponent }
    .label = verwacht: het startnummer van een speler
trf-other-opponent = { trf-in-round }: speler { $opponent } heeft een andere tegenstander
    .label = verwacht: spelers die elkaar noemen
trf-same-colors = { trf-in-round }: de kleuren van { $player } en { $opponent } verschillen niet
    .label = verwacht: w en b
trf-results = { trf-in-round }: de uitslagen `{ $one }` en `{ $other }` van { $player } en { $opponent } horen niet bij elkaar
    .label = verwacht: uitslagen die bij elkaar horen, zoals 1 en 0
trf-team-twice = het nummer van team { $number } komt twee keer voor
    .label = verwacht: een ander nummer
trf-unknown-team = er is geen team { $number }
    .label = verwacht: nummers van teams
trf-two-teams = speler { $player } zit in team { $team } en in team { $other }
    .label = verwacht: elke speler in één team
trf-own-team = { trf-in-round }: speelt tegen { $opponent } van hetzelfde team
    .label = verwacht: tegenstanders van een ander team
trf-two-opponents = team { $team }, ronde { $round }: de spelers treffen die van team { $one } en van team { $other }
    .label = verwacht: één tegenstander per ronde
trf-forfeit-played = ronde { $round }: de wedstrijd van de teams { $white } en { $black } heeft een partij, en geldt als niet gespeeld
    .label = verwacht: een wedstrijd zonder partij
trf-not-of-team = ronde { $round }: speler { $player } zit niet in team { $team }
    .label = verwacht: spelers van het team, of 0 voor een leeg bord
trf-boards-too-many = team { $team }, ronde { $round }: er zaten meer spelers aan borden dan de { $boards } van een wedstrijd
    .label = verwacht: een record 300 met de opstelling, of een langer record 352
trf-other-board = { trf-in-round }: zat aan bord { $board }, en de tegenstander aan bord { $other }
    .label = verwacht: een record 300 met de opstelling
trf-board-color = { trf-in-round }: de kleur aan bord { $board } past niet bij die van bord 1{ trf-more-lines }
    .label = verwacht: de kleuren van record 352
trf-no-rounds = het bestand zegt niet hoeveel ronden het toernooi heeft
    .help = voeg een record met het aantal ronden toe, zoals `142 9`
trf-no-initial-color = het bestand zegt niet wat de beginkleur is
    .help = loot erom en voeg `152 W` of `152 B` toe
trf-over = ronde { $round } kan niet worden ingedeeld: het toernooi heeft { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    }
trf-not-next = ronde { $round } kan niet worden ingedeeld: ronde { $next } is de volgende
trf-no-result = speler { $number } heeft geen uitslag in ronde { $round }
    .help = vul de uitslag in, of `?` voor een afgebroken partij
trf-points = speler { $number } heeft volgens de uitslagen { $made } punten, en volgens het bestand { $said }
    .help = verbeter de uitslagen of de punten, of zeg in record 162 wat uitslagen waard zijn
trf-no-match = in dit toernooi spelen teams, en nog geen team heeft een ander ontmoet: er is niets te rangschikken
trf-outside-teams = in dit toernooi spelen teams, en speler { $number }, die partijen heeft, zit in geen ervan
    .help = zet de speler in het record 310 van het team
trf-no-teams = in dit toernooi spelen teams, en geen record zegt welke
    .help = voeg voor elk team een record 310 toe
trf-system-unfit = { $teams ->
        [yes] in dit toernooi spelen teams, en { $system } deelt spelers in
       *[no] in dit toernooi spelen spelers, en { $system } deelt teams in
    }
    .help = noem in record 192 een systeem voor { $teams ->
        [yes] teams, zoals `192 FIDE_TEAM_TYPEA_MP_GP`
       *[no] spelers, zoals `192 FIDE_DUTCH_2026`
    }
trf-team-points = team { $number } heeft volgens de uitslagen { $made } { $games ->
        [yes] bordpunten
       *[no] wedstrijdpunten
    }, en volgens record 310 { $said }
    .help = verbeter de uitslagen of de punten, of zet in de records 162, 362 en 320 wat partijen, wedstrijden en byes waard zijn
trf-other-system = record 092 noemt { $text }, en dat systeem is er niet
    .help = noem het systeem in record 192, als het toch het Dutch-systeem van de FIDE is: `192 FIDE_DUTCH_2025`
trf-not-asked = het verslag noemt { $named }, en { $asked } is gevraagd
    .help = vraag om het systeem van het verslag, of om geen
trf-unknown-system = record 192 noemt { $name }, en dat systeem is er niet
    .help = schrijf een van { $known }, of laat het record weg voor het Dutch-systeem van de FIDE
trf-schedule = het verslag is van een schema, { $name }: geen ronde daarvan wordt naar de stand ingedeeld
    .help = maak van het verslag een toernooi, en deel dat in of controleer dat
trf-draws-lots = { $name } werkt met loting, en in een verslag staat geen lotingsgetal
    .help = maak van het verslag een toernooi en deel dat in: het toernooibestand bewaart het lotingsgetal
trf-baku = Baku-versnelling gaat alleen als winst twee remises waard is en verlies niets
    .help = zeg in records 250 wie in welke ronden hoeveel punten extra heeft
report-no-event = hiervan kan geen toernooi worden gemaakt: { $why }
table-no-event = hiervan kan geen toernooi worden gemaakt: { $why }
    .label = verwacht: de tabel van één toernooi
no-report-players = het toernooi heeft { $players } spelers, en in een toernooiverslag passen er { $most }
no-report-rounds = het toernooi heeft { $rounds } ronden, en in een toernooiverslag passen er { $most }
no-report-teams = het toernooi heeft { $teams } teams, en in een toernooiverslag passen er { $most }
no-report-parts = teams spelen in meer groepen of fasen: een toernooiverslag heeft er geen record voor, en een verslag van teams bevat er één van; een verslag van 2016 bevat de partijen van allemaal

## Regels die niet worden gelezen. De gegevens zijn die van `LineFault` en `Belongs`.

trf-part = { $part ->
        [number] startnummer
        [team] teamnummer
        [sex] geslacht
        [name] naam
        [rating] rating
        [federation] bond
        [id] bondsnummer
        [birth] geboortedatum
        [points] aantal punten
        [match-points] aantal wedstrijdpunten
        [rank] plaats
        [opponent] tegenstander
        [color] kleur
        [result] uitslag
        [round] ronde
        [date] datum
        [initial-color] beginkleur
        [bye] soort bye
        [forfeit] soort reglementaire uitslag
        [board-colors] kleurenlijst
        [letter] letter voor een uitslag
        [worth] waarde van een uitslag
       *[value] waarde
    }
trf-the-part = { $part ->
        [number] het startnummer
        [team] het teamnummer
        [sex] het geslacht
        [id] het bondsnummer
        [points] het aantal punten
        [match-points] het aantal wedstrijdpunten
       *[other] de { trf-part }
    }
trf-missing = { trf-the-part } ontbreekt
    .label = verwacht: { $wanted }
trf-wrong = `{ $text }` { $part ->
        [worth] zegt niet wat een uitslag waard is
       *[other] is geen { trf-part }
    }
    .label = verwacht: { $wanted }
trf-not-blank = kolom { $column } { $side ->
        [before] vóór
       *[after] na
    } { $part ->
        [points] de punten
       *[other] { trf-the-part }
    } is niet leeg
    .label = verwacht: een spatie
trf-word-too-many = `{ $text }` is een woord te veel
    .label = verwacht: { $wanted }
trf-rounds-too-many = dit zijn meer ronden dan er in een toernooiverslag passen
    .label = verwacht: ten hoogste { $most } ronden
trf-more-lines = { $more ->
        [0] {""}
        [one] , hier en in nog { $more } regel
       *[other] , hier en in nog { $more } regels
    }
trf-ignored = `{ $text }` hoort hier niet: { $part ->
        [sex] het geslacht
        [rating] de rating
       *[rank] de plaats
    } blijft leeg{ trf-more-lines }
    .label = niet nodig voor de indeling en de punten
trf-two-days = `{ $text }` kan { $one } of { $other } zijn: leeg gelaten{ trf-more-lines }
    .label = niet nodig voor indeling en punten
trf-old-bye = speler { $player } won ronde { $round } reglementair van niemand: opgevat als de bye van de indeling{ $more ->
        [0] {""}
        [one] , ook in nog { $more } ronde
       *[other] , ook in nog { $more } ronden
    }
    .label = nu geschreven als U
trf-old-half-bye = speler { $player } speelde ronde { $round } remise tegen niemand: opgevat als een bye van een half punt{ $more ->
        [0] {""}
        [one] , en nog { $more } zo geschreven
       *[other] , en nog { $more } zo geschreven
    }
    .label = nu geschreven als H
trf-old-zero-bye = speler { $player } verloor ronde { $round } van niemand: opgevat als een bye zonder punten{ $more ->
        [0] {""}
        [one] , en nog { $more } zo geschreven
       *[other] , en nog { $more } zo geschreven
    }
    .label = nu geschreven als Z
trf-unknown-record = `{ $code }` is geen record dat hier bekend is{ trf-more-lines }
    .label = verwacht: een code als 001, 012 of XXR
trf-wants-number = een geheel getal, ten hoogste { $most }
trf-wants-start-number = een startnummer van 1 tot en met { $most }
trf-wants-points = punten, zoals 1.0
trf-wants-round = een ronde van 1 tot en met { $most }
trf-wants-round-count = het aantal ronden
trf-wants-one-of = een van { $signs }
trf-wants-abnormal = W, D, L, F, H, Z, +, - of een spatie
trf-wants-color = w, b of -
trf-wants-initial-color = W of B
trf-wants-bye = F, H of Z
trf-wants-letter-worth = een van de letters { $letters } met zijn punten, zoals `W 2.0`
trf-wants-team-number = een teamnummer van 1 tot en met { $most }
trf-wants-forfeit = +-, -+ of --: wie van wit en zwart heeft gewonnen
trf-wants-board-colors = de kleuren van de borden, zoals WBWB
trf-wants-key-worth = CODE=PUNTEN, zoals `W=1.0`

## Cellen van kruistabellen die niet worden gelezen. De gegevens zijn die van `CrosstableFault`.

table-no-heads = de tabel heeft geen kopregel
    .label = verwacht: een regel `Place;S.No.;Title;Name;...;R1` of `Pl;FMJD-id;Title;Name;...;R1`
table-rounds-too-many = de tabel heeft te veel ronden
    .label = verwacht: ten hoogste { $most }
table-no-players = de tabel heeft geen spelers
    .label = verwacht: een regel voor elke speler
table-place = `{ $text }` is geen plaats
    .label = verwacht: { $place }, want de plaatsen staan op volgorde
table-no-name = de speler heeft geen naam
    .label = verwacht: een naam
table-start-number = `{ $text }` is geen startnummer
    .label = verwacht: een geheel getal vanaf 1
table-rating = `{ $text }` is geen rating
    .label = verwacht: een geheel getal, zoals `2339` of `A 2339`
table-cell = `{ $text }` is geen ronde van een speler
    .label = verwacht: { $format ->
        [dap] plaats, kleur en punten van een partij (`68b2`), of een bye (`+2`)
       *[toernooibase] punten, plaats en kleur van een partij (`2/15w`), of niets
    }
table-no-opponent = op plaats { $place } staat geen tegenstander
    .label = verwacht: de plaats van een tegenstander
table-no-game = plaats { $place } heeft in ronde { $round } geen partij
    .label = verwacht: twee cellen van één partij
table-other-opponent = plaats { $place } speelt tegen plaats { $other }
    .label = verwacht: tegenstanders die elkaar noemen
table-same-color = plaats { $place } heeft dezelfde kleur
    .label = verwacht: één w en één b
table-other-result = plaats { $place } heeft een andere uitslag
    .label = verwacht: een uitslag bij allebei of bij geen van beiden
table-scoring = de punten van de partij horen bij geen bekende puntentelling
    .label = verwacht: 2-0, 1-1; 1-0, 0.5-0.5; die van Delft; of twee getallen die samen 2 zijn
table-bye-worth = een bye is { $points } waard
    .label = verwacht: { $win } of { $draw }

## Wat een verslag of een kruistabel en een toernooi niet gemeen hebben. De gegevens zijn die van `ConversionNote`.

note-more-players = { $more ->
        [0] {""}
        [one] , en nog { $more } speler
       *[other] , en nog { $more } spelers
    }
note-no-name = record 012 geeft geen naam: het toernooi heet nu Tournament
note-control-characters = besturingstekens zijn spaties geworden in { $texts ->
        [one] één tekst
       *[other] { $texts } teksten
    }
note-end-before-start = de laatste dag ligt vóór de eerste: weggelaten
note-groups-found = een verslag heeft geen record voor groepen: in elk van { $groups } velden trof iedereen iedereen, en niemand iemand uit een ander, dus het zijn groepen, A enzovoort
note-round-robin-rounds = een rondtoernooi van { $players } spelers heeft { $planned ->
        [one] { $planned } ronde
       *[other] { $planned } ronden
    }, niet { $paired }
note-teams = een toernooi van teams: de partijen zijn gelezen als die van een Zwitsers toernooi{ $named ->
        [yes] , en het team staat bij elke speler
       *[no] {""}
    }
note-other-color = ronde { $round }, bord { $board }: de spelers zaten met andere kleuren dan record 352 voor het bord heeft; het is ingevoerd met die van het record
note-everybody-met = iedereen heeft iedereen ontmoet, en geen record noemt het systeem: gelezen als Zwitsers
note-rounds-not-said = noch 142 noch XXR geeft het aantal ronden: { $rounds } aangenomen
note-more-rounds = { $paired ->
        [one] er is { $paired } ronde
       *[other] er zijn { $paired } ronden
    }, meer dan het bestand aankondigt
note-no-day = record { $record }: `{ $text }` is geen dag als 2026/09/03: weggelaten
note-unknown-system = record 192: het systeem { $code } is niet bekend; de volgende ronden worden ingedeeld volgens { $system }
note-unknown-tie-break = record { $record }: { $code } is geen bekende manier om gelijk eindigen te beslissen: weggelaten
note-records-without-place = records waarvoor in een toernooi geen plaats is: { $records }
note-no-birth = { $id }: `{ $text }` is geen geboortedatum: weggelaten
note-two-births = { $id }: `{ $text }` kan { $one } of { $other } zijn: { $left_out ->
        [yes] weggelaten
       *[no] alleen het jaar is bewaard
    }
note-no-player = er is geen speler { $number }: overgeslagen
note-worth-by-color = XXS: { $black } is { $other }, maar { $counts } bij { $white } geldt voor beide kleuren
note-unknown-key = XXS: { $key } is niet bekend
note-both-lost = ronde { $round }, bord { $board }: volgens de regels van { $white } en { $black } hebben beiden verloren (0): ingevoerd als 0-0{ $points ->
        [yes] {" "}zonder de punten van verlies
       *[no] {""}
    }
note-draw-and-loss = ronde { $round }, bord { $board }: de regels spreken elkaar tegen, { $white } (wit) heeft { $white_says } en { $black } (zwart) heeft { $black_says }: ingevoerd als 0-0
note-abnormal = records 299 geven of nemen punten buiten de uitslagen om, { $times } keer: ingevoerd als gegeven punten (`awards`), die in de stand meetellen
note-two-days = record { $record }: `{ $text }` kan { $one } of { $other } zijn: weggelaten
note-older-rules = record 192 noemt { $code }: de komende ronden worden ingedeeld volgens de regels die sinds 1 februari 2026 gelden
note-ranks-differ = de plaatsen volgens { $named ->
        [yes] de criteria van het bestand
       *[no] de gebruikte criteria (het bestand noemt er geen)
    } ({ $tie_breaks }) zijn niet die van het bestand: { $id } { $name } is { $place }, niet { $said }{ note-more-players }
note-points-differ = de punten die uit de ronden volgen, zijn niet die van het bestand: { $id } { $made }, niet { $said }{ note-more-players }

note-points-doubled = elk aantal punten in het bestand is het dubbele van wat met 1-½-0 uit de partijen volgt: het is van een toernooi met 2-1-0, en geen record 162 zegt dat
note-numbers-of-list = er zijn nog geen plaatsingsnummers: startnummers in de volgorde van de lijst
note-numbers-given = startnummers voor spelers die er geen hebben: { $players }
note-lost-though-played = ronde { $round }, wedstrijd { $number }: die is bij beslissing verloren, en het bestand heeft de punten van de gespeelde partijen
note-points-corrected = uitslagen van { $teams } tellen niet zoals ze gespeeld zijn, door beslissingen of terugtrekken: records 299 geven of nemen het verschil
note-several-parts = poules en fasen hebben geen plaats in een rapport: hun ronden staan er na elkaar in, als die van één toernooi
note-struck-out = ronde { $round }: de indeling { $white } - { $black } is vervallen, en heeft geen plaats in het bestand
note-unfinished = ronde { $round }: { $white } - { $black } is niet uitgespeeld, en staat er zonder de eerste partij in
note-plus-draw = een plusremise staat er als remise in
note-even-draws = remises als 1.01-0.99 staan er als gewone remise in
note-delft = uitslagen in de Delftse telling staan er in als winst, remise en verlies van 2-1-0: wie meer punten van een partij heeft, heeft gewonnen
note-scores-apart = uitslagen als 9-1 of 1.01-0.99 staan er in als winst, remise en verlies, met hun punten in regels 299
note-scored-by = de punten van partijen in regels 162 en 299 zijn die van { $mode }: dat is als telling genomen
note-micro-matches = van elke micromatch staat er één keer winst, remise of verlies in{ $small ->
        [yes] , naar de kleine punten
       *[no] {""}
    }
note-not-standings = de punten in het bestand zijn niet die van de stand: { $id } { $written }, niet { $standings }{ note-more-players }
note-worth-without-place = dat { $what ->
        [half-point-bye] een bye met een half punt
        [full-point-bye] een bye met een heel punt
       *[forfeit-win] reglementaire winst
    } { $points } waard is, heeft geen plaats in het bestand
note-no-initial-color = het toernooi noemt geen beginkleur, en sommige programma's hebben die nodig
note-no-round-dates = geen ronde heeft een datum, dus heeft het bestand geen record 132
note-without-place = zonder plaats in het bestand: { $held }
note-marks = { $players }: tekens voor de schrijfrichting zijn weggelaten
note-cut = { $id }: { $what ->
        [title] de titel
        [name] de naam
        [federation] de bond
       *[federation-id] het bondsnummer
    } { $text } is geschreven als { $cut }
note-rating-too-large = { $id }: een rating boven 9999 heeft geen plaats in het bestand
note-byes-to-come = ronde { $round }: { $bye ->
        [bye] bye
        [full-point-bye] bye met een heel punt
        [half-point-bye] bye met een half punt
       *[absent] afwezigheid
    } van { $players } heeft geen plaats in het bestand zolang het niet de volgende ronde is
note-rounds-without-date = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } van { $of } zonder datum, dus record 132 heeft er geen
note-forbidden-rounds = spelers die elkaar in de ronden { $first } tot en met { $last } niet mogen treffen, hebben vóór en na die ronden geen plaats in het bestand

note-taken-for-swiss = opgevat als een Zwitsers toernooi van { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    }: niet iedereen heeft iedereen getroffen
note-places-for-numbers = de tabel heeft geen startnummers: de plaatsen gelden als startnummers
note-totals-differ = totalen die niet uit de ronden volgen: { $name } { $made }, niet { $said }{ note-more-players }{ $without_games ->
        [yes] {" "}(de tabel toont geen punten zonder partij)
       *[no] {""}
    }
note-ids-without-place = bondsnummers hebben geen plaats in de tabel
note-forfeits-as-games = reglementaire uitslagen staan er als partijen in
note-byes-in-totals = punten van byes zitten alleen in de totalen

held-clubs = verenigingen
held-teams = teams
held-matches = wedstrijden van teams: opstellingen, byes, wedstrijdpunten en bordpunten
held-short-names = korte namen van meer dan vijf letters
held-given = punten die de arbiters gaven of afnamen
held-reasons = waarom punten werden gegeven of afgenomen
held-head-starts = dat punten vóór ronde 1 werden gegeven (ze staan bij ronde 1)
held-families = families
held-categories = categorieën
held-rulings = beslissingen
held-postponements = tot wanneer partijen zijn uitgesteld
held-openings = gelote openingen
held-round-times = tijden van ronden
held-notes = opmerkingen
held-play-offs = barrages
held-prizes = prijzen
held-book = het boek van de arbiter
held-divisions = promotie en degradatie
held-given-up = wie partijen opgaf
held-went-on = wie na een gelijke stand doorging
held-adjudications = dat uitslagen door arbitrage zijn vastgesteld
held-rule-set = het reglement
held-aliases = andere namen van spelers
held-fixed-boards = vaste borden
held-game-records = partijnotaties
held-days-to-come = de dagen van komende ronden
held-board-notes = opmerkingen bij borden
held-tie-breaks = criteria bij gelijk eindigen
held-place = plaats en bond
held-days = datums
held-arbiters = arbiters
held-time-control = het speeltempo
held-persons = geboorte en geslacht van spelers
held-system = het systeem
held-schedule = het schema van de competitie
held-first-color = de beginkleur
held-forbidden = spelers die elkaar niet mogen treffen
held-acceleration = versnelling
held-requests = vrije ronden en afwezigheid in komende ronden
held-coming-and-going = latere deelname en terugtrekking
held-micro-games = de losse partijen van micromatches
held-pluses = de plus van plusremises
held-unrated = dat partijen niet meetellen voor de rating
held-adjourned = dat partijen zijn afgebroken
