### Wat een opdracht heeft gedaan.

as-recorded = { $what } (was al zo)
of-player = { $id }: { $what }
note = let op: { $what }
bye-word = { $bye ->
        [bye] bye
        [full-point-bye] bye met een heel punt
        [half-point-bye] bye met een half punt
       *[absent] afwezig
    }
outcome = { $kind ->
        [forfeit] { $score } reglementair
        [adjudicated] { $score } arbitraal
        [total] { $score } samen
        [adjourned] afgebroken
       *[annulled] vervallen
    }
ending = { $id } { $how ->
        [resigned] heeft { ending-game } opgegeven
       *[left] is bij { ending-game } weggelopen
    }{ $moves ->
        [none] {""}
        [one] {" "}na { $moves } zet
       *[other] {" "}na { $moves } zetten
    }{ $penalised ->
        [yes] {" "}(met strafpunten)
       *[no] {""}
    }
ending-game = { $game ->
        [1] de partij
       *[other] partij { $game }
    }

## Spelers

asked = { $id }: { bye-word } in ronde { $round }
playoff-was-decided = besloten was dat { $id } { $name } doorgaat: de partijen van de barrage beslissen dat nu
lineup-open-again = ronde { $round }: { $several ->
        [yes] borden { $seats } waren
       *[no] bord { $seats } was
    } reglementair verloren, en { $several ->
        [yes] worden
       *[no] wordt
    } nu gespeeld; { $home } - { $away } staat op { $stands }
asked-before = { $what } (was { bye-word })
plays-although-asked = ronde { $round }: { $id } speelt nu (was { bye-word })
plays = { $id } speelt in ronde { $round }
plays-from = { $id } { $name } speelt vanaf ronde { $round }
points-without-games = { $id } heeft { $points } punten uit { $byes } byes met een heel punt, zonder een partij
has-withdrawn = { $id } heeft zich teruggetrokken na ronde { $round }
withdraws = { $id } trekt zich terug na ronde { $round }
results-of-leaver = { $id } heeft { $played } van { $scheduled } { $teams ->
        [yes] wedstrijden
       *[no] partijen
    } gespeeld: de uitslagen { $counts ->
        [yes] tellen
       *[no] tellen voor niemand
    }
results-of-leaver-now = hiermee heeft { $id } { $played } van { $scheduled } { $teams ->
        [yes] wedstrijden
       *[no] partijen
    } gespeeld: de uitslagen { $counts ->
        [yes] tellen van nu af aan
       *[no] tellen voor niemand meer
    }
open-before = ronde { $round }, bord { $board }: { $white } - { $black } staat nog open: dat is vóór de terugtrekking na ronde { $after }
is-in = { $id } doet mee
is-back = { $id } doet weer mee
removed = { $id } { $name } geschrapt
added = { $id } { $name }{ $from ->
        [none] {""}
       *[other] , vanaf ronde { $from }
    }
known = { $id } { $name }, { $with ->
        [none] stond er al
       *[other] stond er al met { $with }
    }
differs = { $field ->
        [rating] rating
        [title] titel
        [federation] bond
        [federation-id] bondsnummer
        [club] club
        [categories] categorieën
        [team] team
        [sex] geslacht
        [family] familie
       *[birth] geboren
    } { $there ->
        [none] niet bekend
       *[other] { $there }
    }, niet { $said }
alias = { $id } { $name }: ook bekend als { $alias }
found-by = { $id } { $name }: wordt al gevonden als { $alias }, zonder alias
alias-gone = { $id } { $name }: niet meer bekend als { $alias }
renewed-player = { $id } { $name }: { $what }
renewed = { $field ->
        [rating] rating
        [title] titel
        [federation-id] bondsnummer
       *[club] club
    } { $now } (was { $was ->
        [none] niet bekend
       *[other] { $was }
    })
counts-from = { $paired ->
        [one] ronde 1 blijft zoals ze is ingedeeld
       *[other] ronde 1 tot en met { $paired } blijven zoals ze zijn ingedeeld
    }; { $next ->
        [none] er is geen ronde meer waarin dit telt
       *[other] dit telt vanaf ronde { $next }{ $rated ->
            [yes] { $numbers ->
                [yes] , met plaatsingsnummers volgens de nieuwe ratings
               *[no] , met de plaatsingsnummers zoals ze zijn
            }
           *[no] {""}
        }
    }{ $tie_breaks ->
        [none] {""}
       *[other] ; bij { $tie_breaks } tellen de nieuwe ratings voor alle ronden
    }
update-not-listed = { $player }: staat niet in de lijst
update-more-not-listed = nog { $more } staan ook niet in de lijst
update-unclear = { $player }: niet gewijzigd; misschien { $lines }{ $more ->
        [0] {""}
       *[other] ; of een van nog { $more }
    }
update-other-birth = { $player }: hier geboren { $birth }, en dat blijft; is het { $line }?
update-other-name = { $player }: niet gewijzigd; het nummer is van { $line }
listed = regel { $line }{ $name ->
        [none] {""}
       *[other] {" "}{ $name }
    }{ $known ->
        [none] {""}
       *[other] {" "}({ $known })
    }
updated-in-all = { $updated } bijgewerkt, { $same } zoals in de lijst, { $unclear } niet duidelijk, { $missing } niet in de lijst
heading-in-list = let op: regel { $line }: `{ $text }` is voor een kop gehouden, en is geen speler; { $players ->
        [0] er staat niemand onder
        [one] de speler eronder is ook ingevoerd
       *[other] de { $players } spelers eronder zijn ook ingevoerd
    }
