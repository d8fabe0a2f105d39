//! Recording and removing drawn openings.

use serde::{Deserialize, Serialize};

use super::{Apply, Line, is_no};
use crate::event::acts::{self, Refused};
use crate::event::{DrawnOpening, Event, Round};

/// Records openings that were drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawOpenings {
    /// The round.
    pub round: Round,
    /// The openings, each with its boards.
    pub openings: Vec<DrawnOpening>,
    /// Whether to accept openings already used in the event.
    #[serde(default, skip_serializing_if = "is_no")]
    pub allow_used: bool,
}

impl Apply for DrawOpenings {
    const VERB: &'static str = "draw";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let said = acts::draw_openings(event, self.round, &self.openings, self.allow_used)?;
        Ok(Line::all(&said))
    }
}

/// Removes the openings of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClearOpenings {
    /// The round.
    pub round: Round,
    /// The boards that start from the usual position; all if empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<u16>,
    /// The reason.
    pub reason: String,
}

impl Apply for ClearOpenings {
    const VERB: &'static str = "draw";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&acts::clear_openings(event, self.round, &self.boards)?))
    }

    fn reason(&self) -> Option<&str> {
        Some(&self.reason)
    }
}
