### Ce qui entoure les tableaux d'un tournoi : titres, têtes de colonnes, mots dans les cases, remarques.

## Titres

of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}sur { $rounds }
    }
after-round = { $round ->
        [0] avant la ronde 1
       *[other] après la ronde { $round }{ of-rounds }
    }
during-round = pendant la ronde { $round }{ of-rounds } ({ $done } résultats sur { $boards })
of-category = { $category ->
        [none] {""}
       *[other] , { $category }
    }
players-in-all = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
away-word = { $bye ->
        [bye] exempt
        [full-point-bye] exempt avec un point entier
        [half-point-bye] exempt avec un demi-point
       *[absent] absent
    }
stage-of-ladder = { $stage ->
        [standard] standard
        [rapid] rapide
        [blitz] blitz
        [second-blitz] second blitz
        [superblitz] super-blitz
        [lehmann-georgiev] Lehmann-Georgiev
        [deciding] partie décisive
       *[other] { $stage }
    }
side-word = { $color ->
        [white] Blancs
       *[black] Noirs
    }
title-round = Ronde { $round }{ of-rounds }{ $stage ->
        [none] {""}
        [final] {" "}: finale
        [semi-finals] {" "}: demi-finales
       *[quarter-finals] {" "}: quarts de finale
    }
title-outstanding = { $games ->
        [one] { $games } partie encore à jouer
       *[other] { $games } parties encore à jouer
    }
title-team-list = { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    }
title-fixtures = { $team ->
        [none] Calendrier des matchs
       *[other] Calendrier des matchs : { $team }
    }
title-division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $complete ->
        [yes] Promotion et relégation
       *[no] Promotion et relégation, situation provisoire
    }
title-players = { players-in-all }
title-standings = Classement { $until }{ of-category }
title-final = Classement final{ of-category }
title-teams = Équipes { $until }
title-crosstable = Grille { $until }
title-team-crosstable = Grille { $until } : { $team }, { $single ->
        [yes] { $points } point
       *[no] { $points } points
    }
title-tree = Tableau
title-colors = Couleurs { $until }
title-explanation = { $player } : { $place ->
        [none] sans place
       *[other] place { $place }
    } avec { $single ->
        [yes] { $points } point
       *[no] { $points } points
    } { $until }
title-bracket = Ronde { $round }{ of-rounds }, { score-word } : { $of_teams ->
        [yes] { $players ->
            [one] { $players } équipe
           *[other] { $players } équipes
        }
       *[no] { players-in-all }
    }{ $moved_down ->
        [0] {""}
        [one] {" "}dont { $moved_down } descendu
       *[other] {" "}dont { $moved_down } descendus
    }
score-word = { $single ->
        [yes] { $score } point
       *[no] { $score } points
    }
title-answer = Ronde { $round }{ of-rounds }, { $board ->
        [none] exempt
       *[other] { $of_teams ->
            [yes] match
           *[no] damier
        } { $board }
    }{ $score ->
        [none] {""}
       *[other] {" "}: groupe de { score-word }
    }
title-ratings = { $month ->
        [none] Classement Elo
       *[other] Classement Elo de { $month }
    }, { $scheme }
title-rating-report = Elo, grille { $until }
title-report = Classement après la ronde { $round }
title-of-part = { $title }{ $stage ->
        [none] {""}
       *[other] , { $stage }
    }{ $group ->
        [none] {""}
       *[other] , groupe { $group }
    }
title-clubs = Clubs { $until }
title-individuals = Joueurs { $until }{ $board ->
        [none] {""}
       *[other] , damier { $board }
    }
title-match-report = Ronde { $round }, match { $number } : feuille de match
title-members = { $team } : membres
title-line-up = { $team } : composition pour la ronde { $round }
title-days = du { $start } au { $end }
title-from = à partir du { $start }

## Têtes de colonnes

