### Wat er aan een melding gedaan kan worden, zoals men het intikt. De gegevens zijn die van de
### enums `Help` en `RuleHelp`.

help-correct-tag-or-name-rules = als de tag fout is, verbeter hem dan, of noem het reglement met --rules
    .help = { help-correct-tag-or-name-rules }
help-name-rules = noem er een met --rules
    .help = { help-name-rules }
help-name-these-rules = noem het reglement met --rules { $rules }, of in een tag GameType
    .help = { help-name-these-rules }
help-correct-squares = verbeter het vijfde veld van de tag, of laat `arbiter convert` het schrijven
    .help = { help-correct-squares }
help-follows-whole = de hele partij is te volgen met --rules { $rules }
    .help = { help-follows-whole }

help-near-set = bedoelt u `{ $near }`? `arbiter rules list` noemt ze allemaal
    .help = { help-near-set }
help-list-sets = `arbiter rules list` noemt ze; een eigen bestand moet met zijn pad genoemd worden
    .help = { help-list-sets }
help-not-itself = een reglement kan zichzelf niet uitbreiden; `arbiter rules list` noemt wat uitgebreid kan worden
    .help = { help-not-itself }
help-near-base = bedoelt u `{ $near }`?
    .help = { help-near-base }
help-list-bases = `arbiter rules list` noemt wat uitgebreid kan worden
    .help = { help-list-bases }
help-list-editions = `arbiter rules list` noemt de reglementen die er zijn
    .help = { help-list-editions }
help-list-fields = `arbiter rules fields` noemt elk veld en wat erin mag staan
    .help = { help-list-fields }
help-list-names = `arbiter rules fields` noemt wat er in te stellen is
    .help = { help-list-names }
help-write-setting = schrijf veld=waarde, zoals `--set king_range=any`
    .help = { help-write-setting }
help-near-clause-field = bedoelt u `{ $near }`?
    .help = { help-near-clause-field }
help-write-clause-setting = schrijf bijvoorbeeld `--set repetition.occurrence=4`
    .help = { help-write-clause-setting }
help-choose = voeg --set { $field }={ $one } of --set { $field }={ $other } toe
    .help = { help-choose }

## Documenten: die van `Advice`

advice-near = { $file ->
        [rules] bedoelt u `{ $near }`? `arbiter rules fields` noemt ze allemaal
       *[event] bedoelt u `{ $near }`?
    }
    .help = { advice-near }
advice-known = er zijn { $known }
    .help = { advice-known }
advice-take-out = { $file ->
        [event] een toernooibestand is tekst: haal het weg
        [ratings] een ratinglijst is tekst: haal het weg
        [openings] een openingstabel is tekst: haal het weg
        [scheme] een ratingschema is tekst: haal het weg
        [norms] een normendocument is tekst: haal het weg
        [prize-case] een prijzenvraag is tekst: haal het weg
       *[rules] een reglementsdocument is tekst: haal het weg
    }
    .help = { advice-take-out }
advice-one-mapping = { $file ->
        [event] een toernooibestand is één lijst van velden in YAML, zoals `arbiter event new` het schrijft
        [ratings] een ratinglijst is één lijst van velden in YAML, zoals `arbiter rating update` haar schrijft
        [openings] een openingstabel is één lijst van velden in YAML, zoals `arbiter openings show idf` die toont
        [norms] een normendocument is één lijst van velden in YAML met `schema`, `title` en `norms`
        [scheme] een ratingschema is één lijst van velden in YAML, zoals `arbiter rating schemes fide` het toont
        [prize-case] een prijzenvraag is één JSON-document met `main`, `lists` en `players`
       *[rules] een reglementsdocument is één lijst van velden in YAML, zoals `arbiter rules show international` het toont
    }
    .help = { advice-one-mapping }
advice-restore = { $file ->
        [ratings] de geschiedenis heeft de lijst zoals die het laatst is vastgelegd: arbiter rating restore --list LIST haalt die terug
       *[event] de geschiedenis heeft het evenement zoals het het laatst is vastgelegd: arbiter event restore EVENT haalt het terug
    }
    .help = { advice-restore }
