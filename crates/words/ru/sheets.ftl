### Что стоит вокруг таблиц турнира: заголовки, столбцы, слова в клетках, примечания.

## Заголовки

of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}из { $rounds }
    }
after-round = { $round ->
        [0] до тура 1
       *[other] после тура { $round }{ of-rounds }
    }
during-round = во время тура { $round }{ of-rounds } (результатов: { $done } из { $boards })
of-category = { $category ->
        [none] {""}
       *[other] , { $category }
    }
players-in-all = { $players ->
        [one] { $players } участник
        [few] { $players } участника
       *[many] { $players } участников
    }
away-word = { $bye ->
        [bye] свободен
        [full-point-bye] свободен, полное очко
        [half-point-bye] свободен, пол-очка
       *[absent] отсутствует
    }
stage-of-ladder = { $stage ->
        [standard] классика
        [rapid] быстрая игра
        [blitz] блиц
        [second-blitz] второй блиц
        [superblitz] суперблиц
        [lehmann-georgiev] Леман-Георгиев
        [deciding] решающая партия
       *[other] { $stage }
    }
side-word = { $color ->
        [white] белые
       *[black] чёрные
    }
title-round = Тур { $round }{ of-rounds }{ $stage ->
        [none] {""}
        [final] : финал
        [semi-finals] : полуфиналы
       *[quarter-finals] : четвертьфиналы
    }
title-outstanding = Осталось сыграть { $games ->
        [one] { $games } партию
        [few] { $games } партии
       *[many] { $games } партий
    }
title-team-list = { $teams ->
        [one] { $teams } команда
        [few] { $teams } команды
       *[many] { $teams } команд
    }
title-fixtures = { $team ->
        [none] Календарь матчей
       *[other] Календарь матчей: { $team }
    }
title-division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $complete ->
        [yes] Переход между лигами
       *[no] Переход между лигами по нынешнему положению
    }
title-players = { players-in-all }
title-standings = Положение { $until }{ of-category }
title-final = Итоговое положение{ of-category }
title-teams = Команды { $until }
title-crosstable = Таблица { $until }
title-team-crosstable = Таблица { $until }: { $team }, очки: { $points }
title-tree = Сетка
title-colors = Цвета { $until }
title-explanation = { $player }: { $place ->
        [none] без места
       *[other] место { $place }
    }, очки: { $points }, { $until }
title-bracket = Тур { $round }{ of-rounds }, { score-word }: { $of_teams ->
        [yes] { $players ->
            [one] { $players } команда
            [few] { $players } команды
           *[many] { $players } команд
        }
       *[no] { players-in-all }
    }{ $moved_down ->
        [0] {""}
       *[other] , из них сверху: { $moved_down }
    }
score-word = очки: { $score }
title-answer = Тур { $round }{ of-rounds }, { $board ->
        [none] свободен
       *[other] { $of_teams ->
            [yes] матч
           *[no] доска
        } { $board }
    }{ $score ->
        [none] {""}
       *[other] ; группа, { score-word }
    }
title-ratings = { $month ->
        [none] Рейтинги
       *[other] Рейтинги за { $month }
    }, { $scheme }
title-rating-report = Рейтинги, таблица { $until }
title-report = Положение после тура { $round }
title-of-part = { $title }{ $stage ->
        [none] {""}
       *[other] , { $stage }
    }{ $group ->
        [none] {""}
       *[other] , группа { $group }
    }
title-clubs = Клубы { $until }
title-individuals = Участники { $until }{ $board ->
        [none] {""}
       *[other] , доска { $board }
    }
title-match-report = Тур { $round }, матч { $number }: протокол
title-members = { $team }: состав
title-line-up = { $team }: состав на тур { $round }
title-days = { $start } – { $end }
title-from = с { $start }

## Столбцы