head-place = Pl
head-overall = Gén.
head-of-game = { $game }
head-id = Id
head-number = N°
head-name = Nom
head-title = Titre
head-federation = Féd
head-club = Club
head-team = Équipe
head-out-in = Éliminé
head-games = J
head-points = Pts
head-match-points = PM
head-board-points = PD
head-matches = Matchs
head-match = Match
head-in-match = Dans le match
head-white-team = Équipe blancs
head-black-team = Équipe noirs
head-seat = N°
head-home = Domicile
head-away = Extérieur
head-at = Lieu
head-venue = Salle
head-goes-to = Saison prochaine en
head-teams = Équipes
head-percentage = %
head-boards = Damiers
head-row = Ligne
head-round = Rde
head-date = Date
head-board = Dam
head-color = Couleur
head-opponent = Adversaire
head-rating = Elo
head-result = Rés.
head-score = Total
head-opponent-score = Points de l'adversaire
head-adjusted-score = Ajustés
head-members = Membres
head-remarks = Remarques
head-categories = Catégories
head-born = Né(e)
head-sex = Sexe
head-federation-number = N° féd.
head-colors = Couleurs
head-white-games = B
head-black-games = N
head-balance = B-N
head-run = Série
head-due = Due
head-white = Blancs
head-black = Noirs
head-bye = exempt
head-rated-round = Ronde
head-opponent-rating = Adv
head-difference = Diff
head-expected = Att
head-k = K
head-change = Variation
head-rated-score = Score
head-average = Moy
head-performance = Perf
head-new = Nouveau
head-rank = Place
head-report-points = PTS
head-play-by = Avant le
head-board-long = Damier
head-record = Notation
head-file = Fichier
head-operation = N°
head-when = QUAND
head-what = QUOI
head-tie-break = { $code ->
        [WINS] VICT
        [H2H] DIR
        [BHP] MEIL
        [PROG] CUMUL
        [SMALL] PETITS
        [LOT] SORT
       *[other] { $code }
    }
head-of-round = R{ $round }

## Sous le titre

fact-venue = Lieu
fact-home = Joue à
fact-date = Date
fact-time = Heure
fact-place = Place
fact-points = Points
fact-match-points = Points de match
fact-board-points = Points de damier
fact-captain = Capitaine
fact-opponent = Adversaire
fact-group = Groupe
fact-number = Numéro
fact-title = Titre
fact-rating = Elo
fact-federation = Fédération
fact-federation-id = Numéro de licence
fact-club = Club
fact-team = Équipe
fact-family = Famille
fact-born = Né(e)
fact-categories = Catégories
fact-from = Joue à partir de la ronde
fact-withdrew = Retiré

## Mots dans les cases

mark-bye = ({ away-word })
mark-free = (exempt)
mark-no-game = (pas de partie)
mark-color = { side-word }
mark-color-letter = { $color ->
        [white] b
       *[black] n
    }
mark-color-initial = { $color ->
        [white] B
        [black] N
       *[none] u
    }
mark-due = { side-word }, { $strength ->
        [mild] faible
        [strong] forte
       *[absolute] absolue
    }
mark-forfeit = { $name } (forfait)
mark-not-counted = { $name } (ne compte pour personne)
mark-results = { $results }
mark-by-forfeit = { $score } F
mark-double-forfeit = 0-0 F
mark-adjudicated = { $score } A
mark-adjourned = aj.
mark-postponed = reportée
mark-waiting = { $state ->
        [adjourned] ajournée
        [postponed] reportée
       *[open] à jouer
    }
mark-annulled = annulée
mark-score-only = (seul le score est connu)
mark-not-paired = non apparié
mark-in-round = { $stage ->
        [none] ronde { $round }
        [final] finale
        [semi-finals] demi-finales
       *[quarter-finals] quarts de finale
    }
mark-round-name = { $stage ->
        [none] Ronde { $round }
        [final] Finale
        [semi-finals] Demi-finales
       *[quarter-finals] Quarts de finale
    }
mark-match-head = { $group ->
        [none] Match { $number }
       *[other] Groupe { $group }, match { $number }
    } : { $home } - { $away }{ $score ->
        [none] {""}
       *[other] , { $score }
    }{ $venue ->
        [none] {""}
       *[other] {" "}· { $venue }
    }
mark-of-group = Groupe { $group }
mark-fate = { $fate ->
        [promoted] promu
        [promotion-matches] barrage de promotion
        [relegation-matches] barrage de relégation
        [relegated] relégué
       *[undecided] non décidé : la place est partagée
    }
mark-no-opponent = Sans adversaire
mark-no-match = Sans match
mark-nobody = (personne)
mark-at-home = { $home ->
        [yes] domicile
       *[no] extérieur
    }
mark-in-match = { $number }.{ $seat }
mark-board-of-match = match { $number } damier { $seat }
mark-at-seat = { $seat }{ $color ->
        [white] b
       *[black] n
    }{ $points }
mark-total = Total
mark-ladder-stage = { stage-of-ladder }
mark-in-game = { $color ->
        [white] b
       *[black] n
    }{ $points }
