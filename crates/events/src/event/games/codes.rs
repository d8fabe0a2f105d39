//! What `arbiter event games` reports, for `arbiter explain`.

use crate::diag::code_list;

code_list! {
    /// Every code of the records of an event.
    GAMES_CODES;

    RESULT_DIFFERS "result-differs" Error "The event has another result than the record."
"A result that was entered is not changed by a record.

What the arbiter may do: correct the record; or, if the record is right, run the command
again with `--amend --reason TEXT`. Pairings made since stay as they are. Where a ruling
is recorded against the board, the result of the event stands."

    RESULT_AGAINST_RECORD "result-against-record" Error "The record contradicts the result in it."
"The moves end the game otherwise, a draw by the laws came before, a draw was agreed
too early, or the tag says something else than the end of the moves.

What the arbiter may do: ask both players; have the laws speak with `arbiter adjudicate`
and record that with `arbiter event ruling --from - --enter`; or enter what was signed
with `--accept BOARD`."

    RESULT_UNCLEAR "result-unclear" Error "The result is none of this event, or can be several."
"0-0 is written for games that both lost and for games that nobody knows of; a score
such as 7-3 belongs to another scoring; 2-0 does not say how much of 12-0, 9-1 and so on
it was.

What the arbiter may do: enter the result by hand with `arbiter event result`."

    GAME_UNFINISHED "game-unfinished" Error "The record has no result."
"What the laws give without one is said, and is not entered: nobody has signed it.

What the arbiter may do: ask for the result, or enter `adjourned`."

    COLORS_SWAPPED "colors-swapped" Error "The record has White and Black the other way round than the pairing."
"Either the names stand at the wrong colours in the record, and the result is the
other player's; or the game was played with the wrong colours.

What the arbiter may do: ask who had White. `--accept BOARD` gives the points to the
players as the record names them; `arbiter event swap` changes the colours of the pairing."

    ROUND_DIFFERS "round-differs" Error "The record names another round."
"Records of other rounds in which the two meet are passed over; these meet in this
round only.

What the arbiter may do: correct the Round tag, or `--accept BOARD`."

    GAME_DOUBLED "game-doubled" Error "Several records are of the same game."
"Such as the sheets of both players. Which of them holds is for the arbiter to say.

What the arbiter may do: leave one of them in the file. Where their results agree,
`--accept BOARD` takes the first."

    GAME_MISSING "game-missing" Error "A game of the round has no record."
"Forfeits, byes and games whose record came another day are not missed.

What the arbiter may do: ask for the sheet, or enter a forfeit."

    NAME_UNKNOWN "name-unknown" Error "A name in the record is nobody's."
"Names are compared without case, accents and order, with initials, and by the
numbers at the federation. The nearest name, or the one that the pairing expects, is said.

What the arbiter may do: correct the name in the record."

    NAME_AMBIGUOUS "name-ambiguous" Error "A name in the record can be that of several players."
"And the pairings of the round do not settle which.

What the arbiter may do: write the whole name, or the id of the player, into the record."

    NOT_PAIRED "not-paired" Error "The two players of a record do not meet in this round."
"Rounds in which they do are said.

What the arbiter may do: correct the names in the record, or the pairing."

    GAME_IRREGULAR "game-irregular" Irregularity "A law of the game was broken in a record."
"The result is entered all the same: the players have signed it, and an irregular
move stands once the opponent has moved (FMJD Annex 1, 5.7).

What the arbiter may do: see `arbiter validate` and `arbiter adjudicate`; a ruling that is
recorded with `arbiter event ruling` settles it."

    DRAW_TO_RULE_ON "draw-to-rule-on" Error "A game was drawn by itself, and played on."
"The rule set does not let a draw be noticed so late, or says nothing about it.

What the arbiter may do: rule, and record it with `arbiter event ruling`."

    GAME_BROKEN "game-broken" Error "The moves of a record cannot be followed to their end."
"A slip of the pen mostly. The result is entered all the same: the players have
signed it.

What the arbiter may do: `arbiter validate` shows the place, and with --repair what was
probably meant."
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
