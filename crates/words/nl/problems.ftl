### Wat niet in een toernooi kan staan, en wat er niet in hoort.

## De kop van een toernooi

event-without-name = het toernooi heeft geen naam
    .help = geef het een naam
ends-before-start = het toernooi eindigt op { $end }, voordat het op { $start } begint
    .help = verwissel de twee datums
swiss-without-rounds = bij een Zwitsers toernooi hoort het aantal ronden
    .help = voeg `rounds: 9` toe
match-without-games = bij een tweekamp hoort het aantal partijen
    .help = voeg `games: 6` toe
too-many-rounds = een toernooi heeft ten hoogste { $most } ronden
    .help = schrijf er minder
too-many-games = een tweekamp heeft ten hoogste { $most } partijen
    .help = schrijf er minder
too-many-stages = een toernooi heeft na zijn eerste fase ten hoogste { $most } fasen
wrong-cycles = `cycles` is een getal van 1 tot en met { $most }
    .help = schrijf 1 of 2
table-twice = nummer { $number } heeft twee paren in ronde { $round } van het schema
    .help = elk nummer heeft één paar in een ronde
table-again = nummers { $one } en { $other } treffen elkaar in ronde { $round } van het schema, en al in ronde { $before }
    .help = in het schema treft iedereen iedereen één keer; `cycles` zegt hoe vaak het wordt gespeeld
table-missing = nummers { $one } en { $other } treffen elkaar in geen ronde van het schema
    .help = in het schema treft iedereen iedereen één keer
numbers-without-seed = de nummers zijn geloot, maar het lotingsgetal staat er niet bij
    .help = voeg de `seed` van de loting toe
pairing-unfit = { $teams ->
        [yes] `pairing: { $said }` deelt spelers in, en hier spelen teams
       *[no] `pairing: { $said }` deelt teams in, en hier spelen spelers
    }
    .help = schrijf `pairing: { $usual }`, of laat `pairing` weg
no-baku = Baku-versnelling is voor scores waarin winst twee remises waard is en verlies niets, niet voor { $win }-{ $draw }-{ $loss } (FIDE C.04.7)
    .help = zet de punten met de hand in `acceleration`
accelerated-before = het toernooi was versneld toen ronde 1 werd ingedeeld, en nu niet meer
    .help = schrijf weer `acceleration: baku`: na ronde 1 verandert het niet
points-out-of-order = winst is minstens zoveel waard als remise, en remise minstens zoveel als verlies
    .help = zet ze in die volgorde
first-board = `first_board` is een getal van 1 tot en met { $most }
    .help = schrijf 101, of laat het weg
planned-twice = ronde { $round } staat twee keer in het rooster
    .help = laat er een van staan
tie-break-twice = { $tie_break } staat twee keer in de volgorde bij gelijk eindigen
    .help = de tweede keer onderscheidt het niemand: laat het weg

## Spelers, verzoeken, beslissingen

category-without-name = een categorie heeft geen naam
    .help = geef haar een naam
category-twice = categorie { $name } heeft twee regels
    .help = maak er één regel van, of geef een van beide een andere naam
category-without-rule = niets zegt wie er in categorie { $name } zit
    .help = voeg een regel toe zoals `born_from: 2009` of `sex: f`; of vul de categorie bij de spelers in
category-without-day = categorie { $name } gaat naar leeftijd, en niets zegt op welke dag
    .help = voeg `on: 2026-01-01` toe, of de eerste dag van het toernooi
id-used-twice = het kenmerk { $id } komt twee keer voor, eerst bij { $name }
    .help = geef een van beiden een ander kenmerk
player-without-name = speler { $id } heeft geen naam
    .help = geef de speler een naam
fixed-board-zero = { $id } heeft bord 0 als vast bord
    .help = borden tellen vanaf 1
comes-after-all = { $id } stroomt in ronde { $round } in, die niet wordt gespeeld
    .help = verbeter de eerste ronde van de speler
goes-before-coming = { $id } trekt zich terug vóór het instromen in ronde { $round }
    .help = verbeter een van de twee ronden
number-zero = plaatsingsnummers beginnen bij 1
    .help = nummer vanaf 1
number-twice = plaatsingsnummer { $number } is ook dat van { $id }
    .help = geef een van beiden een ander nummer
unknown-player = er is geen speler { $id }
    .help = { $near ->
        [none] voeg de speler toe aan `players`, of verbeter het kenmerk
       *[other] bedoelt u { $near }?
    }
