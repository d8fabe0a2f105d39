### Waarom een handeling wordt geweigerd.

refusal-said = { $what }
no-such-score = { $why }
board-of = { $board } ({ $white } - { $black })

## Spelers

no-player = er is geen speler { $id }
not-an-id = `{ $word }` is geen kenmerk; { $count ->
        [one] misschien is het { $players }
       *[other] er kunnen { $count } spelers bedoeld zijn: { $players }{ $more ->
            [0] {""}
           *[other] ; en nog { $more }
        }
    }
candidate = { $id } { $name }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    }
alias-empty = de naam is leeg
alias-taken = `{ $alias }` is een naam van { $other }
no-alias = { $id } heeft geen andere naam `{ $alias }`{ $known ->
        [none] {""}
       *[other] ; wel: { $known }
    }
in-event-otherwise = { $id } { $name } doet al mee, met { $differences }
who-are-they = { $in_list ->
        [yes] de lijst noemt misschien mensen meer dan eens
       *[no] { $count ->
            [one] een speler staat er misschien al in
           *[other] { $count } spelers staan er misschien al in
        }
    }: { $questions }{ $more ->
        [0] {""}
       *[other] ; en nog { $more }
    }
who-is-there = { $name }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    } is misschien { $player }
who-is-in-list = { $name }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    } en { $other }{ $other_known ->
        [none] {""}
       *[other] {" "}({ $other_known })
    } van dezelfde lijst zijn misschien één persoon
in-list-twice = { $name } staat twee keer in de lijst
name-of-two-lines = de naam bevat een regeleinde of een stuurteken
id-taken = het kenmerk { $id } is van { $name }
id-is-fixed = het kenmerk van een speler verandert nooit
stands-in-round = { $id } staat in ronde { $round }
is-forbidden-pair = { $id } staat in een lijst van verboden partijen

## Aanwezigheid

round-zero = ronden tellen vanaf 1
no-such-round = er is geen ronde { $round }: er worden er { $rounds } gespeeld
gives-no-bye = { $system ->
        [swiss] een Zwitsers toernooi
        [round-robin] een rondtoernooi
        [match] een tweekamp
        [scheveningen] een Scheveningen
        [knockout] een knock-out
       *[other] { $system }
    } kent geen { $bye ->
        [bye] bye
        [full-point-bye] bye met een heel punt
        [half-point-bye] bye met een half punt
       *[other] afwezigheid
    }: de partijen liggen vast
admits-nobody-later = { $system ->
        [swiss] een Zwitsers toernooi
        [round-robin] een rondtoernooi
        [match] een tweekamp
        [scheveningen] een Scheveningen
        [knockout] een knock-out
       *[other] { $system }
    } laat niemand in een latere ronde instromen: de partijen liggen vast
admits-nobody = { $system ->
        [swiss] een Zwitsers toernooi
        [round-robin] een rondtoernooi
        [match] een tweekamp
        [scheveningen] een Scheveningen
        [knockout] een knock-out
       *[other] { $system }
    } laat niemand meer toe als er is ingedeeld
entry-closed = na ronde { $round } mag niemand meer instromen
half-byes-used = { $id } heeft het toegestane aantal byes met een half punt gehad: { $most }
paired-in-round = { $id } is al ingedeeld in ronde { $round }
has-result = { $id } heeft een uitslag in ronde { $round }
refused-has-withdrawn = { $id } heeft zich teruggetrokken na ronde { $round }
nobody-has-bye = niemand heeft de bye van ronde { $round }
has-the-bye = { $id } heeft de bye van ronde { $round }
bye-asked-for = { $bye ->
        [absent] { $id } is afwezig in ronde { $round }
       *[other] { $id } heeft voor ronde { $round } gevraagd om een { bye-word }, en is er niet
    }
empty-reason = de reden heeft geen woorden
stands-on-board = { $id } staat aan bord { $board } van ronde { $round }

## Rondes

stage-without-field = nergens staat wie er spelen in de fase { $stage }
stage-not-over = de volgende fase begint als deze voorbij is: { $missing ->
        [one] er ontbreekt een uitslag
       *[other] er ontbreken { $missing } uitslagen
    } tot en met ronde { $round }
shared-qualification = { $group ->
        [none] {""}
       *[other] groep { $group }:{" "}
    }{ $names } delen plaats { $place }, en er { $left ->
        [one] gaat maar { $left } van hen door
       *[other] gaan er maar { $left } van hen door
    }
