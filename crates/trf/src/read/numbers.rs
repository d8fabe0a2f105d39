//! Numbers that occur in several records.

use super::{ExpectedContent, Fault, FieldContent};
use crate::columns::Field;
use crate::document::MAX_ROUND;
use draughts_pairing::Points;

/// Parses points, which must not be missing.
pub(super) fn needed_points(field: &Field) -> Result<Points, Fault> {
    field
        .points(FieldContent::Points)?
        .ok_or_else(|| field.no(FieldContent::Points, ExpectedContent::Points))
}

/// Parses the number of a round, from 1.
pub(super) fn round(field: &Field) -> Result<u16, Fault> {
    match field.number(FieldContent::Round, MAX_ROUND)? {
        Some(round) if round > 0 => Ok(round),
        _ => Err(field.no(FieldContent::Round, ExpectedContent::Round { most: MAX_ROUND })),
    }
}
