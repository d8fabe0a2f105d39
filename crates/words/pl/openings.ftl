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
table-idf = Tabela IDF losowanych otwarć, 745 wierszy
table-idf-basic = Podstawowa tabela IDF losowanych otwarć, 150 wierszy
table-fmjd-64 = Tabela FMJD-64 losowanych otwarć, 736 wierszy
table-brazilian = Tabela FMJD-64 stosowana w warcabach brazylijskich, 725 wierszy
table-acf = Otwarcia ACF z trzech posunięć, 174 wiersze
table-acf-11 = Losowania ACF z jedenastoma pionkami, 2500 pozycji
table-own = { $text }
