### Wat er gevonden wordt in partijen en geschreven standen. De gegevens zijn die van de enums
### in `record::found`, `board::FenFault`, `board::FenMend` en wat erbij hoort.

## Standen als tekst

fen-empty = de stand is leeg
    .help = schrijf bijvoorbeeld `W:W31-50:B1-20`
fen-no-piece = er staat geen stuk op het bord
    .help = noem minstens één stuk, zoals `W:W31:B`
fen-player-to-move = hier hoort niet te staan wie aan zet is
    .help = schrijf alleen waar de stukken staan, zoals `W31-50:B1-20`
fen-not-a-player = `{ $text }` zegt niet wie aan zet is
    .help = begin met `W:` of `B:`, zoals in `W:W31-50:B1-20`
fen-neither-side = `{ $text }` hoort bij geen van beide partijen
    .help = begin elke lijst met `W` of `B`, zoals in `W:W31-50:B1-20`
fen-not-a-counter = `{ $text }` is geen teller
    .help = schrijf `H` of `F` met een getal, of laat het weg
fen-no-such-square = `{ $text }` is geen veld van dit bord
    .help = de velden zijn { $squares }
fen-blank-inside = in `{ $text }` staat een spatie: daar ontbreekt een komma, of de spatie is er een te veel
    .help = zet `,` tussen twee velden, en geen spatie in een getal
fen-occupied = op veld { $square } staan zowel een { $holds ->
        [white-man] witte schijf
        [white-king] witte dam
        [black-man] zwarte schijf
       *[black-king] zwarte dam
    } als een { $also ->
        [white-man] witte schijf
        [white-king] witte dam
        [black-man] zwarte schijf
       *[black-king] zwarte dam
    }
    .help = noem elk veld één keer
fen-not-king-moves = `{ $text }` telt geen damzetten
    .help = schrijf `+` met een cijfer voor zwart en voor wit, zoals in `+0+2`, of laat het weg

mended-dot = de stand eindigt met een punt; weggelaten
mended-blanks = spaties of regeleinden binnen de stand; weggelaten
mended-turn = er staat niet wie aan zet is; aangenomen is { $taken ->
        [white] wit
       *[black] zwart
    }
mended-not-lifted = { $square } was geslagen en nog niet weggenomen; geldt als weggenomen
mended-range-down = de reeks { $range } loopt terug; gelezen als { $from }-{ $to }
mended-twice = veld { $square } staat er twee keer
mended-which-king = er staat niet welke dam van { $side ->
        [white] wit
       *[black] zwart
    } { $moves } { $moves ->
        [one] zet
       *[other] zetten
    } achter elkaar deed; niet meegeteld

## Hoe een partij begint

setup-fen-repaired = { $mended }
setup-fen-invalid = de tag FEN bevat geen stand: { $why }
    .note = de partij kan niet nagespeeld worden
setup-fen-doubtful = de zetten passen niet bij de stand van de tag FEN{ $why ->
        [turn] ; met de andere speler aan zet wel
        [colors] ; met verwisselde kleuren wel
       *[pieces] , waarin een speler geen stuk heeft
    }
    .note = wat niet past, wordt niemand aangerekend
    .help = verbeter de tag FEN met het diagram of het notatieformulier
setup-command-invalid = een opdracht om een stand op te zetten bevat geen stand: { $why }
setup-position-invalid = { $why }
setup-turn-disagrees = volgens de tag FEN is { $turn ->
        [white] wit
       *[black] zwart
    } aan zet, en de eerste zet is naar nummer en stuk van { $turn ->
        [white] zwart
       *[black] wit
    }
    .help = verbeter de eerste letter van de FEN, of het nummer van de zet
setup-turn-set = een opdracht zegt dat { $turn ->
        [white] wit
       *[black] zwart
    } aan zet is; de stukken blijven staan
setup-man-on-far-row = er staat een { $side ->
        [white] witte
       *[black] zwarte
    } schijf op { $square }, op de damlijn, waar hij dam zou zijn geworden
    .note = geen partij komt tot deze stand: het bord geeft geen uitslag
setup-too-many-pieces = { $side ->
        [white] wit
       *[black] zwart
    } heeft { $pieces } stukken, en de partij begint met { $most }
    .note = geen partij komt tot deze stand: het bord geeft geen uitslag
setup-counted = de FEN telt { $half_moves } halve zetten vóór deze stand: de tellingen van zetten gaan daar verder
    .note = de notatie toont ze niet: remise die ze nodig heeft, is het als de teller klopt
