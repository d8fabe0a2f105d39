### Openingstabellen. De feiten zijn die van de enums `TableFault`, `OpeningWrong`
### en `OpeningMessage`.

## Wat er mis is met een tabel

openings-no-rules = er is geen reglement { $rules } waarin niets te kiezen blijft
    .help = schrijf de naam van een reglement, zoals `russian` of `english`
openings-rules-not-said = de tabel zegt niet onder welk reglement de regels gespeeld worden
    .help = voeg `rules: russian` toe, of breid een andere tabel uit
openings-unknown-base = er is geen tabel { $base } om uit te breiden
    .help = er zijn { $known }
openings-without-base = er worden regels weggelaten, maar de tabel breidt geen andere uit
    .help = voeg `extends:` toe, of haal `without:` weg
openings-no-lines = de tabel heeft geen regels
    .help = schrijf onder `lines:` een nummer en zijn regel, zoals `XV-16: c3-d4 d6-c5`
openings-bad-number = `{ $number }` is geen nummer van deze tabel
    .help = schrijf het zoals { $example }
openings-number-twice = { $number } staat er twee keer: { $other } is hetzelfde nummer
openings-line = { $number }: { $why }
openings-no-such-line = er is geen regel { $number }
openings-no-such-deck = er is geen stapel { $deck }
    .help = { $known ->
        [none] de tabel heeft geen stapels
       *[other] er zijn { $known }
    }
openings-other-digest = de digest hoort bij andere standen; die van deze is { $found }
    .help = vergelijk de regels met de bron; kloppen ze, schrijf dan deze digest
openings-other-count = de regels leiden naar { $found } verschillende standen, niet naar { $stated }
openings-not-repeated = { $one } en { $other } leiden naar verschillende standen
openings-repeated = twee keer dezelfde stand: { $numbers }
    .help = vergelijk ze met de bron; kloppen ze, zet ze dan onder `repeated:`

## Wat er mis is met een regel

opening-nothing = er zijn geen zetten
opening-no-move = `{ $text }` is geen zet: { $why }
opening-no-square = `{ $text }`: zo'n veld heeft het bord niet, de velden zijn { $squares }
opening-not-legal = `{ $text }` mag niet als halve zet { $half_move }; wel mogen { $legal }
opening-several = `{ $text }` als halve zet { $half_move } kan { $moves } zijn: schrijf de zet voluit
opening-no-man = op { $square } staat aan het begin geen schijf
opening-same-side = de schijf op { $square } is de tweede van dezelfde kleur
opening-taken = { $square } is niet vrij
opening-far-row = een schijf kan niet op { $square } gezet worden: daar zou zij dam zijn
opening-not-a-placing = schrijf waar van elke kleur één schijf heen gaat, zoals `place a1-e5 d6-g5`, of welke eraf gaan, zoals `without 11 28, 8-11 24-19`
opening-no-move-left = de speler die aan zet is, heeft geen zet

## Tabellen, zoals ze getoond worden

openings-head-name = naam
openings-head-lines = regels
openings-head-positions = standen
openings-head-rules = reglement
openings-head-title = titel
openings-head-edition = uitgave
openings-head-source = bron

## Een regel

opening-line = { $title }: { $number }
opening-moves = { $moves }
opening-start = de partij begint zoals altijd
opening-put = { $side ->
        [white] de witte schijf van { $from } naar { $to }
       *[black] de zwarte schijf van { $from } naar { $to }
    }
opening-taken-off = zonder de witte schijf op { $white } en de zwarte op { $black }
opening-due = moet slaan: { $moves }
opening-free = { $moves ->
        [one] niets te slaan; één zet
       *[other] niets te slaan; { $moves } zetten
    }
opening-position = stand: { $fen }
opening-decks = stapels: { $decks }
opening-part = { $part ->
        [elsewhere] zonder nummer; elders in gebruik
       *[unused] zonder nummer; niet in gebruik
    }
opening-misprint = { $doubtful ->
        [yes] twijfelachtig
       *[no] drukfout
    }, { $field ->
        [side-to-move] speler aan zet
        [moves] zetten
       *[position] stand
    }: gedrukt { $printed }, genomen { $taken } ({ $why })
