//! Codes about incidents: facts that a list of moves cannot show.

use crate::diag::code_list;

code_list! {
    /// Findings about conduct of players or the arbiter apart from the moves.
    IN_INCIDENTS;


    PIECE_TOUCHED_NOT_PLAYED "piece-touched-not-played" Irregularity "A player touched or wrongly moved a piece, and played another one."
"The law: the player on move who touches one of their own pieces must play it, if it
has a legal move (FMJD Annex 1, 3.11). Touching one piece and moving another is
irregularity 5.4.3. If a capture is required, a piece that cannot make it binds
nobody. Nor does one that was adjusted with an announcement (3.13). After a correction
the piece wrongly moved is bound in the same way.

Example: `1. {[%touched w 32]} 31-26`: 32 had to be played.

What the arbiter may do: let the opponent alone decide, until the opponent's own next
move. If a correction is demanded, the position before the move comes back and the
touched piece must be played; any of its legal moves will do."

    TOUCHED_OFF_MOVE "touched-off-move" Warning "A player touched or adjusted pieces without the right to."
"The law: only the player on move may adjust pieces, and must announce it (FMJD Annex
1, 3.13). A player who is not on move and touches pieces acts incorrectly (3.14). It
does not bind them to anything.

Example: `1. 32-28 {[%touched w 37]} 19-23 *`: Black was to move.

What the arbiter may do: call the player to order if the opponent asks for it."

    PIECE_MUST_BE_PLAYED "piece-must-be-played" Note "The record ends with a piece touched and not yet played."
"The law: FMJD Annex 1, 3.11. The finding lists what the piece can play.

Example: `1. 32-28 20-24 {[%touched w 37]} *`: White must play 37-32.

What the arbiter may do: nothing until the player moves. If another piece is played,
the opponent decides whether that is corrected."

    MOVE_TAKEN_BACK "move-taken-back" Irregularity "A player took back a completed move."
"The law: a move is finished when the piece is released (FMJD Annex 1, 3.10). Taking it
back is irregularity 5.4.4. If the rule set allows it, a move may be taken back at the
opponent's request or with their consent, `[%consent b]`: `move-taken-back-agreed`.

Example: `1. 32-28 {[%takeback w]} 31-26 19-23`: 31-26 stands, as Black moved on.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
If a correction is demanded, the first move stays as it was made, and the opponent is
to move."

    MOVE_TAKEN_BACK_AGREED "move-taken-back-agreed" Note "A player took back a completed move, as the rule set allows."
"The law: if the rule set allows it, a completed move may be taken back at the
opponent's request or with their consent, `[%consent b]`. The player then moves again.

Example: `1. 32-28 {[%takeback w] [%consent b]} 31-26`: 31-26 is White's first move.

A move that cannot stand by the rule set has to be taken back, whoever asks.

What the arbiter may do: nothing. A player who did not agree says so before moving."

    PIECE_LIFTED "piece-lifted" Irregularity "A player took a piece off the board without reason."
"The law: lifting a piece without reason, one's own or the opponent's, is irregularity
5.4.7 of FMJD Annex 1.

Example: `1. 32-28 {[%lifted w 20]} 19-23 *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
If a correction is demanded, the piece goes back to its square. If the opponent moves,
the board stays as it is."

    CAPTURE_STOPPED "capture-stopped" Irregularity "A player let go of the piece in the middle of its capture."
"The law: a multiple capture is finished when the capturing piece is released (FMJD
Annex 1, 4.10). Letting it go halfway is irregularity 5.4.9. A record shows only that
too few pieces were taken; `{[%released w]}` after the move says that this is why.

Example: `[FEN \"W:W32:B28,19,1\"] 1. 32x23 {[%released w]} 1-7 *`: the man could go on to
14.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
If a correction is demanded, the position before the capture comes back and the whole
capture is made."

    PIECE_LIFTED_EARLY "piece-lifted-early" Irregularity "A player lifted a piece before the capture was done."
"The law: the captured pieces are taken off after the whole capture (FMJD Annex 1,
4.11). Lifting one before that is irregularity 5.4.10.

