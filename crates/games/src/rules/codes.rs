//! Codes about rule documents.

use crate::diag::code_list;

code_list! {
    /// What is found in a rule document, or where one is named.
    RULE_CODES;

    RULE_INVALID "rule-invalid" Error "A rule document cannot be used as it stands."
"A field it does not know, a value that is not allowed, a contradiction, a field that
is missing. The message gives line and column. `arbiter rules fields` lists every
field and what it may hold; `arbiter rules show international` prints a whole set."

    RULE_SET_UNKNOWN "rule-set-unknown" Error "There is no rule set of this name."
"`arbiter rules list` lists the names. A document of your own needs its path."

    RULE_NOT_CHOSEN "rule-not-chosen" Error "The rule set leaves a choice to the organiser."
"Say which with `--set`, for example `--set king_range=any`."
}
