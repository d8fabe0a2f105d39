### Jak zakończyła się partia.

ended-resigned = { $side ->
        [white] białe poddały partię
       *[black] czarne poddały partię
    }
ended-flag-fell = { $side ->
        [white] białe przekroczyły czas
       *[black] czarne przekroczyły czas
    }
ended-both-flags-fell = obie strony przekroczyły czas
ended-refused = { $side ->
        [white] białe odmawiają przestrzegania przepisów
       *[black] czarne odmawiają przestrzegania przepisów
    }
ended-left = { $side ->
        [white] białe przerwały grę
       *[black] czarne przerwały grę
    }
ended-agreed = remis za zgodą obu stron
ended-no-piece = { $side ->
        [white] białe nie mają już bierek
       *[black] czarne nie mają już bierek
    }
ended-no-move = { $side ->
        [white] białe nie mają ruchu
       *[black] czarne nie mają ruchu
    }
ended-king-made = zdobyto damkę
