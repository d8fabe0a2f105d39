//! Play-offs and their games as they are typed.

use serde::{Deserialize, Serialize};

use crate::event::{ClockTime, Playoff, Round};

/// Which play-off is meant; the only one that is not over if nothing is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct WhichPlayoff {
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The board whose match was level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The first of the places that were shared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u16>,
}

/// A game of a play-off as it was typed: `2-0` (White of the next game first), `p11=win`, or
/// `p16:p11=2-0` with White named first; and the clocks.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlayoffEntry {
    /// The result, perhaps with its players.
    pub game: String,
    /// The times that White and Black used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<(ClockTime, ClockTime)>,
    /// The moves that White and Black made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<(u16, u16)>,
}

impl WhichPlayoff {
    /// True if nothing speaks against this play-off.
    pub fn fits(&self, playoff: &Playoff) -> bool {
        let is = |said: Option<u16>, has: Option<u16>| said.is_none() || said == has;
        self.round.is_none_or(|round| round == playoff.round)
            && is(self.board, playoff.board)
            && is(self.place, playoff.place)
    }
}
