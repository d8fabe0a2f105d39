//! The role of a line in the report of an act: something done, or a remark.

use draughts_ground::said::{Said, Told};

use super::Echo;
use crate::event::Round;

/// The role of a line in the report of an act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineRole {
    /// It covers the whole act; the other lines are its details.
    Whole,
    /// It reports something done.
    Done,
    /// It reports something already recorded.
    Unchanged,
    /// It reports a recorded value that differs from the new one, and remains.
    Kept,
    /// It is a remark: something still missing, or to be checked.
    Aside,
}

/// A line in the report of an act.
pub trait ActLine: Told {
    /// Returns the role of the line.
    fn part(&self) -> LineRole;

    /// Returns the board that the line is about, with its round.
    fn board(&self) -> Option<(Round, u16)> {
        None
    }
}

/// A plain message reports something done.
impl ActLine for Said {
    fn part(&self) -> LineRole {
        LineRole::Done
    }
}

impl ActLine for Echo {
    fn part(&self) -> LineRole {
        match self {
            Self::AsRecorded { .. } | Self::FoundBy { .. } => LineRole::Unchanged,
            Self::OfPlayer { what, .. } => what.part(),
            Self::OfTeams { what } => what.part(),
            Self::Note { .. }
            | Self::CountsFrom { .. }
            | Self::NoSuchGroups { .. }
            | Self::PairedBeforeRule { .. }
            | Self::BeforeItsRound { .. }
            | Self::WasPostponed { .. }
            | Self::LeftAdjourned { .. }
            | Self::ResultsOfLeaver { .. }
            | Self::ResultsOfLeaverNow { .. }
            | Self::OpenBefore { .. }
            | Self::Stays { .. }
            | Self::PairedOnIt { .. }
            | Self::OtherGoesOn { .. } => LineRole::Aside,
            _ => LineRole::Done,
        }
    }

    fn board(&self) -> Option<(Round, u16)> {
        match self {
            Self::ToBePlayed { round, board }
            | Self::Scored { round, board, .. }
            | Self::Postponed { round, board, .. }
            | Self::Cleared { round, board, .. }
            | Self::HasNoResult { round, board, .. }
            | Self::ColorsWere { round, board, .. }
            | Self::Seated { round, board, .. }
            | Self::GaveUp { round, board, .. }
            | Self::Rated { round, board, .. }
            | Self::TakesPlace { round, board, .. }
            | Self::GoesOn { round, board, .. } => Some((*round, *board)),
            Self::OfTeams { what } => what.board(),
            Self::AsRecorded { what }
            | Self::InWords { what, .. }
            | Self::Stays { what }
            | Self::RulingStands { what, .. }
            | Self::Was { what, .. }
            | Self::NoLonger { what, .. } => what.board(),
            _ => None,
        }
    }
}
