//! Codes about the text around the moves.

use crate::diag::code_list;

code_list! {
    /// Findings about the text around the moves.
    AROUND_MOVES;

    MOVE_NUMBER_WRONG "move-number-wrong" Warning "A printed move number is not the next in order."
"Numbers are compared with the count of moves from the first number printed (from 1, or
from the number in the FEN). After a wrong number the count goes on from it. Findings
name moves by the numbers that are printed.

A number begins with the side that starts a game. In a record that begins with a
position of its own, it begins with the side before whose moves the numbers stand:
after 40. 32-28 1-6 41. 28-32 comes 41b, whoever starts.

Example: `1. 32-28 19-23 3. 28x19 14x23 *`: the second move has the number 3.

What the arbiter may do: compare both score sheets. If a move is missing, add it; if
none is, correct the number."

    SEPARATOR_ODD "separator-odd" Warning "A capture is written with a hyphen, or a quiet move with a capture sign."
"The board shows which it is, so the move is legal. It is reported once a game. Some
programs write every move with the same sign.

Example: `1. 32-28 19-23 2. 28-19 14x23 *`: 28-19 is a capture.

What the arbiter may do: nothing needs to be decided. To tidy the record, write
captures with `x` and other moves with a hyphen."

    KING_LETTER_ODD "king-letter-odd" Note "A move is written with the letter of a king, and a man made it."
"Some books write the letter of a king before its moves: Kc3-d4. The board shows that a man
stood there, so the letter is passed over and the move is judged. It is reported once a
game.

Example: `[GameType \"25\"] 1. Kc3-d4 b6-a5 *`: a man is on c3.

What the arbiter may do: nothing for a few moves. If many are reported, the position
at the start is perhaps another one: compare it with the book or the score sheet, and
write it into the FEN tag."

    RESULT_MISSING "result-missing" Warning "The moves end without a result."
"PDN ends a game with its result or with `*`. Without one, the game ends where the next
tags begin or the file ends, and nobody notices if the record was cut off.

Example: `1. 32-28 19-23`.

What the arbiter may do: compare the record with the score sheet, and add moves that
are missing. Then write the result that both players signed, or `*` if there is none."

    RESULT_BETWEEN_MOVES "result-between-moves" Warning "A result may stand between the moves of a game."
"A result ends a game: what follows it is the next one. This game has no tags and does not
begin with its first move, so it may be the rest of the game before it, in which a result
was noted too early.

Example: `1. 32-28 19-23 1-1 2. 28x19 14x23 1-1`.

What the arbiter may do: compare the score sheets, and take the result out if the game
went on."

    RESULT_MISMATCH "result-mismatch" Warning "The Result tag and the result after the moves differ."
"1-0 and 2-0 mean the same, and so do 1/2-1/2 and 1-1. These two differ in who won, or
one of them is `*`.

Example: `[Result \"2-0\"] 1. 32-28 19-23 0-2`.

What the arbiter may do: enter the result both players signed."

    RESULT_ODD "result-odd" Warning "No game has the recorded result."
"A game of draughts is won, drawn or lost: 2-0, 1-1, 0-2, or 1-0, 1/2-1/2, 0-1; 0-0 if
both lost. A draw with a plus, and the scores of Delft and of Goes, are results if the
ResultFormat tag of the record says so (`Plus draw`, `Delfts`, `Goes`, or a list such as
`12-0, 9-1, 8-2, 7-3, 6-4, 5-5`), or if the event is scored like that.

Example: `[Result \"3-1\"] 1. 32-28 19-23 *`.

What the arbiter may do: compare the score sheets, and enter the result, or add the tag."

    RESULT_IMPOSSIBLE "result-impossible" Warning "The recorded result is not the one the laws give."
"The law: a player who has no piece or no legal move has lost (FMJD Annex 1, 7.2.2 and
7.2.3), or has won if the game is played to lose. A recorded resignation or a recorded
flag-fall loses too, and a draw that exists by itself draws the game (6). Where a draw
must be claimed, as in English draughts (WCDF 1.32), a condition that is met draws the
game only with a claim. The recorded result says otherwise.

Example: `1. 32-28 19-23 {[%resign b]} 0-2`: Black resigned, and is recorded as the winner.

What the arbiter may do: enter the result that the finding gives."

    PLYCOUNT_MISMATCH "plycount-mismatch" Warning "The PlyCount tag is not the number of half-moves in the record."
"PlyCount gives the number of half-moves. A difference can mean that moves were lost
when the record was copied.

Example: `[PlyCount \"40\"] 1. 32-28 19-23 *`: the record has two half-moves.

What the arbiter may do: compare the record with the score sheet. If moves are
missing, add them; if none is, correct the tag."

    TAG_ODD "tag-odd" Note "A tag says what cannot be, or stands twice."
"A day that no calendar has, a rating that is no number, a time control or a format of
results that cannot be read, a name that is nearly that of a known tag, a second tag of the
same name, a FEN tag without a position, a game without tags after the result of another one.
Dates are written YYYY.MM.DD, with ?? for what is not known. Of a tag that stands twice
the first is used. No move and no result is judged by it.

Example: `[Date \"2026.13.03\"] 1. 32-28 19-23 *`: no year has a thirteenth month.

What the arbiter may do: correct the tag, or ask whoever sent the file to correct it.
If a tag is there twice, keep the one that is right."

    COMMAND_NEARLY "command-nearly" Note "A command in a comment is nearly one that is read."
"`[%toched w 31]` is no command that we know, so it is kept and changes nothing. One that
differs from it in a letter or two would be read: `[%touched w 31]`.