head-place = М
head-overall = Общ.
head-of-game = { $game }
head-id = Id
head-number = №
head-name = Фамилия, имя
head-title = Звание
head-federation = Фед
head-club = Клуб
head-team = Команда
head-out-in = Выбыл
head-games = И
head-points = О
head-match-points = КО
head-board-points = ЛО
head-matches = Матчи
head-match = Матч
head-in-match = В матче
head-white-team = Команда белых
head-black-team = Команда чёрных
head-seat = №
head-home = Хозяева
head-away = Гости
head-at = Где
head-venue = Место игры
head-goes-to = В следующем сезоне в
head-teams = Команды
head-percentage = %
head-boards = Доски
head-row = №
head-round = Тур
head-date = Дата
head-board = Д
head-color = Цвет
head-opponent = Соперник
head-rating = Рейтинг
head-result = Рез.
head-score = Сумма
head-opponent-score = Очки соперника
head-adjusted-score = С поправкой
head-members = Состав
head-remarks = Примечания
head-categories = Категории
head-born = Род.
head-sex = Пол
head-federation-number = № в федерации
head-colors = Цвета
head-white-games = Б
head-black-games = Ч
head-balance = Б-Ч
head-run = Подряд
head-due = Положен
head-white = Белые
head-black = Чёрные
head-bye = свободен
head-rated-round = Тур
head-opponent-rating = Соп
head-difference = Разн
head-expected = Ожид
head-k = K
head-change = Изменение
head-rated-score = Очки
head-average = Сред
head-performance = Перф
head-new = Новый
head-rank = Место
head-report-points = ОЧК
head-play-by = До
head-board-long = Доска
head-record = Запись
head-file = Файл
head-operation = №
head-when = КОГДА
head-what = ЧТО
head-tie-break = { $code ->
        [WINS] ПОБ
        [H2H] ЛИЧН
        [BHP] ВЫШЕ
        [PROG] ПРОГ
        [SMALL] МАЛЫЕ
        [LOT] ЖРЕБ
       *[other] { $code }
    }
head-of-round = { $round }

## Под заголовком

fact-venue = Место проведения
fact-home = Играет дома
fact-date = Дата
fact-time = Время
fact-place = Место
fact-points = Очки
fact-match-points = Командные очки
fact-board-points = Личные очки
fact-captain = Капитан
fact-opponent = Соперник
fact-group = Группа
fact-number = Номер
fact-title = Звание
fact-rating = Рейтинг
fact-federation = Федерация
fact-federation-id = Номер в федерации
fact-club = Клуб
fact-team = Команда
fact-family = Семья
fact-born = Дата рождения
fact-categories = Категории
fact-from = Играет с тура
fact-withdrew = Выбыл

## Слова в клетках

mark-bye = ({ away-word })
mark-free = (свободен)
mark-no-game = (нет партии)
mark-color = { side-word }
mark-color-letter = { $color ->
        [white] {" Б "}
       *[black] {" Ч "}
    }
mark-color-initial = { $color ->
        [white] Б
        [black] Ч
       *[none] -
    }
mark-due = { side-word }, { $strength ->
        [mild] слабое право
        [strong] сильное право
       *[absolute] безусловное право
    }
mark-forfeit = { $name } (неявка)
mark-not-counted = { $name } (никому не засчитано)
mark-results = { $results }
mark-by-forfeit = { $score } Н
mark-double-forfeit = 0-0 Н
mark-adjudicated = { $score } П
mark-adjourned = отл.
mark-postponed = перенесена
mark-waiting = { $state ->
        [adjourned] отложена
        [postponed] перенесена
       *[open] не сыграна
    }
mark-annulled = аннулирована
mark-score-only = (известен только счёт)
mark-not-paired = без пары
mark-in-round = { $stage ->
        [none] тур { $round }
        [final] финал
        [semi-finals] полуфинал
       *[quarter-finals] четвертьфинал
    }
mark-round-name = { $stage ->
        [none] Тур { $round }
        [final] Финал
        [semi-finals] Полуфиналы
       *[quarter-finals] Четвертьфиналы
    }
mark-match-head = { $group ->
        [none] Матч { $number }
       *[other] Группа { $group }, матч { $number }
    }: { $home } - { $away }{ $score ->
        [none] {""}
       *[other] , { $score }
    }{ $venue ->
        [none] {""}
       *[other] {" "}· { $venue }
    }
mark-of-group = Группа { $group }
mark-fate = { $fate ->
        [promoted] выходит выше
        [promotion-matches] переходный матч за выход
        [relegation-matches] переходный матч за место
        [relegated] выбывает ниже
       *[undecided] не решено: место разделено
    }
mark-no-opponent = Без соперника
mark-no-match = Без матча
mark-nobody = (никого)
mark-at-home = { $home ->
        [yes] дома
       *[no] в гостях
    }
mark-in-match = { $number }.{ $seat }
mark-board-of-match = матч { $number }, доска { $seat }
mark-at-seat = { $seat } { $color ->
        [white] Б
       *[black] Ч
    } { $points }
