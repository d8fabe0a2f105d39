### Wat er van beslissingen wordt gezegd, en wat remisebepalingen vragen.

## Getallen en opsommingen

nth = { $number }e
nth-word = { $number ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
        [7] zevende
        [8] achtste
        [9] negende
        [10] tiende
       *[other] { nth }
    }
number-word = { $number ->
        [0] geen
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $number }
    }
list-and = { $most } en { $last }
list-or = { $most } of { $last }

## Remisebepalingen

clause-repetition = voor de { $time } keer dezelfde stand met dezelfde speler aan zet
clause-no-progress = { $moves } zonder { $resets }{ $pieces ->
        [none] { "" }
       *[other] , met { $pieces }
    }
clause-ending = { $moves } met { $pieces }{ $place ->
        [lone-king] , met de alleenstaande dam op de lange lijn
        [long-diagonal] , vanaf de zet waarmee de sterkste partij de lange lijn bezet
        [demand] , vanaf het verzoek van de partij met de alleenstaande dam
       *[position] { "" }
    }{ $diagonal ->
        [none] { "" }
       *[other] { $diagonal }
    }{ $unless ->
        [winning-position] , tenzij de stand na de laatste van die zetten gewonnen is
        [obvious-win] , tenzij er een duidelijke winst is die de speler kan aantonen
        [capture] , tenzij de speler aan zet meteen kan slaan
       *[none] { "" }
    }
clause-at-once = { $pieces }{ $place ->
        [lone-king] , met de alleenstaande dam op de lange lijn
        [long-diagonal] , vanaf de zet waarmee de sterkste partij de lange lijn bezet
        [demand] , vanaf het verzoek van de partij met de alleenstaande dam
       *[position] { "" }
    }: meteen remise{ $unless ->
        [winning-position] , tenzij de stand na de laatste van die zetten gewonnen is
        [obvious-win] , tenzij er een duidelijke winst is die de speler kan aantonen
        [capture] , tenzij de speler aan zet meteen kan slaan
       *[none] { "" }
    }
clause-agreement = de spelers komen remise overeen
clause-agreement-of-few = de spelers komen remise overeen, en geen van beiden heeft meer dan { $words } { $most ->
        [one] schijf
       *[other] schijven
    }
clause-both-blocked = geen van beide spelers kan nog zetten
clause-moves = { $moves } { $moves ->
        [one] zet
       *[other] zetten
    }{ $of ->
        [each] { " " }van elke speler
        [strong-side] { " " }van de sterkste partij
        [weak-side] { " " }van elke speler, zoals de alleenstaande dam ze telt,
        [lone-king] { " " }van de alleenstaande dam
       *[move-numbers] { "" }
    }
clause-reset = { $reset ->
        [capture] een slag
        [man-move] een schijfzet
       *[promotion] een kroning
    }
clause-shorten = , of nog maar { $moves } zodra de alleenstaande dam op de lange lijn staat
clause-follow = , en daarna nog { $moves } als de alleenstaande dam op de lange lijn staat
asked-against = { $strong } tegen { $weak }
asked-in-all = { $pieces } in totaal, met aan elke kant een dam
asked-each-side = { $pieces } aan elke kant, waaronder een dam
asked-sort = { $amount } { $sort ->
        [king] { $one ->
            [yes] dam
           *[no] dammen
        }
        [man] { $one ->
            [yes] schijf
           *[no] schijven
        }
       *[piece] { $one ->
            [yes] stuk
           *[no] stukken
        }
    }
asked-one = { $sort ->
        [king] een dam
        [man] een schijf
       *[piece] een stuk
    }
asked-at-most = hoogstens { $most }
asked-either = { $least } of { $most }
asked-between = { $least } tot en met { $most }
asked-or-more = { $least } of meer

## Zetten

half-move = de { $nth } zet van { $side ->
        [white] wit
       *[black] zwart
    }
half-moves = de { $nth } zet van { $side ->
        [white] wit
       *[black] zwart
    }
half-move-written = { $half_move }, { $text }
half-move-second = de zet { $text } van { $side ->
        [white] wit
       *[black] zwart
    }, { $first ->
        [yes] terwijl de ander aan zet was
       *[no] de tweede achter elkaar
    }
half-move-announced = { $half_move }, { $text }, aangekondigd en niet gespeeld
half-move-aside = { $half_move },
the-start = het begin
half-move-of-nobody = de zet { $text }
half-move-that = dat
the-game = de partij
at-start = in de beginstand
after = na { $half_move }
after-demand = nadat herstel van { $half_move } was geëist
before = vóór { $half_move }
after-moving = daarna
often = { $times } keer, voor het eerst { $first } en voor het laatst { $last }
span = van de { $first } zet van { $from ->
        [white] wit
       *[black] zwart
    } tot en met de { $last } zet van { $to ->
        [white] wit
       *[black] zwart
    }
span-of-side = zet { $first } t/m { $last }
with-move = { $half_move }

## Stukken

pieces-kings = { $words } { $kings ->
        [one] dam
       *[other] dammen
    }
pieces-men = { $words } { $men ->
        [one] schijf
       *[other] schijven
    }
pieces-none = niets
pieces-against = { $strong } tegen { $weak }
differs-turn = was { $here ->
        [white] wit
       *[black] zwart
    } aan zet, niet { $there ->
        [white] wit
       *[black] zwart
    }
