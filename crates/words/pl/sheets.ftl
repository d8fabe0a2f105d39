### Co stoi wokół tabel turnieju: tytuły, nagłówki, słowa w polach, uwagi.

## Tytuły

of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}z { $rounds }
    }
after-round = { $round ->
        [0] przed rundą 1
       *[other] po rundzie { $round }{ of-rounds }
    }
during-round = w trakcie rundy { $round }{ of-rounds } (wyniki: { $done } z { $boards })
of-category = { $category ->
        [none] {""}
       *[other] , { $category }
    }
players-in-all = { $players ->
        [one] { $players } zawodnik
       *[other] { $players } zawodników
    }
away-word = { $bye ->
        [bye] wolny los
        [full-point-bye] wolny los, pełny punkt
        [half-point-bye] wolny los, pół punktu
       *[absent] nieobecny
    }
stage-of-ladder = { $stage ->
        [standard] standard
        [rapid] szybkie
        [blitz] blitz
        [second-blitz] drugi blitz
        [superblitz] superblitz
        [lehmann-georgiev] Lehmann-Georgijew
        [deciding] partia decydująca
       *[other] { $stage }
    }
side-word = { $color ->
        [white] białe
       *[black] czarne
    }
title-round = Runda { $round }{ of-rounds }{ $stage ->
        [none] {""}
        [final] : finał
        [semi-finals] : półfinały
       *[quarter-finals] : ćwierćfinały
    }
title-outstanding = { $games ->
        [one] { $games } partia do rozegrania
        [few] { $games } partie do rozegrania
       *[many] { $games } partii do rozegrania
    }
title-team-list = { $teams ->
        [one] { $teams } drużyna
        [few] { $teams } drużyny
       *[many] { $teams } drużyn
    }
title-fixtures = { $team ->
        [none] Terminarz meczów
       *[other] Terminarz meczów: { $team }
    }
title-division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $complete ->
        [yes] Awans i spadek
       *[no] Awans i spadek, stan obecny
    }
title-players = { players-in-all }
title-standings = Klasyfikacja { $until }{ of-category }
title-final = Klasyfikacja końcowa{ of-category }
title-teams = Drużyny { $until }
title-crosstable = Tabela { $until }
title-team-crosstable = Tabela { $until }: { $team }, { $points } pkt
title-tree = Drabinka
title-colors = Kolory { $until }
title-explanation = { $player }: { $place ->
        [none] bez miejsca
       *[other] miejsce { $place }
    }, { $points } pkt { $until }
title-bracket = Runda { $round }{ of-rounds }, { score-word }: { $of_teams ->
        [yes] { $players ->
            [one] { $players } drużyna
            [few] { $players } drużyny
           *[many] { $players } drużyn
        }
       *[no] { players-in-all }
    }{ $moved_down ->
        [0] {""}
       *[other] {" "}i { $moved_down } z góry
    }
score-word = { $score } pkt
title-answer = Runda { $round }{ of-rounds }, { $board ->
        [none] wolny los
       *[other] { $of_teams ->
            [yes] mecz
           *[no] stolik
        } { $board }
    }{ $score ->
        [none] {""}
       *[other] : grupa { score-word }
    }
title-ratings = { $month ->
        [none] Ranking
       *[other] Ranking, { $month }
    }, { $scheme }
title-rating-report = Ranking, tabela { $until }
title-report = Klasyfikacja po rundzie { $round }
title-of-part = { $title }{ $stage ->
        [none] {""}
       *[other] , { $stage }
    }{ $group ->
        [none] {""}
       *[other] , grupa { $group }
    }
title-clubs = Kluby { $until }
title-individuals = Zawodnicy { $until }{ $board ->
        [none] {""}
       *[other] , stolik { $board }
    }
title-match-report = Runda { $round }, mecz { $number }: protokół
title-members = { $team }: skład
title-line-up = { $team }: skład na rundę { $round }
title-days = { $start } – { $end }
title-from = od { $start }

