### Het verslag van een toernooi, normen, en de koppen van het boek van de arbiter.

title-book = Het boek van de arbiter{ $player ->
        [none] {""}
       *[other] : { $player }
    }
head-entry-number = Nr.
head-entry = Aantekening
head-article = Artikel
head-reason = Reden
head-titled-opponents = Titels
head-foreign-opponents = Buitenl.
head-foreign-federations = Bonden
head-norm = Norm

## Het verslag

title-event-report = Verslag van het toernooi
title-schedule = Speelschema
title-irregular = Bijzondere partijen
title-rulings = Beslissingen
title-norms = Normen
fact-arbiters = Arbiters
fact-system = Systeem
fact-rounds = Ronden
fact-time-control = Speeltempo
fact-rules = Spelregels
fact-scoring = Punten
fact-earliest-draw = Remises
fact-default-time = Uiterste aankomst
fact-field = Deelnemers
fact-federations = Bonden
fact-average-rating = Gemiddelde rating
fact-games = Partijen
report-system = { $system ->
        [swiss] Zwitsers
        [round-robin] rondtoernooi
        [match] tweekamp
        [scheveningen] Schevenings
       *[knockout] knock-out
    }
report-drawn-opening = Ronde { $round }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] borden
           *[no] bord
        } { $boards }
    }: opening { $table } { $number }, { $from ->
        [none] met de hand geloot
       *[other] uit het { $called ->
            [yes] afgeroepen{" "}
           *[no] {""}
        }getal { $from } van { $lines } regels
    }
report-rounds = { $rounds }{ $of ->
        [none] {""}
       *[other] {" "}van { $of }
    }{ $games ->
        [1] {""}
       *[other] , { $games } partijen per ontmoeting
    }
report-scoring = { $win }-{ $draw }-{ $loss } (winst, remise, verlies)
report-scores = { $scores }
report-rules = { $rules }{ $changes ->
        [none] {""}
       *[other] , met { $changes }
    }
report-own-rules = { $file }
report-earliest-draw = in overleg na { $moves } zetten van elke speler
report-default-time = { $minutes } minuten
report-field = { $players ->
        [1] 1 speler
       *[other] { $players } spelers
    }{ $teams ->
        [0] {""}
        [1] , 1 team
       *[other] , { $teams } teams
    }
report-of-federation = { $federation } { $players }
report-average = { $average }{ $rated ->
       *[other] {" "}({ $rated } van { $players } spelers hebben een rating)
    }
report-games = { $played ->
        [1] 1 gespeeld
       *[other] { $played } gespeeld
    }{ $open ->
        [0] {""}
        [1] , 1 bord zonder definitieve uitslag
       *[other] , { $open } borden zonder definitieve uitslag
    }
report-missing = In te vullen: { $gaps }.
report-gap = { $gap ->
        [place] de plaats
        [federation] de bond
        [start] de eerste dag
        [end] de laatste dag
        [arbiters] de arbiters
        [time-control] het speeltempo
        [dates] de dagen van sommige ronden
        [player-federations] de bonden van sommige spelers
        [federation-ids] de bondsnummers van sommige spelers
        [ratings] de ratings van sommige spelers
        [results] er ontbreken uitslagen
        [rating-changes] de ratingwijzigingen: er is geen ratinglijst genoemd
       *[norms] normen: er is geen normendocument genoemd
    }
report-of-board = Ronde { $round }, bord { $board }: { $what }
report-nothing-irregular = Geen: elke partij is gespeeld en staat zoals eerst is vastgelegd.
report-nothing-irregular-yet = Tot nu toe geen: er ontbreken uitslagen. Elke partij met een uitslag is gespeeld en staat zoals eerst is vastgelegd.
report-no-rulings = Er is geen beslissing vastgelegd.
report-private = Voor de bond, niet voor de muur: het verslag bevat het boek van de arbiter.
report-sign = { $name ->
        [none] Arbiter
       *[other] { $name }
    }: ______________________________   Datum: ______________
irregular-why = { $note ->
        [none] {""}
        [withdrawn] {" "}(teruggetrokken)
        [white-late] {" "}(wit te laat)
        [black-late] {" "}(zwart te laat)
        [both-late] {" "}(beiden te laat)
        [loser-late] {" "}(te laat)
        [white-absent] {" "}(wit niet aanwezig)
        [black-absent] {" "}(zwart niet aanwezig)
        [loser-absent] {" "}(niet aanwezig)
       *[written] {" "}({ $text })
    }
