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
