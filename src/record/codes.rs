//! The closed list of codes, each with its law, an example, and what the arbiter
//! may do: what `arbiter explain` prints.

use crate::diag::Level;

/// One entry of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Code {
    /// The stable code.
    pub code: &'static str,
    /// How much it weighs.
    pub level: Level,
    /// What it says, in one line.
    pub title: &'static str,
    /// The law, an example, what the arbiter may do.
    pub text: &'static str,
}

/// The entry of a code.
#[must_use]
pub fn code(code: &str) -> Option<&'static Code> {
    CODES.iter().find(|entry| entry.code == code)
}

macro_rules! codes {
    ($($code:literal $level:ident $title:literal $text:literal)*) => {
        /// Every code: those of `arbiter validate`, then those of other commands.
        pub const CODES: &[Code] = &[$(Code {
            code: $code,
            level: Level::$level,
            title: $title,
            text: $text,
        },)*];
    };
}

codes! {
    "capture-missed" Irregularity "A move without a capture was made although a capture was due."
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

    "capture-too-few" Irregularity "Fewer pieces were taken than must be, or the capture stopped half-way."
"The law: the greatest number of pieces has priority where the rule set says so
(FMJD Annex 1, 4.13), and a capture once begun goes on until nothing is left to
take. Taking too few is irregularity 5.4.8, stopping in mid-capture 5.4.9.

Example: a White man on 32 can take the Black men on 28 and 19 by 32x23x14.
Writing 32x23 is `capture-too-few`.

What the arbiter may do: as for every irregularity, the opponent chooses between
correction and letting it stand, until his own next move (5.4, 5.7). The record
does not say which pieces were lifted; the replay takes those that were jumped
as lifted, and says so."

    "capture-priority" Irregularity "A capture was made that is worse than another by value or quality."
"The law: where the rule set ranks captures by more than their number (value and
the capturing king in Frisian; kings, then the king met first in Italian; most
kings in Spanish), the best must be made.

Example: Italian, a White king on 23, a Black man on 19 and a Black king on 28:
23x32 takes the king and must be played; 23x14 is `capture-priority`.

What the arbiter may do: as for every irregularity, the opponent chooses between
correction and letting it stand, until his own next move."

    "king-limit" Irregularity "A king made one quiet move more in a row than it may."
"The law: in Frisian draughts one and the same king may make at most three moves
in a row without capturing while its side still has a man. A capture by either of
its pieces, or a move of another piece, frees it.

Example: White has a king and a man; 1-7, 7-12, 12-18 with the king, each answered
by Black: the king's next quiet move is `king-limit`.

What the arbiter may do: the opponent chooses between correction and letting it
stand, until his own next move. A player who has only such a move loses."

    "moved-irregularly" Irregularity "A piece was moved in a way that no piece of its kind moves."
"The law: a man goes one square diagonally forward, a king along the diagonals of
its square over free squares (FMJD Annex 1, 3.4 and 3.9; every rule set has its
own fields). Moving otherwise is irregularity 5.4.2.

Example: 28-33 by a White man (backwards), 32-23 (too far).

What the arbiter may do: the opponent chooses between correction and letting it
stand, until his own next move."

    "not-your-piece" Irregularity "A player moved a piece of his opponent."
"The law: moving an opponent's piece is irregularity 5.4.5 of FMJD Annex 1.

Example: it is White's move and the record says 19-23, a Black man.

What the arbiter may do: the opponent chooses between correction and letting it
stand, until his own next move. In a record a missing move is the likelier cause:
see `two-moves-in-a-row`."

    "two-moves-in-a-row" Irregularity "The same side moved twice; a move of the other is missing."
"The law: the players move in turn (FMJD Annex 1, 3.3). Two moves in a row are
irregularity 5.4.1.

Example: 1. 32-28 37-32: the second move is White's again.

What the arbiter may do: in a record, look at both score sheets first: a move was
probably not written down. At the board the opponent chooses between correction
and letting it stand, until his own next move."

    "game-already-over" Irregularity "Moves follow although the game had ended on the board."
"The law: a player who has no piece or no legal move has lost (FMJD Annex 1, 7.2.2
and 7.2.3); in Breakthrough the first king wins. What is played afterwards does
not count.

What the arbiter may do: enter the result that stood on the board."

    "empty-square" Error "A move starts from an empty square."
"No piece stands where the move begins, so it cannot be shown on a board and the
game is not followed further. Most often a digit was misread, or an earlier move
was written wrongly.

What the arbiter may do: compare both score sheets, and go back from here to the
last move that both have."

    "occupied" Error "A move ends on a square where a piece stands."
"The square of arrival is not free, so the move cannot be shown on a board and the
game is not followed further.

What the arbiter may do: compare both score sheets from the last agreed position."

    "move-unreadable" Error "The text of a move cannot be read, or names a square the board does not have."
"Squares are numbers or letters with digits, with `-`, `x` or `:` between them:
32-28, 28x19, c3:e5. A hyphen alone says that the move is not known. The game is
not followed further.

What to do: correct the text of the record."

    "move-ambiguous" Error "A short capture can mean several moves."
"Two captures with the same first and last square take different pieces, and the
record does not say which (PDN asks for every square on the way then). Where the
record goes on legally after only one of them, that one was meant: this is then a
warning and the move is legal. Where no continuation settles it, it is an error
and the game is not followed further.

Example: a king on 4, men on 13, 20, 32 and 37: 4x15 takes 13, 20 and either 32
or 37. Write 4x27x38x15 or 4x31x42x15."

    "path-impossible" Error "A capture is written with squares on which it cannot pass."
"Legal captures lead from the first square to the last, but none by the squares
that are written between. The game is not followed further.

What to do: write the squares where the piece lands or turns, in their order."

    "record-not-followed" Note "What follows no longer fits the position."
"After a move that shows that something is missing, several more in quick succession
do not fit either: the record and the board have parted, most often because of a
lost or misread move. The first of them is reported; the rest is not judged.
A game is not followed further either after five irregular moves close together,
or seven in all; these are all reported.

What the arbiter may do: compare both score sheets from the first finding on."

    "move-number-wrong" Warning "A printed move number is not the one that is due."
"Numbers are compared with the count of moves from the first number printed (from
1, or from the number in the FEN). After a wrong number the count goes on from it.
Findings name moves by the numbers that are printed."

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

    "result-impossible" Warning "The recorded result cannot be, in the final position."
"A player who has no piece or no legal move has lost (FMJD Annex 1, 7.2.2 and
7.2.3), or won where one plays to lose. The recorded result says otherwise.

What the arbiter may do: enter the result that stands on the board."

    "plycount-mismatch" Warning "The PlyCount tag does not count the moves of the record."
"PlyCount gives the number of half-moves. A difference can mean that moves were
lost when the record was copied."

    "tag-invalid" Warning "A tag is not written as PDN has it, or its value cannot be."
"A tag is a name and a value in quotes between square brackets. An FEN tag that
holds no position is an error: the game cannot be replayed."

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
