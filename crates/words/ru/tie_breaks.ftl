### Что такое коэффициент и как получено его значение.

## Что это

tie-break-solkoff = сумма очков соперников (коэффициент Солкофа)
tie-break-solkoff-median = Солкоф без лучшего и худшего соперника
tie-break-solkoff-short = Солкоф без худшего соперника
tie-break-solkoff-full = Солкоф без худшего, затем без двух худших и так далее (полный усечённый)
tie-break-solkoff-plus = сумма коэффициентов Солкофа соперников
tie-break-sonneborn-berger = сумма набранных очков, умноженных на очки соперника
tie-break-wins = число побед
tie-break-head-to-head = очки равных во встречах между собой
tie-break-better-against-higher = лучший результат с остальными, начиная с первого места
tie-break-plus = плюсовые ничьи за минус плюсовые ничьи против
tie-break-riga = микроматчи: очки соперников, умноженные на 4–0 по исходу матча
tie-break-progressive = сумма очков после каждого тура
tie-break-small-points = очки в партиях каждого матча
tie-break-lot = жребий по числу турнира
fide-direct-encounter = личные встречи равных
fide-win = туры с очками за победу
fide-won = победы за доской
fide-black-games = партии, сыгранные чёрными
fide-black-wins = партии, выигранные чёрными
fide-rounds = туры, от которых участник не отказался
fide-standard = выигранные туры и половина ничейных
fide-number = номер при жеребьёвке, меньший первым
fide-number-reversed = номер при жеребьёвке, больший первым
fide-rating = рейтинг, больший первым
fide-rating-reversed = рейтинг, меньший первым
fide-progressive = сумма очков после каждого тура
fide-progressive-cut = сумма очков после каждого тура без первых
fide-buchholz = сумма скорректированных очков соперников
fide-buchholz-cut = Бухгольц без наименьших очков
fide-buchholz-median = Бухгольц без наименьших и наибольших очков
fide-fore-buchholz = Бухгольц, как если бы в последнем туре все сыграли вничью
fide-fore-buchholz-cut = предварительный Бухгольц без наименьших очков
fide-fore-buchholz-median = предварительный Бухгольц без наименьших и наибольших очков
fide-average-buchholz = средний Бухгольц соперников
fide-average-buchholz-fore = средний предварительный Бухгольц соперников
fide-sonneborn-berger = сумма набранных очков, умноженных на скорректированные очки соперника
fide-sonneborn-berger-cut = Зоннеборн-Бергер без слабейших соперников
fide-koya = очки с набравшими не меньше половины
fide-koya-limit = очки с набравшими не меньше предела
fide-average-rating = средний рейтинг соперников
fide-average-rating-cut = средний рейтинг без слабейших соперников
fide-average-rating-median = средний рейтинг без слабейших и сильнейших соперников
fide-performance = показанный рейтинг в турнире
fide-perfect-performance = наименьший рейтинг, от которого ждут столько очков
fide-average-performance = средний показанный рейтинг соперников
fide-average-perfect = средний идеальный рейтинг соперников
fide-match-points = командные очки
fide-game-points = личные очки, на досках
other-points-of-teams = { $boards ->
        [yes] личные очки
       *[no] командные очки
    }
fide-other-points = личные очки, если считают матчи, и командные, если считают доски
fide-extended-direct = личная встреча по первым очкам, затем по другим
fide-match-by-match = сумма набранных командных очков, умноженных на командные очки соперника
fide-match-by-match-cut = набранные командные очки, умноженные на командные очки соперника, без слабейших соперников
fide-match-by-game = сумма набранных личных очков, умноженных на командные очки соперника
fide-match-by-game-cut = набранные личные очки, умноженные на командные очки соперника, без слабейших соперников
fide-game-by-match = сумма набранных командных очков, умноженных на личные очки соперника
fide-game-by-match-cut = набранные командные очки, умноженные на личные очки соперника, без слабейших соперников
fide-game-by-game = сумма набранных личных очков, умноженных на личные очки соперника
fide-game-by-game-cut = набранные личные очки, умноженные на личные очки соперника, без слабейших соперников
fide-strength-combination = другие очки и Бухгольц по первым, в одной шкале
fide-board-count = очки каждой доски, умноженные на её номер, меньшее первым
fide-top-boards = очки на доске 1, затем на доске 2 и так далее
fide-bottom-boards = очки без последней доски, затем без двух последних и так далее
fide-of-match-points = { $what }, по командным очкам
fide-of-game-points = { $what }, по личным очкам
fide-with-forfeits = { $what }, неявки считаются партиями

## Как получено значение

value-undefined = { $of }: { $why ->
        [no-place] нет места, которое надо решить
        [nobody-tied] больше никто не равен
        [not-all-met] не все равные встречались между собой одинаковое число раз
        [no-seed] у турнира нет числа для жребия
        [unrated] у кого-то из играющих нет рейтинга, а положение не говорит, сколько за это считать (ФИДЕ C.07, 10)
       *[nothing] не из чего считать
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
value-no-points = { $of }: слабейший соперник минус 800 за ноль очков{ value-without }
value-perfect = { $of }: наименьший рейтинг, от которого ждут { $score } с { $ratings }{ value-without }
value-ahead = { $of } у равных, стоящих выше: { $games }{ value-without }
value-ahead-by-average = { $of } у равных, стоящих выше: { $games }; несколько партий с одним соперником считаются как их среднее: { $points }{ value-without }
value-ahead-without-games = { $of } у равных, стоящих выше: нет партий{ value-without }
value-given = { $of }{ value-without }
value-combination = { $of } = { $points } + ({ $sum }) / { $by }
value-boards = { $of }: { $boards }
value-at-board = доска { $board } { $sum }
value-up-to-board = { $board ->
        [1] доска 1
       *[other] доски 1–{ $board }
    } { $sum }
value-steps = { $of } = { $steps }
value-first-step = { $sum }
value-next-step = затем { $sum }
value-against = { $of } = { $games }
value-against-nobody = { $of }: нет партии с местом, которое решило
value-lots = { $of }: порядок по жребию { $order }
value-game = { $points } с { value-opponent }
value-game-at-place = { $points } с { value-opponent } (место { $place })
value-opponent = { $opponent ->
        [none] никем
       *[other] { $opponent }
    }
value-struck = { $points }, { $why ->
        [best] лучший: { value-no-opponent }
        [given-up] отказ: тур { $round }
        [first-round] тур { $round }
        [below-limit] ниже предела: { value-no-opponent }
       *[worst] худший: { value-no-opponent }
    }
value-no-opponent = { $opponent ->
        [none] нет соперника
       *[other] { $opponent }
    }
