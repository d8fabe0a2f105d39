//! The closed list of codes, each with its law, an example, and what the arbiter
//! may do: what `arbiter explain` prints.

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

/// Every code: those of `arbiter validate`, then those of other commands.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    [MOVE_CODES, IN_MOVES, IN_INCIDENTS, IN_RESULTS, PDN_CODES, AROUND_MOVES, RULE_CODES]
        .into_iter()
        .flatten()
        .copied()
}

/// The entry of a code.
#[must_use]
pub fn code(code: &str) -> Option<&'static Code> {
    codes().find(|entry| entry.code == code)
}

/// True for a code about what a player or the arbiter did apart from the moves.
pub(crate) fn is_of_incident(code: &Code) -> bool {
    IN_INCIDENTS.contains(&code)
}
