### Wat er aan een weigering te doen is, zoals het wordt ingetypt.

label-refused = geweigerd
label-help = wat te doen
label-reading = bij het lezen van antwoorden
label-writing = bij het schrijven
label-publishing = pagina's worden gemaakt
label-watching = bij het letten op onderbrekingen
label-no-encoding = de codes zijn { $known }
label-other-encoding = --encoding NAAM leest het in een andere code
label-no-language = { $unknown }; het Engels wordt gebruikt
label-code = CODE
label-level = NIVEAU
label-says = BETEKENIS
more-findings = { $more ->
        [one] en nog { $more } melding
       *[other] en nog { $more } meldingen
    }
no-game-chosen = fout: geen partij voldoet aan --game, --player en --where
answers-unread = het antwoord van regel { $line } is niet overgenomen, en de regels daarna zijn niet gelezen
endless-line = een regel is te lang: antwoorden zijn regels tekst
events-event = EVENT
events-state = STAND VAN ZAKEN
events-round = RONDE
events-players = SPELERS
events-system = SYSTEEM
events-title = TITEL
events-none = er is geen event in tournaments/; arbiter event new NAAM --system swiss --rounds 7 begint er een
events-gone = het bestand van { $event } is weg, maar de geschiedenis is er nog: arbiter event restore { $event } brengt het terug; is het hernoemd, hernoem dan { $event }.history net zo
events-earlier = er was al een event { $event }, waarvan het bestand weg was; de geschiedenis blijft bewaard: arbiter event restore { $event } { $number } brengt dat event terug
events-unreadable = { $event } is niet te lezen; arbiter event check { $event } zegt waarom
events-not-paired = niet ingedeeld
events-open = { $open ->
        [one] { $open } uitslag ontbreekt
       *[other] { $open } uitslagen ontbreken
    }
events-complete = tot nu toe volledig
events-played = afgelopen
events-system-is = { $system ->
        [swiss] Zwitsers
        [round-robin] rondtoernooi
        [match] match
        [scheveningen] Scheveningen
       *[knockout] knock-out
    }
compare-copy = wat verschilt: arbiter event compare { $event } "{ $file }"; voer in wat ontbreekt en verwijder dan de kopie
round-before = ronde { $running } wordt gespeeld: de stand is die na ronde { $shown }; --round { $running } heeft wat er al is
restore-missing = arbiter event restore { $event } { $number } haalt alles terug en maakt ongedaan wat buitenom veranderde; of voer in wat ontbreekt
is-there = er is niemand toegevoegd; een naamgenoot: --namesakes others
label-earlier-text = deze regels zijn van de tekst die terug zou komen, niet van het bestand: `arbiter event history { $event }` noemt de standen, `arbiter event undo { $event } 2` gaat verder terug
take-numbers = is het de volgorde voor de indeling: --columns "number={ $head }"
not-filled-in = wat is vastgelegd blijft staan: `arbiter event update EVENT --from LIJST` neemt ratings, titels, nummers en clubs over uit een lijst, `arbiter event set EVENT ID VELD=WAARDE` al het andere
not-repaired = fout: de herstelde partijen zijn niet geschreven
remedy-said = { $what }
write-id = { $several ->
        [yes] schrijf het kenmerk van wie bedoeld is, zoals { $id }
       *[no] schrijf het kenmerk: { $id }
    }
write-alias = schrijf de naam zoals die in de notaties staat: arbiter event alias EVENT ID "NAAM"
name-lineup = noem de spelers, bord 1 eerst; `-` is een bord dat leeg blijft
hand-in-lineup = een opstelling zegt wie er speelt: arbiter event lineup EVENT { $team } { $round } SPELER SPELER, bord 1 eerst
write-team = { $team ->
        [none] schrijf het kenmerk van een team
       *[other] schrijf { $team }
    }; wat de speler scoorde: arbiter event player EVENT { $id }