footer-of-list = regel { $line }: `{ $text }` staat onder de spelers, en is niet gebruikt
ratings-of-list = regel { $line }: de rating `{ $text }` is gelezen als { $rating }{ $more ->
        [0] { "" }
        [one] , en nog 1 zonder tekens of decimalen
       *[other] , en nog { $more } zonder tekens of decimalen
    }
numbers-from-ids = `{ $head }` geeft de bondsnummers van { players-word }
no-id-of-list = regel { $line }: `{ $id }` is hier geen kenmerk van een speler; er is een ander gegeven
other-id-of-list = { $id } { $name }: het kenmerk { $wanted } van de lijst is van een ander
later-than-asked = { $id } zou vanaf ronde { $asked } spelen, maar die is al ingedeeld: de eerste ronde is { $from }
two-of-one-name = één naam, en twee mensen volgens geboorte of nummer: { $pairs }
two-people = { $id } { $name } en { $other } { $other_name }
told-apart-in-list = voor twee mensen gehouden: { $pairs }
added-in-all = { $added } toegevoegd, { $known ->
        [one] { $known } deed
       *[other] { $known } deden
    } al mee, { players-word } in totaal
players-word = { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }

## Ronden en borden

round-paired-now = ronde { $round } is ingedeeld
rounds-paired = de ronden { $first } tot en met { $last } zijn ingedeeld
both-paired = de ronden { $first } en { $last } zijn ingedeeld
unpaired = de indeling van ronde { $round } is ongedaan gemaakt
round-of = ronde { $round }{ when-word }: { boards-word }
when-word = { $date ->
        [none] {""}
       *[other] , { $date }
    }{ $time ->
        [none] {""}
       *[other] , { $time } uur
    }
left-adjourned = ronde { $round }, afgebroken { $several ->
        [yes] borden
       *[no] bord
    } { $boards }
round-dated = ronde { $round }{ when-word }
round-undated = ronde { $round } heeft geen dag en geen tijd meer
not-on-fixed-board = { $id } hoort aan bord { $fixed } te zitten, waar een ander zit, en zit aan bord { $board }
boards-word = { $boards ->
        [one] { $boards } bord
       *[other] { $boards } borden
    }
board-line = { $board }  { $white } { $white_name } - { $black } { $black_name }{ $result ->
        [none] {""}
       *[other] {"  "}{ $result }
    }
board-of-match = { $board }  { $home } { $home_name } - { $away } { $away_name }{ $result ->
        [none] {""}
       *[other] {"  "}{ $result }
    }
bye-line = {"     "}{ $id } { $name }: { bye-word }
free-line = {"     "}{ $id } { $name }: vrij
seated = ronde { $round }, bord { $board }: { $white } - { $black }
rests = ronde { $round }: { $id } { bye-word }
withdrawn-before-pairing = { $id } houdt een plaats in het rondeschema, met partijen die niet tellen
gives-bye-up = ronde { $round }: { $id } speelt, en heeft de bye niet meer
must-not-meet = { $players } mogen elkaar niet treffen{ $rounds }
may-meet = { $players } mogen elkaar treffen
groups-apart = spelers van { group-word } mogen elkaar niet treffen{ $rounds }
groups-may-meet = spelers van { group-word } mogen elkaar treffen
echo-clubs-alike = let op: { $one } en { $other } zijn hier twee clubs: schrijf ze gelijk als het er één is
paired-before-rule = let op: { $one ->
        [yes] ronde { $from } is
       *[no] de ronden { $from } tot en met { $to } zijn
    } al ingedeeld, en daar verandert de regel niets{ $whole ->
        [yes] : hij heeft geen gevolg, tenzij opnieuw wordt ingedeeld
       *[no] {""}
    }
no-such-groups = let op: er zijn geen twee spelers van { group-word }
group-word = { $by ->
        [club] dezelfde club
        [family] dezelfde familie
        [federation] dezelfde bond
       *[team] hetzelfde team
    }
in-all-rounds = {""}
in-one-round = {" "}in ronde { $round }
in-rounds-from = {" "}vanaf ronde { $from }
in-rounds-up-to = {" "}tot en met ronde { $to }
in-rounds-between = {" "}in de ronden { $from } tot en met { $to }
takes-place = ronde { $round }, bord { $board }: { $id } speelt in plaats van { $other }
goes-on = ronde { $round }, bord { $board }: { $id } gaat door

## Uitslagen

scored = ronde { $round }, bord { $board }: { $white } - { $black } { $results }
in-words = { $what } ({ $how ->
        [white] wit wint
        [black] zwart wint
        [draw] remise
        [draw-plus-white] remise met een plus voor wit
        [draw-plus-black] remise met een plus voor zwart
        [white-by-forfeit] wit wint reglementair
        [black-by-forfeit] zwart wint reglementair
        [both-forfeit] reglementair verlies voor beiden
        [both-lost] beiden verliezen
        [adjourned] afgebroken
       *[annulled] vervallen
    })
postponed = ronde { $round }, bord { $board }: { $white } - { $black } uitgesteld{ $until ->
        [none] , nog zonder datum
       *[other] {" "}tot uiterlijk { $until }
    }
ruling-stands = { $what }; voor dit bord geldt een beslissing: { $ruling }{ $entered ->
        [none] {""}
       *[other] , en daarbij werd { $entered } ingevoerd
    }