irregular-forfeit = reglementair{ irregular-why }
irregular-double-forfeit = door beiden reglementair verloren{ irregular-why }
irregular-adjourned = afgebroken
irregular-adjudicated = door de arbiter beslist
irregular-annulled = geschrapt
irregular-score-only = alleen de score van de partijen samen is bekend
irregular-postponed = uitgesteld{ $until ->
        [none] {""}
       *[other] {" "}tot { $until }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
irregular-corrected = verbeterd, eerst: { $was } ({ $reason })
irregular-colors = de kleuren zijn verwisseld, eerst: { $was } ({ $reason })
irregular-by-hand = met de hand ingedeeld ({ $reason })
irregular-unrated = telt niet voor de rating
irregular-open = heeft geen uitslag
irregular-noted = { $text }

## Normen

norm-category = in categorie { $category }
norm-games = { $has ->
        [1] 1 partij
       *[other] { $has } partijen
    } gespeeld, { $least } gevraagd
norm-titles = tegenstanders met titels komen op { $has }, { $least } gevraagd{ $counted ->
        [none] {""}
       *[other] {" "}({ $counted })
    }
norm-foreigners = { $has ->
        [1] 1 tegenstander
       *[other] { $has } tegenstanders
    } van andere bonden, { $least } gevraagd{ $unknown ->
        [none] {""}
       *[other] ; de bond is niet bekend van { $unknown }
    }
norm-federations = { $has ->
        [1] 1 andere bond
       *[other] { $has } andere bonden
    } onder de tegenstanders, { $least } gevraagd{ $unknown ->
        [none] {""}
       *[other] ; de bond is niet bekend van { $unknown }
    }
norm-average = { $has ->
        [none] van de tegenstanders wordt gemiddeld een rating van { $least } gevraagd, en hun gemiddelde is niet bekend (zonder rating: { $unrated })
       *[other] de tegenstanders hebben gemiddeld { $has }, { $least } gevraagd
    }
norm-score = { $has } van { $of } punten, { $least } gevraagd ({ $percent }% vanaf een gemiddelde van { $from }; het is { $average })
norm-too-low = de tegenstanders hebben gemiddeld { $average }, en een score wordt gevraagd vanaf { $from }
norm-no-average = de gevraagde score is niet bekend (zonder rating: { $unrated })
norm-heading = Norm voor { $title }{ $category ->
        [none] {""}
       *[other] , categorie { $category }
    }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }
norm-cell = { $has } { $sign } { $least }
norm-answer = { $granted ->
        [yes] ja
        [no] nee
       *[unknown] ?
    }
norm-granted = { $title }: { $names ->
        [none] niemand
       *[other] { $names }
    }{ $open ->
        [none] {""}
       *[other] ; niet bekend: { $open }
    }.
norm-of = { $name }, { $title }: { $met ->
        [yes] voldaan
        [no] niet voldaan
       *[unknown] niet bekend
    }: { $line }
norm-unknown-title = Niemand telt mee met de titel { $title }: die is niet bekend, en niemand hier heeft hem{ $near ->
        [none] .
       *[other] ; bedoelt u { $near }?
    }
norm-unknown-category = Niemand kan de norm van categorie { $category } halen: die heeft dit toernooi niet{ $near ->
        [none] ; het heeft { $known }.
       *[other] ; bedoelt u { $near }?
    }
norm-not-complete = Er ontbreken uitslagen of er komen nog ronden: de normen zijn zoals ze nu staan.
norm-at-the-board = Alleen partijen die aan het bord zijn gespeeld tellen; een micromatch is er één, met de punten van zijn partijen.
norm-by = Volgens: { $scheme }.

## Wat niet in een normendocument kan staan

norms-none = het document heeft geen norm
    .help = noem er ten minste één onder `norms`
norms-no-title = een norm, of een regel met titels, heeft geen titel
    .help = schrijf er een, zoals GMI
norms-no-games = de norm voor { $title } vraagt geen partij
    .help = zeg vanaf hoeveel partijen ze te halen is
norms-title-lines = de norm voor { $title } telt geen titel, of in te veel regels: van 1 tot { $most }
    .help = zeg onder `of` wie telt
norms-each = in de norm voor { $title } telt iemand voor niemand, of tellen er te veel voor één: `each` is van 1 tot { $most }
    .help = 3 zegt dat drie voor één tellen
norms-foreigners = de norm voor { $title } vraagt niets van buitenlanders
    .help = zeg `opponents` of `federations`, of laat `foreigners` weg
norms-percent = de norm voor { $title } vraagt { $percent }% van de punten
    .help = hoogstens 100
norms-no-score = de norm voor { $title } vraagt een score en noemt er geen
    .help = zeg vanaf welk gemiddelde welk percentage wordt gevraagd, of laat `score` weg
norms-score-order = de norm voor { $title } vraagt een score vanaf { $from } na die van een hoger of hetzelfde gemiddelde
    .help = schrijf het laagste gemiddelde eerst