write-id-in-record = schrijf het kenmerk van wie bedoeld is in de kop van de notatie
did-you-mean = bedoelt u { $near }?
near-word = bedoelt u `{ $near }`?
known-words = er zijn { $known }
see-schema = `arbiter schema event` zegt wat in elk veld mag staan
list-players = `arbiter event players EVENT` toont hen met hun kenmerk
list-players-and-teams = `arbiter event players EVENT` toont de spelers met hun kenmerk, `arbiter event team show EVENT` de teams
field-of-stage = geef haar een `field`, of `qualify: {"{"}to: 2{"}"}`
decide-field = { $teams ->
        [yes] beslis volgens het reglement of door loting
       *[no] speel een barrage, arbiter event playoff open EVENT, en deel opnieuw in; of beslis door loting
    }: `arbiter event stage remove EVENT { $stage }` en `arbiter event stage add EVENT { $stage } --system { $system } --field ID,ID,...{ $carry ->
        [points] {" "}--carry points
        [mutual-games] {" "}--carry mutual-games
       *[nothing] {""}
    }`, met wie doorgaan in de volgorde van hun nummers
decide-groups = speel een barrage, arbiter event playoff open EVENT, en deel opnieuw in; of beslis door loting: `arbiter event groups EVENT --stage { $stage } GROEP=ID,ID,...`, voor elk van de groepen { $groups }, met wie erin speelt op volgorde van nummer
remove-stage = haal haar er eerst uit: arbiter event stage remove EVENT { $stage }
begin-with-teams = begin er een van teams: arbiter event new NAAM --teams --boards 4 --system round-robin
add-team = { $players ->
        [yes] voeg ze toe: arbiter event team add EVENT "NAAM" --members p1,p2
       *[no] voeg ze met hun spelers toe: arbiter event team add EVENT --from BESTAND; of zonder: arbiter event team add EVENT "NAAM", daarna de spelers
    }
list-teams = `arbiter event team show EVENT` noemt ze met hun id
set-prizes = leg ze vast: arbiter event prize set EVENT Hoofdprijzen 500 300 200.50 "boek:25"
remove-prizes-first = haal eerst de lijsten weg: arbiter event prize set EVENT NAAM --remove
make-groups = maak ze: arbiter event groups EVENT A=p1,p4 B=p2,p3, of --by category, of --draw A,B
set-player-category = geef spelers de categorie: arbiter event set EVENT ID categories={ $category ->
        [none] U18
       *[other] "{ $category }"
    }{ $rules ->
        [none] {""}
       *[other] , of allen met een regel: arbiter event set EVENT 'categories={ $rules }'
    }
one-team-each = een speler zit in één team, of in meer teams van één vereniging: geef beide teams dezelfde club
name-award = zeg welke: arbiter event award EVENT ID --round N --remove --reason "..."
force-lineup = wie in geen team zit, speelt met --guest; een lid van een ander team, en wat verder blijven moet, met --guest --force --reason "..."
lose-or-unpair = laat de wedstrijd verliezen, arbiter event match EVENT WEDSTRIJD --lost TEAM --reason "...", of neem de indeling terug
lose-match = vul de borden in; of laat de rest verliezen, wat gespeeld is telt dan: arbiter event match EVENT { $number } --rest-lost TEAM --reason "..."; of de hele wedstrijd: --lost TEAM
pair-first = deel eerst in: arbiter event pair EVENT
paired-so-far = { $rounds ->
        [1] alleen ronde 1 is ingedeeld
       *[other] de ronden 1 tot en met { $rounds } zijn ingedeeld
    }
