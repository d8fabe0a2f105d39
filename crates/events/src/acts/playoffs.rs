//! Opening play-offs, entering their games and removing them.

use serde::{Deserialize, Serialize};

use super::{Apply, Line};
use crate::event::acts::{self, PlayoffEntry, Refused, WhichPlayoff};
use crate::event::{Event, Playoff};

/// Opens a play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenPlayoff {
    /// The play-off, with its players in the order drawn.
    pub playoff: Box<Playoff>,
}

impl Apply for OpenPlayoff {
    const VERB: &'static str = "playoff";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&acts::open_playoff(event, &self.playoff)?))
    }
}

/// Enters games of a play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnterPlayoffGames {
    /// The play-off.
    #[serde(flatten)]
    pub which: WhichPlayoff,
    /// The first game to replace, counted from 1, if games are entered again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<usize>,
    /// The games, in their order.
    pub games: Vec<PlayoffEntry>,
    /// The reason for replacing games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for EnterPlayoffGames {
    const VERB: &'static str = "playoff-result";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let Self { which, again, games, .. } = self;
        Ok(Line::all(&acts::enter_playoff_games(event, which, *again, games)?))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Removes a play-off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClearPlayoff {
    /// The play-off.
    #[serde(flatten)]
    pub which: WhichPlayoff,
    /// The reason.
    pub reason: String,
}

impl Apply for ClearPlayoff {
    const VERB: &'static str = "playoff";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&acts::clear_playoff(event, &self.which)?))
    }

    fn reason(&self) -> Option<&str> {
        Some(&self.reason)
    }
}
