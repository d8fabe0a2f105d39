### Ce qu'est un départage, et comment sa valeur est obtenue.

## Ce que c'est

tie-break-solkoff = somme des points des adversaires
tie-break-solkoff-median = Solkoff sans le meilleur ni le moins bon adversaire
tie-break-solkoff-short = Solkoff sans le moins bon adversaire
tie-break-solkoff-full = Solkoff sans le moins bon, puis sans les deux moins bons, et ainsi de suite (tronqué complet)
tie-break-solkoff-plus = somme des Solkoff des adversaires
tie-break-sonneborn-berger = somme des points obtenus multipliés par les points de l'adversaire
tie-break-wins = nombre de victoires
tie-break-head-to-head = points des ex aequo les uns contre les autres
tie-break-better-against-higher = meilleur résultat contre les autres, à partir de la première place
tie-break-plus = nulles plus pour, moins nulles plus contre
tie-break-riga = micro-matchs : points des adversaires multipliés par 4 à 0, selon la victoire
tie-break-progressive = somme des points après chaque ronde
tie-break-small-points = points des parties de chaque match
tie-break-lot = tirage au sort avec le nombre du tournoi
fide-direct-encounter = confrontation directe des ex aequo
fide-win = rondes avec les points d'une victoire
fide-won = victoires au damier
fide-black-games = parties jouées avec les Noirs
fide-black-wins = parties gagnées avec les Noirs
fide-rounds = rondes auxquelles le joueur n'a pas renoncé
fide-standard = rondes gagnées, et la moitié des rondes nulles
fide-number = numéro d'appariement, le plus petit d'abord
fide-number-reversed = numéro d'appariement, le plus grand d'abord
fide-rating = Elo, le plus élevé d'abord
fide-rating-reversed = Elo, le moins élevé d'abord
fide-progressive = somme des points après chaque ronde
fide-progressive-cut = somme des points après chaque ronde, sans les premières
fide-buchholz = somme des points ajustés des adversaires
fide-buchholz-cut = Buchholz sans les scores les plus bas
fide-buchholz-median = Buchholz sans les scores les plus bas ni les plus hauts
fide-fore-buchholz = Buchholz comme si tous avaient fait nulle à la dernière ronde
fide-fore-buchholz-cut = Fore Buchholz sans les scores les plus bas
fide-fore-buchholz-median = Fore Buchholz sans les scores les plus bas ni les plus hauts
fide-average-buchholz = moyenne des Buchholz des adversaires
fide-average-buchholz-fore = moyenne des Fore Buchholz des adversaires
fide-sonneborn-berger = somme des points obtenus multipliés par les points ajustés de l'adversaire
fide-sonneborn-berger-cut = Sonneborn-Berger sans les adversaires les plus bas
fide-koya = points contre ceux qui ont au moins la moitié des points
fide-koya-limit = points contre ceux qui atteignent la limite
fide-average-rating = Elo moyen des adversaires
fide-average-rating-cut = Elo moyen sans les adversaires les plus bas
fide-average-rating-median = Elo moyen sans les adversaires les plus bas ni les plus hauts
fide-performance = performance Elo du tournoi
fide-perfect-performance = Elo le plus bas qui laisse attendre autant de points
fide-average-performance = performance moyenne des adversaires
fide-average-perfect = performance parfaite moyenne des adversaires
fide-match-points = points de match
fide-game-points = points de damier
other-points-of-teams = { $boards ->
        [yes] points de damier
       *[no] points de match
    }
