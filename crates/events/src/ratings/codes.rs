//! Codes of findings in rating lists, for `arbiter explain`.

use crate::diag::code_list;

code_list! {
    /// Every code of a rating list.
    RATING_CODES;

    RATINGS_INVALID "ratings-invalid" Error "The file of a rating list says something impossible."
"The file has an unknown field, a wrong type, a player or an event twice, or a game of
somebody who is not in `players`. Only `history`, `undo` and `restore` work on such a
file.

Example: `rating: strong`.

What the arbiter may do: correct the line that is shown, or take the last operation
back. Initial ratings may be edited; the next update calculates every change again."

    SCHEME_INVALID "scheme-invalid" Error "The document of a rating scheme cannot be used as it stands."
"The document has an unknown field, a wrong type, no K for some player, or an
impossible value. Nothing is calculated with such a scheme.

Example: K for ratings above 1500, and for no others.

What the arbiter may do: correct the place that is shown, or ask whoever keeps the
rating list to correct it."
}
