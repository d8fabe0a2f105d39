### Чим закінчилася партія.

ended-resigned = { $side ->
        [white] білі здалися
       *[black] чорні здалися
    }
ended-flag-fell = { $side ->
        [white] у білих упав прапорець
       *[black] у чорних упав прапорець
    }
ended-both-flags-fell = упали обидва прапорці
ended-refused = { $side ->
        [white] білі відмовляються дотримуватися правил
       *[black] чорні відмовляються дотримуватися правил
    }
ended-left = { $side ->
        [white] білі припинили гру
       *[black] чорні припинили гру
    }
ended-agreed = нічия за згодою
ended-no-piece = { $side ->
        [white] у білих не лишилося шашок
       *[black] у чорних не лишилося шашок
    }
ended-no-move = { $side ->
        [white] у білих немає ходу
       *[black] у чорних немає ходу
    }
ended-king-made = проведено дамку
