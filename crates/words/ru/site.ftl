### Что стоит на опубликованных страницах кроме таблиц.

site-start = Главная
site-round = Тур { $round }
site-by-board = По доскам
site-by-name = По фамилиям
site-round-by-name = Тур { $round }, по фамилиям
site-standings = Положение
site-after = После тура
site-crosstable = Таблица
site-crosstable-of = Таблица: { $stage }
site-players = Участники
site-teams = Команды
site-schedule = Расписание
site-openings = Дебюты
site-rulings = Решения
site-downloads = Файлы
site-where = Где я играю?
site-where-not-yet = Жеребьёвки ещё не было.
site-screen = Экран в зале
site-pause = Остановить или продолжить показ (пробел)
site-events = { $events ->
        [one] { $events } турнир
        [few] { $events } турнира
       *[many] { $events } турниров
    }
site-skip = К содержанию
site-menu = Страницы
site-languages = Языки
site-rounds = Туры
site-categories = Категории
site-groups = Группы
site-part = Часть { $part } из { $parts }
site-parts = Части этой таблицы
site-now = Сейчас
site-not-begun = Турнир ещё не начался.
site-paired = Жеребьёвка тура { $round } проведена: { $boards ->
        [one] { $boards } доска
        [few] { $boards } доски
       *[many] { $boards } досок
    }.
site-running = Идёт тур { $round }: результатов { $done } из { $boards }.
site-ended = Тур { $round } закончен.
site-over = Турнир закончен.
site-begins = Начало тура { $round }: { $when }
site-leaders = Лидеры
site-whole = Вся таблица
site-how-it-came = Как получены очки и коэффициенты
site-rating-change = Изменение рейтинга
site-rating-before = Рейтинг до турнира
site-rated-games = Засчитанные партии
site-rating-changed = Изменение
site-rating-after = Рейтинг после турнира
site-rating-preliminary = Предварительно: этого турнира ещё нет в списке, или он там не такой, как сейчас.
site-games = Партии
site-game = Тур { $round }, доска { $board }: { $white } – { $black } { $result }
site-game-of = Тур { $round }, доска { $board }, партия { $game }: { $white } – { $black } { $result }
site-planned = Туры
site-system = Система
site-time-control = Контроль времени
site-rules = Правила
rule-set-title = { $rules ->
        [international] Международные шашки
        [international-2024] Международные шашки, приложение 1 2024 года
        [frisian] Фризские шашки
        [frysk] Frysk!
        [antidraughts] Поддавки
        [breakthrough] Breakthrough
        [killer] Шашки «Киллер»
        [canadian] Канадские шашки
        [english] Английские шашки (чекерс)
        [pool] Американский пул-чекерс
        [russian] Русские шашки
        [brazilian] Бразильские шашки
        [brazilian-64] Бразильские шашки-64 (IDF)
        [italian] Итальянские шашки
        [spanish] Испанские шашки
        [portuguese] Португальские шашки
        [czech] Чешские шашки
        [turkish] Турецкие шашки
        [thai] Тайские шашки (makhos)
        [international-club] Международные шашки, клубные правила
        [mundigames] Checkers, Mundigames
        [frisian-count] Фризские шашки, большинство по числу
        [international-basic] Международные шашки, основы
        [checkers-25] Checkers 8x8, brettspielnetz
       *[other] { $rules }
    }
site-arbiters = Судьи
site-ruling-at = Тур { $round }{ $board ->
        [none] {""}
       *[other] , доска { $board }
    }
site-claim = Требование: { $claim }
site-article = Статья: { $article }
site-nothing = Пока ничего нет.
site-file = { $what ->
        [pdn] Все опубликованные партии (PDN)
        [trf] Отчёт о турнире для федераций и программ жеребьёвки (TRF)
        [json] Весь турнир для программ (JSON)
        [csv] Партии, по строке на партию (CSV)
        [standings] Положение для электронной таблицы (CSV)
        [pairings] Жеребьёвка всех туров для электронной таблицы (CSV)
       *[feed] Новости турнира для программы чтения лент (Atom)
    }
site-foot = Опубликовано из файла турнира.
site-foot-explained = Опубликовано из файла турнира. Очки и коэффициенты объяснены под каждой таблицей.
site-find = Найти фамилию
site-found = Найдено строк:
site-system-is = { $system ->
        [swiss] Швейцарская система
        [round-robin] Круговая система
        [match] Матч
        [scheveningen] Схевенингенская система
       *[knockout] Система с выбыванием
    }

## Что говорится о публикации

published = { $folder }: { $files ->
        [one] { $files } файл
        [few] { $files } файла
       *[many] { $files } файлов
    }, изменено: { $changed ->
        [0] ни одного
       *[other] { $changed }
    }
published-drafts = { $event }: { $rounds ->
        [one] { $rounds } тур ещё черновик и не опубликован
        [few] { $rounds } тура ещё черновики и не опубликованы
       *[many] { $rounds } туров ещё черновики и не опубликованы
    }
published-games = { $event }: партий с ходами: { $games }{ $troubled ->
        [0] {""}
       *[other] , с ошибками: { $troubled }:
    }
published-begun = { $event }: новые в списке с рейтингом { $rating } (значение этой программы): { $players }
published-in-report = { $event }, report.trf: записано иначе, чем в турнире ({ $values }):
published-more = { $event }: ещё { $notes }
