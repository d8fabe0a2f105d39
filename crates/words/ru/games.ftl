### Чем закончилась партия.

ended-resigned = { $side ->
        [white] белые сдались
       *[black] чёрные сдались
    }
ended-flag-fell = { $side ->
        [white] у белых упал флажок
       *[black] у чёрных упал флажок
    }
ended-both-flags-fell = упали оба флажка
ended-refused = { $side ->
        [white] белые отказываются соблюдать правила
       *[black] чёрные отказываются соблюдать правила
    }
ended-left = { $side ->
        [white] белые прекратили игру
       *[black] чёрные прекратили игру
    }
ended-agreed = ничья по соглашению
ended-no-piece = { $side ->
        [white] у белых не осталось шашек
       *[black] у чёрных не осталось шашек
    }
ended-no-move = { $side ->
        [white] у белых нет хода
       *[black] у чёрных нет хода
    }
ended-king-made = проведена дамка