setup-position-set = een opdracht zet een nieuwe stand op het bord
setup-board-is-not = volgens het speltype is het bord { $columns }x{ $ranks }, en { $rules } heeft { $rows }x{ $rows }
    .note = beoordeeld volgens { $rules }, dat opgegeven is
setup-board-differs = volgens het speltype is het bord { $columns }x{ $ranks }, en { $rules } heeft { $rows }x{ $rows }
    .note = de partij is niet beoordeeld
setup-board-unknown = de partij is gespeeld op een bord van { $columns }x{ $ranks }, dat geen enkel reglement heeft
    .note = de partij is niet beoordeeld
setup-squares-misnamed = de zetten passen niet bij de velden zoals het speltype ze noemt
    .note = gelezen zoals { $rules } ze noemt: { $square } { $corner ->
        [top-left] linksboven, van wit uit gezien
        [top-right] rechtsboven, van wit uit gezien
        [bottom-left] linksonder, van wit uit gezien
       *[bottom-right] rechtsonder, van wit uit gezien
    }
setup-type-unknown = het speltype `{ $value }` hoort bij geen enkel reglement
    .note = beoordeeld volgens { $rules }
setup-type-in-words = het speltype is de naam `{ $value }`{ $number ->
        [none] {""}
       *[other] , waar de standaard het nummer { $number } heeft
    }
    .note = beoordeeld volgens { $rules }
setup-variant-only = de tag Variant zegt `{ $value }`, en er is geen tag GameType
    .note = beoordeeld volgens { $rules }
setup-rules-guessed = beoordeeld volgens { $rules }, waarmee de eerste partijen van het bestand het verst nagespeeld kunnen worden

## Hoe een partij genoteerd is

record-number-wrong = zetnummer { $printed } waar { $due } hoort te staan
    .label = { $due } verwacht
record-capture-with-hyphen = { $text }: een slag is met een streepje genoteerd
    .note = { $more ->
        [0] { "" }
        [one] en nog één zet in deze partij
       *[other] en nog { $more } zetten in deze partij
    }
record-move-with-capture-sign = { $text }: een zet zonder slag is met een slagteken genoteerd
    .note = { $more ->
        [0] { "" }
        [one] en nog één zet in deze partij
       *[other] en nog { $more } zetten in deze partij
    }
record-king-letter = { $text }: de letter van een dam, en een schijf deed deze zet
    .note = { $more ->
        [0] { "" }
        [one] en nog één zet in deze partij
       *[other] en nog { $more } zetten in deze partij
    }
record-parted = na { $after } past de notatie niet meer bij de stand
    .label = vanaf hier niet beoordeeld
    .help = vergelijk beide notatieformulieren vanaf de eerste melding: er kan een zet ontbreken
record-too-irregular = { $half_moves } onreglementaire halve zetten: de partij is niet verder gevolgd
    .label = vanaf hier niet beoordeeld
    .help = vergelijk beide notatieformulieren vanaf de eerste melding: er kan een zet ontbreken
record-unreadable = `{ $text }` is zet noch commentaar
    .note = { $more ->
        [0] overgeslagen
        [one] overgeslagen, met nog één zo'n tekst in deze partij
       *[other] overgeslagen, met nog { $more } van zulke teksten in deze partij
    }
    .help = { $remarks ->
        [yes] zet opmerkingen tussen accolades: { "{...}" }
       *[no] { "" }
    }
record-not-read = `{ $text }` staat waar een zet hoort, en is niet als zet gelezen
    .note = { $more ->
        [0] wat daarna niet past, wordt niemand aangerekend
        [one] wat daarna niet past, wordt niemand aangerekend; nog één zo'n tekst in deze partij
       *[other] wat daarna niet past, wordt niemand aangerekend; nog { $more } van zulke teksten in deze partij
    }
    .help = schrijf zetten als 32-28, c3-d4 of cd4, en opmerkingen tussen accolades: { "{...}" }
record-another-game = hier lijkt een andere partij te beginnen: nummer 1 komt opnieuw
    .help = zet tags voor elke partij, of een uitslag achter de vorige
record-breaks-off = de notatie breekt midden in een zet af: `{ $text }`
    .help = vul de laatste zet aan van het notatieformulier
record-given-up = volgens dit commentaar kon de partij vanaf hier niet gevolgd worden toen ze omgezet werd
    .help = vergelijk de halve zet ervoor met het notatieformulier