before-its-round = { $until } ligt vóór { $day }, de speeldag van de ronde
match-was-postponed = let op: de wedstrijd van ronde { $round } was uitgesteld tot { $until }; die dag blijft niet bewaard
was-postponed = de partij was uitgesteld tot { $until }; die dag blijft niet bewaard
was = { $what } (was { $results })
has-no-result = ronde { $round }, bord { $board }: { $white } - { $black } heeft geen uitslag
cleared = ronde { $round }, bord { $board }: { $white } - { $black } heeft geen uitslag meer
colors-were = ronde { $round }, bord { $board }: { $white } had wit, { $black } had zwart; de uitslag blijft van hen: { $white } - { $black } { $results }
paired-on-it = { $several ->
        [yes] de ronden { $first } tot en met { $last } zijn ingedeeld op wat er stond, en blijven zo
       *[no] ronde { $first } is ingedeeld op wat er stond, en blijft zo
    }
other-goes-on = { $teams ->
        [yes] wedstrijd
       *[no] bord
    } { $number }: { $winner ->
        [none] niemand gaat door volgens wat er nu staat
       *[other] { $winner } gaat door volgens wat er nu staat
    }, maar in ronde { $next } speelt { $seated }, en dat blijft zo
no-longer = { $what }, vervallen: { $ending }
stays = { $what } blijft staan
to-be-played = ronde { $round }, bord { $board }: nog te spelen
gave-up = ronde { $round }, bord { $board }: { $ending }
rated = ronde { $round }, bord { $board }{ $game ->
        [none] {""}
       *[other] , partij { $game }
    }: { $rated ->
        [yes] telt voor de rating
       *[no] telt niet voor de rating
    }
only-adjourned = ronde { $round }: alle uitslagen zijn binnen, op afgebroken of uitgestelde partijen na: { $several ->
        [yes] borden
       *[no] bord
    } { $boards }
all-results-in = ronde { $round }: alle uitslagen zijn binnen
still-open = ronde { $round }: nog niet binnen: { $boards }
many-open = ronde { $round }: { $boards } borden zijn nog niet binnen
ruling-leaves-result = let op: ronde { $round }, bord { $board } blijft { $results }: de woorden van een beslissing veranderen geen uitslag
ruling-without-result = let op: ronde { $round }, bord { $board } heeft geen uitslag: de beslissing voert er geen in
ruling-recorded = ronde { $round }{ $board ->
        [none] {""}
       *[other] , bord { $board }
    }: { $before ->
        [yes] al eerder vastgelegd
       *[no] vastgelegd
    }: { $words }
ruling-public-now = ronde { $round }{ $board ->
        [none] {""}
       *[other] , bord { $board }
    }: vanaf nu openbaar, en komt bij het bord op de site: { $words }
other-round = volgens de notatie is het ronde { $named }; het bord is er een van ronde { $round }

## Velden

set = { $field }: { $value }
numbers-taken-away = indelingsnummers weggehaald bij { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
taken-away = { $field } weggehaald
tie-breaks-changed = de volgorde bij gelijk eindigen is veranderd terwijl het toernooi al bezig is

## Heen en terug

operation = { $number } { $verb }: { $summary }
undone = ongedaan gemaakt: { $number } { $verb }: { $summary }
done-again = opnieuw gedaan: { $number } { $verb }: { $summary }
back-to = het bestand is weer zoals na bewerking { $number }, { $verb }: { $summary }

## Begonnen

begun = { $name }, { system-word }
begun-in = { $file }: { $name }, { system-word }, lotingsgetal { $seed }
by-preset = met de regels van: { $title } ({ $source }); { $unread ->
        [one] één ding staat
       *[other] { $unread } dingen staan
    } niet in die bron, en is als bij elk nieuw evenement
system-word = { $system ->
        [swiss] Zwitsers
        [round-robin] rondtoernooi
        [match] tweekamp
        [scheveningen] Scheveningen
       *[knockout] knock-out
    }
imported = { $file }: { imported-word }
imported-word = { $name }, { system-word }, { players-word }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } ingedeeld
new-list = { $file }: een nieuwe lijst, { $scheme }

## Ratinglijsten

counted = { $event }: { $games ->
        [one] { $games } partij telt mee
       *[other] { $games } partijen tellen mee
    }{ $left_out ->
        [none] {""}
       *[other] ; tellen niet mee: { $left_out }
    }{ $recorded ->
        [yes] , stond er al
       *[no] {""}
    }
left-out = { $games } { $why ->
        [adjourned] afgebroken
        [forfeited] reglementair beslist
        [lost-by-both] door beiden verloren
        [not-rated] aangemerkt als niet voor de rating
        [struck-out] vervallen
        [unrated] van spelers zonder rating
        [score-only] waarvan alleen de score samen bekend is
       *[no-result] zonder uitslag
    }
is-listed = { $player } is { $id }
new-in-list = nieuw: { $player }, { $initial }
begun-unrated = { $players ->
        [one] 1 nieuwe speler begint
       *[other] { $players } nieuwe spelers beginnen
    } op { $rating }: { $by ->
        [default] een keuze van dit programma, niet van een bond
        [average] het gemiddelde van de anderen in het evenement
       *[list] zoals de lijst zegt
    }
own-ratings-not-taken = { $players ->
        [one] de rating die 1 van hen in het evenement heeft wordt niet gebruikt
       *[other] de ratings die { $players } van hen in het evenement hebben worden niet gebruikt
    }: onder { $scheme } begint iedereen op { $rating }
unrated-from-now = spelers zonder rating vanaf nu: { $what ->
        [left-out] hun partijen tellen niet
        [average] zij beginnen op het gemiddelde van de anderen in hun eerste evenement
       *[other] zij beginnen op { $what }
    }
