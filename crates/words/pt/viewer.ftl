### O que se diz de posições desenhadas e de partidas mostradas lance a lance.

diagram-board = Tabuleiro. { $turn }
diagram-pieces = { $pieces ->
        [white-men] Pedras brancas
        [white-kings] Damas brancas
        [black-men] Pedras pretas
       *[black-kings] Damas pretas
    }
viewer-first = Primeira posição
viewer-previous = Lance anterior
viewer-next = Próximo lance
viewer-last = Última posição
viewer-flip = Virar o tabuleiro
viewer-slider = Meio-lance
viewer-moves = Lances
viewer-position = Posição em FEN
viewer-copy = Copiar a posição
viewer-copied = Copiada
viewer-link = Link para este lance
viewer-keys = Tabuleiro. As setas, Home e End percorrem a partida, F vira o tabuleiro.
viewer-start = Início
viewer-set = Posição alterada
viewer-not-followed = não acompanhado a partir daqui
viewer-ruling = Decisão
viewer-half-move = { $number }. { $side ->
        [white] Brancas
       *[black] Pretas
    }: { $text }
viewer-clock = Relógio: { $time }
viewer-games = Partidas
viewer-adjourned = suspensa
viewer-adjudicated = decisão do árbitro
viewer-record-has = a anotação tem { $result }
