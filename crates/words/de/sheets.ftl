### Was um die Tabellen eines Turniers steht: Titel, Spaltenköpfe, Wörter in Feldern, Anmerkungen.

## Titel

of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}von { $rounds }
    }
after-round = { $round ->
        [0] vor Runde 1
       *[other] nach Runde { $round }{ of-rounds }
    }
during-round = während Runde { $round }{ of-rounds } ({ $done } von { $boards } Ergebnissen)
of-category = { $category ->
        [none] {""}
       *[other] , { $category }
    }
players-in-all = { $players } Spieler
away-word = { $bye ->
        [bye] spielfrei
        [full-point-bye] spielfrei mit ganzem Punkt
        [half-point-bye] spielfrei mit halbem Punkt
       *[absent] abwesend
    }
stage-of-ladder = { $stage ->
        [standard] Standard
        [rapid] Schnellpartie
        [blitz] Blitz
        [second-blitz] zweiter Blitz
        [superblitz] Superblitz
        [lehmann-georgiev] Lehmann-Georgiev
        [deciding] Entscheidungspartie
       *[other] { $stage }
    }
side-word = { $color ->
        [white] Weiß
       *[black] Schwarz
    }
title-round = Runde { $round }{ of-rounds }{ $stage ->
        [none] {""}
        [final] : Finale
        [semi-finals] : Halbfinale
       *[quarter-finals] : Viertelfinale
    }
title-outstanding = { $games ->
        [one] { $games } Partie noch zu spielen
       *[other] { $games } Partien noch zu spielen
    }
title-team-list = { $teams ->
        [one] { $teams } Mannschaft
       *[other] { $teams } Mannschaften
    }
title-fixtures = { $team ->
        [none] Spielplan
       *[other] Spielplan: { $team }
    }
title-division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $complete ->
        [yes] Auf- und Abstieg
       *[no] Auf- und Abstieg nach jetzigem Stand
    }
title-players = { players-in-all }
title-standings = Tabelle { $until }{ of-category }
title-final = Schlusstabelle{ of-category }
title-teams = Mannschaften { $until }
title-crosstable = Kreuztabelle { $until }
title-team-crosstable = Kreuztabelle { $until }: { $team }, { $single ->
        [yes] { $points } Punkt
       *[no] { $points } Punkte
    }
title-tree = Turnierbaum
title-colors = Farben { $until }
title-explanation = { $player }: { $place ->
        [none] ohne Platz
       *[other] Platz { $place }
    } mit { $single ->
        [yes] { $points } Punkt
       *[no] { $points } Punkten
    } { $until }
title-bracket = Runde { $round }{ of-rounds }, { score-word }: { $of_teams ->
        [yes] { $players ->
            [one] { $players } Mannschaft
           *[other] { $players } Mannschaften
        }
       *[no] { players-in-all }
    }{ $moved_down ->
        [0] {""}
       *[other] {" "}und { $moved_down } von oben
    }
score-word = { $single ->
        [yes] { $score } Punkt
       *[no] { $score } Punkte
    }
title-answer = Runde { $round }{ of-rounds }, { $board ->
        [none] spielfrei
       *[other] { $of_teams ->
            [yes] Wettkampf
           *[no] Brett
        } { $board }
    }{ $score ->
        [none] {""}
       *[other] : Gruppe, { score-word }
    }
title-ratings = { $month ->
        [none] Wertungszahlen
       *[other] Wertungszahlen { $month }
    }, { $scheme }
title-rating-report = Wertungszahlen, Kreuztabelle { $until }
title-report = Tabelle nach Runde { $round }
title-of-part = { $title }{ $stage ->
        [none] {""}
       *[other] , { $stage }
    }{ $group ->
        [none] {""}
       *[other] , Gruppe { $group }
    }
title-clubs = Vereine { $until }
title-individuals = Spieler { $until }{ $board ->
        [none] {""}
       *[other] , Brett { $board }
    }
title-match-report = Runde { $round }, Wettkampf { $number }: Bericht
title-members = { $team }: Mitglieder
title-line-up = { $team }: Aufstellung für Runde { $round }
title-days = { $start } bis { $end }
title-from = ab { $start }