## Nagłówki

head-place = M
head-overall = Og.
head-of-game = { $game }
head-id = Id
head-number = Nr
head-name = Nazwisko i imię
head-title = Tytuł
head-federation = Fed
head-club = Klub
head-team = Drużyna
head-out-in = Odpadł
head-games = P
head-points = Pkt
head-match-points = PM
head-board-points = PP
head-matches = Mecze
head-match = Mecz
head-in-match = W meczu
head-white-team = Drużyna białych
head-black-team = Drużyna czarnych
head-seat = Nr
head-home = Gospodarze
head-away = Goście
head-at = Gdzie
head-venue = Miejsce gry
head-goes-to = W następnym sezonie w
head-teams = Drużyny
head-percentage = %
head-boards = Stoliki
head-row = Nr
head-round = Rd
head-date = Data
head-board = Stolik
head-color = Kolor
head-opponent = Przeciwnik
head-rating = Ranking
head-result = Wynik
head-score = Suma
head-opponent-score = Punkty przeciwnika
head-adjusted-score = Skorygowane
head-members = Skład
head-remarks = Uwagi
head-categories = Kategorie
head-born = Ur.
head-sex = Płeć
head-federation-number = Nr fed.
head-colors = Kolory
head-white-games = B
head-black-games = C
head-balance = B-C
head-run = Seria
head-due = Należny
head-white = Białe
head-black = Czarne
head-bye = wolny los
head-rated-round = Runda
head-opponent-rating = Prz
head-difference = Różn
head-expected = Ocz
head-k = K
head-change = Zmiana
head-rated-score = Punkty
head-average = Śr
head-performance = Perf
head-new = Nowy
head-rank = Miejsce
head-report-points = PKT
head-play-by = Do
head-board-long = Stolik
head-record = Zapis
head-file = Plik
head-operation = NR
head-when = KIEDY
head-what = CO
head-tie-break = { $code ->
        [WINS] ZWYC
        [H2H] BEZP
        [BHP] WYŻ
        [PROG] PROG
        [SMALL] MAŁE
        [LOT] LOS
       *[other] { $code }
    }
head-of-round = R{ $round }

## Pod tytułem

fact-venue = Miejsce gry
fact-home = Gra u siebie
fact-date = Data
fact-time = Godzina
fact-place = Miejsce
fact-points = Punkty
fact-match-points = Punkty meczowe
fact-board-points = Punkty z partii
fact-captain = Kapitan
fact-opponent = Przeciwnik
fact-group = Grupa
fact-number = Numer
fact-title = Tytuł
fact-rating = Ranking
fact-federation = Federacja
fact-federation-id = Numer w federacji
fact-club = Klub
fact-team = Drużyna
fact-family = Rodzina
fact-born = Data urodzenia
fact-categories = Kategorie
fact-from = Gra od rundy
fact-withdrew = Wycofanie

## Słowa w polach

mark-bye = ({ away-word })
mark-free = (pauza)
mark-no-game = (bez partii)
mark-color = { side-word }
mark-color-letter = { $color ->
        [white] b
       *[black] c
    }
mark-color-initial = { $color ->
        [white] B
        [black] C
       *[none] u
    }
mark-due = { side-word }, { $strength ->
        [mild] słabo
        [strong] mocno
       *[absolute] bezwzględnie
    }
mark-forfeit = { $name } (walkower)
mark-not-counted = { $name } (nie liczy się nikomu)
mark-results = { $results }
mark-by-forfeit = { $score } wo
mark-double-forfeit = 0-0 wo
mark-adjudicated = { $score } S
mark-adjourned = odł.
mark-postponed = przełożona
mark-waiting = { $state ->
        [adjourned] odłożona
        [postponed] przełożona
       *[open] do rozegrania
    }
mark-annulled = unieważniona
mark-score-only = (znany tylko wynik)
mark-not-paired = nieskojarzony
mark-in-round = { $stage ->
        [none] runda { $round }
        [final] finał
        [semi-finals] półfinały
       *[quarter-finals] ćwierćfinały
    }