entered-late = { $event } is eerder ingevoerd dan dit evenement, en later gespeeld: ratings volgen de volgorde van invoer
not-counted-before = ronde { $round }, bord { $board }: { $game }, telde niet mee
counted-otherwise = ronde { $round }, bord { $board }: { $game } (was { $was })
counts-no-longer = ronde { $round }, bord { $board }: { $game } telt niet meer mee
rated-game = { $players } { $result }
rated-result = { $score ->
        [void] geen partij
       *[other] { $score }
    }{ $uncredited ->
        [yes] , levert de winnaar niets op
       *[no] {""}
    }{ $penalised ->
        [white] , strafpunten voor wit
        [black] , strafpunten voor zwart
       *[none] {""}
    }
another-day = op een andere dag
moved = { $name }: { $was } { $change } = { $rating }

## Bij een wijziging

steps = { $steps }
back-outside = buiten het programma veranderd: zoals na bewerking { $number }
older-state = het bestand is zoals het was na bewerking { $number }: wat tot en met bewerking { $last } is gedaan, staat er niet in
of-other-history = bewerking { $number } is op twee computers gedaan, en het bestand is dat van een van beide: wat op de andere is ingevoerd, kan ontbreken ({ $mark })
result-only-in-copy = alleen in { $copy }: { $what }
name-like-heading = let op: regel { $line }: `{ $name }` is voor een naam gehouden, en eindigt als een kop
name-without-letter = let op: regel { $line }: `{ $name }` is voor een naam gehouden, en heeft geen letter
number-for-federation = let op: regel { $line }: `{ $text }` is een getal en geen bond: weggelaten
lines-repeated = { $several ->
        [yes] regels { $lines } herhalen
       *[no] regel { $lines } herhaalt
    } een eerdere regel: één keer ingevoerd
unread-copy = { $copy } is niet te lezen: niemand weet of er uitslagen in staan die niet in { $file } staan
conflict-copy = { $file } is een kopie van { $of } ernaast: wat in het ene wordt ingevoerd, staat niet in het andere
not-published = { $file } is een kopie van { $of } ernaast: zij wordt niet gepubliceerd
compared-same = { $file } en { $other } bevatten hetzelfde evenement
compared-ids = { $other } is geen kopie van { $file }: kenmerken zijn daar van anderen, zoals { $id }, hier { $name } en daar { $other_name }
compared-other = { $file } is “{ $name }”, en { $other } is een ander toernooi, “{ $other_name }”: geen speler zit in beide
compared = { $other }, vergeleken met { $file }: wat nu zo is, staat in { $other }, wat zo was in { $file }
changed-since = het bestand is na bewerking { $last } buiten het programma veranderd
was-entered = { $what }; ingevoerd om { $at }, bewerking { $number }
more-gone = en nog { $more }
differs-result-gone = ronde { $round }, bord { $board }: { $white } - { $black } { $was } is weg
differs-result-other = ronde { $round }, bord { $board }: { $white } - { $black } is nu { $now }, en was { $was }
differs-result-new = ronde { $round }, bord { $board }: { $white } - { $black } { $now } is nieuw
differs-playoff-gone = barrage na ronde { $round }: { $white } - { $black } { $was } is weg
differs-playoff-new = barrage na ronde { $round }: { $white } - { $black } { $now } is nieuw
differs-round-gone = ronde { $round } is weg, met { $boards ->
        [one] { $boards } bord
       *[other] { $boards } borden
    }
differs-round-new = ronde { $round } is nieuw, met { $boards ->
        [one] { $boards } bord
       *[other] { $boards } borden
    }
differs-seats = ronde { $round }, bord { $board }: nu { $now ->
        [none] niemand
       *[other] { $now }
    }, eerst { $was ->
        [none] niemand
       *[other] { $was }
    }
differs-bye-gone = ronde { $round }: { $id } { $name } heeft niet langer { $was ->
        [bye] de vrije ronde
        [full-point-bye] een bye met hele punten
        [half-point-bye] een bye met halve punten
       *[absent] een afwezigheid
    }
differs-bye-new = ronde { $round }: { $id } { $name } heeft nu { $now ->
        [bye] de vrije ronde
        [full-point-bye] een bye met hele punten
        [half-point-bye] een bye met halve punten
       *[absent] een afwezigheid
    }
differs-correction-gone = ronde { $round }, bord { $board }: er staat niet meer bij dat er eerst { $was } stond
differs-correction-new = ronde { $round }, bord { $board }: er staat bij dat er eerst { $was } stond
differs-award-gone = { $given } is weg
differs-award-new = { $given } is nieuw
differs-round-other = ronde { $round }: dag, opmerkingen of andere gegevens zijn anders
differs-player-gone = { $id } { $name } is weg
differs-player-new = { $id } { $name } is nieuw
differs-withdrawal-gone = { $id } { $name }: de terugtrekking na ronde { $after } is weg
differs-player-field = { $id } { $name }: { $field } { $now ->
        [none] { $was } is weg
       *[other] { $was ->
            [none] { $now } is nieuw
           *[other] is nu { $now }, en was { $was }
        }
    }
differs-forbidden-gone = het verboden paar { $names } is weg
differs-forbidden-new = het verboden paar { $names } is nieuw
differs-asked-gone = ronde { $round }: { $id } { $name } had gevraagd om { $bye ->
        [bye] de vrije ronde
        [full-point-bye] een bye met hele punten
        [half-point-bye] een bye met halve punten
       *[absent] een afwezigheid
    }, en dat is weg
