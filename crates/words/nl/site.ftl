### Wat op de gepubliceerde pagina's staat naast de tabellen.

site-start = Begin
site-round = Ronde { $round }
site-by-board = Op bord
site-by-name = Op naam
site-round-by-name = Ronde { $round }, op naam
site-standings = Stand
site-after = Na ronde
site-crosstable = Kruistabel
site-crosstable-of = Kruistabel: { $stage }
site-players = Spelers
site-teams = Teams
site-schedule = Speelschema
site-openings = Openingen
site-rulings = Beslissingen
site-downloads = Bestanden
site-where = Waar zit ik?
site-where-not-yet = Er is nog geen ronde ingedeeld.
site-screen = Zaalscherm
site-pause = Pagina's stilzetten of verder laten gaan (spatiebalk)
site-events = { $events } toernooien
site-skip = Naar de inhoud
site-menu = Pagina's
site-languages = Talen
site-rounds = Ronden
site-categories = Categorieën
site-groups = Groepen
site-part = Deel { $part } van { $parts }
site-parts = Delen van deze tabel
site-now = Nu
site-not-begun = Het toernooi is nog niet begonnen.
site-paired = Ronde { $round } is ingedeeld: { $boards ->
        [one] één bord
       *[other] { $boards } borden
    }.
site-running = Ronde { $round } wordt gespeeld: { $done } van { $boards ->
        [one] één uitslag
       *[other] { $boards } uitslagen
    }.
site-ended = Ronde { $round } is afgelopen.
site-over = Het toernooi is afgelopen.
site-begins = Ronde { $round } begint: { $when }
site-leaders = Aan kop
site-whole = De hele tabel
site-how-it-came = Hoe de punten en de weerstandspunten ontstonden
site-rating-change = Ratingwijziging
site-rating-before = Rating vooraf
site-rated-games = Partijen voor de rating
site-rating-changed = Wijziging
site-rating-after = Rating na afloop
site-rating-preliminary = Voorlopig: dit toernooi staat nog niet in de lijst, of niet zoals het nu is.
site-games = Partijen
site-game = Ronde { $round }, bord { $board }: { $white } – { $black } { $result }
site-game-of = Ronde { $round }, bord { $board }, partij { $game }: { $white } – { $black } { $result }
site-planned = Ronden
site-system = Systeem
site-time-control = Bedenktijd
site-rules = Spelregels
rule-set-title = { $rules ->
        [international] Internationaal dammen
        [international-2024] Internationaal dammen, Annex 1 van 2024
        [frisian] Fries dammen
        [frysk] Frysk!
        [antidraughts] Weggeefdammen
        [breakthrough] Breakthrough
        [killer] Killerdammen
        [canadian] Canadees dammen
        [english] Engels dammen (checkers)
        [pool] Amerikaans pool checkers
        [russian] Russisch dammen
        [brazilian] Braziliaans dammen
        [brazilian-64] Braziliaans dammen-64 (IDF)
        [italian] Italiaans dammen
        [spanish] Spaans dammen
        [portuguese] Portugees dammen
        [czech] Tsjechisch dammen
        [turkish] Turks dammen
        [thai] Thais dammen (makhos)
        [international-club] Internationaal dammen, clubregels
        [mundigames] Checkers, Mundigames
        [frisian-count] Fries dammen, meerslag naar aantal
        [international-basic] Internationaal dammen, beginselen
        [checkers-25] Checkers 8x8, brettspielnetz
       *[other] { $rules }
    }
site-arbiters = Arbiters
site-ruling-at = Ronde { $round }{ $board ->
        [none] {""}
       *[other] , bord { $board }
    }
site-claim = Gevraagd: { $claim }
site-article = Artikel: { $article }
site-nothing = Nog niets.
site-file = { $what ->
        [pdn] Alle gepubliceerde partijen (PDN)
        [trf] Toernooirapport voor bonden en indelingsprogramma's (TRF)
        [json] Het hele toernooi voor programma's (JSON)
        [csv] De partijen, een regel per partij (CSV)
        [standings] De stand voor een rekenblad (CSV)
        [pairings] De indelingen van alle ronden voor een rekenblad (CSV)
       *[feed] Nieuws van dit toernooi voor een feedlezer (Atom)
    }
site-foot = Gepubliceerd uit het toernooibestand.
site-foot-explained = Gepubliceerd uit het toernooibestand. Onder elke tabel staat hoe punten en weerstandspunten tellen.
site-find = Zoek een naam
site-found = Gevonden regels:
site-system-is = { $system ->
        [swiss] Zwitsers systeem
        [round-robin] Rondtoernooi
        [match] Tweekamp
        [scheveningen] Scheveningen
       *[knockout] Knock-out
    }

## Wat over het publiceren wordt gezegd

published = { $folder }: { $files ->
        [one] één bestand
       *[other] { $files } bestanden
    }, { $changed ->
        [0] geen veranderd
        [one] één veranderd
       *[other] { $changed } veranderd
    }
published-drafts = { $event }: { $rounds ->
        [one] één ronde is een concept en niet gepubliceerd
       *[other] { $rounds } ronden zijn concepten en niet gepubliceerd
    }
published-games = { $event }: { $games ->
        [0] geen partij heeft zetten
        [one] één partij heeft zetten
       *[other] { $games } partijen hebben zetten
    }{ $troubled ->
        [0] {""}
       *[other] , bij { $troubled } is er iets mis:
    }
published-begun = { $event }: { $players ->
        [one] 1 nieuwe speler begint
       *[other] { $players } nieuwe spelers beginnen
    } op { $rating }, een keuze van dit programma
published-in-report = { $event }, report.trf: { $values ->
        [one] één gegeven is anders dan in het toernooi:
       *[other] { $values } gegevens zijn anders dan in het toernooi:
    }
published-more = { $event }: nog { $notes }