no-round-paired = er is nog geen ronde ingedeeld
round-not-paired = ronde { $round } is niet ingedeeld
round-paired = ronde { $round } is al ingedeeld
all-rounds-paired = { $rounds ->
        [one] de enige ronde is
       *[other] alle { $rounds } ronden zijn
    } al ingedeeld
round-by-round = { $system ->
        [swiss] een Zwitsers toernooi
        [round-robin] een rondtoernooi
        [match] een tweekamp
        [scheveningen] een Scheveningen
        [knockout] een knock-out
       *[other] { $system }
    } wordt ronde voor ronde ingedeeld
beyond-calendar = { $days } dagen na { $first } valt buiten de kalender
nothing-to-unpair = er is geen ronde ingedeeld
round-has-results = ronde { $round } heeft uitslagen aan { $more ->
        [0] bord { $boards }
       *[other] { $all } borden: { $boards } en nog { $more }
    }
results-missing = van ronde { $round } ontbreken de uitslagen van { $more ->
        [0] bord { $boards }
       *[other] { $all } borden: { $boards } en nog { $more }
    }
nothing-recorded-here = hier is in ronde { $round } niets ingevoerd dat te wijzigen is: welke ronde wordt bedoeld?
which-round = alle uitslagen van ronde { $round } zijn binnen: welke ronde wordt bedoeld?
too-few-players = er { $teams ->
        [yes] { $players ->
            [one] doet { $players } team
           *[other] doen { $players } teams
        }
       *[no] { $players ->
            [one] doet { $players } speler
           *[other] doen { $players } spelers
        }
    } mee, en er zijn er twee nodig
too-few-present = ronde { $round } zou door { $present } van de spelers worden gespeeld
rounds-unknown = er staat niet hoeveel ronden er worden gespeeld
no-legal-pairing = ronde { $round } kan niet reglementair worden ingedeeld: { $reasons }.

## Borden en uitslagen

no-board = ronde { $round } heeft geen bord { $board }
no-spot = `{ $said }` is geen bord en ook geen speler
no-board-of-player = { $id } heeft geen bord in ronde { $round }
not-on-board = { $id } zit niet aan bord { $board }
result-of-withdrawal = de uitslag van bord { $board } komt van een terugtrekking
board-has-result = bord { $board } heeft al een uitslag
also-outstanding = ronde { $round }, bord { $board } ({ $white } - { $black }) moet ook nog gespeeld worden: welke ronde wordt bedoeld?
board-named-twice = bord { $board } staat er twee keer: { $first } en { $second }
not-as-many-results = { $results ->
        [one] { $results } uitslag
       *[other] { $results } uitslagen
    } voor { $boards ->
        [one] { $boards } bord
       *[other] { $boards } borden
    } zonder uitslag in ronde { $round }{ $to ->
        [none] {""}
       *[other] {" "}tot en met bord { $to }
    }
not-open = ronde { $round }, bord { $board } wacht niet op een uitslag
result-without-board = `{ $word }` noemt geen bord
to-without-order = de uitslagen noemen zelf hun bord
result-recorded = ronde { $round }, bord { $board }: { $white } - { $black } { $results } is al ingevoerd
too-many-results = `{ $said }`: te veel uitslagen, er { $games ->
        [one] wordt { $games } partij
       *[other] worden { $games } partijen
    } gespeeld
one-of-two-games = een ontmoeting in dit toernooi heeft { $games } partijen
no-result-of-event = `{ $word }` is geen uitslag van dit toernooi: { $possible }
whose-forfeit = `{ $word }` zegt niet wie verliest
neither-yes-nor-no = `{ $word }` is geen yes en geen no
no-game = er is geen partij { $game }: er { $games ->
        [one] wordt er { $games }
       *[other] worden er { $games }
    } gespeeld
game-before-missing = partij { $game } heeft geen plaats: partij { $missing } ontbreekt

## Met de hand ingedeeld

named-twice = { $id } is twee keer genoemd
not-paired = niet ingedeeld: { $ids }
left-alone = { $id } zou zonder tegenstander zitten
apart-from-nobody = spelers worden van elkaar gescheiden: noem er twee of meer
kept-apart-together = { $ids } worden samen uit elkaar gehouden
keeps-nobody-apart = een { system-word } deelt iedereen in volgens het schema: er wordt niemand uit elkaar gehouden
not-in-round = { $id } zit niet in ronde { $round }
checks-object = { $problems }

