//! The error of reading a text, with its place.

use std::fmt;

use super::{Fault, FaultKind, Path, Place};

/// The error of reading a text, with its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// The place of the wrong value, the superfluous key, the key of the mapping that lacks a key,
    /// or the forbidden character.
    pub place: Place,
    /// The fault.
    pub fault: Box<Fault>,
}

impl ReadError {
    /// Creates the error for a text that cannot be parsed at all.
    pub(crate) fn of_text(kind: FaultKind, place: Place) -> Self {
        Self { place, fault: Box::new(Fault { path: Path::default(), kind }) }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.fault)
    }
}
