//! Comparison of the records of a round's games with its boards.
//!
//! The caller supplies the contents of each record as a [`Scoresheet`]: names, result, objections.
//! This module decides which board it belongs to, which of its data can be entered and what
//! disagrees; nothing is entered before [`GamesReport::enter`]. Names are compared loosely (case,
//! accents, order, initials); results have the event's points, those of the player named first on
//! the board first.

pub mod codes;
mod compare;
mod decisions;
mod dispute;
mod matching;
mod names;
mod report;
mod ruled;
mod score;
mod scoresheet;
pub(in crate::event) mod spelling;
mod surplus;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_support;

pub use codes::GAMES_CODES;
pub use compare::{compare, not_as_drawn};
pub use decisions::{AcceptedBoards, Decisions};
pub use dispute::{Dispute, Expected, Record};
pub use matching::{
    MatchedBoard, NamesOnBoard, RecordPlace, UnmatchedReason, matching, matching_by, matching_in,
};
pub use names::NameIndex;
pub use report::{BoardChange, GameLine, GamesReport, ImportOutcome, Surplus};
pub use score::in_points;
pub use scoresheet::{Disagreement, Kind, LawSays, NamedPlayer, Objection, Scoresheet};
pub use spelling::{Spelling, folded};
