### Wat er rond de tabellen van een toernooi staat: titels, koppen, woorden in cellen, opmerkingen.

## Titels

of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}van { $rounds }
    }
after-round = { $round ->
        [0] vóór ronde 1
       *[other] na ronde { $round }{ of-rounds }
    }
during-round = tijdens ronde { $round }{ of-rounds } ({ $done } van { $boards } uitslagen{ $earlier ->
        [0] {""}
        [one] ; 1 van een eerdere ronde ontbreekt
       *[other] ; { $earlier } van eerdere rondes ontbreken
    })
of-category = { $category ->
        [none] {""}
       *[other] , { $category }
    }
players-in-all = { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
away-word = { $bye ->
        [bye] bye
        [full-point-bye] bye met een heel punt
        [half-point-bye] bye met een half punt
       *[absent] afwezig
    }
stage-of-ladder = { $stage ->
        [standard] standaard
        [rapid] rapid
        [blitz] blitz
        [second-blitz] tweede blitz
        [superblitz] superblitz
        [lehmann-georgiev] Lehmann-Georgiev
        [deciding] beslissende partij
       *[other] { $stage }
    }
side-word = { $color ->
        [white] wit
       *[black] zwart
    }
title-round = Ronde { $round }{ of-rounds }{ $stage ->
        [none] {""}
        [final] : finale
        [semi-finals] : halve finales
       *[quarter-finals] : kwartfinales
    }
title-outstanding = { $games ->
        [one] Nog { $games } partij te spelen
       *[other] Nog { $games } partijen te spelen
    }
title-team-list = { $teams ->
        [one] 1 team
       *[other] { $teams } teams
    }
title-fixtures = { $team ->
        [none] Wedstrijdprogramma
       *[other] Wedstrijdprogramma van { $team }
    }
title-division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $complete ->
        [yes] Promotie en degradatie
       *[no] Promotie en degradatie, voorlopige stand
    }
title-players = { players-in-all }
title-standings = Stand { $until }{ of-category }
title-final = Eindstand{ of-category }
title-teams = Teams { $until }
title-crosstable = Kruistabel { $until }
title-team-crosstable = Kruistabel { $until }: { $team }, { $single ->
        [yes] { $points } punt
       *[no] { $points } punten
    }
title-tree = Knock-outschema
title-colors = Kleuren { $until }
title-explanation = { $player }: { $place ->
        [none] geen plaats
       *[other] plaats { $place }
    } met { $single ->
        [yes] { $points } punt
       *[no] { $points } punten
    } { $until }
title-bracket = Ronde { $round }{ of-rounds }, { score-word }: { $of_teams ->
        [yes] { $players ->
            [one] { $players } team
           *[other] { $players } teams
        }
       *[no] { players-in-all }
    }{ $moved_down ->
        [0] {""}
       *[other] {" "}en { $moved_down } van boven
    }
score-word = { $single ->
        [yes] { $score } punt
       *[no] { $score } punten
    }
title-answer = Ronde { $round }{ of-rounds }, { $board ->
        [none] bye
       *[other] { $of_teams ->
            [yes] wedstrijd
           *[no] bord
        } { $board }
    }{ $score ->
        [none] {""}
       *[other] : groep van { score-word }
    }
title-ratings = { $month ->
        [none] Ratings
       *[other] Ratings van { $month }
    }, { $scheme }
title-rating-report = Ratings, kruistabel { $until }
title-report = Stand na ronde { $round }
title-of-part = { $title }{ $stage ->
        [none] {""}
       *[other] , { $stage }
    }{ $group ->
        [none] {""}
       *[other] , groep { $group }
    }
title-clubs = Clubs { $until }
title-individuals = Spelers { $until }{ $board ->
        [none] {""}
       *[other] , bord { $board }
    }
title-match-report = Ronde { $round }, wedstrijd { $number }: formulier
title-members = { $team }: leden
title-line-up = { $team }: opstelling voor ronde { $round }
title-days = { $start } tot en met { $end }
title-from = vanaf { $start }

## Koppen van kolommen

