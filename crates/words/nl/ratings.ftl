### Wat niet in een ratinglijst of een rekenwijze kan staan.

initial-beyond-ratings = { $rating } valt buiten alle ratings
    .help = verbeter de beginrating
listed-id-of-two = `{ $id }` is ook { $name }
    .help = een speler heeft één regel in de lijst
listed-event-twice = het toernooi `{ $event }` staat er twee keer in
    .help = laat er een van staan
not-listed = er is geen speler `{ $id }` in de lijst
    .help = schrijf het kenmerk zoals in `players`
plays-alone = `{ $id }` speelt tegen zichzelf
    .help = verbeter een van de twee spelers
listed-game-twice = ronde { $round }, bord { $board } staat er twee keer in
    .help = laat er een van staan
no-k-for-all = de laatste klasse van `k` moet voor elke speler gelden
wrong-k = K is een getal van 1 tot en met { $most }, niet { $k }
beyond-all-ratings = { $rating } valt buiten alle ratings

## Hoe een rating tot stand kwam

rating-average = Gemiddelde van de tegenstanders { $average }, prestatie { $performance }.
rating-uncredited = Ronde { $round }, { $opponent }: de tegenstander gaf te vroeg op om iets op te leveren.
rating-penalty = Ronde { $round }, { $opponent }: waarvan { $penalty } voor het weglopen.
rating-edited = De lijst is met de hand gewijzigd: bij de volgende bijwerking wordt zij opnieuw uitgerekend.
rating-sum = { $name }: { $before } { $change } in { $games } partijen = { $after }