advice-fields = { $file ->
        [event] `arbiter schema event` zegt wat in elk veld mag staan
        [ratings] `arbiter schema ratings` zegt wat in elk veld mag staan
        [openings] `arbiter openings show idf` toont een tabel met al haar velden
        [norms] `arbiter schema norms` zegt wat in elk veld mag staan
        [scheme] `arbiter rating schemes fide` toont een schema met al zijn velden
        [prize-case] een prijzenvraag heeft `main` en `lists` (`prizes`, `sharing`, `minimum`, `eligible`) en `players` (`id`, `rank`, `points`)
       *[rules] `arbiter rules fields` noemt elk veld en wat erin mag staan
    }
    .help = { advice-fields }

## De hulp bij andere berichten, onder hun kenmerk

record-accept = met --accept { $board }{ amending } telt de uitslag van de notatie
amending = { $amends ->
        [yes] {" "}--amend --reason TEXT
       *[no] {""}
    }
several-records =
    .help = laat er een van in het bestand{ $agree ->
        [yes] ; of --accept { $board } neemt de eerste
       *[no] {""}
    }{ $micro ->
        [yes] ; in de tweede partij van een micromatch zijn de kleuren verwisseld
       *[no] {""}
    }
record-colors-swapped =
    .help = vraag wie wit had; met --accept { $board }{ amending } krijgt het bord de kleuren en de uitslag van de notatie
record-names-round =
    .help = { record-accept }
objected-drawn-by-itself =
    .help = arbiter adjudicate zegt waarop het berust
record-objection =
    .help = { $against ->
        [yes] { $help ->
            [none] { record-accept }
           *[other] { $help }; of { record-accept }
        }
       *[no] { $help ->
            [none] {""}
           *[other] { $help }
        }
    }
record-same = --same "{ $name }={ $id ->
        [none] KENMERK
       *[other] { $id }
    }"
record-name-unknown =
    .help = { $near ->
        [none] { $expected ->
            [none] verbeter de naam in de notatie, of voeg de speler toe
           *[other] { $name ->
                [none] { $expected }: schrijf de naam in de notatie
               *[other] { $expected }: als die bedoeld is, { record-same }
            }
        }
       *[other] misschien { $near }: zo ja, { record-same }
    }
record-against-ending =
    .help = vraag het beide spelers; { record-accept }
record-nobody-won =
    .help = { record-accept }
record-result-differs =
    .help = verbeter de notatie, of verander het toernooi met { $held ->
        [yes] --accept { $board } --amend --reason TEXT
       *[no] --amend --reason TEXT
    }
no-report-parts =
    .help = arbiter event export EVENT --format trf{ $group ->
        [none] {""}
       *[other] {" "}--group { $group }
    }{ $stage ->
        [none] {""}
       *[other] , of --stage { $stage }
    } schrijft er één; --format trf16 de partijen van allemaal
other-goes-on =
    .help = { $rounds ->
        [1] { $teams ->
            [yes] {""}
           *[no] als geen van beiden een uitslag heeft in ronde { $next }: arbiter event advance EVENT { $number } ID --round N --reason "...", met de ronde van dit bord; of{" "}
        }neem ronde { $next } terug, arbiter event unpair EVENT
       *[other] neem de ronden tot en met ronde { $next } terug, { $rounds } keer arbiter event unpair EVENT
    } (met --force als er uitslagen zijn){ $winner ->
        [none] , zeg wie doorgaat, arbiter event advance EVENT { $number } ID
       *[other] {""}
    }, en deel opnieuw in: arbiter event pair EVENT
still-empty =
    .help = geef de opstelling opnieuw door: arbiter event lineup EVENT { $id } { $round } SPELER SPELER, bord 1 eerst
half-played =
    .help = arbiter event match EVENT { $number } --round { $round } --rest-lost TEAM --reason "..."; of de hele wedstrijd: --lost TEAM
match-still-open =
    .help = vul hem in als hij gespeeld is; of laat hem verliezen: arbiter event match EVENT { $number } --round { $round } --lost TEAM --reason "..."
round-without-pairing =
    .help = arbiter event explain EVENT --round { $round }
round-otherwise =
    .help = arbiter event explain EVENT --round { $round }
case-not-named =
    .help = noem er één met --ply
list-not-a-birth =
    .help = verbeter de cel, of laat de kolom weg: --columns birth=
