### Що стоїть навколо таблиць турніру: заголовки, стовпці, слова в клітинках, примітки.

## Заголовки

of-rounds = { $rounds ->
        [none] {""}
       *[other] {" "}з { $rounds }
    }
after-round = { $round ->
        [0] до туру 1
       *[other] після туру { $round }{ of-rounds }
    }
during-round = під час туру { $round }{ of-rounds } (результатів: { $done } з { $boards })
of-category = { $category ->
        [none] {""}
       *[other] , { $category }
    }
players-in-all = { $players ->
        [one] { $players } учасник
        [few] { $players } учасники
       *[many] { $players } учасників
    }
away-word = { $bye ->
        [bye] вільний
        [full-point-bye] вільний, повне очко
        [half-point-bye] вільний, пів очка
       *[absent] відсутній
    }
stage-of-ladder = { $stage ->
        [standard] класика
        [rapid] швидка гра
        [blitz] бліц
        [second-blitz] другий бліц
        [superblitz] супербліц
        [lehmann-georgiev] Леман-Георгієв
        [deciding] вирішальна партія
       *[other] { $stage }
    }
side-word = { $color ->
        [white] білі
       *[black] чорні
    }
title-round = Тур { $round }{ of-rounds }{ $stage ->
        [none] {""}
        [final] : фінал
        [semi-finals] : півфінали
       *[quarter-finals] : чвертьфінали
    }
title-outstanding = Залишилося зіграти { $games ->
        [one] { $games } партію
        [few] { $games } партії
       *[many] { $games } партій
    }
title-team-list = { $teams ->
        [one] { $teams } команда
        [few] { $teams } команди
       *[many] { $teams } команд
    }
title-fixtures = { $team ->
        [none] Календар матчів
       *[other] Календар матчів: { $team }
    }
title-division = { $group ->
        [none] {""}
       *[other] { $group }:{" "}
    }{ $complete ->
        [yes] Перехід між лігами
       *[no] Перехід між лігами за нинішнім становищем
    }
title-players = { players-in-all }
title-standings = Становище { $until }{ of-category }
title-final = Підсумкове становище{ of-category }
title-teams = Команди { $until }
title-crosstable = Таблиця { $until }
title-team-crosstable = Таблиця { $until }: { $team }, очки: { $points }
title-tree = Сітка
title-colors = Кольори { $until }
title-explanation = { $player }: { $place ->
        [none] без місця
       *[other] місце { $place }
    }, очки: { $points }, { $until }
title-bracket = Тур { $round }{ of-rounds }, { score-word }: { $of_teams ->
        [yes] { $players ->
            [one] { $players } команда
            [few] { $players } команди
           *[many] { $players } команд
        }
       *[no] { players-in-all }
    }{ $moved_down ->
        [0] {""}
       *[other] , з них згори: { $moved_down }
    }
score-word = очки: { $score }
title-answer = Тур { $round }{ of-rounds }, { $board ->
        [none] вільний
       *[other] { $of_teams ->
            [yes] матч
           *[no] дошка
        } { $board }
    }{ $score ->
        [none] {""}
       *[other] ; група, { score-word }
    }
title-ratings = { $month ->
        [none] Рейтинги
       *[other] Рейтинги за { $month }
    }, { $scheme }
title-rating-report = Рейтинги, таблиця { $until }
title-report = Становище після туру { $round }
title-of-part = { $title }{ $stage ->
        [none] {""}
       *[other] , { $stage }
    }{ $group ->
        [none] {""}
       *[other] , група { $group }
    }
title-clubs = Клуби { $until }
title-individuals = Учасники { $until }{ $board ->
        [none] {""}
       *[other] , дошка { $board }
    }
title-match-report = Тур { $round }, матч { $number }: протокол
title-members = { $team }: склад
title-line-up = { $team }: склад на тур { $round }
title-days = { $start } – { $end }
title-from = з { $start }

## Стовпці