mark-round-name = { $stage ->
        [none] Runda { $round }
        [final] Finał
        [semi-finals] Półfinały
       *[quarter-finals] Ćwierćfinały
    }
mark-match-head = { $group ->
        [none] Mecz { $number }
       *[other] Grupa { $group }, mecz { $number }
    }: { $home } - { $away }{ $score ->
        [none] {""}
       *[other] , { $score }
    }{ $venue ->
        [none] {""}
       *[other] {" "}· { $venue }
    }
mark-of-group = Grupa { $group }
mark-fate = { $fate ->
        [promoted] awans
        [promotion-matches] baraż o awans
        [relegation-matches] baraż o utrzymanie
        [relegated] spadek
       *[undecided] nierozstrzygnięte: miejsce jest dzielone
    }
mark-no-opponent = Bez przeciwnika
mark-no-match = Bez meczu
mark-nobody = (nikt)
mark-at-home = { $home ->
        [yes] u siebie
       *[no] na wyjeździe
    }
mark-in-match = { $number }.{ $seat }
mark-board-of-match = mecz { $number }, stolik { $seat }
mark-at-seat = { $seat }{ $color ->
        [white] b
       *[black] c
    }{ $points }
mark-total = Razem
mark-ladder-stage = { stage-of-ladder }
mark-in-game = { $color ->
        [white] b
       *[black] c
    }{ $points }
mark-winner = zwycięzca
mark-in-play = w grze
mark-from-round = od rundy { $round }
mark-withdrawn = { $round ->
        [0] wycofany
       *[other] wycofany po rundzie { $round }
    }
mark-after-round = po rundzie { $round }
mark-place-of = { $place } z { $placed }
mark-excluded = brak: zbyt wczesne wycofanie, wyniki nie liczą się nikomu
mark-none-yet = jeszcze brak
mark-no-place = brak

## Co oznaczają znaki

legend-forfeit = wo: walkower
legend-adjudicated = S: decyzja sędziego
legend-adjourned = odł.: odłożona
legend-total = (?): znany tylko łączny wynik partii
legend-cell = 12b2: wiersz przeciwnika, białe, 2 punkty
legend-cell-of-games = 12b3-1: wiersz przeciwnika, najpierw białe, punkty z partii
legend-cell-of-teams = 12b5-3: wiersz przeciwnika, białe na stoliku 1, punkty z partii
legend-plus-points = { $points }: punkty bez przeciwnika
legend-signs-of-forfeit = + i -: wygrana i przegrana walkowerem
legend-cells-of-forfeit = 12b+ i 12b-: wygrana i przegrana walkowerem
legend-absent = -: nieobecny
legend-not-finished = *: nieukończona, jeszcze bez punktów
legend-cell-adjourned = a: odłożona lub przełożona
legend-cell-annulled = x: unieważniona
legend-in-brackets = ( ): nie liczy się nikomu
legend-lost-match = !: nierozstrzygnięte na stolikach
legend-by-ladder = punkty według { $ladder }

## Pod tabelą

note-arbiters = { $several ->
        [yes] Sędziowie
       *[no] Sędzia
    }: { $names }
note-missing = Stan tymczasowy: { $boards ->
        [one] brakuje { $boards } wyniku
       *[other] brakuje { $boards } wyników
    }{ named-boards }.
note-forfeits-later = Jeszcze nie uwzględniono walkowerów { $count ->
        [one] rundy { $rounds }, w której
       *[other] rund { $rounds }, w których
    } nie rozegrano żadnej partii.
note-adjourned = Stan tymczasowy: { $boards ->
        [one] { $boards } partia jest odłożona
        [few] { $boards } partie są odłożone
       *[many] { $boards } partii jest odłożonych
    }{ named-boards }.
note-postponed = Stan tymczasowy: { $boards ->
        [one] { $boards } partia jest przełożona
        [few] { $boards } partie są przełożone
       *[many] { $boards } partii jest przełożonych
    }{ named-boards }.
