### The report of an event, norms, and the heads of the arbiter's book.

title-book = The arbiter's book{ $player ->
        [none] {""}
       *[other] : { $player }
    }
head-entry-number = No.
head-entry = Entry
head-article = Article
head-reason = Reason
