//! The codes of findings about rule documents.

use crate::diag::code_list;

code_list! {
    /// The codes of findings about a rule document or its name.
    RULE_CODES;

    RULE_INVALID "rule-invalid" Error "A rule document cannot be used as it stands."
"It has a field that is not known, a value that is not allowed or a contradiction, or
it lacks a field. The message gives line and column.

Example: `king_range=far`: that is not a value of this field.

What the arbiter may do: correct the place that is shown, or ask whoever wrote the
document to correct it."

    RULE_SET_UNKNOWN "rule-set-unknown" Error "There is no rule set of this name."
"Example: `internatonal`, which lacks a letter.

What the arbiter may do: correct the name. For a document of your own, give its path."

    RULE_NOT_CHOSEN "rule-not-chosen" Error "The rule set leaves a choice to the organiser."
"The choice is made beside the rule set, for example `king_range=any`.

What the arbiter may do: look into the regulations of the event, or ask the organiser,
and name the choice."
}
