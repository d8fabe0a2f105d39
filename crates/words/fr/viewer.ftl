### Ce qui est dit des positions dessinées et des parties montrées coup par coup.

diagram-board = Damier. { $turn }
diagram-pieces = { $pieces ->
        [white-men] Pions blancs
        [white-kings] Dames blanches
        [black-men] Pions noirs
       *[black-kings] Dames noires
    }
viewer-first = Première position
viewer-previous = Coup précédent
viewer-next = Coup suivant
viewer-last = Dernière position
viewer-flip = Retourner le damier
viewer-slider = Demi-coup
viewer-moves = Coups
viewer-position = Position en FEN
viewer-copy = Copier la position
viewer-copied = Copiée
viewer-link = Lien vers ce coup
viewer-keys = Damier. Les flèches, Début et Fin parcourent la partie, F retourne le damier.
viewer-start = Début
viewer-set = Position modifiée
viewer-not-followed = non suivi à partir d'ici
viewer-ruling = Décision
viewer-half-move = { $number }. { $side ->
        [white] Blancs
       *[black] Noirs
    } : { $text }
viewer-clock = Pendule : { $time }
viewer-games = Parties
viewer-adjourned = ajournée
viewer-adjudicated = décision de l'arbitre
viewer-record-has = la notation porte { $result }
