### Що кажуть про намальовані позиції та про партії, показані хід за ходом.

diagram-board = Дошка. { $turn }
diagram-pieces = { $pieces ->
        [white-men] Білі прості
        [white-kings] Білі дамки
        [black-men] Чорні прості
       *[black-kings] Чорні дамки
    }
viewer-first = Початкова позиція
viewer-previous = Попередній хід
viewer-next = Наступний хід
viewer-last = Остання позиція
viewer-flip = Перевернути дошку
viewer-slider = Півхід
viewer-moves = Ходи
viewer-position = Позиція у FEN
viewer-copy = Скопіювати позицію
viewer-copied = Скопійовано
viewer-link = Посилання на цей хід
viewer-keys = Дошка. Стрілки, Home і End гортають партію, F перевертає дошку.
viewer-start = Початок
viewer-set = Позицію змінено
viewer-not-followed = далі не простежено
viewer-ruling = Рішення
viewer-half-move = { $number }. { $side ->
        [white] Білі
       *[black] Чорні
    }: { $text }
viewer-clock = Годинник: { $time }
viewer-games = Партії
viewer-adjourned = відкладена
viewer-adjudicated = присуджено суддею
viewer-record-has = у записі { $result }