Example: `1. 32-28 19-23 2. 28x19 {[%lifted-early w 23]} 14x23 *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
If a correction is demanded, the pieces go back and the capture is shown again."

    PIECE_LEFT_ON "piece-left-on" Irregularity "A player left a captured piece on the board."
"The law: the capture is finished when all pieces taken are off the board (FMJD Annex
1, 4.4). Removing fewer than were captured is irregularity 5.4.11.

Example: `[FEN \"W:W28:B22,1\"] 1. 28x17 {[%left-on w 22]} *`: the man on 22 stays until it is
corrected.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
If a correction is demanded, the pieces leave the board. If the opponent moves, they
stay."

    PIECE_WRONGLY_REMOVED "piece-wrongly-removed" Irregularity "A player removed a piece that was not captured."
"The law: only the pieces jumped are taken (FMJD Annex 1, 4.4). Removing another one is
irregularity 5.4.12.

Example: `1. 32-28 19-23 2. 28x19 {[%removed w 20]} 14x23 *`: the man on 20 was not jumped.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
If a correction is demanded, the piece comes back. If the opponent moves, it stays
off."

    REMOVAL_STOPPED "removal-stopped" Irregularity "A player interrupted the removal of captured pieces."
"The law: the pieces are removed one after the other without a stop (FMJD Annex 1,
4.11). The removal is finished when all of them are taken, or when the player has
clearly stopped (4.12). Stopping while removing is irregularity 5.4.13. Name what was
left with `[%left-on w 22]`.

Example: `1. 32-28 19-23 2. 28x19 {[%removal-stopped w]} 14x23 *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move."

    OWN_PIECE_REMOVED "own-piece-removed" Irregularity "A player removed pieces of their own."
"The law: removing one's own pieces is irregularity 5.4.14 of FMJD Annex 1.

Example: `1. 32-28 19-23 2. 28x19 {[%removed w 37]} 14x23 *`: the man on 37 is White's own.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
If a correction is demanded, the piece comes back. If the opponent moves, it stays
off."

    NOT_CROWNED "not-crowned" Irregularity "A man that reached the far row was not crowned."
"The law: the opponent may crown the man. If the opponent does not, the player must, as
part of their move (FMJD Annex 1, 3.6). Not crowning is irregularity 5.4.15. The piece
is a king all the same, and either player may crown it later (3.7).

Example: `[FEN \"W:W8:B20\"] 1. 8-2 {[%uncrowned w 2]} 20-24 *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
A correction crowns the piece."

    UNCROWNED_KING_MOVED "uncrowned-king-moved" Irregularity "A player moved a king that nobody had crowned."
"The law: an uncrowned king is a king, but moving it uncrowned is irregularity 5.4.16
(FMJD Annex 1, 3.7). `[%crowned b 3]` records that it was crowned after all.

Example: `[FEN \"W:W8:B20\"] 1. 8-2 {[%uncrowned w 2]} 20-24 2. 2-16 *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
A correction crowns the piece where it stands."

    TWO_HANDS "two-hands" Irregularity "A player made a capture with two hands."
"The law: the piece is moved and the captured pieces are removed with one and the same
hand (FMJD Annex 1, 4.4). Using two hands is irregularity 5.4.17.

Example: `1. 32-28 19-23 2. 28x19 {[%two-hands w]} 14x23 *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
A correction shows the capture again. The position does not change."

    CAPTURE_UNCLEAR "capture-unclear" Irregularity "A player did not show a capture clearly."
"The law: a capture must be clearly shown, each jump by putting the piece down (FMJD
Annex 1, 4.4 and 4.9).

Example: `1. 32-28 19-23 2. 28x19 {[%unclear w]} 14x23 *`.

What the arbiter may do: have the capture shown again, if the opponent asks for it
before the opponent's own next move. The position does not change."

    REMOVAL_ORDER "removal-order" Irregularity "A player removed captured pieces in another order than they were taken."
