### Wat er wordt gezegd over herstel en over hele partijen, wat er op de formulieren van beslissingen
### en tellingen staat, en wat er wordt gezegd over een claim waarover niet is beslist.

by-side = { $by ->
        [white] wit
        [black] zwart
       *[none] de tegenstander
    }
the-opponent = { $side ->
        [white] wit
        [black] zwart
       *[none] de tegenstander
    }

## Een verzoek om herstel

correction-demanded = { $by ->
        [white] Wit verzoekt
        [black] Zwart verzoekt
       *[none] Verzocht wordt
    }{ said-before } om herstel van { $what }{ $kind ->
        [capture-missed] { $wrong_capture ->
            [yes] , wegens een verkeerde slag
           *[no] , wegens een verzuimde slag
        }
        [touched] , wegens een stuk dat werd aangeraakt en niet gespeeld
       *[irregular] { "" }
    }.
correction-demanded-any = { $by ->
        [white] Wit verzoekt
        [black] Zwart verzoekt
       *[none] Verzocht wordt
    }{ said-before } om herstel van een { $kind ->
        [capture-missed] verzuimde slag
       *[irregular] onregelmatigheid
    }.
correction-touch-claimed = { $by ->
        [white] Wit claimt
        [black] Zwart claimt
       *[none] Geclaimd wordt
    }{ said-before } dat een aangeraakt stuk moet worden gespeeld.
said-before = { $before ->
        [none] { "" }
       *[other] { " " }{ $before }
    }
correction-lost = { $winner ->
        [white] Wit
       *[black] Zwart
    } maakt er bezwaar tegen, en volgens deze regels heeft { $loser ->
        [white] wit
       *[black] zwart
    } daardoor verloren{ $article }.
its-article = { $article ->
        [none] { "" }
       *[other] { $article }
    }
correction-cannot-stand-so = De zet vervalt: { $due }{ its-article }.
correction-taken-back-then = De zet wordt teruggenomen; { $due }{ its-article }.
correction-taken-back = { $half_move } wordt teruggenomen{ its-article }.
correction-done = { $due }{ its-article }.
correction-put-right = het wordt rechtgezet
correction-goes-on-before = { to-move } speelt verder vanaf de stand vóór de fout.
correction-has-already = In de notatie staat dit herstel al.
correction-held = { $half_move } mocht niet zonder toestemming worden teruggenomen{ its-article } en wordt daarom hersteld: { $due }{ $by }.
correction-accepts = Daarmee accepteert { $side ->
        [white] wit
        [black] zwart
       *[none] de tegenstander
    } dat { $half_move } is teruggenomen.
correction-played-already = Op het bord verandert niets: de herstelzet, { $played }, is al gespeeld.
correction-was-wrong = { $half_move } was fout{ $by }: { $what }.
correction-not-claimed = { one-side } vroeg daarom, niet om de partij; of dat later nog kan, daarover is geen artikel gevonden.
correction-let-stand-later = { one-side } liet het na dat verzoek staan: het eerste telt{ $article }.
correction-void = { $again ->
        [yes] de tweede { $half_move }
       *[no] { $half_move }
    } telt niet.
correction-not-in-part = Herstel gebeurt niet voor een deel{ $article }.
correction-undone = { game-played-since }

kept-only-opponent = alleen { one-side } beslist of { $name } wordt hersteld{ its-article }{ $open ->
        [yes] ; { one-side } mag dat nog vragen voordat hij zet
       *[no] { "" }
    }.
kept-let-stand = { $name } blijft staan: { one-side } liet het zo{ its-article }.
kept-moved = { $name } was fout maar blijft staan: { one-side } heeft sindsdien { $clock ->
        [yes] de klok ingedrukt
       *[no] gezet
    }{ $article }.
kept-no-capture-missed = { $name } verzuimde geen slag.
kept-nothing-wrong = er is niets mis met { $name }{ $free ->
        [none] { "" }
       *[other] : elke slag mag worden gekozen, ook een kleinere{ $free }
    }.
kept-nothing-recorded = er is geen { $kind ->
        [capture-missed] verzuimde slag
       *[irregular] onregelmatigheid
    } genoteerd die nog kan worden hersteld.
