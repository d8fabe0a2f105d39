### Słowa wokół uwag i diagramów oraz to, co policzono w partiach.

level-note = uwaga
level-warning = ostrzeżenie
level-irregularity = nieprawidłowość
level-error = błąd
frame-help = co zrobić
frame-law = przepis
frame-game = partia
frame-variation = wariant
white-to-move = Ruch białych
black-to-move = Ruch czarnych
finding-standing = { $standing ->
        [stands] pozostaje w mocy
        [open] do poprawienia
        [corrected] poprawione
       *[after-end] po zakończeniu
    }
totals = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $plies ->
        [one] { $plies } półruch
        [few] { $plies } półruchy
       *[many] { $plies } półruchów
    }: { $clean } bez uwag, { $irregularities ->
        [one] { $irregularities } nieprawidłowość
        [few] { $irregularities } nieprawidłowości
       *[many] { $irregularities } nieprawidłowości
    }, { $errors ->
        [one] { $errors } błąd
        [few] { $errors } błędy
       *[many] { $errors } błędów
    }, { $warnings ->
        [one] { $warnings } ostrzeżenie
        [few] { $warnings } ostrzeżenia
       *[many] { $warnings } ostrzeżeń
    }
converted = przekształcono { $games ->
        [one] { $games } partię
        [few] { $games } partie
       *[many] { $games } partii
    }, odtworzono w całości: { $whole }{ $left_out ->
        [none] {""}
       *[other] , pominięto jako takie same: { $left_out }
    }
fates = poprawiono { $games ->
        [one] { $games } partię
        [few] { $games } partie
       *[many] { $games } partii
    }, nie poprawiono: { $not }, bez zmian: { $unchanged }
replayed-in-part = { $file }: z partii { $game } odtworzono { $replayed } z { $plies } półruchów{ $why ->
        [none] {""}
       *[other] : { $why }
    }
fates-not-written = { $fates }; plik { $file } nie został zapisany
fates-written = { $fates }: { $file }