schema-too-old = `{ $key }` staat alleen in een bestand van versie 2
    .help = schrijf `schema: arbiter.event/2` op de eerste regel
teams-without-rules = er spelen teams, en nergens staat op hoeveel borden
    .help = voeg `team_match: {"{"}boards: 4{"}"}` toe
boards-of-match = een wedstrijd heeft 1 tot { $most } borden
    .help = verbeter het aantal
team-without-name = team { $id } heeft geen naam
    .help = geef het team een `name`
member-twice = { $id } staat twee keer in { $team }
    .help = laat er een van staan
unknown-team = er is geen team { $id }
    .help = { $near ->
        [none] voeg het team toe aan `teams`, of verbeter het kenmerk
       *[other] bedoelt u { $near }?
    }
in-group-twice = { $id } staat hier twee keer
    .help = laat er een van staan
stage-without-name = een fase of een groep heeft geen naam
    .help = geef er een
stage-twice = twee heten `{ $name }`
    .help = geef een van beide een andere naam
unknown-stage = er is geen fase `{ $name }`
    .help = voeg haar toe aan `stages`, of verbeter de naam
score-and-boards = wedstrijd { $number } van ronde { $round } heeft een eigen score, en borden
match-twice = wedstrijd { $number } staat twee keer in ronde { $round }, of bestaat niet
    .help = nummer de wedstrijden van de ronde vanaf 1
no-such-match = bord { $board } van ronde { $round } hoort bij wedstrijd { $number }, die de ronde niet heeft
    .help = verbeter het nummer, of voeg de wedstrijd toe aan `matches`
no-such-seat = bord { $board } heeft geen eigen plaats in wedstrijd { $number }
    .help = geef het een `seat` van 1 tot { $boards } die geen ander bord van de wedstrijd heeft
qualify-order = van plaats { $from } tot plaats { $to } gaat niemand verder
    .help = tel de plaatsen vanaf 1, de eerste voorop
knockout-left = een knock-out eindigt niet met { $left } over: van ronde tot ronde blijft de helft over
    .help = er kunnen er 1, 2, 4, 8 enzovoort over zijn
division-of-no-group = de klasse { $group } is geen groep van het evenement
    .help = { $known ->
        [none] laat `group` weg: het evenement heeft geen groepen
       *[other] de groepen zijn { $known }
    }
division-twice = { $group ->
        [none] promotie en degradatie van het hele evenement staan er tweemaal
       *[other] promotie en degradatie van { $group } staan er tweemaal
    }
    .help = houd een van de twee
between-what = promotiewedstrijden zijn tussen twee klassen, en dat zijn groepen van de vorige fase{ $known ->
        [none] , die er geen heeft
       *[other] : { $known }
    }
    .help = schrijf de hoogste eerst: between: [A, B]
qualify-first = voor de groepen van de eerste fase is er geen fase waarvan plaatsen erin zouden kunnen spelen
    .help = noem wie er in de groep spelen: field
qualify-twice = plaats { $place } van de vorige fase zou tweemaal spelen
    .help = geef elke plaats aan één groep, en geen enkele ook nog aan de hele fase
request-round-zero = er is geen ronde 0
    .help = ronden tellen vanaf 1
asks-twice = { $id } heeft twee verzoeken voor ronde { $round }
    .help = laat er een van staan
ruling-without-round = een beslissing gaat over ronde { $round }, die niet is ingedeeld
    .help = verbeter de ronde
ruling-without-board = ronde { $round } heeft geen bord { $board }
    .help = verbeter het bord van de beslissing

## Ronden en borden

round-misplaced = ronde { $round } staat op de plaats van ronde { $place }
    .help = ronden staan op volgorde, 1, 2, 3, ...
placed-twice = { $id } heeft twee plaatsen in ronde { $round }: { $first } en { $second }
    .help = een speler heeft één plaats in een ronde
at-board = bord { $board }
with-bye = { bye-word }
board-zero = borden tellen vanaf 1
    .help = nummer ze vanaf 1
board-twice = ronde { $round } heeft twee keer bord { $board }
    .help = geef een van de twee een ander nummer
more-results-than-games = bord { $board } heeft { $results ->
        [one] { $results } uitslag
       *[other] { $results } uitslagen
    }, maar er { $games ->
        [one] wordt { games-word }
       *[other] worden { games-word }
    } gespeeld
    .help = één uitslag per partij
