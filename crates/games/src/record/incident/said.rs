//! An incident as a message: as it stands in a command, and read aloud what happened.

use super::{ClaimWords, Incident, IncidentKind};
use crate::board::Color;
use crate::rules::DrawKind;
use crate::said::{Fact, Said, Told, told};

told! {
    /// An incident.
    pub enum IncidentSaid {
        /// `touched w 32`, or read aloud "White touched 32"; `kind` is the draw that is claimed.
        Happened {
            written: String, what: IncidentKind, side: Option<Color>, squares: Option<String>,
            kind: Option<DrawKind>
        } => "incident";
    }
}

impl Told for Incident {
    fn said(&self) -> Said {
        let squares: Vec<String> =
            self.squares.iter().map(|square| square.name.to_string()).collect();
        let claim = matches!(self.kind, IncidentKind::Claim);
        let claim = claim.then(|| ClaimWords::read(self.kind, &self.words).ok()).flatten();
        IncidentSaid::Happened {
            written: self.to_string(),
            what: self.kind,
            side: self.side,
            squares: (!squares.is_empty()).then(|| squares.join(" ")),
            kind: claim.map(|claim| claim.kind),
        }
        .said()
    }
}

impl From<Incident> for Fact {
    fn from(incident: Incident) -> Self {
        Self::Said(incident.said())
    }
}

/// By its name.
impl From<IncidentKind> for Fact {
    fn from(kind: IncidentKind) -> Self {
        Self::Word(kind.name())
    }
}
