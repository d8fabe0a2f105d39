//! The entries of the list of codes.

use super::Level;

/// A code of a finding, with what `arbiter explain` says of it.
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
