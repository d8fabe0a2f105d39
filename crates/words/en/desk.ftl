### What is found in half-moves and in what happens beside them, and what is decided of it.
### Facts are those of the enums in `record::found`, `moves::Illegal` and `pdn::MoveError`.

one-side = { $side ->
        [white] White
       *[black] Black
    }
other-side = { $side ->
        [white] Black
       *[black] White
    }
piece-there = { $holds ->
        [white-man] white man
        [white-king] white king
        [black-man] black man
       *[black-king] black king
    }
which-piece = { $king ->
        [yes] a king
       *[no] a man
    }
pieces-taken = { $takes ->
        [one] { $takes } piece
       *[other] { $takes } pieces
    }

## Half-moves that cannot be read

behind-not-judged = { $behind ->
        [0] { "" }
        [one] the half-move after it is not judged
       *[other] the { $behind } half-moves after it are not judged
    }
move-unknown = the move is not known: a hyphen stands for it
    .note = { behind-not-judged }
move-not-a-move = `{ $text }` is not a move: { $why }
    .note = { behind-not-judged }
move-no-such-square = `{ $square }` is not a square of this board
    .note = { behind-not-judged }
    .help = squares are { $squares }
move-none-on-file = `{ $text }`: no piece of that file goes there
    .note = { behind-not-judged }
    .help = write the first square in full
move-from-odd-position = `{ $text }` does not fit, and no game comes to the position before it: nobody is charged with it
    .note = { behind-not-judged }
    .help = compare the position with the score sheet or the diagram
move-other-path = no legal capture goes by the squares of `{ $text }`
    .note = { behind-not-judged }
    .help = legal from and to these squares: { $meant }
move-ambiguous = `{ $text }` can mean { $meanings }
    .note = { behind-not-judged }
    .help = write { $meanings }
move-settled = `{ $text }` can mean { $meanings }
    .label = taken as { $meant }
    .note = { $captures ->
        [yes] only after this capture do the following moves fit
       *[no] only after this move do the following moves fit
    }
    .help = write { $meant }
choice-one = { $only }
choice-or = { $first } or { $others }
moves-all = { $moves }
moves-first = { $moves } and { $more } more
squares-none = none
squares-last = { $only }
squares-and = { $first } and { $others }
squares-comma = { $first }, { $others }
moves-either = { $choice }
moves-one-of = one of { $moves } and { $more } more

## Half-moves that break a law

offence-impossible = { $text }: { $wrong }
    .aloud = { $wrong }
    .note = { behind-not-judged }
    .help = { $legal ->
        [none] { "" }
       *[other] legal here: { $legal }
    }
offence-capture = { $text }: { $wrong }{ $let_go ->
        [yes] ; it was let go
       *[no] { "" }
    }
    .aloud = { $wrong }{ $let_go ->
        [yes] ; it was let go
       *[no] { "" }
    }
    .label = required: { $required }
offence-played = { $text }: { $wrong }{ $let_go ->
        [yes] ; it was let go
       *[no] { "" }
    }
    .aloud = { $wrong }{ $let_go ->
        [yes] ; it was let go
       *[no] { "" }
    }
    .label = { $legal ->
        [none] { "" }
       *[other] legal: { $legal }
    }
offence-after-the-end = { $text }: { $wrong }
    .aloud = { $wrong }
    .note = what is played after the end does not count
broken-empty-square = no piece stands on { $square }
broken-occupied = { $square } holds a { piece-there }
broken-game-over = the game was over: { $why }
broken-too-many = the capture is done on { $square }, and the piece goes on
broken-no-such-path = no capture from { $from } to { $to } goes by these squares
broken-not-complete = the capture is not complete
broken-moves-twice = { one-side } moves { $first ->
        [yes] first
       *[no] twice in a row
    }; it was { other-side }'s move
    .aloud = it was { other-side }'s move
broken-not-your-piece = { $square } holds a { piece-there }, and it was { $turn ->
        [white] White
       *[black] Black
    }'s move
