### Wat er aan een toernooiverslag niet klopt.

trf-in-round = speler { $player }, ronde { $round }
trf-number-twice = startnummer { $number } komt twee keer voor
    .label = verwacht: een ander startnummer
trf-no-player = het bestand heeft geen speler
    .label = verwacht: een regel 001 voor elke speler
trf-unknown-player = er is geen speler { $number }
    .label = verwacht: startnummers van spelers
trf-no-opponent = { trf-in-round }: uitslag `{ $sign }` zonder tegenstander
    .label = verwacht: de tegenstander van de partij, of een van F H Z U
trf-bye-with-opponent = { trf-in-round }: bye `{ $sign }` met tegenstander { $opponent }
    .label = verwacht: 0000 voor een bye, of de uitslag van een partij
trf-alone = { trf-in-round }: speelt tegen zichzelf
    .label = verwacht: een andere tegenstander
trf-unknown-opponent = { trf-in-round }: er is geen speler { $opponent }
    .label = verwacht: het startnummer van een speler
trf-other-opponent = { trf-in-round }: speler { $opponent } heeft een andere tegenstander
    .label = verwacht: spelers die elkaar noemen
trf-same-colors = { trf-in-round }: de kleuren van { $player } en { $opponent } verschillen niet
    .label = verwacht: w en b
trf-results = { trf-in-round }: de uitslagen `{ $one }` en `{ $other }` van { $player } en { $opponent } horen niet bij elkaar
    .label = verwacht: uitslagen die bij elkaar horen, zoals 1 en 0
trf-no-rounds = het bestand zegt niet hoeveel ronden het toernooi heeft
    .help = voeg een regel met het aantal ronden toe, zoals `142 9`
trf-no-initial-color = het bestand zegt niet wat de beginkleur is
    .help = loot erom en voeg `152 W` of `152 B` toe
trf-over = ronde { $round } kan niet worden ingedeeld: het toernooi heeft { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    }
trf-not-next = ronde { $round } kan niet worden ingedeeld: ronde { $next } is de volgende
trf-no-result = speler { $number } heeft geen uitslag in ronde { $round }
    .help = vul de uitslag in, of `?` voor een afgebroken partij
trf-points = speler { $number } heeft volgens de uitslagen { $made } punten, en volgens het bestand { $said }
    .help = verbeter de uitslagen of de punten, of zeg in regel 162 wat uitslagen waard zijn
trf-two-byes = spelers { $one } en { $other } hebben de bye van ronde { $round }
    .help = een bye waarom is gevraagd is F, H of Z
trf-unknown-system = regel 192 noemt { $name }, en dat systeem is er niet
    .help = schrijf een van { $known }, of laat de regel weg voor het Dutch-systeem van de FIDE
trf-draws-lots = { $name } werkt met loting, en in een verslag staat geen lotingsgetal
    .help = maak van het verslag een toernooi en deel dat in: het toernooibestand bewaart het lotingsgetal
trf-baku = Baku-versnelling gaat alleen als winst twee remises waard is en verlies niets
    .help = zeg in regels 250 wie in welke ronden hoeveel punten extra heeft
report-no-event = hiervan kan geen toernooi worden gemaakt: { $why }
table-no-event = hiervan kan geen toernooi worden gemaakt: { $why }
    .label = verwacht: de tabel van één toernooi