head-place = Pl
head-overall = Alg.
head-of-game = { $game }
head-id = Id
head-number = Nr
head-name = Naam
head-title = Titel
head-federation = Bond
head-club = Club
head-team = Team
head-out-in = Uit in
head-games = Part
head-points = Ptn
head-match-points = WP
head-board-points = BP
head-matches = Wedstrijden
head-match = Wedstrijd
head-in-match = In wedstrijd
head-white-team = Team wit
head-black-team = Team zwart
head-seat = Nr
head-home = Thuis
head-away = Uit
head-at = Waar
head-venue = Speelplaats
head-goes-to = Volgend seizoen in
head-teams = Teams
head-percentage = %
head-boards = Borden
head-row = Rij
head-round = Ronde
head-date = Datum
head-board = Bd
head-color = Kleur
head-opponent = Tegenstander
head-rating = Rating
head-result = Uitslag
head-score = Totaal
head-opponent-score = Punten tegenstander
head-adjusted-score = Aangepast
head-members = Leden
head-remarks = Opmerkingen
head-categories = Categorieën
head-born = Geboren
head-sex = Geslacht
head-federation-number = Bondsnr.
head-colors = Kleuren
head-white-games = W
head-black-games = Z
head-balance = W-Z
head-run = Reeks
head-due = Recht op
head-white = Wit
head-black = Zwart
head-bye = bye
head-rated-round = Ronde
head-opponent-rating = Teg
head-difference = Versch
head-expected = Verw
head-k = K
head-change = Wijziging
head-rated-score = Score
head-average = Gem
head-performance = Prest
head-new = Nieuw
head-rank = Plaats
head-report-points = PTN
head-play-by = Uiterlijk
head-board-long = Bord
head-record = Notatie
head-file = Bestand
head-operation = NR
head-when = WANNEER
head-what = WAT
head-tie-break = { $code ->
        [WINS] WINST
        [H2H] OND
        [BHP] HOGER
        [PROG] VOORT
        [SMALL] KLEIN
        [LOT] LOTING
       *[other] { $code }
    }
head-of-round = R{ $round }

## Onder de titel

fact-venue = Plaats
fact-home = Speelt in
fact-date = Datum
fact-time = Tijd
fact-place = Plaats
fact-points = Punten
fact-match-points = Wedstrijdpunten
fact-board-points = Bordpunten
fact-captain = Teamleider
fact-opponent = Tegenstander
fact-group = Groep
fact-number = Nummer
fact-title = Titel
fact-rating = Rating
fact-federation = Bond
fact-federation-id = Bondsnummer
fact-club = Club
fact-team = Team
fact-family = Familie
fact-born = Geboren
fact-categories = Categorieën
fact-from = Speelt vanaf ronde
fact-withdrew = Teruggetrokken

## Woorden in cellen

mark-bye = ({ away-word })
mark-free = (vrij)
mark-no-game = (geen partij)
mark-color = { side-word }
mark-color-letter = { $color ->
        [white] w
       *[black] z
    }
mark-color-initial = { $color ->
        [white] W
        [black] Z
       *[none] u
    }
mark-due = { side-word }, { $strength ->
        [mild] zwak
        [strong] sterk
       *[absolute] absoluut
    }
mark-forfeit = { $name } (reglementair)
mark-not-counted = { $name } (telt voor niemand)
mark-results = { $results }
mark-by-forfeit = { $score } R
mark-double-forfeit = 0-0 R
mark-adjudicated = { $score } A
mark-adjourned = afg.
mark-postponed = uitgesteld
mark-waiting = { $state ->
        [adjourned] afgebroken
        [postponed] uitgesteld
       *[open] te spelen
    }
mark-annulled = vervallen
mark-score-only = (alleen de score is bekend)
mark-not-paired = niet ingedeeld
mark-in-round = { $stage ->
        [none] ronde { $round }
        [final] finale
        [semi-finals] halve finales
       *[quarter-finals] kwartfinales
    }
mark-round-name = { $stage ->
        [none] Ronde { $round }
        [final] Finale
        [semi-finals] Halve finales
       *[quarter-finals] Kwartfinales
    }