forfeit-or-unpair = geef een reglementaire uitslag aan het bord, of maak de indeling ongedaan: unpair
postpone-or-forfeit = stel de partij uit, geef een reglementaire uitslag als de ronde wordt gespeeld, of trek de speler terug
unpair-or-new = maak eerst de indelingen ongedaan, arbiter event unpair EVENT --all, of begin een nieuw toernooi
first-to-enter = de eerste ronde waarin iemand kan instromen is { $round }; in die daarvoor alleen tegen de bye: late EVENT KENMERK --against-bye
withdraw-later = trek terug als de ronde daarvoor is gespeeld
withdraw-after = trek terug na ronde { $round }, of verbeter eerst de uitslag
absent-instead = maak hem of haar eerst afwezig: arbiter event pair-by-hand EVENT { $id }:absent --round { $round } --reason "vertrokken"
enter-forfeit = voer die in: arbiter event result EVENT { $board }={ $loser }; of maak de indeling van de ronde ongedaan (unpair)
set-or-namesake = verander het met set, of voeg een naamgenoot toe met --namesakes others
say-who = zijn het dezelfde mensen, geef dan --namesakes same (voor één alleen: --same "{ $name }={ $id }"); zijn het anderen, --namesakes others
tell-apart = is het één persoon, haal dan een van de regels weg; zijn het twee mensen, geef dan --namesakes others, of geef elk in de lijst een kenmerk of een geboortedatum; houdt een kolom die niet gebruikt is hen uit elkaar, noem die dan: --columns federation_id=KOP
one-line = schrijf haar op één regel
other-id = geef een ander --id, of geen
withdraw = trek terug: arbiter event withdraw EVENT { $id }
take-from-forbidden = laat de spelers elkaar eerst weer treffen: arbiter event forbid EVENT KENMERK KENMERK --remove
give-both-games = geef beide, 3=2-0,1-1, of noem de partij: 3.1=2-0; de punten van de eerstgenoemde speler aan het bord staan in beide voorop; is alleen de score van beide samen bekend, 3=3-1
result-words = w of wit, z of zwart, r of remise (=), + en - (reglementair), alleen de punten van wit; een uitslag ook met :arbitraal of :reglementair; afgebroken, vervallen; winst, remise, verlies van een speler; wit-te-laat, zwart-te-laat, wit-afwezig, beiden-afwezig
spreadsheet-day = de spreadsheet heeft van een uitslag een datum gemaakt: is { $score } bedoeld, zet dan { $score } in de lijst; een kolom die als tekst is opgemaakt houdt de uitslag
say-who-won = zeg wie gewonnen heeft: w of z, of van een speler: p12=wint
postpone-board = een partij op een andere dag: arbiter event postpone EVENT { $board }
score-of-match = { $number ->
        [none] een wedstrijd waarvan de borden niet bekend zijn: arbiter event match EVENT WEDSTRIJD --score { $score }
       *[other] een wedstrijd waarvan de borden niet bekend zijn: arbiter event match EVENT { $number } --score { $score }
    }
players-of-board = noem spelers met hun id: { $white } en { $black } zitten aan bord { $board }; een ronde heeft haar optie, --round { $board }
board-is-number = een bord is alleen zijn nummer: { $board }
say-whose-forfeit = noem wie verliest: wit-afwezig, zwart-afwezig, wit-te-laat, zwart-te-laat; beiden-afwezig; of de speler, p12=afwezig
enter-or-name-round = voer ze in, of verander de borden van deze ronde met --round
name-everybody = noem iedereen: p1:p2 voor een bord, p3:bye, p4:absent
seat-by-hand = spelen zij toch: arbiter event pair-by-hand EVENT { $seats } --round { $round } --reason TEKST
bye-by-hand = als het reglement van het toernooi die achteraf geeft: arbiter event pair-by-hand EVENT { $seat } --round { $round } --reason TEKST
id-of-event = { $id } is een id van een toernooi, en in een ratinglijst hebben mensen andere: schrijf de naam
played-stands = een indeling die is gespeeld blijft staan
say-what-becomes = zeg wat er met { $id } gebeurt: { $id }:bye, of een andere tegenstander
name-two = noem twee spelers, of een bord om de kleuren te verwisselen
force-pairing = om toch zo in te delen: --force
write-yes-or-no = schrijf 3=no, of 3.2=no voor de tweede partij
name-one-round = voeg toe: --round { $first } of --round { $second }
amend = om dat te wijzigen: --amend --reason "..."
amend-or-round = om dat te wijzigen: --amend --reason "..."; voor de uitslag van ronde { $round }: --round { $round }
board-or-none = geef elke uitslag een bord, 3=2-0, of geen enkele, in de volgorde van de borden
amend-with-board = noem het bord waarvan de uitslag verandert, zoals 3=2-0
name-last-board = zoveel als er borden zonder uitslag zijn, of noem het laatste: --to { $board }
open-boards = zonder uitslag: { $boards }
none-open = alle borden van de ronde hebben een uitslag; voor een andere ronde: --round
clear-with-reason = om die te wissen: --reason "..."
change-with-reason = om dat te wijzigen: --reason "..."
remove-with-reason = om dat ongedaan te maken: --reason "..."
give-reason = zeg waarom: --reason "..."
return-player = de speler doet weer mee met: arbiter event return EVENT { $id }
come-later = de speler kan vanaf ronde { $round } spelen: arbiter event late EVENT KENMERK
name-all-of-them = noem hen allemaal
boards-to = de borden zijn { $least } tot en met { $most }
setting-meant = de instelling heet { $field }
event-commands = add, set PLAYER, pair, result, bye, withdraw, ruling
player-commands = withdraw, return, late
unpair-first = maak eerst de indelingen ongedaan: arbiter event unpair EVENT
unpair-round-first = maak die indeling eerst ongedaan: unpair
force-unpair = met --force vervalt de ronde met alle uitslagen; undo herstelt dat
decide-first = niemand gaat door voordat de partij beslist is
enter-or-adjourn = voer ze in, of deel in met --adjourn-missing: ze tellen bij het indelen als remise
take-match-back = maak dat eerst ongedaan: arbiter event match EVENT { $number } --round { $round } --remove --reason "..."
clear-boards-of-match = wis eerst de borden: arbiter event result EVENT { $boards } --round { $round } --reason "..."
clear-forfeits-of-match = om die borden te laten spelen: arbiter event result EVENT { $boards } --round { $round } --reason "..."
absent-in-rounds = rondes die de speler mist: arbiter event absent EVENT { $id } --round N
add-first-team = arbiter event team add EVENT "Team"
add-player = arbiter event add EVENT "Naam"
set-seed = arbiter event set EVENT system.seed=GETAL
set-division = zeg het: arbiter event division set EVENT --group { $group } { $is_lower ->
        [yes] --promotion-matches 1
       *[no] --relegation-matches 1
    }