differs-asked-new = ronde { $round }: { $id } { $name } heeft gevraagd om { $bye ->
        [bye] de vrije ronde
        [full-point-bye] een bye met hele punten
        [half-point-bye] een bye met halve punten
       *[absent] een afwezigheid
    }
differs-player-other = { $id } { $name }: { $fields } anders
differs-fields = ook anders: { $fields }
edited-outside = buiten het programma gewijzigd
as-found = het bestand zoals het is gevonden
as-found-after-damage = het bestand zoals het is gevonden; wat eraan voorafging is beschadigd
state-after = de stand na { $number }
history-hand-edit = het bestand is met de hand gewijzigd: vastgelegd als bewerking { $number }
by-hand = met de hand: { $what }
only-layout = alleen opmerkingen of de opmaak: niets van de inhoud
dry-run = proef: er is niets geschreven
nothing-to-change = er verandert niets
as-it-is = zo was het al

## Lijsten en notaties

from-list = uit { $file }, regel { $line }: { $about }
players-read = { $file }: { players-word } gelezen; { $heads }
head-taken = { $head }
head-taken-as = { $head } als { $field }
head-other-not-used = de andere { $head } niet gebruikt
head-not-used = { $head } niet gebruikt
head-none = een kolom zonder kop, met `{ $cell }`, niet gebruikt
lines-chosen = { $chosen } van { $of } regels hebben { $condition }
line-nearly-chosen = let op: regel { $line } heeft `{ $cell }`, en blijft weg
list-decides = { $field ->
        [number] indelingsnummers van { players-word } uit `{ $head }`: de ratings bepalen de volgorde niet
        [from_round] de eerste ronde van { players-word } uit `{ $head }`
        [team] teams van { players-word } uit `{ $head }`
        [family] families van { players-word } uit `{ $head }`
       *[categories] categorieën van { players-word } uit `{ $head }`
    }
national-numbers = `{ $head }` heeft nationale nummers van { players-word }: bestanden voor andere programma's geven het nummer van een speler als dat van de FMJD of de FIDE
ratings-elsewhere = { players-word } zonder rating in `{ $taken }` { $players ->
        [one] heeft
       *[other] hebben
    } er een in `{ $head }`, en die kolom is niet gebruikt
own-numbers = `{ $head }` is de nummering van de lijst en bepaalt de indelingsnummers niet
results-read = { $read ->
        [one] { $read } uitslag
       *[other] { $read } uitslagen
    } gelezen{ $empty ->
        [0] {""}
        [one] , { $empty } regel zonder uitslag
       *[other] , { $empty } regels zonder uitslag
    }{ $lines ->
        [none] {""}
       *[other] {" "}(regel { $lines })
    }{ $byes ->
        [0] {""}
        [one] , { $byes } speler zonder tegenstander
       *[other] , { $byes } spelers zonder tegenstander
    }{ $unknown ->
        [none] {""}
       *[other] ; niet gebruikt: { $unknown }
    }
games-head = { $event }, ronde { $round }
games-word = { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }
games-in-all = { games-word }: { $parts }
games-of-round = ronde { $round }: { games-word }: { $parts }{ $amended ->
        [none] {""}
       *[other] ; { $amended }
    }{ $accepted ->
        [none] {""}
       *[other] ; geaccepteerd hoewel er iets niet klopt: bord { $accepted }
    }
games-board-was = bord { $board } was { $was }
games-part = { $games } { $fate ->
        [entered] ingevoerd
        [to-enter] in te voeren
        [amended] verbeterd
        [to-amend] te verbeteren
        [agreed] { $games ->
            [one] stond er al
           *[other] stonden er al
        }
        [ruled] volgens beslissing
        [not-entered] niet ingevoerd
        [missing] { $games ->
            [one] ontbreekt
           *[other] ontbreken
        }
        [colors-exchanged] met de kleuren van de notatie
        [of-no-board] van geen enkel bord
       *[of-other-rounds] van andere ronden
    }
games-fate = { $fate ->
        [to-enter] in te voeren
        [to-amend] te verbeteren{ $was ->
            [none] {""}
           *[other] , was { $was }
        }
        [entered] ingevoerd
        [amended] verbeterd{ $was ->
            [none] {""}
           *[other] , was { $was }
        }
        [agreed] stond er al
        [ruled] volgens beslissing
        [not-entered] niet ingevoerd
        [missing] ontbreekt
       *[no-record] {""}
    }
pdn-not-played = { $boards ->
        [one] { $boards } partij die niet gespeeld is, is weggelaten
       *[other] { $boards } partijen die niet gespeeld zijn, zijn weggelaten
    }
pdn-score-only = { $boards ->
        [one] { $boards } micromatch waarvan alleen de score bekend is, is weggelaten: wie welke partij won, weet niemand
       *[other] { $boards } micromatches waarvan alleen de score bekend is, zijn weggelaten: wie welke partij won, weet niemand
    }
pdn-private-rulings = { $rulings ->
        [one] { $rulings } beslissing die niet openbaar is, is weggelaten
       *[other] { $rulings } beslissingen die niet openbaar zijn, zijn weggelaten
    }
pdn-unread = { $file } kan niet worden gelezen: de partijen daaruit zijn zonder zetten geschreven
pdn-no-record = ronde { $round }, bord { $board }: { $record } is er niet
pdn-without-moves = { $games ->
        [one] { $games } partij heeft een uitslag en geen zetten
       *[other] { $games } partijen hebben een uitslag en geen zetten
    }
