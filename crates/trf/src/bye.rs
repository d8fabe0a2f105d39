//! Rounds without a game, and the points for them.

use std::fmt;

use serde::{Deserialize, Serialize};

use draughts_pairing::Points;

/// The reason a player does not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ByeKind {
    /// No opponent was available: the pairing-allocated bye (FIDE C.04.1, 3), the free round of a
    /// round robin, or the bye to the next round of a knockout.
    PairingAllocated,
    /// Requested, for a full point (a win).
    FullPoint,
    /// Requested, for half a point (a draw).
    HalfPoint,
    /// Absent, for no points unless the event says otherwise.
    Absent,
}

impl fmt::Display for ByeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::PairingAllocated => "bye",
            Self::FullPoint => "full-point bye",
            Self::HalfPoint => "half-point bye",
            Self::Absent => "absent",
        })
    }
}

draughts_ground::fact_words! {
    ByeKind {
        PairingAllocated "bye",
        FullPoint "full-point-bye",
        HalfPoint "half-point-bye",
        Absent "absent",
    }
}

/// The points for a round in which a player has not played; omitted values follow from a win or a
/// draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct UnplayedPoints {
    /// The pairing-allocated bye; by default a win.
    pub bye: Option<Points>,
    /// A half-point bye; by default a draw.
    pub half_bye: Option<Points>,
    /// A full-point bye; by default a win.
    pub full_bye: Option<Points>,
    /// A round that a player is absent from, or missed before arriving.
    pub absent: Points,
    /// A game won by forfeit; by default a win.
    pub forfeit_win: Option<Points>,
    /// A game lost by forfeit.
    pub forfeit_loss: Points,
}

impl UnplayedPoints {
    /// Returns the points of a player who does not play, given the points for a win and a draw.
    pub fn of_bye(&self, kind: ByeKind, win: Points, draw: Points) -> Points {
        match kind {
            ByeKind::PairingAllocated => self.bye.unwrap_or(win),
            ByeKind::FullPoint => self.full_bye.unwrap_or(win),
            ByeKind::HalfPoint => self.half_bye.unwrap_or(draw),
            ByeKind::Absent => self.absent,
        }
    }
}
