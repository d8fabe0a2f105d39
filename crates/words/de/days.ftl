### Tage und Uhrzeiten.

month-name = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[other] Dezember
    }
day = { $day }. { month-name } { $year }
time-of-day = { $hour }:{ $minute }
day-and-time = { $day }, { $time }
