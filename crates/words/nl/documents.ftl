### Waarom een document dat mensen schrijven niet gelezen wordt. De gegevens zijn die van de
### enums `Misread`, `Stands`, `Wanted` en `Advice`.

misread-not-utf8 = geen tekst in UTF-8
    .help = bewaar het bestand als UTF-8
misread-too-large = het bestand is groter dan { $mebibytes } MiB
misread-too-deep = dieper genest dan { $levels } niveaus
    .help = geen veld is zo genest: zoek een `[` of `{"{"}` die er niet hoort te staan
misread-control-character = hier staat het stuurteken { $number }
misread-anchor = ankers en aliassen worden niet gelezen
misread-tag = labels, zoals !woord, worden niet gelezen
    .help = zet een waarde die met `!` begint tussen aanhalingstekens
misread-second-document = hier begint een tweede document
misread-syntax = { $file ->
        [prize-case] niet leesbaar als JSON: hier of eerder ontbreekt een komma, aanhalingsteken of haakje, of staat er een te veel
       *[other] niet leesbaar als YAML: { $slip ->
                [tab] er staat een tab waar alleen spaties mogen
                [escape] een backslash tussen dubbele aanhalingstekens begint een bijzonder teken: schrijf er twee, of gebruik enkele aanhalingstekens
                [after-quote] er staat nog iets na het sluitende aanhalingsteken
                [quote] een aanhalingsteken wordt geopend en niet gesloten
                [bracket] een haakje of accolade wordt niet gesloten, of er ontbreekt een komma
                [colon] er staat een dubbele punt in een waarde: zet de waarde tussen aanhalingstekens
                [no-colon] er ontbreekt een dubbele punt na de naam van een veld
                [lines] `|` of `>` begint een tekst van meer regels: zet de waarde tussen aanhalingstekens, of laat die regels inspringen
                [sign] een waarde kan niet met dit teken beginnen: zet de waarde tussen aanhalingstekens
                [reference] een waarde begint met `*` of `&`: zet de waarde tussen aanhalingstekens
                [indent] deze regel springt anders in dan de regels waar hij bij hoort
                [end] het bestand houdt te vroeg op
               *[other] zo kan het hier niet verder gaan ({ $said })
            }
    }
misread-no-fields = { $file ->
        [event] een toernooibestand is een lijst van velden, `naam: waarde`
        [ratings] een ratinglijst is een lijst van velden, `naam: waarde`
        [openings] een openingstabel is een lijst van velden, `naam: waarde`
        [scheme] een ratingschema is een lijst van velden, `naam: waarde`
        [norms] een normendocument is een lijst van velden, `naam: waarde`
        [prize-case] een prijzenvraag is een JSON-document met `main`, `lists` en `players`
       *[rules] een reglementsdocument is een lijst van velden, `veld: waarde`
    }
misread-unknown-key = onbekend veld `{ $key }`
misread-missing-key = het veld `{ $key }` ontbreekt
misread-duplicate-key = het veld `{ $key }` staat er twee keer
misread-unknown-word = onbekende waarde `{ $word }`
misread-no-value = geen waarde, verwacht wordt { $wanted }
misread-wrong-type = verkeerd type: { $stands }, verwacht wordt { $wanted }
misread-wrong-value = verkeerde waarde: { $stands }, verwacht wordt { $wanted }
misread-out-of-range = { $number } ligt buiten het bereik: verwacht wordt { $wanted }
misread-wrong-length = { $items ->
        [one] één onderdeel, verwacht wordt { $wanted }
       *[other] { $items } onderdelen, verwacht wordt { $wanted }
    }
misread-refused = { $said }

stands-nothing = geen waarde
stands-flag = `{ $flag }`
stands-number = het getal { $number }
stands-text = de tekst "{ $text }"
stands-list = een lijst
stands-mapping = een lijst van velden
stands-other = { $said }

wanted-flag = true of false
wanted-whole = een geheel getal
wanted-from-zero = een geheel getal vanaf 0
wanted-range = een geheel getal van { $least } tot en met { $most }
wanted-number = een getal
wanted-text = een tekst
wanted-nothing = geen waarde
wanted-list = een lijst
wanted-items = { $items ->
        [one] een lijst van één onderdeel
       *[other] een lijst van { $items } onderdelen
    }
wanted-fields = een lijst van velden, `naam: waarde`
wanted-word = een van { $known }
wanted-said = { $said }

## Eén veld van een reglement

setting-clause = { $setting }: { $why }
