### Czym jest punktacja pomocnicza i skąd wzięła się jego wartość.

## Czym jest

tie-break-solkoff = suma punktów przeciwników
tie-break-solkoff-median = Solkoff bez najlepszego i najgorszego przeciwnika
tie-break-solkoff-short = Solkoff bez najgorszego przeciwnika
tie-break-solkoff-full = Solkoff bez najgorszego, potem bez dwóch najgorszych i tak dalej (pełny skrócony)
tie-break-solkoff-plus = suma Solkoffów przeciwników
tie-break-sonneborn-berger = suma zdobytych punktów pomnożonych przez punkty przeciwnika
tie-break-wins = liczba zwycięstw
tie-break-head-to-head = punkty równych w spotkaniach między sobą
tie-break-better-against-higher = lepszy wynik z pozostałymi, począwszy od pierwszego miejsca
tie-break-plus = plusremisy zdobyte minus plusremisy stracone
tie-break-riga = mikromecze: punkty przeciwników pomnożone przez 4 do 0, zależnie od zwycięstwa
tie-break-progressive = suma punktów po każdej rundzie
tie-break-small-points = punkty z partii każdego meczu
tie-break-lot = losowanie z liczby turnieju
fide-direct-encounter = bezpośrednie spotkania równych
fide-win = rundy z punktami za zwycięstwo
fide-won = zwycięstwa przy stoliku
fide-black-games = partie rozegrane czarnymi
fide-black-wins = partie wygrane czarnymi
fide-rounds = rundy, z których nie zrezygnowano
fide-standard = rundy wygrane i połowa zremisowanych
fide-number = numer startowy, najpierw niższy
fide-number-reversed = numer startowy, najpierw wyższy
fide-rating = ranking, najpierw wyższy
fide-rating-reversed = ranking, najpierw niższy
fide-progressive = suma punktów po każdej rundzie
fide-progressive-cut = suma punktów po każdej rundzie, bez pierwszych
fide-buchholz = suma skorygowanych punktów przeciwników
fide-buchholz-cut = Buchholz bez najniższych wyników
fide-buchholz-median = Buchholz bez najniższych i najwyższych wyników
fide-fore-buchholz = Buchholz tak, jakby w ostatniej rundzie wszyscy zremisowali
fide-fore-buchholz-cut = Fore Buchholz bez najniższych wyników
fide-fore-buchholz-median = Fore Buchholz bez najniższych i najwyższych wyników
fide-average-buchholz = średni Buchholz przeciwników
fide-average-buchholz-fore = średni Fore Buchholz przeciwników
fide-sonneborn-berger = suma zdobytych punktów pomnożonych przez skorygowane punkty przeciwnika
fide-sonneborn-berger-cut = Sonneborn-Berger bez najsłabszych przeciwników
fide-koya = punkty z tymi, którzy zdobyli co najmniej połowę
fide-koya-limit = punkty z tymi, którzy osiągnęli próg
fide-average-rating = średni ranking przeciwników
fide-average-rating-cut = średni ranking bez najsłabszych przeciwników
fide-average-rating-median = średni ranking bez najsłabszych i najsilniejszych przeciwników
fide-performance = ranking uzyskany w turnieju
fide-perfect-performance = najniższy ranking, od którego oczekuje się tylu punktów
fide-average-performance = średni ranking uzyskany przez przeciwników
fide-average-perfect = średni ranking doskonały przeciwników
fide-match-points = punkty meczowe
fide-game-points = punkty z partii
other-points-of-teams = { $boards ->
        [yes] punkty z partii
       *[no] punkty meczowe
    }
