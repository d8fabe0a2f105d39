### Wat er gevonden wordt in halve zetten en in wat ernaast gebeurt, en wat erover beslist is. De
### gegevens zijn die van de enums in `record::found`, `moves::Illegal` en `pdn::MoveError`.

one-side = { $side ->
        [white] wit
       *[black] zwart
    }
other-side = { $side ->
        [white] zwart
       *[black] wit
    }
piece-there = { $holds ->
        [white-man] witte schijf
        [white-king] witte dam
        [black-man] zwarte schijf
       *[black-king] zwarte dam
    }
which-piece = { $king ->
        [yes] een dam
       *[no] een schijf
    }
pieces-taken = { $takes ->
        [one] { $takes } stuk
       *[other] { $takes } stukken
    }

## Halve zetten die niet te lezen zijn

behind-not-judged = { $behind ->
        [0] { "" }
        [one] de halve zet erna is niet beoordeeld
       *[other] de { $behind } halve zetten erna zijn niet beoordeeld
    }
move-unknown = de zet is niet bekend: er staat een streepje voor
    .note = { behind-not-judged }
move-not-a-move = `{ $text }` is geen zet: { $why }
    .note = { behind-not-judged }
move-no-such-square = `{ $square }` is geen veld van dit bord
    .note = { behind-not-judged }
    .help = de velden zijn { $squares }
move-none-on-file = `{ $text }`: geen stuk van die lijn gaat daarheen
    .note = { behind-not-judged }
    .help = schrijf het eerste veld voluit
move-from-odd-position = `{ $text }` past niet, en geen partij komt tot de stand daarvoor: het wordt niemand aangerekend
    .note = { behind-not-judged }
    .help = vergelijk de stand met het notatiebiljet of het diagram
move-other-path = geen reglementaire slag gaat over de velden van `{ $text }`
    .note = { behind-not-judged }
    .help = reglementair van en naar deze velden: { $meant }
move-ambiguous = `{ $text }` kan { $meanings } betekenen
    .note = { behind-not-judged }
    .help = schrijf { $meanings }
move-settled = `{ $text }` kan { $meanings } betekenen
    .label = gelezen als { $meant }
    .note = { $captures ->
        [yes] alleen na deze slag passen de volgende zetten
       *[no] alleen na deze zet passen de volgende zetten
    }
    .help = schrijf { $meant }
choice-one = { $only }
choice-or = { $first } of { $others }
moves-all = { $moves }
moves-first = { $moves } en nog { $more }
squares-none = geen
squares-last = { $only }
squares-and = { $first } en { $others }
squares-comma = { $first }, { $others }
moves-either = { $choice }
moves-one-of = een van { $moves } en nog { $more }
move-square-expected = op byte { $at } hoort een veld te staan
move-number-too-long = het nummer van een veld heeft te veel cijfers
move-one-square = er staat maar één veld
move-mixed = velden staan er zowel met cijfers als met letters
move-too-many-squares = er staan meer dan { $most } velden
move-too-long = de tekst is te lang voor een zet

## Halve zetten die een regel overtreden

offence-impossible = { $text }: { $wrong }
    .aloud = { $wrong }
    .note = { behind-not-judged }
    .help = { $legal ->
        [none] { "" }
       *[other] reglementair is hier: { $legal }
    }
offence-capture = { $text }: { $wrong }{ $let_go ->
        [yes] ; het stuk werd losgelaten
       *[no] { "" }
    }
    .aloud = { $wrong }{ $let_go ->
        [yes] ; het stuk werd losgelaten
       *[no] { "" }
    }
    .label = verplicht: { $required }
offence-played = { $text }: { $wrong }{ $let_go ->
        [yes] ; het stuk werd losgelaten
       *[no] { "" }
    }
    .aloud = { $wrong }{ $let_go ->
        [yes] ; het stuk werd losgelaten
       *[no] { "" }
    }
    .label = { $legal ->
        [none] { "" }
       *[other] reglementair: { $legal }
    }