differs-moved = stond de { $side ->
        [white] witte
       *[black] zwarte
    } { $king ->
        [yes] dam
       *[no] schijf
    } op { $here }, niet op { $there }
differs-added = stond er een { $side ->
        [white] witte
       *[black] zwarte
    } { $king ->
        [yes] dam
       *[no] schijf
    } op { $here }
differs-missing = stond er geen { $side ->
        [white] witte
       *[black] zwarte
    } { $king ->
        [yes] dam
       *[no] schijf
    } op { $there }
differs-not = was de stand dezelfde

## Standen die opnieuw ontstaan

stood = dezelfde stand { $times ->
        [none] stond { $when } op het bord
        [1] kwam één keer voor, { $when }
       *[other] kwam { $words } keer voor, { $when }
    }, met { $turn ->
        [white] wit
       *[black] zwart
    } aan zet
stood-announced = met de aangekondigde zet { $text } ontstaat de stand voor de { $time } keer, met { $turn ->
        [white] wit
       *[black] zwart
    } aan zet{ $before ->
        [none] { "" }
       *[other] ; eerder stond hij er { $before }
    }
stood-never = geen stand is zo vaak voorgekomen
stands-first = de stand { $when } stond er maar één keer
stands-first-announced = de aangekondigde zet leidt tot een stand die nog niet is voorgekomen

## Tellingen

count-reset = { $reset ->
        [capture] slag
        [man-move] schijfzet
       *[promotion] kroning
    }
count-with = met { $pieces }
count-with-on-diagonal = met { $pieces } op de lange lijn
count-with-then = met { $pieces }, daarna { $then }
count-with-without = met { $pieces } en zonder { $resets }
count-without = zonder { $resets }
count-side = { $side ->
        [white] wit
       *[black] zwart
    }
count-lone-king = de alleenstaande dam van { $side ->
        [white] wit
       *[black] zwart
    }
count-against = tegen { $pieces }
remaining-none = er is geen zet meer nodig
remaining-of-side = nog { $moves ->
        [1] één zet
       *[other] { $moves } zetten
    } van { $side ->
        [white] wit
       *[black] zwart
    } nodig
remaining-of-both = nog { $white ->
        [1] één zet
       *[other] { $white } zetten
    } van wit en { $black ->
        [1] één
       *[other] { $black }
    } van zwart nodig
reached-each = elke speler heeft { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } gedaan { $with } ({ $span })
reached-both = wit heeft { $white ->
        [one] { $white } zet
       *[other] { $white } zetten
    } gedaan en zwart { $black }, { $with } ({ $span })
reached-strong = { $side ->
        [white] wit
       *[black] zwart
    } heeft { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } gedaan { $with } ({ $span })
reached-lone = { $who } heeft { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } gedaan { $against } ({ $span })
reached-weak = { $who } heeft { $moves ->
        [one] { $moves } zet
       *[other] { $moves } zetten
    } gedaan { $against }, en { $answered ->
        [white] wit
       *[black] zwart
    } heeft de laatste beantwoord ({ $span })
reached-numbers = er { $moves ->
        [one] is { $moves } volledige zet
       *[other] zijn { $moves } volledige zetten
    } gedaan { $with } ({ $span })
so-far-both = { $with } heeft elke speler { $limit ->
        [one] { $limit } zet
       *[other] { $limit } zetten
    } nodig voor remise; wit heeft er { $white } gedaan en zwart { $black }
so-far-none = { $with } is nog geen zet geteld
so-far-strong = { $with } heeft { $side ->
        [white] wit
       *[black] zwart
    } { $made } van de { $limit ->
        [one] { $limit } zet
       *[other] { $limit } zetten
    } gedaan
so-far-weak = { $who } heeft { $made } van de { $limit ->
        [one] { $limit } zet
       *[other] { $limit } zetten
    } gedaan { $against }
so-far-answered = { $more ->
        [0] { $so_far }, en { $answers ->
            [white] wit
           *[black] zwart
        } moet de laatste nog beantwoorden
        [1] { $so_far }; er is er nog één nodig, en het antwoord van { $answers ->
            [white] wit
           *[black] zwart
        } daarop
       *[other] { $so_far }; er zijn er nog { $more } nodig, en het antwoord van { $answers ->
            [white] wit
           *[black] zwart
        } op de laatste
    }
so-far-more = { $so_far }; er { $more ->
        [1] is er nog één
       *[other] zijn er nog { $more }
    } nodig
so-far-remaining = { $so_far }: { $remaining }
count-captured = { $half_moves } { $captures ->
        [1] was een slag, die
       *[other] waren slagen, die
    } de telling niet opnieuw { $captures ->
        [1] deed
       *[other] deden
    } beginnen.
count-shortened = De grens is { $limit } en niet { $usual }: de alleenstaande dam heeft op de lange lijn gestaan, waar { $there ->
        [one] { $there } zet
       *[other] { $there } zetten
    } genoeg { $there ->
        [one] is
       *[other] zijn
    }.
count-followed = De grens is { $limit } en niet { $usual }: de alleenstaande dam stond op de lange lijn, en er { $there ->
        [one] wordt { $there } zet
       *[other] worden { $there } zetten
    } meer gedaan.