no-such-result = { $why }
    .help = schrijf eerst de punten van de eerstgenoemde speler, dan die van de ander
late-elsewhere = laatkomer { $id } zit niet aan bord { $board }
    .help = noem een van de twee spelers
gave-up-elsewhere = { $id } zit niet aan bord { $board }
    .help = noem een van de twee spelers
gave-up-no-game = bord { $board } heeft geen partij { $game }
    .help = verbeter het nummer van de partij
gave-up-twice = partij { $game } is twee keer opgegeven
    .help = laat er een van staan
gave-up-unlost = { $id } { $how ->
        [resigned] heeft opgegeven
       *[left] is weggelopen
    } aan bord { $board }, maar heeft daar niet verloren
    .help = verbeter de uitslag, of wie de partij opgaf

## Uitslagen die er geen zijn

no-score = { $score } is geen uitslag van dit toernooi: { $possible }
which-score = { $score } is geen uitslag van dit toernooi: { $possible }, en uit { $recorded } blijkt niet welke
scores-these = { $scores }, of 0-0 als beiden verliezen
scores-or-reversed = { $scores } of omgekeerd, of 0-0 als beiden verliezen
scores-or-plus = { $scores }, { $draw }+-{ $draw }-, { $draw }--{ $draw }+, of 0-0 als beiden verliezen
scores-making = twee getallen die samen { $sum } zijn, of 0-0 als beiden verliezen
scores-forfeits = { $won }, { $lost } of 0-0 reglementair

## Waar de arbiter naar moet kijken

color-word = { $color ->
        [white] wit
       *[black] zwart
    }
buchholz-of-schedule = { $tie_break } past niet bij een { system-word }: iedereen heeft dezelfde tegenstanders
first-color-idle = `first_color` beslist niets bij een { system-word }
tie-breaks-unrated = { $tie_breaks } niet gebruikt: { $first }{ $more ->
        [0] {" "}heeft
       *[other] {" "}en nog { $more } hebben
    } geen rating, en het evenement zegt niet wat een speler zonder rating telt
tie-break-of-teams = { $tie_break } telt punten die alleen teams hebben, en hier spelen spelers: het beslist niets
rematch = { $white } en { $black } treffen elkaar in ronde { $before } en opnieuw in ronde { $round }
meet-although-apart = { $one } en { $other } mogen elkaar in ronde { $round } niet treffen: { $why }
apart-reason = { $reason }
apart-forbidden = verboden paring
apart-same-group = { $by ->
        [club] dezelfde club
        [family] dezelfde familie
        [federation] dezelfde bond
       *[team] hetzelfde team
    }: { $group }
color-running = { $id } heeft in ronde { $round } voor de { $times }e keer achtereen { color-word }
pairing-unfit-begun = { $teams ->
        [yes] `pairing: { $said }` deelt spelers in, en hier spelen teams: ze worden ingedeeld volgens `{ $by }`
       *[no] `pairing: { $said }` deelt teams in, en hier spelen spelers: ze worden ingedeeld als teams
    }
    .help = { $teams ->
        [yes] schrijf `pairing: { $by }`
       *[no] maak het toernooi af zoals het begonnen is, en meld dat in het verslag; het systeem voor spelers is `pairing: dutch`
    }
table-colors = in het schema { $teams ->
        [yes] speelt nummer { $number } { $first } keer thuis en { $second } keer uit
       *[no] heeft nummer { $number } { $first } keer wit en { $second } keer zwart
    }
    .help = kijk of elk paar van het schema goed om staat
color-too-often = { $id } heeft in ronde { $round } { $more } keer vaker { color-word } gehad dan de andere kleur
amended-later = bord { $board } van ronde { $round } was { $players ->
        [none] {""}
       *[other] { $players }{" "}
    }{ $was ->
        [none] zonder uitslag
       *[other] { $was }
    } toen ronde { $paired } werd ingedeeld ({ $reason }): de indelingen blijven staan
