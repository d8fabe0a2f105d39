//! Tournament report files (TRF) of FIDE, and cross-tables of draughts programs.
//!
//! A report is read, written and made the field of a Swiss by [`draughts_trf`], all of which is
//! named here too. [`to_event`] and [`from_event`] lead from it to an
//! [`Event`](crate::event::Event) and back. What one of the two has no place for is said in notes,
//! never dropped silently.
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
