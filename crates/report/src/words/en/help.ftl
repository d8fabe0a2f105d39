### What can be done about a finding, as it is typed. Facts are those of the enums `Help` and
### `RuleHelp`.

help-correct-tag-or-name-rules = if the tag is wrong, correct it, or name the rule set with --rules
    .help = { help-correct-tag-or-name-rules }
help-name-rules = name one with --rules
    .help = { help-name-rules }
help-name-these-rules = name the rule set with --rules { $rules }, or in a GameType tag
    .help = { help-name-these-rules }
help-correct-squares = correct the fifth field of the tag, or let `arbiter convert` write it
    .help = { help-correct-squares }
help-follows-whole = the whole game can be followed with --rules { $rules }
    .help = { help-follows-whole }

help-near-set = did you mean `{ $near }`? `arbiter rules list` lists them all
    .help = { help-near-set }
help-list-sets = `arbiter rules list` lists them; a file of your own needs its path
    .help = { help-list-sets }
help-not-itself = a set cannot extend itself; `arbiter rules list` lists what can be extended
    .help = { help-not-itself }
help-near-base = did you mean `{ $near }`?
    .help = { help-near-base }
help-list-bases = `arbiter rules list` lists what can be extended
    .help = { help-list-bases }
help-list-editions = `arbiter rules list` lists the sets there are
    .help = { help-list-editions }
help-list-fields = `arbiter rules fields` lists every field and what it may hold
    .help = { help-list-fields }
help-list-names = `arbiter rules fields` lists what there is to set
    .help = { help-list-names }
help-write-setting = write field=value, such as `--set king_range=any`
    .help = { help-write-setting }
help-near-clause-field = did you mean `{ $near }`?
    .help = { help-near-clause-field }
help-write-clause-setting = write for example `--set repetition.occurrence=4`
    .help = { help-write-clause-setting }
help-choose = add --set { $field }={ $one } or --set { $field }={ $other }
    .help = { help-choose }

## Documents: those of `Advice`

advice-near = { $file ->
        [rules] did you mean `{ $near }`? `arbiter rules fields` lists them all
       *[event] did you mean `{ $near }`?
    }
    .help = { advice-near }
advice-known = there are { $known }
    .help = { advice-known }
advice-take-out = { $file ->
        [event] an event file is text: take it out
        [ratings] a rating list is text: take it out
        [openings] a table of openings is text: take it out
        [scheme] a rating scheme is text: take it out
        [norms] a document of norms is text: take it out
        [prize-case] a case of prizes is text: take it out
       *[rules] a rule document is text: take it out
    }
    .help = { advice-take-out }
advice-one-mapping = { $file ->
        [event] an event file is one YAML mapping, as `arbiter event new` writes it
        [ratings] a rating list is one YAML mapping, as `arbiter rating update` writes it
        [openings] a table of openings is one YAML mapping, as `arbiter openings show idf` prints it
        [norms] a document of norms is one YAML mapping with `schema`, `title` and `norms`
        [scheme] a rating scheme is one YAML mapping, as `arbiter rating schemes fide` prints it
        [prize-case] a case of prizes is one JSON document with `main`, `lists` and `players`
       *[rules] a rule document is one YAML mapping, as `arbiter rules show international` prints it
    }
    .help = { advice-one-mapping }
advice-restore = { $file ->
        [ratings] the history has the list as it was recorded last: arbiter rating restore --list LIST brings it back
       *[event] the history has the event as it was recorded last: arbiter event restore EVENT brings it back
    }
    .help = { advice-restore }
advice-fields = { $file ->
        [event] `arbiter schema event` says what each field may hold
        [ratings] `arbiter schema ratings` says what each field may hold
        [openings] `arbiter openings show idf` prints a table with all its fields
        [norms] `arbiter schema norms` says what each field may hold
        [scheme] `arbiter rating schemes fide` prints a scheme with all its fields
        [prize-case] a case has `main` and `lists` (`prizes`, `sharing`, `minimum`, `eligible`) and `players` (`id`, `rank`, `points`)
       *[rules] `arbiter rules fields` lists every field and what it may hold
    }
    .help = { advice-fields }

## The help of other messages, under their ids

record-accept = --accept { $board }{ amending } enters the result as the record has it
amending = { $amends ->
        [yes] {" "}--amend --reason TEXT
       *[no] {""}
    }
several-records =
    .help = leave one of them in the file{ $agree ->
        [yes] ; or --accept { $board } takes the first
       *[no] {""}
    }{ $micro ->
        [yes] ; the second game of a micro-match has the colours exchanged
       *[no] {""}
    }
record-colors-swapped =
    .help = ask who had White; --accept { $board }{ amending } gives the board the colours and the result of the record
record-names-round =
    .help = { record-accept }
objected-drawn-by-itself =
    .help = arbiter adjudicate says on what it rests
record-objection =
    .help = { $against ->
        [yes] { $help ->
            [none] { record-accept }
           *[other] { $help }; or { record-accept }
        }
       *[no] { $help ->
            [none] {""}
           *[other] { $help }
        }
    }
record-same = --same "{ $name }={ $id ->
        [none] ID
       *[other] { $id }
    }"
record-name-unknown =
    .help = { $near ->
        [none] { $expected ->
            [none] correct the name in the record, or add the player
           *[other] { $name ->
                [none] { $expected }: write the name into the record
               *[other] { $expected }: if that is who is meant, { record-same }
            }
        }
       *[other] perhaps { $near }: if so, { record-same }
    }
