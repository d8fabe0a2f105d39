### Ce qui figure sur les pages publiées en plus des tableaux.

site-start = Accueil
site-round = Ronde { $round }
site-by-board = Par damier
site-by-name = Par nom
site-round-by-name = Ronde { $round }, par nom
site-standings = Classement
site-after = Après la ronde
site-crosstable = Grille
site-crosstable-of = Grille : { $stage }
site-players = Joueurs
site-teams = Équipes
site-schedule = Calendrier
site-openings = Ouvertures
site-rulings = Décisions
site-downloads = Fichiers
site-where = Où est ma place ?
site-where-not-yet = Aucune ronde n'est encore appariée.
site-screen = Écran de la salle
site-pause = Arrêter ou reprendre le défilement (barre d'espace)
site-events = { $events } tournois
site-skip = Aller au contenu
site-menu = Pages
site-languages = Langues
site-rounds = Rondes
site-categories = Catégories
site-groups = Groupes
site-part = Partie { $part } sur { $parts }
site-parts = Parties de ce tableau
site-now = En ce moment
site-not-begun = Le tournoi n'a pas commencé.
site-paired = La ronde { $round } est appariée : { $boards ->
        [1] un damier
       *[other] { $boards } damiers
    }.
site-running = La ronde { $round } est en cours : { $done ->
        [0] aucun résultat
        [1] un résultat
       *[other] { $done } résultats
    } sur { $boards }.
site-ended = La ronde { $round } est terminée.
site-over = Le tournoi est terminé.
site-begins = Début de la ronde { $round } : { $when }
site-leaders = En tête
site-whole = Le tableau complet
site-how-it-came = Le calcul des points et des départages
site-rating-change = Variation Elo
site-rating-before = Elo avant
site-rated-games = Parties comptées
site-rating-changed = Variation
site-rating-after = Elo après
site-rating-preliminary = Provisoire : la liste n'a pas encore ce tournoi, ou pas tel qu'il est maintenant.
site-games = Parties
site-game = Ronde { $round }, damier { $board } : { $white } – { $black } { $result }
site-game-of = Ronde { $round }, damier { $board }, partie { $game } : { $white } – { $black } { $result }
site-planned = Rondes
site-system = Système
site-time-control = Cadence
site-rules = Règles du jeu
rule-set-title = { $rules ->
        [international] Dames internationales
        [international-2024] Dames internationales, Annexe 1 de 2024
        [frisian] Dames frisonnes
        [frysk] Frysk!
        [antidraughts] Dames à qui perd gagne
        [breakthrough] Breakthrough
        [killer] Dames Killer
        [canadian] Dames canadiennes
        [english] Dames anglaises (checkers)
        [pool] Pool checkers américain
        [russian] Dames russes
        [brazilian] Dames brésiliennes
        [brazilian-64] Dames brésiliennes-64 (IDF)
        [italian] Dames italiennes
        [spanish] Dames espagnoles
        [portuguese] Dames portugaises
        [czech] Dames tchèques
        [turkish] Dames turques
        [thai] Dames thaïlandaises (makhos)
        [international-club] Dames internationales, règles de club
        [mundigames] Checkers, Mundigames
        [frisian-count] Dames frisonnes, majorité au nombre
        [international-basic] Dames internationales, notions de base
        [checkers-25] Checkers 8x8, brettspielnetz
       *[other] { $rules }
    }
site-arbiters = Arbitres
site-ruling-at = Ronde { $round }{ $board ->
        [none] {""}
       *[other] , damier { $board }
    }
site-claim = Demande : { $claim }
site-article = Article : { $article }
site-nothing = Rien pour le moment.
site-file = { $what ->
        [pdn] Toutes les parties publiées (PDN)
        [trf] Rapport du tournoi pour les fédérations et les programmes d'appariement (TRF)
        [json] Le tournoi entier pour les programmes (JSON)
        [csv] Les parties, une par ligne (CSV)
        [standings] Le classement pour un tableur (CSV)
        [pairings] Les appariements de toutes les rondes pour un tableur (CSV)
       *[feed] Les nouvelles du tournoi pour un lecteur de flux (Atom)
    }
site-foot = Publié à partir du fichier du tournoi.
site-foot-explained = Publié à partir du fichier du tournoi. Les points et les départages sont expliqués sous chaque tableau.
site-find = Chercher un nom
site-found = Lignes trouvées :
site-system-is = { $system ->
        [swiss] Système suisse
        [round-robin] Toutes rondes
        [match] Match
        [scheveningen] Scheveningen
       *[knockout] Élimination directe
    }

## Ce qui est dit de la publication

published = { $folder } : { $files ->
        [1] un fichier
       *[other] { $files } fichiers
    }, { $changed ->
        [0] aucun modifié
        [1] un modifié
       *[other] { $changed } modifiés
    }
published-drafts = { $event } : { $rounds ->
        [1] une ronde est un brouillon et n'est pas publiée
       *[other] { $rounds } rondes sont des brouillons et ne sont pas publiées
    }
published-games = { $event } : { $games ->
        [0] aucune partie n'a de coups
        [1] une partie a ses coups
       *[other] { $games } parties ont leurs coups
    }{ $troubled ->
        [0] {""}
       *[other] , { $troubled } avec un problème :
    }
published-begun = { $event } : nouveaux dans la liste, départ à { $rating } (valeur de ce programme) : { $players }
published-in-report = { $event }, report.trf: { $values ->
        [one] une donnée diffère du tournoi :
       *[other] { $values } données diffèrent du tournoi :
    }
published-more = { $event } : { $notes } de plus
