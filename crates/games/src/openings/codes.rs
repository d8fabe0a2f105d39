//! Codes of findings about opening tables.

use crate::diag::code_list;

code_list! {
    /// Findings about an opening table.
    OPENINGS_CODES;

    OPENINGS_INVALID "openings-invalid" Error "A table of openings cannot be used as it stands."
"A line cannot be played under the rule set of the table, a number is there twice, a deck
names a line that does not exist, or the digest is that of other positions. The message
gives line and column.

Example: two lines have the number XVI-15.

What the arbiter may do: compare the line with the source of the table, and correct
it, or ask whoever keeps the table. If the lines are right, write the digest that the
finding gives."

    OPENINGS_REPEATED "openings-repeated" Warning
"Lines of a table lead to the same position, and the table does not say so."
"Nothing is wrong with a draw: the same position then has two chances. Lines that are known
to be the same stand under `repeated`, so that a new slip of the pen is seen.

Example: two lines have the same moves in another order.

What the arbiter may do: compare the lines with the source of the table. If they are
right, list them under `repeated`; if one is wrong, correct it."
}
