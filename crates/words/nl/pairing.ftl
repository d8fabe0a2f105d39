### Waarom een ronde zo is ingedeeld, of niet kan worden ingedeeld.

## Gegevens die elkaar tegenspreken

field-no-round = ronde 0 moet worden ingedeeld, en ronden tellen vanaf 1
field-after-last-round = ronde { $round } moet worden ingedeeld, en het toernooi heeft { $rounds } ronden
field-number-twice = twee spelers hebben indelingsnummer { $number }
field-numbers-unsorted = speler { $number } komt na speler { $after }: zet de spelers op volgorde van indelingsnummer
field-order-twice = spelers { $other } en { $number } hebben dezelfde plaats in de volgorde
field-past-rounds = speler { $number } heeft { $has } gespeelde ronden, en voor deze ronde waren er { $wanted }
field-no-opponent = speler { $number }, ronde { $round }: de tegenstander heeft index { $index }, en de indexen van { $players } spelers houden eerder op (ze beginnen met 0 en zijn geen indelingsnummers)
field-own-opponent = speler { $number }, ronde { $round }: de tegenstander is de speler zelf
field-one-sided = ronde { $round }: speler { $number } speelde tegen speler { $opponent }, die tegen een ander of tegen niemand speelde (tegenstanders zijn indexen, geen indelingsnummers)
field-no-game = speler { $number }, ronde { $round }: er is gespeeld, en er is geen tegenstander
field-colors = ronde { $round }: spelers { $number } en { $opponent } speelden tegen elkaar, en hebben geen verschillende kleuren
field-bye-with-opponent = speler { $number }, ronde { $round }: de bye heeft een tegenstander
field-score = speler { $number } heeft { $score } punten, en de gespeelde ronden geven { $past }
field-apart = groep { $group } van wie elkaar niet mogen treffen heeft index { $index }, en de indexen van { $players } spelers houden eerder op (ze beginnen met 0 en zijn geen indelingsnummers)

## Geen reglementaire indeling

stranded-outside = { $needed ->
        [none] { $bye ->
            [yes] alleen de bye
           *[no] niemand
        }
       *[other] alleen { $needed }{ $bye ->
            [yes] {" "}en de bye
           *[no] {""}
        }
    }
stranded-players = ieder van dezen heeft een tegenstander nodig, en beschikbaar is { stranded-outside }: { $groups }
stranded-groups = elk van deze groepen heeft een tegenstander van buiten nodig, en beschikbaar is { stranded-outside }: { $groups }
stranded-group = { $of_one ->
        [yes] { $players }
       *[no] ({ $players })
    }
named-one = { $name }
named-more = nog { $more }
stranded-between = Onderling { $stands }
between-met = { $pairs ->
        [one] heeft { $pairs } paar al tegen elkaar gespeeld
       *[other] hebben { $pairs } paren al tegen elkaar gespeeld
    }
between-apart = { $pairs ->
        [one] wordt { $pairs } paar uit elkaar gehouden
       *[other] worden { $pairs } paren uit elkaar gehouden
    }
between-same-color = { $pairs ->
        [one] moeten in { $pairs } paar beiden dezelfde kleur hebben
       *[other] moeten in { $pairs } paren beiden dezelfde kleur hebben
    }
between-had-bye = { $players ->
        [one] mag { $players } speler
       *[other] mogen { $players } spelers
    } niet nog eens de bye krijgen
way-meet-although-apart = laat spelers die uit elkaar worden gehouden toch tegen elkaar spelen
way-others-play = laat iemand de ronde overslaan, of laat een afwezige spelen
way-end-earlier = laat het toernooi een ronde eerder eindigen
way-pair-by-hand = deel de ronde met de hand in

## In strijd met de regels

