//! The closed list of codes, each with its rule, an example, and the options of the arbiter, as
//! `arbiter explain` prints them.

mod incidents;
mod moves;
mod results;
mod text;

use crate::diag::Code;
use crate::rules::codes::RULE_CODES;

pub use crate::moves::codes::*;
pub use crate::pdn::codes::*;
pub use incidents::*;
pub use moves::*;
pub use results::*;
pub use text::*;

/// Returns every code: first those of `arbiter validate`, then those of other commands.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    [MOVE_CODES, IN_MOVES, IN_INCIDENTS, IN_RESULTS, PDN_CODES, AROUND_MOVES, RULE_CODES]
        .into_iter()
        .flatten()
        .copied()
}

/// Returns the entry of a code.
pub fn code(code: &str) -> Option<&'static Code> {
    codes().find(|entry| entry.code == code)
}

/// Returns whether a code concerns conduct of a player or the arbiter apart from the moves.
pub(crate) fn is_of_incident(code: &Code) -> bool {
    IN_INCIDENTS.contains(&code)
}
