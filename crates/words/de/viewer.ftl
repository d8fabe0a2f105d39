### Was zu gezeichneten Stellungen und zu Partien gesagt wird, die Zug um Zug gezeigt werden.

diagram-board = Damebrett. { $turn }
diagram-pieces = { $pieces ->
        [white-men] Weiße Steine
        [white-kings] Weiße Damen
        [black-men] Schwarze Steine
       *[black-kings] Schwarze Damen
    }
viewer-first = Erste Stellung
viewer-previous = Voriger Zug
viewer-next = Nächster Zug
viewer-last = Letzte Stellung
viewer-flip = Brett drehen
viewer-slider = Halbzug
viewer-moves = Züge
viewer-position = Stellung als FEN
viewer-copy = Stellung kopieren
viewer-copied = Kopiert
viewer-link = Link zu diesem Zug
viewer-keys = Brett. Pfeiltasten, Pos1 und Ende gehen durch die Partie, F dreht das Brett.
viewer-start = Anfang
viewer-set = Stellung verändert
viewer-not-followed = ab hier nicht verfolgt
viewer-ruling = Entscheidung
viewer-half-move = { $number }. { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $text }
viewer-clock = Uhr: { $time }
viewer-games = Partien
viewer-adjourned = abgebrochen
viewer-adjudicated = vom Schiedsrichter entschieden
viewer-record-has = die Mitschrift hat { $result }