## Spaltenköpfe

head-place = Pl
head-overall = Ges.
head-of-game = { $game }
head-id = Id
head-number = Nr
head-name = Name
head-title = Titel
head-federation = Verb
head-club = Verein
head-team = Mannschaft
head-out-in = Aus in
head-games = Part
head-points = Pkt
head-match-points = MP
head-board-points = BP
head-matches = Wettkämpfe
head-match = Wettkampf
head-in-match = Im Wettkampf
head-white-team = Mannschaft Weiß
head-black-team = Mannschaft Schwarz
head-seat = Nr
head-home = Heim
head-away = Gast
head-at = Heim/Gast
head-venue = Spielort
head-goes-to = Nächste Saison in
head-teams = Mannschaften
head-percentage = %
head-boards = Bretter
head-row = Zeile
head-round = Rd
head-date = Datum
head-board = Br
head-color = Farbe
head-opponent = Gegner
head-rating = Rating
head-result = Erg.
head-score = Summe
head-opponent-score = Punkte des Gegners
head-adjusted-score = Angepasst
head-members = Mitglieder
head-remarks = Bemerkungen
head-categories = Klassen
head-born = Geb.
head-sex = Geschlecht
head-federation-number = Verbandsnr.
head-colors = Farben
head-white-games = W
head-black-games = S
head-balance = W-S
head-run = Folge
head-due = Anspruch
head-white = Weiß
head-black = Schwarz
head-bye = spielfrei
head-rated-round = Runde
head-opponent-rating = Geg
head-difference = Diff
head-expected = Erw
head-k = K
head-change = Änderung
head-rated-score = Punkte
head-average = Schnitt
head-performance = Perf
head-new = Neu
head-rank = Platz
head-report-points = PKT
head-play-by = Bis
head-board-long = Brett
head-record = Mitschrift
head-file = Datei
head-operation = NR
head-when = WANN
head-what = WAS
head-tie-break = { $code ->
        [WINS] SIEGE
        [H2H] DIREKT
        [BHP] HÖHER
        [PROG] FORT
        [SMALL] KLEIN
        [LOT] LOS
       *[other] { $code }
    }
head-of-round = R{ $round }

## Unter dem Titel

fact-venue = Ort
fact-home = Spielt in
fact-date = Datum
fact-time = Uhrzeit
fact-place = Platz
fact-points = Punkte
fact-match-points = Mannschaftspunkte
fact-board-points = Brettpunkte
fact-captain = Mannschaftsführer
fact-opponent = Gegner
fact-group = Gruppe
fact-number = Nummer
fact-title = Titel
fact-rating = Rating
fact-federation = Verband
fact-federation-id = Nummer beim Verband
fact-club = Verein
fact-team = Mannschaft
fact-family = Familie
fact-born = Geboren
fact-categories = Klassen
fact-from = Spielt ab Runde
fact-withdrew = Zurückgezogen

## Wörter in Feldern

mark-bye = ({ away-word })
mark-free = (spielfrei)
mark-no-game = (keine Partie)
mark-color = { side-word }
mark-color-letter = { $color ->
        [white] w
       *[black] s
    }
mark-color-initial = { $color ->
        [white] W
        [black] S
       *[none] u
    }
mark-due = { side-word }, { $strength ->
        [mild] schwach
        [strong] stark
       *[absolute] unbedingt
    }
mark-forfeit = { $name } (kampflos)
mark-not-counted = { $name } (zählt für niemanden)
mark-results = { $results }
mark-by-forfeit = { $score } K
mark-double-forfeit = 0-0 K
mark-adjudicated = { $score } E
mark-adjourned = abg.
mark-postponed = verlegt
mark-waiting = { $state ->
        [adjourned] abgebrochen
        [postponed] verlegt
       *[open] zu spielen
    }
mark-annulled = gestrichen
mark-score-only = (nur das Ergebnis ist bekannt)
mark-not-paired = nicht ausgelost
mark-in-round = { $stage ->
        [none] Runde { $round }
        [final] Finale
        [semi-finals] Halbfinale
       *[quarter-finals] Viertelfinale
    }