record-read-as = `{ $text }` is gelezen als { $meant }
    .note = { $more ->
        [0] alleen zo gelezen is de hele partij reglementair
        [one] alleen zo gelezen is de hele partij reglementair; zo ook op nog één plaats in deze partij
       *[other] alleen zo gelezen is de hele partij reglementair; zo ook op nog { $more } plaatsen in deze partij
    }
    .help = vergelijk het met het notatieformulier
record-passed-over = `{ $text }` is overgeslagen
    .note = { $more ->
        [0] alleen zo gelezen is de hele partij reglementair
        [one] alleen zo gelezen is de hele partij reglementair; zo ook op nog één plaats in deze partij
       *[other] alleen zo gelezen is de hele partij reglementair; zo ook op nog { $more } plaatsen in deze partij
    }
    .help = vergelijk het met het notatieformulier
record-moves-in-comment = `{ $text }` is commentaar tot het einde van de regel: er staan zetten in
    .help = zijn die zetten gespeeld, haal dan het teken weg waarmee het commentaar begint
record-begins-in-the-middle = deze zetten zijn het vervolg van een partij: ze beginnen niet in de beginstand
    .note = wat niet past, wordt niemand aangerekend
    .help = voeg ze bij de partij ervoor: haal de uitslag of de tag tussen de zetten weg
record-not-judged = geen enkele halve zet van deze partij kon beoordeeld worden
    .help = schrijf zetten als 32-28, c3-d4 of cd4, en opmerkingen tussen accolades: { "{...}" }
further-numbers = en nog { $more } in deze partij
    .note = { further-numbers }

## Wat er naast de zetten gebeurde

incident-unreadable = { $why }
    .note = niet gebruikt
incident-too-many = meer dan { $most } voorvallen in één partij
    .note = niet gebruikt
    .help = splits de partij
incident-no-such-number = `{ $when } { $incident }`: geen halve zet die gevolgd kon worden heeft dit nummer
    .note = niet gebruikt
    .help = noem een moment van de partij: 23w, after 23w, ply:45, start of end
incident-no-such-moment = `{ $when } { $incident }`: zo'n moment heeft de partij niet
    .note = niet gebruikt
    .help = noem een moment van de partij: 23w, after 23w, ply:45, start of end
incident-no-side = bij `{ $name }` staat niet wiens het is
    .help = { $write }
incident-no-square = bij `{ $name }` staat geen veld
    .help = { $write }
incident-not-a-square = `{ $word }` is geen veld
    .help = { $write }
incident-no-claim = `{ $word }` is geen remise die geclaimd kan worden
    .help = { $write }
incident-nearly = de opdracht `{ $name }` is onbekend, en er wordt niets mee beoordeeld
    .help = bedoelt u `{ $near }`?
incident-not-a-move = `{ $word }` noemt geen zet
    .help = { $write }
incident-too-much = bij `{ $name }` hoort geen `{ $word }`
    .help = { $write }
incident-alone = schrijf alleen `{ $name }`
incident-side = schrijf `{ $name } w` voor wit, `{ $name } b` voor zwart
incident-squares = schrijf `{ $name } w 32` voor wit, `{ $name } b 32` voor zwart
incident-claim = schrijf `{ $name } w repetition 41w 45w 49w` voor wit, `{ $name } b repetition 41w 45w 49w` voor zwart
told-when = `{ $word }` noemt geen moment; begin met 23w, after 23w, ply:45, start of end
told-kind = `{ $word }` is geen voorval; { $near ->
        [none] { "" }
       *[other] bedoelt u `{ $near }`?{ " " }
    }bekend zijn { $known }
told-incident = { $wrong }; { $write }

## Uitslagen

result-missing = de zetten eindigen zonder uitslag
    .label = de laatste zet
    .help = schrijf de uitslag erachter, of `*`
result-not-a-result = `{ $value }` is geen uitslag
    .help = schrijf 2-0, 1-1, 0-2, 1-0, 1/2-1/2, 0-1, 0-0 of *
result-odd = geen enkele partij heeft de uitslag { $result }
    .help = schrijf 2-0, 1-1, 0-2, 1-0, 1/2-1/2 of 0-1; worden partijen anders gewaardeerd, noem dat dan in een ResultFormat-tag
result-between-moves = deze partij heeft geen tags en { $number ->
        [none] begint zonder zetnummer
       *[other] begint met zet { $number }
    }: er kan een uitslag tussen de zetten van de vorige partij staan
    .help = ging die partij door, haal de uitslag daar dan weg
