//! Players who must not meet.

use serde::{Deserialize, Serialize};

use super::{Apply, Line, is_no};
use crate::event::acts::{self, Refused, Span};
use crate::event::{Event, GroupBy};

/// Forbids players to meet, or allows it again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForbidMeetings {
    /// The players; no two of them may meet.
    pub players: Vec<String>,
    /// The rounds; by default, those not paired yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Span>,
    /// Whether to allow it again.
    #[serde(default, skip_serializing_if = "is_no")]
    pub remove: bool,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for ForbidMeetings {
    const VERB: &'static str = "forbid";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let mut lines = vec![Line::of(&match self.remove {
            true => acts::allow(event, &self.players)?,
            false => acts::forbid(event, &self.players, self.rounds, self.reason.as_deref())?,
        })];
        let note = acts::paired_before(event, self.rounds).filter(|_| !self.remove);
        lines.extend(note.map(|note| Line::of(&note)));
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Keeps the players of a group apart, or lets them meet again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeepApart {
    /// The properties that form the groups.
    pub by: Vec<GroupBy>,
    /// The rounds; by default, those not paired yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Span>,
    /// Whether to allow it again.
    #[serde(default, skip_serializing_if = "is_no")]
    pub remove: bool,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for KeepApart {
    const VERB: &'static str = "separate";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let mut lines = Vec::new();
        for &by in &self.by {
            match self.remove {
                true => lines.push(Line::of(&acts::unite(event, by))),
                false => lines.extend(Line::all(&acts::separate(event, by, self.rounds)?)),
            }
        }
        let note = acts::paired_before(event, self.rounds).filter(|_| !self.remove);
        lines.extend(note.map(|note| Line::of(&note)));
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}