mark-winner = vainqueur
mark-in-play = en lice
mark-from-round = à partir de la ronde { $round }
mark-withdrawn = { $round ->
        [0] retiré
       *[other] retiré après { $round }
    }
mark-after-round = après la ronde { $round }
mark-place-of = { $place } sur { $placed }
mark-excluded = aucune : retiré trop tôt, les résultats ne comptent pour personne
mark-none-yet = pas encore
mark-no-place = aucune

## Ce que veulent dire les signes

legend-forfeit = F : par forfait
legend-adjudicated = A : décision de l'arbitre
legend-adjourned = aj. : ajournée
legend-total = (?) : seul le score total des parties est connu
legend-cell = 12b2 : ligne de l'adversaire, Blancs, 2 points
legend-cell-of-games = 12b3-1 : ligne de l'adversaire, d'abord les Blancs, points des parties
legend-cell-of-teams = 12b5-3 : ligne de l'adversaire, Blancs au damier 1, points de damier
legend-plus-points = { $points } : points sans adversaire
legend-signs-of-forfeit = + et - : gagnée et perdue par forfait
legend-cells-of-forfeit = 12b+ et 12b- : gagnée et perdue par forfait
legend-absent = - : absent
legend-not-finished = * : non terminée, pas encore de points
legend-cell-adjourned = a : ajournée ou reportée
legend-cell-annulled = x : annulée
legend-in-brackets = ( ): ne compte pour personne
legend-lost-match = ! : non décidé sur les damiers
legend-by-ladder = points selon { $ladder }

## Sous le tableau

note-arbiters = { $several ->
        [yes] Arbitres
       *[no] Arbitre
    } : { $names }
note-missing = Provisoire : { $boards ->
        [one] { $boards } résultat manque
       *[other] { $boards } résultats manquent
    }{ named-boards }.
note-forfeits-later = Pas encore comptés : les forfaits { $count ->
        [1] de la ronde { $rounds }
       *[other] des rondes { $rounds }
    }, où aucune partie n'a été jouée.
note-adjourned = Provisoire : { $boards ->
        [one] { $boards } partie est ajournée
       *[other] { $boards } parties sont ajournées
    }{ named-boards }.
note-postponed = Provisoire : { $boards ->
        [one] { $boards } partie est reportée
       *[other] { $boards } parties sont reportées
    }{ named-boards }.
note-board-postponed = Damier { $board } : partie reportée{ $until ->
        [none] , aucun jour n'est fixé
       *[other] {" "}au { $until } au plus tard
    }
note-nothing-outstanding = Aucune partie ne reste à jouer.
note-no-fixtures = Aucun match n’est encore apparié.
note-next-season = Équipes ou joueurs : { $now }{ $next ->
        [none] {""}
       *[other] , saison prochaine { $next }
    }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
boards-of-one = ronde { $round } damier { $board }
boards-of-several = ronde { $round } damiers { $boards }
boards-of-until = ronde { $round } damier { $board }{ $until ->
        [none] {""}
       *[other] , au { $until } au plus tard
    }
note-legend = { $marks }.
note-opening = Ouverture : { $opening }
note-drawn-opening = Ouverture tirée au sort{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] damiers
           *[no] damier
        } { $boards }
    } : { $table } { $number }{ $moves ->
        [none] {""}
       *[other]  : { $moves }
    }
note-of-player = { $player } : { $note }
note-by-hand = Damier { $board } apparié à la main : { $why }
note-of-board = Damier { $board } : { $note ->
        [withdrawn] { $name ->
            [none] retiré
           *[other] { $name } retiré
        }
        [white-late] { $name } en retard
        [black-late] { $name } en retard
        [both-late] les deux en retard
        [loser-late] { $name ->
            [none] en retard
           *[other] { $name } en retard
        }
        [white-absent] { $name } absent
        [black-absent] { $name } absent
        [loser-absent] { $name ->
            [none] absent
           *[other] { $name } absent
        }
       *[written] { $text }
    }
note-late-comer = Damier { $board } : { $name } est arrivé tard et a rencontré le joueur exempt.
note-colors-were = Damier { $board } : les couleurs ont été corrigées, c'était { $players }{ $was ->
        [none] {""}
       *[other] {" "}{ $was }
    }
note-corrected = Damier { $board } : le résultat a été corrigé{ $times ->
        [1] {""}
        [2] {" "}deux fois
       *[other] {" "}{ $times } fois
    }, c'était { $was }