kept-otherwise = { $name } is onregelmatig, maar op een andere manier: { $what }.
kept-no-touch = er is daar geen aangeraakt stuk genoteerd.
kept-touched-played = het aangeraakte stuk is gespeeld.
kept-touched-in-reply = de aanraking was een antwoord op { $text }, en die zet is teruggenomen: { $decides ->
        [white] zij telt alleen als wit zwart aan { $text } houdt
        [black] zij telt alleen als zwart wit aan { $text } houdt
       *[none] zij verplicht niemand
    }.
kept-other-open = { $wrong }; { by-side } mag dat nog laten herstellen voordat hij zet.
kept-other-if-on = Bij doorspelen mag { by-side } vóór het zetten { $claims ->
        [yes] nog de partij opeisen{ $half_move ->
            [none] { "" }
           *[other] { " " }wegens { $half_move }
        }
       *[no] { $half_move ->
            [none] dit
           *[other] { $half_move }
        } nog laten herstellen
    }: { $wrong }.
kept-other-claimable = { $wrong }; { by-side } mag nog de partij opeisen voordat hij zet.
kept-other-taken-back = { the-opponent } mag { $side ->
        [white] zwart
        [black] wit
       *[none] de speler
    } nog aan { $keeps } houden; die zet is ongevraagd teruggenomen{ $right ->
        [yes] { " " }(dan is de claim terecht)
       *[no] { "" }
    }.
kept-corrected = { $name } is hersteld{ its-article }.
kept-taken-back = { $name } is teruggenomen, en dat is geaccepteerd{ its-article }: er valt niets meer te herstellen.
kept-open = { $name } kan nog worden hersteld.
kept-goes-back = { $name } gaat mee terug met een eerdere zet die niet kan blijven staan.
kept-cannot-stand = { $name } kan niet blijven staan.

## Wat er mis is, en wat er gespeeld moet worden

wrong-of-move = { $half_move }: { $what }
wrong-at = Bij { $half_move }: { $what }
wrong-refused-first = Bij { $half_move }: { one-side } weigerde eerst { $corrected ->
        [none] de regels te volgen
       *[other] { $corrected } te herstellen
    }, en speelde daarna { $then }
wrong-after-the-end = { $what }, na het einde van de partij
wrong-cited = { $what }{ its-article }.
wrong-not-used = Niet gebruikt: { $what }.
wrong-hidden = Wat volgt is niet als zetten gelezen: { $what }.
wrong-before = Vóór { $half_move }: { $what }{ its-article }.
wrong-after = Na { $half_move }: { $what }{ its-article }.
wrong-also-says = { $article } zegt ook: { $known ->
        [pool-touch-move] wie een stuk aanraakt dat kan zetten en er niet mee zet, verliest de partij. Voor een stuk dat niet kan zetten volgt eerst een waarschuwing, daarna verlies.
       *[other] { $text }
    }
wrong-must-be-played = { $must }: het stuk op { $square } is { $corrected ->
        [yes] verkeerd gespeeld
       *[no] aangeraakt
    }{ $stands ->
        [none] { "" }
       *[other] ; dat geldt als { $stands } blijft staan
    }
had-to-play = { $past ->
        [yes] moest
       *[no] moet
    }
with-that-piece = { $wrongly_moved ->
        [yes] , met hetzelfde stuk
       *[no] { "" }
    }{ $source ->
        [none] { "" }
       *[other] { " (" }{ $source })
    }
must-play = { one-side } { had-to-play } { $moves } spelen{ with-that-piece }
must-play-piece = het stuk op { $square }
must-play-legal = een reglementaire zet
must-move = { $text }

## Een hele partij

game-disagrees = DE GENOTEERDE UITSLAG STAAT NIET VAST.
game-record-is-wrong = DE NOTATIE KLOPT NIET.
laws-give = { $lacks ->
        [yes] { $gives ->
            [none] de partij telt niet
           *[other] het is { $gives }
        }
       *[no] { $gives ->
            [none] volgens de regels telt de partij niet
           *[other] volgens de regels is het { $gives }
        }
    }
game-record-says = De notatie zegt { $recorded }, maar { laws-give }: { $why }{ its-article }.
game-tag-says = De tag zegt { $recorded }, maar { laws-give }: { $why }{ its-article }.
game-on-condition = { laws-give } als { $waits ->
        [obvious-win] { $strong ->
            [white] wit geen duidelijke winst aantoont
            [black] zwart geen duidelijke winst aantoont
           *[none] er geen duidelijke winst wordt aangetoond
        }
       *[winning-position] de arbiter geen { win-of } vindt
    }: { $why }{ $article }.
