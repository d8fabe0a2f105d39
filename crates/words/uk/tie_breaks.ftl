### Що таке коефіцієнт і як отримано його значення.

## Що це

tie-break-solkoff = сума очок суперників (коефіцієнт Солкофа)
tie-break-solkoff-median = Солкоф без найкращого й найгіршого суперника
tie-break-solkoff-short = Солкоф без найгіршого суперника
tie-break-solkoff-full = Солкоф без найгіршого, потім без двох найгірших і так далі (повний урізаний)
tie-break-solkoff-plus = сума коефіцієнтів Солкофа суперників
tie-break-sonneborn-berger = сума набраних очок, помножених на очки суперника
tie-break-wins = кількість перемог
tie-break-head-to-head = очки рівних у зустрічах між собою
tie-break-better-against-higher = кращий результат з іншими, починаючи з першого місця
tie-break-plus = плюсові нічиї за мінус плюсові нічиї проти
tie-break-riga = мікроматчі: очки суперників, помножені на 4–0 за підсумком матчу
tie-break-progressive = сума очок після кожного туру
tie-break-small-points = очки в партіях кожного матчу
tie-break-lot = жереб за числом турніру
fide-direct-encounter = особисті зустрічі рівних
fide-win = тури з очками за перемогу
fide-won = перемоги за дошкою
fide-black-games = партії, зіграні чорними
fide-black-wins = партії, виграні чорними
fide-rounds = тури, від яких учасник не відмовився
fide-standard = виграні тури й половина нічийних
fide-number = номер у жеребкуванні, менший першим
fide-number-reversed = номер у жеребкуванні, більший першим
fide-rating = рейтинг, вищий першим
fide-rating-reversed = рейтинг, нижчий першим
fide-progressive = сума очок після кожного туру
fide-progressive-cut = сума очок після кожного туру без перших
fide-buchholz = сума скоригованих очок суперників
fide-buchholz-cut = Бухгольц без найменших очок
fide-buchholz-median = Бухгольц без найменших і найбільших очок
fide-fore-buchholz = Бухгольц, ніби в останньому турі всі зіграли внічию
fide-fore-buchholz-cut = попередній Бухгольц без найменших очок
fide-fore-buchholz-median = попередній Бухгольц без найменших і найбільших очок
fide-average-buchholz = середній Бухгольц суперників
fide-average-buchholz-fore = середній попередній Бухгольц суперників
fide-sonneborn-berger = сума набраних очок, помножених на скориговані очки суперника
fide-sonneborn-berger-cut = Зоннеборн-Бергер без найслабших суперників
fide-koya = очки з тими, хто набрав не менше половини
fide-koya-limit = очки з тими, хто досяг межі
fide-average-rating = середній рейтинг суперників
fide-average-rating-cut = середній рейтинг без найслабших суперників
fide-average-rating-median = середній рейтинг без найслабших і найсильніших суперників
fide-performance = показаний рейтинг у турнірі
fide-perfect-performance = найнижчий рейтинг, від якого очікують стільки очок
fide-average-performance = середній показаний рейтинг суперників
fide-average-perfect = середній ідеальний рейтинг суперників
fide-match-points = командні очки
fide-game-points = особисті очки, на дошках
other-points-of-teams = { $boards ->
        [yes] особисті очки
       *[no] командні очки
    }
fide-other-points = особисті очки, якщо рахують матчі, і командні, якщо рахують дошки
fide-extended-direct = особиста зустріч за першими очками, потім за іншими
fide-match-by-match = сума набраних командних очок, помножених на командні очки суперника
fide-match-by-match-cut = набрані командні очки, помножені на командні очки суперника, без найслабших суперників
fide-match-by-game = сума набраних особистих очок, помножених на командні очки суперника
fide-match-by-game-cut = набрані особисті очки, помножені на командні очки суперника, без найслабших суперників
fide-game-by-match = сума набраних командних очок, помножених на особисті очки суперника
fide-game-by-match-cut = набрані командні очки, помножені на особисті очки суперника, без найслабших суперників
fide-game-by-game = сума набраних особистих очок, помножених на особисті очки суперника
fide-game-by-game-cut = набрані особисті очки, помножені на особисті очки суперника, без найслабших суперників
fide-strength-combination = інші очки та Бухгольц за першими, в одній шкалі
fide-board-count = очки кожної дошки, помножені на її номер, менше першим
fide-top-boards = очки на дошці 1, потім на дошці 2 і так далі
fide-bottom-boards = очки без останньої дошки, потім без двох останніх і так далі
fide-of-match-points = { $what }, за командними очками
fide-of-game-points = { $what }, за особистими очками
fide-with-forfeits = { $what }, неявки вважаються партіями

## Як отримано значення

value-undefined = { $of }: { $why ->
        [no-place] немає місця, яке треба вирішити
        [nobody-tied] більше ніхто не рівний
        [not-all-met] не всі рівні зустрічалися між собою однаково часто
        [no-seed] турнір не має числа для жеребу
        [unrated] хтось із тих, хто грає, не має рейтингу, а положення не каже, скільки за це рахувати (ФІДЕ C.07, 10)
       *[nothing] немає з чого рахувати
    }
value-of = { head-tie-break } { $value }
value-none = { $of }
value-sum = { $of } = { $sum }{ value-without }
value-without = { $without ->
        [none] {""}
       *[other] {" "}(без { $without })
    }
value-mean = { $of } = ({ $sum }) / { $parts }{ value-without }
value-performance = { $of } = { $mean } { $sign } { $difference } (результат { $percent } %){ value-without }
value-no-points = { $of }: найслабший суперник мінус 800 за нуль очок{ value-without }
value-perfect = { $of }: найнижчий рейтинг, від якого очікують { $score } з { $ratings }{ value-without }
value-ahead = { $of } у рівних, що стоять вище: { $games }{ value-without }
value-ahead-by-average = { $of } у рівних, що стоять вище: { $games }; кілька партій з одним суперником рахуються як їх середнє: { $points }{ value-without }
value-ahead-without-games = { $of } у рівних, що стоять вище: немає партій{ value-without }
value-given = { $of }{ value-without }
value-combination = { $of } = { $points } + ({ $sum }) / { $by }
value-boards = { $of }: { $boards }
value-at-board = дошка { $board } { $sum }
value-up-to-board = { $board ->
        [1] дошка 1
       *[other] дошки 1–{ $board }
    } { $sum }
value-steps = { $of } = { $steps }
value-first-step = { $sum }
value-next-step = потім { $sum }
value-against = { $of } = { $games }
value-against-nobody = { $of }: немає партії з місцем, яке вирішило
value-lots = { $of }: порядок за жеребом { $order }
value-game = { $points }, суперник: { value-opponent }
value-game-at-place = { $points }, суперник: { value-opponent } (місце { $place })
value-opponent = { $opponent ->
        [none] ніхто
       *[other] { $opponent }
    }
value-struck = { $points }, { $why ->
        [best] найкращий: { value-no-opponent }
        [given-up] відмова: тур { $round }
        [first-round] тур { $round }
        [below-limit] нижче межі: { value-no-opponent }
       *[worst] найгірший: { value-no-opponent }
    }
value-no-opponent = { $opponent ->
        [none] немає суперника
       *[other] { $opponent }
    }
