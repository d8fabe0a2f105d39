### What disagrees between the records of a round and its boards. Facts are those of the enum `Dispute`.

no-record-of = the event has { $outcome }, and there is no record of the game
    .help = ask for the score sheet
neither-record-nor-result = there is neither a record of the game nor a result
    .help = ask for the score sheet, or enter a forfeit: { $board }=w-late
several-records = { $count } records are of this game: { $records }
record-of = { $record } ({ $written })
record-colors-swapped = { $exchanged ->
        [yes] { $white } had White and { $black } Black; board { $board } has these colours now{ $paired ->
            [none] {""}
           *[other] ; what is paired up to round { $paired } stays as it is
        }
       *[no] the record has { $white } with White and { $black } with Black
    }
record-names-round = the record names round { $named }
record-opening-differs = the game does not begin with { $table } { $number }, which was drawn for board { $board }
opening-not-as-drawn = the game does not begin with { $table } { $number }, which was drawn for board { $board } of round { $round }
totals-of-no-board = { $totals }; { $games ->
        [one] { $games } game belongs to no board of the event, or it is unclear to which
       *[other] { $games } games belong to no board of the event, or it is unclear to which
    }
record-names-board = the record names board { $named }
record-objection = { $message }
record-nobody-won = 0-0 stands both for a game that both lost and for one whose result nobody knows
first-game-open = the first game of this pairing has no result yet
    .help = enter that one first
record-result-differs = the event has { $before }, the record { $outcome }
record-law-gives = the record has no result; the laws give { $written }: { $why }
    .help = enter the result that both players sign
record-no-result = the record has no result
    .help = enter the result that both players sign, or `adjourned`
record-word-no-result = `{ $written }` is not a result
    .help = correct the record, or enter the result by hand
record-unclear = { $why }
    .help = enter the result by hand, in the points of this event
record-name-word = { $name ->
        [none] `` (no name)
       *[other] `{ $name }`
    }
record-name-unknown = no player is called { record-name-word }
record-names-nobody = its record names { record-name-word }, and no player is called so
record-against-ending = the event has: { $ending }; the record has { $outcome }
record-name-ambiguous = { record-name-word } can be { $players }
    .help = write the whole name, or the player's id, in the record's tag
record-number-of-other = the name is that of { $named }, and the number { $number } that of { $owner }
    .help = ask who had which colour, and correct the name or the number in the record
record-not-paired = { $white } and { $black } do not meet in round { $round }
    .help = { $rounds ->
        [none] correct the names in the record, or the pairing
       *[other] they meet in round { $rounds }
    }
record-player = { $name } ({ $id })
record-or-player = or { $name } ({ $id })
record-expected = { $name } plays { $opponent } ({ $id }) on board { $board }

## What the laws object to

objected-found = { $at ->
        [none] {""}
       *[other] { $at }{" "}
    }{ $what }{ $standing ->
        [stands] {" "}(stands)
        [open] {" "}(open)
        [corrected] {" "}(corrected)
        [after-end] {" "}(after-end)
       *[none] {""}
    }{ $line ->
        [none] {""}
       *[other] {" "}(line { $line }, column { $column })
    }
objected-no-moves = the record has no moves
objected-drawn-by-itself = the game was drawn automatically, and played on, after { $after }: { $clause }
objected-claimable = a draw could be claimed after { $after }: { $clause }
advised-help = { $help }
advised-help-and =
    { $help }
    { $more }
advised-only = { $more }
advised-laws-give = the laws give { $written }

## Counts of final positions

final-no-move = { $color ->
        [white] White
       *[black] Black
    } has no move
final-ahead = { $color ->
        [white] White
       *[black] Black
    } has { $by } more, { $own } against { $other }
final-level = { $by ->
        [0] level, { $own } against { $other }
       *[other] { $color ->
            [white] White
           *[black] Black
        } has { $by } more, and { $needed } are needed
    }
final-main-line = level at { $own }, and only { $color ->
        [white] White
       *[black] Black
    } has a king on the main line, 5-46
final-not-decided = level at { $own }, and { $both ->
        [yes] both have a king on the main line
       *[no] neither has a king on the main line
    }, 5-46: what then holds was not read
final-answer = { $score ->
        [none] not decided
       *[other] { $score }
    }: { $why }{ $article ->
        [none] {""}
       *[other] {" "}(article { $article })
    }