change-table = speel volgens de Bergertabellen: arbiter event set EVENT system.schedule= (of schrijf een schema voor wie er speelt)
choose-swiss = kies voor zo veel spelers een Zwitsers toernooi
correct-number = verbeter het hoogste nummer: arbiter event set EVENT KENMERK number=N
draw-by-lot = loot zonder groepen: arbiter event set EVENT system.numbers=lot
set-number = arbiter event set EVENT { $id } number=1
numbered-when-paired = nummers worden gegeven als er een ronde wordt ingedeeld: arbiter event pair EVENT
number-without-gaps = nummer de spelers 1, 2, 3, ... zonder gaten
set-team = arbiter event set EVENT { $id } team=NAAM
set-rounds = arbiter event set EVENT system.rounds={ $rounds }
play-on = om door te spelen: arbiter event set EVENT system.rounds={ $rounds }
cancel-byes = wie vroeg om niet te spelen: arbiter event bye EVENT KENMERK --round N --remove
say-who-goes-on = zeg wie er doorgaat: arbiter event advance EVENT { $board } { $id }; of speel een barrage: arbiter event playoff open EVENT --board { $board }
nobody-came = gaat niemand door, meld dan beiden af, arbiter event withdraw EVENT { $id } { $other }, en zeg daarna wiens plaats vrijkomt: arbiter event advance EVENT { $number } { $id }; wie in de volgende ronde tegen { $id } moet, wint reglementair. Gaat een van beiden door, zeg dan wie: arbiter event advance EVENT { $number } { $id } --reason "..."
say-which-team-goes-on = speel een barrage: arbiter event playoff open EVENT --match { $number } --ladder NAAM; of zeg welk team volgens het reglement doorgaat: arbiter event advance EVENT { $number } { $id } --reason "bord 1"
relax = { $ways } (arbiter event bye, arbiter event set EVENT system.rounds=N, arbiter event pair-by-hand --force)
set-day = arbiter event set EVENT start=2026-11-03, of de datum van elke ronde
correct-number-of-one = beiden hebben hetzelfde bondsnummer: verbeter dat van een van hen, arbiter event set EVENT ID federation_id=NUMMER; of haal er een weg, als het één persoon is
number-both = geef beiden hun bondsnummer
say-who-in-list = zijn het dezelfde mensen, geef dan --namesakes same (voor één alleen: --same "{ $id }={ $listed }"; voor één die nieuw is: --same { $id }=new); zijn het anderen, --namesakes others
write-listed-id = schrijf het kenmerk dat de speler in de lijst heeft: arbiter rating list --list LIST
day-or-key = stel de eerste dag van het toernooi in, of voer het in onder een eigen sleutel: arbiter rating update EVENT --list LIST --key NAAM
key-of = is het dat toernooi? Dan worden de wijzigingen ingevoerd: arbiter rating update EVENT --list LIST --key "{ $event }"; als het een ander is, --key met een eigen naam

