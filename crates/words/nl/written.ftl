### Teksten die niet zijn wat ze moeten zijn. De gegevens zijn die van `Miswritten`, `AsWritten`,
### `NotAllowed`, `Allowed` en `ConditionFault`.

## In toernooien en ratinglijsten, en op de opdrachtregel

not-a-player-id = `{ $text }` is geen kenmerk van een speler: een letter, dan letters, cijfers, - en _, zoals p12
not-an-unrated = `{ $text }` is niet wat een speler zonder rating telt; schrijf een rating zoals 1500, lowest of average
not-newcomers = `{ $text }` zegt niets over spelers zonder rating; schrijf left-out, average of een rating zoals 1200
several-results = `{ $text }` zijn meer uitslagen: schrijf ze los van elkaar, `{ $near }`
not-a-birth = `{ $text }` is geen geboortedatum; schrijf 2008 of 2008-05-01
not-a-day = dit is geen datum als 2026-09-03
not-a-time-of-day = `{ $text }` is geen tijd; schrijf 14:00
not-points = `{ $text }` is geen aantal punten, zoals 2, 0.5 of 1.01
not-a-score = `{ $text }` is geen score; schrijf de punten van de eerste speler eerst: 2-0
not-an-outcome = `{ $text }` is geen uitslag; schrijf 2-0, 2-0 forfeit, 0-0 forfeit, 1-1 adjudicated, adjourned of annulled
not-a-tie-break = `{ $text }` is geen manier om gelijk eindigen te beslissen; { $near ->
        [none] er zijn { $known }
       *[other] bedoelt u { $near }?
    }
tie-break-read-two-ways = C.07 kan over `{ $text }` op twee manieren worden gelezen: er staat niet of een ronde zonder wedstrijd daar aan elk bord telt; gebruik EDE, BC, TBR of BBE
tie-break-two-modifiers = `{ $text }` schrapt op twee manieren: Cut-1, Cut-2, Median1 en Median2 van FIDE C.07 laten elk op zichzelf iets weg; gebruik er één: { $each }
not-a-table-round = `{ $text }` is geen ronde van een schema; schrijf paren van indelingsnummers, wie wit heeft of thuis speelt eerst: 1-5 4-7 6-2 8-3
not-an-acceptance = `{ $text }` is niet zoiets als `round3.pdn#4: colors-swapped`
not-an-amendment = `{ $text }` is niet zoiets als `2-0 (round 4 paired): reden`
not-an-ending = `{ $text }` is niet zoiets als `p2 left after 9 moves (penalised)`
no-game-zero = `{ $text }`: partijen tellen vanaf 1
resigned-penalised = `{ $text }`: weglopen kan strafpunten kosten, opgeven niet
how-to-write-a-result = schrijf BORD=UITSLAG, zoals 3=2-0, of SPELER=win
result-without-sign = `{ $text }` heeft geen `=`: { how-to-write-a-result }
half-a-result = `{ $text }` is geen uitslag: { how-to-write-a-result }
not-board-colors = `{ $text }` zijn geen kleuren van borden: W en B, bord 1 eerst, zoals WBWB
not-a-board = `{ $text }` is geen bord: { how-to-write-a-result }
not-boards = `{ $text }` zijn geen borden; schrijf 3 of 3,5 of all
not-rounds = `{ $text }` is geen lijst van ronden; schrijf 4, 4,6 of 4-6
not-places = `{ $text }` zijn geen plaatsen; schrijf 1-2, of 1 voor alleen de eerste
not-a-span = `{ $text }` is geen reeks ronden; schrijf 3, 1-3, 4- of -3
not-a-pairing = `{ $text }` is geen indeling; schrijf WIT:ZWART, zoals p3:p8, of p5:bye
not-a-change = `{ $text }` is geen verandering van een rating, zoals +15 of -9.2
not-a-step = `{ $text }` is geen rating met zijn verandering, zoals 1000+15
not-a-month = `{ $text }` is geen maand, zoals 2026-11
not-a-clock-time = `{ $text }` is geen tijd van een klok; schrijf minuten en seconden: 2:10
not-a-prize = `{ $text }` is geen prijs: een bedrag, zoals 200.50, of een ding met zijn waarde, zoals boek:25
not-a-currency = `{ $text }` is geen munt: een kort woord, zoals EUR, met het aantal decimalen als dat geen twee is, zoals JPY:0
written-any = een woord, een geheel getal, true of false
written-unrated = een rating, lowest of average
written-birth = een jaar, 2008, of een dag, 2008-05-01
written-points = een aantal punten, zoals 2, 0.5 of 1.01
written-one-or-many = één waarde of een lijst van waarden
written-prize = een bedrag in de kleinste eenheid van de munt, zoals 5000, of een ding
written-amount = een bedrag, zoals 200.5, of een breuk als tekst, zoals "140/3"