mark-round-name = { $stage ->
        [none] Runde { $round }
        [final] Finale
        [semi-finals] Halbfinale
       *[quarter-finals] Viertelfinale
    }
mark-match-head = { $group ->
        [none] Wettkampf { $number }
       *[other] Gruppe { $group }, Wettkampf { $number }
    }: { $home } - { $away }{ $score ->
        [none] {""}
       *[other] , { $score }
    }{ $venue ->
        [none] {""}
       *[other] {" "}· { $venue }
    }
mark-of-group = Gruppe { $group }
mark-fate = { $fate ->
        [promoted] steigt auf
        [promotion-matches] Aufstiegsspiel
        [relegation-matches] Abstiegsspiel
        [relegated] steigt ab
       *[undecided] nicht entschieden: der Platz ist geteilt
    }
mark-no-opponent = Ohne Gegner
mark-no-match = Ohne Wettkampf
mark-nobody = (niemand)
mark-at-home = { $home ->
        [yes] Heim
       *[no] Gast
    }
mark-in-match = { $number }.{ $seat }
mark-board-of-match = Wettkampf { $number } Brett { $seat }
mark-at-seat = { $seat }{ $color ->
        [white] w
       *[black] s
    }{ $points }
mark-total = Summe
mark-ladder-stage = { stage-of-ladder }
mark-in-game = { $color ->
        [white] w
       *[black] s
    }{ $points }
mark-winner = Sieger
mark-in-play = noch dabei
mark-from-round = ab Runde { $round }
mark-withdrawn = { $round ->
        [0] zurückgezogen
       *[other] zurückgezogen nach Runde { $round }
    }
mark-after-round = nach Runde { $round }
mark-place-of = { $place } von { $placed }
mark-excluded = keiner: zu früh zurückgezogen, die Ergebnisse zählen für niemanden
mark-none-yet = noch keiner
mark-no-place = keiner

## Was Zeichen bedeuten

legend-forfeit = K: kampflos
legend-adjudicated = E: vom Schiedsrichter entschieden
legend-adjourned = abg.: abgebrochen
legend-total = (?): nur das Ergebnis der Partien zusammen ist bekannt
legend-cell = 12w2: Zeile des Gegners, Weiß, 2 Punkte
legend-cell-of-games = 12w3-1: Zeile des Gegners, zuerst Weiß, Punkte der Partien
legend-cell-of-teams = 12w5-3: Zeile des Gegners, Weiß an Brett 1, Brettpunkte
legend-plus-points = { $points }: Punkte ohne Gegner
legend-signs-of-forfeit = + und -: kampflos gewonnen und verloren
legend-cells-of-forfeit = 12w+ und 12w-: kampflos gewonnen und verloren
legend-absent = -: abwesend
legend-not-finished = *: nicht beendet, noch keine Punkte
legend-cell-adjourned = a: abgebrochen oder verlegt
legend-cell-annulled = x: gestrichen
legend-in-brackets = ( ): zählt für niemanden
legend-lost-match = !: nicht an den Brettern entschieden
legend-by-ladder = Punkte nach { $ladder }

## Unter der Tabelle

note-arbiters = Schiedsrichter: { $names }
note-missing = Vorläufig: { $boards ->
        [one] { $boards } Ergebnis fehlt
       *[other] { $boards } Ergebnisse fehlen
    }{ named-boards }.
note-forfeits-later = Noch nicht mitgezählt: die kampflosen Ergebnisse der { $count ->
        [one] Runde { $rounds }, in der
       *[other] Runden { $rounds }, in denen
    } noch keine Partie gespielt wurde.
note-adjourned = Vorläufig: { $boards ->
        [one] { $boards } Partie ist abgebrochen
       *[other] { $boards } Partien sind abgebrochen
    }{ named-boards }.
note-postponed = Vorläufig: { $boards ->
        [one] { $boards } Partie ist verlegt
       *[other] { $boards } Partien sind verlegt
    }{ named-boards }.
note-board-postponed = Brett { $board }: verlegt{ $until ->
        [none] , noch kein Tag bestimmt
       *[other] {" "}bis spätestens { $until }
    }
