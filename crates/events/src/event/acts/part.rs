//! What a line is to the act that says it: what was done, or what was only said beside it.

use draughts_ground::said::{Said, Told};

use super::Echo;
use crate::event::Round;

/// What a line is to its act.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// It says the whole act; the others are its details.
    Whole,
    /// It says something that was done.
    Done,
    /// It says what stood so before.
    Unchanged,
    /// It says what stands there otherwise than it was said now, and stays so.
    Kept,
    /// It says what else is to be known: what is still missing, what to look at.
    Aside,
}

/// A line of an act.
pub trait OfAct: Told {
    /// What it is to the act.
    fn part(&self) -> Part;

    /// The board that it is about, with its round.
    fn board(&self) -> Option<(Round, u16)> {
        None
    }
}

/// A sentence that no code asks about says what was done.
impl OfAct for Said {
    fn part(&self) -> Part {
        Part::Done
    }
}

impl OfAct for Echo {
    fn part(&self) -> Part {
        match self {
            Self::AsRecorded { .. } => Part::Unchanged,
            Self::OfPlayer { what, .. } => what.part(),
            Self::OfTeams { what } => what.part(),
            Self::Note { .. }
            | Self::CountsFrom { .. }
            | Self::NoSuchGroups { .. }
            | Self::BeforeItsRound { .. }
            | Self::WasPostponed { .. }
            | Self::LeftAdjourned { .. }
            | Self::ResultsOfLeaver { .. }
            | Self::ResultsOfLeaverNow { .. }
            | Self::OpenBefore { .. }
            | Self::PairedOnIt { .. }
            | Self::OtherGoesOn { .. } => Part::Aside,
            _ => Part::Done,
        }
    }

    fn board(&self) -> Option<(Round, u16)> {
        match self {
            Self::ToBePlayed { round, board }
            | Self::Scored { round, board, .. }
            | Self::Postponed { round, board, .. }
            | Self::Cleared { round, board, .. }
            | Self::ColorsWere { round, board, .. }
            | Self::Seated { round, board, .. }
            | Self::GaveUp { round, board, .. }
            | Self::Rated { round, board, .. }
            | Self::GoesOn { round, board, .. } => Some((*round, *board)),
            Self::OfTeams { what } => what.board(),
            Self::AsRecorded { what }
            | Self::InWords { what, .. }
            | Self::RulingStands { what, .. }
            | Self::Was { what, .. }
            | Self::NoLonger { what, .. } => what.board(),
            _ => None,
        }
    }
}