offence-after-the-end = { $text }: { $wrong }
    .aloud = { $wrong }
    .note = wat na het einde gespeeld wordt, telt niet
broken-empty-square = op { $square } staat geen stuk
broken-occupied = op { $square } staat een { piece-there }
broken-game-over = de partij was afgelopen: { $why }
broken-too-many = { $crowned ->
        [yes] de schijf werd op { $square } dam, wat de slag beëindigt, en het stuk gaat verder
       *[no] de slag is op { $square } voltooid, en het stuk gaat verder
    }
    .aloud = { $crowned ->
        [yes] de schijf werd op { $square } dam, en dat beëindigde de zet; het stuk ging verder
       *[no] de slag was op { $square } voltooid, en het stuk ging verder
    }
broken-no-such-path = geen slag van { $from } naar { $to } gaat over deze velden
broken-not-complete = de slag is niet voltooid
broken-moves-twice = { one-side } { $first ->
        [yes] doet de eerste zet
       *[no] doet twee zetten achter elkaar
    }; { other-side } was aan zet
    .aloud = { other-side } was aan zet
broken-not-your-piece = op { $square } staat een { piece-there }, en { $turn ->
        [white] wit
       *[black] zwart
    } was aan zet
broken-mover-unknown = op { $square } staat een { piece-there }, en { $turn ->
        [white] wit
       *[black] zwart
    } was aan zet
broken-illegal = { $why }

illegal-empty-square = op { $square } staat geen stuk
illegal-not-your-piece = op { $square } staat een { piece-there }, en { $turn ->
        [white] wit
       *[black] zwart
    } is aan zet
illegal-occupied = op { $square } staat een { piece-there }
illegal-game-over = de partij is afgelopen: de eerste dam heeft beslist
illegal-king-limit = de dam op { $square } heeft { $run } { $run ->
        [one] zet
       *[other] zetten
    } achter elkaar gedaan, en { one-side } heeft nog een schijf
    .aloud = dezelfde dam had al { $run } { $run ->
        [one] zet
       *[other] zetten
    } achter elkaar gedaan, en { one-side } had nog een schijf
illegal-capture-missed = slagplicht: { one-side } moet slaan, en deze zet slaat niet
    .aloud = { one-side } moest slaan en deed dat niet
illegal-goes-on = slaat { pieces-taken }, en { $far ->
        [none] het stuk moet doorslaan
       *[other] { $crowned ->
            [yes] de schijf, dam geworden op { $far }, moet als dam doorslaan
           *[no] de schijf, op { $far } geen dam zolang zij kan slaan, moet doorslaan
        }
    }, { $must ->
        [one] { $must } stuk
       *[other] { $must } stukken
    } in totaal
    .aloud = sloeg { pieces-taken }{ $far ->
        [none] { " " }en moest er in totaal { $must } slaan
       *[other] { $crowned ->
            [yes] , werd op { $far } dam en moest als dam doorslaan, in totaal { $must }
           *[no] , werd op { $far } geen dam omdat de slag doorging, en moest er in totaal { $must } slaan
        }
    }
illegal-takes-fewer = slaat { pieces-taken }, en er { $most ->
        [one] kan { $most } stuk
       *[other] kunnen { $most } stukken
    } geslagen worden: meerslag gaat voor
    .aloud = sloeg { pieces-taken }, terwijl er { $most ->
        [one] { $most } stuk
       *[other] { $most } stukken
    } geslagen konden worden: meerslag gaat voor
illegal-stops-wrongly = slaat { pieces-taken } en { $behind ->
        [none] stopt waar dat niet mag
       *[other] moet direct achter { $behind } stoppen
    }
    .aloud = sloeg { pieces-taken } en { $behind ->
        [none] stopte waar dat niet mag
       *[other] moest direct achter { $behind } stoppen
    }
illegal-worse-capture = een andere slag gaat voor: { $by }
    .aloud = een andere slag was verplicht: { $by }
weighed-most-pieces = het grootste aantal stukken
weighed-most-value = de grootste waarde
weighed-with-king = met een dam vóór een schijf
    .aloud = met een dam, niet met een schijf
