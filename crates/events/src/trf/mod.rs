//! Tournament report files (TRF) of FIDE, and crosstables of draughts programs.
//!
//! [`draughts_trf`] reads and writes reports, and makes the input of a Swiss from them; all of it
//! is re-exported here. [`to_event`] and [`from_event`] convert a report to an
//! [`Event`](crate::event::Event) and back. Data that do not fit are never dropped silently: notes
//! list them.
//!
//! [`crosstable`] has the tables of Draughts Arbiter Pro and Toernooibase.

mod both_points;
pub mod crosstable;
mod export;
mod held;
mod import;
mod note;
mod own;
mod places;
mod plain;
mod ranked;
mod worth;

#[cfg(test)]
mod tests;

pub use crosstable::TableFault;
pub use draughts_trf::{
    Abnormal, Acceleration, Belongs, Called, Cell, Code, Contradiction, Contradicts, Document,
    FieldError, GameWorth, Head, Lacks, LineFault, LineUp, MAX_NUMBER, MAX_ROUND, MAX_TEAM,
    MatchResult, MatchWorth, Paired, Part, Particulars, Place, PlayerLine, Record, Side,
    SystemAsked, TRF_CODES, Team, TeamByes, TeamCourse, TeamForfeit, TeamLine, TeamPoints,
    TeamRound, TeamScores, TeamTable, Worth, coded_method, codes, contradictions, field,
    from_field, is_of_teams, met_all, names_no_system, numbers_are_places, paired, paired_rounds,
    pairing_method, players_of_field, read, refuse_teams, repeatable_method, says_rounds, suits,
    write, wrong_points,
};
pub use export::{Edition, NoReport, from_event};
pub use import::{NoEvent, first_day, names_tie_breaks, older_rules, tie_break_record, to_event};
pub use note::Note;
pub use places::{OtherPlace, other_places};
pub use ranked::RankedReport;
