### Призи: суми, що й чому виграно, що не присуджено, розписки.

## Суми

amount = { $whole }{ $part ->
        [none] {""}
       *[other] ,{ $part }
    }
amount-thousands = { $before } { $three }
amount-cut = { $amount }…
amount-in = { $amount } { $code }

## Таблиця

title-prizes = Призи{ $round ->
        [none] {""}
       *[other] {" "}за становищем після туру { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}з { $rounds }
        }
    }{ prizes-settled }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , не остаточно
    }
title-prizes-of = Призи: { $player }{ $round ->
        [none] {""}
       *[other] , за становищем після туру { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}з { $rounds }
        }
    }{ prizes-settled }
title-prize-case = Випадок із призами
head-thing = Приз
head-amount = Сума
head-prize-list = Список
head-currency = Валюта
head-not-awarded = Не присуджено
prize-list = { $name }{ $category ->
        [none] {""}
       *[other] , категорія { $category }
    }{ $to_the_end ->
        [yes] {""}, що грали до кінця
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , група { $group }
    }{ $of ->
        [none] {""}
        [teams] , команди
       *[players] , учасники
    }{ $board ->
        [none] {""}
       *[other] , дошка { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , рівні ділять порівну
       *[hort] , рівні ділять за Гортом
    }{ $minimum ->
        [none] {""}
       *[other] , не менше { $minimum }{ $sharing ->
            [hort] , якщо рівних більше, ніж призів, і рахується половина рівної частки
           *[other] {""}
        }
    }{ $games ->
        [none] {""}
       *[other] , партій не менше { $games }
    }
prize-places = { $several ->
        [yes] місця { $first }–{ $last }
       *[no] місце { $first }
    }
prize-why-left = { $why ->
        [too-few] претендентів менше, ніж призів
        [prize-elsewhere] інші мають приз з іншого списку
        [no-games] ще не зіграно жодної партії
       *[no-standings] становище цього не вирішує
    }
prize-not-awarded = не присуджено: { prize-why-left }
prize-left-of = { $list }, місце { $place }: { prize-why-left }
prize-thing = { $thing }
prize-thing-left = { $thing } ({ $of })
prize-sums = Виділено { $given } = виплачено { $paid } + не присуджено { $left }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
prize-things-left = Не присуджені речові призи: { $things }.
prize-rounded = { $list }, { $places }: частки округлюють униз до { $unit }; залишок { $rest } отримує { $to } (за порядком місць).
prize-gave-way = { $list }: частка була б меншою за { $minimum }, тому останні з рівних поступаються: { $names }.
prize-playoff-open = Додаткова гра, { $of }, не завершена: ці призи ще можуть змінитися.
prize-rest-of-level = { $list }: ніщо не визначає, хто з { $names } отримує більше із залишку від округлення; киньте жереб.
prize-choice-of-level = Ніщо не визначає, хто з { $names } першим обирає між списками призів, а отже, хто що отримує; киньте жереб.
prize-thing-of-level = { $list }, місце { $place }: ніщо не вирішує, хто отримає { $thing }: { $names }; потрібен жереб.
prize-thing-drawn = { $list }, місце { $place }: жереб, кинутий вручну ({ $names }), віддав { $thing }: { $name }.
prize-by-lot = жереб: { $things }
prize-undecided = { $list }: відомий лише рік народження, а категорію { $category } вирішує день: { $names }. Хто отримує ці призи, вирішує суддя.
prize-withdrew = { $name }: приз, вибуття після туру { $round }.
prize-takes-none = Поза призами: { $names }.
prize-better = { $name }: { $took } ({ $has }), більший під час вибору; коли обрали всі, { $left } становив би { $worth }.

## Один учасник

prize-gets = { $list }: отримує { $prize }
prize-draws-lots = { $list }: жереб за участю: { $with }; приз: { $thing }
prize-nothing = Призу немає
prize-barred-excluded = не отримує призу за рішенням суддів: { $reason }
prize-barred-category = не в категорії { $category }
prize-barred-undecided = невідомо, чи належить до категорії { $category }: відомий лише рік народження, а вирішує день
prize-barred-games = зіграно { $games ->
        [one] { $games } партію
        [few] { $games } партії
       *[many] { $games } партій
    }, а список вимагає { $least }
prize-barred-withdrew = вибуття після туру { $round }, а список для тих, хто грав до кінця
prize-barred-standings = за іншим становищем
prize-barred-place = немає місця в становищі
prize-standing = місце { $place } з { $among } претендентів
prize-ahead = вище, з призом з іншого списку: { $others }
prize-took-elsewhere = { $name } ({ $list })
prize-holds = { $with ->
        [none] посідає { $places }
       *[other] ділить { $places }, разом з: { $with }
    }
prize-beyond = { $prizes ->
        [1] приз отримує той, хто посів найвище місце з решти
       *[other] призи ({ $prizes }) отримують ті, хто посів найвищі місця з решти
    }
prize-shared = ({ $terms }) : { $by } = { $share }
prize-level = в усьому рівні з { $with }, тому ділять призи своїх місць: ({ $terms }) : { $by } = { $share }
prize-halved = половина власного призу і половина цього: ({ $own } + { $equal }) : 2 = { $share }
prize-minimum = за { $tied } рівних частка була б { $share }, менше за мінімум { $minimum }; останні поступаються: { $names }
prize-rounding = округлено вниз до { $unit }: { $share }{ $rest ->
        [none] {""}
       *[other] , і { $rest } із залишку, який роздають за порядком місць
    }
prize-took = Бере { $list } ({ $worth }), а не { $others }: { $equal ->
        [yes] тієї самої вартості, і список стоїть першим
       *[no] цінніший
    }
prize-then = { $list }, під час вибору: { $line }
prize-worth = { $list } ({ $worth })
prize-better-for = Зауважте: коли обрали всі, { $left } становив би { $worth }, більше ніж { $has }; вибір залишається

## Розписки

receipt-head = Розписка
receipt-draft = Чернетка, не розписка
receipt-unfinished = Після туру { $round } зіграно не всі партії: ці призи ще можуть змінитися.
receipt-received = Отримано:
receipt-date = Дата
receipt-signature = Підпис
receipt-prize = { $list }, { $places }: { $prize }
receipt-by-lot = за жеребом: { $names }
receipt-total = Разом: { $amount }
