### Comment une partie s'est terminée.

ended-resigned = { $side ->
        [white] les Blancs abandonnent
       *[black] les Noirs abandonnent
    }
ended-flag-fell = { $side ->
        [white] le drapeau des Blancs est tombé
       *[black] le drapeau des Noirs est tombé
    }
ended-both-flags-fell = les deux drapeaux étaient tombés
ended-refused = { $side ->
        [white] les Blancs refusent d'appliquer le règlement
       *[black] les Noirs refusent d'appliquer le règlement
    }
ended-left = { $side ->
        [white] les Blancs ont quitté la partie
       *[black] les Noirs ont quitté la partie
    }
ended-agreed = remise par accord mutuel
ended-no-piece = { $side ->
        [white] les Blancs n'ont plus de pièce
       *[black] les Noirs n'ont plus de pièce
    }
ended-no-move = { $side ->
        [white] les Blancs n'ont plus de coup légal
       *[black] les Noirs n'ont plus de coup légal
    }
ended-king-made = une dame a été faite
