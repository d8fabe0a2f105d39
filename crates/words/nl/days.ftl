### Dagen en tijden.

month-name = { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[other] december
    }
day = { $day } { month-name } { $year }
time-of-day = { $hour }:{ $minute }
day-and-time = { $day }, { $time }
