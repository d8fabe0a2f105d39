//! The report on a round paired by the Dutch system.

use super::expected::expected;
use super::instead::instead;
use crate::field::{Field, FieldPairing};
use crate::swiss::{Bracket, Reasons, WhyNot};

/// A round paired by the Dutch system. Players are indices into the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DutchRound {
    /// The pairing, its boards in order.
    pub pairing: FieldPairing,
    /// The brackets, highest first; their pairs and the bye make up the pairing.
    pub brackets: Vec<Bracket>,
}

impl Reasons for DutchRound {
    fn brackets(&self) -> &[Bracket] {
        &self.brackets
    }

    fn expected(&self, bracket: &Bracket, player: usize) -> Option<usize> {
        expected(bracket, player)
    }

    fn instead(&self, field: &Field, one: usize, other: Option<usize>) -> WhyNot {
        instead(field, self, one, other)
    }
}
