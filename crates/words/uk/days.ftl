### Дні та час.

month-name = { $month ->
        [1] січня
        [2] лютого
        [3] березня
        [4] квітня
        [5] травня
        [6] червня
        [7] липня
        [8] серпня
        [9] вересня
        [10] жовтня
        [11] листопада
       *[other] грудня
    }
day = { $day } { month-name } { $year } р.
time-of-day = { $hour }:{ $minute }
day-and-time = { $day }, { $time }