fide-other-points = punkty z partii, gdy liczą się mecze; punkty meczowe, gdy liczą się stoliki
fide-extended-direct = bezpośrednie spotkanie w pierwszych punktach, potem w drugich
fide-match-by-match = suma zdobytych punktów meczowych pomnożonych przez punkty meczowe przeciwnika
fide-match-by-match-cut = zdobyte punkty meczowe pomnożone przez punkty meczowe przeciwnika, bez najsłabszych przeciwników
fide-match-by-game = suma zdobytych punktów z partii pomnożonych przez punkty meczowe przeciwnika
fide-match-by-game-cut = zdobyte punkty z partii pomnożone przez punkty meczowe przeciwnika, bez najsłabszych przeciwników
fide-game-by-match = suma zdobytych punktów meczowych pomnożonych przez punkty z partii przeciwnika
fide-game-by-match-cut = zdobyte punkty meczowe pomnożone przez punkty z partii przeciwnika, bez najsłabszych przeciwników
fide-game-by-game = suma zdobytych punktów z partii pomnożonych przez punkty z partii przeciwnika
fide-game-by-game-cut = zdobyte punkty z partii pomnożone przez punkty z partii przeciwnika, bez najsłabszych przeciwników
fide-strength-combination = drugie punkty i Buchholz w pierwszych, na jednej skali
fide-board-count = punkty każdego stolika pomnożone przez jego numer, najpierw niższe
fide-top-boards = punkty na stoliku 1, potem na stoliku 2 i tak dalej
fide-bottom-boards = punkty bez ostatniego stolika, potem bez dwóch ostatnich i tak dalej
fide-of-match-points = { $what }, w punktach meczowych
fide-of-game-points = { $what }, w punktach z partii
fide-with-forfeits = { $what }, walkowery liczone jako partie

## Skąd wzięła się wartość

value-undefined = { $of }: { $why ->
        [no-place] nie ma miejsca do rozstrzygnięcia
        [nobody-tied] nikt inny nie jest równy
        [not-all-met] nie wszyscy równi grali ze sobą tyle samo razy
        [no-seed] turniej nie ma liczby do losowania
        [unrated] ktoś z grających nie ma rankingu, a regulamin nie mówi, ile to liczyć (FIDE C.07, 10)
       *[nothing] nie ma z czego obliczyć
    }
value-of = { head-tie-break } { $value }
value-none = { $of }
value-sum = { $of } = { $sum }{ value-without }
value-without = { $without ->
        [none] {""}
       *[other] {" "}(bez { $without })
    }
value-mean = { $of } = ({ $sum }) / { $parts }{ value-without }
value-performance = { $of } = { $mean } { $sign } { $difference } (wynik { $percent }%){ value-without }
value-no-points = { $of }: najsłabszy przeciwnik minus 800, za zero punktów{ value-without }
value-perfect = { $of }: najniższy ranking, od którego oczekuje się { $score } z { $ratings }{ value-without }
value-ahead = { $of } u równych stojących wyżej: { $games }{ value-without }
value-ahead-by-average = { $of } u równych stojących wyżej: { $games }; kilka partii z tym samym przeciwnikiem liczy się jako ich średnia: { $points }{ value-without }
value-ahead-without-games = { $of } u równych stojących wyżej: brak partii{ value-without }
value-given = { $of }{ value-without }
value-combination = { $of } = { $points } + ({ $sum }) / { $by }
value-boards = { $of }: { $boards }
value-at-board = stolik { $board } { $sum }
value-up-to-board = { $board ->
        [1] stolik 1
       *[other] stoliki 1–{ $board }
    } { $sum }
value-steps = { $of } = { $steps }
value-first-step = { $sum }
value-next-step = potem { $sum }
value-against = { $of } = { $games }
value-against-nobody = { $of }: brak partii z miejscem, które rozstrzygnęło
value-lots = { $of }: wylosowana kolejność { $order }
value-game = { $points }, przeciwnik: { value-opponent }
value-game-at-place = { $points }, przeciwnik: { value-opponent } (miejsce { $place })
value-opponent = { $opponent ->
        [none] nikt
       *[other] { $opponent }
    }
value-struck = { $points }, { $why ->
        [best] najlepszy: { value-no-opponent }
        [given-up] rezygnacja: runda { $round }
        [first-round] runda { $round }
        [below-limit] poniżej progu: { value-no-opponent }
       *[worst] najgorszy: { value-no-opponent }
    }
value-no-opponent = { $opponent ->
        [none] bez przeciwnika
       *[other] { $opponent }
    }