forgotten = { $id } is in ronde { $round } niet ingedeeld en staat niet bij de afwezigen
plays-not-there = { $id } speelt in ronde { $round }, maar doet dan niet mee
sits-for-other = { $id } zit in ronde { $round } aan bord { $board } voor { $team }, maar is daar geen lid van
lineup-against = { $team } zit in ronde { $round } tegen het reglement aan de borden: { $broken }
award-idle = wat { $id } in ronde { $round } kreeg telt niet zoals het er staat: { $to_player ->
        [yes] hier hebben teams de punten, en spelers niet
       *[no] { $teams ->
            [yes] teams hebben matchpunten en bordpunten
           *[no] spelers hebben punten, en geen matchpunten of bordpunten
        }
    }
may-be-one = { $one } en { $other } { $same ->
        [yes] heten hetzelfde
       *[no] hebben namen die op elkaar lijken
    }: één persoon?
group-of-other = { $id } zit in de groep { $group }, en is van de categorie { $category }
category-of-nobody = categorie { $category } heeft niemand: { $field ->
        [club] geen speler is van de club { $value }
        [federation] geen speler is van de federatie { $value }
        [sex] van geen speler is het geslacht bekend
       *[birth] van geen speler is het geboortejaar bekend
    }{ $near ->
        [none] {""}
       *[other] ; er is wel { $near }
    }
categories-alike = de categorieën { $one } en { $other } zijn er twee: één categorie op twee manieren geschreven?
clubs-alike = de clubs { $one } en { $other } zijn er twee: één club op twee manieren geschreven?
numbers-otherwise = de nummers zouden de rating volgen, maar { $first } ({ $first_rating }) heeft nummer { $first_number }, vóór { $second } ({ $second_rating }), nummer { $second_number }: ronde 1 zou met deze nummers worden ingedeeld
in-none-of-groups = { $ids } { $several ->
        [yes] zitten
       *[no] zit
    } in geen poule, en { $several ->
        [yes] worden
       *[no] wordt
    } dus niet ingedeeld
bye-again = { $id } heeft { $times } keer geen tegenstander gehad
half-byes = { $id } heeft { $byes ->
        [one] { $byes } bye met een half punt
       *[other] { $byes } byes met een half punt
    } gehad
excluded = { $id } trok zich terug na { $played } van { $scheduled } { $teams ->
        [yes] wedstrijden
       *[no] partijen
    }: de uitslagen tellen voor niemand
open-board = bord { $board } van ronde { $round } { $adjourned ->
        [yes] is afgebroken
       *[no] heeft geen uitslag
    }
postponed-board = bord { $board } van ronde { $round } is uitgesteld{ $until ->
        [none] {""}
       *[other] {" "}tot uiterlijk { $until }
    }
open-match = wedstrijd { $number } van ronde { $round } ({ $home } - { $away }) { $postponed ->
        [yes] is uitgesteld{ $until ->
            [none] {""}
           *[other] {" "}tot uiterlijk { $until }
        }
       *[no] heeft geen uitslag
    }
round-not-played = ronde { $round } heeft geen uitslagen, en ronde { $later } wel
round-day = ronde { $round } is op { $day }, { $before ->
        [yes] vóór het begin van het evenement
       *[no] na het einde van het evenement
    }
rounds-out-of-order = ronde { $round } is op { $day }, vóór ronde { $earlier }, die op { $other } is
too-many-paired = er zijn { $paired } ronden ingedeeld, en het evenement heeft er { $rounds }
match-day = wedstrijd { $number } van ronde { $round } is op { $day }, buiten de dagen van het evenement of een seizoen van de ronde vandaan
round-without-boards = ronde { $round } heeft geen borden
was-out = { $id } is ingedeeld in ronde { $round }, maar heeft in ronde { $lost } verloren
rating-odd = { $id } heeft rating { $rating }: ontbreekt er een cijfer, of is er een te veel?
birth-odd = { $id } is volgens de invoer geboren in { $birth }
federation-long = de bond `{ $federation }` is langer dan de drie letters van zijn code, en een toernooiverslag heeft geen plaats voor meer
teams-of-one-name = { $one } en { $other } hebben één naam: in een lijst kan niemand ze uit elkaar houden
other-qualifies = { $stage } blijft zoals het in ronde { $round } begon; naar wat nu is ingevoerd: { $qualified ->
        [none] {""}
       *[other] { $qualified } zou meespelen{ $playing ->
            [none] {""}
           *[other] ,{" "}
        }
    }{ $playing ->
        [none] {""}
       *[other] { $playing } niet
    }
qualifies-shared-now = { $stage } is begonnen met wie zich had geplaatst, en blijft zo; nu: { $why }
undecided = bij bord { $board } van ronde { $round } staat niet wie er doorgaat