mark-match-head = { $group ->
        [none] Wedstrijd { $number }
       *[other] Groep { $group }, wedstrijd { $number }
    }: { $home } - { $away }{ $score ->
        [none] {""}
       *[other] , { $score }
    }{ $venue ->
        [none] {""}
       *[other] {" "}· { $venue }
    }
mark-of-group = Groep { $group }
mark-fate = { $fate ->
        [promoted] promoveert
        [promotion-matches] promotiewedstrijd
        [relegation-matches] degradatiewedstrijd
        [relegated] degradeert
       *[undecided] niet beslist: de plaats wordt gedeeld
    }
mark-no-opponent = Zonder tegenstander
mark-no-match = Zonder wedstrijd
mark-nobody = (niemand)
mark-at-home = { $home ->
        [yes] thuis
       *[no] uit
    }
mark-in-match = { $number }.{ $seat }
mark-board-of-match = wedstrijd { $number } bord { $seat }
mark-at-seat = { $seat }{ $color ->
        [white] w
       *[black] z
    }{ $points }
mark-total = Totaal
mark-ladder-stage = { stage-of-ladder }
mark-in-game = { $color ->
        [white] w
       *[black] z
    }{ $points }
mark-winner = winnaar
mark-in-play = speelt nog
mark-from-round = vanaf ronde { $round }
mark-withdrawn = { $round ->
        [0] teruggetrokken
       *[other] teruggetrokken na { $round }
    }
mark-after-round = na ronde { $round }
mark-place-of = { $place } van { $placed }
mark-excluded = geen: te vroeg teruggetrokken, de uitslagen tellen voor niemand
mark-none-yet = nog geen
mark-no-place = geen

## Wat tekens betekenen

legend-forfeit = R: reglementair
legend-adjudicated = A: arbitraal
legend-adjourned = afg.: afgebroken
legend-total = (?): alleen de score van de partijen samen is bekend
legend-cell = 12w2: rij van de tegenstander, wit, 2 punten
legend-cell-of-games = 12w3-1: rij van de tegenstander, wit in de eerste partij, punten van de partijen
legend-cell-of-teams = 12w5-3: rij van de tegenstander, wit op bord 1, bordpunten
legend-plus-points = { $points }: punten zonder tegenstander
legend-signs-of-forfeit = + en -: reglementair gewonnen en verloren
legend-cells-of-forfeit = 12w+ en 12w-: reglementair gewonnen en verloren
legend-absent = -: afwezig
legend-not-finished = *: niet klaar, nog geen punten
legend-cell-adjourned = a: afgebroken of uitgesteld
legend-cell-annulled = x: vervallen
legend-in-brackets = ( ): telt voor niemand
legend-lost-match = !: niet aan de borden beslist
legend-by-ladder = punten volgens { $ladder }

## Onder de tabel

note-arbiters = { $several ->
        [yes] Arbiters
       *[no] Arbiter
    }: { $names }
note-missing = Voorlopig: { $boards ->
        [one] { $boards } uitslag ontbreekt
       *[other] { $boards } uitslagen ontbreken
    }{ named-boards }.
note-forfeits-later = Nog niet meegeteld: de reglementaire uitslagen van { $count ->
        [one] ronde { $rounds }
       *[other] de ronden { $rounds }
    }, waarin nog geen partij is gespeeld.
note-adjourned = Voorlopig: { $boards ->
        [one] { $boards } partij is afgebroken
       *[other] { $boards } partijen zijn afgebroken
    }{ named-boards }.
note-postponed = Voorlopig: { $boards ->
        [one] { $boards } partij is uitgesteld
       *[other] { $boards } partijen zijn uitgesteld
    }{ named-boards }.
note-board-postponed = Bord { $board }: uitgesteld{ $until ->
        [none] , nog zonder datum
       *[other] {" "}tot uiterlijk { $until }
    }
