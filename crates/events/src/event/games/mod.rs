//! The records of a round's games held against its boards.
//!
//! What the other half has found in a record comes in as a [`Scoresheet`]: names, result,
//! objections. Which board it belongs to, what of it can be entered and what disagrees is
//! decided here; nothing is entered before [`GamesReport::enter`]. Names are compared
//! sloppily (case, accents, order, initials); results are written in the event's points,
//! those of the player named first on the board first.

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
pub use decisions::{Accept, Decisions};
pub use dispute::{Dispute, Expected, Record};
pub use matching::{Match, Matched, Unmatched, matching, matching_by, matching_in};
pub use names::Roster;
pub use report::{Fate, GameLine, GamesReport, Offer, Surplus};
pub use score::in_points;
pub use scoresheet::{Disagreement, Kind, LawSays, Objection, Scoresheet, Seat};
pub use spelling::{Spelling, folded};