broken-mover-unknown = { $square } holds a { piece-there }, and it was { $turn ->
        [white] White
       *[black] Black
    }'s move
broken-illegal = { $why }

illegal-empty-square = no piece stands on { $square }
illegal-not-your-piece = { $square } holds a { piece-there }, and { $turn ->
        [white] White
       *[black] Black
    } is to move
illegal-occupied = { $square } holds a { piece-there }
illegal-game-over = the game is over: the first king decided it
illegal-king-limit = the king on { $square } has made { $run } moves in a row, and { one-side } still has a man
illegal-capture-missed = { one-side } must capture, and this move does not
    .aloud = { one-side } had to capture and did not
illegal-goes-on = takes { pieces-taken }, and the piece must go on to take { $must ->
        [one] { $must } piece
       *[other] { $must } pieces
    }
    .aloud = took { pieces-taken }, and had to take { $must } in all
illegal-takes-fewer = takes { pieces-taken }, and { $most ->
        [one] { $most } piece
       *[other] { $most } pieces
    } can be taken
    .aloud = took { pieces-taken }, and { $most ->
        [one] { $most } piece
       *[other] { $most } pieces
    } could be taken
illegal-stops-wrongly = takes { pieces-taken } and stops where it may not
illegal-worse-capture = another capture has priority: { $first }
weighed-most-pieces = the greatest number of pieces
weighed-most-value = the greatest value
weighed-with-king = with a king before a man
weighed-most-kings = the most kings
weighed-king-first = the king met first
weighed-then = { $first }, then { $next }
illegal-blocked = { $by } stands in the way, from { $from } to { $to }
illegal-man-takes-king = the man on { $man } jumps the king on { $king }, and a man may not take a king
illegal-captures-other-way = a man does not capture in that direction: { $from } to { $to }
illegal-too-far = { which-piece } does not go so far, from { $from } to { $to }
illegal-other-way = { which-piece } does not go from { $from } to { $to }

announce-not-a-move = it is not a move: { $why }
announce-no-such-square = squares are { $squares }
announce-several = write { $meant }
announce-illegal = { $why ->
        [none] it is not legal
       *[other] { $why }
    }; legal here: { $legal }
announce-other-piece = the piece on { $square } must be played; legal here: { $legal }

## What has to be done in a correction

due-second-move-taken-back = the second move is taken back
due-first-move-taken-back = the move is taken back
due-legal-move = a legal move must be played, { $moves }
due-must-play = { one-side } must play { $moves }{ $wrongly_moved ->
        [yes] , with the piece wrongly moved
       *[no] { "" }
    }{ $source ->
        [none] { "" }
       *[other] { " (" }{ $source })
    }
due-move-stays = { $text } counts as played
due-taken-off = { $squares } { $pieces ->
        [one] is taken off
       *[other] are taken off
    }
    .aloud = { $pieces ->
        [one] the piece on { $squares } is taken off
       *[other] the pieces on { $squares } are taken off
    }
due-put-back = { $squares } { $pieces ->
        [one] is put back
       *[other] are put back
    }
    .aloud = { $pieces ->
        [one] the piece on { $squares } is put back
       *[other] the pieces on { $squares } are put back
    }
due-shown-again = { one-side } shows the capture again
due-removed-again = { one-side } shows the removal again
due-all-taken-off = { one-side } takes off all pieces captured
due-crowned = the piece on { $square } is crowned
due-king-crowned = the king on { $square } is crowned
due-set-right = { $pieces ->
        [one] the piece on { $squares } is set right
       *[other] the pieces on { $squares } are set right
    }
due-put-in-play = the piece is put on a square in play
due-rules-followed = { one-side } follows the rules

## What becomes of an irregularity

decided-besides = { $part ->
        [none] { "" }
       *[other] ; a correction is not made in part ({ $part })
    }{ $lifted ->
        [none] { "" }
       *[other] ; taken as captured: { $lifted }
    }
decided = { $decision }
    .note = { $decision }{ decided-besides }
