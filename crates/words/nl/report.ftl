### Het verslag van een toernooi, normen, en de koppen van het boek van de arbiter.

title-book = Het boek van de arbiter{ $player ->
        [none] {""}
       *[other] : { $player }
    }
head-entry-number = Nr.
head-entry = Aantekening
head-article = Artikel
head-reason = Reden