mark-total = Итого
mark-ladder-stage = { stage-of-ladder }
mark-in-game = { $color ->
        [white] Б
       *[black] Ч
    } { $points }
mark-winner = победитель
mark-in-play = в игре
mark-from-round = с тура { $round }
mark-withdrawn = { $round ->
        [0] выбыл
       *[other] выбыл после тура { $round }
    }
mark-after-round = после тура { $round }
mark-place-of = { $place } из { $placed }
mark-excluded = нет: выбыл слишком рано, результаты никому не засчитываются
mark-none-yet = пока нет
mark-no-place = нет

## Что означают знаки

legend-forfeit = Н: неявка
legend-adjudicated = П: присуждено судьёй
legend-adjourned = отл.: отложена
legend-total = (?): известен только общий счёт партий
legend-cell = 12 Б 2: строка соперника, белые, 2 очка
legend-cell-of-games = 12 Б 3-1: строка соперника, сначала белые, очки в партиях
legend-cell-of-teams = 12 Б 5-3: строка соперника, белые на доске 1, личные очки
legend-plus-points = { $points }: очки без соперника
legend-signs-of-forfeit = + и -: победа и поражение неявкой
legend-cells-of-forfeit = 12 Б + и 12 Б -: победа и поражение неявкой
legend-absent = -: отсутствует
legend-not-finished = *: не закончена, очков пока нет
legend-cell-adjourned = a: отложена или перенесена
legend-cell-annulled = x: аннулирована
legend-in-brackets = ( ): никому не засчитано
legend-lost-match = !: решено не на досках
legend-by-ladder = очки по правилам { $ladder }

## Под таблицей

note-arbiters = { $several ->
        [yes] Судьи
       *[no] Судья
    }: { $names }
note-missing = Предварительно: нет { $boards ->
        [one] { $boards } результата
       *[other] { $boards } результатов
    }{ named-boards }.
note-forfeits-later = Ещё не учтены неявки { $count ->
        [1] тура { $rounds }, в котором
       *[other] туров { $rounds }, в которых
    } не сыграно ни одной партии.
note-adjourned = Предварительно: { $boards ->
        [one] отложена { $boards } партия
        [few] отложены { $boards } партии
       *[many] отложено { $boards } партий
    }{ named-boards }.
note-postponed = Предварительно: { $boards ->
        [one] перенесена { $boards } партия
        [few] перенесены { $boards } партии
       *[many] перенесено { $boards } партий
    }{ named-boards }.
note-board-postponed = Доска { $board }: партия перенесена{ $until ->
        [none] , день не назначен
       *[other] , сыграть до { $until }
    }
note-nothing-outstanding = Несыгранных партий нет.
note-no-fixtures = Ни один матч ещё не назначен жеребьёвкой.
note-next-season = Команд или игроков: { $now }{ $next ->
        [none] {""}
       *[other] , в следующем сезоне { $next }
    }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
boards-of-one = тур { $round }, доска { $board }
boards-of-several = тур { $round }, доски { $boards }
boards-of-until = тур { $round }, доска { $board }{ $until ->
        [none] {""}
       *[other] , до { $until }
    }
note-legend = { $marks }.
note-opening = Дебют: { $opening }
note-drawn-opening = Дебют по жребию{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] доски
           *[no] доска
        } { $boards }
    }: { $table } { $number }{ $moves ->
        [none] {""}
       *[other] : { $moves }
    }
note-of-player = { $player }: { $note }
note-by-hand = Доска { $board }: пара составлена вручную: { $why }
note-of-board = Доска { $board }: { $note ->
        [withdrawn] { $name ->
            [none] выбыл
           *[other] { $name } выбыл
        }
        [white-late] { $name }: опоздание
        [black-late] { $name }: опоздание
        [both-late] опоздали оба
        [loser-late] { $name ->
            [none] опоздание
           *[other] { $name }: опоздание
        }
        [white-absent] { $name }: неявка
        [black-absent] { $name }: неявка
        [loser-absent] { $name ->
            [none] неявка
           *[other] { $name }: неявка
        }
       *[written] { $text }
    }
note-late-comer = Доска { $board }: { $name } опоздал к жеребьёвке и играет со свободным участником.
note-colors-were = Доска { $board }: исправлен цвет, было { $players }{ $was ->
        [none] {""}
       *[other] {" "}{ $was }
    }
note-corrected = Доска { $board }: исправлен результат{ $times ->
        [1] {""}
        [2] {" "}дважды
       *[other] {" "}({ $times } раз)
    }, было { $was }
