### Что говорится о нарисованных позициях и о партиях, показанных ход за ходом.

diagram-board = Доска. { $turn }
diagram-pieces = { $pieces ->
        [white-men] Белые простые
        [white-kings] Белые дамки
        [black-men] Чёрные простые
       *[black-kings] Чёрные дамки
    }
viewer-first = Начальная позиция
viewer-previous = Предыдущий ход
viewer-next = Следующий ход
viewer-last = Последняя позиция
viewer-flip = Перевернуть доску
viewer-slider = Полуход
viewer-moves = Ходы
viewer-position = Позиция в FEN
viewer-copy = Скопировать позицию
viewer-copied = Скопировано
viewer-link = Ссылка на этот ход
viewer-keys = Доска. Стрелки, Home и End листают партию, F переворачивает доску.
viewer-start = Начало
viewer-set = Позиция изменена
viewer-not-followed = дальше не прослежено
viewer-ruling = Решение
viewer-half-move = { $number }. { $side ->
        [white] Белые
       *[black] Чёрные
    }: { $text }
viewer-clock = Часы: { $time }
viewer-games = Партии
viewer-adjourned = отложена
viewer-adjudicated = присуждено судьёй
viewer-record-has = в записи { $result }