note-board-postponed = Stolik { $board }: partia przełożona{ $until ->
        [none] , bez ustalonego dnia
       *[other] , najpóźniej do { $until }
    }
note-nothing-outstanding = Nie ma partii do rozegrania.
note-no-fixtures = Nie skojarzono jeszcze żadnego meczu.
note-next-season = Drużyny lub zawodnicy: { $now }{ $next ->
        [none] {""}
       *[other] , w następnym sezonie { $next }
    }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
boards-of-one = runda { $round } stolik { $board }
boards-of-several = runda { $round } stoliki { $boards }
boards-of-until = runda { $round } stolik { $board }{ $until ->
        [none] {""}
       *[other] , najpóźniej do { $until }
    }
note-legend = { $marks }.
note-opening = Debiut: { $opening }
note-drawn-opening = Wylosowany debiut{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] stoliki
           *[no] stolik
        } { $boards }
    }: { $table } { $number }{ $moves ->
        [none] {""}
       *[other] : { $moves }
    }
note-of-player = { $player }: { $note }
note-by-hand = Stolik { $board } skojarzony ręcznie: { $why }
note-of-board = Stolik { $board }: { $note ->
        [withdrawn] { $name ->
            [none] wycofanie
           *[other] { $name }: wycofanie
        }
        [white-late] { $name }: spóźnienie
        [black-late] { $name }: spóźnienie
        [both-late] obaj spóźnieni
        [loser-late] { $name ->
            [none] spóźnienie
           *[other] { $name }: spóźnienie
        }
        [white-absent] { $name }: nieobecność
        [black-absent] { $name }: nieobecność
        [loser-absent] { $name ->
            [none] nieobecność
           *[other] { $name }: nieobecność
        }
       *[written] { $text }
    }
note-late-comer = Stolik { $board }: { $name } przybył później i zagrał z zawodnikiem, który miał wolny los.
note-colors-were = Stolik { $board }: poprawiono kolory, było { $players }{ $was ->
        [none] {""}
       *[other] {" "}{ $was }
    }
note-corrected = Stolik { $board }: poprawiono wynik{ $times ->
        [1] {""}
        [2] {" "}dwukrotnie
       *[other] {" "}{ $times } razy
    }, było { $was }
note-goes-on = Stolik { $board }: dalej przechodzi { $name }.
note-board-ruling = Stolik { $board }{ $game ->
        [none] {""}
       *[other] , partia { $game }
    }, decyzja: { $ruling }
note-round-ruling = Decyzja: { $ruling }
note-ruled = { $ruling }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }
note-ruled-in = Runda { $round }{ $players ->
        [none] {""}
       *[other] , { $players }
    }: { $ruled }
because-claimed = żądanie: { $claim }
because-article = artykuł: { $article }
because-arbiter = { $name }
note-first-game = Białe i czarne podano według pierwszej partii.
note-excluded = { $player }: wycofanie po rundzie { $round }, zbyt wczesne; te wyniki nie liczą się nikomu.
note-never-played = { $player }: wycofanie przed rundą 1.
note-comes = { $player }: dołącza w rundzie { $round }.
note-given = { $name }, { $round ->
        [0] przed rundą 1
       *[other] runda { $round }
    }:{ $points ->
        [none] {""}
       *[other] {" "}{ $points } pkt
    }{ $match_points ->
        [none] {""}
       *[other] {" "}{ fact-match-points } { $match_points }
    }{ $board_points ->
        [none] {""}
       *[other] { $match_points ->
            [none] {""}
           *[other] ,
        } { fact-board-points } { $board_points }
    }
note-withdrew = { $player }: wycofanie po rundzie { $round }.
note-undecided = Znany jest tylko rok urodzenia, a o tej kategorii rozstrzyga dzień: { $players }.
note-match-won = Mecz wygrał { $name }, { $points }-{ $other }{ $left ->
        [0] {""}
       *[other] , partii do rozegrania: { $left }
    }.