note-goes-on = Доска { $board }: дальше проходит { $name }.
note-board-ruling = Доска { $board }{ $game ->
        [none] {""}
       *[other] , партия { $game }
    }, решение: { $ruling }
note-round-ruling = Решение: { $ruling }
note-ruled = { $ruling }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }
note-ruled-in = Тур { $round }{ $players ->
        [none] {""}
       *[other] , { $players }
    }: { $ruled }
because-claimed = требование: { $claim }
because-article = статья: { $article }
because-arbiter = { $name }
note-first-game = Белые и чёрные указаны по первой партии.
note-excluded = { $player }: выбыл после тура { $round }, слишком рано; эти результаты никому не засчитываются.
note-never-played = { $player }: выбыл до тура 1.
note-comes = { $player }: вступает в турнир в туре { $round }.
note-given = { $name }, { $round ->
        [0] до тура 1
       *[other] тур { $round }
    }:{ $points ->
        [none] {""}
       *[other] {" "}очки { $points }
    }{ $match_points ->
        [none] {""}
       *[other] {" "}{ fact-match-points } { $match_points }
    }{ $board_points ->
        [none] {""}
       *[other] { $match_points ->
            [none] {""}
           *[other] ,
        } { fact-board-points } { $board_points }
    }
note-withdrew = { $player }: выбыл после тура { $round }.
note-undecided = Известен только год рождения, а категорию решает день: { $players }.
note-match-won = Матч выиграл { $name }, { $points }-{ $other }{ $left ->
        [0] {""}
       *[other] , осталось партий: { $left }
    }.
note-match-level = Матч закончился вничью, { $points }-{ $points }.
note-match-decided = Матч закончился со счётом { $points }-{ $points }, победитель: { $name }.
note-match-needs = { $name }: для победы в матче нужно очков: { $points }, партий осталось: { $games }.
note-match-needs-to-draw = { $name } уже не может выиграть матч; для ничьей нужно очков: { $points }, партий осталось: { $games }.
note-match-cells = Б 2: белые, 2 очка; только Б или Ч: не закончена.
note-ratings-dropped = { $codes } не применяются: без рейтинга { $first }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }, а положение не говорит, сколько считать за игрока без рейтинга (ФИДЕ C.07, 10).
note-edition = Коэффициенты по FIDE C.07 от { $rules ->
        [august-2024] 1 августа 2024 г.
       *[march-2026] 1 марта 2026 г.
    }{ $by_date ->
        [yes] { $of_event ->
            [yes] , по датам соревнования
           *[no] , по датам отчёта
        }
       *[no] {""}
    }{ $older ->
        [yes] {" "}(более ранних редакций здесь нет)
       *[no] {""}
    }
note-match-lost = Матч { $number }: команде { $team } засчитано поражение{ $played ->
        [yes] {" "}независимо от досок
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(выбыли)
       *[other] {" "}({ $reason })
    }.
note-lost-in-round = Тур { $round }, { $home } - { $away }: поражение { $both ->
        [yes] обеим командам
       *[no] команде { $teams }
    }{ $played ->
        [yes] {" "}независимо от досок
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(выбыли)
       *[other] {" "}({ $reason })
    }.
note-of-match = Матч { $number }: { $reason }
note-match-played = Матч { $number }: { $when ->
        [none] { $venue }
       *[other] { $when }{ $venue ->
            [none] {""}
           *[other] , { $venue }
        }
    }
note-home-first = Цвет: участника хозяев. Результаты: сначала его очки.
note-scores-before = В скобках после команды: её очки перед туром.
note-other-points = { $boards ->
        [yes] Личные очки
       *[no] Командные очки
    } { $total } = { $sum }
note-no-clubs = Ни у одного участника не указан клуб.
note-clubs-alike = { $one } и { $other } считаются двумя клубами: один клуб в двух написаниях?
note-best-of-club = От каждого клуба { $best ->
        [one] засчитывается лучший игрок
       *[other] засчитываются лучшие игроки: { $best }
    }; клубы с равной суммой делят место.
note-played-only = Засчитываются только сыгранные партии: победа неявкой на доске даёт очки только команде.
note-seat-cells = 1 Б 2: доска 1, белые, 2 очка; 1 Б + и 1 Б -: победа и поражение неявкой.
note-shared-by-defeat = Выбывшие в одном туре делят место.
note-shared-place = Участники, равные по всем показателям, делят место.
note-shared-place-of-teams = Команды, равные по всем показателям, делят место.
note-tie-breaks = Коэффициенты: { $list }.
tie-break-line = { $code } { $title }{ $against ->
        [yes] {" "}(2v1: 2 очка с занявшим место 1)
       *[no] {""}
    }{ $idle ->
        [yes] {" "}(здесь ничего не решает)
       *[no] {""}
    }
