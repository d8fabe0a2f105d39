### Wat een maatstaf bij gelijk eindigen is, en hoe zijn waarde tot stand kwam.

## Wat het is

tie-break-solkoff = som van de scores van de tegenstanders
tie-break-solkoff-median = Solkoff zonder de beste en de slechtste tegenstander
tie-break-solkoff-short = Solkoff zonder de slechtste tegenstander
tie-break-solkoff-full = Solkoff zonder de slechtste, dan zonder de twee slechtste, enzovoort (geheel afgekapt)
tie-break-solkoff-plus = som van de Solkoffs van de tegenstanders
tie-break-sonneborn-berger = som van behaalde punten maal de score van de tegenstander
tie-break-wins = aantal overwinningen
tie-break-head-to-head = punten tegen elkaar van wie gelijk staat
tie-break-better-against-higher = beter resultaat tegen de anderen, van de eerste plaats af
tie-break-plus = plusremises voor min plusremises tegen
tie-break-riga = micromatches: scores van de tegenstanders maal 4 tot 0, naar hoe de micromatch is gewonnen
tie-break-progressive = som van de scores na elke ronde
tie-break-small-points = punten van de partijen van elke micromatch
tie-break-lot = loting met het lotingsgetal van het toernooi
fide-direct-encounter = onderling resultaat van wie gelijk staat
fide-win = ronden met de punten van een winst
fide-won = overwinningen aan het bord
fide-black-games = met zwart gespeelde partijen
fide-black-wins = met zwart gewonnen partijen
fide-rounds = ronden die niet zijn opgegeven
fide-standard = gewonnen ronden, en de helft van de ronden met remise
fide-number = indelingsnummer, het laagste eerst
fide-number-reversed = indelingsnummer, het hoogste eerst
fide-rating = rating, de hoogste eerst
fide-rating-reversed = rating, de laagste eerst
fide-progressive = som van de scores na elke ronde
fide-progressive-cut = som van de scores na elke ronde, zonder de eerste
fide-buchholz = som van de aangepaste scores van de tegenstanders
fide-buchholz-cut = Buchholz zonder de laagste scores
fide-buchholz-median = Buchholz zonder de laagste en de hoogste scores
fide-fore-buchholz = Buchholz alsof iedereen in de laatste ronde remise speelde
fide-fore-buchholz-cut = Fore Buchholz zonder de laagste scores
fide-fore-buchholz-median = Fore Buchholz zonder de laagste en de hoogste scores
fide-average-buchholz = gemiddelde van de Buchholz van de tegenstanders
fide-average-buchholz-fore = gemiddelde van de Fore Buchholz van de tegenstanders
fide-sonneborn-berger = som van behaalde punten maal de aangepaste score van de tegenstander
fide-sonneborn-berger-cut = Sonneborn-Berger zonder de laagste tegenstanders
fide-koya = punten tegen wie minstens de helft heeft gescoord
fide-koya-limit = punten tegen wie minstens de grens heeft gescoord
fide-average-rating = gemiddelde rating van de tegenstanders
fide-average-rating-cut = gemiddelde rating zonder de laagste tegenstanders
fide-average-rating-median = gemiddelde rating zonder de laagste en de hoogste tegenstanders
fide-performance = toernooiprestatie (rating)
fide-perfect-performance = laagste rating die zoveel punten doet verwachten
fide-average-performance = gemiddelde prestatie van de tegenstanders
fide-average-perfect = gemiddelde perfecte prestatie van de tegenstanders
fide-match-points = wedstrijdpunten
fide-game-points = bordpunten
other-points-of-teams = { $boards ->
        [yes] bordpunten
       *[no] wedstrijdpunten
    }