## Velden

has-own-commands = `{ $field }` wordt met eigen opdrachten veranderd
no-setting = `{ $field }` van een evenement is wat er is vastgelegd, en geen instelling
paired-by = de ronden zijn ingedeeld volgens `{ $field }`
fewer-rounds-than-paired = het evenement kan geen { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } hebben: er zijn er { $paired } ingedeeld
bad-value = `{ $field }={ $value }`: { $why }
no-field = er is geen veld `{ $field }`

## Nummers, loting, teams

numbers-are-fixed = plaatsingsnummers veranderen niet meer met de hand als er een ronde is ingedeeld
no-seed = er wordt geloot, maar het toernooi heeft geen lotingsgetal
no-seed-for-numbers = de nummers worden geloot, maar het toernooi heeft geen lotingsgetal
numbers-used-up = na { $last } is er geen plaatsingsnummer meer
winners-of-no-bracket = { $winners } winnaars van een knock-outronde: mogelijk zijn 1, 2, 4, 8 ...
no-varma-groups = Varma-groepen zijn er voor 9 tot en met 24 spelers, niet voor { $players }
nobody-numbered = niemand heeft plaatsingsnummer { $number }
was-not-paired = { $id } is in ronde { $round } niet ingedeeld: { $bye ->
        [none] zit er niet in
       *[other] { bye-word }
    }
not-by-scores = een { system-word } wordt niet op score ingedeeld: er valt niets uit te leggen
names-unknown = ronde { $round } noemt onbekende spelers
no-number = { $id } heeft geen plaatsingsnummer
numbers-have-gaps = de plaatsingsnummers lopen tot { $last }, maar er { $players ->
        [one] doet { $players } speler
       *[other] doen { $players } spelers
    } mee
no-team = { $id } zit in geen team
not-two-teams = Scheveningen speelt men met twee teams, hier zijn er { $teams }
unequal-teams = de teams zijn niet even groot: { $first } { $players }, { $second } { $others }

## Schema's en knock-out

too-many-for-schedule = er zijn te veel spelers voor een schema
no-promotion-matches = er staat niet welke plaatsen van { $division } { $is_lower ->
        [yes] promotiewedstrijden
       *[no] degradatiewedstrijden
    } spelen
table-of-others = het schema (`system.schedule`) is voor { $numbers }, en er spelen er { $players }
schedule-too-long = { $players ->
        [one] { $players } speler zou
       *[other] { $players } spelers zouden
    } { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } spelen
match-of-two = een tweekamp heeft twee spelers, hier zijn er { $players }
too-many-for-bracket = er zijn te veel spelers voor een knock-outschema
knockout-over = de knock-out is afgelopen: { $name } heeft gewonnen
tie-undecided = bord { $board } van ronde { $round } ({ $white } - { $black }) { $forfeited ->
        [yes] is door beiden reglementair verloren
       *[no] { $level ->
            [none] is niet beslist
           *[other] staat gelijk: ieder { $level }
        }
    }
has-lost = { $id } heeft bord { $board } verloren van { $winner }
only-in-knockout = alleen in een knock-out gaat er iemand door

## Ratinglijsten

no-day = het toernooi heeft geen datum, en er is een maandlijst
same-player-of-list = { $one } en { $other } zijn dezelfde speler van de lijst
who-are-they-in-list = { $count ->
        [one] een speler staat misschien al in de lijst
       *[other] { $count } spelers staan misschien al in de lijst
    }: { $questions }{ $more ->
        [0] {""}
       *[other] ; en nog { $more }
    }
who-is-in-ratings = { $player } is misschien { $listed }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    }
nobody-listed-so = de lijst heeft niemand met het kenmerk `{ $word }`, en niet precies één persoon van die naam
all-begin-alike = volgens { $scheme } begint iedereen op { $rating }, met of zonder rating
other-event-called-so = de lijst heeft een ander toernooi met de naam `{ $event }`
in-list-as = { $whole ->
        [yes] al deze partijen staan
       *[no] { $shared } van de { $all } partijen staan
    } in de lijst als `{ $event }`
no-monthly-list = { $scheme } heeft geen maandlijst

## Teams

refused-of-teams = { $why }
not-of-teams = in dit toernooi spelen spelers tegen elkaar, en geen teams
which-team-called = er heten meer teams `{ $word }`: { $teams }
no-such-team = er is geen team `{ $word }`{ $teams ->
        [none] {""}
       *[other] ; misschien is het { $teams }{ $more ->
            [0] {""}
           *[other] {" "}en nog { $more }
        }
    }
