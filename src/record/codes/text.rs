//! Codes about the text of a record, about rule documents and positions.

use crate::diag::{Code, Level};

code_list! {
    "move-number-wrong" Warning "A printed move number is not the one that is due."
"Numbers are compared with the count of moves from the first number printed (from
1, or from the number in the FEN). After a wrong number the count goes on from it.
Findings name moves by the numbers that are printed. A number begins with the side that
starts a game; in a record that begins with a position of its own, with the side before
whose moves the numbers stand: after 40. 32-28 1-6 41. 28-32 comes 41b, whoever starts."

    "separator-odd" Warning "A capture is written with a hyphen, or a quiet move with a capture sign."
"The board shows which it is, so the move is legal; it is reported once a game.
Some programs write every move with the same sign."

    "result-missing" Warning "The moves end without a result."
"PDN ends a game with its result or with `*`. Without it the end of the game is
where the next tags begin or the file ends, and a cut record goes unnoticed."

    "result-mismatch" Warning "The Result tag and the result behind the moves differ."
"1-0 and 2-0 mean the same, as do 1/2-1/2 and 1-1; these differ in who won, or one
of them is `*`.

What the arbiter may do: enter the result both players signed."

    "result-impossible" Warning "The recorded result is not the one the laws give."
"A player who has no piece or no legal move has lost (FMJD Annex 1, 7.2.2 and
7.2.3), or won where one plays to lose. A recorded resignation or a recorded fall of the
flag loses too, and a draw clause that is met draws the game (6). The recorded result
says otherwise.

What the arbiter may do: enter the result that the finding gives."

    "plycount-mismatch" Warning "The PlyCount tag does not count the moves of the record."
"PlyCount gives the number of half-moves. A difference can mean that moves were
lost when the record was copied."

    "tag-invalid" Warning "A tag is not written as PDN has it, or its value cannot be."
"A tag is a name and a value in quotes between square brackets. An FEN tag that
holds no position is an error: the game cannot be replayed. A GameType tag says where
square 1 or a1 lies, seen by the player who starts; where the moves fit only as the rule set
names its squares, they are read so, and it is said."

    "board-unknown" Error "The GameType tag says a board that the rule set does not have."
"The third and fourth field of the tag are the columns and rows of the board. A game is
never judged on another board: `41,W,10,8,A0,0` (Spantsiretti) has ten columns and eight
rows, and no rule set has such a board.

What the arbiter may do: judge it by hand. If the tag is wrong, correct it, or name the rule
set with `--rules`: then the game is judged by it, and the tag is warned of."

    "fen-repaired" Note "The FEN tag was mended while it was read."
"Trailing dots, blanks, squares listed twice, a missing player to move and the
like are put right and said."

    "position-set" Note "A setup command puts a new position on the board."
"The record goes on from the position between `/FEN \"` and `\"/`. Moves before and
after it are judged, the step between them is not."

    "rules-guessed" Note "The rule set was chosen because it replays the first games furthest."
"Neither `--rules` nor a GameType tag that we know names a rule set. The first
hundred games with moves are tried, 16 MiB at most. Name a set to be sure."

    "text-unreadable" Warning "Text among the moves is neither move nor comment."
"The text is passed over. If a move is hidden in it, the next move will not fit."

    "game-not-judged" Error "No half-move of a game could be judged."
"Where the moves should stand there is text that is neither move nor comment, or all moves
stand in variations. A game that has nothing but its tags and a result, as one that was
lost without being played, is no error.

Moves are written as 32-28, c3-d4, or short as cd4; remarks between braces."

    "unclosed-comment" Error "A comment is not closed."
"The brace is missing, so the moves behind it are lost up to the next tag."

    "unclosed-variation" Error "A variation is not closed."
"The parenthesis is missing, so the moves behind it are lost up to the next tag."

    "unclosed-quote" Warning "The value of a tag is not closed."
"The quote is missing; the value is taken to end with its line."

    "comment-nested" Warning "A comment holds an opening brace."
"Comments do not nest: it ends at the first closing brace, and what follows is
read as moves."

    "result-extra" Warning "A second result follows the result of the game."
"A result alone, with no tag or move since the last one, makes no game."

    "game-cut" Error "The game is too long to be read to its end."
"A game over 16 MiB is cut; reading goes on with the next line that starts a tag."

    "encoding-guessed" Warning "A tag or a comment is not UTF-8."
"It was read as Windows-1251 or Windows-1252. PDN 3 requires UTF-8."

    "escape-text" Note "A line break is written out as a backslash and a letter."
"It was read as a line break, here and wherever else it stands in the game."

    "findings-omitted" Note "There are more findings about the text than are listed."
"At most 100 findings about the text of one game are listed."

    "rule-invalid" Error "A rule document cannot be used as it stands."
"A field it does not know, a value that is not allowed, a contradiction, a field that
is missing. The message gives line and column. `arbiter rules fields` lists every
field and what it may hold; `arbiter rules show international` prints a whole set."

    "rule-set-unknown" Error "There is no rule set of this name."
"`arbiter rules list` lists the names. A document of your own needs its path."

    "rule-not-chosen" Error "The rule set leaves a choice to the organiser."
"Say which with `--set`, for example `--set king_range=any`."

    "fen-invalid" Error "A position cannot be read."
"Write who is to move, White's squares and Black's, `K` before a king:
W:WK46,31-35:B1-20. Squares are those of the rule set."

    "move-illegal" Error "A move that was to be played first is not legal."
"`arbiter moves --after` plays only legal moves; `--why` says more about one."
}