decided-open = { $decision }
    .note = { $decision }{ decided-besides }
    .help = { $choice }
decided-after-the-end = the game had ended: { $why }
    .note = the game had ended: { $why }; nothing is corrected any more
    .help = { "" }
decision-claimed = { one-side } claims the game: { other-side } loses { $source }
decision-game-ended = it was open when the game ended: { $why ->
        [none] { "" }
       *[other] { $why }
    }
decision-put-right = it has been put right { $source }
decision-mover-unknown = who decides hangs on who made { $text }, which the record does not tell
decision-gone = it is gone: the move was taken back
decision-gone-if-accepted = it is gone if { one-side } accepts that the move was taken back; if not, it can still be corrected
decision-counts-instead = it is void: { $text } may not be taken back, and counts as played
decision-void = it is void: { one-side } held { other-side } to the move that was taken back
decision-held = { one-side } held { other-side } to the move { $source }, and had it corrected
decision-corrected = { one-side } had it corrected { $source }; { $due }
decision-cannot-stand = { $result ->
        [none] it cannot stand
       *[other] it cannot stand, unless the game had already ended { $result }
    }: { $due } { $source }{ $since ->
        [0] { "" }
        [1] ; the half-move played since goes back with it
       *[other] ; the { $since } half-moves played since go back with it (the text names no limit; the arbiter decides)
    }
decision-goes-back = it goes back with { $first }, which cannot stand
decision-forgone = it stands: { $how } before { one-side } had decided, and that lets it stand (no article was found that says so)
decision-not-corrected = { one-side } demanded the correction { $source }: { $due }; the game ended before it was made
decision-refusal-accepted = { one-side } has moved since: that accepts it, and the game goes on { $source }
decision-moved = it stands: { one-side } has moved since{ $clock ->
        [yes] { " " }and pressed the clock
       *[no] { "" }
    } { $source }
decision-let-stand = it stands: { one-side } lets it stand { $source }
decision-open = { $result ->
        [none] it is open
       *[other] it is open, unless the game had already ended { $result }
    }: { one-side } { $moved ->
        [yes] has not pressed the clock yet
       *[no] has not moved yet
    } { $source }
decides-before = { one-side } decides before { $moved ->
        [yes] pressing the clock
       *[no] moving
    }
to-decide-correct = { decides-before }: let it stand, or have it corrected, and then { $due }
to-decide-taking-back = { decides-before }: accept the taking back, or hold { other-side } to { $text }
to-decide-claim = { decides-before }: let it stand, or claim the game, which is then lost for { other-side } { $source }
happened-at = { $half_move } ({ $incident })
cited = { $article }
cited-lacking = { $lacking }
source-cited = ({ $article })
source-unnamed = [{ $lacking }]
    .aloud = ({ $lacking })

## Incidents that are not used, or change nothing

unusable-no-such-square = `{ $square }` is not a square of this board
    .note = not used
    .help = squares are { $squares }
unusable-not-last = { one-side } takes a move back, but the last move was not theirs
    .note = not used
    .help = put the incident after the half-move that is taken back
unusable-not-captured = { one-side } did not capture a piece on { $square } with the move before
    .note = not used
    .help = name the squares of captured pieces that were left standing
unusable-no-piece = no piece stands on { $square }
    .note = not used
    .help = name squares on which a piece stood at that moment
unusable-not-made-king = the move before did not make { one-side } a king on { $square }
    .note = not used
    .help = put the incident after the move that reached the far row
unusable-no-king = no king stands on { $square }
    .note = not used
    .help = name the square of a king that had not been crowned
unusable-not-announced = { $incident }: { $text } cannot be announced: { $why }
    .note = not used
    .help = announce a move that the claimant can play, or none
unusable-no-such-move = { $incident }: there is no move { $name } before the claim
    .note = not used
    .help = name moves that are printed in the record, such as 41w

