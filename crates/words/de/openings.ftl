### Ausgeloste Eröffnungen.

opening-line = { $title }: { $number }
opening-moves = { $moves }
opening-start = die Partie beginnt wie üblich
opening-put = { $side ->
        [white] der weiße Stein von { $from } nach { $to }
       *[black] der schwarze Stein von { $from } nach { $to }
    }
opening-taken-off = ohne den weißen Stein auf { $white } und den schwarzen auf { $black }
opening-due = Schlagzwang: { $moves }
opening-free = { $moves ->
        [1] nichts zu schlagen; ein Zug
       *[other] nichts zu schlagen; { $moves } Züge
    }
opening-position = Stellung: { $fen }
opening-same = dieselbe Stellung: { $numbers }
opening-card-title = { $event }, Runde { $round }
opening-card-head = { $number }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] Bretter
           *[no] Brett
        } { $boards }
    }
opening-card-usual = { $several ->
        [yes] Die Bretter { $boards } beginnen wie üblich.
       *[no] Brett { $boards } beginnt wie üblich.
    }
opening-card-both = Sie gilt für alle Partien einer Paarung, mit vertauschten Farben.
table-idf = IDF-Tabelle ausgeloster Eröffnungen, 745 Zeilen
table-idf-basic = IDF-Grundtabelle ausgeloster Eröffnungen, 150 Zeilen
table-fmjd-64 = FMJD-64-Tabelle ausgeloster Eröffnungen, 736 Zeilen
table-brazilian = FMJD-64-Tabelle, wie sie für brasilianische Dame gebraucht wird, 725 Zeilen
table-acf = ACF-Eröffnungen mit drei Zügen, 174 Zeilen
table-acf-11 = ACF-Auslosungen mit elf Steinen, 2.500 Stellungen
table-own = { $text }