Example: `1. 32-28 {[%toched w 31]} 19-23 *`.

What the arbiter may do: correct the command, if that was meant."

    BOARD_UNKNOWN "board-unknown" Error "The GameType tag names a board that the rule set does not have."
"The third and fourth fields of the tag are the columns and rows of the board. A game
is never judged on another board: `41,W,10,8,A0,0` (Spantsiretti) has ten columns and
eight rows, and no rule set has such a board.

Example: `[GameType \"41,W,10,8,A0,0\"] 1. a3-b4 *`.

What the arbiter may do: judge the game by hand. If the tag is wrong, correct it, or
name the rule set: the game is then judged by that set, with a warning about the tag."

    FEN_REPAIRED "fen-repaired" Note "The FEN tag was corrected while it was read."
"Dots at the end, blanks, squares listed twice, a missing player to move and the like
are corrected, and each correction is reported.

Example: `[FEN \"W:W31,31,32:B1,2.\"] 1. 32-28 *`: 31 is there twice, and a dot is at the
end.

What the arbiter may do: compare the position with the diagram or the score sheet, and
correct the FEN tag."

    POSITION_ODD "position-odd" Warning "No game comes to this position."
"A man that ends a move on the far row is crowned (FMJD Annex 1, 3.5), and captured pieces do
not come back: no side has more of them than at the start. Somebody wrote down the wrong
square, colour or piece, so the board gives no result. Legal moves are played; the first
that does not fit is `move-unreadable`, charged to nobody, and the rest is not judged.

Example: `[FEN \"W:W3,31:B20\"] 1. 31-27 *`: a white man on 3 would be a king.

What the arbiter may do: compare the diagram or the score sheet, and correct the FEN."

    FEN_COUNTER "fen-counter" Note "The FEN counts half-moves that were made before it."
"Some programs add to a position how many half-moves in a row, up to it, count towards a
draw: `:H29`. The counts of the rule set go on from there. The record does not show these
half-moves: a draw that needs them is one if the counter is right.

Example: `[FEN \"W:WK10,K5:BK45:H29\"] 1. 10-4 45-50 *`: 29 half-moves count already.

What the arbiter may do: check the counter against the score sheets before granting a
draw that needs these half-moves."

    POSITION_SET "position-set" Note "A setup command puts a new position on the board."
"The record goes on from the position between `/FEN \"` and `\"/`. Moves before and
after it are judged; the step between them is not.

Example: `1. 32-28 /FEN \"W:W31:B20\"/ 31-27 *`.

What the arbiter may do: compare the record with the score sheet. If the players
played from one position to the other, write their moves in place of the command. If
the record shows several positions on purpose, nothing."

    RULES_GUESSED "rules-guessed" Note "The rule set was chosen because it replays the first games furthest."
"No rule set is named, nor is there a GameType tag that we know. The first hundred games
with moves are tried, 16 MiB at most.

Example: a file of games without GameType tags, and nobody names the rules.

What the arbiter may do: name the rule set, or write the GameType tag, before ruling
on anything in the game."

    TEXT_UNREADABLE "text-unreadable" Warning "Text among the moves is neither a move nor a comment."
"The text is skipped; so is a remark in brackets, what stands between parentheses without a
move, and a number without one. If it names squares where a move is due, it is
`move-unreadable`. A comment after `;` or `%` goes on to the end of its line; if it
consists of moves, or holds some and the game has no result, that is reported here.

Example: `1. 32-28 hello 19-23 *`.

What the arbiter may do: compare the place with the score sheet. If the text is a
move, write it as one. Put a remark between braces."

    READ_CLOSELY "read-closely" Warning "Text that is not in plain notation was read as moves."
"Blanks, dots, arrows or other signs between two squares, or in a short move after its file
(`c b4`), a letter of another alphabet, a move number with a hyphen, a move between braces, a
comment that is none, the squares of the pieces taken (`<13,32,20>`, `19x30(24)`), a clock or the
value of an engine beside a move (`0:45`, `+0.35`): with the board in view this is read, if the whole game is then legal and nothing else fits. It is reported once a game.

Example: `1. 32 28 19-23 *`: `32 28` is read as 32-28.

What the arbiter may do: compare the place with the score sheet."

    GAME_NOT_JUDGED "game-not-judged" Error "No half-move of a game could be judged."
"Where the moves should be, the text is neither moves nor comments, or all moves stand
in variations or comments. Or the moves are the rest of a game, which a result or a tag
has cut in two; or they do not fit the position of the FEN tag, and would with the other player
to move or with its colours exchanged: they are charged to nobody. A game that has only its tags and a result,
such as one that was lost without being played, is not an error.

Example: `1. See the other sheet. 1-1`.

What the arbiter may do: write moves as 32-28, c3-d4, or short as cd4, and put remarks
between braces. If a result or a tag cuts the game in two, remove it. If the FEN tag
is wrong, correct it from the diagram or the score sheet."

    FEN_INVALID "fen-invalid" Error "A position cannot be read."
"Without a start the game cannot be replayed.

Example: `[FEN \"W:W31,99:B20\"] 1. 31-27 *`: the board has no square 99.

What the arbiter may do: take the position from the diagram or the score sheet. Write
who is to move, then White's squares and Black's, with `K` before a king:
W:WK46,31-35:B1-20. Squares are those of the rule set."

    MOVE_ILLEGAL "move-illegal" Error "A move that was to be played first is not legal."
"Only legal moves are played from a position.

Example: 32-23 as the first move: a man does not go so far.

What the arbiter may do: compare the moves and the position with the score sheet, and
correct what is wrong."
}