note-nothing-outstanding = Keine Partie steht mehr aus.
note-no-fixtures = Noch ist kein Wettkampf ausgelost.
note-next-season = Mannschaften oder Spieler: { $now }{ $next ->
        [none] {""}
       *[other] , nächste Saison { $next }
    }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
boards-of-one = Runde { $round } Brett { $board }
boards-of-several = Runde { $round } Bretter { $boards }
boards-of-until = Runde { $round } Brett { $board }{ $until ->
        [none] {""}
       *[other] {" "}bis spätestens { $until }
    }
note-legend = { $marks }.
note-opening = Eröffnung: { $opening }
note-drawn-opening = Ausgeloste Eröffnung{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] Bretter
           *[no] Brett
        } { $boards }
    }: { $table } { $number }{ $moves ->
        [none] {""}
       *[other] : { $moves }
    }
note-of-player = { $player }: { $note }
note-by-hand = Brett { $board } wurde von Hand gepaart: { $why }
note-of-board = Brett { $board }: { $note ->
        [withdrawn] { $name ->
            [none] zurückgezogen
           *[other] { $name } zurückgezogen
        }
        [white-late] { $name } zu spät
        [black-late] { $name } zu spät
        [both-late] beide zu spät
        [loser-late] { $name ->
            [none] zu spät
           *[other] { $name } zu spät
        }
        [white-absent] { $name } nicht da
        [black-absent] { $name } nicht da
        [loser-absent] { $name ->
            [none] nicht da
           *[other] { $name } nicht da
        }
       *[written] { $text }
    }
note-late-comer = Brett { $board }: { $name } kam später und spielte gegen den, der spielfrei war.
note-colors-were = Brett { $board }: die Farben wurden berichtigt, vorher { $players }{ $was ->
        [none] {""}
       *[other] {" "}{ $was }
    }
note-corrected = Brett { $board }: das Ergebnis wurde{ $times ->
        [1] {""}
        [2] {" "}zweimal
       *[other] {" "}{ $times }-mal
    } berichtigt, vorher { $was }
note-goes-on = Brett { $board }: { $name } kommt weiter.
note-board-ruling = Brett { $board }{ $game ->
        [none] {""}
       *[other] , Partie { $game }
    }, Entscheidung: { $ruling }
note-round-ruling = Entscheidung: { $ruling }
note-ruled = { $ruling }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }
note-ruled-in = Runde { $round }{ $players ->
        [none] {""}
       *[other] , { $players }
    }: { $ruled }
because-claimed = Antrag: { $claim }
because-article = Artikel: { $article }
because-arbiter = { $name }
note-first-game = Weiß und Schwarz sind die der ersten Partie.
note-excluded = { $player } zog sich nach Runde { $round } zurück, zu früh: diese Ergebnisse zählen für niemanden.
note-never-played = { $player } zog sich vor Runde 1 zurück.
note-comes = { $player } kommt in Runde { $round }.
note-given = { $name }, { $round ->
        [0] vor Runde 1
       *[other] Runde { $round }
    }:{ $points ->
        [none] {""}
        [1] {" "}1 Punkt
        [-1] {" "}-1 Punkt
       *[other] {" "}{ $points } Punkte
    }{ $match_points ->
        [none] {""}
       *[other] {" "}{ fact-match-points } { $match_points }
    }{ $board_points ->
        [none] {""}
       *[other] { $match_points ->
            [none] {""}
           *[other] ,
        } { fact-board-points } { $board_points }
    }
note-withdrew = { $player } zog sich nach Runde { $round } zurück.
note-undecided = Nur das Geburtsjahr ist bekannt, und der Tag entscheidet über diese Klasse: { $players }.
note-match-won = { $name } hat den Wettkampf gewonnen, { $points }-{ $other }{ $left ->
        [0] {""}
        [one] , bei noch { $left } Partie
       *[other] , bei noch { $left } Partien
    }.
note-match-level = Der Wettkampf endet unentschieden, { $points }-{ $points }.
note-match-decided = Der Wettkampf endet { $points }-{ $points }, und { $name } hat ihn gewonnen.
note-match-needs = { $name } braucht { $single ->
        [yes] { $points } Punkt
       *[no] { $points } Punkte
    } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, um den Wettkampf zu gewinnen.
