//! Codes about moves in a record.

use crate::diag::code_list;

code_list! {
    /// Findings about the moves.
    IN_MOVES;

    CAPTURE_TOO_MANY "capture-too-many" Irregularity "A player went on capturing after nothing was left to take."
"The law: a capture ends when nothing more can be taken (FMJD Annex 1, 4.5 and 4.6).
Capturing more than is required is irregularity 5.4.8.

Example: a white man on 32 takes the black men on 28 and 19 by 32x23x14. Going on to
20 with the same hand, 32x14x20, is `capture-too-many`.

What the arbiter may do: let the opponent choose, as for every irregularity, to have
it corrected or to let it stand, until the opponent's own next move (5.4, 5.7)."

    TWO_MOVES_IN_A_ROW "two-moves-in-a-row" Irregularity "The same side moved twice; a move of the other side is missing."
"The law: the players move in turn (FMJD Annex 1, 3.3). Two moves in a row are
irregularity 5.4.1.

Example: 1. 32-28 37-32 19-23: the second move is White's again, for Black moves next.
As long as the record ends with 37-32, Black may have moved a white man instead (5.4.5).

What the arbiter may do: in a record, look at both score sheets first: a move was
probably not written down. At the board, let the opponent choose to have it corrected
or to let it stand, until the opponent's own next move."

    MOVE_UNREADABLE "move-unreadable" Error "The text of a move cannot be read, or names a square the board does not have."
"Squares are numbers, or letters with digits, with `-`, `x` or `:` between them: 32-28,
28x19, c3:e5. In short notation the first square is its file alone: cd4 or c:e5. A
king's letter may stand before small letters: Kd1-d7. A hyphen alone says that the
move is not known. The game is not followed further.

Text that names squares where a move is due, and cannot be read as one, is reported here,
too: a piece of a move (`41-` before `14-19`), a year, dots, hyphens or `??` in the place of
a move, a number that shows that a move is missing (`4. ... 14-19` right after Black's
move), a score that no game of the event has in the place of the last move, a move with a sign too many
(`3x3-29`) or torn apart, a second number 1 behind a blank line or a text, with which another game
seems to begin, a comment or anything else that stands before a move of the other player, among moves in letters also a word such as `c?4`. What follows is followed as long as
it is legal; but after a piece of a move, a missing move, and any unread text among moves in
letters, it may be a move of either player, and the replay stops there. It also stops at the
comment `not replayed from here on`, which stands in converted games. Nobody is charged with an
irregularity after it.

Example: `1. 32-28 19-73 *`: the board has no square 73.

What the arbiter may do: correct the text of the record."

    MOVE_AMBIGUOUS "move-ambiguous" Error "A short capture, or a move in short notation, can mean several moves."
"Two captures with the same first and last square take different pieces, and the record
does not say which. PDN then asks for every square on the way. Or two pieces on the
file of a short move, ce5, can go to the same square. No continuation settles it, so
the game is not followed further. If one does, the finding is
`move-ambiguous-settled`.

Example: a king on 4, men on 13, 20, 32 and 37. 4x15 takes 13, 20 and either 32 or 37.
Write 4x27x38x15 or 4x31x42x15.

What the arbiter may do: ask both players which move was made, or compare both score
sheets. Then write the move with every square on the way, or with its first square in
full."

    MOVE_AMBIGUOUS_SETTLED "move-ambiguous-settled" Warning "A short capture can mean several moves, and what follows fits one of them."
"Two captures with the same first and last square take different pieces. PDN then asks
for every square on the way. The record goes on legally after only one of them: that
one was meant, and the move is legal.

Example: a king on 4, men on 13, 20, 32 and 37. 4x15 takes 13, 20 and either 32 or 37.
If Black then moves 37-42, 32 was taken.

What the arbiter may do: nothing needs to be decided. The help says how to write the
move in full."

    PATH_IMPOSSIBLE "path-impossible" Error "A capture is written with squares that it cannot pass."
"Legal captures lead from the first square to the last, but none goes by the squares
written between them. The game is not followed further.

Example: `[FEN \"W:W32:B28,19\"] 1. 32x20x14 *`: the capture of both men passes 23, not 20.

What the arbiter may do: write the squares where the piece lands or turns, in their
order."

    RECORD_NOT_FOLLOWED "record-not-followed" Note "The rest of the record no longer fits the position."
"After a move that shows that something is missing, several more in quick succession do
not fit either. The record and the board have parted, most often because a move was
lost or misread. The first of them is reported; the rest is not judged. After five
irregular moves close together, or seven in all, a game is not followed further
either; these are all reported.

Example: a move was left out, and the ten after it do not fit the board.

What the arbiter may do: compare both score sheets from the first finding on."
}