## In reglementsdocumenten

not-allowed = `{ $word }` mag hier niet staan
not-one-value = er staat een lijst waar één waarde hoort
listed-twice = `{ $word }` staat twee keer in de lijst
not-a-count = `{ $word }` is geen getal van { $least } tot en met { $most }
not-a-game-type = `{ $text }` is geen speltype van PDN
not-a-king-value = `{ $word }` is niet de waarde van een dam
not-a-limit = `{ $word }` is geen grens
not-a-scale = `{ $text }` zegt niet wat winst, remise en verlies waard zijn
not-material = `{ $text }` noemt geen stukken; schrijf bijvoorbeeld `3K-1K`, `2K+1M-1K`, `3+K-1K`, `1P-1P`, `both-kings 4..5` of `both-kings each 1..4`
each-without-list = `each` geeft alleen bronnen voor de onderdelen van een lijst
each-not-listed = `each` noemt `{ $item }`, dat niet in de lijst staat
not-allowed-but = { $why }; toegestaan: { $allowed }
allowed-words = { $words }
allowed-text = tekst
allowed-number = een geheel getal vanaf 0
allowed-list = een lijst van { $of }
allowed-king-value = honderdsten van een schijf, van 1/100 tot en met 400/100, zoals 199/100 | 2n-1/2
allowed-limit = none | een getal van 1 tot en met { $most }
allowed-scale = punten voor winst-remise-verlies, geen groter dan het vorige, zoals 2-1-0 of 1-1/2-0
allowed-game-type = none | een speltype van PDN, zoals "20,W,10,10,N2,0" | het nummer ervan
allowed-or-cited = { $allowed }, of {"{"}is: ..., source: ...{"}"}
allowed-reading = een zin, of {"{"}open: wat de tekst niet zegt, taken: hoe dat is gelezen{"}"}
allowed-title = een titel, of {"{"}title: ..., mark: { $marks }{"}"}

## Halve zetten en speeltempo's die iemand intikt

not-a-half-move = `{ $text }` noemt geen halve zet; schrijf 41w, 41b, 41, ply:81 of start
not-a-time-control = `{ $text }` is geen speeltempo; schrijf bijvoorbeeld 20m, 15m+5s, 1h20m+60s of 40/7200:3600

## Voorwaarden aan tags

condition-wrong = kolom { $column }: { $what }
condition-end = hier hoort `and`, `or` of het einde
condition-depth = meer dan { $most } delen in elkaar
condition-parenthesis = hier hoort `)`
condition-tag = hier hoort de naam van een tag, zoals Event~"open"
condition-sign = na `{ $tag }` hoort een van ~ = != < <= > >=
condition-numbers = { $sign } vergelijkt getallen, zoals 2250 of 2024.05.31
condition-value = hier hoort een waarde, zoals "open"
condition-quote = dit aanhalingsteken wordt niet gesloten
unknown-language = `{ $text }` is geen taal van het programma; wel { $known }