breach-unpaired = { $player } is niet ingedeeld
breach-twice = { $player } is meer dan eens ingedeeld
breach-away = { $player } is ingedeeld, maar hoort in deze ronde niet te worden ingedeeld
breach-unknown = op plaats { $place } staat geen speler
breach-alone = { $player } is tegen zichzelf ingedeeld
breach-rematch = { $one } en { $other } hebben in ronde { $round } al tegen elkaar gespeeld
breach-kept-apart = { $one } en { $other } worden in deze ronde uit elkaar gehouden
breach-same-color = { $one } en { $other } moeten beiden { color-word } hebben
breach-barred-bye = { $player } mag de bye niet krijgen na ronde { $round }, met een bye of winst zonder partij
breach-needless-bye = { $player } heeft de bye, maar het aantal spelers is even
breach-missing-bye = het aantal spelers is oneven, maar niemand heeft de bye
breach-wrong-color = { $black } hoort wit te hebben tegen { $white }
breach-third-running = { $player } heeft voor de derde keer achtereen { color-word }
breach-difference = { $player } heeft dan { $more ->
        [white] { $times } keer vaker wit dan zwart
       *[black] { $times } keer vaker zwart dan wit
    } gehad
breach-bye-score = { $player } heeft met { $score } de bye, maar { $instead } met { $least } kan hem krijgen
breach-board-order = bord { $board } hoort vóór bord { $before }
breach-article = { $article ->
        [none] {""}
       *[other] {" "}(FIDE { $article })
    }
round-breach = ronde { $round }: { $what }{ breach-article }
round-detail = ronde { $round }: { $what }{ breach-article }
round-without-pairing = ronde { $round }: het systeem vindt voor deze spelers geen reglementaire indeling
round-otherwise = ronde { $round }: { $by_hand ->
        [yes] met de hand ingedeeld; het
       *[no] het
    } systeem zou { $boards ->
        [0] de bye anders hebben gegeven
        [1] één bord anders hebben ingedeeld
       *[other] { $boards } borden anders hebben ingedeeld
    }
check-relax = wat kan worden versoepeld: { $ways }
check-breach = { $what }{ $article ->
        [none] {""}
       *[other] {" "}({ $article })
    }
check-because = { $why }{ $criterion ->
        [none] {""}
       *[other] {" "}({ $criterion })
    }
check-drawn-round = ronde { $round }: geloot, maar niet volgens de regels
check-drawn-sum = { $same } van { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } volgens de regels geloot
check-round = ronde { $round }: { $boards ->
        [1] het enige bord
       *[other] { $pairs } van de { $boards } borden
    } anders dan { $system } indeelt
check-round-impossible = ronde { $round }: er is geen reglementaire indeling
check-sum = { $same } van { $rounds ->
        [1] { $rounds } ronde zoals { $system } die indeelt
       *[other] de { $rounds } ronden zoals { $system } ze indeelt
    }
check-in-report = verslag
check-by-system = systeem
check-no-pairing = er is geen reglementaire indeling van ronde { $round }
check-several-byes = meer dan één heeft de bye van de indeling: { $players }
check-rounds-not-said = opmerking: het bestand zegt niet hoeveel ronden het toernooi heeft; { $rounds ->
        [one] de { $rounds } ronde die is ingedeeld geldt als de enige
       *[other] de { $rounds } ronden die zijn ingedeeld gelden als alle ronden
    }
check-numbers-are-places = opmerking: de startnummers zijn de eindplaatsen en volgen niet de ratings; met nummers die na de laatste ronde zijn gegeven, kunnen de ronden niet opnieuw worden ingedeeld
check-older-rules = opmerking: het toernooi begon op { $day }, en de regels van { $law } waarnaar hier wordt gekeken gelden sinds { $since }
check-schedule = opmerking: het systeem is een schema, { $name }: geen ronde daarvan wordt naar de stand ingedeeld, dus is geen indeling gecontroleerd
check-other-place = { $number } { $name } is { $place } volgens record { $record } ({ $tie_breaks }), en het verslag zegt { $said }
check-other-place-by-points = { $number } { $name } is { $place } volgens de punten, en het verslag zegt { $said }
check-places-open = opmerking: de plaatsen zijn niet naast record { $record } gelegd: er { $missing ->
        [one] ontbreekt { $missing } uitslag
       *[other] ontbreken { $missing } uitslagen
    }
check-places-unknown = opmerking: de plaatsen zijn niet naast record { $record } gelegd: weerstand { $code } is niet bekend
check-places-no-event = opmerking: de plaatsen zijn niet naast record { $record } gelegd: { $why }
check-everybody-met = opmerking: iedereen heeft iedereen ontmoet, en geen record noemt het systeem: gelezen als Zwitsers
check-other-way-round = de kleuren zijn verwisseld

## Hoe een systeem heet

