### Wat er vreemd is aan de schrijfwijze van een partij.

text-utf16 = het bestand is in UTF-16
    .note = het is omgezet naar UTF-8; posities tellen in de tekst in UTF-8
    .help = bewaar het bestand als UTF-8, zoals PDN 3 voorschrijft
text-not-utf8 = { $part ->
        [comment] een commentaar
       *[tag] de waarde van een tag
    } is niet in UTF-8
    .note = gelezen als { $guessed }
    .help = bewaar het bestand als UTF-8, zoals PDN 3 voorschrijft
text-control-character = { $part ->
        [comment] een commentaar
       *[tag] de waarde van een tag
    } heeft het stuurteken { $character }
    .note = gelezen als een spatie, net als alle andere van de partij
text-escaped-break = een regeleinde is uitgeschreven als backslash en letter
    .note = gelezen als regeleinde, hier en overal elders in deze partij
text-game-cut = de partij is te lang om tot het einde gelezen te worden
    .note = de tekst vanaf hier tot de volgende regel die een tag begint, is niet gelezen
text-unclosed-quote = de waarde van een tag heeft geen sluitend aanhalingsteken
    .label = de waarde wordt geacht hier te eindigen
text-tag-fault = { $fault ->
        [name] de naam van een tag bestaat niet uit letters en cijfers
        [unquoted] de waarde van een tag heeft geen aanhalingstekens
        [inner-quote] de waarde van een tag bevat een aanhalingsteken zonder backslash
        [no-closing-bracket] een tag heeft geen sluithaak
        [no-opening-bracket] een tag heeft geen openingshaak
       *[unclosed-quote] de waarde van een tag heeft geen sluitend aanhalingsteken
    }
    .help = schrijf een tag als [Naam "waarde"], met \" voor een aanhalingsteken in de waarde
text-tag-empty = een tag heeft geen waarde
text-stray-bracket = een vierkante haak hoort bij geen enkele tag
text-unclosed-comment = een commentaar heeft geen sluitaccolade
    .note = het wordt geacht te eindigen vóór de volgende tag, of met de tekst
text-comment-nested = een commentaar bevat een openingsaccolade
    .note = commentaren worden niet genest: het eindigt bij de eerste sluitaccolade
text-variation-deep = varianten staan meer dan { $deepest } diep in elkaar: wat erin staat, wordt niet beoordeeld
text-variations-many = meer dan { $most } varianten: de volgende worden niet beoordeeld
text-unclosed-variation = { $open ->
        [one] een variant heeft geen sluithaakje
       *[other] { $open } varianten hebben geen sluithaakje
    }
    .label = de buitenste begint hier
    .note = ze worden geacht te eindigen vóór de volgende tag, of met de tekst
text-result-extra = na de uitslag van de partij volgt een tweede uitslag
    .note = een uitslag alleen, zonder tag of zet sinds de vorige, is geen partij
text-more = nog { $oddities ->
        [one] 1 eigenaardigheid
       *[other] { $oddities } eigenaardigheden
    } in de schrijfwijze van deze partij