game-result-stands = { $result } blijft staan: { $why }{ $article }.
game-laws-give = { laws-give }: { $why }{ its-article }.
game-flag-at-rest = Volgens de notatie stond de klok van { one-side } toen stil: de arbiter gaat eerst na of de vlag eerder viel.
game-came-after = { $what }{ $lets ->
        [none] , maar pas daarna: dat verandert niets
       *[other] { " " }en accepteerde daarmee { $lets }: de remise was eerder
    }.
game-then-draw = noteer { $result }
game-ask-both = Vraag beide spelers of zij het eens zijn: alleen dan is het remise.
game-enter-signed = Niets in deze notatie geeft vanzelf een uitslag: noteer de uitslag die beide spelers ondertekend hebben.
game-nothing-gives = Uit deze notatie volgt geen uitslag.
game-recorded = De genoteerde uitslag is { $result }.
game-not-final = Of { $result } blijft staan, hangt van { one-side } af.
game-of-neither = De genoteerde uitslag is { $result }; die volgt uit geen van beide.
game-stands = Niets in deze notatie spreekt tegen de genoteerde uitslag: { $result } blijft staan.
game-no-result = Er is geen uitslag genoteerd.
game-not-finished = De partij is nog niet afgelopen; { to-move } is aan zet.
game-correct-first = Verbeter eerst de notatie: pas dan staat vast { $result ->
        [none] hoe de partij staat
       *[other] of { $result } blijft staan
    }.
game-arbiter-decides = De arbiter beslist wat er met de partij gebeurt.
game-arbiter-finds-mover = De notatie zegt niet wie { $text } deed; de arbiter stelt dat eerst vast.
game-mover-then = Deed { one-side } { $first ->
        [yes] de eerste zet
       *[no] twee zetten achter elkaar
    }, dan beslist { other-side } of { $text } blijft staan ({ $own }). Zette { other-side } met een stuk van { one-side }, dan beslist { one-side } of { $text } blijft staan ({ $theirs }).
game-arbiter-decides-on = De arbiter moet kiezen{ $flags ->
        [yes] : { $result }, een andere uitslag, of doorspelen
       *[no] : { $other ->
            [none] óf { $result } blijft staan, óf { $result } vervalt en de partij gaat door
           *[other] voor { $result } is hier geen grond; óf { $other } wordt genoteerd, óf de partij gaat door
        }{ $turn ->
            [white] ; wit is aan zet
            [black] ; zwart is aan zet
           *[none] { "" }
        }
    }.
game-ended-or-forfeits = Was de partij al afgelopen, dan blijft { $result } staan. Anders: { $next }
game-later-moves = Latere zetten tellen niet.
game-that-was = { $when }: { $what }{ its-article }.
game-declined = { one-side } bood remise aan, en { other-side } wees dat af.
game-was-due = { one-side } weigerde herstel van { $half_move }: { $due }
game-holds-nothing = Aan geen remisebepaling is voldaan, en geen zet is onregelmatig.
game-no-condition = Aan geen remisebepaling is voldaan.
game-no-irregularity = Geen zet is onregelmatig.
game-edition = Volgens { $edition } { $when ->
        [none] is aan geen remisebepaling voldaan
       *[other] { $claims ->
            [yes] kon remise worden geclaimd { $when }
           *[no] { $waits ->
                [yes] was de partij remise { $when }, als de arbiter dat zo vindt
               *[no] was de partij remise { $when }: { $result }
            }
        }
    }.
draw-counts = { $waits ->
        [yes] telt alleen als het geen remise was
       *[no] telt niet
    }
game-played-after = { $half_move } is na de remise gespeeld en { draw-counts }.
game-played-from = Wat vanaf { $half_move } is gespeeld, kwam na de remise en { draw-counts }.
game-played-since = Ook { $half_moves ->
        [1] de zet daarna gaat
       *[other] de { $words } zetten daarna gaan
    } terug, tenzij de arbiter dat te laat vindt (geen grens genoemd).

met-neither-moves = geen van beide partijen kan nog zetten { $when }
met-then = er is aan voldaan { $when }
met-pieces-stand = het is { $pieces } { $when }
met-claimable = { $draw }: { $shown }; { $unplayed ->
        [yes] { not-played }
       *[no] remise als die wordt geclaimd{ draw-unless }
    }{ $article }.