note-nothing-outstanding = Er hoeft geen partij meer gespeeld te worden.
note-no-fixtures = Er is nog geen wedstrijd ingedeeld.
note-next-season = Teams of spelers: { $now }{ $next ->
        [none] {""}
       *[other] , volgend seizoen { $next }
    }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
boards-of-one = ronde { $round } bord { $board }
boards-of-several = ronde { $round } borden { $boards }
boards-of-until = ronde { $round } bord { $board }{ $until ->
        [none] {""}
       *[other] {" "}tot uiterlijk { $until }
    }
note-legend = { $marks }.
note-opening = Opening: { $opening }
note-drawn-opening = Gelote opening{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] borden
           *[no] bord
        } { $boards }
    }: { $table } { $number }{ $moves ->
        [none] {""}
       *[other] : { $moves }
    }
note-of-player = { $player }: { $note }
note-by-hand = Bord { $board } is met de hand ingedeeld: { $why }
note-of-board = Bord { $board }: { $note ->
        [withdrawn] { $name ->
            [none] teruggetrokken
           *[other] { $name } teruggetrokken
        }
        [white-late] { $name } te laat
        [black-late] { $name } te laat
        [both-late] beiden te laat
        [loser-late] { $name ->
            [none] te laat
           *[other] { $name } te laat
        }
        [white-absent] { $name } niet aanwezig
        [black-absent] { $name } niet aanwezig
        [loser-absent] { $name ->
            [none] niet aanwezig
           *[other] { $name } niet aanwezig
        }
       *[written] { $text }
    }
note-late-comer = Bord { $board }: { $name } kwam later en trof de speler die de bye had.
note-colors-were = Bord { $board }: de kleuren zijn verbeterd, was { $players }{ $was ->
        [none] {""}
       *[other] {" "}{ $was }
    }
note-corrected = Bord { $board }: de uitslag is { $times ->
        [1] {""}
        [2] twee keer{" "}
       *[other] { $times } keer{" "}
    }verbeterd, was { $was }
note-goes-on = Bord { $board }: { $name } gaat door.
note-board-ruling = Bord { $board }{ $game ->
        [none] {""}
       *[other] , partij { $game }
    }, beslissing: { $ruling }
note-round-ruling = Beslissing: { $ruling }
note-ruled = { $ruling }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }
note-ruled-in = Ronde { $round }{ $players ->
        [none] {""}
       *[other] , { $players }
    }: { $ruled }
because-claimed = claim: { $claim }
because-article = artikel: { $article }
because-arbiter = { $name }
note-first-game = Wit en zwart zijn die van de eerste partij.
note-excluded = { $player } heeft zich na ronde { $round } teruggetrokken, te vroeg: deze uitslagen tellen voor niemand.
note-never-played = { $player } heeft zich vóór ronde 1 teruggetrokken.
note-comes = { $player } komt in ronde { $round }.
note-given = { $name }, { $round ->
        [0] vóór ronde 1
       *[other] ronde { $round }
    }:{ $points ->
        [none] {""}
        [1] {" "}1 punt
        [-1] {" "}-1 punt
       *[other] {" "}{ $points } punten
    }{ $match_points ->
        [none] {""}
        [1] {" "}1 wedstrijdpunt
        [-1] {" "}-1 wedstrijdpunt
       *[other] {" "}{ $match_points } wedstrijdpunten
    }{ $board_points ->
        [none] {""}
       *[other] { $match_points ->
            [none] {" "}{ $board_points ->
                [1] 1 bordpunt
                [-1] -1 bordpunt
               *[other] { $board_points } bordpunten
            }
           *[other] {" "}en { $board_points ->
                [1] 1 bordpunt
                [-1] -1 bordpunt
               *[other] { $board_points } bordpunten
            }
        }
    }
note-withdrew = { $player } heeft zich na ronde { $round } teruggetrokken.
note-undecided = Alleen het geboortejaar is bekend, en de dag beslist over deze categorie: { $players }.
note-match-won = { $name } heeft de tweekamp gewonnen, { $points }-{ $other }{ $left ->
        [0] {""}
        [one] {" "}met nog { $left } partij te spelen
       *[other] {" "}met nog { $left } partijen te spelen
    }.