result-no-tags = deze partij heeft geen tags: ze volgt op de uitslag van een andere, waarvan de tags niet de hare zijn
    .help = zet haar tags ervoor; haal die uitslag weg als de vorige partij doorging
result-mismatch = in de tag staat { $tag }, de zetten eindigen met { $moves }
    .label = achter de zetten
    .help = { $enter ->
        [none] noteer de uitslag die beide spelers ondertekend hebben
       *[other] noteer { $enter }
    }
result-plycount-mismatch = volgens PlyCount zijn het er { $says }, en de partij heeft { $half_moves ->
        [one] { $half_moves } halve zet
       *[other] { $half_moves } halve zetten
    }
result-not-a-plycount = `{ $value }` is geen aantal halve zetten
tag-no-date = `{ $value }` is geen datum: zo'n dag staat niet op de kalender
tag-no-rating = `{ $value }` is geen rating: een rating is een getal
tag-no-result-format = de uitslagvorm `{ $value }` is onbekend: de uitslag is er niet aan getoetst
    .help = schrijf Plus draw, Delfts of Goes, of de mogelijke uitslagen, zoals 12-0, 9-1, 8-2
tag-no-time-control = `{ $value }` is geen speeltempo zoals PDN het schrijft{ $read ->
        [none] : er is geen tempo bekend
       *[other] : het is gelezen als { $read }
    }
    .help = schrijf seconden: 4800+60, 7200, 40/7200:3600
tag-no-position = de tag FEN bevat geen stelling: de partij is vanaf het begin beoordeeld
tag-nearly = de tag { $name } is onbekend
    .help = bedoelt u { $near }?
tag-red = de tag Red is gelezen als Black: de speler met de donkere stukken
tag-entities = de tekens die de waarde noemt zoals een pagina dat doet zijn gelezen: `{ $read }`
tag-twice = de tag { $name } staat er twee keer
    .note = de eerste geldt
result-void = de partij telt niet: { $why }
result-by-law = { $depends ->
        [yes] bij sommige speeltempo's is het volgens de regels { $result }, bij andere niet, en niets noemt dat van deze partij: { $why }, { $outcome }
       *[no] volgens de regels is het{ $waits ->
            [none] { "" }
           *[other] , op één voorwaarde,
        } { $result }: { $why }, { $outcome }
    }
    .note = { unless-found }
    .help = { $depends ->
        [yes] noem het speeltempo in de tag TimeControl, bijvoorbeeld 5400+30
       *[no] { enter-if-found }
    }
unless-found = { $waits ->
        [winning-position] de arbiter moet eerst vaststellen dat de stand toen niet gewonnen was
        [obvious-win] de arbiter moet eerst vaststellen dat er geen duidelijke winst was
       *[none] { "" }
    }{ $otherwise ->
        [none] { "" }
       *[other] { $waits ->
            [none] was het geen remise, dan geldt: { $otherwise }
           *[other] ; was hij wel gewonnen, dan geldt: { $otherwise }
        }
    }
enter-if-found = noteer { $result }{ $credited ->
        [yes] { "" }
       *[no] , niet toegekend
    }{ $waits ->
        [winning-position] { " " }als de stand niet gewonnen was
        [obvious-win] { " " }als er geen duidelijke winst was
       *[none] { "" }
    }
otherwise-ended = { $why }: { $result } ({ $source })
result-told = { $why }: { $outcome }
result-impossible = de uitslag is { $recorded }, maar { $why }: { $outcome }
    .note = { unless-found }
    .help = { $result ->
        [none] noteer geen uitslag: niemand krijgt punten
       *[other] { enter-if-found }
    }
result-on-decision = de uitslag hangt ervan af of { one-side } { $taken_back ->
        [yes] accepteert dat { $half_move ->
            [none] een zet
           *[other] { $half_move }
        } is teruggenomen
       *[no] { $refusal ->
            [yes] de weigering laat passeren
           *[no] { $half_move ->
                [none] het
               *[other] { $half_move }
            } laat staan
        }
    }
    .note = { by-either-answer }
by-either-answer = { $taken_back ->
        [yes] als dat geaccepteerd wordt: { on-decision-stands }; zo niet{ $wrong ->
            [yes] , en als de zet blijft zoals hij is
           *[no] { "" }
        }: { on-decision-corrected }{ $wrong ->
            [yes] ; de zet kan ook worden hersteld, en dan gaat de partij door
           *[no] { "" }
        }
       *[no] als { $refusal ->
            [yes] die passeert
           *[no] het blijft staan
        }: { on-decision-stands }; zo niet: { on-decision-corrected }
    }