not-played = zo'n partij wordt niet doorgespeeld maar als remise genoteerd, tenzij een duidelijke winst wordt aangetoond; daarover oordeelt de arbiter
met-still-claimable = { $draw }: { $shown }; { $unplayed ->
        [yes] { not-played }
       *[no] { $by ->
            [white] wit
            [black] zwart
           *[either] elke speler
        } kan vóór de volgende zet remise claimen{ draw-unless }
    }{ $article }.
draw-unless = { $waits ->
        [winning-position] , maar alleen als de arbiter vaststelt dat de stand niet gewonnen is
        [obvious-win] , tenzij een duidelijke winst wordt aangetoond; daarover oordeelt de arbiter
       *[none] { "" }
    }
met-lapsed = { $draw }: { $shown }; { $by ->
        [white] wit kon die remise claimen vóór zijn zet, en deed dat niet
        [black] zwart kon die remise claimen vóór zijn zet, en deed dat niet
       *[either] elke speler kon die remise claimen vóór de volgende zet, en niemand deed dat
    }{ $article }.
met-was-drawn = { $draw }: { $shown }; dat was remise tot { $half_move }, en niemand heeft die vóór die zet geclaimd{ $article }.
met-not-claimed = { $draw }: { $shown }; { $unplayed ->
        [yes] de partij had daar als remise kunnen worden genoteerd, en is doorgespeeld
       *[no] niemand heeft de remise op tijd geclaimd
    }{ $article }.
met-by-itself = { $draw }: { $shown }, en dat is vanzelf remise{ $article }.
met-if-stands = { $draw }: { $shown }; vanzelf remise als { one-side } { $half_move } laat staan{ $article }.

fate-due = { $due ->
        [none] { "" }
       *[other] : { $due }
    }
fate-lost = { the-opponent } maakte bezwaar, en daarmee is de partij verloren.
fate-was-open = Er was nog niet over beslist toen de partij eindigde.
fate-choice = { the-opponent } kiest { $again ->
        [yes] nu
       *[no] { $moves ->
            [yes] nu
           *[no] { $clock ->
                [yes] vóór het indrukken van de klok
               *[no] vóór zijn zet
            }
        }
    }{ $keeps ->
        [none] : { $half_move ->
            [none] dat
           *[other] { $half_move }
        } laten staan{ $moves ->
            [yes] { "" }
           *[no] { " " }en doorspelen
        }, of { $claims ->
            [yes] de partij opeisen
           *[no] laten herstellen{ $due ->
                [none] { "" }
               *[other] : { $due }
            }
        }{ $moves ->
            [yes] . Daarna is { other-side } aan zet
           *[no] { "" }
        }
       *[other] { $held ->
            [none] : het terugnemen accepteren{ $again ->
                [yes] , en dan zet { other-side } opnieuw;
               *[no] ,
            } of { $side ->
                [white] zwart
                [black] wit
               *[none] de speler
            } aan { $keeps } houden{ $instead ->
                [none] { "" }
               *[other] { " " }in plaats van { $instead }
            }{ $again ->
                [yes] : { $keeps } telt, en { $reply ->
                    [none] { one-side } is aan zet
                   *[other] { $reply }
                }
               *[no] { $reply ->
                    [none] { "" }
                   *[other] { " " }(dan geldt: { $reply })
                }
            }
           *[other] { $touch ->
                [yes] { $again ->
                    [yes] . Eén: { $keeps } komt weer op het bord en geldt. Twee: { $keeps } gaat van het bord, en { $held }
                   *[no] . Eén: het terugnemen accepteren, en dan geldt { $instead ->
                        [none] de zet daarna
                       *[other] { $instead }
                    }. Twee: { $keeps } komt weer op het bord en geldt
                }
               *[no] . Eén: het terugnemen accepteren{ $again ->
                    [yes] ; { other-side } zet opnieuw
                   *[no] { "" }
                }. Twee: { $keeps } komt weer op het bord en geldt. Drie: { $keeps } wordt hersteld: { $held }
            }
        }
    }.