note-goes-on = Damier { $board } : { $name } est qualifié.
note-board-ruling = Damier { $board }{ $game ->
        [none] {""}
       *[other] , partie { $game }
    }, décision : { $ruling }
note-round-ruling = Décision : { $ruling }
note-ruled = { $ruling }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }
note-ruled-in = Ronde { $round }{ $players ->
        [none] {""}
       *[other] , { $players }
    } : { $ruled }
because-claimed = demande : { $claim }
because-article = article : { $article }
because-arbiter = { $name }
note-first-game = Blancs et Noirs sont ceux de la première partie.
note-excluded = { $player } s'est retiré après la ronde { $round }, trop tôt : ces résultats ne comptent pour personne.
note-never-played = { $player } s'est retiré avant la ronde 1.
note-comes = { $player } arrive à la ronde { $round }.
note-given = { $name }, { $round ->
        [0] avant la ronde 1
       *[other] ronde { $round }
    } :{ $points ->
        [none] {""}
        [1] {" "}1 point
        [-1] {" "}-1 point
       *[other] {" "}{ $points } points
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
note-withdrew = { $player } s'est retiré après la ronde { $round }.
note-undecided = Seule l'année de naissance est connue, et le jour décide de cette catégorie : { $players }.
note-match-won = { $name } a gagné le match, { $points }-{ $other }{ $left ->
        [0] {""}
        [one] {" "}avec encore { $left } partie à jouer
       *[other] {" "}avec encore { $left } parties à jouer
    }.
note-match-level = Le match se termine à égalité, { $points }-{ $points }.
note-match-decided = Le match se termine sur { $points }-{ $points }, et { $name } l'a gagné.
note-match-needs = { $name } a besoin de { $single ->
        [yes] { $points } point
       *[no] { $points } points
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } pour gagner le match.
note-match-needs-to-draw = { $name } ne peut plus gagner le match et a besoin de { $single ->
        [yes] { $points } point
       *[no] { $points } points
    } en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } pour l'égaliser.
note-match-cells = b2 : Blancs, 2 points ; b ou n seul : non terminée.
note-ratings-dropped = { $codes } non utilisés : { $first }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    } sans classement, et le tournoi ne dit pas ce que compte un joueur non classé (FIDE C.07, 10).
note-edition = Départages selon FIDE C.07 du { $rules ->
        [august-2024] 1er août 2024
       *[march-2026] 1er mars 2026
    }{ $by_date ->
        [yes] { $of_event ->
            [yes] , d'après les dates du tournoi
           *[no] , d'après les dates du rapport
        }
       *[no] {""}
    }{ $older ->
        [yes] {" "}(les éditions plus anciennes ne sont pas ici)
       *[no] {""}
    }.
note-match-lost = Match { $number } : { $team } a perdu le match{ $played ->
        [yes] , quoi que disent les damiers
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(retrait)
       *[other] {" "}({ $reason })
    }.
note-lost-in-round = Ronde { $round }, { $home } - { $away } : perdu par { $both ->
        [yes] les deux équipes
       *[no] { $teams }
    }{ $played ->
        [yes] , quoi que disent les damiers
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(retrait)
       *[other] {" "}({ $reason })
    }.
note-of-match = Match { $number } : { $reason }
note-match-played = Match { $number } : { $when ->
        [none] { $venue }
       *[other] { $when }{ $venue ->
            [none] {""}
           *[other] , { $venue }
        }
    }
note-home-first = Couleur : celle du joueur à domicile. Résultats : ses points d'abord.
note-scores-before = Entre parenthèses après une équipe : ses points avant la ronde.
note-other-points = { $boards ->
        [yes] Points de damier
       *[no] Points de match
    } { $total } = { $sum }
note-no-clubs = Aucun joueur n’a de club.
note-clubs-alike = { $one } et { $other } comptent pour deux clubs : un seul club, écrit de deux façons ?
note-best-of-club = De chaque club { $best ->
        [one] le meilleur joueur compte
       *[other] les { $best } meilleurs joueurs comptent
    } ; les clubs à égalité partagent la place.
note-played-only = Seules les parties jouées comptent : un damier gagné par forfait ne donne de points qu'à l'équipe.
note-seat-cells = 1b2 : damier 1, Blancs, 2 points ; 1b+ et 1b- : gagnée et perdue par forfait.
note-shared-by-defeat = Les éliminés d'une même ronde partagent leur place.
note-shared-place = Les joueurs à égalité en tout partagent leur place.
note-shared-place-of-teams = Les équipes à égalité en tout partagent leur place.
note-tie-breaks = Départages : { $list }.
tie-break-line = { $code } { $title }{ $against ->
        [yes] {" "}(2v1 : 2 points contre la place 1)
       *[no] {""}
    }{ $idle ->
        [yes] {" "}(ne décide rien ici)
       *[no] {""}
    }
