//! What is wrong with what a record says happened apart from the moves.

use super::super::codes;
use super::super::incident::{Incident, IncidentError, When};
use crate::diag::found;

found! {
    /// What is wrong with what a record says happened apart from the moves.
    pub enum IncidentFault {
        /// It cannot be understood.
        Unreadable { why: IncidentError } => "incident-unreadable", codes::INCIDENT_INVALID;
        /// A command is not known, and nearly one that is.
        Nearly { name: String, near: &'static str } => "incident-nearly", codes::COMMAND_NEARLY;
        /// There are more incidents than any game has.
        TooMany { most: usize } => "incident-too-many", codes::INCIDENT_INVALID;
        /// It is given at a half-move that was not followed.
        NoSuchNumber {
            when: When, incident: Incident
        } => "incident-no-such-number", codes::INCIDENT_INVALID;
        /// It is given at a moment that the record does not have.
        NoSuchMoment {
            when: When, incident: Incident
        } => "incident-no-such-moment", codes::INCIDENT_INVALID;
    }
}