pdn-of-no-board = { $games ->
        [one] { $games } partij van de bestanden hoort bij geen bord
       *[other] { $games } partijen van de bestanden horen bij geen bord
    }
pdn-other-players = ronde { $round }, bord { $board }: { $record } noemt { $white } - { $black }, en niet beide spelers van het bord
games-file-replaced = { $file } was de notatie van ronde { $round }, { $several ->
        [yes] borden
       *[no] bord
    } { $boards }, en is dat niet meer: bewaar het bestand van elke ronde onder een eigen naam
pdn-disagrees = ronde { $round }, bord { $board }: { $what }
pdn-other-result = ronde { $round }, bord { $board }: het toernooi heeft { $result }, de notatie { $recorded }
games-nothing-to-change = er verandert niets
games-dry-run = proef: er is niets geschreven
and-more = { $first } (en nog { $more })
and-boards = { $first } (en { $several ->
        [yes] borden
       *[no] bord
    } { $boards })
history-state = { $state ->
        [undone] ongedaan gemaakt
        [interrupted] afgebroken
       *[other] {""}
    }
history-verb = { $verb ->
        [begin] begin
        [hand-edit] met de hand
        [mend] herstel
       *[other] { $verb }
    }
history-head = bewerking { $number }: { $hash }
history-verified = bewerking { $number } heeft deze hash: tot en met die bewerking is niets veranderd{ $after ->
        [0] {""}
        [one] ; er volgt nog één bewerking
       *[other] ; er volgen nog { $after } bewerkingen
    }
history-not-verified = geen van de { $operations } bewerkingen heeft deze hash: dit is niet de geschiedenis waarvan hij is genoteerd
history-by = { $at }: { $command }{ $reason ->
        [none] {""}
       *[other] {" "}[{ $reason }]
    }
history-begins = hiermee begint de geschiedenis
history-nothing-yet = er is nog geen bewerking vastgelegd
history-edited-since = het bestand is sindsdien met de hand gewijzigd; de volgende opdracht legt dat vast
history-damaged-at = BESCHADIGD bij bewerking { $number }: { $what }
history-set-aside = apart gezet: { $file }

## Teams

of-teams = { $what }
team-added = { $id } { $name }{ $members ->
        [none] {""}
       *[other] : { $members }
    }
team-joined = { $id } { $name }: { $members } erbij
team-also-of = let op: { $id } speelt voor { $team }, en ook voor { $other } van dezelfde vereniging
lineup-kept = ronde { $round }, { $id } { $name }: { $players }
lineup-seated = ronde { $round }, wedstrijd { $number }, { $id } { $name }: { $players }
lineup-result-gone = ronde { $round }, bord { $board }: andere spelers, dus de uitslag vervalt
stays-empty = ronde { $round }: { $several ->
        [yes] de borden { $seats } van { $name } blijven leeg en zijn
       *[no] bord { $seats } van { $name } blijft leeg en is
    } reglementair verloren
still-empty = ronde { $round }: { $several ->
        [yes] de borden { $seats } van { $name } zijn leeg
       *[no] bord { $seats } van { $name } is leeg
    }, en reglementair verloren als er niemand komt te zitten
group-of-one = groep { $group } heeft alleen { $name }{ $near ->
        [none] , die niemand heeft om tegen te spelen
       *[other] : is { $near } bedoeld?
    }
members-seated = { $several ->
        [yes] ronden
       *[no] ronde
    } { $rounds }, { $id } { $name }: { $players }
still-lined = de opstelling van { $team } voor ronde { $rounds } noemt { $id }, die dan niet voor het team speelt: dien een andere in
added-in-no-group = { $ids } { $several ->
        [yes] zitten
       *[no] zit
    } in geen poule, en { $several ->
        [yes] worden
       *[no] wordt
    } dus niet ingedeeld
team-goes-on = ronde { $round }, wedstrijd { $number }: { $id } gaat door
no-lineup = geen opstelling voor ronde { $round }{ $teams ->
        [none] ; van elk team spelen de eerste leden
       *[other] {" "}van { $teams }; hun eerste leden spelen
    }
player-with-color = { $name } ({ $color ->
        [white] wit
       *[black] zwart
    })
scored-in-match = ronde { $round }, wedstrijd { $number }, bord { $seat } (bord { $board }): { $first } - { $second } { $results }; { $home } - { $away } staat { $stands }
in-match = { $what } (wedstrijd { $number }, bord { $seat }; { $home } - { $away } staat { $stands })
lost-match = ronde { $round }, wedstrijd { $number }: verloren door { $teams }{ $dropped ->
        [0] ; wat gespeeld is, blijft meetellen voor de rating
        [one] ; het bord wordt niet gespeeld
       *[other] ; de { $dropped } borden worden niet gespeeld
    }
rest-lost = ronde { $round }, wedstrijd { $number }: { $several ->
        [yes] de borden { $seats } zijn
       *[no] bord { $seats } is
    } zonder partij verloren door { $teams }, wat gespeeld is telt; { $home } - { $away } staat { $stands }
match-score-only = ronde { $round }, wedstrijd { $number }: { $home } - { $away } { $score }{ $was ->
        [none] { "" }
       *[other] { " " }(was { $was })
    }; van de borden is niets bekend: geen ratings, geen stand van spelers
match-empty-gone = { $several ->
        [yes] de lege borden { $seats } worden
       *[no] het lege bord { $seats } wordt
    } niet apart onthouden: wat zonder partij verloren is, telt in de score mee