note-untold = Connu de personne : { $columns }.
note-team-points = PM : points de match; PD : points de damier.
note-no-color = u : une ronde sans partie (exempt, forfait, absence), ou non terminée.
note-color-by-score = ? : seul le score du match est connu.
note-run = Série : le plus grand nombre de parties de suite avec la même couleur.
note-among = { $value } ; entre { $among }
note-provisional = * : provisoire, trop peu de parties.
note-rated-last = Jusqu’à et y compris : { $event }.
note-ratings-of = Elo de { $list }, { $scheme }{ $average ->
        [none] {""}
       *[other] , moyenne { $average }
    }.
note-rating-columns = J, Score : les parties comptées ; Moy : celle des adversaires ; Perf : performance.
note-begun-unrated = Nouveaux dans la liste : { $names } ; départ à { $rating }, { $by ->
        [default] valeur de ce programme
        [average] moyenne des autres
        [scheme] selon le barème
       *[list] selon la liste
    }.
note-entered-late = { $event } a été saisi dans la liste avant cette épreuve, et joué après elle : les classements suivent l'ordre de saisie.
note-not-in-list = Pas encore dans la liste, ou pas tel qu'il est maintenant : mettre la liste à jour.
note-results-missing = Résultats manquants : { $missing }.
card-own-points-first = Résultats : ses propres points d'abord.
card-colors = Couleurs : { $colors }, différence { $balance }{ $due ->
        [none] {""}
       *[other] , due : { $due }
    }.
card-asked = Demandé pour la ronde { $round } : { away-word }{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }.
card-ruling = Décision. { $ruling }
wall-left-out = Pas de place ici pour : { $columns }

## Bulletins

slip-board = Damier { $board }
slip-white = Blancs
slip-black = Noirs
slip-result = Résultat
slip-game = Partie { $game }
slip-first-game = Les points du joueur qui a les Blancs dans la partie 1 sont écrits d'abord.
slip-total = Total
slip-signature = Signature

## Feuilles de match

form-captain-of = Capitaine de { $team }
form-arbiter = Arbitre

## Notations d'une ronde

games-of-board = damier { $board }{ $record ->
        [none] {""}
       *[other] , { $record }
    }
games-of-boards = damiers { $boards }
games-if-accepted = le damier { $board } aurait alors : { $white } - { $black } { $result }
games-board-ruling = { $place } : décision : { $ruling }
games-disagrees = { $place } : { $what } [{ $kind }{ $settled ->
        [yes] , réglé
       *[no] {""}
    }]

## Barrages

title-playoffs = Barrages
title-playoff = Barrage, { $of }
head-playoff = Barrage
head-playoff-stage = Phase
head-game = Partie
head-white-left = Reste Blancs
head-black-left = Reste Noirs
note-after-playoff = Après barrage, { $of } ({ stage-of-ladder }) : { $order }{ $level ->
        [0] {""}
        [one] {" "}; la partie précédente était à égalité
       *[other] {" "}; les { $level } parties précédentes étaient à égalité
    }.
note-playoff-goes-on = Le barrage, { $of }, n'est pas terminé.
note-playoff-level = Le barrage, { $of }, s'est terminé à égalité.
note-compared = À égalité de points ; les scores de { stage-of-ladder } décident : { $scores }.
note-playoff-lot = Ordre tiré au sort : { $players } ({ $number ->
        [none] tiré à la main
       *[other] numéro { $number }{ $called ->
            [yes] , annoncé à haute voix
           *[no] {""}
        }, parmi { $orders } ordres
    }).
note-playoff-next = Ensuite : { stage-of-ladder }, { $game ->
        [none] {""}
       *[other] { $game },{" "}
    }{ $clock }.
note-ladder-source = Règles : { $title }{ $source ->
        [none] {""}
       *[other] {" "}; { $source }
    }.
note-ladder-unread = Absent du texte qui a été lu : { $list }.
note-buchholz-of-all = Tous se rencontrent : au Buchholz, les joueurs à égalité de points sont égaux, sauf si des parties n'ont pas été jouées.
note-no-playoffs = Il n'y a pas de barrages.
no-capitals = { $text } n'est pas une hauteur de lettres en millimètres, de 2 à 40 : 7, ou 7.5
