### Призы: суммы, что и почему выиграно, что не присуждено, расписки.

## Суммы

amount = { $whole }{ $part ->
        [none] {""}
       *[other] ,{ $part }
    }
amount-thousands = { $before } { $three }
amount-cut = { $amount }…
amount-in = { $amount } { $code }

## Таблица

title-prizes = Призы{ $round ->
        [none] {""}
       *[other] {" "}по положению после тура { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}из { $rounds }
        }
    }{ prizes-settled }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , не окончательно
    }
title-prizes-of = Призы: { $player }{ $round ->
        [none] {""}
       *[other] , по положению после тура { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}из { $rounds }
        }
    }{ prizes-settled }
title-prize-case = Случай с призами
head-thing = Приз
head-amount = Сумма
head-prize-list = Список
head-currency = Валюта
head-not-awarded = Не присуждено
prize-list = { $name }{ $category ->
        [none] {""}
       *[other] , категория { $category }
    }{ $to_the_end ->
        [yes] {""}, игравшие до конца
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , группа { $group }
    }{ $of ->
        [none] {""}
        [teams] , команды
       *[players] , участники
    }{ $board ->
        [none] {""}
       *[other] , доска { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , равные делят поровну
       *[hort] , равные делят по Хорту
    }{ $minimum ->
        [none] {""}
       *[other] , не меньше { $minimum }{ $sharing ->
            [hort] , если равных больше, чем призов, и считается половина равной доли
           *[other] {""}
        }
    }{ $games ->
        [none] {""}
       *[other] , партий не меньше { $games }
    }
prize-places = { $several ->
        [yes] места { $first }–{ $last }
       *[no] место { $first }
    }
prize-why-left = { $why ->
        [too-few] претендентов меньше, чем призов
        [prize-elsewhere] у других есть приз в другом списке
        [no-games] ещё не сыграно ни одной партии
       *[no-standings] положение этого не решает
    }
prize-not-awarded = не присуждено: { prize-why-left }
prize-left-of = { $list }, место { $place }: { prize-why-left }
prize-thing = { $thing }
prize-thing-left = { $thing } ({ $of })
prize-sums = Выделено { $given } = выплачено { $paid } + не присуждено { $left }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
prize-things-left = Не присуждённые вещевые призы: { $things }.
prize-rounded = { $list }, { $places }: доли округляются вниз до { $unit }; остаток { $rest } получает { $to } (по порядку мест).
prize-gave-way = { $list }: доля была бы меньше { $minimum }, поэтому последние из равных уступают: { $names }.
prize-playoff-open = Дополнительная игра, { $of }, не закончена: эти призы ещё могут измениться.
prize-rest-of-level = { $list }: ничто не определяет, кто из { $names } получает больше из остатка от округления; бросьте жребий.
prize-choice-of-level = Ничто не определяет, кто из { $names } первым выбирает между списками призов, а значит, кто что получает; бросьте жребий.
prize-thing-of-level = { $list }, место { $place }: ничто не решает, кто получит { $thing }: { $names }; нужен жребий.
prize-thing-drawn = { $list }, место { $place }: жребий, брошенный вручную ({ $names }), отдал { $thing }: { $name }.
prize-by-lot = жребий: { $things }
prize-undecided = { $list }: известен только год рождения, а категорию { $category } решает день: { $names }. Кто получает эти призы, решает судья.
prize-withdrew = { $name }: приз, выбытие после тура { $round }.
prize-takes-none = Вне призов: { $names }.
prize-better = { $name }: { $took } ({ $has }), больший при выборе; когда выбрали все, { $left } составил бы { $worth }.

## Один участник

prize-gets = { $list }: получает { $prize }
prize-draws-lots = { $list }: жребий с участием: { $with }; приз: { $thing }
prize-nothing = Приза нет
prize-barred-excluded = не получает приза по решению судей: { $reason }
prize-barred-category = не в категории { $category }
prize-barred-undecided = неизвестно, входит ли в категорию { $category }: известен только год рождения, а решает день
prize-barred-games = сыграно { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, а список требует { $least }
prize-barred-withdrew = выбытие после тура { $round }, а список для тех, кто играл до конца
prize-barred-standings = по другому положению
prize-barred-place = нет места в положении
prize-standing = место { $place } из { $among } претендентов
prize-ahead = выше, с призом из другого списка: { $others }
prize-took-elsewhere = { $name } ({ $list })
prize-holds = { $with ->
        [none] занимает { $places }
       *[other] делит { $places } с { $with }
    }
prize-beyond = { $prizes ->
        [1] приз получает занявший более высокое место из оставшихся
       *[other] призы ({ $prizes }) получают занявшие более высокие места из оставшихся
    }
prize-shared = ({ $terms }) : { $by } = { $share }
prize-level = во всём равны с { $with }, поэтому делят призы своих мест: ({ $terms }) : { $by } = { $share }
prize-halved = половина своего приза и половина этого: ({ $own } + { $equal }) : 2 = { $share }
prize-minimum = при { $tied } равных доля была бы { $share }, меньше минимума { $minimum }; последние уступают: { $names }
prize-rounding = округлено вниз до { $unit }: { $share }{ $rest ->
        [none] {""}
       *[other] , и { $rest } из остатка, который раздают по порядку мест
    }
prize-took = Берёт { $list } ({ $worth }), а не { $others }: { $equal ->
        [yes] той же ценности, и список стоит первым
       *[no] более ценный
    }
prize-then = { $list }, при выборе: { $line }
prize-worth = { $list } ({ $worth })
prize-better-for = Заметьте: когда выбрали все, { $left } составил бы { $worth }, больше чем { $has }; выбор остаётся

## Расписки

receipt-head = Расписка
receipt-draft = Черновик, не расписка
receipt-unfinished = После тура { $round } сыграны не все партии: эти призы ещё могут измениться.
receipt-received = Получено:
receipt-date = Дата
receipt-signature = Подпись
receipt-prize = { $list }, { $places }: { $prize }
receipt-by-lot = по жребию: { $names }
receipt-total = Итого: { $amount }