fate-either-move = { the-opponent } kiest { $clock ->
        [yes] vóór het indrukken van de klok
       *[no] vóór zijn zet
    }: { $side ->
        [white] zwart
        [black] wit
       *[none] de speler
    } aan { $keeps } houden{ $wrong ->
        [yes] { " " }(en die dan eventueel laten herstellen)
       *[no] { "" }
    }, of het terugnemen accepteren ({ $second ->
        [none] en dan eventueel { $played ->
            [none] dat
           *[other] { $played }
        } laten herstellen
       *[other] dan geldt dezelfde keuze voor { $second }
    }).
fate-in-place = Als { the-opponent } het terugnemen accepteert, kan dit worden hersteld{ fate-due }; zo niet, dan telt het niet.
fate-forfeits = { other-side } kiest: daarom de partij opeisen (de arbiter beslist), of laten herstellen. Heeft { one-side } niet verloren, dan { $half_move ->
        [none] wordt de fout hersteld{ $since ->
            [yes] , met wat daarna kwam
           *[no] { "" }
        }
       *[other] { $since ->
            [yes] gaan { $half_move } en wat daarna kwam
           *[no] gaat { $half_move }
        } terug
    }{ fate-due }.
fate-see-above = { $half_move ->
        [none] zie hierboven
       *[other] { $half_move }: zie hierboven
    }.
fate-corrected-with-that = Dat is daarmee hersteld.
fate-decided-with-that = Daarover wordt tegelijk daarmee beslist.
fate-let-stand = Dat blijft staan: { the-opponent } liet het zo.
fate-goes-back = Het gaat mee terug met de eerdere zet die niet kan blijven staan.
fate-not-made = { the-opponent } vroeg om herstel{ $due ->
        [none] { "" }
       *[other] { " " }({ $due })
    }; de partij eindigde voordat dat gebeurd was.
fate-stands = Dat blijft staan: { the-opponent } heeft sindsdien { $clock ->
        [yes] de klok ingedrukt
       *[no] gezet
    }.
fate-corrected = Dat is hersteld{ fate-due }.
fate-had-corrected = { one-side } liet dat herstellen{ fate-due }.
fate-after-end = Het gebeurde na het einde van de partij en verandert niets.
fate-cannot-stand = { $half_move ->
        [none] dat
       *[other] { $half_move }
    } kan niet blijven staan{ fate-due }.

heading-draws = Remises
heading-irregular = Onregelmatig
heading-also-recorded = Ook genoteerd

objection-board = de uitslag van bord { $board } is { $result }, maar { $why }

## Het formulier van een beslissing

sheet-ruling = Beslissing
sheet-ruling-is = Beslissing: { ruling-is }
sheet-holds = Wat de partij bevat
sheet-result = Uitslag
sheet-claim = Claim
sheet-article = Artikel
sheet-evidence = Bewijs
sheet-half-move = Halve zet
sheet-shows = Wat die laat zien
sheet-position-before = Stand ervoor
sheet-position-after = Stand erna
sheet-diagram = diagram { $number }
sheet-diagram-of = Diagram { $number }: { $title }
sheet-signatures = Handtekeningen
sheet-repeat = Om het te herhalen
sheet-white = Wit
sheet-black = Zwart
sheet-event = Toernooi
sheet-round = Ronde
sheet-board = Bord
sheet-date = Datum
sheet-time-control = Speeltempo
sheet-rules = Regels
sheet-rules-guessed = { $rules }, GERADEN: niets noemt de regels
sheet-not-recorded = niet genoteerd
sheet-no-article = geen in deze regels
sheet-asks = { $clause }
sheet-irregularity = { $code ->
        [capture-missed] Een speler deed een zet zonder slag terwijl slaan verplicht was.
        [capture-too-few] Een speler sloeg te weinig stukken, of stopte midden in een slag.
        [capture-too-many] Een speler sloeg door toen er niets meer te slaan was.
        [capture-priority] Een speler deed een slag terwijl een andere voorging.
        [king-limit] Een dam deed een stille zet te veel achter elkaar.
        [moved-irregularly] Een speler speelde een stuk op een manier waarop het niet gaat.
        [not-your-piece] Een speler zette met een stuk van de tegenstander.
        [two-moves-in-a-row] Dezelfde partij zette tweemaal; een zet van de andere ontbreekt.
        [game-already-over] Een speler deed nog een zet na het einde van de partij.
        [empty-square] Een zet begint op een leeg veld.
        [occupied] Een zet eindigt op een bezet veld.
        [path-impossible] Een slag is genoteerd met velden waarover die niet kan gaan.
        [piece-touched-not-played] Een speler raakte een stuk aan of speelde het verkeerd, en speelde een ander.
        [move-taken-back] Een speler nam een voltooide zet terug.
        [piece-lifted] Een speler nam zonder reden een stuk van het bord.
        [capture-stopped] Een speler liet het stuk midden in de slag los.
        [piece-lifted-early] Een speler nam een stuk weg voordat de slag voltooid was.
        [piece-left-on] Een speler liet een geslagen stuk op het bord staan.
        [piece-wrongly-removed] Een speler nam een stuk weg dat niet geslagen was.
        [removal-stopped] Een speler onderbrak het wegnemen van de geslagen stukken.
        [own-piece-removed] Een speler nam eigen stukken van het bord.
        [not-crowned] Een schijf die de damrij bereikte, is niet gekroond.
        [uncrowned-king-moved] Een speler zette met een dam die niet gekroond was.
        [removal-order] Een speler nam geslagen stukken in een andere volgorde weg dan zij geslagen zijn.
        [two-hands] Een speler sloeg met twee handen.
        [capture-unclear] Een speler liet een slag niet duidelijk zien.
        [board-wrong] Het bord ligt verkeerd.
        [set-up-wrong] Er blijken stukken verkeerd opgezet te zijn.
        [piece-inactive] Een stuk staat op een veld waarop niet gespeeld wordt.
        [refusal] Een speler die gezegd werd de regels te volgen of door te spelen, weigert dat.
       *[other] { $title }
    }
