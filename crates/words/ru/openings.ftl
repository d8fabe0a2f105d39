### Дебюты, выбранные жребием.

opening-line = { $title }: { $number }
opening-moves = { $moves }
opening-start = партия начинается как обычно
opening-put = { $side ->
        [white] белая простая с { $from } на { $to }
       *[black] чёрная простая с { $from } на { $to }
    }
opening-taken-off = без белой простой на { $white } и чёрной простой на { $black }
opening-due = обязательно взятие: { $moves }
opening-free = взятия нет; { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
opening-position = позиция: { $fen }
opening-same = та же позиция: { $numbers }
opening-card-title = { $event }, тур { $round }
opening-card-head = { $number }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] доски
           *[no] доска
        } { $boards }
    }
opening-card-usual = { $several ->
        [yes] Доски { $boards } начинают как обычно.
       *[no] Доска { $boards } начинает как обычно.
    }
opening-card-both = Действует для всех партий пары, с переменой цвета.
table-idf = Таблица жеребьёвки дебютов IDF, 745 строк
table-idf-basic = Базовая таблица жеребьёвки дебютов IDF, 150 строк
table-fmjd-64 = Таблица жеребьёвки дебютов FMJD-64, 736 строк
table-brazilian = Таблица FMJD-64 для бразильских шашек, 725 строк
table-acf = Дебюты ACF из трёх ходов, 174 строки
table-acf-11 = Жеребьёвка ACF с одиннадцатью шашками, 2500 позиций
table-own = { $text }
