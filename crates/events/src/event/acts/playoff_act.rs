//! What is done to play-offs, as values.

use serde::{Deserialize, Serialize};

use crate::event::{ClockTime, Playoff, Round};

/// One thing done to play-offs; the history has it beside the others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum PlayoffAct {
    /// A play-off is opened.
    OpenPlayoff {
        /// The play-off, with its players in the order that was drawn.
        playoff: Box<Playoff>,
    },
    /// Games of a play-off are entered.
    PlayoffGames {
        /// Which play-off.
        #[serde(flatten)]
        which: WhichPlayoff,
        /// The game, from 1, from which on they replace what was entered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again: Option<usize>,
        /// The games, in their order.
        games: Vec<PlayoffEntry>,
        /// Why what was entered is replaced.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// A play-off is taken away.
    ClearPlayoff {
        /// Which play-off.
        #[serde(flatten)]
        which: WhichPlayoff,
        /// Why.
        reason: String,
    },
}

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

impl PlayoffAct {
    /// The verb of the history, which is that of the command.
    #[must_use]
    pub const fn verb(&self) -> &'static str {
        match self {
            Self::OpenPlayoff { .. } | Self::ClearPlayoff { .. } => "playoff",
            Self::PlayoffGames { .. } => "playoff-result",
        }
    }

    /// Why, where that was said.
    #[must_use]
    pub fn reason(&self) -> Option<&str> {
        match self {
            Self::OpenPlayoff { .. } => None,
            Self::PlayoffGames { reason, .. } => reason.as_deref(),
            Self::ClearPlayoff { reason, .. } => Some(reason),
        }
    }
}

impl WhichPlayoff {
    /// True if nothing speaks against this play-off.
    #[must_use]
    pub fn fits(&self, playoff: &Playoff) -> bool {
        let is = |said: Option<u16>, has: Option<u16>| said.is_none() || said == has;
        self.round.is_none_or(|round| round == playoff.round)
            && is(self.board, playoff.board)
            && is(self.place, playoff.place)
    }
}