sheet-program = Programma
sheet-command = Opdracht
sheet-record = Notatie
sheet-record-is = partij { $game } van { $file }, regel { $line }
sheet-sha256 = SHA-256 van de tekst van de partij (zonder witruimte aan beide einden)
sheet-arbiter = Arbiter
sheet-date-and-time = Datum en tijd
sheet-appeal = Beroep door wit / door zwart / geen; ingesteld om (tijd), bij:

## Een claim waarover niet is beslist

claim-undecided = { $file }, partij { $game }: { $why ->
        [nowhere] niets noemt de regels, en over een claim wordt niet op goed geluk beslist
        [pace] het antwoord hangt af van het speeltempo, en niets noemt dat
       *[other] speltype { $why } is dat van verscheidene bonden, en hun regels geven verschillende antwoorden
    }
undecided-furthest = volgens geen enkele set is de partij zonder onregelmatigheid na te spelen tot de claim; deze komen het verst:
undecided-no-answer = geen antwoord: { $why }
undecided-others = andere die passen: { $others }
undecided-say-how = wat te doen: zeg hoe de partij is gespeeld:
undecided-or-by-tag = of met een TimeControl-tag in de notatie, of in het toernooi
undecided-all-agree = wat te doen: ze antwoorden allemaal hetzelfde; zeg welke regels gelden, bijvoorbeeld:
undecided-say-which = wat te doen: zeg welke regels gelden:
pace = { $accelerated ->
        [yes] een rapid- of blitzpartij
        [no] een lange partij
       *[none] een partij in een onbekend tempo
    }{ $fixed_end ->
        [yes] { " " }zonder extra seconden
        [no] { " " }met extra seconden
       *[none] { "" }
    }{ $recorded ->
        [yes] { "" }
       *[no] , niet genoteerd
    }

## Opmerkingen bij de notatie

note-line = opmerking: { $note }
note-guessed = beoordeeld volgens { $rules }, en dat is geraden: noem de regels, of geef de notatie een GameType-tag
note-swapped = in de notatie heeft { $white } wit en { $black } zwart; op bord { $board } is het andersom
note-other-white = in de notatie heeft `{ $said }` wit; op bord { $board } is dat { $name }
note-other-black = in de notatie heeft `{ $said }` zwart; op bord { $board } is dat { $name }
note-none-of-board = is dit de partij van bord { $board }? De notatie noemt { $said }; aan het bord zitten { $white } en { $black }
note-first-of-two = op bord { $board } worden twee partijen gespeeld, en de notatie noemt geen speler: dit geldt als de eerste
note-other-round = volgens de notatie is het ronde { $said }; het bord is er een van ronde { $round }
note-other-board = volgens de notatie is het bord { $said }; dit is beoordeeld als bord { $board }
note-other-rules = de GameType-tag van de notatie staat voor { $tag }; het toernooi wordt gespeeld volgens { $rules }
note-other-result = in de notatie is de uitslag { $said }; op bord { $board } is die { $result }
note-other-game-type = de GameType-tag van de notatie zegt { $said }, en { $rules } is een ander spel; zoals gevraagd is beoordeeld volgens { $rules }
note-not-followed = { $tag ->
        [none] { "" }
       *[other] de GameType-tag van de notatie zegt { $tag }, en { $rules } is een ander spel:{ " " }
    }{ $error }