list-not-a-sex =
    .help = verbeter de cel, of laat de kolom weg: --columns sex=
list-not-a-number =
    .help = verbeter de cel, of laat de kolom weg: --columns { $field ->
        [rating] rating
        [number] number
       *[from-round] from_round
    }=
list-colors-swapped =
    .help = als zij zo zaten: arbiter event swap EVENT { $number } --round { $round } --reason "..."
withdrawn-before-pairing =
    .help = om zonder te spelen: arbiter event remove EVENT { $id }
list-scores-of-matches =
    .help = de uitslag van een wedstrijd voert u apart in: arbiter event match EVENT WEDSTRIJD --score 5-3
list-nobody-called =
    .help = { $id ->
        [none] `arbiter event players EVENT` noemt de namen
       *[other] is het dezelfde persoon, leg dan de schrijfwijze vast: arbiter event alias EVENT { $id } "{ $name }"
    }
begun-unrated =
    .help = { $alike ->
        [yes] {""}
       *[no] { $by ->
            [default] een ander begin: --unrated average, --unrated left-out, of een rating, --unrated 1200
           *[other] {""}
        }
    }
update-unclear =
    .help = { $name ->
        [none] {""}
       *[other] is het dezelfde persoon, leg dan de schrijfwijze vast en werk opnieuw bij: arbiter event alias EVENT { $id } "{ $name }"
    }
note-points-doubled =
    .help = voeg een regel toe aan het bestand en importeer het opnieuw: 162  W 2.0    D 1.0
list-no-names =
    .help = geef --columns name=KOP
list-is-tournament =
    .help = `arbiter event import BESTAND --as NAAM` maakt er een toernooi van
wrong-site-of-others =
    .help = publiceer in een andere map, publiceer ze samen, of vervang die site met --replace
wrong-no-ruling =
    .help = schrijf hem met `arbiter adjudicate FILE --game N --format json`
wrong-no-guesses =
    .help = schrijf het met `arbiter guess BESTAND --format json -o { $file }`
wrong-several-rulings =
    .help = schrijf hem met `arbiter adjudicate FILE --game N --format json`

## Hoe de regels van een claim worden genoemd: `Naming`

undecided-name-rules = wat te doen: noem de regels: { $command } --rules NAAM
undecided-with-rules = { $command } --rules NAAM
undecided-or-by-game-type = of met een tag in de notatie, zoals [GameType "{ $number }"], of met het bord: --event TOERNOOI --round N --board N
undecided-or-by-board = of met het bord: --event TOERNOOI --round N --board N

note-draw-and-loss =
    .help = vraag het de spelers; daarna voert bijvoorbeeld `arbiter event result TOERNOOI { $board }={ $draw } --round { $round } --amend --reason TEKST` de remise in
note-two-days =
    .help = schrijf { $one } of { $other } in het bestand en importeer het opnieuw; of zet het in het toernooibestand
record-opening-differs =
    .help = bekijk de notatie; is een andere opening geloot, verbeter dan wat is ingevoerd
opening-not-as-drawn =
    .help = bekijk de notatie; is een andere opening geloot, verbeter dan wat in het toernooi is ingevoerd
record-count-differs =
    .help = vraag beide spelers; komen zij een andere uitslag van de lijst overeen, dan geldt die
case-broken =
    .help = verbeter de notatie daar, of laat `arbiter validate BESTAND --repair -o NIEUW` de vergissing zoeken
note-not-followed =
    .help = { $other ->
        [none] beoordeel haar volgens het reglement van haar spelsoort, of verbeter de notatie daar
       *[other] de hele partij is te volgen met --rules { $other }
    }
files-passed-over =
    .help = pak archieven uit; om de rest weg te laten, noem een patroon tussen aanhalingstekens, zoals 'partijen/**/*.pdn'
note-everybody-met =
    .help = is het een rondtoernooi, zeg dat met --system round-robin
check-everybody-met =
    .help = is het een rondtoernooi, zeg dat met --system round-robin
not-records-event =
    .help = `arbiter event check` leest het
not-records-report =
    .help = `arbiter event import` en `arbiter trf check` lezen het
wrong-is-event =
    .help = `arbiter event check` leest het, en `arbiter event export` maakt er een verslag van