note-match-needs-to-draw = { $name } kann den Wettkampf nicht mehr gewinnen und braucht { $single ->
        [yes] { $points } Punkt
       *[no] { $points } Punkte
    } aus { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } zum Unentschieden.
note-match-cells = w2: Weiß, 2 Punkte; nur w oder s: nicht beendet.
note-ratings-dropped = { $codes } nicht verwendet: { $first }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    } ohne Wertungszahl, und das Turnier sagt nicht, was ein Spieler ohne Wertungszahl zählt (FIDE C.07, 10).
note-edition = Wertungen nach FIDE C.07 vom { $rules ->
        [august-2024] 1. August 2024
       *[march-2026] 1. März 2026
    }{ $by_date ->
        [yes] { $of_event ->
            [yes] , nach den Tagen des Turniers
           *[no] , nach den Tagen des Berichts
        }
       *[no] {""}
    }{ $older ->
        [yes] {" "}(ältere Fassungen sind nicht hier)
       *[no] {""}
    }.
note-match-lost = Wettkampf { $number }: { $team } hat den Wettkampf verloren{ $played ->
        [yes] , wie auch immer die Bretter stehen
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(zurückgezogen)
       *[other] {" "}({ $reason })
    }.
note-lost-in-round = Runde { $round }, { $home } - { $away }: verloren für { $both ->
        [yes] beide
       *[no] { $teams }
    }{ $played ->
        [yes] , wie auch immer die Bretter stehen
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(zurückgezogen)
       *[other] {" "}({ $reason })
    }.
note-of-match = Wettkampf { $number }: { $reason }
note-match-played = Wettkampf { $number }: { $when ->
        [none] { $venue }
       *[other] { $when }{ $venue ->
            [none] {""}
           *[other] , { $venue }
        }
    }
note-home-first = Farbe: die des Heimspielers. Ergebnisse: seine Punkte stehen vorn.
note-scores-before = In Klammern hinter einer Mannschaft: ihre Punkte vor der Runde.
note-other-points = { $boards ->
        [yes] Brettpunkte
       *[no] Mannschaftspunkte
    } { $total } = { $sum }
note-no-clubs = Kein Spieler hat einen Verein.
note-clubs-alike = { $one } und { $other } zählen als zwei Vereine: ein Verein in zwei Schreibweisen?
note-best-of-club = Von jedem Verein { $best ->
        [one] zählt der beste Spieler
       *[other] zählen die besten { $best } Spieler
    }; Vereine mit gleicher Summe teilen den Platz.
note-played-only = Nur gespielte Partien zählen: ein kampflos gewonnenes Brett gibt nur der Mannschaft Punkte.
note-seat-cells = 1w2: Brett 1, Weiß, 2 Punkte; 1w+ und 1w-: kampflos gewonnen und verloren.
note-shared-by-defeat = Wer in derselben Runde ausgeschieden ist, teilt den Platz.
note-shared-place = Wer in allem gleich ist, teilt den Platz.
note-shared-place-of-teams = Mannschaften, die in allem gleich sind, teilen den Platz.
note-tie-breaks = Wertungen: { $list }.
tie-break-line = { $code } { $title }{ $against ->
        [yes] {" "}(2v1: 2 Punkte gegen Platz 1)
       *[no] {""}
    }{ $idle ->
        [yes] {" "}(entscheidet hier nichts)
       *[no] {""}
    }
note-untold = Von niemandem bekannt: { $columns }.
note-team-points = MP: Mannschaftspunkte; BP: Brettpunkte.
note-no-color = u: eine Runde ohne Partie (spielfrei, kampflos, abwesend), oder die Partie ist nicht beendet.
note-color-by-score = ?: nur das Ergebnis des Wettkampfs ist bekannt.
note-run = Folge: die meisten Partien hintereinander mit einer Farbe.
note-among = { $value }; gleich stehen: { $among }
note-provisional = *: vorläufig, zu wenige Partien.
note-rated-last = Bis einschließlich: { $event }.
note-ratings-of = Wertungszahlen: { $list }, { $scheme }{ $average ->
        [none] {""}
       *[other] , Schnitt { $average }
    }.
