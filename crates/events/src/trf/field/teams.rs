//! Reports of team tournaments, which are no field of players.

use super::super::{Document, Head, Place, Record};
use super::{FieldError, Lacks};

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
        Record::Team(_)
        | Record::LegacyTeam { .. }
        | Record::LineUp(_)
        | Record::TeamByes(_)
        | Record::TeamForfeit(_)
        | Record::BoardColors(_)
        | Record::MatchWorth(_) => true,
        Record::Head(Head::CodedKind, kind) => kind.to_ascii_uppercase().contains("TEAM"),
        Record::Head(Head::Kind, kind) => kind.trim().to_lowercase().starts_with("team"),
        _ => false,
    })
}
