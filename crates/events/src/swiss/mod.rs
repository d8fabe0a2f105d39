//! Swiss systems: a [`Field`] goes in, the pairing of its round comes out.
//!
//! A system is one type that implements [`Swiss`].

pub mod color;
mod complete;
pub mod dutch;
mod impossible;
mod legal;
mod matching;
pub mod random;
mod seats;
pub mod simulate;

pub use impossible::Impossible;
pub use seats::{Float, Seat, Seats};

use crate::field::{Field, FieldPairing};

/// A way to pair a round of a field.
pub trait Swiss {
    /// Pairs the round.
    ///
    /// # Errors
    ///
    /// No legal pairing exists, and why.
    fn pair(&self, field: &Field) -> Result<FieldPairing, Impossible>;
}
