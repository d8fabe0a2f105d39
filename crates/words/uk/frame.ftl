### Слова навколо зауважень і діаграм та що полічено в партіях.

level-note = примітка
level-warning = попередження
level-irregularity = порушення
level-error = помилка
frame-help = що робити
frame-law = правила
frame-game = партія
frame-variation = варіант
white-to-move = Хід білих
black-to-move = Хід чорних
finding-standing = { $standing ->
        [stands] залишається чинним
        [open] ще не виправлено
        [corrected] виправлено
       *[after-end] після кінця
    }
totals = { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }, { $plies ->
        [one] { $plies } півхід
        [few] { $plies } півходи
       *[many] { $plies } півходів
    }: { $clean } без зауважень, { $irregularities ->
        [one] { $irregularities } порушення
        [few] { $irregularities } порушення
       *[many] { $irregularities } порушень
    }, { $errors ->
        [one] { $errors } помилка
        [few] { $errors } помилки
       *[many] { $errors } помилок
    }, { $warnings ->
        [one] { $warnings } попередження
        [few] { $warnings } попередження
       *[many] { $warnings } попереджень
    }
converted = перетворено { $games ->
        [one] { $games } партію
        [few] { $games } партії
       *[many] { $games } партій
    }, відтворено повністю: { $whole }{ $left_out ->
        [none] {""}
       *[other] , пропущено як однакові: { $left_out }
    }
fates = виправлено { $games ->
        [one] { $games } партію
        [few] { $games } партії
       *[many] { $games } партій
    }, не виправлено: { $not }, без змін: { $unchanged }
replayed-in-part = { $file }: партію { $game } відтворено на { $replayed } з { $plies } півходів{ $why ->
        [none] {""}
       *[other] : { $why }
    }
fates-not-written = { $fates }; { $file } не записано
fates-written = { $fates }: { $file }
