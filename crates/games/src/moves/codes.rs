//! Codes about moves that are not legal, with their laws.

use crate::diag::code_list;

code_list! {
    /// Why a move is not legal: what [`RefusalKind`](super::RefusalKind) says.
    MOVE_CODES;

    CAPTURE_MISSED "capture-missed" Irregularity "A move without a capture was made although a capture was due."
"The law: capturing is compulsory (FMJD Annex 1, 4.2 for a man, 4.3 for a king).
Playing another piece although a capture is possible is irregularity 5.4.6.

Example: White men on 32 and 38, Black men on 28 and 20, White to move.
32x23 must be played; 38-33 is `capture-missed`.

What the arbiter may do: nothing by himself. The opponent, and he alone, decides:
he has the move corrected, or lets it stand (5.4). Once he has made his own next
move the wrong move stands and nothing can be corrected any more (5.7). If it is
corrected, the piece wrongly moved must capture if it can (3.11); otherwise any
legal capture may be chosen. There is no huffing: the piece that failed to capture
stays on the board."

    CAPTURE_TOO_FEW "capture-too-few" Irregularity "Fewer pieces were taken than must be, or the capture stopped half-way."
"The law: the greatest number of pieces has priority where the rule set says so
(FMJD Annex 1, 4.13), and a capture once begun goes on until nothing is left to
take. Taking too few is irregularity 5.4.8, stopping in mid-capture 5.4.9.

Example: a White man on 32 can take the Black men on 28 and 19 by 32x23x14.
Writing 32x23 is `capture-too-few`.

What the arbiter may do: as for every irregularity, the opponent chooses between
correction and letting it stand, until his own next move (5.4, 5.7). The record
does not say which pieces were lifted; the replay takes those that were jumped
as lifted, and says so."

    CAPTURE_PRIORITY "capture-priority" Irregularity "A capture was made that is worse than another by value or quality."
"The law: where the rule set ranks captures by more than their number (value and
the capturing king in Frisian; kings, then the king met first in Italian; most
kings in Spanish), the best must be made.

Example: Italian, a White king on 23, a Black man on 19 and a Black king on 28:
23x32 takes the king and must be played; 23x14 is `capture-priority`.

What the arbiter may do: as for every irregularity, the opponent chooses between
correction and letting it stand, until his own next move."

    KING_LIMIT "king-limit" Irregularity "A king made one quiet move more in a row than it may."
"The law: in Frisian draughts one and the same king may make at most three moves
in a row without capturing while its side still has a man. A capture by either of
its pieces, or a move of another piece, frees it.

Example: White has a king and a man; 1-7, 7-12, 12-18 with the king, each answered
by Black: the king's next quiet move is `king-limit`.

What the arbiter may do: the opponent chooses between correction and letting it
stand, until his own next move. A player who has only such a move loses."

    MOVED_IRREGULARLY "moved-irregularly" Irregularity "A piece was moved in a way that no piece of its kind moves."
"The law: a man goes one square diagonally forward, a king along the diagonals of
its square over free squares (FMJD Annex 1, 3.4 and 3.9; every rule set has its
own fields). Moving otherwise is irregularity 5.4.2.

Example: 28-33 by a White man (backwards), 32-23 (too far).

What the arbiter may do: the opponent chooses between correction and letting it
stand, until his own next move."

    NOT_YOUR_PIECE "not-your-piece" Irregularity "A player moved a piece of his opponent."
"The law: moving an opponent's piece is irregularity 5.4.5 of FMJD Annex 1.

Example: it is White's move and the record says 19-23, a Black man.

What the arbiter may do: the opponent chooses between correction and letting it
stand, until his own next move. In a record a missing move is the likelier cause:
see `two-moves-in-a-row`."

    GAME_ALREADY_OVER "game-already-over" Irregularity "Moves follow although the game had ended on the board."
"The law: a player who has no piece or no legal move has lost (FMJD Annex 1, 7.2.2
and 7.2.3); in Breakthrough the first king wins. What is played afterwards does
not count.

What the arbiter may do: enter the result that stood on the board."

    EMPTY_SQUARE "empty-square" Error "A move starts from an empty square."
"No piece stands where the move begins, so it cannot be shown on a board and the
game is not followed further. Most often a digit was misread, or an earlier move
was written wrongly.

What the arbiter may do: compare both score sheets, and go back from here to the
last move that both have."

    OCCUPIED "occupied" Error "A move ends on a square where a piece stands."
"The square of arrival is not free, so the move cannot be shown on a board and the
game is not followed further.

What the arbiter may do: compare both score sheets from the last agreed position."
}