weighed-most-kings = de meeste dammen
weighed-king-first = de dam die het eerst geslagen wordt
illegal-blocked = { $by } staat in de weg, van { $from } naar { $to }
illegal-man-takes-king = de schijf op { $man } springt over de dam op { $king }, en een schijf mag geen dam slaan
illegal-captures-other-way = een schijf slaat niet in die richting: van { $from } naar { $to }
illegal-lands-too-far = een dam stopt direct achter het stuk dat zij slaat, en { $to } ligt niet direct achter { $over }
illegal-too-far = zo ver gaat { which-piece } niet, van { $from } naar { $to }
illegal-other-way = { which-piece } gaat niet van { $from } naar { $to }

announce-not-a-move = het is geen zet: { $why }
announce-no-such-square = de velden zijn { $squares }
announce-several = schrijf { $meant }
announce-illegal = { $why ->
        [none] de zet is niet reglementair
       *[other] { $why }
    }; reglementair is hier: { $legal }
announce-other-piece = het stuk op { $square } moet worden gespeeld; reglementair is hier: { $legal }

## Wat er bij herstel moet gebeuren

due-second-move-taken-back = de tweede zet wordt teruggenomen
due-first-move-taken-back = de zet wordt teruggenomen
due-legal-move = er moet een reglementaire zet gespeeld worden, { $moves }
due-must-play = { one-side } moet { $moves } spelen{ $wrongly_moved ->
        [yes] , met het stuk van de foute zet
       *[no] { "" }
    }{ $source ->
        [none] { "" }
       *[other] { " (" }{ $source })
    }
due-move-stays = { $text } geldt als gespeeld{ $then ->
        [none] { "" }
       *[other] , en { $then }
    }
due-taken-off = { $squares } { $pieces ->
        [one] gaat van het bord
       *[other] gaan van het bord
    }
    .aloud = { $pieces ->
        [one] het stuk op { $squares } gaat van het bord
       *[other] de stukken op { $squares } gaan van het bord
    }
due-put-back = { $squares } { $pieces ->
        [one] wordt teruggezet
       *[other] worden teruggezet
    }
    .aloud = { $pieces ->
        [one] het stuk op { $squares } wordt teruggezet
       *[other] de stukken op { $squares } worden teruggezet
    }
due-shown-again = { one-side } laat de slag opnieuw zien
due-removed-again = { one-side } laat het wegnemen opnieuw zien
due-all-taken-off = { one-side } neemt alle geslagen stukken weg
due-crowned = de schijf op { $square } wordt tot dam gekroond
    .aloud = de schijf op { $square } wordt nu tot dam gekroond
due-king-crowned = de dam op { $square } wordt gekroond
due-set-right = { $pieces ->
        [one] het stuk op { $squares } wordt goed gezet
       *[other] de stukken op { $squares } worden goed gezet
    }
    .aloud = { $pieces ->
        [one] het stuk op { $squares } gaat naar het veld waar het hoort
       *[other] de stukken op { $squares } gaan naar de velden waar zij horen
    }
due-put-in-play = het stuk komt op een speelveld te staan
due-rules-followed = { one-side } volgt de regels

## Wat er van een onregelmatigheid wordt

decided-besides = { $part ->
        [none] { "" }
       *[other] ; herstel gebeurt niet voor een deel ({ $part })
    }{ $lifted ->
        [none] { "" }
       *[other] ; gelden als geslagen: { $lifted }
    }
decided = { $decision }
    .note = { $decision }{ decided-besides }
decided-open = { $decision }
    .note = { $decision }{ decided-besides }
    .help = { $choice }
decided-after-the-end = de partij was afgelopen: { $why }
    .note = de partij was afgelopen: { $why }; er wordt niets meer hersteld
    .help = { "" }
decision-claimed = { one-side } eist de partij op: { other-side } verliest { $source }
decision-game-ended = er was nog niet over beslist toen de partij eindigde: { $why ->
        [none] { "" }
       *[other] { $why }
    }