count-end = { $why ->
        [capture] was een slag
        [man-move] was een schijfzet
        [promotion] maakte een dam
        [king-left] haalde de alleenstaande dam van de lange lijn
        [suspended] deed een andere telling beginnen, waarvoor deze wijkt,
       *[pieces] veranderde de stukken op het bord
    }

## Wat de arbiter moet vaststellen

win-of = winst{ $strong ->
        [white] { " " }voor wit
        [black] { " " }voor zwart
       *[none] { "" }
    }
if-not-won = { $told ->
        [yes] was de stand toen niet gewonnen, dan geldt
       *[no] vindt de arbiter geen { win-of } in de stand { $when }
    }: { $draw }. { $told ->
        [yes] Anders
       *[no] Is er wel winst, dan
    } { $then }.
if-no-obvious-win = { $told ->
        [yes] ziet de arbiter er geen, dan geldt
       *[no] { $strong ->
            [white] wit
            [black] zwart
           *[none] een speler
        } mag een duidelijke winst aantonen; de arbiter oordeelt. { $strong ->
            [white] Toont wit geen duidelijke winst aan
            [black] Toont zwart geen duidelijke winst aan
           *[none] Wordt geen duidelijke winst aangetoond
        }
    }: { $draw }. Anders { $then }.
else-goes-on = gaat de partij door{ $turn ->
        [white] { " " }en is wit aan zet
        [black] { " " }en is zwart aan zet
       *[none] { "" }
    }
else-goes-on-before = gaat de partij verder vanaf de stand vóór de fout
else-arbiter-decides = beslist de arbiter voordat de partij doorgaat
else-ended = geldt: { $end }{ $article }; noteer{ "\u00A0" }{ $result ->
        [none] geen uitslag
       *[other] { $result }
    }{ $credited ->
        [yes] { "" }
       *[no] , niet bijgeschreven
    }{ $recorded ->
        [yes] , zoals genoteerd
       *[no] { "" }
    }
else-drawn = was de partij toch remise door { $draw } { $when }{ $article }; noteer{ "\u00A0" }{ $result }
else-not-played = { $strong ->
        [white] moet wit aantonen dat de winst duidelijk is
        [black] moet zwart aantonen dat de winst duidelijk is
       *[none] moet worden aangetoond dat de winst duidelijk is
    }{ $article }. { $strong ->
        [white] Doet wit dat niet
        [black] Doet zwart dat niet
       *[none] Gebeurt dat niet
    }, dan is de partij toch remise: noteer{ "\u00A0" }{ $result }. { $strong ->
        [white] Doet wit dat wel
        [black] Doet zwart dat wel
       *[none] Gebeurt dat wel
    }, dan { $then }
else-recorded = was dat geen remise, en blijft { $result } staan als de partij zo geëindigd is
find-not-won = Het is alleen remise als de arbiter vaststelt dat de stand na de laatste van deze zetten niet gewonnen is.
find-not-obvious = Het is alleen remise als de speler geen duidelijke winst kan aantonen; daarover beslist de arbiter.

recorded-if-ended = { $offered ->
        [white] Wit had remise aangeboden: had zwart dat aangenomen
        [black] Zwart had remise aangeboden: had wit dat aangenomen
       *[none] Was de partij al in { $result } geëindigd{ $article ->
            [none] { "" }
           *[other] { $article }
        }
    }, dan blijft { $result } staan{ $asked ->
        [claim] { " " }en wordt geen claim toegewezen
       *[correction] { "" }
    }.{ $then ->
        [none] { "" }
       *[other] { " " }Zo niet, dan { $then }.
    }
hears-both = hoort { $then ->
        [none] ook beide spelers
       *[other] beide spelers
    }
recorded-ask = { $how ->
        [white-offered] Wit bood remise aan: de arbiter { hears-both } en beslist. Nam zwart dat aan
        [black-offered] Zwart bood remise aan: de arbiter { hears-both } en beslist. Nam wit dat aan
       *[other] De arbiter { hears-both } en beslist. { $how ->
            [drawn] Werd de partij op een andere manier remise
            [agreed] Werd de partij op een andere manier remise, bijvoorbeeld door overeenkomst
            [white-told] Nam zwart het later aan
            [black-told] Nam wit het later aan
           *[so] Was de partij in { $result } geëindigd
        }
    }, dan blijft { $result } staan. Anders vervalt { $result }{ $then ->
        [none] .
       *[other] { $then }
    }
struck-goes-on = , en is { to-move } aan zet.
struck-goes-on-before = { " " }en gaat de partij verder vanaf de stand vóór de fout.
struck-then = , en { $next }
recorded-is-not = De genoteerde uitslag, { $result }, klopt niet.

## Het einde van een partij

draw-kind = { $kind ->
        [repetition] herhaling van de stand
        [no-progress] zetten zonder voortgang
        [ending] de eindspeltelling
        [agreement] overeenkomst
       *[both-blocked] opsluiting van beide partijen
    }
end-resigned = { $side ->
        [white] wit
       *[black] zwart
    } gaf op { $when }
end-flag-fell = de vlag van { $side ->
        [white] wit
       *[black] zwart
    } viel { $when }
end-both-flags-fell = beide vlaggen waren gevallen { $when }
end-refused = { $side ->
        [white] wit
       *[black] zwart
    } weigerde zich aan de regels te houden { $when }
end-left = { $side ->
        [white] wit
       *[black] zwart
    } verliet de partij { $when }
