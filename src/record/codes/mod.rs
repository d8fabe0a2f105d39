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

use crate::diag::Level;

/// One entry of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Code {
    /// The stable code.
    pub code: &'static str,
    /// How much it weighs.
    pub level: Level,
    /// What it says, in one line.
    pub title: &'static str,
    /// The law, an example, what the arbiter may do.
    pub text: &'static str,
}

/// Every code: those of `arbiter validate`, then those of other commands.
pub fn codes() -> impl Iterator<Item = &'static Code> {
    [moves::CODES, incidents::CODES, text::CODES].into_iter().flatten()
}

/// The entry of a code.
#[must_use]
pub fn code(code: &str) -> Option<&'static Code> {
    codes().find(|entry| entry.code == code)
}