decision-put-right = het is rechtgezet { $source }
decision-mover-unknown = wie beslist, hangt af van wie { $text } deed, en dat zegt het verslag niet
decision-gone = het is vervallen: de zet is teruggenomen
decision-touch-counts = de zet is teruggenomen, maar de aanraking ervóór telt nog
decision-gone-if-accepted = { $touch ->
        [yes] accepteert { one-side } dat de zet is teruggenomen, dan telt de aanraking nog
       *[no] het vervalt als { one-side } accepteert dat de zet is teruggenomen
    }; zo niet, dan kan het nog worden hersteld
decision-counts-instead = het telt niet: { $text } mag niet worden teruggenomen, en geldt als gespeeld
decision-void = het telt niet: { one-side } hield { other-side } aan de zet die was teruggenomen
decision-held = { one-side } hield { other-side } aan de zet { $source }, en liet die herstellen
decision-corrected = { one-side } liet het herstellen { $source }; { $due }
decision-cannot-stand = { $result ->
        [none] het kan niet blijven staan
       *[other] het kan niet blijven staan, tenzij de partij al in { $result } was geëindigd
    }: { $due } { $source }{ $since ->
        [0] { "" }
        [1] ; de halve zet die sindsdien gespeeld is, gaat mee terug
       *[other] ; de { $since } halve zetten die sindsdien gespeeld zijn, gaan mee terug (de tekst noemt geen grens; de arbiter beslist)
    }
decision-goes-back = het gaat mee terug met { $first }, die niet kan blijven staan
decision-forgone = het blijft staan: { $how } voordat { one-side } had beslist, en daarmee blijft het staan (er is geen artikel gevonden dat dit zegt)
decision-not-corrected = { one-side } vroeg om herstel { $source }: { $due }; de partij eindigde voordat dat gebeurd was
decision-refusal-accepted = { one-side } heeft sindsdien gezet: dat geldt als aanvaarding, en de partij gaat door { $source }
decision-moved = het blijft staan: { one-side } heeft sindsdien gezet{ $clock ->
        [yes] { " " }en de klok ingedrukt
       *[no] { "" }
    } { $source }
decision-let-stand = het blijft staan: { one-side } laat het staan { $source }
decision-open = { $result ->
        [none] het staat nog open
       *[other] het staat nog open, tenzij de partij al in { $result } was geëindigd
    }: { one-side } heeft nog niet { $moved ->
        [yes] de klok ingedrukt
       *[no] gezet
    } { $source }
decides-before = { one-side } beslist voordat hij { $moved ->
        [yes] de klok indrukt
       *[no] zet
    }
to-decide-correct = { decides-before }: laten staan, of laten herstellen, en dan: { $due }
to-decide-in-place = accepteert { one-side } dat { $text } is teruggenomen, dan kan dit worden hersteld: { $due }; zo niet, dan telt het niet
to-decide-taking-back = { decides-before }: het terugnemen accepteren, of { other-side } aan { $text } houden{ $wrong ->
        [yes] , en die zet kan dan worden hersteld
       *[no] { "" }
    }
to-decide-claim = { decides-before }: laten staan, of de partij opeisen, die dan verloren is voor { other-side } { $source }
happened-at = { $half_move } ({ $incident })
cited = { $article }
cited-lacking = { $lacking }
source-cited = ({ $article })
source-unnamed = [{ $lacking }]
    .aloud = ({ $lacking })

## Voorvallen die niet gebruikt zijn of niets veranderen

unusable-no-such-square = `{ $square }` is geen veld van dit bord
    .note = niet gebruikt
    .help = de velden zijn { $squares }
unusable-not-last = { one-side } neemt een zet terug, en de laatste zet was niet van { one-side }
    .note = niet gebruikt
    .help = zet het voorval achter de halve zet die teruggenomen wordt
unusable-not-captured = { one-side } sloeg met de vorige zet geen stuk op { $square }
    .note = niet gebruikt
    .help = noem de velden van geslagen stukken die bleven staan
unusable-no-piece = op { $square } staat geen stuk
    .note = niet gebruikt
    .help = noem velden waarop toen een stuk stond