end-upset = { $side ->
        [white] wit
       *[black] zwart
    } gooide de stukken door elkaar { $when }
end-cancelled = { $side ->
        [white] wit
       *[black] zwart
    } brak de partij af { $when }
end-board-wrong = het bord bleek verkeerd te liggen { $when }
end-violated = { $side ->
        [white] wit
       *[black] zwart
    } overtrad de regels{ $half_move ->
        [none] { "" }
       *[other] { " " }met { $half_move }
    }, en { $opponent ->
        [white] wit
       *[black] zwart
    } maakte bezwaar: daarmee verliest { $side ->
        [white] wit
       *[black] zwart
    } de partij
end-agreed = de spelers kwamen remise overeen { $when }
end-agreed-too-early = de spelers kwamen remise overeen na { $made ->
        [one] { $made } zet
       *[other] { $made } zetten
    } van elk; er zijn er van elk { $needed } nodig
end-claimed = { $side ->
        [white] wit
       *[black] zwart
    } claimde terecht remise door { $draw } { $when }
end-drawn = de partij was remise door { $draw } { $when }
end-no-piece = { $side ->
        [white] wit
       *[black] zwart
    } had geen stukken meer { $when }{ $wins ->
        [yes] , en dat wint bij dit spel
       *[no] { "" }
    }
end-no-move = { $side ->
        [white] wit
       *[black] zwart
    } had geen reglementaire zet { $when }{ $wins ->
        [yes] , en dat wint bij dit spel
       *[no] { "" }
    }
end-both-blocked = geen van beide partijen kon nog zetten { $when }
end-king-made = { $half_move } haalde een dam, en dat wint bij dit spel
outcome-won = { $side ->
        [white] Wit
       *[black] Zwart
    } heeft gewonnen{ its-article }.
outcome-not-credited = { $loser ->
        [white] Wit
       *[black] Zwart
    } heeft verloren; de winst telt niet voor { $side ->
        [white] wit
       *[black] zwart
    }{ its-article }.
outcome-draw = De partij is remise{ its-article }.
outcome-both-zero = Beide spelers krijgen 0 punten{ its-article }.
outcome-annulled = De partij is geannuleerd{ its-article }.
outcome-void = De partij telt niet{ its-article }.
outcome-enter = Noteer{ "\u00A0" }{ $result }{ $credited ->
        [yes] .
       *[no] , zonder dat de winst telt.
    }
outcome-enter-none = Noteer{ "\u00A0" }geen uitslag.
outcome-play-again = Noteer{ "\u00A0" }geen uitslag; de partij wordt overgespeeld.
outcome-goes-on = De partij gaat door; { $turn ->
        [white] wit
       *[black] zwart
    } is aan zet.

## Artikelen

article = { " " }({ $before ->
        [none] { "" }
       *[other] { $before };{ " " }
    }{ $text }{ $mark ->
        [quoted] ; alleen in citaten gezien
        [published] ; geen tekst van een bond
       *[none] { "" }
    })
article-missing = { " " }({ $before ->
        [none] { "" }
       *[other] { $before };{ " " }
    }{ $how ->
        [stated] geen artikel genoemd
       *[other] geen gepubliceerd artikel
    })
article-numbers = { $before }{ $bare ->
        [yes] regels{ " " }
       *[no] { "" }
    }{ $first } { $run ->
        [yes] t/m
       *[no] en
    } { $last }
article-later = { "" }
article-in-place = { " " }({ $lacking })
article-before = { $text }
article-beside = { " " }({ $what })
article-not-stated = Deze regels noemen geen artikel over { $subject }.
article-not-seen = Er is geen gepubliceerd artikel gevonden over { $subject }; de keuze van het programma geldt, tenzij het wedstrijdreglement iets anders zegt.
article-none-for = Er is geen gepubliceerd artikel gevonden over { $subject }.
article-silent = { $text } zegt niets over { $subject }; de keuze van het programma geldt, tenzij het wedstrijdreglement iets anders zegt.
article-other = Er is geen artikel van een bond gevonden over { $subject }; de keuze van het programma geldt, tenzij het wedstrijdreglement iets anders zegt.
on-resignation = verlies door opgeven
on-flag = het vallen van een vlag
on-refusal = verlies door te weigeren zich aan de regels te houden
on-leaving = verlies door de partij te verlaten
on-upsetting = verlies door de stukken door elkaar te gooien
on-cancelling = een partij die is afgebroken
on-board = een bord dat verkeerd ligt
on-violation = verlies door overtreding van de regels
on-early-agreement = een overeenkomst die te vroeg komt
on-earliest-draw = hoe vroeg remise mag worden overeengekomen
on-draw = remise door { $draw }
on-both-blocked = een partij waarin geen van beide partijen kan zetten
on-end-on-board = het einde van een partij op het bord
on-late-claim = claims die te laat komen
on-two-decisions = twee beslissingen over één onregelmatigheid
on-righted = de gevolgen van een onregelmatigheid
on-final = wanneer een zet definitief is
on-touched = aangeraakte stukken
on-offer = hoe lang een aanbod openstaat
on-not-ruled = wat hieruit volgt
on-this = dit punt

## Een claim en het antwoord