idle-position-unknown = { $incident }: not judged, as the position is not known
idle-no-touch-move = { $incident }: touching a piece binds nobody here
idle-announced = { $incident }: { $square } was announced, so the touch has no consequence
idle-binds-nobody = { $incident }: { $why }, so the touch has no consequence
idle-not-stopped = { $incident }: the capture before was not stopped
idle-no-capture = { $incident }: the move is no capture
idle-one-piece = { $incident }: the capture took one piece: there is no order to remove it in
idle-no-order = { $incident }: no article was found on the order in which captured pieces are removed
idle-played-on = the board lies wrongly: it is played on, both having moved
idle-not-taken-back = { $incident }: { one-side } takes no move back
idle-nothing-open = { $incident }: nothing that { one-side } did is still open
idle-cannot-stand = { $incident }: what was done cannot stand
idle-unjust-demand = { one-side } refuses what { other-side } had no right to demand
idle-claim-refused = { one-side } refuses a claim that is right
idle-no-demand = { $incident }: { $rules } counts nothing from a demand
idle-no-lone-king = { $incident }: { one-side } has no lone king against the pieces such a count is for
idle-no-offer = { $incident }: no offer of { one-side }'s is open
cannot-bind-no-piece = no piece stands on { $square }
cannot-bind-not-yours = { $square } holds a piece of { one-side }
cannot-bind-cannot-capture = the piece on { $square } cannot make the capture that is due
cannot-bind-no-move = the piece on { $square } has no legal move

## Hands, pieces and the board

hand-touched-off-move = { one-side } touches pieces while { other-side } is to move
    .note = this is incorrect, and binds nobody to play the piece
    .help = { other-side } may ask the arbiter to warn { one-side }
hand-adjusted-off-move = { one-side } adjusts pieces while { other-side } is to move
    .note = only the player on move may adjust pieces, and must announce it beforehand
hand-not-played = { $text }: { $square } { $corrected ->
        [yes] was wrongly moved and must be played
       *[no] was touched and can be played
    }
    .aloud = the piece on { $square } { $corrected ->
        [yes] was wrongly moved and had to be played
       *[no] was touched and not played
    }
    .label = { $moves } had to be played
hand-must-be-played = { one-side } must play { $moves }: the piece on { $square } was { $corrected ->
        [yes] wrongly moved
       *[no] touched
    }{ $stands ->
        [none] { "" }
       *[other] ; that holds if { $stands } stands
    }
hand-left-on = { one-side } captured { $squares } and left { $pieces ->
        [one] it
       *[other] them
    } on the board
hand-lifted = { one-side } took { $squares } off the board without reason
hand-own-removed = { one-side } removed { one-side }'s own { $squares }
hand-removed = { one-side } removed { $squares }, and had not captured it
hand-lifted-early = { one-side } lifted a piece before the capture was done
hand-removal-stopped = { one-side } stopped while removing the captured pieces
hand-removal-order = { one-side } removed the pieces in another order than it took them
hand-order-incorrect = { one-side } removed the pieces in another order than it took them
    .note = incorrect, but the text gives no right to have it corrected
hand-two-hands = { one-side } captured with two hands
hand-unclear = { one-side } did not show the capture clearly
hand-not-crowned = { one-side } did not crown the piece on { $square }
hand-uncrowned-moved = { $text }: the king had not been crowned
    .aloud = the king had not been crowned
hand-board-wrong = the board lay wrongly
    .note = the game is annulled and begun again
hand-set-up-wrong = { one-side }'s { $squares } was set up wrongly
hand-inactive = a piece of { one-side } stands on a square that is not in play
hand-displaced = { one-side } displaced pieces by accident{ $squares ->
        [none] { "" }
       *[other] : { $squares }
    }
    .note = { $own_time ->
        [yes] { one-side } puts them back on { one-side }'s own time, and the arbiter may punish that player
       *[no] no irregularity: the pieces are put back
    }

## Moves taken back, and demands for correction

