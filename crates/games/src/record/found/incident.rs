//! Faults of incidents in a record.

use super::super::codes;
use super::super::incident::{Incident, IncidentError, When};
use crate::diag::found;

found! {
    /// A fault of an incident in a record.
    pub enum IncidentFault {
        Unreadable { why: IncidentError } => "incident-unreadable", codes::INCIDENT_INVALID,
            "{ $why }",
            note "not used";
        Nearly { name: String, near: &'static str } => "incident-nearly", codes::COMMAND_NEARLY,
            "the command `{ $name }` is not known, and nothing is judged by it",
            help "did you mean `{ $near }`?";
        TooMany { most: usize } => "incident-too-many", codes::INCIDENT_INVALID,
            "more than { $most } incidents in one game",
            note "not used",
            help "split the record";
        NoSuchNumber {
            when: When,
            incident: Incident,
        } => "incident-no-such-number", codes::INCIDENT_INVALID,
            "`{ $when } { $incident }`: no half-move that was followed has this number",
            note "not used",
            help "name a moment of the record: 23w, after 23w, ply:45, start or end";
        NoSuchMoment {
            when: When,
            incident: Incident,
        } => "incident-no-such-moment", codes::INCIDENT_INVALID,
            "`{ $when } { $incident }`: the record has no such moment",
            note "not used",
            help "name a moment of the record: 23w, after 23w, ply:45, start or end";
    }
}