no-teams = er zijn nog geen teams
team-name-taken = { $name } is { $id }
team-name-empty = de naam van het team is leeg
member-of-other = { $id } is lid van { $other }
too-many-members = { $id } zou { $members } leden hebben; { $most } zijn toegestaan
team-stands-in-round = { $id } staat in ronde { $round }
team-is-named = { $id } staat in een opstelling, een groep, een fase of een lijst van verboden paringen
teams-are-apart = { $ids }: spelers van teams ontmoeten elkaar zoals de opstellingen ze zetten, en geen indeling houdt ze uit elkaar
teams-within = teams ontmoeten elkaar niet in een { $system }, waarin elke speler van het ene team tegen elke van het andere speelt
match-undecided = wedstrijd { $number } van ronde { $round } ({ $one } - { $other }) { $forfeited ->
        [yes] is door beide reglementair verloren
       *[no] { $level ->
            [none] is niet beslist
           *[other] staat gelijk: elk { $level }
        }
    }
other-groups = { $one } en { $other } spelen in verschillende poules: teams wisselen binnen een poule van plaats
lineup-empty = er is geen speler genoemd voor de opstelling
lineup-too-short = { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    } voor { $boards } borden
lineup-too-long = { $players } spelers voor { $boards } borden
lineup-breaks = de opstelling van { $team } voor ronde { $round } is in strijd met de regels van het toernooi: { $rules }
breaks-of-other = { $id } is lid van { $other }
breaks-guest = { $id } is van geen team lid
breaks-members = { $first } zit vóór { $second }, die in de lijst van het team eerder staat
breaks-rating = { $first } zit vóór { $second }, die { $more } ratingpunten meer heeft ({ $margin } mag)
breaks-too-few = { $there ->
        [one] 1 bord is bezet
       *[other] { $there } borden zijn bezet
    }, en het moeten er { $present } zijn: met minder is de wedstrijd verloren
breaks-club-games = { $id } is van { $own } en heeft { $most ->
    [0] hier geen speelrecht: het toernooi laat niemand voor een ander team van de vereniging spelen
    [one] één keer voor andere teams van de vereniging gespeeld, vaker mag niet
   *[other] { $most } keer voor andere teams van de vereniging gespeeld, vaker mag niet
}
breaks-reserve-games = { $id } is reserve en speelt in { $most ->
        [one] 1 andere ronde
       *[other] { $most } andere rondes
    }, vaker mag niet
breaks-away = { $id } is er die ronde niet
plays-for-other = { $id } speelt in ronde { $round } voor { $other }
teams-meet-here = { $id } { $name } is een speler{ $team ->
        [none] {""}
       *[other] {" "}van { $team } { $team_name }
    }, en dit gaat over teams
no-match-of = { $id } heeft in ronde { $round } geen wedstrijd
lineup-of-lost = ronde { $round }, wedstrijd { $number } is verloren door { $teams }, en de borden worden niet gespeeld
nothing-ruled = ronde { $round }, wedstrijd { $number } telt zoals de borden zeggen; er zijn borden reglementair verloren
lineup-played = aan borden van wedstrijd { $number } met een uitslag zouden andere spelers zitten: { $boards }
no-such-match-of-round = ronde { $round } heeft geen wedstrijd { $number }; het zijn er { $most }
no-seat = wedstrijd { $number } heeft geen bord { $seat }; het zijn er { $boards }
match-has-score = van wedstrijd { $number } is alleen de score bekend, dus zij heeft geen borden
match-not-played = wedstrijd { $number } is zonder spelen verloren, dus haar borden krijgen geen uitslag
seat-vacant = bord { $seat } van wedstrijd { $number } is leeg: reglementair gewonnen en verloren
not-in-match = { $id } speelt niet in wedstrijd { $number }
match-has-result = wedstrijd { $number } heeft een uitslag
match-score-too-high = { $score } kan niet: { $boards } borden geven samen { $most } punten, volgens de telling van het toernooi
match-score-against-lineup = { $score } kan niet: volgens de opstelling heeft { $team } niemand aan { $several ->
        [yes] de borden
       *[no] bord
    } { $seats } van wedstrijd { $number }, en hoogstens { $most ->
        [1] 1 punt
       *[other] { $most } punten
    }
