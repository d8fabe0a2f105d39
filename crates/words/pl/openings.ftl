### Wylosowane debiuty.

opening-line = { $title }: { $number }
opening-moves = { $moves }
opening-start = partia zaczyna się zwyczajnie
opening-put = { $side ->
        [white] biały pionek z { $from } na { $to }
       *[black] czarny pionek z { $from } na { $to }
    }
opening-taken-off = bez białego pionka na { $white } i czarnego pionka na { $black }
opening-due = obowiązkowe bicie: { $moves }
opening-free = bez bicia; { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }
opening-position = pozycja: { $fen }
opening-same = ta sama pozycja: { $numbers }
opening-card-title = { $event }, runda { $round }
opening-card-head = { $number }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] stoliki
           *[no] stolik
        } { $boards }
    }
opening-card-usual = { $several ->
        [yes] Stoliki { $boards } zaczynają zwyczajnie.
       *[no] Stolik { $boards } zaczyna zwyczajnie.
    }
opening-card-both = Obowiązuje we wszystkich partiach pary, ze zmianą kolorów.
