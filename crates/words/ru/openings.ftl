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