match-score-short = { $points } van de { $most } punten van { $boards } borden
half-played = ronde { $round }, wedstrijd { $number } ({ $home } - { $away }) is half gespeeld: { $open ->
        [one] 1 bord heeft
       *[other] { $open } borden hebben
    } geen uitslag. De arbiter beslist of wat gespeeld is telt en de rest verloren is, of de hele wedstrijd verloren
match-still-open = ronde { $round }, wedstrijd { $number } ({ $home } - { $away }) had daarvoor gespeeld moeten zijn: { $open ->
        [one] 1 bord heeft
       *[other] { $open } borden hebben
    } geen uitslag. De arbiter beslist of de wedstrijd wordt gespeeld of verloren is
lost-later = { $id } verliest de wedstrijden van de ronden { $rounds }; de borden worden niet gespeeld
played-later = de wedstrijden van { $id } in de ronden { $rounds } worden gespeeld
match-as-boards-say = ronde { $round }, wedstrijd { $number } telt zoals op de borden is gespeeld
match-moved = ronde { $round }, wedstrijd { $number }{ when-word }{ $venue ->
        [none] {""}
       *[other] , { $venue }
    }
match-put-off = ronde { $round }, wedstrijd { $number }: { $home } - { $away } uitgesteld tot uiterlijk { $until }, { boards-word }
match-line = wedstrijd { $number }: { $home } { $home_name } - { $away } { $away_name }{ $lost ->
        [none] {""}
       *[other] , verloren door { $lost }
    }
awarded = { $id }, { $round ->
        [0] vóór ronde 1
       *[other] ronde { $round }
    }:{ $points ->
        [none] {""}
        [1] {" "}1 punt
        [-1] {" "}-1 punt
       *[other] {" "}{ $points } punten
    }{ $match_points ->
        [none] {""}
        [1] {" "}1 wedstrijdpunt
        [-1] {" "}-1 wedstrijdpunt
       *[other] {" "}{ $match_points } wedstrijdpunten
    }{ $board_points ->
        [none] {""}
       *[other] { $match_points ->
            [none] {" "}{ $board_points ->
                [1] 1 bordpunt
                [-1] -1 bordpunt
               *[other] { $board_points } bordpunten
            }
           *[other] {" "}en { $board_points ->
                [1] 1 bordpunt
                [-1] -1 bordpunt
               *[other] { $board_points } bordpunten
            }
        }
    }
award-beside-penalty = aantekening { $number } van het boek van de arbiter neemt { $id } in ronde { $round } al punten af: nu tellen beide
penalty-beside-award = in die ronde zijn al punten afgenomen, met een toekenning: { $what }; nu tellen beide
bye-of-leaver = de bye van ronde { $round } blijft staan, met de punten
requests-of-leaver = wat was aangevraagd blijft genoteerd, voor een terugkeer: { $what }
bye-in-round = { bye-word } in ronde { $round }
asked-before-return = eerder aangevraagd, en nog genoteerd: { $what }
set-instead = { $what } (was { $was })
drawn-one-group = dit is één groep, `{ $group }`, van iedereen: noem voor meer groepen elk ervan
fixtures-not-used = let op: { $file }: { $several ->
        [yes] de kolommen { $heads } zijn niet gebruikt
       *[no] de kolom { $heads } is niet gebruikt
    }
also-awarded = eerder gegeven in deze ronde, en dat blijft staan: { $given }
award-given = { $what }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
award-gone = { $id }, ronde { $round }: { $left ->
        [none] niets is gegeven of afgenomen
       *[other] teruggenomen; wat blijft: { $left }
    }
group-of = { $group }: { $field }
stage-added = { $stage }: { $system }{ $carry ->
        [points] , met de punten van de fase ervoor
        [mutual-games] , met de partijen tegen wie ook doorgaat
       *[nothing] {""}
    }
stage-qualify = { $stage }: { $to ->
        [1] plaats 1 gaat door
       *[other] de plaatsen { $from } tot en met { $to } gaan door
    }
stage-qualify-group = { $group }: { $to ->
        [1] plaats 1 van de vorige fase
       *[other] plaatsen { $from } tot en met { $to } van de vorige fase
    }
stage-between = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }promotiewedstrijden tussen { $above } en { $below }, volgens hun plaatsen
division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $promoted } promoveren{ $above ->
        [none] {""}
       *[other] {" "}naar { $above }
    }, { $promotion_matches } in promotiewedstrijden, { $relegation_matches } in degradatiewedstrijden, { $relegated } degraderen{ $below ->
        [none] {""}
       *[other] {" "}naar { $below }
    }
division-gone = { $group ->
        [none] over promotie en degradatie staat er niets meer
       *[other] { $group }: over promotie en degradatie staat er niets meer
    }
stage-gone = { $stage } is geen fase meer
stage-begins = { $stage } begint: { $field }
passed-over = { $id } heeft zich teruggetrokken en gaat niet door naar { $stage }: { $instead ->
        [none] er is niemand over voor die plaats
       *[other] { $instead } neemt die plaats in
    }
schema-two = het bestand heeft nu de vorm arbiter.event/2: u hoeft niets te doen, maar versies van dit programma die alleen arbiter.event/1 kennen, kunnen het niet lezen

## Prijzen

of-prizes = { $what }
prizes-set = { $name }: { $terms }{ $before ->
        [none] {""}
       *[other] {" "}(was { $before })
    }
