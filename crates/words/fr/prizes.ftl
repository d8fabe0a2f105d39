### Prix : montants, ce qui est gagné et pourquoi, ce qui n'est pas attribué, reçus.

## Montants

amount = { $whole }{ $part ->
        [none] {""}
       *[other] ,{ $part }
    }
amount-thousands = { $before } { $three }
amount-cut = { $amount }…
amount-in = { $amount } { $code }

## Le tableau

title-prizes = Prix{ $round ->
        [none] {""}
       *[other] {" "}d'après le classement après la ronde { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}sur { $rounds }
        }
    }{ prizes-settled }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , non définitif
    }
title-prizes-of = Prix de { $player }{ $round ->
        [none] {""}
       *[other] {" "}d'après le classement après la ronde { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}sur { $rounds }
        }
    }{ prizes-settled }
title-prize-case = Cas de prix
head-thing = Prix
head-amount = Montant
head-prize-list = Liste
head-currency = Monnaie
head-not-awarded = Non attribué
prize-list = { $name }{ $category ->
        [none] {""}
       *[other] , catégorie { $category }
    }{ $to_the_end ->
        [yes] {""}, qui ont joué jusqu'à la fin
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , groupe { $group }
    }{ $of ->
        [none] {""}
        [teams] , équipes
       *[players] , joueurs
    }{ $board ->
        [none] {""}
       *[other] , damier { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , partage égal entre ex aequo
       *[hort] , partage entre ex aequo selon Hort
    }{ $minimum ->
        [none] {""}
       *[other] , au moins { $minimum }{ $sharing ->
            [hort] {" "}lorsque les ex aequo sont plus nombreux que les prix, et la moitié de la part égale compte
           *[other] {""}
        }
    }{ $games ->
        [none] {""}
       *[other] , à partir de { $games } parties
    }
prize-places = { $several ->
        [yes] places { $first } à { $last }
       *[no] place { $first }
    }
prize-why-left = { $why ->
        [too-few] moins de candidats que de prix
        [prize-elsewhere] les autres ont un prix ailleurs
        [no-games] aucune partie n'est encore jouée
       *[no-standings] aucun classement n'en décide
    }
prize-not-awarded = non attribué : { prize-why-left }
prize-left-of = { $list }, place { $place } : { prize-why-left }
prize-thing = { $thing }
prize-thing-left = { $thing } ({ $of })
prize-sums = Doté { $given } = payé { $paid } + non attribué { $left }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
prize-things-left = Prix en nature non attribués : { $things }.
prize-rounded = { $list }, { $places } : les parts sont arrondies par défaut à { $unit } ; le reste de { $rest } va à { $to }, le mieux classé d'abord.
prize-gave-way = { $list } : une part serait inférieure à { $minimum }, donc les derniers des ex aequo cèdent la place : { $names }.
prize-playoff-open = Le barrage, { $of }, n'est pas terminé : ces prix peuvent encore changer.
prize-rest-of-level = { $list } : rien ne détermine qui, parmi { $names }, reçoit plus du reste des arrondis ; tirez au sort.
prize-choice-of-level = Rien ne détermine qui, parmi { $names }, choisit en premier entre les listes de prix, et donc qui reçoit quoi ; tirez au sort.
prize-thing-of-level = { $list }, place { $place } : rien ne dit qui de { $names } reçoit { $thing } ; il faut tirer au sort.
prize-thing-drawn = { $list }, place { $place } : un tirage au sort à la main entre { $names } a donné à { $name } : { $thing }.
prize-by-lot = tirage au sort : { $things }
prize-undecided = { $list } : seule l'année de naissance est connue, et le jour décide de la catégorie { $category } : { $names }. L'arbitre décide qui reçoit ces prix.
prize-withdrew = { $name } a un prix et s'est retiré après la ronde { $round }.
prize-takes-none = Hors prix : { $names }.
prize-better = { $name } a { $took } ({ $has }), le plus élevé au moment du choix ; quand tous eurent choisi, { $left } aurait valu { $worth }.

## Un joueur

prize-gets = { $list } : reçoit { $prize }
prize-draws-lots = { $list } : tirage au sort avec { $with } pour { $thing }
prize-nothing = Aucun prix
prize-barred-excluded = ne reçoit pas de prix par décision des arbitres : { $reason }
prize-barred-category = pas dans la catégorie { $category }
prize-barred-undecided = catégorie { $category } incertaine : seule l'année de naissance est connue, et le jour décide
prize-barred-games = { $games ->
        [0] aucune partie jouée
        [1] 1 partie jouée
       *[other] { $games } parties jouées
    }, et la liste en demande { $least }
prize-barred-withdrew = s'est retiré après la ronde { $round }, et la liste est pour ceux qui ont joué jusqu'à la fin
prize-barred-standings = suit un autre classement
prize-barred-place = sans place au classement
prize-standing = place { $place } parmi les { $among } qui peuvent gagner
prize-ahead = devant, avec un prix d'une autre liste : { $others }
prize-took-elsewhere = { $name } ({ $list })
prize-holds = { $with ->
        [none] occupe { $places }
       *[other] partage { $places } avec { $with }
    }
prize-beyond = { $prizes ->
        [1] le prix va au mieux classé de ceux qui restent
       *[other] les { $prizes } prix vont aux mieux classés de ceux qui restent
    }
prize-shared = ({ $terms }) : { $by } = { $share }
prize-level = à égalité en tout avec { $with }, donc partage des prix de leurs places : ({ $terms }) : { $by } = { $share }
prize-halved = la moitié du prix propre et la moitié de ceci : ({ $own } + { $equal }) : 2 = { $share }
prize-minimum = à { $tied } ex aequo, une part serait de { $share }, sous le minimum de { $minimum } ; les derniers cèdent la place : { $names }
prize-rounding = arrondi par défaut à { $unit } : { $share }{ $rest ->
        [none] {""}
       *[other] , et { $rest } de ce qui reste, qui va d'abord au mieux classé
    }
prize-took = Prend { $list } ({ $worth }) et non { $others } : { $equal ->
        [yes] de même valeur, et la liste est la première
       *[no] le plus élevé
    }
prize-then = { $list }, au moment du choix : { $line }
prize-worth = { $list } ({ $worth })
prize-better-for = À noter : quand tous eurent choisi, { $left } aurait valu { $worth }, plus que { $has } ; le choix demeure

## Reçus

receipt-head = Reçu
receipt-draft = Brouillon, pas un reçu
receipt-unfinished = Après la ronde { $round }, toutes les parties n'ont pas été jouées : ces prix peuvent encore changer.
receipt-received = Reçu :
receipt-date = Date
receipt-signature = Signature
receipt-prize = { $list }, { $places } : { $prize }
receipt-by-lot = par tirage au sort entre { $names }
receipt-total = Total : { $amount }
