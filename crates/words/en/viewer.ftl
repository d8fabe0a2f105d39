### What is said of drawn positions, and of games shown move by move.

diagram-board = Draughts board. { $turn }
diagram-pieces = { $pieces ->
        [white-men] White men
        [white-kings] White kings
        [black-men] Black men
       *[black-kings] Black kings
    }
viewer-first = First position
viewer-previous = Previous move
viewer-next = Next move
viewer-last = Last position
viewer-flip = Turn the board
viewer-slider = Half-move
viewer-moves = Moves
viewer-position = Position as FEN
viewer-copy = Copy position
viewer-copied = Copied
viewer-link = Link to this move
viewer-keys = Board. Arrow keys, Home and End step through the game, F turns the board.
viewer-start = Start
viewer-set = Position changed
viewer-not-followed = not followed from here on
viewer-ruling = Ruling
viewer-half-move = { $number }. { $side ->
        [white] White
       *[black] Black
    }: { $text }
viewer-clock = Clock: { $time }
viewer-games = Games
viewer-adjourned = adjourned
viewer-adjudicated = adjudicated
viewer-record-has = the record has { $result }