record-against-ending =
    .help = ask both players; { record-accept }
record-nobody-won =
    .help = { record-accept }
record-result-differs =
    .help = correct the record, or { $held ->
        [yes] --accept { $board } --amend --reason TEXT believes it and changes the event
       *[no] --amend --reason TEXT changes the event
    }
no-report-parts =
    .help = arbiter event export EVENT --format trf{ $group ->
        [none] {""}
       *[other] {" "}--group { $group }
    }{ $stage ->
        [none] {""}
       *[other] , or --stage { $stage }
    } writes one of them; --format trf16 the games of all
other-goes-on =
    .help = { $rounds ->
        [1] { $teams ->
            [yes] {""}
           *[no] if neither has a result in round { $next }: arbiter event advance EVENT { $number } ID --round N --reason "...", with the round of this board; or{" "}
        }take round { $next } back, arbiter event unpair EVENT
       *[other] take rounds back to round { $next }, { $rounds } times arbiter event unpair EVENT
    } (with --force if it has results){ $winner ->
        [none] , say who goes on, arbiter event advance EVENT { $number } ID
       *[other] {""}
    }, and pair again: arbiter event pair EVENT
still-empty =
    .help = hand the line-up in again: arbiter event lineup EVENT { $id } { $round } PLAYER PLAYER, board 1 first
half-played =
    .help = arbiter event match EVENT { $number } --round { $round } --rest-lost TEAM --reason "..."; or the whole match: --lost TEAM
match-still-open =
    .help = enter it when it is played; or have it lost: arbiter event match EVENT { $number } --round { $round } --lost TEAM --reason "..."
round-without-pairing =
    .help = arbiter event explain EVENT --round { $round }
round-otherwise =
    .help = arbiter event explain EVENT --round { $round }
case-not-named =
    .help = name one with --ply
list-not-a-birth =
    .help = correct the cell, or leave the column out: --columns birth=
list-not-a-sex =
    .help = correct the cell, or leave the column out: --columns sex=
list-not-a-number =
    .help = correct the cell, or leave the column out: --columns { $field ->
        [rating] rating
        [number] number
       *[from-round] from_round
    }=
list-colors-swapped =
    .help = if they sat so: arbiter event swap EVENT { $number } --round { $round } --reason "..."
withdrawn-before-pairing =
    .help = to play without: arbiter event remove EVENT { $id }
list-scores-of-matches =
    .help = the score of a match is entered alone: arbiter event match EVENT MATCH --score 5-3
list-nobody-called =
    .help = { $id ->
        [none] `arbiter event players EVENT` lists the names
       *[other] if it is the same person, record the spelling: arbiter event alias EVENT { $id } "{ $name }"
    }
begun-unrated =
    .help = { $alike ->
        [yes] {""}
       *[no] { $by ->
            [default] another beginning: --unrated average, --unrated left-out, or a rating, --unrated 1200
           *[other] {""}
        }
    }
update-unclear =
    .help = { $name ->
        [none] {""}
       *[other] if it is the same person, record the spelling and update again: arbiter event alias EVENT { $id } "{ $name }"
    }
note-points-doubled =
    .help = add a line to the file and import it again: 162  W 2.0    D 1.0
list-no-names =
    .help = say --columns name=HEAD
list-is-tournament =
    .help = `arbiter event import FILE --as NAME` makes an event of it
wrong-site-of-others =
    .help = publish into another folder, publish them together, or replace that site with --replace
wrong-no-ruling =
    .help = write it with `arbiter adjudicate FILE --game N --format json`
wrong-no-guesses =
    .help = write it with `arbiter guess FILE --format json -o { $file }`
wrong-several-rulings =
    .help = write it with `arbiter adjudicate FILE --game N --format json`

## How the rules of a claim are named: `Naming`

undecided-name-rules = help: name the rules: { $command } --rules NAME
undecided-with-rules = { $command } --rules NAME
undecided-or-by-game-type = or with a tag in the record, such as [GameType "{ $number }"], or by its board: --event EVENT --round N --board N
undecided-or-by-board = or by its board: --event EVENT --round N --board N

note-draw-and-loss =
    .help = ask the players; then `arbiter event result EVENT { $board }={ $draw } --round { $round } --amend --reason TEXT` enters the draw, say
note-two-days =
    .help = write { $one } or { $other } in the file, and import it again; or enter it in the event file
record-opening-differs =
    .help = look at the record; if another opening was drawn, correct what is entered
opening-not-as-drawn =
    .help = look at the record; if another opening was drawn, correct what is entered in the event
record-count-differs =
    .help = ask both players; if they agree on another result of the list, it stands
case-broken =
    .help = correct the record there, or let `arbiter validate FILE --repair -o NEW` look for the slip
note-not-followed =
    .help = { $other ->
        [none] judge it by the rules of its game type, or correct the record there
       *[other] the whole game can be followed with --rules { $other }
    }
files-passed-over =
    .help = unpack archives; to leave the others out, name a pattern in quotes, such as 'games/**/*.pdn'
note-everybody-met =
    .help = if it is a round robin, say so with --system round-robin
check-everybody-met =
    .help = if it is a round robin, say so with --system round-robin
not-records-event =
    .help = `arbiter event check` reads it
not-records-report =
    .help = `arbiter event import` and `arbiter trf check` read it
wrong-is-event =
    .help = `arbiter event check` reads it, and `arbiter event export` makes a report of it
