//! Tournament report files (TRF) of FIDE, and cross-tables of draughts programs.
//!
//! [`read`] takes TRF16, TRF26 and the extension codes of JaVaFo (`XX..`) and bbpPairings
//! (`BB..`) in whatever mixture, and gives a [`Document`] with everything that is wrong at
//! its line and column; [`write()`] gives the text of a document, the same fields in the
//! same records. [`to_event`] and [`from_event`] lead to an [`Event`](crate::event::Event)
//! and back; [`field()`] and [`from_field`] to the [`Field`](crate::field::Field) that a Swiss system pairs. What
//! one of the two has no place for is said in notes, never dropped silently.
//!
//! [`crosstable`] has the tables of Draughts Arbiter Pro and Toernooibase.

mod cell;
pub mod codes;
mod columns;
mod contradictions;
pub mod crosstable;
mod day;
mod document;
mod export;
mod field;
mod held;
mod import;
mod note;
mod plain;
mod read;
mod team_records;
mod teams;
mod worth;
mod write;

#[cfg(test)]
mod tests;

pub use cell::{Cell, Code};
pub use codes::TRF_CODES;
pub use contradictions::{Contradiction, Contradicts, Place, contradictions};
pub use crosstable::TableFault;
pub use document::{
    Abnormal, Acceleration, Document, Head, MAX_NUMBER, MAX_ROUND, PlayerLine, Record, Worth,
};
pub use export::{Edition, NoReport, from_event};
pub use field::{
    Called, FieldError, Lacks, Paired, Particulars, coded_method, field, from_field, is_of_teams,
    numbers_are_places, paired, paired_rounds, pairing_method, players_of_field, refuse_teams,
    repeatable_method, says_rounds, suits, wrong_points,
};
pub use held::Held;
pub use import::{NoEvent, first_day, names_tie_breaks, older_rules, to_event};
pub use note::Note;
use read::points_in;
pub(crate) use read::span_of;
pub use read::{Belongs, LineFault, Part, Side, read};
pub use team_records::{LineUp, MAX_TEAM, MatchResult, TeamByes, TeamForfeit, TeamLine};
pub use teams::{MatchWorth, Team, TeamCourse, TeamPoints, TeamRound, TeamScores, TeamTable};
pub use write::write;