"The law: in draughts-64 they are removed in the order of capture, ascending or
descending. Another order is incorrect, and the opponent can ask for its correction
(IDF 4.11). Where a text gives no right to that, see `removal-order-incorrect`.

Example: `[GameType \"25\"] [FEN \"W:Wg1:Bf2,d4,b6,h8\"] 1. g1:a7 {[%removal-order w]} *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move.
A correction shows the removal again. The position does not change."

    REMOVAL_ORDER_INCORRECT "removal-order-incorrect" Warning "A player removed captured pieces in another order, which is incorrect."
"The law: they are removed in the order of capture, ascending or descending (FMJD Annex
1, 4.11). Another order is incorrect, but it is not in the list of irregularities, and
the text gives nobody a right to its correction.

Example: `[FEN \"W:W43:B38,28,19,1\"] 1. 43x14 {[%removal-order w]} 1-7 *`.

What the arbiter may do: call the player to order if the opponent asks for it."

    BOARD_WRONG "board-wrong" Irregularity "The board is turned the wrong way."
"The law: the dark corner is at each player's left. If the board is found during the
game to be turned the wrong way, the game is annulled and begins again (FMJD Annex 1,
5.1).

Example: `1. 32-28 {[%board-turned]} 19-23 *`.

What the arbiter may do: have the game begun again. Some federations play on once both
players have moved (`board_turned: restart-before-second-move`)."

    SET_UP_WRONG "set-up-wrong" Irregularity "Pieces are found to have been set up wrongly."
"The law: the players check the set-up before they begin. Faults found later are
treated as irregularities (FMJD Annex 1, 5.2 and 5.4).

Example: `1. 32-28 19-23 {[%misplaced b 20]} *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move,
whether the pieces are put right."

    PIECE_INACTIVE "piece-inactive" Irregularity "A piece stands on a square that is not in play."
"The law: a piece on a light square is inactive. It may be put into play as a
correction (FMJD Annex 1, 5.3 and 5.4).

Example: `1. 32-28 19-23 {[%inactive b]} *`.

What the arbiter may do: let the opponent decide, until the opponent's own next move."

    PIECE_DISPLACED "piece-displaced" Note "Pieces were displaced by accident."
"The law: an accidental displacement that is noticed at once is not an irregularity
(FMJD Annex 1, 5.5).

Example: `1. 32-28 19-23 {[%displaced b 20]} *`.

What the arbiter may do: have the pieces put back. If the players disagree on where
they were, play the record through to this half-move. In draughts-64 the player puts
them back on their own time, and the arbiter may punish that player (IDF 5.3)."

    REFUSAL "refusal" Irregularity "A player who was told to follow the rules, or to play on, refuses."
"The law: the opponent may force compliance (FMJD Annex 1, 5.6). A player who refuses
to comply loses the game (7.2.4). `[%refuse w]` records the refusal, not the dispute
before it.

Example: `1. 32-28 19-23 {[%refuse b]} *`.

What the arbiter may do: ask the player to comply, if the opponent requests it. If the
player does not comply, award the game to the opponent. If the opponent makes a move
instead, that accepts the situation, and the game goes on (5.7). If the player who refused
moves all the same, the opponent decides before moving: let it stand, or claim the game.
A player who refuses what was demanded without a right to it does nothing wrong."

    CORRECTION_TOO_LATE "correction-too-late" Warning "A correction was demanded too late."
"The law: the opponent accepts an irregularity by making their own next move; after
that nothing can be corrected (FMJD Annex 1, 5.7). With `finality=clock` the clock
must also have been pressed.

Example: `1. 32-28 19-23 2. 37-32 14-19 {[%rectify b]} *`: 28x23 was missed in the second
move, and Black has moved since.

What the arbiter may do: refuse. The game goes on from the position on the board."

    CORRECTION_REFUSED "correction-refused" Warning "A correction was demanded without a right to one."
"The law: the opponent of the player who erred decides, and nobody else; the offender
has no say (FMJD Annex 1, 5.4). If nothing was irregular, there is nothing to correct;
nor if a text calls something incorrect without giving a right to its correction.

Example: `1. 32-28 19-23 {[%rectify w]} *`: 19-23 was a legal move.

What the arbiter may do: refuse. The game goes on."

    CORRECTION_NOT_MADE "correction-not-made" Warning "A correction was demanded, and the game went on without it."
"The law: by moving, the opponent accepts what was done (FMJD Annex 1, 5.7), even after
demanding a correction. A correction is made in full or not at all (5.8).

Example: `1. 32-28 19-23 2. 37-32 {[%rectify b]} 14-19 *`: Black asked for the correction of
37-32, and moved.

What the arbiter may do: nothing."

    OFFER_NOT_OPEN "offer-not-open" Warning "A player accepted a draw, but no offer was open."
"An offer is open until it is declined, and as long as the rule set says
(`offer_until`): until the opponent has moved, or until either player makes another
move. Without an open offer there is no agreement.

Example: `1. 32-28 19-23 {[%accept w]} *`: nobody had offered a draw.

What the arbiter may do: ask both players. If they agree now, the game is drawn now."

    OFFER_OFF_MOVE "offer-off-move" Note "A player who was not on move offered a draw."
"Under some rules only the player on move may offer a draw (`offer_by`). If the
opponent accepts all the same, both have agreed, and the draw stands.

Example: with `offer_by=on-move`, `1. 32-28 {[%offer w]}`: Black is to move.

What the arbiter may do: nothing, if the offer was accepted. Otherwise tell the player
to offer a draw only when on move."

    OFFER_DECLINED "offer-declined" Note "A player declined the offer of a draw."
"If a claim is also an offer (`claim_is_offer`), the opponent may accept or decline it.
A claim that is not right has no effect once it is declined, and the game goes on.

Example: with `claim_is_offer=true`, `[%decline b]` after a claim of White's.

What the arbiter may do: nothing. A later claim is judged anew."

    DRAW_TOO_EARLY "draw-too-early" Warning "The players agreed to a draw before they had made enough moves."
"Many events allow an agreement only after each player has made a number of moves
(`earliest_draw`). `early_agreement` says what follows from an earlier one, if the
document that sets the limit says it: both players score 0, or the game goes on. If
that document names no penalty, the agreement does not make a draw. The limit does not
restrict repetition and counting rules.

Example: with `earliest_draw=40`, a draw agreed after White's 30th move.

What the arbiter may do: enter 0 for both players, or have the game go on, as the
finding says. If no penalty is named, decide what becomes of the game."

    CLAIM_GRANTED "claim-granted" Note "A claim of a draw in the record is right."
"The finding gives the clause and the moves it rests on. The game is drawn.

Example: `[FEN \"W:WK10:BK45\"] 1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 4. 4-10 50-45
{[%claim w repetition]} 1-1`: the position has occurred three times.

What the arbiter may do: check on the board the moves that the finding names, and
enter the draw."

    CLAIM_CONDITIONAL "claim-conditional" Note "A claim of a draw in the record is right on one condition."
"The finding gives the clause, the moves it rests on, and the condition. The game is
drawn only if the arbiter finds that it holds: that the position is not won, or that
there is no obvious win. The program does not find it.

Example: a clause by which the game is drawn only if there is no obvious win.

What the arbiter may do: look at the position. Enter the draw only then."

    CLAIM_NOT_YET "claim-not-yet" Warning "A claim of a draw in the record comes too early."
"The moves are being counted, or the position has occurred before, but the limit is not
reached. The finding says how many moves each player still has to make. Or the claim
rests on a move that broke a law, and the claimant's opponent has not decided yet
whether it stands.

Example: `[FEN \"W:WK10:BK45\"] 1. 10-4 45-50 2. 4-10 50-45 {[%claim w repetition]} *`: the
position has occurred twice.

What the arbiter may do: tell both players that the game goes on, and what is still
missing. The player may claim again when that has been played. If the claim rests on a
move that broke a law, let the claimant's opponent decide about that move first."

    CLAIM_REFUSED "claim-refused" Warning "A claim of a draw in the record is not right."
"Nothing is counted, the rule set has no such clause, the right has lapsed, or
something in the claim is untrue: one wrong move number is enough. The finding says
which.

Example: `1. 32-28 19-23 {[%claim w repetition]} *`: no position has occurred before.

What the arbiter may do: refuse the claim, and give the reason that the finding gives.
The game goes on, unless the finding says that it had ended. If the claim was written
down wrongly, correct it in the record."

    CLAIM_DECLINED "claim-declined" Warning "The opponent refused a claim that is right."
"The refusal changes nothing: the draw stands.

Example: the position has occurred three times, White claims the draw, and Black refuses it.

What the arbiter may do: enter the draw. If the rule set says so (`claim_refused`),
warn a player who refuses without a reason for delaying the game."

    AFTER_THE_END "after-the-end" Note "This happened after the game had ended."
"A game ends once: on the board, by a draw that exists by itself, by a claim that was
granted, by agreement, or by what a player did. What happens later is recorded. It
changes no result. No correction is due any more, and no claim of another draw is
granted.

Example: `1. 32-28 {[%resign b] [%offer w]} 2-0`: White offered a draw after Black had
resigned.

What the arbiter may do: enter the result by which the game ended. Judge later conduct
by the rules of the competition."

    NOT_RULED "not-ruled" Note "The rule set attaches no consequence to what happened."
"The losses of the rule set do not name it, or its text does not say what follows. An
example is that both flags are down and nobody knows which fell first (`flags-both`):
a draw in rapid and blitz games without added seconds (IDF, 7), and elsewhere nothing
was found.

What the arbiter may do: decide by the rules of the competition. If these are silent
about two fallen flags too, this project proposes a draw."

    MOVER_UNKNOWN "mover-unknown" Note "The record does not tell who made its last half-move."
"A piece of one player was moved while the other one was to move. Either its owner made a
second move in a row, and then the opponent decides (FMJD Annex 1, 5.4.1); or the
opponent moved a piece that is not theirs, and then its owner decides (5.4.5). As long as
the record ends there, nothing tells.

Example: `1. 32-28 31-26 *`. With `2. 33-29` after it Black made it, with `16-21` White.

What the arbiter may do: ask both players who made it. A half-move after it, or
`{[%rectify b]}` or `{[%stands b]}` by the player who decides, tells it in the record."

    INCIDENT_NOTHING "incident-nothing" Note "What happened has no consequence."
"Touching a piece that cannot move has no consequence, nor has an announced adjustment
(FMJD Annex 1, 3.11 and 3.13). The finding says why.

Example: `1. 32-28 19-23 {[%touched w 31]} *`: White must capture, and the man on 31 cannot.

What the arbiter may do: nothing. If the incident was written down wrongly, such as
with another square or side, correct it."

    INCIDENT_INVALID "incident-invalid" Error "An incident cannot be understood."
"An incident is written `{[%touched w 32]}` in a comment, or told beside the record:
`23w touched w 32`. It has its name, then the side (`w` or `b`) if a player did it, then
squares. `docs/src/reference/incidents.md` has the table of them all. An incident that
cannot be understood is left out; the others count.

Example: `1. 32-28 {[%touched 31]} 19-23 *`: the side is missing.

What the arbiter may do: correct the incident, as the finding says: its name, side,
squares, or place among the moves. If nobody knows what happened, remove it."

    FLAG_FELL "flag-fell" Note "A clock shows no time left."
"A flag-fall counts once it has been noticed; the rules of the competition say how
(FMJD Annex 1, 10.5). `{[%flag w]}` records that it was noticed. It then decides the
game if the rule set makes it a loss.

Example: `1. 32-28 19-23 {[%clk 0:00:00]} *`.

What the arbiter may do: ask whether the flag-fall was noticed during the game. If so,
record it at the half-move where it was noticed. If not, nothing: it does not decide
the game."
}
