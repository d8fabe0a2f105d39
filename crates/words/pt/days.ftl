### Dias e horas.

month-name = { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[other] dezembro
    }
day = { $day ->
        [1] 1º
       *[other] { $day }
    } de { month-name } de { $year }
time-of-day = { $bare }h{ $minute }
day-and-time = { $day }, { $time }
