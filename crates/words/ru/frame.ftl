### Слова вокруг замечаний и диаграмм, и что сосчитано в партиях.

level-note = примечание
level-warning = предупреждение
level-irregularity = нарушение
level-error = ошибка
frame-help = что делать
frame-law = правила
frame-game = партия
frame-variation = вариант
white-to-move = Ход белых
black-to-move = Ход чёрных
finding-standing = { $standing ->
        [stands] остаётся в силе
        [open] ещё не исправлено
        [corrected] исправлено
       *[after-end] после конца
    }
totals = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[many] { $plies } полуходов
    }: { $clean } без замечаний, { $irregularities ->
        [one] { $irregularities } нарушение
        [few] { $irregularities } нарушения
       *[many] { $irregularities } нарушений
    }, { $errors ->
        [one] { $errors } ошибка
        [few] { $errors } ошибки
       *[many] { $errors } ошибок
    }, { $warnings ->
        [one] { $warnings } предупреждение
        [few] { $warnings } предупреждения
       *[many] { $warnings } предупреждений
    }
converted = преобразовано { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, воспроизведено полностью: { $whole }{ $left_out ->
        [none] {""}
       *[other] , опущено как одинаковые: { $left_out }
    }
fates = исправлено { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, не исправлено: { $not }, без изменений: { $unchanged }
replayed-in-part = { $file }: партия { $game } воспроизведена на { $replayed } из { $plies } полуходов{ $why ->
        [none] {""}
       *[other] : { $why }
    }
fates-not-written = { $fates }; { $file } не записан
fates-written = { $fates }: { $file }