unusable-not-made-king = met de vorige zet haalde { one-side } geen dam op { $square }
    .note = niet gebruikt
    .help = zet het voorval achter de zet die de damrij bereikte
unusable-no-king = op { $square } staat geen dam
    .note = niet gebruikt
    .help = noem het veld van een dam die niet gekroond was
unusable-not-announced = { $incident }: { $text } kan niet aangekondigd worden: { $why }
    .note = niet gebruikt
    .help = kondig een zet aan die de claimende speler kan spelen, of geen
unusable-no-such-move = { $incident }: vóór de claim is er geen zet { $name }
    .note = niet gebruikt
    .help = noem zetten die in de notatie staan, zoals 41w

idle-position-unknown = { $incident }: niet beoordeeld, want de stand is niet bekend
idle-no-touch-move = { $incident }: aanraken is hier geen zetten
idle-announced = { $incident }: het rechtzetten van { $square } was aangekondigd, en verplicht dus tot niets
idle-binds-nobody = { $incident }: { $why }, en dat verplicht dus tot niets
idle-cautioned = { $incident }: { $why }, en hoeft niet gespeeld te worden; de tekst geeft voor de aanraking een waarschuwing en de volgende keer de partij: de arbiter beslist
idle-not-stopped = { $incident }: de vorige slag werd niet afgebroken
idle-no-capture = { $incident }: de zet is geen slag
idle-few-pieces = { $incident }: { $pieces ->
        [one] de slag nam één stuk: dan is er geen volgorde
       *[other] de slag nam twee stukken, en elk van beide mag als eerste weg
    }
idle-no-order = { $incident }: er is geen artikel gevonden over de volgorde waarin geslagen stukken worden weggenomen
idle-played-on = het bord ligt verkeerd: er wordt doorgespeeld, want beiden hebben gezet
idle-not-taken-back = { $incident }: { one-side } neemt geen zet terug
idle-nothing-open = { $incident }: over wat { one-side } deed, hoeft niets meer beslist te worden
idle-cannot-stand = { $incident }: wat er gedaan is, kan niet blijven staan
idle-unjust-demand = { one-side } weigert wat { other-side } niet mocht verlangen
idle-claim-refused = { one-side } weigert een terechte claim
idle-no-demand = { $incident }: { $rules } telt niets vanaf een verzoek
idle-no-lone-king = { $incident }: { one-side } heeft geen alleenstaande dam tegen de stukken waarvoor zo geteld wordt
idle-no-offer = { $incident }: er staat geen aanbod van { one-side } open
cannot-bind-no-piece = op { $square } staat geen stuk
cannot-bind-not-yours = op { $square } staat een stuk van { one-side }
cannot-bind-cannot-capture = het stuk op { $square } kan de verplichte slag niet doen
cannot-bind-no-move = het stuk op { $square } heeft geen reglementaire zet

## Handen, stukken en het bord

hand-touched-off-move = { one-side } raakt stukken aan terwijl { other-side } aan zet is
    .aloud = { one-side } raakte stukken aan terwijl { other-side } aan zet was
    .note = dat hoort niet, en verplicht niemand om met het stuk te spelen
    .help = { other-side } mag de arbiter vragen { one-side } te waarschuwen
hand-adjusted-off-move = { one-side } zet stukken recht terwijl { other-side } aan zet is
    .aloud = { one-side } zette stukken recht terwijl { other-side } aan zet was
    .note = alleen wie aan zet is mag stukken rechtzetten, en moet dat vooraf zeggen
hand-not-played = { $text }: { $square } { $corrected ->
        [yes] was verkeerd gespeeld en moet gespeeld worden
       *[no] was aangeraakt en kan gespeeld worden: aanraken is zetten
    }
    .aloud = het stuk op { $square } { $corrected ->
        [yes] was verkeerd gespeeld en moest gespeeld worden
       *[no] is aangeraakt en niet gespeeld
    }
    .label = { $moves } moest gespeeld worden
