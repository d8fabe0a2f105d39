//! Tournament report files (TRF) of FIDE, and crosstables of draughts programs.
//!
//! [`draughts_trf`] reads and writes reports, and makes the input of a Swiss from them; most of it
//! is re-exported here. [`to_event`] and [`from_event`] convert a report to an
//! [`Event`](crate::event::Event) and back. Data that do not fit are never dropped silently: notes
//! list them.
//!
//! [`crosstable`] has the tables of Draughts Arbiter Pro and Toernooibase.

mod both_points;
pub mod crosstable;
mod export;
mod import;
mod lost;
mod note;
mod own_comments;
mod places;
mod plain;
mod ranked;
mod worth;

#[cfg(test)]
mod tests;

pub use crosstable::CrosstableFault;
pub use draughts_trf::{
    AbnormalPoints, Acceleration, AssignedSystem, BlankSide, Cell, Contradiction,
    ContradictionKind, ContradictionPlace, Document, ExpectedContent, FieldContent, FieldError,
    GameWorth, HeadRecord, LineFault, LineUp, MAX_NUMBER, MAX_ROUND, MAX_TEAM, MatchResult,
    MatchWorth, MissingData, NamedCompetitor, Particulars, PlayerLine, PointsKey, Record,
    ReportPairing, ResultCode, TRF_CODES, Team, TeamByes, TeamForfeit, TeamLine, TeamPoints,
    TeamRound, TeamRoundKind, TeamScores, TeamTable, check_competitors, coded_method, codes,
    competitors, contradictions, field, from_field, has_final_rank_numbers, has_round_count,
    is_of_teams, names_no_system, paired, paired_rounds, pairing_method, read, refuse_teams,
    repeatable_method, round_robin_cycles, write, wrong_points,
};
pub use export::{Edition, NoReport, from_event};
pub use import::{NoEvent, first_day, names_tie_breaks, older_rules, tie_break_record, to_event};
pub use note::ConversionNote;
pub use own_comments::EarlierCells;
pub use places::{PlaceMismatch, other_places};
pub use ranked::RankedReport;