note-match-level = Mecz kończy się remisem, { $points }-{ $points }.
note-match-decided = Mecz kończy się wynikiem { $points }-{ $points }, a wygrywa go { $name }.
note-match-needs = { $name } potrzebuje { $points } pkt do wygrania meczu; partii do rozegrania: { $games }.
note-match-needs-to-draw = { $name } nie może już wygrać meczu, do remisu potrzebuje { $points } pkt; partii do rozegrania: { $games }.
note-match-cells = b2: białe, 2 punkty; samo b lub c: nieukończona.
note-ratings-dropped = { $codes } nie są stosowane: bez rankingu { $first }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }, a regulamin nie mówi, ile liczyć za zawodnika bez rankingu (FIDE C.07, 10).
note-edition = Punktacja pomocnicza według FIDE C.07 z { $rules ->
        [august-2024] 1 sierpnia 2024
       *[march-2026] 1 marca 2026
    }{ $by_date ->
        [yes] { $of_event ->
            [yes] , według dat turnieju
           *[no] , według dat sprawozdania
        }
       *[no] {""}
    }{ $older ->
        [yes] {" "}(starszych wydań tu nie ma)
       *[no] {""}
    }.
note-match-lost = Mecz { $number }: { $team } przegrywa mecz{ $played ->
        [yes] {" "}niezależnie od stolików
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(wycofanie)
       *[other] {" "}({ $reason })
    }.
note-lost-in-round = Runda { $round }, { $home } - { $away }: porażka { $both ->
        [yes] obu drużyn
       *[no] drużyny { $teams }
    }{ $played ->
        [yes] {" "}niezależnie od stolików
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(wycofanie)
       *[other] {" "}({ $reason })
    }.
note-of-match = Mecz { $number }: { $reason }
note-match-played = Mecz { $number }: { $when ->
        [none] { $venue }
       *[other] { $when }{ $venue ->
            [none] {""}
           *[other] , { $venue }
        }
    }
note-home-first = Kolor: zawodnika gospodarzy. Wyniki: najpierw jego punkty.
note-scores-before = W nawiasie po nazwie drużyny: jej punkty przed rundą.
note-other-points = { $boards ->
        [yes] Punkty z partii
       *[no] Punkty meczowe
    } { $total } = { $sum }
note-no-clubs = Żaden zawodnik nie ma klubu.
note-clubs-alike = { $one } i { $other } liczą się jako dwa kluby: jeden klub w dwóch pisowniach?
note-best-of-club = Z każdego klubu liczy się { $best ->
        [one] najlepszy zawodnik
       *[other] najlepszych zawodników: { $best }
    }; kluby z równą sumą dzielą miejsce.
note-played-only = Liczą się tylko partie rozegrane: stolik wygrany walkowerem daje punkty tylko drużynie.
note-seat-cells = 1b2: stolik 1, białe, 2 punkty; 1b+ i 1b-: wygrana i przegrana walkowerem.
note-shared-by-defeat = Odpadający w tej samej rundzie dzielą miejsce.
note-shared-place = Zawodnicy równi pod każdym względem dzielą miejsce.
note-shared-place-of-teams = Drużyny równe pod każdym względem dzielą miejsce.
note-tie-breaks = Punktacja pomocnicza: { $list }.
tie-break-line = { $code } { $title }{ $against ->
        [yes] {" "}(2v1: 2 punkty z miejscem 1)
       *[no] {""}
    }{ $idle ->
        [yes] {" "}(tu o niczym nie rozstrzyga)
       *[no] {""}
    }
note-untold = Nieznane u wszystkich: { $columns }.
note-team-points = PM: punkty meczowe; PP: punkty z partii.
note-no-color = u: runda bez partii (wolny los, walkower, nieobecność) lub nieukończona.
note-color-by-score = ?: znany tylko wynik meczu.
note-run = Seria: największa liczba partii z rzędu tym samym kolorem.
note-among = { $value }; wśród { $among }
note-provisional = *: tymczasowy, za mało partii.
note-rated-last = Do: { $event } włącznie.
note-ratings-of = Ranking: { $list }, { $scheme }{ $average ->
        [none] {""}
       *[other] , średnia { $average }
    }.