hand-must-be-played = { one-side } moet { $moves } spelen: het stuk op { $square } is { $corrected ->
        [yes] verkeerd gespeeld
       *[no] aangeraakt
    }{ $stands ->
        [none] { "" }
       *[other] ; dat geldt als { $stands } blijft staan
    }
hand-left-on = { one-side } sloeg { $squares } en liet { $pieces ->
        [one] het stuk
       *[other] de stukken
    } staan
    .aloud = { one-side } sloeg { $pieces ->
        [one] het stuk op { $squares } en liet het
       *[other] de stukken op { $squares } en liet ze
    } staan
hand-lifted = { one-side } nam { $squares } zonder reden van het bord
    .aloud = { one-side } nam { $pieces ->
        [one] het stuk
       *[other] de stukken
    } op { $squares } zonder reden van het bord
hand-own-removed = { one-side } nam eigen stukken van het bord: { $squares }
    .aloud = { one-side } nam { $pieces ->
        [one] het eigen stuk
       *[other] de eigen stukken
    } op { $squares } van het bord
hand-removed = { one-side } nam { $squares } weg, en had { $pieces ->
        [one] dat stuk
       *[other] die stukken
    } niet geslagen
    .aloud = { one-side } nam { $pieces ->
        [one] het stuk op { $squares } weg, dat
       *[other] de stukken op { $squares } weg, die
    } niet geslagen { $pieces ->
        [one] was
       *[other] waren
    }
hand-lifted-early = { one-side } nam een stuk weg voordat de slag voltooid was
hand-removal-stopped = { one-side } hield op met het wegnemen van de geslagen stukken
hand-removal-order = { one-side } nam de stukken in een andere volgorde weg dan ze geslagen zijn
hand-order-incorrect = { one-side } nam de stukken in een andere volgorde weg dan ze geslagen zijn
    .note = onjuist, maar de tekst geeft geen recht op herstel
hand-two-hands = { one-side } sloeg met twee handen
hand-unclear = { one-side } liet de slag niet duidelijk zien
hand-not-crowned = { one-side } kroonde de schijf op { $square } niet
hand-uncrowned-moved = { $text }: de dam was niet gekroond
    .aloud = de dam was niet gekroond
hand-board-wrong = het bord lag verkeerd
    .note = de partij wordt ongeldig verklaard en opnieuw begonnen
hand-set-up-wrong = { $squares } van { one-side } was verkeerd opgezet
    .aloud = het stuk van { one-side } op { $squares } was verkeerd opgezet
hand-inactive = een stuk van { one-side } staat op een veld waarop niet gespeeld wordt
hand-displaced = { one-side } verschoof per ongeluk stukken{ $squares ->
        [none] { "" }
       *[other] : { $squares }
    }
    .note = { $own_time ->
        [yes] { one-side } zet ze terug in eigen tijd, en de arbiter kan die speler straffen
       *[no] geen onregelmatigheid: de stukken worden teruggezet
    }

## Teruggenomen zetten en verzoeken om herstel

demand-taken-back = { one-side } nam { $text } terug
    .note = { $retracts ->
        [yes] die zet kan niet blijven staan
       *[no] { other-side } vroeg erom of stemde ermee in
    }: { $stays ->
        [yes] maar de notatie gaat verder vanaf { $text }, die blijft staan
       *[no] { one-side } zet opnieuw
    }
demand-wrongly-taken-back = { one-side } nam { $text }{ $asked ->
        [yes] { " " }terug; een voltooide zet blijft staan
       *[no] { " " }ongevraagd terug
    }
    .note = { $stays ->
        [yes] { $text } blijft staan: de notatie gaat vandaar verder
       *[no] { "" }
    }
demand-not-made = { one-side } vroeg om herstel en deed toen een zet: er is niets hersteld
    .note = { $accepts ->
        [yes] wie een zet doet, aanvaardt wat de tegenstander deed
       *[no] wat de tegenstander deed, kan toch niet blijven staan
    }
demand-own-fault = { one-side } vraagt om herstel van een eigen onregelmatigheid
    .note = afgewezen: alleen { other-side } beslist of het blijft staan