match-score-recorded = ronde { $round }, wedstrijd { $number }: { $home } - { $away } { $score } is al ingevoerd
match-over = elk bord van wedstrijd { $number } heeft zijn uitslag
stands-in-match = { $id } staat in wedstrijd { $number } van ronde { $round }, die niet uit is
no-points-given = er zijn geen punten genoemd
other-points = { $teams ->
        [yes] teams hebben wedstrijdpunten en bordpunten
       *[no] spelers hebben punten, en geen wedstrijdpunten of bordpunten
    }
nothing-awarded = { $id } heeft in ronde { $round } niets gekregen
awarded-several = { $id } heeft in ronde { $round } meer dan één ding gekregen: { $given }
groups-paired = groepen veranderen niet meer als er een ronde is ingedeeld
no-groups = er zijn geen groepen
groups-no-categories = er is geen categorie: niemand heeft er een, en het evenement heeft er geen regels voor
groups-not-one-category = een groep per categorie vraagt iedereen in één: { $none ->
        [none] {""}
       *[other] in geen { $none }
    }{ $several ->
        [none] {""}
       *[other] { $none ->
            [none] {""}
           *[other] ;{" "}
        }in meer dan één { $several }
    }
in-no-group = in geen groep: { $ids }
in-two-groups = { $id } zit in twee groepen
group-too-small = groep { $group } heeft { $players ->
        [0] niemand
       *[other] er { $players }
    } om in te delen, en er zijn er twee nodig
too-many-groups = { $competitors } zijn te weinig voor { $groups } groepen van twee of meer
stage-there = er is al een fase { $stage }
no-stage = er is geen fase { $stage }{ $known ->
        [none] {""}
       *[other] ; er is { $known }
    }
stage-begun = van { $stage } zijn rondes ingedeeld
not-carried = partijen gaan mee naar een rondtoernooi, en niet naar { $system }
field-of-one = { $stage } heeft er één die speelt; er zijn er twee nodig
nothing-of-division = over de klasse wordt niets gezegd
not-in-stage-before = niet in de fase ervoor, en dus zonder punten om mee te nemen: { $ids }
places-or-field = een fase is van plaatsen of van wie genoemd wordt, niet van beide

## Prijzen

refused-of-prizes = { $why }
no-prizes = het toernooi heeft geen prijzen
no-prize-list = er is geen prijzenlijst { $name }; er is { $known }
prize-name-is-amount = `{ $name }` is een bedrag, en de lijst heeft geen naam
no-prizes-given = { $name } is een nieuwe lijst, en er wordt geen prijs genoemd
no-prize-category = niemand kan categorie { $category } hebben{ $known ->
        [none] {""}
       *[other] ; er is { $known }
    }
no-prize-group = de laatste fase heeft geen groep { $group }{ $known ->
        [none] {""}
       *[other] ; er is { $known }
    }
no-prize-board = er is geen bord { $board }: { $boards ->
        [0] er spelen spelers, geen teams
        [one] wedstrijden hebben één bord
       *[other] wedstrijden hebben { $boards } borden
    }
no-amount = `{ $text }` is geen bedrag in { $code }, zoals { $example }
prizes-other-decimals = de bedragen die er staan zijn geteld in de kleinste eenheid van { $code }, dat andere decimalen heeft
prize-lot-of-whom = er wordt geloot tussen twee of meer: noem ieder één keer, in de volgorde van de loting
not-excluded-from-prizes = { $id } doet al mee om de prijzen

## Lotingen van openingen

opening-drawn-before = de opening van ronde { $round }, bord { $board } is al geloot: { $table } { $number }
opening-used-before = { $table } { $number } is al gebruikt in ronde { $round }
opening-played-before = ronde { $round }, bord { $board } heeft een uitslag: de opening wordt niet meer geloot
    .help = voer de gespeelde opening in met haar nummer
no-opening-drawn = { $boards ->
        [yes] voor deze borden is in ronde { $round } geen opening geloot
       *[no] voor ronde { $round } is geen opening geloot
    }
no-boards-to-draw = ronde { $round } heeft geen borden

## Barrages

