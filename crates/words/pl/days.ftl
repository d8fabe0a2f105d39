### Dni i godziny.

month-name = { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[other] grudnia
    }
day = { $day } { month-name } { $year }
time-of-day = { $hour }:{ $minute }
day-and-time = { $day }, { $time }