head-place = М
head-overall = Заг.
head-of-game = { $game }
head-id = Id
head-number = №
head-name = Прізвище, ім'я
head-title = Звання
head-federation = Фед
head-club = Клуб
head-team = Команда
head-out-in = Вибув
head-games = І
head-points = О
head-match-points = КО
head-board-points = ОО
head-matches = Матчі
head-match = Матч
head-in-match = У матчі
head-white-team = Команда білих
head-black-team = Команда чорних
head-seat = №
head-home = Господарі
head-away = Гості
head-at = Де
head-venue = Місце гри
head-goes-to = Наступного сезону в
head-teams = Команди
head-percentage = %
head-boards = Дошки
head-row = №
head-round = Тур
head-date = Дата
head-board = Д
head-color = Колір
head-opponent = Суперник
head-rating = Рейтинг
head-result = Рез.
head-score = Сума
head-opponent-score = Очки суперника
head-adjusted-score = З поправкою
head-members = Склад
head-remarks = Примітки
head-categories = Категорії
head-born = Нар.
head-sex = Стать
head-federation-number = № у федерації
head-colors = Кольори
head-white-games = Б
head-black-games = Ч
head-balance = Б-Ч
head-run = Поспіль
head-due = Належить
head-white = Білі
head-black = Чорні
head-bye = вільний
head-rated-round = Тур
head-opponent-rating = Суп
head-difference = Різн
head-expected = Очік
head-k = K
head-change = Зміна
head-rated-score = Очки
head-average = Серед
head-performance = Перф
head-new = Новий
head-rank = Місце
head-report-points = ОЧК
head-play-by = До
head-board-long = Дошка
head-record = Запис
head-file = Файл
head-operation = №
head-when = КОЛИ
head-what = ЩО
head-tie-break = { $code ->
        [WINS] ПЕР
        [H2H] ОСОБ
        [BHP] ВИЩЕ
        [PROG] ПРОГ
        [SMALL] МАЛІ
        [LOT] ЖЕРЕБ
       *[other] { $code }
    }
head-of-round = { $round }

## Під заголовком

fact-venue = Місце проведення
fact-home = Грає вдома
fact-date = Дата
fact-time = Час
fact-place = Місце
fact-points = Очки
fact-match-points = Командні очки
fact-board-points = Особисті очки
fact-captain = Капітан
fact-opponent = Суперник
fact-group = Група
fact-number = Номер
fact-title = Звання
fact-rating = Рейтинг
fact-federation = Федерація
fact-federation-id = Номер у федерації
fact-club = Клуб
fact-team = Команда
fact-family = Родина
fact-born = Дата народження
fact-categories = Категорії
fact-from = Грає з туру
fact-withdrew = Вибув

## Слова в клітинках

mark-bye = ({ away-word })
mark-free = (вільний)
mark-no-game = (немає партії)
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
        [mild] слабке право
        [strong] сильне право
       *[absolute] безумовне право
    }
mark-forfeit = { $name } (неявка)
mark-not-counted = { $name } (нікому не зараховано)
mark-results = { $results }
mark-by-forfeit = { $score } Н
mark-double-forfeit = 0-0 Н
mark-adjudicated = { $score } П
mark-adjourned = відкл.
mark-postponed = перенесена
mark-waiting = { $state ->
        [adjourned] відкладена
        [postponed] перенесена
       *[open] не зіграна
    }
mark-annulled = анульована
mark-score-only = (відомий лише рахунок)
mark-not-paired = без пари
mark-in-round = { $stage ->
        [none] тур { $round }
        [final] фінал
        [semi-finals] півфінал
       *[quarter-finals] чвертьфінал
    }
mark-round-name = { $stage ->
        [none] Тур { $round }
        [final] Фінал
        [semi-finals] Півфінали
       *[quarter-finals] Чвертьфінали
    }
mark-match-head = { $group ->
        [none] Матч { $number }
       *[other] Група { $group }, матч { $number }
    }: { $home } - { $away }{ $score ->
        [none] {""}
       *[other] , { $score }
    }{ $venue ->
        [none] {""}
       *[other] {" "}· { $venue }
    }
mark-of-group = Група { $group }
mark-fate = { $fate ->
        [promoted] піднімається
        [promotion-matches] перехідний матч за підвищення
        [relegation-matches] перехідний матч за місце
        [relegated] вибуває нижче
       *[undecided] не вирішено: місце поділене
    }
mark-no-opponent = Без суперника
mark-no-match = Без матчу
mark-nobody = (нікого)
mark-at-home = { $home ->
        [yes] вдома
       *[no] у гостях
    }
mark-in-match = { $number }.{ $seat }
mark-board-of-match = матч { $number }, дошка { $seat }
mark-at-seat = { $seat } { $color ->
        [white] Б
       *[black] Ч
    } { $points }
mark-total = Разом
mark-ladder-stage = { stage-of-ladder }
mark-in-game = { $color ->
        [white] Б
       *[black] Ч
    } { $points }