## Wat er te doen is aan een geweigerde beslissing

help-enter-ruled = leg ze vast zonder --enter, en voer de uitslag in: arbiter event result EVENT { $board }=SCORE:adjudicated
help-say-ruling = zeg wat er is beslist
help-leave-game-out = laat --game weg
help-name-board = noem het bord, en misschien de ronde met --round
help-leave-board-out = laat het bord weg, of verbeter de namen in de notatie
help-this-is = dit is { $event }
help-correct-round = verbeter de Round-regel van de notatie, of leg de beslissing vast met --round { $round }
help-name-the-round = noem de ronde met --round
help-did-you-mean-player = bedoelt u { $players }? of noem het bord
help-correct-name = verbeter de naam in de notatie, of noem het bord
help-ask-who-had-white = vraag wie wit had; met --colors-swapped krijgt het bord de kleuren van de notatie
help-change-or-say-why = --enter --amend --reason TEXT verandert de uitslag van het bord; blijft die staan, zeg dan in eigen woorden waarom: arbiter event ruling EVENT BORD TEKST
help-add-rounds = voeg toe: --rounds 9
help-add-games = voeg toe: --games 6
help-teams-of-players = laat --teams weg, en zeg van elke speler het team: arbiter event add EVENT NAAM --team TEAM
help-set-category = arbiter event set EVENT KENMERK categories=U18
help-begin-list = om er een te beginnen: --scheme { $names }, of een bestand
help-name-round-of-list = geef --round { $round }
help-remove-mark = vergelijk { $file } met dat van de andere computer, en voer in wat ontbreekt; haal dan { $mark } weg, en ga verder
help-enter-from-copy = voer in { $file } in wat daarvan klopt, en haal { $copy } uit de map; ga dan verder
help-leave-enter-out = laat --enter weg; arbiter event result EVENT 3=adjourned, of =annulled

## Wat op de opdrachtregel niet bedoeld kan zijn

misuse-against-whom = bij --against hoort een speler of een bord
    .help = voeg --player KENMERK of --board BORD toe
misuse-engine-syntax = dit zijn niet de argumenten van een indelingsprogramma; verwacht: [-r] [--dutch] IN -p [OUT] [-l [LIST]], of [-r] [--dutch] IN -c [-l [LIST]], of -r
misuse-engine-system = { $option }: dat systeem is er niet, alleen --dutch en --team
misuse-engine-generates = het indelingsprogramma verzint geen toernooien; arbiter trf generate doet dat
misuse-nothing-of-match = zeg wat er met de wedstrijd is: --score 5-3, --lost TEAM, --remove, --date, --time, --venue of --postpone
list-replaced = { $file } was er al met andere kolommen, en is vervangen
misuse-no-first-day = wel dagen tussen de ronden, maar geen dag van de eerste: --date 2026-09-03
misuse-places-of-groups = of de plaatsen van de hele fase, --places 1-2, of die van elke groep ervan, --places A=1-2,B=3-4
misuse-prize-word = `{ $name }` is een woord van deze opdracht, en geen naam van een lijst
    .help = { $word ->
            [remove] haal een lijst weg met: arbiter event prize set EVENT LIJST --remove
            [show] bekijk de prijzen met: arbiter event prize show EVENT
            [explain] vraag naar een speler met: arbiter event prize show EVENT --explain KENMERK
            [receipts] druk kwitanties af met: arbiter event prize show EVENT --receipts
            [exclude] laat een speler weg met: arbiter event prize set EVENT --exclude KENMERK --reason "..."
            [lot] voer een loting in met: arbiter event prize set EVENT LIJST --lot KENMERK,KENMERK
           *[set] noem de lijst: arbiter event prize set EVENT Hoofdprijzen 500 300
        }
misuse-nothing-to-set = er is niets om in te stellen
    .help = schrijf VELD=WAARDE
