//! Play-offs and their games as typed.

use serde::{Deserialize, Serialize};

use crate::event::{ClockTime, Playoff, Round};

/// The play-off meant; by default the only one that is not over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct WhichPlayoff {
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The board whose match is tied.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u16>,
    /// The first of the shared places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u16>,
}

/// A game of a play-off as typed, with its clocks: `2-0` (White of the next game first), `p11=win`,
/// or `p16:p11=2-0` with White first.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlayoffEntry {
    /// The result, with or without its players.
    pub game: String,
    /// The times used by White and Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<(ClockTime, ClockTime)>,
    /// The numbers of moves made by White and Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<(u16, u16)>,
}

impl WhichPlayoff {
    /// Returns whether a play-off matches all the fields that are set.
    pub fn fits(&self, playoff: &Playoff) -> bool {
        let is = |said: Option<u16>, has: Option<u16>| said.is_none() || said == has;
        self.round.is_none_or(|round| round == playoff.round)
            && is(self.board, playoff.board)
            && is(self.place, playoff.place)
    }
}
