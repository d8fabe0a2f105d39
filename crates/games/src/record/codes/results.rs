//! Codes about draws, results and clocks: consequences of moves and times, which nobody causes
//! directly.

use crate::diag::code_list;

code_list! {
    /// Findings about draws, results and clocks.
    IN_RESULTS;

    DRAW_CONDITION_MET "draw-condition-met" Note "A draw clause of the rule set is met."
"The law: FMJD Annex 1, 6.1 to 6.4, or the draw clauses of the rule set. If the draw
takes effect without a claim, later moves and a later result do not undo it until the
result is signed (`late_claim`). If a half-move on which it rests broke a law and the
opponent has not decided yet, it is met only if that half-move stands (5.4). If it must be claimed, the right lapses when the
claimant moves.

Example: `[FEN \"W:WK10:BK45\"] 1. 10-4 45-50 2. 4-10 50-45 3. 10-4 45-50 4. 4-10 50-45 *`:
the position has occurred three times.

What the arbiter may do: look up the evidence for a claim."

    OTHER_EDITION "other-edition" Note "Another edition of the law gives a draw at another moment."
"The game is judged by one edition of the law. By another edition of the same law its
first draw condition was met after another half-move, or only there.

The law: the edition that the finding names.

What the arbiter may do: see which edition holds for the event."

    RESULT_BY_LAW "result-by-law" Note "The laws give a result that is not recorded."
"The record has no result, or `*`, and the game has ended by the laws. A player has no
piece or no legal move, has resigned or has refused (FMJD Annex 1, 7.2); a draw was
agreed (7.3.1); or the time was exceeded (left to the rules of the competition, 10.5). If the finding
names a condition, there is no result yet: somebody must find or decide that first.

Example: `1. 32-28 19-23 {[%resign b]} *`: White has won, and the record says `*`.

What the arbiter may do: enter that result."

    CLOCK_UNREADABLE "clock-unreadable" Warning "A clock command cannot be read."
"These can be read: `[%clk h:mm:ss]` (the time left to the side that has moved),
`[%emt h:mm:ss]` (the time it used for the move) and `[%clock w1:29:46 B1:29:40]` (the
times left; the capital letter's clock runs; without a letter it is that of the side that
has moved). A number alone is seconds.

Example: `1. 32-28 {[%clk 1-20]} 19-23 *`.

What the arbiter may do: write the time in one of these forms, or remove the command
if nobody knows the time."

    CLOCK_IMPOSSIBLE "clock-impossible" Warning "A clock shows a time that is impossible."
"The time left is more than the TimeControl tag can have given by that move, or it has
grown by more than the time control adds. One of the two is wrong, or time was given.

Example: `[TimeControl \"3600\"] 1. 32-28 {[%clk 1:30:00]} 19-23 *`: the hour and a half is
more than the hour that White had.

What the arbiter may do: compare the time control with the regulations of the event,
and the times with the score sheets, and correct what is wrong. If time was given,
nothing."
}