note-unread = { $text } (regel { $line }, kolom { $column }): dit is overgeslagen, en er kan een zet ontbreken
note-read = { $text } (regel { $line }, kolom { $column }): vergelijk het met het notatieformulier
note-unread-somewhere = { $text }: dit is overgeslagen, en er kan een zet ontbreken
note-shared-game-type = het speltype is ook dat van { $others }; noem de regels als het niet { $rules } is
note-same-answer = speltype { $number } is dat van { $all }, die hetzelfde antwoorden
note-rule-set = { $name }

## Een telling vanuit een stand

tally-moves = { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    }
tally-of-each = { tally-moves } van elke speler { $with }
tally-of-side = { tally-moves } van { one-side } { $with }
tally-of-lone = { tally-moves } van { $who } { $against }
tally-of-numbers = { $moves ->
        [one] { $moves } volledige zet
       *[other] { $moves } volledige zetten
    } { $with }
tally-then = { $claims ->
        [yes] remise kan worden geclaimd
       *[no] de partij is remise
    }{ $article }
tally-stands-here = in deze stand staan er { $pieces }
tally-shown = { $shown }.
tally-met = { $shown }: { tally-then }.
tally-held = { $with } is de grens van de telling bereikt{ $article }, maar de speler aan zet kan slaan, en dat gaat voor.
tally-counted = Geteld { $limit ->
        [1] wordt
       *[other] worden
    } { $what }{ $answers ->
        [white] , en het antwoord van wit op de laatste
        [black] , en het antwoord van zwart op de laatste
       *[none] { "" }
    }{ $article }.
tally-first-and-last = { $first } is de eerste, en { $claims ->
        [yes] remise kan worden geclaimd na { $last }
       *[no] de partij is remise na { $last }
    }.
tally-so-far-of = Tot nu toe heeft { one-side } er { $made } gedaan: { $remaining }.
tally-so-far = Tot nu toe heeft wit er { $white } gedaan en zwart { $black }: { $remaining }.
tally-ended = { $half_move } { $ended } en beëindigde de telling{ $article }.
tally-waits = { one-side } kan vragen om { tally-moves } te tellen{ $article }.
tally-none = In deze stand loopt geen telling van zetten.
tally-over = De partij is afgelopen: { $why }. Er wordt niets meer geteld.
tally-resets = Na een { $resets } begint de telling opnieuw.
tally-runs-on = Een slag of een kroning beëindigt de telling niet, zolang de overgebleven stukken weer een eindspel vormen waarin wordt geteld.
tally-capture-ends = Een slag beëindigt de telling; een nieuwe begint als zo'n eindspel overblijft.
tally-ends-off = De telling eindigt als de alleenstaande dam de lange lijn verlaat.
tally-enough = Zodra de alleenstaande dam op de lange lijn is gekomen, { $moves ->
        [1] is
       *[other] zijn
    } { tally-moves } genoeg, { $back ->
        [follow] na de andere, als de dam daar dan staat
       *[shorten] { $sticky ->
            [yes] ook als de dam de lijn weer verlaat
           *[no] tenzij de dam de lijn weer verlaat
        }
    }.
tally-makes-way = De telling wijkt voor een andere zolang die loopt: { $other }.
tally-capture-first = De partij is niet remise zolang de speler aan zet kan slaan.
tally-heading = { $rules }: { $pieces }, met { to-move } aan zet
tally-to-move = { to-move } aan zet
tally-depends = Wat er geteld wordt hangt af van het speeltempo, en niets noemt dat.
tally-at-pace = { $pace }:
tally-title = TELLING
tally-title-of = Telling: { $rules }
tally-event = Toernooi
tally-round-and-board = Ronde, bord
tally-arbiter = Arbiter
tally-begun-at = Telling begonnen om
tally-move = Zet
tally-side = { $side ->
        [white] Wit
       *[black] Zwart
    }