ruling-verdict = { $drawn ->
        [already] AL REMISE.
        [all-the-same] DE PARTIJ IS REMISE, maar niet zoals { $to ->
            [white] wit claimde
            [black] zwart claimde
           *[none] geclaimd
        }.
       *[none] { $verdict ->
            [granted] TOEGEWEZEN{ $to ->
                [white] { " " }aan wit
                [black] { " " }aan zwart
               *[none] { "" }
            }.
            [conditional] { granted-if }.
            [not-yet] NOG NIET{ $first ->
                [white] : eerst kiest wit
                [black] : eerst kiest zwart
                [arbiter] : eerst beslist de arbiter
               *[none] { "" }
            }.
           *[refused] AFGEWEZEN{ $to ->
                [none] { "" }
               *[other] : { $asked ->
                    [claim] claim
                   *[demand] verzoek
                } van { $to ->
                    [white] wit
                   *[black] zwart
                }
            }.
        }
    }
ruling-is = { $drawn ->
        [already] AL REMISE
        [all-the-same] DE PARTIJ IS REMISE, maar niet zoals geclaimd
       *[none] { $verdict ->
            [granted] TOEGEWEZEN
            [conditional] { granted-if }
            [not-yet] NOG NIET
           *[refused] AFGEWEZEN
        }
    }
granted-if = { $on ->
        [position-not-won] TOEGEWEZEN, ALS de arbiter geen { win-of } vindt
        [no-obvious-win] TOEGEWEZEN, ALS { $strong ->
            [white] wit geen duidelijke winst aantoont
            [black] zwart geen duidelijke winst aantoont
           *[none] er geen duidelijke winst wordt aangetoond
        }
        [game-not-over] TOEGEWEZEN, ALS de partij nog niet afgelopen was
       *[none] TOEGEWEZEN OP ÉÉN VOORWAARDE
    }
ruling-heading = { $file }, partij { $game }{ $at ->
        [none] { "" }
       *[other] { $at }
    }, volgens { $rules }{ $guessed ->
        [yes] , GERADEN: noem de regels, of geef de notatie een GameType-tag
       *[no] { "" }
    }
ruling-rules = { $name }{ $overrides ->
        [none] { "" }
       *[other] { " " }met { $overrides }
    }{ $edition ->
        [none] { "" }
       *[other] { " " }({ $known ->
            [international] FMJD Annex 1, versie van november 2015
            [international-2024] FMJD Annex 1 van 2024, door anderen geciteerd
            [english] WCDF Rules of Draughts van 2013, door anderen geciteerd
            [frisian] Dambun Frysk Spul, spelregels
            [frysk] FRYSK!, spel- en wedstrijdregels
            [antidraughts] geen tekst gezien
            [breakthrough] geen tekst gezien
            [czech] ČFD, tien punten van het Tsjechische dammen
            [portuguese] regels van de FPD van 2026, door anderen geciteerd
            [spanish] geen tekst van een bond: Rules of Play en wedstrijdregels
            [thai] geen tekst van een bond: toernooi en ministerie
            [turkish] reglement van TUDAF, door anderen geciteerd
           *[other] { $edition }
        })
    }
ruling-board = { " " }({ $event }, ronde { $round }, bord { $board })
position-now = de huidige stand
position-corrected = na de correctie
ruling-notes = Opmerkingen bij de notatie:
ruling-to-check = Te controleren op het bord:
ruling-position = { $when }, met { $turn ->
        [white] wit
       *[black] zwart
    } aan zet
claim-draw = { $by ->
        [white] Wit claimt remise door { $draw }
        [black] Zwart claimt remise door { $draw }
       *[none] Geclaimd wordt remise door { $draw }
    } { $before }{ $next ->
        [none] { "" }
       *[other] , met de aankondiging van { $next }
    }{ $named ->
        [none] { "" }
       *[other] { $named }
    }.
claim-position = : de stand { $when }
claim-from = , geteld vanaf { $half_move }
claim-right = De claim is terecht{ $why ->
        [none] { "" }
       *[other] : { $why }
    }.
