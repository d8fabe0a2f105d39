### What is said of drawn positions, and of games shown move by move.

diagram-board = Draughts board. { $turn }
diagram-pieces = { $pieces ->
        [white-men] White men
        [white-kings] White kings
        [black-men] Black men
       *[black-kings] Black kings
    }