no-ladder = er is geen ladder { $name }; er is { $known }
which-ladder = welke ladder? er is { $known }
playoff-boards = een wedstrijd heeft { $most } borden, geen { $boards }
playoff-only-of-teams = een barrage heeft borden waar teams spelen, en hier spelen spelers
playoff-not-level = { $of } staat niet gelijk
playoff-opened-before = er is al een barrage, { $of }
no-playoff = zo'n barrage is er niet
several-playoffs = er kunnen meer barrages bedoeld zijn: { $known }
playoff-still-open = de barrage, { $of }, is niet afgelopen: haar winnaar gaat door
playoff-paired-on = ronde { $round } is ingedeeld, en { $id } { $name } speelt daarin als winnaar van de barrage
playoff-stage-begun = { $stage } is begonnen met wie doorgingen na de barrage, { $of }
playoff-no-level-board = in ronde { $round } staat geen { $teams ->
        [yes] wedstrijd
       *[no] bord
    } zonder barrage gelijk
playoff-undecided = ronde { $round }, { $teams ->
        [yes] wedstrijd
       *[no] bord
    } { $board } staat gelijk en niemand gaat door: wie een plaats deelt, staat nog niet vast
playoff-in-none = er is geen barrage tussen { $ids }
playoff-which-board = in ronde { $round } staan meer { $teams ->
        [yes] wedstrijden
       *[no] borden
    } gelijk: { $boards }
playoff-not-of-it = { $id } speelt niet in de barrage, { $of }: haar spelers zijn { $players }
playoff-no-game-now = { $id } heeft nu geen partij; te spelen: { $games }
playoff-half-the-clocks = tijden en zetten worden samen ingevoerd: elke zet geeft er { $increment } s bij
playoff-too-long = { $id } kan geen { $used } hebben verbruikt: { $moves ->
        [none] {""}
        [one] met 1 zet{" "}
       *[other] met { $moves } zetten{" "}
    }was er { $had }
playoff-results-missing = { $boards ->
        [one] een bord heeft nog geen uitslag
       *[other] { $boards } borden hebben nog geen uitslag
    }: wie een plaats deelt, staat niet vast
playoff-nobody-tied = { $place ->
        [none] { $named ->
            [yes] deze spelers delen geen plaats
           *[no] niemand deelt een plaats
        }
       *[other] { $named ->
            [yes] plaats { $place } wordt niet door deze spelers gedeeld
           *[no] niemand deelt plaats { $place }
        }
    }
playoff-only-points = plaats { $place } wordt niet gedeeld: { $ids } hebben evenveel punten, en worden anders gescheiden; noem hen als zij er toch om spelen
playoff-which-places = er worden meer plaatsen gedeeld: { $places }
playoff-not-tied = { $one } en { $other } hebben niet evenveel punten
playoff-left-out = ook met hen gelijk: { $ids }; noem allen die gelijk staan, of niemand
playoff-too-many = { $players } spelers delen de plaats; een volgorde wordt geloot van ten hoogste { $most }
playoff-by-hand-whom = de volgorde is met de hand geloot: noem alle spelers in die volgorde
playoff-which-game = er kunnen nu meer partijen gespeeld worden: { $games }; noem er een, zoals { $first }=UITSLAG
playoff-no-such-game = { $white } en { $black } hebben nu geen partij
playoff-is-over = er valt niets meer te spelen in de barrage, { $of }
playoff-typed-again = { $entered ->
        [one] partij 1 heeft
       *[other] de partijen 1 tot en met { $entered } hebben
    } deze uitslag al: is die nog eens ingevoerd?
playoff-decided = partij { $games } beslist de barrage, { $of }; { $more ->
        [one] de uitslag erna is er een
       *[other] de { $more } uitslagen erna zijn
    } te veel
playoff-no-game-yet = partij { $game } is niet ingevoerd; { $games ->
        [0] er is er nog geen
        [1] alleen partij 1 is dat
       *[other] de laatste is partij { $games }
    }
playoff-moves-apart = Wit kan geen { $white } zetten gedaan hebben en Zwart { $black }: zij zijn om de beurt aan zet
playoff-clocks-of-several = tijden en zetten worden met één partij tegelijk ingevoerd
playoff-wrong-game = partij { $game } kan niet ingevoerd worden: { $why }
playoff-not-in-it = { $id } speelt niet in de barrage
playoff-other-stage = zij is van { $stage }, en nu wordt { $now } gespeeld
playoff-not-now = { $white } en { $black } hebben dan geen partij
playoff-over = de barrage was al beslist
playoff-no-score = { $result } is geen uitslag van een wedstrijd aan { $boards } borden: samen geven ze { $points }, 2-1-0 per bord
playoff-no-result = { $result } is geen uitslag van een barrage: 2-0, 1-1, 0-2, of reglementair
