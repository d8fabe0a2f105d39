//! Codes of findings in the records of a round.

use crate::diag::code_list;

code_list! {
    /// Every code of the records of an event.
    GAMES_CODES;

    RESULT_DIFFERS "result-differs" Error "The event and the record have different results."
"A record does not change a result that was entered.

Example: the event has 2-0 on board 3, and the record ends with 0-2.

What the arbiter may do: correct the record. If the record is right, amend the
result; pairings made since then stay as they are. If a ruling is recorded against the
board, the result of the event stands."

    RESULT_AGAINST_RECORD "result-against-record" Error "The record contradicts the result in it."
"The moves end the game differently, a draw by the laws came first, a draw was agreed
too early, or the tag and the end of the moves differ.

Example: the Result tag says 2-0, and the moves end with 0-2.

What the arbiter may do: ask both players. Record the answer of the laws as a ruling,
or enter what was signed."

    RESULT_UNCLEAR "result-unclear" Error "The result is not one of this event, or can be several of them."
"0-0 is written for games that both lost and for games that nobody knows of. A score
such as 7-3 belongs to another scoring. 2-0 does not say which of 12-0, 9-1 and so on
it was.

Example: 2-0 in an event that is scored from 12-0 to 0-12.

What the arbiter may do: enter the result by hand."

    GAME_UNFINISHED "game-unfinished" Error "The record has no result."
"The report says what the laws give without one. It is not entered, because nobody has
signed it.

Example: the record ends with `*`.

What the arbiter may do: ask for the result, or enter `adjourned`."

    COLORS_SWAPPED "colors-swapped" Error "White and Black in the record are the reverse of the pairing."
"Either the record has the names at the wrong colours, and the result is the other
player's, or the game was played with the wrong colours.

Example: board 3 is Ash - Birch, and the record has Birch as White.

What the arbiter may do: ask who had White. If the record is right, it is accepted: the
points go to the players as it names them, and the board gets the colours that were
played. If it is wrong, correct its names."

    ROUND_DIFFERS "round-differs" Error "The record names another round."
"Records of other rounds in which the two meet are passed over. These two meet in this
round only.

Example: `[Round \"3\"]`, and the two meet in round 2.

What the arbiter may do: correct the Round tag, or accept the record."

    COUNT_DIFFERS "count-differs" Irregularity
        "The final position of a record counts for another score than its result."
"Where the event is scored by a Delft count or with plus-draws, the final position of a
game that nobody has won outright says the score: who has how many more, a king as two,
and in the 12-point rules the main line. The result is entered all the same.

Example: the record ends with two men more for White, and its result is level.

What the arbiter may do: ask the players. By the 12-point rules they may agree on any
result of the list, and the arbiter sees that both do (article 5)."

    OPENING_DIFFERS "opening-differs" Irregularity
"A record does not begin with the opening that was drawn."
"The position of the drawn line is not on the board after as many half-moves, in whatever
order they were played, and the record does not begin from it. The result is entered all
the same, because the players have signed it.

Example: one line was drawn, and the record begins with the moves of another.

What the arbiter may do: look at the record. If the players began with another opening,
the regulations of the event say what becomes of the game; a ruling that is recorded
settles it. If the opening was entered wrongly, correct it."

    GAME_DOUBLED "game-doubled" Error "Several records are of the same game."
"They may be the score sheets of both players. The arbiter decides which of them
counts.

Example: both players handed in their score sheets, and somebody typed both.

What the arbiter may do: leave one of them in the file. If their results agree, the
first may be accepted."

    GAME_MISSING "game-missing" Error "A game of the round has no record."
"Forfeits, byes and games whose record came another day are not counted as missing.

Example: board 5 has the result 1-1, and there is no record.

What the arbiter may do: ask for the score sheet, or enter a forfeit."

    NAME_UNKNOWN "name-unknown" Error "A name in the record belongs to no player."
"Names are compared without case, accents and order, with initials, and by the numbers
at the federation. The report gives the nearest name, or the one that the pairing
expects.

Example: `[White \"Jnasen\"]`, and no player has this name.

What the arbiter may do: correct the name in the record."

    NAME_AMBIGUOUS "name-ambiguous" Error "A name in the record fits several players."
"The pairings of the round do not settle which of them it is. Or the number at the
federation that stands there is that of somebody else than the name.

Example: `[White \"Jansen\"]`, and two players called Jansen have a board in the round.

What the arbiter may do: write the whole name, or the id of the player, into the
record, and take the wrong number out."

    NOT_PAIRED "not-paired" Error "The two players of a record do not meet in this round."
"If they meet in other rounds, the report names them.

Example: a record of Ash and Cedar, who have other opponents in this round.

What the arbiter may do: correct the names in the record, or the pairing."

    GAME_IRREGULAR "game-irregular" Irregularity "A law of the game was broken in a record."
"The result is entered all the same. The players have signed it, and an irregular move
stands once the opponent has moved (FMJD Annex 1, 5.7).

Example: White missed a capture in the fifth move, and Black moved on.

What the arbiter may do: look at the game. A ruling that is recorded settles it."

    DRAW_TO_RULE_ON "draw-to-rule-on" Error "A game was drawn automatically, and the players played on."
"The rule set does not allow a draw to be noticed so late, or says nothing about it.

Example: a repetition drew the game by itself, and the players made ten more moves.

What the arbiter may do: rule, and record the ruling."

    GAME_BROKEN "game-broken" Error "The moves of a record cannot be followed to their end."
"The cause is mostly a slip of the pen, or text that was not read. The result is not
entered by itself: nobody has seen the moves that led to it.

Example: a record has 32-82 as its twentieth move.

What the arbiter may do: find the place, and what was probably meant. If the players have
signed the result, accept the record."
}

#[cfg(test)]
mod tests {
    use super::super::Kind;
    use super::*;

    #[test]
    fn everything_that_is_reported_is_explained() {
        for kind in Kind::ALL.iter().filter(|kind| **kind != Kind::Note) {
            let found = GAMES_CODES.iter().filter(|code| code.code == kind.word()).count();
            assert_eq!(found, 1, "{}", kind.word());
        }
        assert_eq!(GAMES_CODES.len() + 1, Kind::ALL.len());
    }
}
