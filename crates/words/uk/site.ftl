### Що стоїть на опублікованих сторінках крім таблиць.

site-start = Головна
site-round = Тур { $round }
site-by-board = За дошками
site-by-name = За прізвищами
site-round-by-name = Тур { $round }, за прізвищами
site-standings = Становище
site-after = Після туру
site-crosstable = Таблиця
site-crosstable-of = Таблиця: { $stage }
site-players = Учасники
site-teams = Команди
site-schedule = Розклад
site-openings = Дебюти
site-rulings = Рішення
site-downloads = Файли
site-where = Де я граю?
site-where-not-yet = Жеребкування ще не було.
site-screen = Екран у залі
site-pause = Зупинити або продовжити показ (пробіл)
site-events = { $events ->
        [one] { $events } турнір
        [few] { $events } турніри
       *[many] { $events } турнірів
    }
site-skip = До змісту
site-menu = Сторінки
site-languages = Мови
site-rounds = Тури
site-categories = Категорії
site-groups = Групи
site-part = Частина { $part } з { $parts }
site-parts = Частини цієї таблиці
site-now = Зараз
site-not-begun = Турнір ще не розпочався.
site-paired = Жеребкування туру { $round } проведено: { $boards ->
        [one] { $boards } дошка
        [few] { $boards } дошки
       *[many] { $boards } дощок
    }.
site-running = Триває тур { $round }: результатів { $done } з { $boards }.
site-ended = Тур { $round } завершено.
site-over = Турнір завершено.
site-begins = Початок туру { $round }: { $when }
site-leaders = Лідери
site-whole = Уся таблиця
site-how-it-came = Як отримано очки та коефіцієнти
site-rating-change = Зміна рейтингу
site-rating-before = Рейтинг до турніру
site-rated-games = Зараховані партії
site-rating-changed = Зміна
site-rating-after = Рейтинг після турніру
site-rating-preliminary = Попередньо: цього турніру ще немає в списку, або він там не такий, як зараз.
site-games = Партії
site-game = Тур { $round }, дошка { $board }: { $white } – { $black } { $result }
site-game-of = Тур { $round }, дошка { $board }, партія { $game }: { $white } – { $black } { $result }
site-planned = Тури
site-system = Система
site-time-control = Контроль часу
site-rules = Правила
rule-set-title = { $rules ->
        [international] Міжнародні шашки
        [international-2024] Міжнародні шашки, додаток 1 2024 року
        [frisian] Фризькі шашки
        [frysk] Frysk!
        [antidraughts] Піддавки
        [breakthrough] Breakthrough
        [killer] Шашки «Кілер»
        [canadian] Канадські шашки
        [english] Англійські шашки (чекерс)
        [pool] Американський пул-чекерс
        [russian] Російські шашки
        [brazilian] Бразильські шашки
        [brazilian-64] Бразильські шашки-64 (IDF)
        [italian] Італійські шашки
        [spanish] Іспанські шашки
        [portuguese] Португальські шашки
        [czech] Чеські шашки
        [turkish] Турецькі шашки
        [thai] Тайські шашки (makhos)
        [international-club] Міжнародні шашки, клубні правила
        [mundigames] Checkers, Mundigames
        [frisian-count] Фризькі шашки, більшість за кількістю
        [international-basic] Міжнародні шашки, основи
        [checkers-25] Checkers 8x8, brettspielnetz
       *[other] { $rules }
    }
site-arbiters = Судді
site-ruling-at = Тур { $round }{ $board ->
        [none] {""}
       *[other] , дошка { $board }
    }
site-claim = Вимога: { $claim }
site-article = Стаття: { $article }
site-nothing = Поки нічого немає.
site-file = { $what ->
        [pdn] Усі опубліковані партії (PDN)
        [trf] Звіт про турнір для федерацій і програм жеребкування (TRF)
        [json] Увесь турнір для програм (JSON)
        [csv] Партії, по рядку на партію (CSV)
        [standings] Становище для електронної таблиці (CSV)
        [pairings] Жеребкування всіх турів для електронної таблиці (CSV)
       *[feed] Новини турніру для програми читання стрічок (Atom)
    }
site-foot = Опубліковано з файлу турніру.
site-foot-explained = Опубліковано з файлу турніру. Очки та коефіцієнти пояснено під кожною таблицею.
site-find = Знайти прізвище
site-found = Знайдено рядків:
site-system-is = { $system ->
        [swiss] Швейцарська система
        [round-robin] Колова система
        [match] Матч
        [scheveningen] Схевенінгенська система
       *[knockout] Система з вибуванням
    }

## Що кажуть про публікацію

published = { $folder }: { $files ->
        [one] { $files } файл
        [few] { $files } файли
       *[many] { $files } файлів
    }, змінено: { $changed ->
        [0] жодного
       *[other] { $changed }
    }
published-drafts = { $event }: { $rounds ->
        [one] { $rounds } тур ще чернетка і не опублікований
        [few] { $rounds } тури ще чернетки і не опубліковані
       *[many] { $rounds } турів ще чернетки і не опубліковані
    }
published-games = { $event }: партій з ходами: { $games }{ $troubled ->
        [0] {""}
       *[other] , з помилками: { $troubled }:
    }
published-begun = { $event }: нові у списку з рейтингом { $rating } (значення цієї програми): { $players }
published-in-report = { $event }, report.trf: записано інакше, ніж у турнірі ({ $values }):
published-more = { $event }: ще { $notes }