## Wat een controle oplevert

history-damaged = de geschiedenis is beschadigd bij bewerking { $number }: { $what }
check-summary = { $name }: { players-word }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } ingedeeld, { $open ->
        [one] { $open } uitslag ontbreekt
       *[other] { $open } uitslagen ontbreken
    }, { $warnings ->
        [one] { $warnings } waarschuwing
       *[other] { $warnings } waarschuwingen
    }, geschiedenis van { $operations ->
        [one] { $operations } bewerking
       *[other] { $operations } bewerkingen
    }
check-unkept = spelers zijn gewijzigd nadat een ronde was ingedeeld (bewerking { $number } in de geschiedenis), en het bestand zegt niet wat er toen stond: ronden worden beoordeeld naar wat er nu staat
check-taken-for-two = voor twee mensen gehouden: { $pairs }{ $more ->
        [0] {""}
       *[other] , en nog { $more } paren
    }
check-as-paired = { $same } van { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } zoals het systeem ze indeelt

opening-twice = ronde { $round }: twee openingen voor bord { $board }
    .help = laat er één staan
opening-unnamed = ronde { $round }: een opening zonder tabel of nummer
    .help = schrijf haar als { "{" }table: idf, number: XVI-15{ "}" }

## Prijzen

currency-unsound = `{ $code }` is geen munt: een kort woord met hoogstens { $most } decimalen
    .help = schrijf bijvoorbeeld `currency: {"{"}code: EUR{"}"}`
prizes-without-name = een prijzenlijst heeft geen naam
    .help = geef haar een `name`
prizes-twice = twee prijzenlijsten heten { $name }
    .help = geef een van beide een andere naam
prizes-count = { $name } heeft geen prijzen, of te veel: van 1 tot { $most }
    .help = noem de prijzen, of haal de lijst weg
prizes-zero = `{ $field }` van { $name } is 0
    .help = laat het weg
prize-too-large = een bedrag van { $name } is groter dan welke prijs ook: hoogstens { $most } van de kleinste eenheid
    .help = bedragen staan in de kleinste eenheid van de munt
prize-without-thing = een prijs van { $name } is een ding zonder naam
    .help = zeg wat het is
prizes-of-no-teams = { $name } is voor teams, en er spelen spelers
    .help = laat `of` weg
prizes-of-board = { $name } is voor bord { $board }, en { $for_teams ->
        [yes] een lijst voor een bord is voor spelers
       *[no] { $boards ->
            [0] er spelen spelers, geen teams
            [one] wedstrijden hebben één bord
           *[other] wedstrijden hebben { $boards } borden
        }
    }
prize-lot-twice = { $id } staat twee keer in de loting van { $name }
    .help = laat één van de twee weg
excluded-badly = { $twice ->
        [yes] { $id } is twee keer van de prijzen uitgesloten
       *[no] { $id } is zonder reden van de prijzen uitgesloten
    }
    .help = { $twice ->
        [yes] laat er een van staan
       *[no] zeg waarom
    }
prize-rises = { $list }: prijs { $place } is hoger dan de prijs ervoor
drawn-no-table = de tabel { $table } { $faulty ->
        [yes] heeft fouten
       *[no] is er niet
    }; daaruit { $openings ->
        [1] is 1 opening
       *[other] zijn { $openings } openingen
    } geloot, de eerste voor ronde { $round }
drawn-gone = ronde { $round }: { $line } is geloot uit { $table }, die deze niet heeft, of niet de genoemde stapels
drawn-unknown = ronde { $round }: { $line } is geloot met { $number } uit { $of } regels, en het bestand laat er { $allowed } over; zonder de geschiedenis is niet na te gaan welke gebruikt waren
drawn-other = ronde { $round }: { $line } volgt niet uit { $number } van { $of } regels: { $allowed ->
    [0] er was geen regel over
   *[other] er waren er { $allowed } over, en het wordt { $meant }
}
prize-beside-unit = { $list }: prijs { $place } is geen veelvoud van de eenheid waarop aandelen worden afgerond
prize-minimum-above = { $list }: het minimum is hoger dan elke prijs van de lijst, zodat gelijk geëindigden wijken tot er één over is of niemand meer kan wijken
prize-category = { $list } is voor categorie { $category }, die niemand kan hebben
prize-group = { $list } gaat volgens { $group ->
        [none] geen groep, en de laatste fase heeft groepen
       *[other] groep { $group }, die de laatste fase niet heeft
    }: niemand wint haar

