### Co mówi się o narysowanych pozycjach i o partiach pokazywanych ruch po ruchu.

diagram-board = Warcabnica. { $turn }
diagram-pieces = { $pieces ->
        [white-men] Białe pionki
        [white-kings] Białe damki
        [black-men] Czarne pionki
       *[black-kings] Czarne damki
    }
viewer-first = Pierwsza pozycja
viewer-previous = Poprzedni ruch
viewer-next = Następny ruch
viewer-last = Ostatnia pozycja
viewer-flip = Obróć warcabnicę
viewer-slider = Półruch
viewer-moves = Ruchy
viewer-position = Pozycja w FEN
viewer-copy = Kopiuj pozycję
viewer-copied = Skopiowano
viewer-link = Odnośnik do tego ruchu
viewer-keys = Warcabnica. Strzałki, Home i End przechodzą przez partię, F obraca warcabnicę.
viewer-start = Początek
viewer-set = Pozycja zmieniona
viewer-not-followed = odtąd nie prześledzono
viewer-ruling = Decyzja
viewer-half-move = { $number }. { $side ->
        [white] Białe
       *[black] Czarne
    }: { $text }
viewer-clock = Zegar: { $time }
viewer-games = Partie
viewer-adjourned = odłożona
viewer-adjudicated = decyzja sędziego
viewer-record-has = w zapisie { $result }
