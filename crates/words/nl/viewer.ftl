### Wat er wordt gezegd van getekende standen, en van partijen die zet voor zet worden getoond.

diagram-board = Dambord. { $turn }
diagram-pieces = { $pieces ->
        [white-men] Witte schijven
        [white-kings] Witte dammen
        [black-men] Zwarte schijven
       *[black-kings] Zwarte dammen
    }
viewer-first = Eerste stand
viewer-previous = Vorige zet
viewer-next = Volgende zet
viewer-last = Laatste stand
viewer-flip = Bord omdraaien
viewer-slider = Halve zet
viewer-moves = Zetten
viewer-position = Stand als FEN
viewer-copy = Stand kopiëren
viewer-copied = Gekopieerd
viewer-link = Link naar deze zet
viewer-keys = Bord. Pijltjestoetsen, Home en End gaan door de partij, F draait het bord om.
viewer-start = Begin
viewer-set = Stand veranderd
viewer-not-followed = vanaf hier niet gevolgd
viewer-ruling = Beslissing
viewer-half-move = { $number }. { $side ->
        [white] Wit
       *[black] Zwart
    }: { $text }
viewer-clock = Klok: { $time }
viewer-games = Partijen
viewer-adjourned = afgebroken
viewer-adjudicated = arbitraal
viewer-record-has = de notatie heeft { $result }
