//! The closed list of codes, each with its law, an example, and what the arbiter
//! may do: what `arbiter explain` prints.

macro_rules! code_list {
    ($($code:literal $level:ident $title:literal $text:literal)*) => {
        pub(super) const CODES: &[Code] = &[$(Code {
            code: $code,
            level: Level::$level,
            title: $title,
            text: $text,
        },)*];
    };
}

mod incidents;
mod moves;
mod text;

use crate::diag::Code;

/// Every code: those of `arbiter validate`, then those of other commands.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    [moves::CODES, incidents::CODES, text::CODES].into_iter().flatten()
}

/// The entry of a code.
#[must_use]
pub fn code(code: &str) -> Option<&'static Code> {
    codes().find(|entry| entry.code == code)
}

/// True for a code about what a player or the arbiter did beside the moves.
pub fn is_of_incident(code: &str) -> bool {
    // What follows from the moves alone, and from clocks, is told otherwise.
    const OF_MOVES: [&str; 4] =
        ["draw-condition-met", "result-by-law", "clock-unreadable", "clock-impossible"];
    !OF_MOVES.contains(&code) && incidents::CODES.iter().any(|entry| entry.code == code)
}