demand-too-late = { one-side } vraagt te laat om herstel van { $what }
    .note = afgewezen: { $what } blijft staan, { one-side } heeft sindsdien beslist
demand-not-corrected = { one-side } vraagt om herstel, en wat { other-side } deed is onjuist
    .note = afgewezen: de tekst geeft geen recht op herstel
demand-nothing-wrong = { one-side } vraagt om herstel, en { other-side } deed niets verkeerd
    .note = afgewezen: er is niets te herstellen

## Remiseaanbiedingen, afspraken en het einde van een partij

no-penalty = geen remise hierdoor; de tekst noemt geen straf, en de arbiter beslist wat er van de partij wordt
offer-off-move = { one-side } biedt remise aan terwijl { other-side } aan zet is
    .note = wie aan zet is, biedt aan; wordt het aanbod aanvaard, dan geldt de remise
offer-not-open = { one-side } aanvaardt, en er staat geen aanbod van { other-side } open
    .note = { $until_answered ->
        [yes] geen remise: een aanbod staat open tot het afgewezen is of de tegenstander gezet heeft
       *[no] geen remise: een aanbod staat open tot het afgewezen is of er weer gezet is
    }
offer-too-many-men = er is remise afgesproken terwijl een speler meer dan { $most } schijven heeft
    .note = { no-penalty }
offer-too-early = er is remise afgesproken na { $made ->
        [one] { $made } zet
       *[other] { $made } zetten
    } van elke speler, en er zijn er { $needed } nodig
    .note = { $then ->
        [both-zero] beide spelers krijgen 0 punten ({ $source })
        [play-on] de afspraak geldt niet, de partij gaat door ({ $source })
       *[unsaid] { no-penalty }
    }
offer-declined = { one-side } wijst de remise af: de partij gaat door
offer-claim-declined = { one-side } weigert een terechte claim
    .note = de remise geldt; wie zonder reden weigert, kan gewaarschuwd worden voor het rekken van de partij
end-after = { $incident }: { $lets ->
        [none] de partij was afgelopen
       *[other] daardoor blijft { $lets } staan, en daarmee was de partij afgelopen
    }: { $why }
    .note = genoteerd; het verandert niets aan de uitslag
end-not-ruled = { $what }: daarvoor geven deze regels geen uitslag
    .note = { $source ->
        [none] { "" }
       *[other] de partij is verloren zodra { one-side } opgeeft, of weigert door te spelen nadat hem dat is opgedragen ({ $source })
    }
    .help = de arbiter beslist, volgens het wedstrijdreglement
end-mover-unknown = het verslag zegt niet wie { $text } deed: deed { one-side } { $first ->
        [yes] de eerste zet
       *[no] twee zetten achter elkaar
    }, dan beslist { other-side } of { $text } blijft staan ({ $own }); zette { other-side } met een stuk van { one-side }, dan beslist { one-side } of { $text } blijft staan ({ $theirs })
    .help = de arbiter gaat na wie het deed; een halve zet erna, of de eis van de speler die beslist, zegt het dan in het verslag
end-flags-down = beide vlaggen zijn gevallen; welke eerst, staat niet vast: { $paces ->
        [none] deze regels geven geen uitslag
       *[other] of dat remise is, hangt af van het speeltempo, en dat is nergens genoemd
    }
    .note = { $paces ->
        [none] de tekst zegt niet wat er van de partij wordt
       *[other] bij rapid en blitz zonder extra seconden is het remise ({ $paces })
    }
    .help = { $paces ->
        [none] de arbiter beslist, volgens het wedstrijdreglement; als dat er ook over zwijgt, stelt dit project remise voor: { $draw }
       *[other] noem het speeltempo in de tag TimeControl, bijvoorbeeld 900 of 5400+30
    }
end-server-moves = de tijd van { one-side } is om: de server zet voor { one-side }, en de partij is niet verloren
end-refusal = { one-side } weigert de regels te volgen
    .note = { one-side } kreeg een aanwijzing en volgt die niet op: { other-side } wint ({ $source })
