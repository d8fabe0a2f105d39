//! The FIDE Dutch system, C.04.3 as in force since 1 February 2026.

mod criterion;
mod report;

pub use criterion::{Amount, Criterion, Figure};
pub use report::{Bar, Bracket, DutchRound, Instead};

use super::{Impossible, Swiss};
use crate::field::{Field, FieldPairing};

/// The FIDE Dutch system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Dutch;

impl Swiss for Dutch {
    fn pair(&self, field: &Field) -> Result<FieldPairing, Impossible> {
        self.round(field).map(|round| round.pairing)
    }
}

impl Dutch {
    /// Pairs the round and says how.
    ///
    /// # Errors
    ///
    /// No legal pairing exists, and why.
    pub fn round(&self, field: &Field) -> Result<DutchRound, Impossible> {
        let _ = field;
        unimplemented!("being built")
    }

    /// Why two players do not meet in a round, or with `other` none, why `one` does not get
    /// the bye. `round` is what [`Dutch::round`] said of the field.
    #[must_use]
    pub fn instead(
        &self,
        field: &Field,
        round: &DutchRound,
        one: usize,
        other: Option<usize>,
    ) -> Instead {
        let _ = (field, round, one, other);
        unimplemented!("being built")
    }
}