fide-other-points = points de damier si les matchs comptent, points de match si les damiers comptent
fide-extended-direct = confrontation directe aux premiers points, puis aux autres
fide-match-by-match = somme des points de match obtenus multipliés par les points de match de l'adversaire
fide-match-by-match-cut = points de match obtenus multipliés par les points de match de l'adversaire, sans les adversaires les plus bas
fide-match-by-game = somme des points de damier obtenus multipliés par les points de match de l'adversaire
fide-match-by-game-cut = points de damier obtenus multipliés par les points de match de l'adversaire, sans les adversaires les plus bas
fide-game-by-match = somme des points de match obtenus multipliés par les points de damier de l'adversaire
fide-game-by-match-cut = points de match obtenus multipliés par les points de damier de l'adversaire, sans les adversaires les plus bas
fide-game-by-game = somme des points de damier obtenus multipliés par les points de damier de l'adversaire
fide-game-by-game-cut = points de damier obtenus multipliés par les points de damier de l'adversaire, sans les adversaires les plus bas
fide-strength-combination = les autres points et le Buchholz aux premiers, sur une même échelle
fide-board-count = points de chaque damier multipliés par son numéro, le plus petit d'abord
fide-top-boards = points au damier 1, puis au damier 2, et ainsi de suite
fide-bottom-boards = points sans le dernier damier, puis sans les deux derniers, et ainsi de suite
fide-of-match-points = { $what }, en points de match
fide-of-game-points = { $what }, en points de damier
fide-with-forfeits = { $what }, les forfaits comptés comme des parties

## Comment une valeur est obtenue

value-undefined = { $of } : { $why ->
        [no-place] il n'y a pas de place à départager
        [nobody-tied] personne d'autre n'est à égalité
        [not-all-met] les ex aequo ne se sont pas tous rencontrés aussi souvent
        [no-seed] le tournoi n'a pas de nombre pour le tirage au sort
        [unrated] un joueur qui joue n’a pas de classement, et le tournoi ne dit pas ce que cela compte (FIDE C.07, 10)
       *[nothing] il n'y a rien d'où le calculer
    }
value-of = { head-tie-break } { $value }
value-none = { $of }
value-sum = { $of } = { $sum }{ value-without }
value-without = { $without ->
        [none] {""}
       *[other] {" "}(sans { $without })
    }
value-mean = { $of } = ({ $sum }) / { $parts }{ value-without }
value-performance = { $of } = { $mean } { $sign } { $difference } (un score de { $percent } %){ value-without }
value-no-points = { $of } : l'adversaire le plus bas moins 800, pour zéro point{ value-without }
value-perfect = { $of } : l'Elo le plus bas qui laisse attendre { $score } contre { $ratings }{ value-without }
value-ahead = { $of } des ex aequo devant : { $games }{ value-without }
value-ahead-by-average = { $of } des ex aequo devant : { $games }; plusieurs parties contre un même adversaire comptent par leur moyenne : { $points }{ value-without }
value-ahead-without-games = { $of } des ex aequo devant : aucune partie{ value-without }
value-given = { $of }{ value-without }
value-combination = { $of } = { $points } + ({ $sum }) / { $by }
value-boards = { $of } : { $boards }
value-at-board = damier { $board } { $sum }
value-up-to-board = { $board ->
        [1] damier 1
       *[other] damiers 1 à { $board }
    } { $sum }
value-steps = { $of } = { $steps }
value-first-step = { $sum }
value-next-step = puis { $sum }
value-against = { $of } = { $games }
value-against-nobody = { $of } : aucune partie contre une place qui a décidé
value-lots = { $of } : tiré au sort dans l'ordre { $order }
value-game = { $points } contre { value-opponent }
value-game-at-place = { $points } contre { value-opponent } (place { $place })
value-opponent = { $opponent ->
        [none] personne
       *[other] { $opponent }
    }
value-struck = { $points }, { $why ->
        [best] le meilleur : { value-no-opponent }
        [given-up] renoncé : ronde { $round }
        [first-round] ronde { $round }
        [below-limit] sous la limite : { value-no-opponent }
       *[worst] le moins bon : { value-no-opponent }
    }
value-no-opponent = { $opponent ->
        [none] sans adversaire
       *[other] { $opponent }
    }
