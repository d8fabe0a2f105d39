### Дебюти, обрані жеребом.

opening-line = { $title }: { $number }
opening-moves = { $moves }
opening-start = партія починається як звичайно
opening-put = { $side ->
        [white] біла проста з { $from } на { $to }
       *[black] чорна проста з { $from } на { $to }
    }
opening-taken-off = без білої простої на { $white } і чорної простої на { $black }
opening-due = обов'язкове взяття: { $moves }
opening-free = взяття немає; { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }
opening-position = позиція: { $fen }
opening-same = та сама позиція: { $numbers }
opening-card-title = { $event }, тур { $round }
opening-card-head = { $number }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] дошки
           *[no] дошка
        } { $boards }
    }
opening-card-usual = { $several ->
        [yes] Дошки { $boards } починають як звичайно.
       *[no] Дошка { $boards } починає як звичайно.
    }
opening-card-both = Діє для всіх партій пари, зі зміною кольору.
table-idf = Таблиця жеребкування дебютів IDF, 745 рядків
table-idf-basic = Базова таблиця жеребкування дебютів IDF, 150 рядків
table-fmjd-64 = Таблиця жеребкування дебютів FMJD-64, 736 рядків
table-brazilian = Таблиця FMJD-64 для бразильських шашок, 725 рядків
table-acf = Дебюти ACF з трьох ходів, 174 рядки
table-acf-11 = Жеребкування ACF з одинадцятьма шашками, 2500 позицій
table-own = { $text }
