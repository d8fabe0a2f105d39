//! Codes about rule documents.

use crate::diag::code_list;

code_list! {
    /// What is found in a rule document, or in the name of one.
    RULE_CODES;

    RULE_INVALID "rule-invalid" Error "A rule document cannot be used as it stands."
"It has a field that is not known, a value that is not allowed or a contradiction, or
it lacks a field. The message gives line and column. `arbiter rules fields` lists
every field and what it may hold; `arbiter rules show international` prints a whole
set."

    RULE_SET_UNKNOWN "rule-set-unknown" Error "There is no rule set of this name."
"`arbiter rules list` lists the names. For a document of your own, give its path."

    RULE_NOT_CHOSEN "rule-not-chosen" Error "The rule set leaves a choice to the organiser."
"Make the choice with `--set`, for example `--set king_range=any`."
}