final-source = { $title }: { $source }
final-unread = not in the text that was read: { $list }
record-count-differs = { $counted ->
        [none] the result is { $outcome }, and the count of the final position is not decided
       *[other] the result is { $outcome }, and the final position counts for { $counted }
    }: { $why }{ $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }

## What texts that were read do not say: `Unread`

unread-white = who has White
unread-white-in-each-stage = who has White in each stage
unread-times = the time controls
unread-flag = what happens at a fallen flag
unread-flag-in-last = what happens at a fallen flag in Lehmann-Georgiev
unread-limit = a limit of games
unread-drawn-games = whether drawn games of Lehmann-Georgiev count in its score
unread-time-for-all = whether the time is for all games of a superblitz (taken so, as in Lehmann-Georgiev)
unread-first-six = whether games 1 to 6 with an increment are counted from the first of the superblitz (taken so)
unread-count-of-men = how many men more give which score, and what a king counts (taken as in the 12-point rules)
unread-win-on-points = how many men more are a win on points, and what a king counts (taken as one man, and two)
unread-main-line = article 8, who wins if both have a king on the main line or neither has
unread-text = the text itself
unread-own = { $text }

## What ladders and counts are called, and where they were read: `Origin`

origin-match-2013 = World title match of 2013, seven rounds
origin-women-2015 = Women's world title match of 2015, seven rounds
origin-cup-2017 = World Cup final of 2017, a round robin of ten
origin-match-2020 = World title match of 2020, nine rounds
origin-deciding-2020 = Deciding tie-break of the world title match of 2020
origin-blitz-2023 = World championship blitz of 2023, play-offs of sixteen
origin-europe-2022 = European championship of 2022, the first three places
origin-lehmann-georgiev = Lehmann-Georgiev, 15 minutes for all games, as for places 1 to 3 at the world championship of 2017
origin-lehmann-georgiev-10 = Lehmann-Georgiev, 10 minutes for all games, as for four or more players at the world championship of 2017
origin-delft-12 = Delft count, 12 points
origin-delft-10 = Delft count, 10 points, as in the match Valneris - Tsjizjov, Delft 2006
origin-delft-4-3-2 = Delft count 4-3-2, Volmac tournament 1984
origin-delft-5-3-2 = Renewed Delft count, 5 for a win and else as 4-3-2; not for a Swiss
origin-delft-west-holland = Delft count 2-1½-1, championship of West-Holland
origin-plus-draw = A plus for who is ahead in a draw
origin-from-2013 = wcmm2013.fmjd.org, as far as it was read
origin-from-2015 = women2015.4draughts.com, page 17
origin-from-europe-2022 = ec22.be, rules and regulations
origin-from-dampromotie = Stichting Dampromotie, reglement puntentelling (dampromotie.nl), articles 1 to 7
origin-from-site = ericsdamsite.com, 22 July 2006
origin-from-delft-and-site = dampromotie.nl, Delftse telling; ericsdamsite.com, 22 July 2006
origin-as-reported = as reported of the Dutch women's championship; its text was not read
origin-own = { $text }

## Games that are converted, but not as others

left = { $file }: game { $game }{ $byte ->
        [none] {""}
       *[other] {" "}of this shard, from byte { $byte },
    } is written as it was: { $why }
left-type-unknown = the game type `{ $value }` belongs to no rule set
left-variant-only = its Variant tag says `{ $value }`, it has no GameType tag, and { $rules } was guessed
left-rules-do-not-fit = it names no game type, and under { $rules }, which was guessed, only { $replayed } of { $plies } half-moves can be followed
read-in-part = { $file }: game { $game }{ $byte ->
        [none] {""}
       *[other] {" "}of this shard, from byte { $byte },
    } is not read whole: { $why }
notation-stays = { $file }: game { $game }{ $byte ->
        [none] {""}
       *[other] {" "}of this shard, from byte { $byte },
    } names no game type and has no moves: its squares stay as they were
control-blanked = { $file }: game { $game }{ $byte ->
        [none] {""}
       *[other] {" "}of this shard, from byte { $byte },
    } has control characters in a tag or a comment, which become blanks
read-as = { $file }: not UTF-8, read as { $encoding }
unmet-game = { $file } has no game { $number }, but { $games ->
        [one] one game
       *[other] { $games } games
    }
unmet-tag = no game has a tag `{ $tag }`{ $near ->
        [none] {""}
       *[other] ; did you mean `{ $near }`?
    }