demand-taken-back = { one-side } took { $text } back
    .note = { $retracts ->
        [yes] that move could not stand
       *[no] { other-side } asked for it or agreed
    }: { $stays ->
        [yes] but the record goes on from { $text }, which stays
       *[no] { one-side } moves again
    }
demand-wrongly-taken-back = { one-side } took { $text } back{ $asked ->
        [yes] ; a completed move stays
       *[no] , and { other-side } had not asked for it
    }
    .note = { $stays ->
        [yes] { $text } stays: the record goes on from it
       *[no] { "" }
    }
demand-not-made = { one-side } demanded a correction and then moved: it was not made
    .note = { $accepts ->
        [yes] a player who moves accepts what the opponent did
       *[no] what the opponent did cannot stand all the same
    }
demand-own-fault = { one-side } asks for the correction of { one-side }'s own irregularity
    .note = refused: { other-side } alone decides whether it stands
demand-too-late = { one-side } demands the correction of { $what } too late
    .note = refused: it stands, { one-side } has decided since
demand-not-corrected = { one-side } demands a correction, and what { other-side } did is incorrect
    .note = refused: the text gives no right to have it corrected
demand-nothing-wrong = { one-side } demands a correction, and { other-side } did nothing wrong
    .note = refused: there is nothing to correct

## Offers, agreements, and the end of a game

no-penalty = no draw by it; the text names no penalty, and the arbiter decides what becomes of the game
offer-off-move = { one-side } offers a draw while { other-side } is to move
    .note = the player on move is to offer; if the offer is accepted, the draw stands
offer-not-open = { one-side } accepts, and no offer of { other-side }'s is open
    .note = { $until_answered ->
        [yes] no draw: an offer is open until it is declined or the opponent has moved
       *[no] no draw: an offer is open until it is declined or another move is made
    }
offer-too-many-men = a draw was agreed while a player has more than { $most } men
    .note = { no-penalty }
offer-too-early = a draw was agreed after { $made ->
        [one] { $made } move
       *[other] { $made } moves
    } each; { $needed } each are required
    .note = { $then ->
        [both-zero] both players score 0 ({ $source })
        [play-on] the agreement does not hold, the game goes on ({ $source })
       *[unsaid] { no-penalty }
    }
offer-declined = { one-side } declines the draw: the game goes on
offer-claim-declined = { one-side } refuses a claim that is right
    .note = the draw stands; a player who refuses without a reason can be warned for delaying the game
end-after = { $incident }: { $lets ->
        [none] the game had ended
       *[other] that lets { $lets } stand, and with it the game had ended
    }: { $why }
    .note = recorded; it changes no result
end-not-ruled = { $what }: these rules give no result for that
    .note = { $source ->
        [none] { "" }
       *[other] the game is lost once { one-side } resigns, or is told to play on and refuses ({ $source })
    }
    .help = the arbiter decides, by the rules of the competition
end-mover-unknown = the record does not tell who made { $text }: if { one-side } did, { $first ->
        [yes] moving first
       *[no] moving twice in a row
    }, { other-side } decides whether it stands ({ $own }); if { other-side } did, with a piece of { one-side }'s, { one-side } does ({ $theirs })
    .help = the arbiter finds out who made it; a half-move after it, or the demand of the player who decides, then tells it in the record
end-flags-down = both flags are down, and nobody knows which fell first: { $paces ->
        [none] these rules give no result
       *[other] whether that is a draw depends on the time control, and nothing names it
    }
    .note = { $paces ->
        [none] the text does not say what becomes of the game
       *[other] in rapid and blitz without added seconds it is a draw ({ $paces })
    }
    .help = { $paces ->
        [none] the arbiter decides, by the rules of the competition; where these are silent too, this project proposes a draw: { $draw }
       *[other] name the time control in the tag TimeControl, such as 900 or 5400+30
    }
end-server-moves = { one-side }'s time is over: the server moves for { one-side }, and the game goes on
end-refusal = { one-side } refuses to follow the rules
    .note = { one-side } was told to comply and does not: { other-side } wins ({ $source })
