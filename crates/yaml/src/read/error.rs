//! Why a text was not read, and where.

use std::fmt;

use super::{Fault, FaultKind, Path, Place};

/// Why a text was not read, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// Where: the value that is wrong, the key that should not be there, the key whose mapping
    /// lacks one, the character that is not allowed.
    pub place: Place,
    /// What is wrong.
    pub fault: Box<Fault>,
}

impl ReadError {
    /// Creates a text that is not read at all.
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