note-untold = Ни у кого не указано: { $columns }.
note-team-points = КО: командные очки; ЛО: личные очки.
note-no-color = -: тур без партии (свободен, неявка, отсутствие) или партия не закончена.
note-color-by-score = ?: известен только счёт матча.
note-run = Подряд: наибольшее число партий подряд одним цветом.
note-among = { $value }; равны: { $among }
note-provisional = *: предварительно, слишком мало партий.
note-rated-last = По турнир включительно: { $event }.
note-ratings-of = Рейтинги: { $list }, { $scheme }{ $average ->
        [none] {""}
       *[other] , средний { $average }
    }.
note-rating-columns = И, Очки: засчитанные партии; Сред: рейтинг соперников; Перф: показанный рейтинг.
note-begun-unrated = Новые в списке: { $names }; начальный рейтинг: { $rating }, { $by ->
        [default] значение этой программы
        [average] средний рейтинг остальных
        [scheme] по правилам расчёта
       *[list] по списку
    }.
note-entered-late = { $event } внесено в список раньше этого соревнования, а сыграно позже: рейтинги идут в порядке внесения.
note-not-in-list = Ещё не в списке или уже изменено: обновите список.
note-results-missing = Нет результатов: { $missing }.
card-own-points-first = Результаты: сначала свои очки.
card-colors = Цвета: { $colors }, разность { $balance }{ $due ->
        [none] {""}
       *[other] , положен цвет: { $due }
    }.
card-asked = Просьба на тур { $round }: { away-word }{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }.
card-ruling = Решение. { $ruling }
wall-left-out = Не поместилось: { $columns }

## Карточки результатов

slip-board = Доска { $board }
slip-white = Белые
slip-black = Чёрные
slip-result = Результат
slip-game = Партия { $game }
slip-first-game = Сначала пишутся очки участника, игравшего белыми в партии 1.
slip-total = Итого
slip-signature = Подпись

## Протоколы матчей

form-captain-of = Капитан команды { $team }
form-arbiter = Судья

## Записи партий тура

games-of-board = доска { $board }{ $record ->
        [none] {""}
       *[other] , { $record }
    }
games-of-boards = доски { $boards }
games-if-accepted = тогда на доске { $board }: { $white } - { $black } { $result }
games-board-ruling = { $place }: решение: { $ruling }
games-disagrees = { $place }: { $what } [{ $kind }{ $settled ->
        [yes] , улажено
       *[no] {""}
    }]

## Дополнительные игры

title-playoffs = Дополнительные игры
title-playoff = Дополнительная игра, { $of }
head-playoff = Доп. игра
head-playoff-stage = Этап
head-game = Партия
head-white-left = Осталось у белых
head-black-left = Осталось у чёрных
note-after-playoff = После дополнительной игры, { $of } ({ stage-of-ladder }): { $order }{ $level ->
        [0] {""}
        [one] ; предыдущих игр вничью: { $level }
       *[other] ; предыдущих игр вничью: { $level }
    }.
note-playoff-goes-on = Дополнительная игра, { $of }, не закончена.
note-playoff-level = Дополнительная игра, { $of }, закончилась вничью.
note-compared = Очков поровну; решают очки этапа { stage-of-ladder }: { $scores }.
note-playoff-lot = Порядок по жребию: { $players } ({ $number ->
        [none] жребий вручную
       *[other] число { $number }{ $called ->
            [yes] , названо вслух
           *[no] {""}
        }, всего порядков: { $orders }
    }).
note-playoff-next = Далее: { stage-of-ladder }, { $game ->
        [none] {""}
       *[other] { $game },{" "}
    }{ $clock }.
note-ladder-source = Правила: { $title }{ $source ->
        [none] {""}
       *[other] ; { $source }
    }.
note-ladder-unread = Нет в прочитанном тексте: { $list }.
note-buchholz-of-all = Все играют со всеми: по Бухгольцу игроки с равными очками равны, если все партии сыграны.
note-no-playoffs = Дополнительных игр нет.
no-capitals = { $text } — не высота букв в миллиметрах, от 2 до 40: 7 или 7.5
