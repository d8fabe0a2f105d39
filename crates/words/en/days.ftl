### Days and times.

month-name = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[other] Dec
    }
time-of-day = { $hour }:{ $minute }
day-and-time = { $day }, { $time }
