### Дни и время.

month-name = { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[other] декабря
    }
day = { $day } { month-name } { $year } г.
time-of-day = { $hour }:{ $minute }
day-and-time = { $day }, { $time }