mark-winner = переможець
mark-in-play = у грі
mark-from-round = з туру { $round }
mark-withdrawn = { $round ->
        [0] вибув
       *[other] вибув після туру { $round }
    }
mark-after-round = після туру { $round }
mark-place-of = { $place } з { $placed }
mark-excluded = немає: вибув зарано, результати нікому не зараховуються
mark-none-yet = поки немає
mark-no-place = немає

## Що означають знаки

legend-forfeit = Н: неявка
legend-adjudicated = П: присуджено суддею
legend-adjourned = відкл.: відкладена
legend-total = (?): відомий лише загальний рахунок партій
legend-cell = 12 Б 2: рядок суперника, білі, 2 очки
legend-cell-of-games = 12 Б 3-1: рядок суперника, спершу білі, очки в партіях
legend-cell-of-teams = 12 Б 5-3: рядок суперника, білі на дошці 1, особисті очки
legend-plus-points = { $points }: очки без суперника
legend-signs-of-forfeit = + і -: перемога та поразка через неявку
legend-cells-of-forfeit = 12 Б + і 12 Б -: перемога та поразка через неявку
legend-absent = -: відсутній
legend-not-finished = *: не завершена, очок поки немає
legend-cell-adjourned = a: відкладена або перенесена
legend-cell-annulled = x: анульована
legend-in-brackets = ( ): нікому не зараховано
legend-lost-match = !: вирішено не на дошках
legend-by-ladder = очки за правилами { $ladder }

## Під таблицею

note-arbiters = { $several ->
        [yes] Судді
       *[no] Суддя
    }: { $names }
note-missing = Попередньо: немає { $boards ->
        [one] { $boards } результату
       *[other] { $boards } результатів
    }{ named-boards }.
note-forfeits-later = Ще не враховано неявки { $count ->
        [1] туру { $rounds }, у якому
       *[other] турів { $rounds }, у яких
    } не зіграно жодної партії.
note-adjourned = Попередньо: { $boards ->
        [one] відкладено { $boards } партію
        [few] відкладено { $boards } партії
       *[many] відкладено { $boards } партій
    }{ named-boards }.
note-postponed = Попередньо: { $boards ->
        [one] перенесено { $boards } партію
        [few] перенесено { $boards } партії
       *[many] перенесено { $boards } партій
    }{ named-boards }.
note-board-postponed = Дошка { $board }: партію перенесено{ $until ->
        [none] , день не призначено
       *[other] , зіграти до { $until }
    }
note-nothing-outstanding = Незіграних партій немає.
note-no-fixtures = Жоден матч ще не призначено жеребкуванням.
note-next-season = Команд чи гравців: { $now }{ $next ->
        [none] {""}
       *[other] , наступного сезону { $next }
    }
named-boards = { $named ->
        [none] {""}
       *[other] {" "}({ $named })
    }
boards-of-one = тур { $round }, дошка { $board }
boards-of-several = тур { $round }, дошки { $boards }
boards-of-until = тур { $round }, дошка { $board }{ $until ->
        [none] {""}
       *[other] , до { $until }
    }
note-legend = { $marks }.
note-opening = Дебют: { $opening }
note-drawn-opening = Дебют за жеребом{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] дошки
           *[no] дошка
        } { $boards }
    }: { $table } { $number }{ $moves ->
        [none] {""}
       *[other] : { $moves }
    }
note-of-player = { $player }: { $note }
note-by-hand = Дошка { $board }: пару складено вручну: { $why }
note-of-board = Дошка { $board }: { $note ->
        [withdrawn] { $name ->
            [none] вибув
           *[other] { $name } вибув
        }
        [white-late] { $name }: запізнення
        [black-late] { $name }: запізнення
        [both-late] запізнилися обоє
        [loser-late] { $name ->
            [none] запізнення
           *[other] { $name }: запізнення
        }
        [white-absent] { $name }: неявка
        [black-absent] { $name }: неявка
        [loser-absent] { $name ->
            [none] неявка
           *[other] { $name }: неявка
        }
       *[written] { $text }
    }
note-late-comer = Дошка { $board }: { $name } запізнився на жеребкування і грає з вільним учасником.
note-colors-were = Дошка { $board }: виправлено колір, було { $players }{ $was ->
        [none] {""}
       *[other] {" "}{ $was }
    }
