//! The codes of illegal moves, with their rules.

use crate::diag::code_list;

code_list! {
    /// The codes of the reasons a move is not legal, as reported by [`Illegal`](super::Illegal).
    MOVE_CODES;

    CAPTURE_MISSED "capture-missed" Irregularity "A player made a move without a capture although a capture was required."
"The law: capturing is compulsory (FMJD Annex 1, 4.2 for a man, 4.3 for a king).
Playing another piece although a capture is possible is irregularity 5.4.6.

Example: white men on 32 and 38, black men on 28 and 20, White to move. 32x23 must be
played; 38-33 is `capture-missed`.

What the arbiter may do: nothing of their own accord. The opponent alone decides: they
have the move corrected, or they let it stand (5.4). Once they have made their own
next move, the wrong move stands and can no longer be corrected (5.7). If it is
corrected, the piece wrongly moved must capture if it can (3.11); otherwise any legal
capture may be chosen. There is no huffing: the piece that failed to capture stays on
the board."

    CAPTURE_TOO_FEW "capture-too-few" Irregularity "A player took too few pieces, or stopped halfway through a capture."
"The law: if the rule set says so, the capture of the greatest number of pieces has
priority (FMJD Annex 1, 4.13). A capture once begun goes on until nothing is left to
take. Taking too few is irregularity 5.4.8; stopping in mid-capture is 5.4.9.

Example: a white man on 32 can take the black men on 28 and 19 by 32x23x14. Writing
32x23 is `capture-too-few`.

What the arbiter may do: let the opponent choose, as for every irregularity, to have
it corrected or to let it stand, until the opponent's own next move (5.4, 5.7). The
moves do not say which pieces were lifted: it is taken that they are those that were
jumped."

    CAPTURE_PRIORITY "capture-priority" Irregularity "A player made a capture although another ranked higher by value or quality."
"The law: if the rule set ranks captures by more than their number, the highest must be
made. Frisian ranks by value and the capturing king (Dambun Frysk Spul, 10-11); Italian
by kings, then by the king met first (FID Regolamento Tecnico, 6.6-6.10, as others quote
it); Spanish by most kings.

Example: Italian, a white king on 23, a black man on 19 and a black king on 28. 23x32
takes the king and must be played; 23x14 is `capture-priority`.

What the arbiter may do: let the opponent choose, as for every irregularity, to have
it corrected or to let it stand, until the opponent's own next move."

    KING_LIMIT "king-limit" Irregularity "A king made one quiet move too many in a row."
"The law: in Frisian draughts one and the same king may make at most three moves in a
row without a capture while its side still has a man (Dambun Frysk Spul, 7). A capture
by one of its side's pieces, or a move of another piece, frees it.

Example: White has a king and a man. The king plays 1-7, 7-12 and 12-18, and Black
answers each time. The king's next quiet move is `king-limit`.

What the arbiter may do: let the opponent choose to have it corrected or to let it
stand, until the opponent's own next move. A player who has only such a move loses."

    MOVED_IRREGULARLY "moved-irregularly" Irregularity "A player moved a piece in a way that its kind does not move."
"The law: a man goes one square diagonally forward; a king goes along the diagonals of
its square over free squares (FMJD Annex 1, 3.4 and 3.9; every rule set has its own
fields). Moving otherwise is irregularity 5.4.2.

Example: 28-33 by a white man goes backward; 32-23 goes too far.

What the arbiter may do: let the opponent choose to have it corrected or to let it
stand, until the opponent's own next move."

    NOT_YOUR_PIECE "not-your-piece" Irregularity "A player moved one of the opponent's pieces."
"The law: moving an opponent's piece is irregularity 5.4.5 of FMJD Annex 1.

Example: it is White's move, and the record says 19-23, a black man.

What the arbiter may do: let the opponent choose to have it corrected or to let it
stand, until the opponent's own next move. In a record, a missing move is the likelier
cause."

    GAME_ALREADY_OVER "game-already-over" Irregularity "A player moved after the end of the game."
"The law: a player who has no piece or no legal move has lost (FMJD Annex 1, 7.2.2 and
7.2.3); in Breakthrough the first king wins. A game also ends when a player resigns
(7.2.1) or the players agree on a draw (7.3.1), and, if the record says so, by a flag
that fell, a refusal to go on (7.2.4), or a draw that was claimed rightly. What is played
afterwards does not count.

Example: `1. 32-28 {[%resign w]} 19-23 0-2`: Black moved after White had resigned.

What the arbiter may do: enter the result with which the game ended. If that was noted
by mistake, correct what was noted."

    EMPTY_SQUARE "empty-square" Error "A move starts from an empty square."
"No piece stands where the move begins. The move cannot be shown on a board, and the
game is not followed further. Most often a digit was misread, or an earlier move was
written down wrongly.

Example: `1. 32-28 19-23 2. 32-27 *`: no piece is on 32, where the move begins.

What the arbiter may do: compare both score sheets, and go back from here to the last
move on which they agree."

    OCCUPIED "occupied" Error "A move ends on an occupied square."
"A piece stands where the move ends. The move cannot be shown on a board, and the game
is not followed further.

Example: `1. 32-28 20-24 2. 37-32 14-20 3. 38-32 *`: a white man is on 32 already.

What the arbiter may do: compare both score sheets, from the last position on which
they agree."
}
