### What stands on the published pages besides the tables.

site-start = Start
site-round = Round { $round }
site-by-board = By board
site-by-name = By name
site-round-by-name = Round { $round }, by name
site-standings = Standings
site-after = After round
site-crosstable = Crosstable
site-crosstable-of = Crosstable: { $stage }
site-players = Players
site-teams = Teams
site-schedule = Schedule
site-openings = Openings
site-rulings = Rulings
site-downloads = Downloads
site-where = Where do I sit?
site-where-not-yet = No round is paired yet.
site-screen = Hall screen
site-pause = Stop the pages, or go on (space bar)
site-events = { $events } events
site-skip = To the content
site-menu = Pages
site-languages = Languages
site-rounds = Rounds
site-categories = Categories
site-groups = Groups
site-part = Part { $part } of { $parts }
site-parts = Parts of this table
site-now = Now
site-not-begun = The event has not begun.
site-paired = Round { $round } is paired: { $boards ->
        [one] one board
       *[other] { $boards } boards
    }.
site-running = Round { $round } is being played: { $done } of { $boards ->
        [one] one result
       *[other] { $boards } results
    }.
site-ended = Round { $round } has ended.
site-over = The event has ended.
site-begins = Round { $round } begins: { $when }
site-leaders = Leaders
site-whole = The whole table
site-how-it-came = How the points and the tie-breaks came about
site-rating-change = Rating change
site-rating-before = Rating before
site-rated-games = Rated games
site-rating-changed = Change
site-rating-after = Rating after
site-rating-preliminary = Preliminary: the list does not have this event yet, or not as it is now.
site-games = Games
site-game = Round { $round }, board { $board }: { $white } – { $black } { $result }
site-game-of = Round { $round }, board { $board }, game { $game }: { $white } – { $black } { $result }
site-planned = Rounds
site-system = System
site-time-control = Thinking time
site-rules = Rules
site-rules-are = { $rules ->
        [international] International draughts
        [international-2024] International draughts, Annex 1 of 2024
        [frisian] Frisian draughts
        [frysk] Frysk!
        [antidraughts] Antidraughts
        [breakthrough] Breakthrough
        [killer] Killer draughts
        [canadian] Canadian draughts
        [english] English draughts (checkers)
        [pool] American pool checkers
        [russian] Russian draughts
        [brazilian] Brazilian draughts
        [brazilian-64] Brazilian draughts-64 (IDF)
        [italian] Italian draughts
        [spanish] Spanish draughts
        [portuguese] Portuguese draughts
        [czech] Czech draughts
        [turkish] Turkish draughts
        [thai] Thai checkers (makhos)
        [international-club] International draughts, club rules
        [mundigames] Checkers, Mundigames
        [frisian-count] Frisian draughts, majority by number
        [international-basic] International draughts, primer
        [checkers-25] Checkers 8x8, brettspielnetz
       *[other] { $rules }
    }
site-arbiters = Arbiters
site-ruling-at = Round { $round }{ $board ->
        [none] {""}
       *[other] , board { $board }
    }
site-claim = Asked: { $claim }
site-article = Article: { $article }
site-nothing = Nothing yet.
site-file = { $what ->
        [pdn] All published games (PDN)
        [trf] Tournament report for federations and pairing programs (TRF)
        [json] The whole event for programs (JSON)
        [csv] The games, a row each (CSV)
        [standings] The standings for a spreadsheet (CSV)
        [pairings] The pairings of all rounds for a spreadsheet (CSV)
       *[feed] News of this event for a feed reader (Atom)
    }
site-foot = Published from the event file.
site-foot-explained = Published from the event file. Points and tie-breaks are explained under each table.
site-find = Find a name
site-found = Lines found:
site-system-is = { $system ->
        [swiss] Swiss system
        [round-robin] Round robin
        [match] Match
        [scheveningen] Scheveningen
       *[knockout] Knockout
    }

## What is said of publishing

published = { $folder }: { $files ->
        [one] one file
       *[other] { $files } files
    }, { $changed ->
        [0] none changed
        [one] one changed
       *[other] { $changed } changed
    }
published-drafts = { $event }: { $rounds ->
        [one] one round is a draft, and not published
       *[other] { $rounds } rounds are drafts, and not published
    }
published-games = { $event }: { $games ->
        [0] no game has moves
        [one] one game has moves
       *[other] { $games } games have moves
    }{ $troubled ->
        [0] {""}
       *[other] , { $troubled } with trouble:
    }
published-begun = { $event }: { $players ->
        [one] 1 new player starts
       *[other] { $players } new players start
    } at { $rating }, a default of this program
published-in-report = { $event }, report.trf: { $values ->
        [one] one value is not as the event has it:
       *[other] { $values } values are not as the event has them:
    }
published-more = { $event }: { $notes } more