## Prijzenvragen

case-stranger = { $player } is niet een van de spelers
    .help = noem de spelers met hun `id`
case-id-twice = twee spelers hebben de id { $player }
    .help = geef een van hen een andere
case-rank-twice = twee spelers hebben rang { $rank }
    .help = niemand deelt een rang in een prijzenvraag
case-too-fine = de bedragen hebben geen gemeenschappelijke noemer waarmee gerekend kan worden
    .help = schrijf grovere breuken

## Barrages

bad-ladder = { $why }
    .help = een ladder heeft een naam en fasen; `repeat` staat alleen bij de laatste, en alle fasen geven punten of geen enkele
ladder-without-name = een ladder heeft geen naam
ladder-without-stages = ladder { $name } heeft geen fasen
ladder-stage-name = een fase van ladder { $name } heeft geen naam, of die van een andere: `{ $stage }`
ladder-stage-games = fase { $stage } van ladder { $name } heeft geen partijen, of te veel: van 1 tot { $most }
ladder-repeat-not-last = fase { $stage } van ladder { $name } wordt herhaald tot zij gewonnen is, en is niet de laatste
ladder-draw-wins = ladder { $name }, fase { $stage }: remise wint alleen in een fase van een play-off met één partij die niet herhaald wordt
ladder-black-carried = ladder { $name }, fase { $stage }: zwart heeft alleen een eigen tijd waar elke partij een eigen tijd heeft, niet met `carried`
ladder-compares = ladder { $name } vergelijkt fase { $stage }, die zij niet heeft
ladder-points-missing = fase { $stage } van ladder { $name }: de ronde en alle fasen geven punten, of geen enkele
ladder-twice = twee ladders heten { $name }
    .help = geef een van beide een andere naam
unknown-ladder = er is geen ladder { $name }
    .help = er is { $known }
playoff-of-what = een barrage is van een bord (`board`) of om een plaats (`place`)
    .help = laat er een van staan
playoff-players = een barrage heeft 2 tot { $most } spelers, ieder één keer
    .help = verbeter `players`
playoff-board = de spelers van de barrage zitten niet aan bord { $board } van ronde { $round }
    .help = verbeter het bord, of neem eerst de barrage weg
playoff-boards-wrong = de borden van een barrage van teams zijn er 1 tot en met { $most }; een barrage van spelers heeft er geen
    .help = verbeter `boards`, of haal het weg
playoff-unlevel = ronde { $round }, bord { $board } heeft een barrage en staat niet gelijk
    .help = neem eerst de barrage weg
playoff-twice = deze barrage staat er twee keer
    .help = haal er een weg
playoff-places = de plaatsen { $place } tot { $to } bestaan niet
    .help = schrijf de eerste plaats als `place`, de laatste als `to`
playoff-other-ladder = de barrage gaat volgens { $ladder }, en de ronden van het toernooi tellen volgens { $of_event }
    .help = schrijf de ladder van het toernooi
playoff-bad-game = partij { $game } kan niet in de barrage staan: { $why }
    .help = een fase wordt alleen gespeeld als alle fasen ervoor gelijk eindigden, en de fase die beslist is de laatste
playoff-advances = { $id } gaat door van bord { $board }, en de ander heeft de barrage gewonnen
    .help = neem de barrage weg, of laat de winnaar doorgaan
playoff-idle = de barrage om plaats { $place } beslist niets: { $players } staan niet gelijk, of anderen staan met hen gelijk
playoff-elsewhere = de barrage gaat om { $of }, en de spelers ervan delen de plaatsen { $first } tot en met { $last }
    .help = verbeter `place` en `to`
playoff-order-otherwise = uit het getal { $number } van de barrage volgt de volgorde { $players }
playoff-passed-over = { $id } heeft de barrage gewonnen, { $of }, en speelt niet in ronde { $next }
    .help = neem ronde { $next } terug en deel haar opnieuw in, of verbeter de barrage
playoff-open = de barrage, { $of }, is niet afgelopen
playoff-colors = { $id } heeft in partij { $game } van de barrage weer { $color ->
        [white] wit
       *[black] zwart
    }
playoff-time = { $id } verbruikte in partij { $game } van de barrage { $over } meer dan er was
