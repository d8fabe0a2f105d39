### Wat er wordt gezegd van getekende standen, en van partijen die zet voor zet worden getoond.

diagram-board = Dambord. { $turn }
diagram-pieces = { $pieces ->
        [white-men] Witte schijven
        [white-kings] Witte dammen
        [black-men] Zwarte schijven
       *[black-kings] Zwarte dammen
    }