misuse-not-a-hash = `{ $text }` is geen hash van een geschiedenis: minstens { $least } tekens, zoals `history --head` ze geeft
misuse-no-history = { $file } heeft nog geen geschiedenis
misuse-player-and-all = noem { $player }, of allen, en niet beide
misuse-not-id-listed = `{ $word }` is geen KENMERK=LIJST, zoals "p7=p1 Jansen, Kees"
misuse-not-name-id = `{ $word }` is geen NAAM=KENMERK, zoals "Jansen, Kees=p1"
misuse-nobody-called = niemand die wordt toegevoegd heet `{ $name }`
misuse-no-field-value = `{ $word }` is geen VELD=WAARDE
misuse-option-of = { $option } is voor { $system ->
        [swiss] een Zwitsers toernooi
        [knockout] een knock-out
        [round-robin] een halve of hele competitie
       *[match] een tweekamp
    }
misuse-no-points = `{ $text }` is geen winst-remise-verlies, zoals 2-1-0 of 1-0.5-0
misuse-repairs-are-pdn = { $file }: --repair schrijft PDN: gebruik een naam op .pdn
misuse-no-such-ending = { $file }: { $ending ->
        [none] de naam heeft geen extensie
       *[other] geen vorm van deze opdracht heeft de extensie { $ending }
    }; gebruik { $endings }, of geef { $option }
misuse-no-date = schrijf een dag van de kalender als 2026-09-03 of 03-09-2026
misuse-no-year = het jaar moet er een zijn van { $least } tot en met { $most }
misuse-no-game-numbers = schrijf nummers vanaf 1 en reeksen, zoals 3,7-9
misuse-not-of-shard = { $option } heeft alle partijen van een bestand nodig: dat gaat niet samen met --shard
misuse-code-of-shard = --encoding gaat niet samen met --shard, dat een bestand naar zijn bytes verdeelt: zet het bestand eerst om naar UTF-8
misuse-shard-format = een deel wordt als JSON-regels geschreven, niet als { $format }: voeg --format jsonl toe, en laat `arbiter report merge --format { $format }` de delen samenvoegen
misuse-rows-of-shard = de rijen van een deel hebben de nummers van de partijen ervoor nodig: draai `arbiter validate --format jsonl --shard` op alle delen, en noem wat dat geschreven heeft, --parts '*.part'
misuse-summary-among-answers = --summary - zou tussen de antwoorden komen: stuur die met -o BESTAND naar een bestand
misuse-one-file-for-two = { $one } en { $other } noemen hetzelfde bestand: noem er een ander voor één van beide
misuse-file-is-there = { $file } is er al; noem een lege map
misuse-incident-of-several = --incident gaat over één partij, en er zijn er meer: noem die met --game
misuse-option-of-other-format = { $option } is voor { $is_text ->
        [yes] afbeeldingen: schrijf er een met -o stand.svg of -o stand.png
       *[no] tekst: laat het weg, of laat -o en --format weg
    }
misuse-picture-to-terminal = een PNG is geen tekst: schrijf die naar een bestand, -o stand.png
misuse-points-do-not-fall = drie getallen die dalen, zoals 2-1-0
misuse-unsaid = de verandering IS geschreven, als bewerking { $number }; wat zij deed kon niet worden getoond ({ $why }): `history` toont het
misuse-link-to-nothing = { $path }: de link verwijst naar een bestand dat er niet is
misuse-event-gone = { $path }: het bestand is weg, maar de geschiedenis is er nog: `arbiter event history { $event }` toont haar, `arbiter event restore { $event }` brengt het bestand terug
misuse-no-event = er is geen toernooi { $path }: { $folder ->
        [none] arbiter event new maakt er een
       *[other] { $others ->
            [none] in { $folder }/ staat er geen; arbiter event new maakt er een
           *[other] in { $folder }/ staan { $others }
        }
    }
