//! Codes of findings in norm documents, for `arbiter explain`.

use crate::diag::code_list;

code_list! {
    /// Every code of a norm document.
    NORM_CODES;

    NORMS_INVALID "norms-invalid" Error "The document of norms cannot be used as it stands."
"The document has an unknown field, a wrong type, or a condition that nobody can meet
or that says nothing. No norm is judged by such a document.

Example: at least nine games, and at most seven.

What the arbiter may do: compare the place that is shown with the title regulations,
and correct it, or ask whoever wrote the document to do so."
}
