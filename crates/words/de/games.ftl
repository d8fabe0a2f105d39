### Wie eine Partie endete.

ended-resigned = { $side ->
        [white] Weiß gab auf
       *[black] Schwarz gab auf
    }
ended-flag-fell = { $side ->
        [white] Weiß überschritt die Zeit
       *[black] Schwarz überschritt die Zeit
    }
ended-both-flags-fell = beide überschritten die Zeit
ended-refused = { $side ->
        [white] Weiß weigert sich, die Regeln einzuhalten
       *[black] Schwarz weigert sich, die Regeln einzuhalten
    }
ended-left = { $side ->
        [white] Weiß verließ die Partie
       *[black] Schwarz verließ die Partie
    }
ended-agreed = Remis durch Vereinbarung
ended-no-piece = { $side ->
        [white] Weiß hat keinen Stein mehr
       *[black] Schwarz hat keinen Stein mehr
    }
ended-no-move = { $side ->
        [white] Weiß hat keinen Zug
       *[black] Schwarz hat keinen Zug
    }
ended-king-made = eine Dame ist entstanden