note-match-level = De tweekamp eindigt gelijk, { $points }-{ $points }.
note-match-decided = De tweekamp eindigt in { $points }-{ $points }, en { $name } heeft hem gewonnen.
note-match-needs = { $name } heeft { $single ->
        [yes] { $points } punt
       *[no] { $points } punten
    } uit { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } nodig om de tweekamp te winnen.
note-match-needs-to-draw = { $name } kan de tweekamp niet meer winnen, en heeft { $single ->
        [yes] { $points } punt
       *[no] { $points } punten
    } uit { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } nodig om gelijk te spelen.
note-match-cells = w2: wit, 2 punten; alleen w of z: niet klaar.
note-ratings-dropped = { $codes } niet gebruikt: { $first }{ $more ->
        [0] {""}
       *[other] {" "}en nog { $more }
    } zonder rating, en het evenement zegt niet wat een speler zonder rating telt (FIDE C.07, 10).
note-edition = Bij gelijk eindigen geldt FIDE C.07 van { $rules ->
        [august-2024] 1 augustus 2024
       *[march-2026] 1 maart 2026
    }{ $by_date ->
        [yes] { $of_event ->
            [yes] , volgens de datums van het toernooi
           *[no] , volgens de datums van het verslag
        }
       *[no] {""}
    }{ $older ->
        [yes] {" "}(oudere uitgaven zijn er niet)
       *[no] {""}
    }.
note-match-lost = Wedstrijd { $number }: { $team } heeft de wedstrijd verloren{ $played ->
        [yes] , wat de borden ook zeggen
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(teruggetrokken)
       *[other] {" "}({ $reason })
    }.
note-lost-in-round = Ronde { $round }, { $home } - { $away }: verloren door { $both ->
        [yes] beide teams
       *[no] { $teams }
    }{ $played ->
        [yes] , wat de borden ook zeggen
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(teruggetrokken)
       *[other] {" "}({ $reason })
    }.
note-of-match = Wedstrijd { $number }: { $reason }
note-match-played = Wedstrijd { $number }: { $when ->
        [none] { $venue }
       *[other] { $when }{ $venue ->
            [none] {""}
           *[other] , { $venue }
        }
    }
note-home-first = Kleur: van de thuisspeler. Uitslagen: de punten van de thuisspeler staan voorop.
note-scores-before = Tussen haakjes achter een team: zijn punten vóór de ronde.
note-other-points = { $boards ->
        [yes] Bordpunten
       *[no] Wedstrijdpunten
    } { $total } = { $sum }
note-no-clubs = Geen speler heeft een club.
note-clubs-alike = { $one } en { $other } tellen als twee clubs: één club op twee manieren geschreven?
note-best-of-club = Van elke club { $best ->
        [one] telt de beste speler
       *[other] tellen de beste { $best } spelers
    }; clubs met dezelfde som delen de plaats.
note-played-only = Alleen gespeelde partijen tellen: een reglementair gewonnen bord geeft alleen het team punten.
note-seat-cells = 1w2: bord 1, wit, 2 punten; 1w+ en 1w-: reglementair gewonnen en verloren.
note-shared-by-defeat = Wie in dezelfde ronde is uitgeschakeld, deelt een plaats.
note-shared-place = Wie in alles gelijk is, deelt een plaats.
note-shared-place-of-teams = Teams die in alles gelijk zijn, delen een plaats.
note-tie-breaks = Bij gelijk eindigen: { $list }.
tie-break-line = { $code } { $title }{ $against ->
        [yes] {" "}(2v1: 2 punten tegen plaats 1)
       *[no] {""}
    }{ $idle ->
        [yes] {" "}(beslist hier niets)
       *[no] {""}
    }