on-decision-stands = { $stands ->
        [none] de partij gaat door
       *[other] { $stands }
    }
on-decision-corrected = { $corrected ->
        [none] de partij gaat door
       *[other] { $corrected }
    }
result-of-neither = de uitslag is { $recorded }; die volgt niet als { $refusal ->
        [yes] de weigering passeert en ook niet als daarom de partij wordt opgeëist
       *[no] { $half_move ->
            [none] de onregelmatigheid
           *[other] { $half_move }
        } { $taken_back ->
            [yes] is teruggenomen en ook niet als die zet blijft
           *[no] blijft staan en ook niet na herstel
        }
    }, en { one-side } beslist daarover
    .note = { by-either-answer }
result-is-not = de uitslag is { $recorded }, maar { $why }

gives-won = { $side ->
        [white] wit heeft gewonnen
       *[black] zwart heeft gewonnen
    }
gives-not-credited = { $side ->
        [white] wit heeft verloren; de winst telt niet voor zwart
       *[black] zwart heeft verloren; de winst telt niet voor wit
    }
gives-drawn = de partij is remise
gives-both-zero = beide spelers krijgen 0 punten
gives-void = de partij telt niet

ended-resigned = { $side ->
        [white] wit gaf op
       *[black] zwart gaf op
    }
ended-flag-fell = { $side ->
        [white] de vlag van wit viel
       *[black] de vlag van zwart viel
    }
ended-both-flags-fell = beide vlaggen waren gevallen
ended-refused = { $side ->
        [white] wit weigert zich aan de regels te houden
       *[black] zwart weigert zich aan de regels te houden
    }
ended-left = { $side ->
        [white] wit verliet de partij
       *[black] zwart verliet de partij
    }
ended-upset = { $side ->
        [white] wit gooide de stukken door elkaar
       *[black] zwart gooide de stukken door elkaar
    }
ended-cancelled = { $side ->
        [white] wit brak de partij af
       *[black] zwart brak de partij af
    }
ended-board-wrong = het bord lag verkeerd
ended-violated = { $side ->
        [white] wit overtrad de regels
       *[black] zwart overtrad de regels
    }{ $at ->
        [none] { "" }
       *[other] { " bij" } { $at }
    }
ended-agreed = de spelers kwamen remise overeen
ended-agreed-too-early = de spelers kwamen remise overeen na { $made ->
        [one] { $made } zet
       *[other] { $made } zetten
    } van elk, en er zijn er { $needed } nodig
ended-claimed = er is remise geclaimd door { draw-kind }
ended-drawn = { $at_once ->
        [yes] deze stukken zijn meteen remise,
       *[no] het was remise door { draw-kind }
    } { $at ->
        [none] in de beginstand
       *[other] na { $at }
    }
ended-no-piece = { $side ->
        [white] wit heeft geen stuk meer
       *[black] zwart heeft geen stuk meer
    }
ended-no-move = { $side ->
        [white] wit heeft geen reglementaire zet
       *[black] zwart heeft geen reglementaire zet
    }
ended-king-made = er is een dam gehaald

## Remises

draw-condition-met = { $condition }
    .label = { $unplayed ->
        [yes] { $past ->
            [yes] de partij had daar als remise kunnen worden genoteerd, en is doorgespeeld
           *[no] zo'n partij wordt niet doorgespeeld maar als remise genoteerd, als er geen duidelijke winst is
        }
       *[no] { $claimant ->
            [white] wit { $past ->
                [yes] kon
               *[no] kan
            } vóór de zet remise claimen
            [black] zwart { $past ->
                [yes] kon
               *[no] kan
            } vóór de zet remise claimen
            [either] elke speler { $past ->
                [yes] kon
               *[no] kan
            } vóór de volgende zet remise claimen
           *[itself] { $past ->
                [yes] de partij was remise, maar niemand heeft dat vóór de volgende zet geclaimd
               *[no] de partij is remise
            }{ $depends ->
                [yes] , bij sommige speeltempo's
               *[no] { "" }
            }{ $waits ->
                [winning-position] , als de stand niet gewonnen is
                [obvious-win] , als er geen duidelijke winst is
               *[none] { "" }
            }{ $stands ->
                [none] { "" }
               *[other] , als { $stands } blijft staan
            }
        }
    }
    .note = { $evidence }
