//! Codes of findings in crosstables, for `arbiter explain`.

use crate::diag::code_list;

code_list! {
    /// Every code of a crosstable.
    TABLE_CODES;

    TABLE_CELL "table-cell" Error "A cell of a crosstable cannot be read."
"Draughts Arbiter Pro writes `68b2`: the opponent's place, the colour, the points. `+2`
is a bye. Toernooibase writes `2/15w`: the points, the opponent's place, the colour.
An empty cell is a round without a game. The cells of two opponents must
agree.

Example: `68z2`: no colour has the letter z.

What the arbiter may do: compare the cell with the results of the round, and correct
it, or ask whoever sent the table to do so."
}
