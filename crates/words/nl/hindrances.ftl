### Waarom iets wordt geweigerd wat geen handeling aan een toernooi zelf is.

## Heen en terug

nothing-to-step = er is niets om ongedaan te maken
nothing-to-redo = er is niets om opnieuw te doen: er is niet als laatste iets ongedaan gemaakt
no-steps = 0 bewerkingen: niets om te doen ({ $verb })
not-so-far = { $file }: er { $available ->
        [0] kan niets
        [one] kan maar { $available } bewerking
       *[other] kunnen maar { $available } bewerkingen
    } { $back ->
        [yes] ongedaan worden gemaakt
       *[no] opnieuw worden gedaan
    }{ $mended ->
        [none] {""}
       *[other] , want de geschiedenis is vóór bewerking { $mended } beschadigd: `restore` reikt verder
    }; er is niets geschreven
another-since = een andere bewerking is nu de laatste: { $what }; er is niets ongedaan gemaakt
list-of-round = { $file } noemt geen ronde: het past niet bij ronde { $usual }, en wel bij ronde { $round }
other-history = bewerking { $number } is op twee computers gedaan, en het bestand is dat van een van beide: wat op de andere is ingevoerd, kan ontbreken
only-in-copy = { $copy } heeft wat het evenement mist: { $results }
no-such-operation = { $file }: er is geen bewerking { $number } uitgevoerd: `history` toont ze

## Handelingen

names-no-file = `{ $word }` kan de naam van een bestand niet zijn
swap-of-what = swap gaat over twee spelers, of over één bord
resigning-is-free = weglopen kan strafpunten kosten, opgeven niet

## Beslissingen

words-enter-nothing = een beslissing in woorden heeft geen uitslag die kan worden ingevoerd
ruling-without-words = de beslissing heeft geen woorden
one-game = een ontmoeting in dit toernooi heeft 1 partij
names-of-no-board = de namen in de notatie horen bij geen enkel bord
ruling-of-other-board = de beslissing gaat over de spelers van bord { $meant }, niet { $board }
ruling-of-other-event = de beslissing gaat over een bord van { $event }
ruling-of-other-rounds = { $who ->
        [you] u noemt
        [ruling] de beslissing noemt
       *[record] de notatie noemt
    } ronde { $named }; zij treffen elkaar in { $several ->
        [yes] de ronden { $rounds }
       *[no] ronde { $rounds }
    }
ruling-of-several-rounds = de spelers treffen elkaar in de ronden { $rounds }
no-record-names = geen notatie heeft de naam `{ $name }`
nobody-called = geen speler heet `{ $name }`
ruling-colors-swapped = in de notatie heeft { $white } wit en { $black } zwart; aan bord { $board } is het andersom
rules-otherwise = de beslissing geeft { $ruled }; bord { $board } heeft { $recorded }
rules-nothing = de beslissing geeft geen uitslag om in te voeren

## Categorieën, lijsten, borden

nothing-to-play = in ronde { $round } hoeft geen bord gespeeld te worden
nobody-wins = nog niemand wint een prijs
no-bracket = de spelers hebben geen indelingsnummers vanaf 1, dus er is geen speelschema te tekenen
no-categories = geen speler heeft een categorie
no-category = geen speler heeft de categorie { $category }
    .help = er zijn { $known }
no-group = er is geen groep { $group }
    .help = er zijn { $known }
only-of-teams = in dit toernooi spelen spelers tegen elkaar, en geen teams
no-match-of-teams = ronde { $round } heeft geen wedstrijd { $number }
other-scheme = de lijst wordt bijgehouden volgens { $scheme }, niet { $other }
    .help = een andere rekenwijze is een andere lijst
no-list = er is geen lijst { $file }
no-scheme = er is geen rekenwijze { $name }
    .help = er zijn { $known }
not-in-list = { $what ->
        [player] er is geen speler { $word } in de lijst
       *[event] er is geen toernooi { $word } in de lijst
    }
which-of-list = { $what ->
        [player] welke speler? { $names }
       *[event] welk toernooi? { $names }
    }
no-such-board = ronde { $round } heeft geen bord { $board }
    .help = de borden zijn { $first } tot en met { $last }
no-boards = ronde { $round } heeft geen borden

## Lotingen van openingen

called-numbers = er { $numbers ->
        [one] is één getal
       *[other] zijn { $numbers } getallen
    } genoemd voor { $openings ->
        [one] één opening
       *[other] { $openings } openingen
    }
    .help = noem voor elke opening één getal
no-deck = { $table } heeft geen stapel { $deck }
    .help = { $known ->
        [none] er zijn geen stapels
       *[other] er zijn { $known }
    }
table-used-up = alle { $lines } regels van { $table } zijn in dit toernooi gebruikt
no-line = { $table } heeft geen regel { $number }
    .help = de regels zijn genummerd zoals { $example }
no-such-seats = geen bord van ronde { $round } heeft zo'n plaats in zijn wedstrijd
which-table = voor { $rules } is er geen gebruikelijke openingstabel
table-of-other = { $table } is een tabel voor { $rules }, en dit toernooi speelt { $own }