note-corrected = Дошка { $board }: виправлено результат{ $times ->
        [1] {""}
        [2] {" "}двічі
       *[other] {" "}({ $times } разів)
    }, було { $was }
note-goes-on = Дошка { $board }: далі проходить { $name }.
note-board-ruling = Дошка { $board }{ $game ->
        [none] {""}
       *[other] , партія { $game }
    }, рішення: { $ruling }
note-round-ruling = Рішення: { $ruling }
note-ruled = { $ruling }{ $because ->
        [none] {""}
       *[other] {" "}({ $because })
    }
note-ruled-in = Тур { $round }{ $players ->
        [none] {""}
       *[other] , { $players }
    }: { $ruled }
because-claimed = вимога: { $claim }
because-article = стаття: { $article }
because-arbiter = { $name }
note-first-game = Білих і чорних указано за першою партією.
note-excluded = { $player }: вибув після туру { $round }, зарано; ці результати нікому не зараховуються.
note-never-played = { $player }: вибув до туру 1.
note-comes = { $player }: вступає до турніру в турі { $round }.
note-given = { $name }, { $round ->
        [0] до туру 1
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
note-withdrew = { $player }: вибув після туру { $round }.
note-undecided = Відомий лише рік народження, а категорію вирішує день: { $players }.
note-match-won = Матч виграв { $name }, { $points }-{ $other }{ $left ->
        [0] {""}
       *[other] , залишилося партій: { $left }
    }.
note-match-level = Матч закінчився внічию, { $points }-{ $points }.
note-match-decided = Матч закінчився з рахунком { $points }-{ $points }, переможець: { $name }.
note-match-needs = { $name }: для перемоги в матчі потрібно очок: { $points }, партій залишилося: { $games }.
note-match-needs-to-draw = { $name } вже не може виграти матч; для нічиєї потрібно очок: { $points }, партій залишилося: { $games }.
note-match-cells = Б 2: білі, 2 очки; лише Б або Ч: не завершена.
note-ratings-dropped = { $codes } не застосовуються: без рейтингу { $first }{ $more ->
        [0] {""}
       *[other] {" "}і ще { $more }
    }, а положення не каже, скільки рахувати за гравця без рейтингу (ФІДЕ C.07, 10).
note-edition = Коефіцієнти за FIDE C.07 від { $rules ->
        [august-2024] 1 серпня 2024 р.
       *[march-2026] 1 березня 2026 р.
    }{ $by_date ->
        [yes] { $of_event ->
            [yes] , за датами змагання
           *[no] , за датами звіту
        }
       *[no] {""}
    }{ $older ->
        [yes] {" "}(давніших редакцій тут немає)
       *[no] {""}
    }
note-match-lost = Матч { $number }: команді { $team } зараховано поразку{ $played ->
        [yes] {" "}незалежно від дощок
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(вибули)
       *[other] {" "}({ $reason })
    }.
note-lost-in-round = Тур { $round }, { $home } - { $away }: поразка { $both ->
        [yes] обом командам
       *[no] команді { $teams }
    }{ $played ->
        [yes] {" "}незалежно від дощок
       *[no] {""}
    }{ $reason ->
        [none] {""}
        [withdrawn] {" "}(вибули)
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
note-home-first = Колір: учасника господарів. Результати: спершу його очки.
note-scores-before = У дужках після команди: її очки перед туром.
note-other-points = { $boards ->
        [yes] Особисті очки
       *[no] Командні очки
    } { $total } = { $sum }
note-no-clubs = У жодного учасника не вказано клуб.
note-clubs-alike = { $one } і { $other } вважаються двома клубами: один клуб у двох написаннях?
note-best-of-club = Від кожного клубу { $best ->
        [one] зараховується найкращий гравець
       *[other] зараховуються найкращі гравці: { $best }
    }; клуби з рівною сумою ділять місце.
note-played-only = Зараховуються лише зіграні партії: перемога через неявку на дошці дає очки тільки команді.
note-seat-cells = 1 Б 2: дошка 1, білі, 2 очки; 1 Б + і 1 Б -: перемога та поразка через неявку.
note-shared-by-defeat = Ті, хто вибув в одному турі, ділять місце.
note-shared-place = Учасники, рівні за всіма показниками, ділять місце.
note-shared-place-of-teams = Команди, рівні за всіма показниками, ділять місце.
note-tie-breaks = Коефіцієнти: { $list }.
tie-break-line = { $code } { $title }{ $against ->
        [yes] {" "}(2v1: 2 очки з тим, хто посів місце 1)
       *[no] {""}
    }{ $idle ->
        [yes] {" "}(тут нічого не вирішує)
       *[no] {""}
    }
note-untold = Ні в кого не вказано: { $columns }.
note-team-points = КО: командні очки; ОО: особисті очки.
note-no-color = -: тур без партії (вільний, неявка, відсутність) або партія не завершена.
note-color-by-score = ?: відомий лише рахунок матчу.
note-run = Поспіль: найбільше партій поспіль одним кольором.
note-among = { $value }; рівні: { $among }
note-provisional = *: попередньо, замало партій.
note-rated-last = По турнір включно: { $event }.
note-ratings-of = Рейтинги: { $list }, { $scheme }{ $average ->
        [none] {""}
       *[other] , середній { $average }
    }.
note-rating-columns = І, Очки: зараховані партії; Серед: рейтинг суперників; Перф: показаний рейтинг.
note-begun-unrated = Нові у списку: { $names }; початковий рейтинг: { $rating }, { $by ->
        [default] значення цієї програми
        [average] середній рейтинг решти
        [scheme] за правилами розрахунку
       *[list] за списком
    }.
note-entered-late = { $event } внесено до списку раніше за це змагання, а зіграно пізніше: рейтинги йдуть у порядку внесення.
note-not-in-list = Ще не в списку або вже змінено: оновіть список.
note-results-missing = Немає результатів: { $missing }.
card-own-points-first = Результати: спершу власні очки.
card-colors = Кольори: { $colors }, різниця { $balance }{ $due ->
        [none] {""}
       *[other] , належить колір: { $due }
    }.
card-asked = Прохання на тур { $round }: { away-word }{ $note ->
        [none] {""}
       *[other] {" "}({ $note })
    }.
card-ruling = Рішення. { $ruling }
wall-left-out = Тут не вмістилося: { $columns }

## Картки результатів

slip-board = Дошка { $board }
slip-white = Білі
slip-black = Чорні
slip-result = Результат
slip-game = Партія { $game }
slip-first-game = Спершу пишуть очки учасника, який у партії 1 грав білими.
slip-total = Разом
slip-signature = Підпис

## Протоколи матчів

form-captain-of = Капітан команди { $team }
form-arbiter = Суддя

## Записи партій туру

games-of-board = дошка { $board }{ $record ->
        [none] {""}
       *[other] , { $record }
    }
games-of-boards = дошки { $boards }
games-if-accepted = тоді на дошці { $board }: { $white } - { $black } { $result }
games-board-ruling = { $place }: рішення: { $ruling }
games-disagrees = { $place }: { $what } [{ $kind }{ $settled ->
        [yes] , залагоджено
       *[no] {""}
    }]

## Додаткові ігри

title-playoffs = Додаткові ігри
title-playoff = Додаткова гра, { $of }
head-playoff = Дод. гра
head-playoff-stage = Етап
head-game = Партія
head-white-left = Лишилося в білих
head-black-left = Лишилося в чорних
note-after-playoff = Після додаткової гри, { $of } ({ stage-of-ladder }): { $order }{ $level ->
        [0] {""}
        [one] ; попередніх ігор унічию: { $level }
       *[other] ; попередніх ігор унічию: { $level }
    }.
note-playoff-goes-on = Додаткова гра, { $of }, не завершена.
note-playoff-level = Додаткова гра, { $of }, закінчилася внічию.
note-compared = Очок порівну; вирішують очки етапу { stage-of-ladder }: { $scores }.
note-playoff-lot = Порядок за жеребом: { $players } ({ $number ->
        [none] жереб вручну
       *[other] число { $number }{ $called ->
            [yes] , назване вголос
           *[no] {""}
        }, усього порядків: { $orders }
    }).
note-playoff-next = Далі: { stage-of-ladder }, { $game ->
        [none] {""}
       *[other] { $game },{" "}
    }{ $clock }.
note-ladder-source = Правила: { $title }{ $source ->
        [none] {""}
       *[other] ; { $source }
    }.
note-ladder-unread = Немає в прочитаному тексті: { $list }.
note-buchholz-of-all = Усі грають з усіма: за Бухгольцем гравці з рівними очками рівні, якщо всі партії зіграно.
note-no-playoffs = Додаткових ігор немає.
no-capitals = { $text } — не висота літер у міліметрах, від 2 до 40: 7 або 7.5
