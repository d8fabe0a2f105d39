### Co stoi na opublikowanych stronach oprócz tabel.

site-start = Start
site-round = Runda { $round }
site-by-board = Według stolików
site-by-name = Według nazwisk
site-round-by-name = Runda { $round }, według nazwisk
site-standings = Klasyfikacja
site-after = Po rundzie
site-crosstable = Tabela
site-crosstable-of = Tabela: { $stage }
site-players = Zawodnicy
site-teams = Drużyny
site-schedule = Harmonogram
site-openings = Debiuty
site-rulings = Decyzje
site-downloads = Pliki
site-where = Gdzie siedzę?
site-where-not-yet = Żadna runda nie jest jeszcze skojarzona.
site-screen = Ekran w sali
site-pause = Zatrzymaj lub wznów strony (spacja)
site-events = { $events ->
        [one] { $events } turniej
        [few] { $events } turnieje
       *[many] { $events } turniejów
    }
site-skip = Do treści
site-menu = Strony
site-languages = Języki
site-rounds = Rundy
site-categories = Kategorie
site-groups = Grupy
site-part = Część { $part } z { $parts }
site-parts = Części tej tabeli
site-now = Teraz
site-not-begun = Turniej jeszcze się nie rozpoczął.
site-paired = Runda { $round } jest skojarzona: { $boards ->
        [one] { $boards } stolik
        [few] { $boards } stoliki
       *[many] { $boards } stolików
    }.
site-running = Trwa runda { $round }: wyniki { $done } z { $boards }.
site-ended = Runda { $round } zakończona.
site-over = Turniej zakończony.
site-begins = Początek rundy { $round }: { $when }
site-leaders = Czołówka
site-whole = Cała tabela
site-how-it-came = Skąd się wzięły punkty i punktacja pomocnicza
site-rating-change = Zmiana rankingu
site-rating-before = Ranking przed turniejem
site-rated-games = Partie zaliczone
site-rating-changed = Zmiana
site-rating-after = Ranking po turnieju
site-rating-preliminary = Wstępnie: tego turnieju jeszcze nie ma na liście albo jest tam inny niż teraz.
site-games = Partie
site-game = Runda { $round }, stolik { $board }: { $white } – { $black } { $result }
site-game-of = Runda { $round }, stolik { $board }, partia { $game }: { $white } – { $black } { $result }
site-planned = Rundy
site-system = System
site-time-control = Tempo gry
site-rules = Przepisy gry
rule-set-title = { $rules ->
        [international] Warcaby międzynarodowe
        [international-2024] Warcaby międzynarodowe, załącznik 1 z 2024 roku
        [frisian] Warcaby fryzyjskie
        [frysk] Frysk!
        [antidraughts] Antywarcaby
        [breakthrough] Breakthrough
        [killer] Warcaby Killer
        [canadian] Warcaby kanadyjskie
        [english] Warcaby angielskie (checkers)
        [pool] Amerykańskie pool checkers
        [russian] Warcaby rosyjskie
        [brazilian] Warcaby brazylijskie
        [brazilian-64] Warcaby brazylijskie-64 (IDF)
        [italian] Warcaby włoskie
        [spanish] Warcaby hiszpańskie
        [portuguese] Warcaby portugalskie
        [czech] Warcaby czeskie
        [turkish] Warcaby tureckie
        [thai] Warcaby tajskie (makhos)
        [international-club] Warcaby międzynarodowe, zasady klubowe
        [mundigames] Checkers, Mundigames
        [frisian-count] Warcaby fryzyjskie, większość według liczby
        [international-basic] Warcaby międzynarodowe, podstawy
        [checkers-25] Checkers 8x8, brettspielnetz
       *[other] { $rules }
    }
site-arbiters = Sędziowie
site-ruling-at = Runda { $round }{ $board ->
        [none] {""}
       *[other] , stolik { $board }
    }
site-claim = Żądanie: { $claim }
site-article = Artykuł: { $article }
site-nothing = Jeszcze nic.
site-file = { $what ->
        [pdn] Wszystkie opublikowane partie (PDN)
        [trf] Sprawozdanie z turnieju dla federacji i programów kojarzących (TRF)
        [json] Cały turniej dla programów (JSON)
        [csv] Partie, jedna w wierszu (CSV)
        [standings] Klasyfikacja do arkusza kalkulacyjnego (CSV)
        [pairings] Kojarzenia wszystkich rund do arkusza kalkulacyjnego (CSV)
       *[feed] Wiadomości z turnieju do czytnika kanałów (Atom)
    }
site-foot = Opublikowano z pliku turnieju.
site-foot-explained = Opublikowano z pliku turnieju. Punkty i punktacja pomocnicza są objaśnione pod każdą tabelą.
site-find = Znajdź nazwisko
site-found = Znalezione wiersze:
site-system-is = { $system ->
        [swiss] System szwajcarski
        [round-robin] System kołowy
        [match] Mecz
        [scheveningen] System scheveningeński
       *[knockout] System pucharowy
    }

## Co mówi się o publikacji

published = { $folder }: { $files ->
        [one] { $files } plik
        [few] { $files } pliki
       *[many] { $files } plików
    }, zmieniono: { $changed ->
        [0] żadnego
       *[other] { $changed }
    }
published-drafts = { $event }: { $rounds ->
        [one] { $rounds } runda jest szkicem i nie została opublikowana
        [few] { $rounds } rundy są szkicami i nie zostały opublikowane
       *[many] { $rounds } rund jest szkicami i nie zostało opublikowanych
    }
published-games = { $event }: partie z posunięciami: { $games }{ $troubled ->
        [0] {""}
       *[other] , z błędami: { $troubled }:
    }
published-begun = { $event }: nowi na liście z rankingiem { $rating } (wartość tego programu): { $players }
published-in-report = { $event }, report.trf: zapisano inaczej niż w turnieju ({ $values }):
published-more = { $event }: jeszcze { $notes }