note-rating-columns = P, Punkty: partie zaliczone do rankingu; Śr: ranking przeciwników; Perf: uzyskany ranking.
note-begun-unrated = Nowi na liście: { $names }; początek: { $rating }, { $by ->
        [default] wartość tego programu
        [average] średnia pozostałych
        [scheme] według zasad obliczania
       *[list] według listy
    }.
note-entered-late = { $event } wpisano na listę przed tymi zawodami, a rozegrano po nich: rankingi idą w kolejności wpisów.
note-not-in-list = Jeszcze nie ma na liście albo jest inaczej niż teraz: uaktualnij listę.
note-results-missing = Brakujące wyniki: { $missing }.
card-own-points-first = Wyniki: najpierw własne punkty.
card-colors = Kolory: { $colors }, bilans { $balance }{ $due ->
        [none] {""}
       *[other] , należny: { $due }
    }.
card-asked = Prośba na rundę { $round }: { away-word }{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }.
card-ruling = Decyzja. { $ruling }
wall-left-out = Tu nie zmieściły się: { $columns }

## Karteczki

slip-board = Stolik { $board }
slip-white = Białe
slip-black = Czarne
slip-result = Wynik
slip-game = Partia { $game }
slip-first-game = Najpierw wpisuje się punkty zawodnika, który w partii 1 gra białymi.
slip-total = Razem
slip-signature = Podpis

## Protokoły meczów

form-captain-of = Kapitan drużyny { $team }
form-arbiter = Sędzia

## Zapisy rundy

games-of-board = stolik { $board }{ $record ->
        [none] {""}
       *[other] , { $record }
    }
games-of-boards = stoliki { $boards }
games-if-accepted = stolik { $board } miałby wtedy: { $white } - { $black } { $result }
games-board-ruling = { $place }: decyzja: { $ruling }
games-disagrees = { $place }: { $what } [{ $kind }{ $settled ->
        [yes] , załatwione
       *[no] {""}
    }]

## Dogrywki

title-playoffs = Dogrywki
title-playoff = Dogrywka, { $of }
head-playoff = Dogrywka
head-playoff-stage = Etap
head-game = Partia
head-white-left = Zostało białym
head-black-left = Zostało czarnym
note-after-playoff = Po dogrywce, { $of } ({ stage-of-ladder }): { $order }{ $level ->
        [0] {""}
        [one] ; wcześniejszych remisów: { $level }
       *[other] ; wcześniejszych remisów: { $level }
    }.
note-playoff-goes-on = Dogrywka, { $of }, nie jest zakończona.
note-playoff-level = Dogrywka, { $of }, zakończyła się remisem.
note-compared = Równo w punktach; rozstrzygają wyniki etapu { stage-of-ladder }: { $scores }.
note-playoff-lot = Kolejność z losowania: { $players } ({ $number ->
        [none] losowano ręcznie
       *[other] liczba { $number }{ $called ->
            [yes] , podana głośno
           *[no] {""}
        }, wszystkich kolejności: { $orders }
    }).
note-playoff-next = Następnie: { stage-of-ladder }, { $game ->
        [none] {""}
       *[other] { $game },{" "}
    }{ $clock }.
note-ladder-source = Przepisy: { $title }{ $source ->
        [none] {""}
       *[other] ; { $source }
    }.
note-ladder-unread = Brak w przeczytanym tekście: { $list }.
note-buchholz-of-all = Każdy gra z każdym: według Buchholza zawodnicy z równą liczbą punktów są równi, chyba że nie rozegrano niektórych partii.
note-no-playoffs = Nie ma dogrywek.
no-capitals = { $text } nie jest wysokością liter w milimetrach, od 2 do 40: 7 albo 7.5
