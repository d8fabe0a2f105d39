### O que está nas páginas publicadas além das tabelas.

site-start = Início
site-round = Rodada { $round }
site-by-board = Por tabuleiro
site-by-name = Por nome
site-round-by-name = Rodada { $round }, por nome
site-standings = Classificação
site-after = Após a rodada
site-crosstable = Quadro
site-crosstable-of = Quadro: { $stage }
site-players = Jogadores
site-teams = Equipes
site-schedule = Calendário
site-openings = Aberturas
site-rulings = Decisões
site-downloads = Arquivos
site-where = Onde eu jogo?
site-where-not-yet = Nenhuma rodada foi emparceirada ainda.
site-screen = Telão da sala
site-pause = Parar ou continuar as páginas (barra de espaço)
site-events = { $events } torneios
site-skip = Ir para o conteúdo
site-menu = Páginas
site-languages = Idiomas
site-rounds = Rodadas
site-categories = Categorias
site-groups = Grupos
site-part = Parte { $part } de { $parts }
site-parts = Partes desta tabela
site-now = Agora
site-not-begun = O torneio ainda não começou.
site-paired = A rodada { $round } está emparceirada: { $boards ->
        [1] um tabuleiro
       *[other] { $boards } tabuleiros
    }.
site-running = A rodada { $round } está em andamento: { $done ->
        [0] nenhum resultado
        [1] um resultado
       *[other] { $done } resultados
    } de { $boards }.
site-ended = A rodada { $round } terminou.
site-over = O torneio terminou.
site-begins = Início da rodada { $round }: { $when }
site-leaders = Na frente
site-whole = A tabela completa
site-how-it-came = Como se chegou aos pontos e desempates
site-rating-change = Variação do rating
site-rating-before = Rating antes
site-rated-games = Partidas que valem rating
site-rating-changed = Variação
site-rating-after = Rating depois
site-rating-preliminary = Provisório: a lista ainda não tem este torneio, ou não como ele está agora.
site-games = Partidas
site-game = Rodada { $round }, tabuleiro { $board }: { $white } – { $black } { $result }
site-game-of = Rodada { $round }, tabuleiro { $board }, partida { $game }: { $white } – { $black } { $result }
site-planned = Rodadas
site-system = Sistema
site-time-control = Tempo de reflexão
site-rules = Regras do jogo
rule-set-title = { $rules ->
        [international] Damas internacionais
        [international-2024] Damas internacionais, Anexo 1 de 2024
        [frisian] Damas frísias
        [frysk] Frysk!
        [antidraughts] Damas de perde-ganha
        [breakthrough] Breakthrough
        [killer] Damas Killer
        [canadian] Damas canadenses
        [english] Damas inglesas (checkers)
        [pool] Pool checkers americano
        [russian] Damas russas
        [brazilian] Damas brasileiras
        [brazilian-64] Damas brasileiras-64 (IDF)
        [italian] Damas italianas
        [spanish] Damas espanholas
        [portuguese] Damas portuguesas
        [czech] Damas tchecas
        [turkish] Damas turcas
        [thai] Damas tailandesas (makhos)
        [international-club] Damas internacionais, regras de clube
        [mundigames] Checkers, Mundigames
        [frisian-count] Damas frísias, maioria por número
        [international-basic] Damas internacionais, noções básicas
        [checkers-25] Checkers 8x8, brettspielnetz
       *[other] { $rules }
    }
site-arbiters = Árbitros
site-ruling-at = Rodada { $round }{ $board ->
        [none] {""}
       *[other] , tabuleiro { $board }
    }
site-claim = Pedido: { $claim }
site-article = Artigo: { $article }
site-nothing = Nada por enquanto.
site-file = { $what ->
        [pdn] Todas as partidas publicadas (PDN)
        [trf] Relatório do torneio para federações e programas de emparceiramento (TRF)
        [json] O torneio inteiro para programas (JSON)
        [csv] As partidas, uma por linha (CSV)
        [standings] A classificação para planilha (CSV)
        [pairings] O emparceiramento de todas as rodadas para planilha (CSV)
       *[feed] Notícias do torneio para leitor de feeds (Atom)
    }
site-foot = Publicado a partir do arquivo do torneio.
site-foot-explained = Publicado a partir do arquivo do torneio. Os pontos e os desempates são explicados abaixo de cada tabela.
site-find = Procurar um nome
site-found = Linhas encontradas:
site-system-is = { $system ->
        [swiss] Sistema suíço
        [round-robin] Todos contra todos
        [match] Match
        [scheveningen] Scheveningen
       *[knockout] Eliminatória
    }

## O que se diz da publicação

published = { $folder }: { $files ->
        [1] um arquivo
       *[other] { $files } arquivos
    }, { $changed ->
        [0] nenhum alterado
        [1] um alterado
       *[other] { $changed } alterados
    }
published-drafts = { $event }: { $rounds ->
        [1] uma rodada é rascunho e não foi publicada
       *[other] { $rounds } rodadas são rascunhos e não foram publicadas
    }
published-games = { $event }: { $games ->
        [0] nenhuma partida tem lances
        [one] uma partida tem lances
       *[other] { $games } partidas têm lances
    }{ $troubled ->
        [0] {""}
       *[other] , { $troubled } com problemas:
    }
published-begun = { $event }: novos na lista com { $rating } (valor deste programa): { $players }
published-in-report = { $event }, report.trf: { $values ->
        [one] um dado difere do torneio:
       *[other] { $values } dados diferem do torneio:
    }
published-more = { $event }: mais { $notes }
