//! Codes about moves in a record.

use crate::diag::code_list;

code_list! {
    /// What is found in the moves.
    IN_MOVES;

    CAPTURE_TOO_MANY "capture-too-many" Irregularity "A capture went on where nothing was left to take."
"The law: a capture ends where nothing more can be taken (FMJD Annex 1, 4.5 and 4.6).
Capturing more than is due is irregularity 5.4.8.

Example: a White man on 32 takes the Black men on 28 and 19 by 32x23x14. Going on to
20 with the same hand, 32x14x20, is `capture-too-many`.

What the arbiter may do: as for every irregularity, the opponent chooses between
correction and letting it stand, until his own next move (5.4, 5.7)."

    TWO_MOVES_IN_A_ROW "two-moves-in-a-row" Irregularity "The same side moved twice; a move of the other is missing."
"The law: the players move in turn (FMJD Annex 1, 3.3). Two moves in a row are
irregularity 5.4.1.

Example: 1. 32-28 37-32: the second move is White's again.

What the arbiter may do: in a record, look at both score sheets first: a move was
probably not written down. At the board the opponent chooses between correction
and letting it stand, until his own next move."

    MOVE_UNREADABLE "move-unreadable" Error "The text of a move cannot be read, or names a square the board does not have."
"Squares are numbers or letters with digits, with `-`, `x` or `:` between them:
32-28, 28x19, c3:e5; short, with the file of the first square alone, cd4 or c:e5; with the
letter of a king before small letters, Kd1-d7. A hyphen alone says that the move is not known. The game is
not followed further.

What to do: correct the text of the record."

    MOVE_AMBIGUOUS "move-ambiguous" Error "A short capture, or a move in short notation, can mean several moves."
"Two captures with the same first and last square take different pieces, and the record does
not say which (PDN asks for every square on the way then); or two pieces on the file of a
short move, ce5, go to the same square. No continuation settles it, so that the game is not
followed further; if one does, the finding is `move-ambiguous-settled`.

Example: a king on 4, men on 13, 20, 32 and 37: 4x15 takes 13, 20 and either 32
or 37. Write 4x27x38x15 or 4x31x42x15."

    MOVE_AMBIGUOUS_SETTLED "move-ambiguous-settled" Warning "A short capture can mean several moves, and what follows fits one of them."
"Two captures with the same first and last square take different pieces (PDN asks for
every square on the way then). The record goes on legally after only one of them: that
one was meant, and the move is legal.

Example: a king on 4, men on 13, 20, 32 and 37: 4x15 takes 13, 20 and either 32 or 37.
Where Black then moves 37-42, 32 was taken.

What the arbiter may do: nothing need be decided; the help says how to write it out."

    PATH_IMPOSSIBLE "path-impossible" Error "A capture is written with squares on which it cannot pass."
"Legal captures lead from the first square to the last, but none by the squares
that are written between. The game is not followed further.

What to do: write the squares where the piece lands or turns, in their order."

    RECORD_NOT_FOLLOWED "record-not-followed" Note "What follows no longer fits the position."
"After a move that shows that something is missing, several more in quick succession
do not fit either: the record and the board have parted, most often because of a
lost or misread move. The first of them is reported; the rest is not judged.
A game is not followed further either after five irregular moves close together,
or seven in all; these are all reported.

What the arbiter may do: compare both score sheets from the first finding on."
}