prizes-open-to-all = iedereen kan winnen van { $lists }: geen categorie, groep of bord sluit iemand uit
prizes-rise = { $name }: prijs { $place } is meer dan prijs { $higher }
prizes-terms = { $prizes } ({ $code } { $sum }){ $category ->
        [none] {""}
       *[other] , categorie { $category }
    }{ $to_the_end ->
        [yes] {""}, voor wie tot het einde speelden
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , groep { $group }
    }{ $of ->
        [none] {""}
        [teams] , volgens de stand van de teams
       *[players] , volgens de stand van de spelers
    }{ $board ->
        [none] {""}
       *[other] , bord { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , bij gelijke stand gelijk verdeeld
       *[hort] , bij gelijke stand verdeeld volgens Hort
    }{ $minimum ->
        [none] {""}
       *[other] { $sharing ->
            [hort] , de helft van het gelijke deel minstens { $minimum } als meer spelers gelijk staan dan er prijzen zijn
           *[other] , minstens { $minimum }
        }
    }{ $unit ->
        [none] {""}
       *[other] , naar beneden afgerond op { $unit }
    }{ $games ->
        [none] {""}
        [one] , vanaf één partij
       *[other] , vanaf { $games } partijen
    }
prizes-lot = { $name }: met de hand geloot, in deze volgorde: { $players }
prizes-no-lot = { $name }: er geldt geen loting meer
prizes-removed = { $name }: deze prijzen zijn er niet meer
prizes-currency = bedragen zijn in { $code }, zoals { $example }
prizes-one = { $one ->
        [in-all] niemand krijgt meer dan één prijs van alle lijsten samen
       *[in-each] één prijs per speler in elke lijst
    }
prizes-excluded = { $id } { $name } krijgt geen prijs
prizes-included = { $id } { $name } doet weer mee om de prijzen

## Openingen die geloot worden

opening-drawn = ronde { $round }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] borden
           *[no] bord
        } { $boards }
    }: { $table } { $number }, uit het getal { $from }{ $chance ->
        [called] {" "}dat genoemd is
       *[machine] {""}
    } uit { $of ->
        [one] één regel
       *[other] { $of } regels
    }
opening-entered = ronde { $round }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] borden
           *[no] bord
        } { $boards }
    }: { $table } { $number }, met de hand geloot
opening-same-position = { $table } { $number } leidt tot dezelfde stand als { $other_table } { $other }, dat voor ronde { $round } geloot is
openings-cleared = ronde { $round }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] borden
           *[no] bord
        } { $boards }
    }: geen gelote opening
openings-given-up = vervallen, en kan opnieuw geloot worden: { $openings }{ $played ->
        [yes] {""}, hoewel { $several ->
            [yes] er een partij
           *[no] de partij
        } gespeeld is
       *[no] {""}
    }

## Barrages

playoff-of-board = ronde { $round }, bord { $board }
playoff-of-match = ronde { $round }, wedstrijd { $number }
playoff-of-places = { $several ->
        [yes] plaats { $place } tot en met { $to }
       *[no] plaats { $place }
    }
playoff-drawn = barrage, { $of }, volgens { $ladder }: volgorde { $players }, uit het getal { $from }{ $chance ->
        [called] {" "}dat werd afgeroepen
       *[machine] {""}
    } onder { $orders } volgordes
playoff-opened = barrage, { $of }, volgens { $ladder }: volgorde { $players }, met de hand geloot
playoff-game = partij { $game }, { stage-of-ladder }: { $white } - { $black } { $result }
playoff-clocks = over op de klokken: { $white } { $white_left }, { $black } { $black_left }
playoff-next = nu: { stage-of-ladder }{ $game ->
        [none] {""}
       *[other] , partij { $game }
    }: { $white } - { $black }{ $clock ->
        [none] {""}
       *[other] , { $clock }
    }
stage-clock = { $minutes } min{ $black ->
        [none] {""}
       *[other] {" "}voor wit en { $black } min voor zwart
    }{ stage-clock-moves }{ $carried ->
        [yes] {" "}voor alle partijen
       *[no] {""}
    }
stage-clock-moves = { $increment ->
        [0] {""}
       *[other] {" "}en { $increment } s per zet
    }{ $delay ->
        [0] {""}
       *[other] {" "}met { $delay } s van elke zet vrij
    }
stage-clock-left = klokken op { $white } voor wit en { $black } voor zwart{ $increment ->
        [0] {""}
       *[other] , { $increment } s per zet
    }{ $delay ->
        [0] {""}
       *[other] , { $delay } s van elke zet vrij
    }
stage-clock-unknown = { $minutes } min{ stage-clock-moves } voor alle partijen; wat er over is, is niet bekend, want partij { $game } heeft geen tijden
playoff-won = { $winner } wint de barrage, { $of }, in { stage-of-ladder }
playoff-order = volgorde, { $of }: { $places }
playoff-level = de ladder is ten einde, { $of }: { $players } staan nog gelijk
playoff-goes-on-no-more = { $id } { $name } gaat niet meer door
playoff-goes-on = { $id } { $name } gaat door
playoff-out-of-turn = let op: in partij { $game } heeft { $white } wit, en { $turn } was aan de beurt
playoff-again = { $games ->
        [one] partij { $from } wordt opnieuw ingevoerd
       *[other] { $games } partijen vanaf partij { $from } vervallen
    }
playoff-cleared = geen barrage meer, { $of }

## Wat wordt gepubliceerd

round-draft = ronde { $round } is een concept en wordt niet gepubliceerd
round-published = ronde { $round } wordt gepubliceerd
round-published-before = ronde { $round } werd al gepubliceerd