claim-agreed = De spelers zijn remise overeengekomen { $when }.
claim-is-draw = De partij is remise{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-draw-since = De partij is remise sinds { $half_move }{ $other ->
        [yes] , door een andere stand
       *[no] { "" }
    }{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-then-draw = de partij is remise{ $article }{ enter-or-stands }
claim-because = { $why }{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-refers = Het document verwijst naar een andere tekst, die deze remise geeft: { $rules }{ $article }.
claim-no-such-draw = Deze regels kennen geen remise door { $draw }{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-not-right = De claim is niet terecht{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-game-ended = De partij was al afgelopen: { $end }{ $article ->
        [none] { "" }
       *[other] { $article }
    }.
claim-had-ended = De partij was al afgelopen.
claim-noted = { $notes }.
claim-all-the-same = Maar { $stood ->
        [none] { $end }
       *[other] { $stood }
    }{ $article }.
claim-drawn-before = De partij was al remise vóór de claim: { $stood }{ $article }.
claim-drawn-before-by = De partij was al remise vóór de claim, door { $draw } { $when }{ $article }.
claim-agreement-off = De overeenkomst geldt niet{ $article }.
claim-agreement-zero = Beide spelers krijgen er 0 punten voor{ $article }.
claim-no-penalty = De tekst noemt geen sanctie; de arbiter beslist.
claim-goes-on-until = De partij gaat door tot de arbiter heeft beslist; { $turn ->
        [white] wit
       *[black] zwart
    } is aan zet.
claim-can-still = { $by ->
        [white] wit
        [black] zwart
       *[either] elke speler
    } kan nog remise claimen.
claim-numbers-read = de nummers zijn gelezen als zetten van { $side ->
        [white] wit
       *[black] zwart
    }
claim-must-stand = { $stood }: die stand moet nog { $more ->
        [1] één keer
       *[other] { $more } keer
    } voorkomen
claim-drawn-at-once = met { $pieces }{ $diagonal ->
        [yes] { " " }en de alleenstaande dam op de lange lijn
       *[no] { "" }
    } is de partij meteen remise ({ $when })
claim-not-counted = { $half_move ->
        [none] vanaf het begin
       *[other] sinds { $half_move }
    } staan er { $pieces }{ $diagonal ->
        [yes] , met de alleenstaande dam op de lange lijn
       *[no] { "" }
    }; { $seconds ->
        [yes] zonder extra seconden wordt zo'n partij niet doorgespeeld
       *[no] er worden geen zetten geteld
    }
claim-by-number = vanaf zet { $first } { $moves ->
        [one] is { $moves } volledige zet
       *[other] zijn { $moves } volledige zetten
    } nodig { $with }, en er { $made ->
        [0] is er nog geen
        [1] is er één
       *[other] zijn er { $made }
    } gedaan: { $remaining }
claim-not-undone = Tot de uitslag is getekend, maken latere zetten de remise niet ongedaan.
claim-whatever = Wat er ook van de claim wordt: { $draw }
claim-not-played = De aangekondigde zet wordt niet gespeeld.
claim-after-the-end = { $what }: dat verandert niets aan de uitslag.
claim-either-may = De notatie begint met die stand, zodat geen van beide spelers hem als eerste bereikte: beiden mogen claimen.
claim-right-then = Als niets de telling opnieuw doet beginnen, is de claim terecht { $when }.
claim-refusal-warned = Weigert de tegenstander zonder reden, dan verandert dat niets, en kan hij een waarschuwing krijgen wegens het rekken van de partij.

## Waarom een claim niet terecht is

why-no-such-draw = deze regels kennen zulke remise niet
why-game-ended = de partij was al afgelopen
why-announced-decides = de aangekondigde zet zou de partij op het bord beslissen, en dat gaat voor
why-board-decided = de partij is op het bord beslist
why-board-decided-by = { $half_move } besliste de partij op het bord, en dat gaat voor
why-not-their-move = { $side ->
        [white] wit kan geen zet van zwart aankondigen
       *[black] zwart kan geen zet van wit aankondigen
    }
why-must-be-played = { $by ->
        [itself] het is remise
        [either] elke speler kan remise claimen
        [white] wit kan remise claimen
       *[black] zwart kan remise claimen
    }{ $waits ->
        [winning-position] , als de stand niet gewonnen is,
        [obvious-win] , als er geen duidelijke winst is,
       *[none] { "" }
    } zodra { $text } gespeeld is{ $time ->
        [none] { "" }
       *[other] , want dan komt de stand voor de { $time } keer voor
    }
why-off-turn = { $side ->
        [white] wit
       *[black] zwart
    } mag alleen in de eigen beurt claimen, voordat hij zet
why-only-on-move = alleen de speler aan zet kan claimen, en dat is { $side ->
        [white] wit
       *[black] zwart
    }
why-only-opponent = alleen { $side ->
        [white] wit, de tegenstander van de speler die herhaalt,
        [black] zwart, de tegenstander van de speler die herhaalt,
       *[none] de tegenstander van de speler die herhaalt
    } kan claimen
why-only-originator = alleen { $side ->
        [white] wit
       *[black] zwart
    }, die de stand als eerste bereikte, kan claimen
why-had-to-be-invoked = de remise bestond { $when } en moest vóór de volgende zet worden geclaimd
why-exists-since = de remise bestaat sinds { $half_move }
why-repetition-lapsed = te laat: een stand was vaak genoeg voorgekomen { $when }, maar de remise moest vóór de volgende zet worden geclaimd
why-lapsed = te laat: remise door { $draw } kon worden geclaimd { $when }, maar alleen vóór de volgende zet
why-named-stood = de genoemde stand, { $when }, is { $times ->
        [1] eenmaal
        [2] tweemaal
       *[other] { $times } keer
    } voorgekomen, en { $needed } keer is nodig
why-stood = de stand, { $when }, is { $times ->
        [1] eenmaal
        [2] tweemaal
       *[other] { $times } keer
    } voorgekomen, en { $needed } keer is nodig
why-moves-counted = { $white } zetten van wit en { $black } van zwart zijn geteld
why-full-moves-counted = { $made ->
        [one] één volle zet is geteld
       *[other] { $made } volle zetten zijn geteld
    }
why-came-up = de huidige stand stond er { $when }
why-board-stands = de huidige stand kwam voor { $when }: een claim met deze zetten is terecht
why-board-stands-announced = { $stood }; een claim die deze allemaal noemt, is terecht
why-evidence-missing = de zetten die de stand herhalen moeten worden genoemd, en er is er geen genoemd
claim-can-be-named = Dat kan nog, vóór de volgende zet.
why-evidence-would-be = de claim had moeten noemen: { $half_moves }
why-evidence-lapsed = de stand kwam voor { $when }, en het recht om die te claimen is vervallen
why-nothing-repeated = geen stand is zo vaak voorgekomen
why-not-played-yet = { $half_move } is nog niet gespeeld
why-differs = de claim noemt { $half_move }; toen { $how }{ $before ->
        [none] { "" }
       *[other] { " " }zoals { $before }
    }
why-named-twice = de claim noemt { $half_move } tweemaal
why-too-few-named = { $named ->
        [1] er is { $words } zet
       *[other] er zijn { $words } verschillende zetten
    } genoemd, en { $needed } zijn er nodig
why-limit-held = de grens is bereikt, maar de speler aan zet kan slaan: dat gaat voor
why-count-begins-anew = de telling begint met { $half_move } en niet met { $stated }: { $ended } { count-end } en beëindigde wat daarvoor was geteld
why-count-begins-later = de telling begint pas met { $half_move } en niet met { $stated }
why-count-begins-before = de claim telt { $claimed ->
        [one] { $claimed } zet
       *[other] { $claimed } zetten
    } vanaf { $stated }; de notatie toont er { $shown } vanaf { $half_move }
why-count-began-before = de claim noemt { $stated } als eerste; de telling begint met { $half_move }, en zij is vol
why-count-ended = er wordt niets geteld: { $half_move } { count-end } en beëindigde de laatste telling
why-no-demand = de telling begint alleen als de partij met de alleenstaande dam erom vraagt, en zo'n verzoek is niet genoteerd
why-other-pieces = op het bord staan niet de stukken waarvoor de regel geldt: { $pieces }
why-suspended = er wordt niets geteld zolang een andere telling loopt: { $rule }
why-lone-king-off-diagonal = er wordt niets geteld: de alleenstaande dam staat niet op de lange lijn
why-diagonal-not-held = er wordt niets geteld: de sterkste partij heeft de lange lijn niet bezet
why-too-many-men = de spelers kwamen remise overeen terwijl een van hen meer dan { $most ->
        [one] { $most } schijf
       *[other] { $most } schijven
    } had, en dat mag nog niet
why-nothing-moved = sinds deze stukken op het bord staan, is nog geen zet gedaan
why-nothing-counted = er is nog geen zet geteld
why-not-blocked = een speler kan nog zetten
why-undecided = { one-side } heeft nog niet beslist of { $half_move } blijft staan
why-cannot-stand = { $half_move } kan niet blijven staan, en er berust niets op
why-let-stand = door te claimen laat { one-side } { $half_move } staan
why-not-ruled = de arbiter heeft nog niet beslist wat er van de partij wordt
why-cannot-be-played = de aangekondigde zet { $text } kan niet worden gespeeld: { $why }
why-no-agreement = in de notatie staat geen remiseovereenkomst
offer-lapsed = het aanbod van { one-side } verviel{ $half_move ->
        [none] { "" }
       *[other] { " " }met { $half_move }
    }{ $late ->
        [none] { "" }
       *[other] , en { other-side } aanvaardde het pas { $late }
    }
why-not-agreed = er is geen remise overeengekomen: { $fate ->
        [open] { one-side } bood remise aan, en { other-side } heeft het aanbod niet aanvaard
        [declined] { one-side } bood remise aan, en { other-side } sloeg het aanbod af
        [opponent-moved] { offer-lapsed }{ $late ->
            [none] ; een aanbod geldt maar tot de tegenstander zet
           *[other] { "" }
        }
       *[moved] { offer-lapsed }{ $late ->
            [none] ; een aanbod geldt maar tot de volgende zet
           *[other] { "" }
        }
    }

## Wat nog niet beslist is

on-position-not-won = de stand na de laatste getelde zet niet gewonnen is
on-no-obvious-win = er geen duidelijke winst is
on-time-control = de remise bij het speeltempo van deze partij vanzelf komt{ $unless ->
        [winning-position] , en de stand na de laatste getelde zet niet gewonnen is
        [obvious-win] , en er geen duidelijke winst is
       *[none] { "" }
    }
on-move-stands = { one-side } { $refusal ->
        [yes] de weigering laat passeren
       *[no] { $half_move ->
            [none] het
           *[other] { $half_move }
        } laat staan
    }
on-taken-back = { one-side } het terugnemen accepteert van { $half_move ->
        [none] de zet
       *[other] { $half_move }
    }{ $wrong ->
        [yes] , of die zet laat herstellen
       *[no] { "" }
    }
on-game-not-over = de partij was toen nog niet met de genoteerde uitslag beëindigd
on-arbiter-decides = de arbiter beslist wat er van de partij wordt
enter-or-stands = { $recorded ->
        [yes] , en { $result } blijft staan
       *[no] ; noteer{ "\u00A0" }{ $result }
    }
and-is-struck = { $struck ->
        [none] { "" }
       *[other] , en { $struck } vervalt
    }
branch-ended = { $why }{ $article }{ enter-or-stands }{ $credited ->
        [yes] { "" }
       *[no] , niet toegekend
    }
branch-lost = { one-side } heeft verloren{ $article }{ enter-or-stands }
branch-waits = het is alleen remise als de arbiter dat vaststelt{ $article }
branch-plays = { $due }{ and-is-struck }
branch-goes-on = de partij gaat door{ and-is-struck }
branch-if-decided = { $keeps ->
        [none] { $refusal ->
            [yes] Laat { one-side } de weigering passeren
           *[no] { $told ->
                [yes] Blijft dat staan
               *[no] Laat { one-side } dat staan
            }
        }, dan geldt: { $stands }. { $claims ->
            [yes] Eist { one-side } { $refusal ->
                [yes] wegens de weigering de partij op voordat hij zet
               *[no] daarom de partij op
            }
           *[no] { $told ->
                [yes] Wordt het hersteld
               *[no] Laat { one-side } het herstellen
            }
        }, dan geldt: { $corrected }.
       *[other] Accepteert { one-side } het terugnemen, dan geldt: { $stands }. Houdt { one-side } { other-side } aan { $keeps }{ $held ->
            [none] , dan geldt: { $corrected }
           *[other] { " " }en blijft die zet staan, dan geldt: { $corrected }; wordt hij hersteld: { $held }
        }.
    }
branch-touch-counts = Laat { one-side } { $half_move } gelden: { $corrected }. Zo niet: { $held }.
branch-held = { $due }{ $article }
branch-wrong-itself = { $half_move } was zelf ook fout: { $what }{ its-article }.
branch-open = { $wrong }; { one-side } kiest of dat blijft staan{ $article }.
branch-lets-stand = Door te claimen { $taken_back ->
        [yes] accepteert { one-side } dat { $name } is teruggenomen
       *[no] laat { one-side } { $name } staan
    }.
branch-forfeits = { other-side } mag de partij opeisen. De arbiter beslist daarover. Heeft { one-side } niet verloren, dan { $half_move ->
        [none] wordt de fout hersteld
       *[other] gaat { $half_move } terug
    }{ fate-due }.
branch-nothing-rests = Op wat daarna kwam, berust geen remise.
result-if-so = { $result } als { $on }: { $why }
result-if-not = { $result } tenzij { $on }: { $why }

## Bewijs

shows-occurrence = de stand staat er voor de { $time } keer
shows-begins = de telling begint hierna
shows-first = de eerste getelde zet
shows-last = de laatste getelde zet
shows-only = de enige getelde zet
shows-resets = beëindigde de vorige telling; de nieuwe begint
shows-demand = hierna is om de telling gevraagd
shows-agreed = hierna kwamen de spelers remise overeen
shows-stated = in de claim genoemd
shows-about = de zet waar het om gaat
shows-more = ... en nog { $hidden } ...

## Andere edities en andere lezingen

edition-answers = Volgens { $edition }: { $verdict }{ $when ->
        [none] { "" }
       *[other] : { $when }
    }. Het toernooi zegt welke editie geldt.
edition-since = de partij is remise sinds { $half_move }
edition-then = het is remise { $when }
edition-differs = Deze uitspraak is volgens { $ours }; volgens { $theirs } is het { $verdict }{ $diagonal ->
        [yes] , omdat de alleenstaande dam op de lange lijn stond
       *[no] { "" }
    }{ $when ->
        [none] { "" }
       *[other] : { $when }
    }. Het toernooi zegt welke editie geldt.
edition-of = { $year ->
        [none] de editie { $name }
       *[other] de editie van { $year }
    }
reading-other = Een andere lezing: { $how }; { $then }.
reading-fresh = een slag doet een nieuwe telling beginnen
reading-cumulative = de telling loopt door over een slag heen
reading-follow = de zetten op de lange lijn volgen op de andere
reading-replaces = de zetten op de lange lijn komen in de plaats van wat er van de andere over is
reading-stays = de zetten op de lange lijn lopen door zodra de alleenstaande dam daar is geweest
reading-leaves = het volle aantal geldt weer als de alleenstaande dam de lange lijn verlaat
reading-draw = { $sooner ->
        [yes] al
       *[no] pas
    } remise { $when }
reading-no-draw = geen remise
reading-taken = Zo is de tekst hier gelezen: { $how }.
reading-open = { $known ->
        [brazilian-long-diagonal] De tekst zegt niet wiens zetten worden geteld. Zo is dat gelezen: die van elke speler, zolang de alleenstaande dam op de lange lijn blijft.
        [portuguese-three-against-one] De tekst zegt niet wat geldt als de Rivier weer wordt verlaten. Zo is dat gelezen: de 12 zetten lopen door.
        [russian-kings-4-or-5-pieces] { whose-moves-open }
        [russian-kings-6-or-7-pieces] { whose-moves-open }
        [brazilian-64-kings-4-or-5-pieces] { whose-moves-open }
        [brazilian-64-kings-6-or-7-pieces] { whose-moves-open }
       *[other] De tekst zegt niet: { $open }. Zo is dat gelezen: { $taken }.
    }
whose-moves-open = De tekst zegt niet wiens zetten worden geteld. Zo is dat gelezen: die van elke speler.
reading-here = { $known ->
        [international-2024-three-against-one] Zo is de tekst hier gelezen: de 5 zetten komen in de plaats van wat er van de 16 over is, en gelden zolang de alleenstaande dam op de lange lijn blijft.
        [russian-one-against-one] { neither-is-stronger }
        [brazilian-64-one-against-one] { neither-is-stronger }
       *[other] Zo is de tekst hier gelezen: { $reading }.
    }
neither-is-stronger = Zo is de tekst hier gelezen: geen van beide partijen is de sterkste, en elke speler krijgt 5 zetten.
