//! Reports of team tournaments, which are no field of players.

use super::super::{Document, Head, Place, Record};
use super::{FieldError, Lacks};

/// Records that only a team tournament has.
const RECORDS: &[&str] = &["013", "300", "310", "320", "330", "352", "362"];

/// True for the report of a team tournament: it has records of teams, or says in 192 or 092
/// that teams play.
#[must_use]
pub fn is_of_teams(document: &Document) -> bool {
    place(document).is_some()
}

/// Refuses the report of a team tournament.
///
/// # Errors
///
/// Teams play.
pub fn refuse_teams(document: &Document) -> Result<(), FieldError> {
    match place(document) {
        Some(at) => Err(FieldError::Lacks(Lacks::Teams, Place::Record(at))),
        None => Ok(()),
    }
}

/// The first record that shows it.
fn place(document: &Document) -> Option<usize> {
    document.records.iter().position(|record| match record {
        Record::Kept(line) => line.get(..3).is_some_and(|code| RECORDS.contains(&code)),
        Record::Head(Head::CodedKind, kind) => kind.to_ascii_uppercase().contains("TEAM"),
        Record::Head(Head::Kind, kind) => kind.trim().to_lowercase().starts_with("team"),
        _ => false,
    })
}
