### Como uma partida terminou.

ended-resigned = { $side ->
        [white] as brancas abandonaram
       *[black] as pretas abandonaram
    }
ended-flag-fell = { $side ->
        [white] a seta das brancas caiu
       *[black] a seta das pretas caiu
    }
ended-both-flags-fell = as duas setas tinham caído
ended-refused = { $side ->
        [white] as brancas se recusam a cumprir as regras
       *[black] as pretas se recusam a cumprir as regras
    }
ended-left = { $side ->
        [white] as brancas deixaram a partida
       *[black] as pretas deixaram a partida
    }
ended-agreed = empate de comum acordo
ended-no-piece = { $side ->
        [white] as brancas não têm mais peças
       *[black] as pretas não têm mais peças
    }
ended-no-move = { $side ->
        [white] as brancas não têm lance legal
       *[black] as pretas não têm lance legal
    }
ended-king-made = foi coroada uma dama
