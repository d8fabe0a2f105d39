//! Codes of findings about the text of a record.

use crate::diag::code_list;

code_list! {
    /// Findings about the text alone.
    PDN_CODES;

    TAG_INVALID "tag-invalid" Warning "A tag is not written as PDN has it, or its value is impossible."
"A tag is a name and a value in quotes, between square brackets. An FEN tag that holds
no position is `fen-invalid`. A GameType tag says where square 1 or a1 lies, seen by
the player who starts. If the moves fit only as the rule set names its squares, they
are read so, and a finding says it.

Example: `[White Jansen] 1. 32-28 19-23 *`: the name is not in quotes.

What the arbiter may do: correct the tag, or ask whoever sent the file to correct it.
If it is the GameType tag, check that the finding names the rule set by which the game
was played."

    UNCLOSED_COMMENT "unclosed-comment" Error "A comment is not closed."
"The brace is missing, so the moves after it are lost up to the next tag.

Example: `1. 32-28 {a good move 19-23 *`.

What the arbiter may do: write the closing brace where the comment ends, and check the
record again."

    UNCLOSED_VARIATION "unclosed-variation" Error "A variation is not closed."
"The parenthesis is missing, so the moves after it are lost up to the next tag.

Example: `1. 32-28 (1. 33-28 18-23 19-23 *`.

What the arbiter may do: write the closing parenthesis where the variation ends, and
check the record again."

    VARIATION_DEEP "variation-deep" Warning "Variations are nested deeper than they are read."
"Variations inside variations are kept apart up to a depth that no annotator needs. What is
nested deeper joins the variation around it when the game is written, and is not judged where
variations are.

Example: 300 parentheses, each inside the one before.

What the arbiter may do: nothing. The moves of the game itself are judged. To have
such a variation judged, write it as a game of its own."

    VARIATIONS_MANY "variations-many" Warning "A game has more variations than are judged."
"The moves of the game itself and the first variations are judged; those after them are kept
when the game is written, and not judged.

Example: a game with 25,000 variations.

What the arbiter may do: nothing. The moves of the game itself are judged. To have
more variations judged, divide them among several games."

    UNCLOSED_QUOTE "unclosed-quote" Warning "The value of a tag is not closed."
"The quote is missing. The value is taken to end with its line.

Example: `[White \"Jansen] 1. 32-28 19-23 *`.

What the arbiter may do: write the closing quote, and check that the value is
complete."

    COMMENT_NESTED "comment-nested" Warning "A comment contains an opening brace."
"Comments do not nest. The comment ends at the first closing brace, and what follows is
read as moves.

Example: `1. 32-28 {a {good} move} 19-23 *`: `move}` is outside the comment.

What the arbiter may do: write parentheses in place of the inner braces, and check the
record again."

    RESULT_EXTRA "result-extra" Warning "A second result follows the result of the game."
"A result alone, with no tag or move since the last one, does not make a game.

Example: `1. 32-28 19-23 1-1 1-1`.

What the arbiter may do: remove one of the two. If they differ, keep the one that both
players signed. If a game is missing between them, ask for its record."

    GAME_CUT "game-cut" Error "The game is too long to be read to its end."
"A game over 16 MiB is cut. Reading goes on with the next line that starts a tag.

Example: a file of 40 MB in which no line starts a tag.

What the arbiter may do: look into the file at this place: no game is this long. Write
the tags before each game, or ask whoever sent the file to send it again."

    ENCODING_GUESSED "encoding-guessed" Warning "A tag or a comment is not UTF-8."
"The code page is the one in which the beginning of the file (128 KiB) says most: Windows-1250,
1251, 1252 or 1257, KOI8-R, CP850, CP852 or CP866. A value that says nothing in it is read in
its own. Of a pipe, what has arrived by the first game tells it. PDN 3 requires UTF-8. It is
reported once a game.

Example: the name `Müller` in a file that was written in Windows-1252.

What the arbiter may do: look at the names. If letters are wrong, name the code page
of the file. Then save it as UTF-8, or ask whoever sent it to do so."

    CONTROL_CHARACTER "control-character" Warning "A tag or a comment contains a control character."
"NUL, BEL and ESC are read as blanks. They come from programs that fill fields with them, or
from files that were damaged.

Example: a NUL in the name of a player.

What the arbiter may do: nothing, if the text is complete. If letters are missing,
correct the text, or ask for the file again."

    ESCAPE_TEXT "escape-text" Note "A line break is written as a backslash and a letter."
"It was read as a line break, here and everywhere else in the game.

Example: `1. 32-28\\n19-23 *`.

What the arbiter may do: nothing, if the record reads as it should. Whoever made the
file can write real line breaks."

    FINDINGS_OMITTED "findings-omitted" Note "There are more findings about the text than are listed."
"At most 100 findings about the text of one game are listed.

Example: a game with 250 oddities in its text: the first 100 are listed.

What the arbiter may do: correct what is listed, and check the record again. The other
findings are listed then."
}