note-untold = Van niemand bekend: { $columns }.
note-team-points = WP: wedstrijdpunten; BP: bordpunten.
note-no-color = u: een ronde zonder partij (bye, reglementair, afwezig), of niet klaar.
note-color-by-score = ?: alleen de score van de wedstrijd is bekend.
note-run = Reeks: het grootste aantal partijen achtereen met dezelfde kleur.
note-among = { $value }; gelijk staan: { $among }
note-provisional = *: voorlopig, te weinig partijen.
note-rated-last = Tot en met: { $event }.
note-ratings-of = Ratings van { $list }, { $scheme }{ $average ->
        [none] {""}
       *[other] , gemiddeld { $average }
    }.
note-rating-columns = Part, Score: die voor de rating tellen; Gem: van de tegenstanders; Prest: prestatie.
note-begun-unrated = Nieuw in de lijst: { $names }; zij begonnen op { $rating }, { $by ->
        [default] een keuze van dit programma
        [average] het gemiddelde van de anderen
        [scheme] zoals het stelsel zegt
       *[list] zoals de lijst zegt
    }.
note-entered-late = { $event } is eerder in de lijst ingevoerd dan dit evenement, en later gespeeld: de ratings volgen de volgorde van invoer.
note-not-in-list = Nog niet in de lijst, of niet zoals het nu is: werk de lijst bij.
note-results-missing = Ontbrekende uitslagen: { $missing }.
note-buchholz-of-all = Iedereen speelt tegen iedereen: volgens Buchholz zijn spelers met evenveel punten gelijk, tenzij partijen niet zijn gespeeld.
card-own-points-first = Uitslagen: eigen punten eerst.
card-colors = Kleuren: { $colors }, saldo { $balance }{ $due ->
        [none] {""}
       *[other] , recht op: { $due }
    }.
card-asked = Gevraagd voor ronde { $round }: { away-word }{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }.
card-ruling = Beslissing. { $ruling }

## Briefjes

slip-board = Bord { $board }
wall-left-out = Hier was geen plaats voor: { $columns }
slip-white = Wit
slip-black = Zwart
slip-result = Uitslag
slip-game = Partij { $game }
slip-first-game = De punten van de speler met wit in partij 1 staan voorop.
slip-total = Totaal
slip-signature = Handtekening

## Formulieren van wedstrijden

form-captain-of = Teamleider van { $team }
form-arbiter = Arbiter

## Notaties van een ronde

games-of-board = bord { $board }{ $record ->
        [none] {""}
       *[other] , { $record }
    }
games-of-boards = borden { $boards }
games-if-accepted = zo krijgt bord { $board }: { $white } - { $black } { $result }
games-board-ruling = { $place }: beslissing: { $ruling }
games-disagrees = { $place }: { $what } [{ $kind }{ $settled ->
        [yes] , geregeld
       *[no] {""}
    }]

## Barrages

title-playoffs = Barrages
title-playoff = Barrage, { $of }
head-playoff = Barrage
head-playoff-stage = Fase
head-game = Partij
head-white-left = Wit over
head-black-left = Zwart over
note-after-playoff = Na barrage, { $of } ({ stage-of-ladder }): { $order }{ $level ->
        [0] {""}
        [one] ; de partij daarvoor eindigde gelijk
       *[other] ; de { $level } partijen daarvoor eindigden gelijk
    }.
note-playoff-goes-on = De barrage, { $of }, is niet afgelopen.
note-playoff-level = De barrage, { $of }, is gelijk geëindigd.
note-compared = Gelijk in punten; de scores in { stage-of-ladder } beslissen: { $scores }.
note-playoff-lot = Geloot: { $players } ({ $number ->
        [none] met de hand geloot
       *[other] getal { $number }{ $called ->
            [yes] , afgeroepen
           *[no] {""}
        }, onder { $orders } volgordes
    }).
note-playoff-next = Nu: { stage-of-ladder }, { $game ->
        [none] {""}
       *[other] { $game },{" "}
    }{ $clock }.
note-ladder-source = Regels: { $title }{ $source ->
        [none] {""}
       *[other] ; { $source }
    }.
note-ladder-unread = Niet in de tekst die gelezen is: { $list }.
note-no-playoffs = Er zijn geen barrages.
no-capitals = { $text } is geen letterhoogte in millimeters, van 2 tot 40: 7, of 7.5