misuse-no-event-but-near = er is geen toernooi { $path }: bedoelde u { $near }?
misuse-not-an-event = { $file } is geen toernooibestand (.yaml): spelers voegt u toe met arbiter event add EVENT --from { $file }, en een toernooirapport wordt een toernooi met arbiter event import { $file }
misuse-file-for-name = { $file } is een bestand, geen naam van een speler: om de spelers erin toe te voegen, arbiter event add EVENT --from { $file }
misuse-record-no-tournament = { $file } bevat partijen, geen toernooi: om de uitslagen van een ingedeelde ronde in te voeren, arbiter event games EVENT RONDE { $file }
misuse-several-files = van één bestand wordt één toernooi gemaakt: noem één bestand
misuse-no-name-for-event = het toernooi heeft een naam nodig: --as NAAM
misuse-no-topic = er is geen opdracht of hoofdstuk `{ $word }`; { $near ->
        [none] { "" }
       *[other] bedoelt u `{ $near }`?{ " " }
    }`arbiter help topics` noemt de hoofdstukken
misuse-no-such-code = er is geen melding `{ $code }`; { $near ->
        [none] { "" }
       *[other] bedoelt u `{ $near }`?{ " " }
    }`arbiter explain` noemt ze alle
misuse-sheet-as-json = een telformulier is tekst, Markdown of HTML, geen JSON
misuse-only-sheet-has-pages = Markdown en HTML zijn er alleen voor het telformulier: voeg --sheet toe
misuse-nothing-to-tick = er is niets om af te strepen: { $why }
misuse-count-needs-time-control = wat er geteld wordt hangt af van het speeltempo: noem het met --time-control 15m+5s
misuse-slips-for-people = briefjes, kaarten en kwitanties zijn om af te drukken: --format text of html
misuse-print-of-cut-out = briefjes, kaarten en formulieren hebben een eigen maat: laat --paper, --orientation en --print-size weg
misuse-print-of-page = papier, ligging en letters horen bij een pagina: --format html, of -o BESTAND.html
misuse-no-prize-without-reason = er is niet gezegd waarom { $id } geen prijs neemt
    .help = voeg --reason "..." toe; het staat dan in de geschiedenis
misuse-nothing-of-prizes = er is niets over prijzen gezegd: noem een lijst met haar prijzen, zoals Hoofdprijzen 500 300, of --currency, --one-prize, --exclude
misuse-decide = `{ $word }` beslist geen beroep: schrijf het nummer van de aantekening en upheld, in-part, dismissed of withdrawn, zoals --decide 4 dismissed
misuse-nothing-entered = er is niets ingevoerd
misuse-nothing-written = er is niets geschreven
misuse-no-name-and-id = `{ $text }` is geen NAAM=KENMERK; schrijf het als "Ash, A=p5"
misuse-not-rated = `{ $text }` is geen BORD=no of BORD=yes; schrijf 3=no, of het kenmerk van een speler, p5=no
misuse-no-list = er is geen lijst { $file }: arbiter rating update EVENT --list FILE --scheme NAAM begint er een
misuse-no-list-in = welke lijst? in { $folder }/ staat er geen: --list FILE
misuse-which-list = welke lijst? { $options }
misuse-no-names-in = --to { $format } schrijft geen namen die een lijst kan wijzigen: laat --names weg, of schrijf pdn, games of findings
misuse-one-list-of-names = --to names schrijft één lijst: laat --split weg
misuse-claim-takes-no = bij --claim { $claim } hoort geen { $option }
misuse-about-one-game = { $option } gaat over één partij, en { $file } bevat er { $number } of meer: noem de partij met --game
misuse-no-board-numbers = schrijf borden en reeksen ervan, zoals 1-4,7
misuse-no-opening = { $table } heeft geen regel { $number }; de { $lines } regels zijn genummerd zoals { $example }

## Lotingen van openingen

clear-opening = arbiter event draw EVENT --round { $round }{ $board ->
        [none] {""}
       *[other] {" "}--board { $board }
    } --remove --reason TEKST haalt haar weg
allow-used-opening = met --allow-used wordt hij nog eens gebruikt
help-allow-used = loot met --table uit een andere tabel, of laat met --allow-used regels nog eens toe
help-name-table = noem er een met --table; `arbiter openings list` toont ze
help-list-tables = `arbiter openings list` zegt welke tabel bij welk reglement hoort

## Barrages

clear-playoff = arbiter event playoff open EVENT --remove --reason TEKST neemt hem weg; noem hem met --places of --board als er meer zijn
open-playoff = arbiter event playoff open EVENT { $board ->
        [none] --places 1
       *[other] --round { $round } --board { $board }
    } --ladder NAAM opent er een