note-rating-columns = Part, Punkte: gewertete Partien; Schnitt: der Gegner; Perf: Leistung.
note-begun-unrated = Neu in der Liste: { $names }; Beginn bei { $rating }, { $by ->
        [default] einem Wert dieses Programms
        [average] dem Durchschnitt der anderen
        [scheme] nach dem Verfahren
       *[list] nach der Liste
    }.
note-entered-late = { $event } wurde vor dieser Veranstaltung in die Liste eingetragen und nach ihr gespielt: Die Wertungen folgen der Reihenfolge der Eintragung.
note-not-in-list = Noch nicht in der Liste, oder nicht wie jetzt: die Liste auf den neuen Stand bringen.
note-results-missing = Fehlende Ergebnisse: { $missing }.
card-own-points-first = Ergebnisse: die eigenen Punkte zuerst.
card-colors = Farben: { $colors }, Saldo { $balance }{ $due ->
        [none] {""}
       *[other] , Anspruch: { $due }
    }.
card-asked = Gewünscht für Runde { $round }: { away-word }{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }.
card-ruling = Entscheidung. { $ruling }
wall-left-out = Hier ist kein Platz für: { $columns }

## Ergebniszettel

slip-board = Brett { $board }
slip-white = Weiß
slip-black = Schwarz
slip-result = Ergebnis
slip-game = Partie { $game }
slip-first-game = Die Punkte dessen, der in Partie 1 Weiß hat, stehen vorn.
slip-total = Summe
slip-signature = Unterschrift

## Spielberichte

form-captain-of = Mannschaftsführer von { $team }
form-arbiter = Schiedsrichter

## Mitschriften einer Runde

games-of-board = Brett { $board }{ $record ->
        [none] {""}
       *[other] , { $record }
    }
games-of-boards = Bretter { $boards }
games-if-accepted = Brett { $board } hätte dann: { $white } - { $black } { $result }
games-board-ruling = { $place }: Entscheidung: { $ruling }
games-disagrees = { $place }: { $what } [{ $kind }{ $settled ->
        [yes] , erledigt
       *[no] {""}
    }]

## Stichkämpfe

title-playoffs = Stichkämpfe
title-playoff = Stichkampf, { $of }
head-playoff = Stichkampf
head-playoff-stage = Stufe
head-game = Partie
head-white-left = Rest Weiß
head-black-left = Rest Schwarz
note-after-playoff = Nach Stichkampf, { $of } ({ stage-of-ladder }): { $order }{ $level ->
        [0] {""}
        [one] ; die Partie davor war unentschieden
       *[other] ; die { $level } Partien davor waren unentschieden
    }.
note-playoff-goes-on = Der Stichkampf, { $of }, ist nicht beendet.
note-playoff-level = Der Stichkampf, { $of }, endete unentschieden.
note-compared = Gleich an Punkten; die Ergebnisse in { stage-of-ladder } entscheiden: { $scores }.
note-playoff-lot = Reihenfolge durch das Los: { $players } ({ $number ->
        [none] von Hand gezogen
       *[other] Zahl { $number }{ $called ->
            [yes] , laut genannt
           *[no] {""}
        }, unter { $orders } Reihenfolgen
    }).
note-playoff-next = Als Nächstes: { stage-of-ladder }, { $game ->
        [none] {""}
       *[other] { $game },{" "}
    }{ $clock }.
note-ladder-source = Regeln: { $title }{ $source ->
        [none] {""}
       *[other] ; { $source }
    }.
note-ladder-unread = Nicht im gelesenen Text: { $list }.
note-buchholz-of-all = Jeder spielt gegen jeden: Nach Buchholz sind Spieler mit gleich vielen Punkten gleich, außer wenn Partien nicht gespielt wurden.
note-no-playoffs = Es gibt keine Stichkämpfe.
no-capitals = { $text } ist keine Buchstabenhöhe in Millimetern, von 2 bis 40: 7, oder 7.5
