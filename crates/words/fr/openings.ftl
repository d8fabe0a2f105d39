### Les ouvertures tirées au sort.

opening-line = { $title } : { $number }
opening-moves = { $moves }
opening-start = la partie commence normalement
opening-put = { $side ->
        [white] le pion blanc de { $from } en { $to }
       *[black] le pion noir de { $from } en { $to }
    }
opening-taken-off = sans le pion blanc { $white } ni le pion noir { $black }
opening-due = prise obligatoire : { $moves }
opening-free = { $moves ->
        [1] rien à prendre ; un coup
       *[other] rien à prendre ; { $moves } coups
    }
opening-position = position : { $fen }
opening-same = la même position : { $numbers }
opening-card-title = { $event }, ronde { $round }
opening-card-head = { $number }{ $boards ->
        [none] {""}
       *[other] , { $several ->
            [yes] damiers
           *[no] damier
        } { $boards }
    }
opening-card-usual = { $several ->
        [yes] Les damiers { $boards } commencent normalement.
       *[no] Le damier { $boards } commence normalement.
    }
opening-card-both = Elle vaut pour toutes les parties d'un appariement, avec échange des couleurs.
table-idf = Table IDF d'ouvertures tirées au sort, 745 lignes
table-idf-basic = Table de base IDF d'ouvertures tirées au sort, 150 lignes
table-fmjd-64 = Table FMJD-64 d'ouvertures tirées au sort, 736 lignes
table-brazilian = Table FMJD-64 telle qu'elle sert aux dames brésiliennes, 725 lignes
table-acf = Ouvertures ACF en trois coups, 174 lignes
table-acf-11 = Tirages ACF à onze pions, 2 500 positions
table-own = { $text }