give-clocks = voer beide in, die van wit eerst: --used 7:10,9:05 --moves 40,40
name-board = noem het: --board { $board }
play-or-clear = voer de partijen in met arbiter event playoff result EVENT --board { $board }, of neem hem weg: arbiter event playoff open EVENT --board { $board } --remove --reason TEKST
name-playoff = noem hem: --place 1, of --board 3 --round 2
only-new-games = voer alleen de partijen vanaf partij { $game } in; of alle opnieuw: --again 1 UITSLAG UITSLAG --reason TEKST
again-playoff = een partij die verkeerd is ingevoerd, wordt opnieuw ingevoerd: --again PARTIJ UITSLAG --reason TEKST
name-ladder = noem er een met --ladder, of voor het toernooi met arbiter event set EVENT ladder=NAAM; `arbiter ladders` noemt ze{ $board ->
        [none] {""}
       *[other] ; nog één partij zonder ladder: speel die, en zeg wie won: arbiter event advance EVENT { $board } ID --reason "nog een partij"
    }
name-places = noem de eerste plaats: --places 1
misuse-two-times = `{ $text }` is niet twee tijden; schrijf die van wit en zwart: 7:10,9:05
misuse-no-called-number = `{ $text }` is geen getal dat is afgeroepen; schrijf alleen cijfers: 4711
misuse-two-numbers = `{ $text }` is geen twee getallen; schrijf die van wit en zwart: 40,40
misuse-one-of = een van { $known }; bedoelt u { $near }?
misuse-no-ladder = er is geen ladder { $name }; er is { $known }
misuse-no-preset = er is geen voorbeeld { $name }; er is { $known }
misuse-preset-without-system = de bron van { $name } zegt niet hoe de teams elkaar ontmoeten: voeg --system round-robin, swiss of knockout toe
misuse-preset-without-boards = de bron van { $name } zegt niet hoeveel borden een wedstrijd heeft: voeg --boards 4 toe
misuse-nothing-counted = deze telling kent geen telling van eindstanden: delft, delft-10, delft-4-3-2, delft-5-3-2, delft-2-1.5-1, plus-draw wel

## Argumenten

usage-examples =
    fout: { $problem }

    Bijvoorbeeld:
    { $examples }

    Meer: voeg --help toe
usage-whole =
    fout: { $problem }

    Gebruik: { $usage }

    Meer: voeg --help toe
usage-short =
    fout: { $problem }

    Meer: voeg --help toe
usage-no-number = `{ $value }` is geen waarde van { $arg }: verwacht wordt een geheel getal
usage-far-number = `{ $value }` valt buiten het bereik van { $arg }
usage-unknown-argument = er is geen argument `{ $arg }`{ $near ->
        [none] {""}
       *[other] ; bedoelt u `{ $near }`?
    }
usage-no-place = er is geen plaats voor `{ $word }`{ $meant ->
        [none] {""}
       *[other] ; bedoelt u `{ $meant }`?
    }
usage-hyphen-value = `{ $value }` is geen optie; schrijf als waarde `{ $written }`
usage-hyphen-file = er is geen argument `{ $file }`; een bestand dat zo heet, schrijft u als `./{ $file }`
usage-field-as-option = er is geen argument `{ $arg }`; een gegeven zet u met `{ $field }=WAARDE`
usage-no-command = er is geen opdracht `{ $word }`{ $near ->
        [none] {""}
       *[other] ; bedoelt u { $near }?
    }
usage-old-word = `{ $old }` heet nu `{ $new }`
usage-verb-first = het toernooi komt na het werkwoord: `event { $noun } { $verb } EVENT`
usage-no-value = `{ $value }` is geen waarde van { $arg }{ $possible ->
        [none] {""}
       *[other] ; mogelijk zijn: { $possible }
    }
usage-bad-value = `{ $value }` is geen waarde van { $arg }: { $why }
usage-yes-or-no = het is geen ja en geen nee
usage-value-missing = bij { $arg } hoort een waarde
usage-missing = er ontbreekt: { $args }
usage-conflict = { $other ->
        [none] { $arg } staat er twee keer
       *[other] { $arg } gaat niet samen met { $other }
    }