system-dutch = het Nederlandse systeem
system-team-type-a = het Zwitserse teamsysteem met voorkeuren van type A
system-team-type-b = het Zwitserse teamsysteem met voorkeuren van type B
system-team = het Zwitserse teamsysteem zonder kleurvoorkeuren
system-lot = de loting
system-named = { $name }

## Waarom niet anders

bracket-word = de groep van { $single ->
        [yes] { $score } punt
       *[no] { $score } punten
    }
why-chosen = zo is er ingedeeld
why-met = zij hebben in ronde { $round } al tegen elkaar gespeeld
why-had-bye = een bye, of de punten van winst zonder partij, in ronde { $round }
why-same-color = beiden moeten { color-word } hebben
why-apart = zij worden uit elkaar gehouden{ $why ->
        [none] {""}
       *[other] : { $why }
    }
why-incomplete = de anderen zouden niet allemaal kunnen worden ingedeeld
why-worse = { bracket-word } zou slechter uitkomen: { $criterion }: { $instead } in plaats van { $chosen }
why-later = in alles even goed, maar { bracket-word } wordt in een vaste volgorde geprobeerd, en dit komt daarin later
why-no-bye = er is een even aantal in te delen: niemand heeft de bye
amount-none = geen
left-alone-in-bracket = de enige in de groep
left-meets-nobody = mag tegen niemand in de groep spelen
left-odd = de groep heeft een oneven aantal spelers
left-not-all = de spelers van de groep kunnen niet allemaal tegen elkaar worden ingedeeld
left-unknown = {""}

## Wat de criteria van het Nederlandse systeem tellen

criterion-bye-score = score van wie de bye heeft
criterion-downfloaters = spelers die zakken
criterion-downfloater-scores = scores van de spelers die zakken
criterion-next-bracket = spelers die uit de volgende groep zakken
criterion-bye-unplayed = niet gespeelde partijen van wie de bye heeft
criterion-topscorer-difference = kanshebbers of hun tegenstanders met een kleurverschil van meer dan twee
criterion-topscorer-run = kanshebbers of hun tegenstanders met drie keer achtereen dezelfde kleur
criterion-preference = spelers zonder de kleur waar zij recht op hebben
criterion-strong-preference = spelers zonder een kleur waar zij sterk recht op hebben
criterion-downfloat-after-one = zakkers die ook de vorige ronde zakten
criterion-upfloat-after-one = tegenstanders van zakkers die zelf de vorige ronde stegen
criterion-downfloat-after-two = zakkers die ook twee ronden geleden zakten
criterion-upfloat-after-two = tegenstanders van zakkers die zelf twee ronden geleden stegen
criterion-downfloat-scores-after-one = scores van wie verder zakken, en ook de vorige ronde zakten
criterion-upfloat-scores-after-one = scores van wie spelen tegen iemand die de vorige ronde steeg
criterion-downfloat-scores-after-two = scores van wie verder zakken, en ook twee ronden geleden zakten
criterion-upfloat-scores-after-two = scores van wie spelen tegen iemand die twee ronden geleden steeg

## Wat de criteria van het teamsysteem tellen

criterion-team-bye-score = score van het team met de bye
criterion-team-bye-unplayed = ronden zonder wedstrijd van het team met de bye
criterion-upfloaters = teams die omhoog gaan
criterion-upfloater-differences = hoeveel lager de scores van de teams die omhoog gaan zijn
criterion-next-upfloaters = teams die in de volgende groep omhoog komen
criterion-upfloaters-again = teams die omhoog gaan en ook in de vorige ronde een andere score troffen
criterion-team-preference = teams zonder de kleur van hun voorkeur
criterion-team-strong-preference = teams zonder een kleur waarvoor ze een sterke voorkeur hebben
criterion-floaters-met = tegenstanders van teams die omhoog gaan die ook in de vorige ronde een andere score troffen

## Kleuren

due-color = { $name } heeft recht op { color-word }, { $strength ->
        [mild] zwak
        [strong] sterk
       *[absolute] absoluut
    }
due-neither = { $name } heeft op geen van beide kleuren recht
due-before = toen hun kleuren het laatst verschilden, had { $white } { $white_had ->
        [white] wit
       *[black] zwart
    } (ronde { $white_round }) en { $black } { $black_had ->
        [white] wit
       *[black] zwart
    } (ronde { $black_round })
