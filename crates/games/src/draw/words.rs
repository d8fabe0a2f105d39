//! Draw clauses as messages.

use super::kind;
use crate::rules::Clause;
use crate::said::Said;

/// Renders the condition of a clause: "16 moves of each player with three kings against one king".
pub fn clause_said(clause: &Clause) -> Said {
    kind::of(&clause.rule).said()
}
