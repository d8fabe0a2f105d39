### Prizes: amounts, what is won and why, what is not awarded, receipts.

## Amounts

amount = { $whole }{ $part ->
        [none] {""}
       *[other] .{ $part }
    }
amount-thousands = { $before },{ $three }
amount-cut = { $amount }…
amount-in = { $code } { $amount }

## The table

title-prizes = Prizes{ $round ->
        [none] {""}
       *[other] {" "}by the standings after round { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}of { $rounds }
        }
    }{ prizes-settled }
prizes-settled = { $settled ->
        [yes] {""}
       *[no] , not final
    }
title-prizes-of = Prizes of { $player }{ $round ->
        [none] {""}
       *[other] {" "}by the standings after round { $round }{ $rounds ->
            [none] {""}
           *[other] {" "}of { $rounds }
        }
    }{ prizes-settled }
title-prize-case = Case of prizes
head-thing = Prize
head-amount = Amount
head-prize-list = List
head-currency = Currency
head-not-awarded = Not awarded
prize-list = { $name }{ $category ->
        [none] {""}
       *[other] , category { $category }
    }{ $to_the_end ->
        [yes] {""}, who played to the end
       *[no] {""}
    }{ $group ->
        [none] {""}
       *[other] , group { $group }
    }{ $of ->
        [none] {""}
        [teams] , teams
       *[players] , players
    }{ $board ->
        [none] {""}
       *[other] , board { $board }
    }{ $sharing ->
        [none] {""}
        [equal] , the tied share equally
       *[hort] , the tied share by Hort
    }{ $minimum ->
        [none] {""}
       *[other] { $sharing ->
            [hort] , half of the equal share at least { $minimum } if more are tied than there are prizes
           *[other] , at least { $minimum }
        }
    }{ $games ->
        [none] {""}
        [one] , from one game
       *[other] , from { $games } games
    }
prize-places = { $several ->
        [yes] places { $first } to { $last }
       *[no] place { $first }
    }
prize-why-left = { $why ->
        [too-few] fewer may win than there are prizes
        [prize-elsewhere] the others have a prize elsewhere
       *[no-standings] no standings decide it
    }
prize-not-awarded = not awarded: { prize-why-left }
prize-left-of = { $list }, place { $place }: { prize-why-left }
prize-thing = { $thing }
prize-thing-left = { $thing } ({ $of })
prize-sums = Given { $given } = paid { $paid } + not awarded { $left }{ $why ->
        [none] {""}
       *[other] {" "}({ $why })
    }.
prize-things-left = Things not awarded: { $things }.
prize-rounded = { $list }, { $places }: shares are rounded down to { $unit }; the { $rest } left over goes to { $to }, the best placed first.
prize-gave-way = { $list }: a share would be below { $minimum }, so the last of the tied give way: { $names }.
prize-playoff-open = The play-off, { $of }, is not over: these prizes may change.
prize-thing-of-level = { $list }, place { $place }: nothing decides which of { $names } has the { $thing }; draw lots.
prize-thing-drawn = { $list }, place { $place }: a lot drawn by hand between { $names } gave the { $thing } to { $name }.
prize-by-lot = lot: { $things }
prize-undecided = { $list }: only the year of birth is known, and the day decides about category { $category }: { $names }. The arbiter decides who gets these prizes.
prize-withdrew = { $name } has a prize, and withdrew after round { $round }.
prize-takes-none = Not for prizes: { $names }.
prize-better = { $name } has { $took } ({ $has }), the more valuable one when it was chosen; after all had chosen, { $left } would have been { $worth }.

## One player

prize-gets = { $list }: gets { $prize }
prize-draws-lots = { $list }: draws lots with { $with } for { $thing }
prize-nothing = No prize
prize-barred-excluded = takes no prize by decision of the arbiters: { $reason }
prize-barred-category = not in category { $category }
prize-barred-undecided = not known whether in category { $category }: only the year of birth is known, and the day decides
prize-barred-games = { $games ->
        [0] no game
        [1] 1 game
       *[other] { $games } games
    } played, and the list asks for { $least }
prize-barred-withdrew = withdrew after round { $round }, and the list is for those who played to the end
prize-barred-standings = goes by other standings
prize-barred-place = no place in the standings
prize-standing = place { $place } of the { $among } who may win
prize-ahead = ahead, with a prize of another list: { $others }
prize-took-elsewhere = { $name } ({ $list })
prize-holds = { $with ->
        [none] holds { $places }
       *[other] shares { $places } with { $with }
    }
prize-beyond = { $prizes ->
        [1] the prize goes to the first placed of those who are left
       *[other] the { $prizes } prizes go to the first placed of those who are left
    }
prize-shared = ({ $terms }) : { $by } = { $share }
prize-level = level in everything with { $with }, so they share the prizes of their places: ({ $terms }) : { $by } = { $share }
prize-halved = half of the own prize and half of that: ({ $own } + { $equal }) : 2 = { $share }
prize-minimum = with { $tied } tied a share would be { $share }, below the minimum of { $minimum }; the last give way: { $names }
prize-rounding = rounded down to { $unit }: { $share }{ $rest ->
        [none] {""}
       *[other] , and { $rest } of what that left over, which goes to the best placed first
    }
prize-took = Takes { $list } ({ $worth }) and not { $others }: { $equal ->
        [yes] of the same value, and the list stands first
       *[no] the more valuable one
    }
prize-then = { $list }, at the choice: { $line }
prize-worth = { $list } ({ $worth })
prize-better-for = Note: after all had chosen, { $left } would have been { $worth }, more than { $has }; the choice stands

## Receipts

receipt-head = Receipt
receipt-draft = Draft, not a receipt
receipt-unfinished = After round { $round } not all games have been played: these prizes may change.
receipt-received = Received:
receipt-date = Date
receipt-signature = Signature
receipt-prize = { $list }, { $places }: { $prize }
receipt-by-lot = by lot: one of { $names }
receipt-total = Total: { $amount }