draw-other-edition = volgens { $edition } { $claims ->
        [yes] kon remise worden geclaimd
       *[no] was de partij remise
    } { $at ->
        [none] in de beginstelling
       *[other] na { $at }
    }{ $waits ->
        [yes] , als de arbiter dat vaststelt
       *[no] { "" }
    }
    .note = het evenement zegt welke editie geldt
draw-too-early = remise na { $made ->
        [one] { $made } zet
       *[other] { $made } zetten
    } van elk, en er zijn er { $needed } nodig om remise overeen te komen
    .note = { $then ->
        [both-zero] als het een overeenkomst was, krijgen beide spelers 0 punten ({ $source })
        [play-on] een overeenkomst geldt niet ({ $source })
       *[unsaid] daarmee is het geen remise; de tekst noemt geen straf, en de arbiter beslist wat er van de partij wordt
    }
    .help = vraag beide spelers of ze remise overeengekomen zijn: er is geen overeenkomst genoteerd
evidence-stood-from-start = de stand kwam voor in de beginstand, en na { $half_moves }
evidence-stood = de stand kwam voor na { $half_moves }
evidence-blocked-at-start = in de beginstand kan geen van beide spelers zetten
evidence-blocked = na { $after } kan geen van beide spelers zetten
evidence-pieces-at-start = deze stukken staan er in de beginstand
evidence-pieces = deze stukken staan er na { $after }
evidence-counted = geteld van { $from } tot en met { $to }

## Klokken

clock-unreadable = `{ $command }` geeft geen tijd aan
    .help = schrijf [%clk 1:29:46], [%emt 0:01:07] of [%clock w1:29:46 B1:29:40]
clock-control-invalid = `{ $value }` is geen speeltempo
    .note = de klokken zijn er niet aan getoetst
    .help = schrijf seconden: 4800+60, 40/7200:3600, of ? als het niet bekend is
clock-flag-fell = { $side ->
        [white] de klok van wit staat op { $shown }
       *[black] de klok van zwart staat op { $shown }
    }
    .note = het telt pas als het opgemerkt is
    .help = { $to_record ->
        [none] { "" }
       *[other] noteer dat het opgemerkt is: { "{[%flag " }{ $to_record }{ "]}" }
    }
clock-time-used = { $side ->
        [white] wit heeft { $used } gebruikt, van hoogstens { $given }
       *[black] zwart heeft { $used } gebruikt, van hoogstens { $given }
    }
    .note = het telt pas als het opgemerkt is
    .help = { $to_record ->
        [none] { "" }
       *[other] noteer dat het opgemerkt is: { "{[%flag " }{ $to_record }{ "]}" }
    }
clock-too-much = { $side ->
        [white] de klok van wit staat op { $shown }, en het speeltempo heeft hoogstens { $given } gegeven
       *[black] de klok van zwart staat op { $shown }, en het speeltempo heeft hoogstens { $given } gegeven
    }
clock-gained = { $side ->
        [white] de klok van wit gaat van { $before } naar { $shown }, en een zet voegt { $seconds } s toe
       *[black] de klok van zwart gaat van { $before } naar { $shown }, en een zet voegt { $seconds } s toe
    }

## Herstel van een notatie

repair-offer = { $slip ->
        [yes] als het een verschrijving is:{ " " }
       *[no] { "" }
    }{ $changes }{ $only ->
        [deletion] ; wordt die zet weggelaten,{ " " }
        [exchange] ; worden ze omgewisseld,{ " " }
       *[other] :{ " " }
    }{ $then }{ $rivals ->
        [0] { "" }
        [1] ; een andere lezing past even goed
       *[other] ; { $rivals } andere lezingen passen even goed
    }
repair-and = { $first }, en { $then }
repair-replaced = `{ $was }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } was { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } `{ $now }`
repair-pair-missing = { $place ->
        [none] ervoor
       *[other] bij { $place }
    } ontbreken { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } `{ $now }`
repair-missing = { $place ->
        [none] ervoor
       *[other] bij { $place }
    } ontbreekt { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } `{ $now }`
repair-doubled = `{ $was }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } is { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } dubbel genoteerd
repair-not-played = `{ $was }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } is { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } niet gespeeld
repair-columns = `{ $was }` en `{ $now }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } staan { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } in elkaars kolom
repair-exchanged = `{ $was }` en `{ $now }`{ $place ->
        [none] { "" }
       *[other] { " (" }{ $place })
    } staan { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } op elkaars plaats
repair-other-side = { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } begon { $side ->
        [white] wit
       *[black] zwart
    }
repair-board-turned = de velden zijn { $sure ->
        [yes] waarschijnlijk
       *[no] misschien
    } vanaf de andere kant van het bord genoemd
