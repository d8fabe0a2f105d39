### Was auf den veröffentlichten Seiten neben den Tabellen steht.

site-start = Start
site-round = Runde { $round }
site-by-board = Nach Brett
site-by-name = Nach Namen
site-round-by-name = Runde { $round }, nach Namen
site-standings = Tabelle
site-after = Nach Runde
site-crosstable = Kreuztabelle
site-crosstable-of = Kreuztabelle: { $stage }
site-players = Spieler
site-teams = Mannschaften
site-schedule = Zeitplan
site-openings = Eröffnungen
site-rulings = Entscheidungen
site-downloads = Dateien
site-where = Wo sitze ich?
site-where-not-yet = Noch ist keine Runde ausgelost.
site-screen = Saalbildschirm
site-pause = Seiten anhalten oder weiterlaufen lassen (Leertaste)
site-events = { $events } Turniere
site-skip = Zum Inhalt
site-menu = Seiten
site-languages = Sprachen
site-rounds = Runden
site-categories = Klassen
site-groups = Gruppen
site-part = Teil { $part } von { $parts }
site-parts = Teile dieser Tabelle
site-now = Jetzt
site-not-begun = Das Turnier hat noch nicht begonnen.
site-paired = Runde { $round } ist ausgelost: { $boards ->
        [1] ein Brett
       *[other] { $boards } Bretter
    }.
site-running = Runde { $round } läuft: { $done } von { $boards ->
        [1] einem Ergebnis
       *[other] { $boards } Ergebnissen
    }.
site-ended = Runde { $round } ist beendet.
site-over = Das Turnier ist beendet.
site-begins = Beginn von Runde { $round }: { $when }
site-leaders = An der Spitze
site-whole = Die ganze Tabelle
site-how-it-came = Wie Punkte und Wertungen zustande kamen
site-rating-change = Änderung der Wertungszahl
site-rating-before = Wertungszahl vorher
site-rated-games = Gewertete Partien
site-rating-changed = Änderung
site-rating-after = Wertungszahl nachher
site-rating-preliminary = Vorläufig: Die Liste hat dieses Turnier noch nicht oder nicht so, wie es jetzt ist.
site-games = Partien
site-game = Runde { $round }, Brett { $board }: { $white } – { $black } { $result }
site-game-of = Runde { $round }, Brett { $board }, Partie { $game }: { $white } – { $black } { $result }
site-planned = Runden
site-system = System
site-time-control = Bedenkzeit
site-rules = Spielregeln
rule-set-title = { $rules ->
        [international] Internationales Damespiel
        [international-2024] Internationales Damespiel, Annex 1 von 2024
        [frisian] Friesisches Damespiel
        [frysk] Frysk!
        [antidraughts] Schlagdame
        [breakthrough] Breakthrough
        [killer] Killer-Dame
        [canadian] Kanadisches Damespiel
        [english] Englisches Damespiel (Checkers)
        [pool] Amerikanisches Pool Checkers
        [russian] Russisches Damespiel
        [brazilian] Brasilianisches Damespiel
        [brazilian-64] Brasilianisches Damespiel-64 (IDF)
        [italian] Italienisches Damespiel
        [spanish] Spanisches Damespiel
        [portuguese] Portugiesisches Damespiel
        [czech] Tschechisches Damespiel
        [turkish] Türkisches Damespiel
        [thai] Thailändisches Damespiel (Makhos)
        [international-club] Internationales Damespiel, Vereinsregeln
        [mundigames] Checkers, Mundigames
        [frisian-count] Friesisches Damespiel, Mehrheit nach Anzahl
        [international-basic] Internationales Damespiel, Grundregeln
        [checkers-25] Checkers 8x8, brettspielnetz
       *[other] { $rules }
    }
site-arbiters = Schiedsrichter
site-ruling-at = Runde { $round }{ $board ->
        [none] {""}
       *[other] , Brett { $board }
    }
site-claim = Antrag: { $claim }
site-article = Artikel: { $article }
site-nothing = Noch nichts.
site-file = { $what ->
        [pdn] Alle veröffentlichten Partien (PDN)
        [trf] Turnierbericht für Verbände und Auslosungsprogramme (TRF)
        [json] Das ganze Turnier für Programme (JSON)
        [csv] Die Partien, eine je Zeile (CSV)
        [standings] Die Tabelle für eine Tabellenkalkulation (CSV)
        [pairings] Die Paarungen aller Runden für eine Tabellenkalkulation (CSV)
       *[feed] Neues vom Turnier für einen Feedreader (Atom)
    }
site-foot = Veröffentlicht aus der Turnierdatei.
site-foot-explained = Veröffentlicht aus der Turnierdatei. Punkte und Wertungen sind unter jeder Tabelle erklärt.
site-find = Namen suchen
site-found = Gefundene Zeilen:
site-system-is = { $system ->
        [swiss] Schweizer System
        [round-robin] Rundenturnier
        [match] Zweikampf
        [scheveningen] Scheveninger System
       *[knockout] K.-o.-System
    }

## Was zum Veröffentlichen gesagt wird

published = { $folder }: { $files ->
        [1] eine Datei
       *[other] { $files } Dateien
    }, { $changed ->
        [0] keine geändert
        [1] eine geändert
       *[other] { $changed } geändert
    }
published-drafts = { $event }: { $rounds ->
        [1] eine Runde ist ein Entwurf und nicht veröffentlicht
       *[other] { $rounds } Runden sind Entwürfe und nicht veröffentlicht
    }
published-games = { $event }: { $games ->
        [0] keine Partie hat Züge
        [one] eine Partie hat Züge
       *[other] { $games } Partien haben Züge
    }{ $troubled ->
        [0] {""}
       *[other] , { $troubled } mit Fehlern:
    }
published-begun = { $event }: neu in der Liste, Beginn bei { $rating } (Wert dieses Programms): { $players }
published-in-report = { $event }, report.trf: { $values ->
        [one] eine Angabe ist anders als im Turnier:
       *[other] { $values } Angaben sind anders als im Turnier:
    }
published-more = { $event }: { $notes } weitere