colors-due = { $white }; { $black }
colors-last-difference = beiden hebben recht op dezelfde kleur{ $before ->
        [none] {""}
       *[other] ; { $before }
    }: nu andersom
colors-higher = beiden hebben recht op dezelfde kleur; { $name } staat hoger en krijgt { $color ->
        [none] de voorkeur
        [white] wit
       *[black] zwart
    }
colors-initial = niemand heeft recht op een kleur; { $name } staat hoger en krijgt { color-word }, { $initial ->
        [yes] de
       *[no] niet de
    } beginkleur: { $own ->
        [yes] nummer { $number } is { parity-word }
       *[no] nummer { $number } telt als { parity-word } zonder wie nog niet zijn ingedeeld
    }
colors-of-teams = { $rule ->
        [initial] geen van beide heeft een wedstrijd gespeeld; { $name } is het eerste team en krijgt met nummer { $number } { color-word }
        [only-preference] slechts een van beide heeft een kleurvoorkeur
        [both-preferences] ze hebben tegengestelde voorkeuren
        [strong-preference] beide hebben dezelfde voorkeur, en slechts een van beide een sterke
        [difference] wit gaat naar het team waarvan wit min zwart lager is
        [last-difference] toen hun kleuren de laatste keer verschilden, waren ze omgekeerd
        [first-preference] { $name } is het eerste team en heeft voorkeur voor { color-word }
        [first-alternates] { $name } is het eerste team en had in zijn laatste wedstrijd de andere kleur
       *[other-alternates] slechts een van beide heeft gespeeld, en had in zijn laatste wedstrijd de andere kleur
    }
parity-word = { $initial ->
        [yes] oneven
       *[no] even
    }

## Opmerkingen

remark-by-lot = Door loting ingedeeld tussen spelers met dezelfde score.
remark-team-type-b = C.04.6, 1.7.2 kan op twee manieren worden gelezen: in de laatste ronde geldt een team dat beide kleuren even vaak had en dezelfde twee keer achtereen, hier als een team met een sterke voorkeur voor de andere.
remark-by-hand = Met de hand ingedeeld: { $reason }.
remark-board-by-hand = { $of_teams ->
        [yes] Wedstrijd
       *[no] Bord
    } { $board } is met de hand ingedeeld: { $reason }.
remark-would-have-white = Volgens de regels zou { $name } wit hebben.
remark-moved-down = { $name } is gezakt: { $why }.
remark-first-pairing = In de eerste indeling die in de groep wordt geprobeerd spelen deze twee tegen elkaar.
remark-nobody-lower = Niemand in de groep staat lager.
remark-rated-then = Ronde { $round } wordt beoordeeld naar de ratings en plaatsingsnummers waarmee zij is ingedeeld; sindsdien gewijzigd: { $players }{ $more ->
        [0] {""}
       *[other] ; en nog { $more }
    }.
remark-rated = { $name } { $was ->
        [none] zonder rating
       *[other] { $was }
    } (nu { $now ->
        [none] geen
       *[other] { $now }
    })
remark-accelerated = De punten zijn die van de indeling, met de versnelling erbij.
remark-from-above = Van boven: { $names }.
remark-from-below = Van onder: { $names }.
remark-left-over = { $name } { $bye ->
        [yes] heeft de bye
       *[no] zakt
    }: { $why }.
remark-not-kept = Niet volledig gehaald: { $figures }.
remark-figure = { $counts }: { $text } ({ $criterion })
remark-colors = Kleuren: { $why } ({ $law }, { $article }).
remark-why-not = { $other ->
        [none] Waarom niet de bye voor { $name }?
       *[other] Waarom niet { $name } - { $other }?
    }
remark-otherwise = { $by_hand ->
        [yes] Het systeem zou de ronde anders hebben ingedeeld:
       *[no] Het systeem deelt de ronde vandaag anders in; zijn er sindsdien uitslagen of spelers gewijzigd?
    }
remark-published = gepubliceerd: { $pairs ->
        [none] niets
       *[other] { $pairs }
    }
remark-system = systeem: { $pairs ->
        [none] niets
       *[other] { $pairs }
    }
pair-of-players = { $white } - { $black }
pair-of-bye = { $id } bye