repair-replays-nothing = dan volgt er niets wat het kan bevestigen
repair-replays-all = { $half_moves ->
        [one] dan klopt de enige halve zet
       *[other] dan kloppen alle { $half_moves } halve zetten
    }
repair-replays-rest = { $half_moves ->
        [one] dan klopt de laatste halve zet
       *[other] dan kloppen de overige { $half_moves } halve zetten
    }
repair-replays-next = { $half_moves ->
        [one] dan klopt de volgende halve zet
       *[other] dan kloppen de volgende { $half_moves } halve zetten
    }

## Vragen over een partij

case-no-start = partij { $game } heeft geen beginstand: { $why }
case-broken = { $followed ->
        [none] partij { $game } kan niet tot het einde worden beoordeeld
       *[other] van partij { $game } { $plies ->
            [1] is { $followed } van { $plies } halve zet
           *[other] zijn { $followed } van de { $plies } halve zetten
        } gevolgd
    }: { $why }
case-no-such-move = partij { $game } heeft geen halve zet { $name }; de { $first ->
        [none] laatste
       *[other] eerste is { $first }, de laatste
    } is { $last }
case-several = partij { $game } heeft meer dan één halve zet { $name }: { $plies }
case-not-named = partij { $game } heeft meer van zulke halve zetten, { $plies }
case-no-side = { $name } kan een zet van wit of van zwart zijn; schrijf { $name }w of { $name }b
case-unused = partij { $game }, regel { $line }, kolom { $column }: { $what }. Zolang dat niet bekend is, wordt er niets beslist
    .help = verbeter de partij daar{ $near ->
            [none] { "" }
           *[other] { " " }(misschien `{ $near }`)
        }, en vraag het opnieuw
case-later = { $name } is pas na de claim gedaan, die vóór { $at } valt
case-taken-back = { $name } is teruggenomen: er is geen stand na die zet
case-next = de aangekondigde zet { $name } kan bij { $at } niet gespeeld worden: { $why }
breaks-off = de notatie breekt af
breaks-off-there = { $at ->
        [none] { "" }
       *[other] { $at }{ " " }
    }{ $what } (regel { $line }, kolom { $column })
breaks-off-somewhere = { $at ->
        [none] { "" }
       *[other] { $at }{ " " }
    }{ $what }

## Reglementsdocumenten

rule-unknown-set = er is geen reglement `{ $name }`
rule-no-fields = het bestand bevat geen enkel veld van een reglement
    .help = begin met `name: my-club` en `extends: international`
rule-off-alone = remiseregel `{ $clause }` is uitgeschakeld, maar er wordt niets uitgebreid
    .help = laat de regel weg, of voeg `extends:` toe
rule-circle = de reglementen die `{ $base }` uitbreidt, leiden er weer naar terug
    .help = breid een reglement uit dat dit niet uitbreidt
rule-unknown-base = er is geen reglement `{ $base }` om uit te breiden
rule-inherited-twice = `inherited_source` en `inherited_as` sluiten elkaar uit
    .help = laat een van beide weg
rule-nothing-off = er is geen remiseregel `{ $clause }` om uit te schakelen
    .help = het uitgebreide reglement heeft { $clauses ->
        [none] er geen
       *[other] { $clauses }
    }
rule-no-name = het reglement heeft geen naam
    .help = voeg een regel toe zoals `name: my-club`
rule-unknown-edition = er is geen reglement `{ $of }` waarvan het een uitgave kan zijn
rule-missing = het reglement noemt niet: { $fields }
    .help = voeg deze velden toe, of `extends: international` om ze van een ander reglement over te nemen
rule-bad-name = `{ $name }` is geen naam voor een reglement
    .help = gebruik kleine letters, cijfers en streepjes, zoals `my-club`
rule-all-squares = op een bord van { $board } doen alle velden mee
    .help = schrijf `squares: dark`, of `board: 8x8`
rule-bad-start = de beginstand is geen stand: { $why }
    .help = { $write }; noem velden van het bord van { $board }
rule-no-direction = `{ $field }` staat geen enkele richting toe
    .help = noem er minstens één
rule-loses-by-winning = wie speelt om geen zet of stuk te hebben, kan daardoor niet verliezen
    .help = laat `no-piece` en `no-move` weg uit `losses`, of schrijf `goal: block`
rule-after-king-first = `king-first` beslist alles, dus er kan niets na komen
    .help = schrijf het als laatste