fide-other-points = bordpunten als wedstrijden tellen, wedstrijdpunten als borden tellen
fide-extended-direct = onderling resultaat in de eerste punten, daarna in de andere
fide-match-by-match = som van behaalde wedstrijdpunten maal de wedstrijdpunten van de tegenstander
fide-match-by-match-cut = behaalde wedstrijdpunten maal de wedstrijdpunten van de tegenstander, zonder de laagste tegenstanders
fide-match-by-game = som van behaalde bordpunten maal de wedstrijdpunten van de tegenstander
fide-match-by-game-cut = behaalde bordpunten maal de wedstrijdpunten van de tegenstander, zonder de laagste tegenstanders
fide-game-by-match = som van behaalde wedstrijdpunten maal de bordpunten van de tegenstander
fide-game-by-match-cut = behaalde wedstrijdpunten maal de bordpunten van de tegenstander, zonder de laagste tegenstanders
fide-game-by-game = som van behaalde bordpunten maal de bordpunten van de tegenstander
fide-game-by-game-cut = behaalde bordpunten maal de bordpunten van de tegenstander, zonder de laagste tegenstanders
fide-strength-combination = de andere punten en de Buchholz in de eerste, op één schaal
fide-board-count = punten van elk bord maal het nummer ervan, het laagste eerst
fide-top-boards = punten aan bord 1, dan aan bord 2, enzovoort
fide-bottom-boards = punten zonder het laatste bord, dan zonder de laatste twee, enzovoort
fide-of-match-points = { $what }, in wedstrijdpunten
fide-of-game-points = { $what }, in bordpunten
fide-with-forfeits = { $what }, reglementaire uitslagen als partijen geteld

## Hoe een waarde tot stand kwam

value-undefined = { $of }: { $why ->
        [no-place] er is geen plaats waarover het beslist
        [nobody-tied] niemand anders staat gelijk
        [not-all-met] wie gelijk staan, hebben niet allemaal even vaak tegen elkaar gespeeld
        [no-seed] het toernooi heeft geen lotingsgetal
        [unrated] iemand die speelt heeft geen rating, en het evenement zegt niet wat dat telt (FIDE C.07, 10)
       *[nothing] er is niets om het uit te berekenen
    }
value-of = { head-tie-break } { $value }
value-none = { $of }
value-sum = { $of } = { $sum }{ value-without }
value-without = { $without ->
        [none] {""}
       *[other] {" "}(zonder { $without })
    }
value-mean = { $of } = ({ $sum }) / { $parts }{ value-without }
value-performance = { $of } = { $mean } { $sign } { $difference } (een score van { $percent } %){ value-without }
value-no-points = { $of }: de laagste tegenstander min 800, voor geen punten{ value-without }
value-perfect = { $of }: de laagste rating die { $score } doet verwachten tegen { $ratings }{ value-without }
value-ahead = { $of } van de gelijk geëindigden ervoor: { $games }{ value-without }
value-ahead-by-average = { $of } van de gelijken ervoor: { $games }; meer partijen tegen één tegenstander tellen als hun gemiddelde: { $points }{ value-without }
value-ahead-without-games = { $of } van de gelijk geëindigden ervoor: geen partijen{ value-without }
value-given = { $of }{ value-without }
value-combination = { $of } = { $points } + ({ $sum }) / { $by }
value-boards = { $of }: { $boards }
value-at-board = bord { $board } { $sum }
value-up-to-board = { $board ->
        [1] bord 1
       *[other] borden 1 tot en met { $board }
    } { $sum }
value-steps = { $of } = { $steps }
value-first-step = { $sum }
value-next-step = dan { $sum }
value-against = { $of } = { $games }
value-against-nobody = { $of }: geen partij tegen een plaats die besliste
value-lots = { $of }: geloot in de volgorde { $order }
value-game = { $points } tegen { value-opponent }
value-game-at-place = { $points } tegen { value-opponent } (plaats { $place })
value-opponent = { $opponent ->
        [none] niemand
       *[other] { $opponent }
    }
value-struck = { $points }, { $why ->
        [best] de beste: { value-no-opponent }
        [given-up] opgegeven: ronde { $round }
        [first-round] ronde { $round }
        [below-limit] onder de grens: { value-no-opponent }
       *[worst] de slechtste: { value-no-opponent }
    }
value-no-opponent = { $opponent ->
        [none] geen tegenstander
       *[other] { $opponent }
    }