opening-same = dezelfde stand: { $numbers }

## Welke opening een partij is

opening-reached = { $table } { $number }, { $way ->
        [moves] met de zetten van de regel
        [set-up] opgezet
       *[transposed] met andere zetten, na halve zet { $half_moves }
    }
opening-leads = { $table } { $number }
opening-none = geen
opening-game = { $file }, partij { $game }: { $what }
opening-fits = { $what }

## Wat een controle zegt

openings-holds = { $table }: { $lines ->
        [one] één regel
       *[other] { $lines } regels
    }, allemaal geldig; { $positions ->
        [one] één stand
       *[other] { $positions } standen
    }, allemaal zoals opgegeven
openings-leaves-out = weggelaten: { $lines } ({ $why })
openings-in-print = { $number }: { $misprint }
openings-same = dezelfde stand: { $numbers }
openings-deck = stapel { $deck }: { $lines ->
        [one] één regel
       *[other] { $lines } regels
    }{ $drawn ->
        [yes] , hieruit wordt geloot
       *[no] {""}
    }

## Een kaart voor een ronde

opening-card-title = { $event }, ronde { $round }
opening-card-head = { $number }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] borden
           *[no] bord
        } { $boards }
    }
opening-card-usual = { $several ->
        [yes] De borden { $boards } beginnen zoals altijd.
       *[no] Bord { $boards } begint zoals altijd.
    }
opening-card-both = Zij geldt voor elke partij van een paring, met verwisselde kleuren.

## Wat tabellen van het programma over zichzelf zeggen

table-idf = IDF-tabel van gelote openingen, 745 regels
table-idf-basic = IDF-basistabel van gelote openingen, 150 regels
table-fmjd-64 = FMJD-64-tabel van gelote openingen, 736 regels
table-brazilian = FMJD-64-tabel zoals gebruikt voor Braziliaans dammen, 725 regels
table-acf = ACF-openingen van drie zetten, 174 regels
table-acf-11 = ACF-lotingen met elf schijven, 2.500 standen
table-transcribed = zoals overgenomen in 2020 en 2021
table-of-april-2021 = van 30 april 2021
table-decks-of-2003 = stapels van 2003 en later
table-ballots = 2.253 genummerde lotingen; 147 andere zijn elders in gebruik; 100 staan in geen van beide lijsten
table-from-idf = idf64.org/tables-of-draw, volgens drie overgenomen lijsten die in alle regels gelijk zijn
table-from-idf-basic = idf64.org/tables-of-draw, volgens twee overgenomen lijsten die gelijk zijn
table-from-fmjd = results.fmjd.org/viewpage.php?page_id=2, volgens twee overgenomen lijsten die gelijk zijn; de ene komt van de andere
table-from-lidraughts = lidraughts, dat elf regels van de FMJD-64-tabel weglaat; of een bond een eigen lijst uitgeeft, is niet gevonden
table-from-acf = American Checker Federation, usacheckers.com/156openingdeck.php; nummers volgens twee overgenomen lijsten die gelijk zijn
table-from-acf-11 = American Checker Federation, loting met elf schijven; twee lijsten en alle trekkingen van de kaarten
table-white = wit
table-black = zwart
table-that-of-next = die van regel V-2
table-that-of-moves = die van de zetten
table-six-half-moves = er zijn zes halve zetten gedaan
table-white-after-placing = na het plaatsen is wit aan zet; twee van de drie overgenomen lijsten
table-white-in-others = wit is aan zet in de 22 andere regels die alleen een witte schijf plaatsen
table-position-of-third = twee van de drie overgenomen lijsten, en de stand van de derde
table-white-as-in-idf = na het plaatsen is wit aan zet; zo ook in regel XX-18 van de IDF-tabel
table-moves-lead-elsewhere = de zetten ef4 fe5 ab4 leiden daar niet heen
table-majority = ongeldig door de meerslagregel
table-bad-openings = geldig; weggelaten als slechte openingen
table-own = { $text }