rule-landing-of-one = een dam die één veld ver gaat, heeft geen keus waar zij landt
    .help = schrijf `king_landing: any`, of `king_range: any`
rule-block-without-limit = zonder grens aan damzetten kan geen speler daardoor zonder zet raken
    .help = schrijf `limit_block: loss`, of een `king_quiet_limit`
rule-pace-never = een regel voor een speeltempo zegt niet wanneer hij geldt
    .help = voeg `when: [accelerated]` toe
rule-pace-more = een regel voor een speeltempo verandert meer dan velden en remiseregels
    .help = laat namen, titels en documenten aan het reglement zelf
rule-not-chosen = `{ $rules }` laat { $field } aan de organisator over: { $one } of { $other }
rule-at-pace = bij een speeltempo: { $why }
rule-clause = { $why }

clause-same-id = twee remiseregels heten `{ $clause }`
    .help = geef elk een eigen id
clause-makes-way = remiseregel `{ $clause }` wijkt voor `{ $other }`, die niets telt
    .help = noem een regel van het reglement die telt en voor geen andere wijkt
clause-no-kind = remiseregel `{ $clause }` heeft geen soort
    .help = voeg `kind: { $kinds }` toe
clause-no-effect = remiseregel `{ $clause }` zegt niet hoe hij werkt
    .help = voeg `effect: automatic | claim` toe
clause-takes-no = remiseregel `{ $clause }` is van de soort { $kind } en heeft geen `{ $field }`
    .help = laat het weg
clause-no-occurrence = remiseregel `{ $clause }` moet noemen bij de hoeveelste keer het remise is, vanaf 2
    .help = voeg `occurrence: 3` toe
clause-no-moves = remiseregel `{ $clause }` heeft geen aantal zetten
    .help = voeg `moves: 25` toe
clause-none-counted = remiseregel `{ $clause }` telt geen zet: elke partij zou in de beginstand al remise zijn
    .help = schrijf `moves: 25`, of `off: true` om hem weg te laten
clause-no-pieces = remiseregel `{ $clause }` zegt niet welke stukken er staan
    .help = voeg `material: [3K-1K]` toe

setting-nothing = `{ $setting }` stelt niets in
setting-no-clause = { $setting }: er is geen remiseregel `{ $clause }`
    .help = het reglement heeft { $clauses ->
        [none] er geen
       *[other] { $clauses }
    }
setting-refused = { $setting }: { $why }
setting-no-field = { $setting }: er is geen veld `{ $field }`

## Zetten waarnaar iemand vraagt

play-not-a-move = `{ $text }` is geen zet: schrijf de velden met een teken ertussen, zoals { $example }
play-no-square = `{ $text }` is geen veld waarop gespeeld wordt: dit bord heeft { $squares }
play-ambiguous = { $text } kan meer dan één zet zijn: { $moves }
play-other-route = { $text } gaat over velden waarover geen reglementaire zet gaat; reglementair is { $moves }
play-illegal = { $text } is geen reglementaire zet: { $why } ({ $article })
play-other-move = de zet is geen reglementaire zet in deze stand
play-other-board = volgens deze regels heeft het bord { $wanted } velden, en dit bord heeft er { $squares }
asked-not-a-move = `{ $text }` is geen zet: { $why }
    .help = { asked-how-to-write }
asked-file-alone = `{ $text }` geeft van het eerste veld alleen de lijn
    .help = { asked-how-to-write }
asked-no-square = `{ $square }` is geen veld; de velden zijn { $squares }
    .help = { asked-how-to-write }
asked-how-to-write = schrijf de velden met een teken ertussen, zoals { $example }
asked-ambiguous = `{ $text }` zegt niet welke slag bedoeld is
    .help = schrijf { $captures }
asked-not-legal = { $text } is geen reglementaire zet{ $why ->
        [none] {""}
       *[other] : { $why }
    }
    .help = reglementair zijn hier: { $legal ->
        [none] geen enkele zet
       *[other] { $legal }
    }
asked-legal = het is een reglementaire zet
asked-several = het kan { $moves } betekenen
asked-no-path = geen slag gaat over deze velden
asked-answer = { $text }: { $what }{ $code ->
        [none] {""}
       *[other] {" "}[{ $code }]
    }
asked-article = artikel: { $article }
asked-instead = reglementair: { $legal ->
        [none] geen enkele zet
       *[other] { $legal }
    }
asked-none-legal = { $side ->
        [white] wit
       *[black] zwart
    } heeft geen reglementaire zet
asked-takes = { $written }   slaat { $squares }
