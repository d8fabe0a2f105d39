### Jours et heures.

month-name = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[other] décembre
    }
day = { $day ->
        [1] 1er
       *[other] { $day }
    } { month-name } { $year }
time-of-day = { $bare } h { $minute }
day-and-time = { $day }, { $time }
