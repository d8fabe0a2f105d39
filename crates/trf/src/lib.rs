//! Reads and writes FIDE tournament report files (TRF), and prepares their next pairing.
//!
//! [`read`] accepts TRF16, TRF26 and the extension codes of JaVaFo (`XX..`) and bbpPairings
//! (`BB..`) in any mixture. It returns a [`Document`], and every fault with its line and column.
//! [`write()`] formats a document as text, with the same fields in the same records.
//! [`contradictions()`] reports records that contradict each other; [`TeamTable`] has the team
//! matches, and [`GameWorth`] the points for results.
//!
//! [`field()`] converts a report to the [`Field`](draughts_pairing::field::Field) that a system of
//! [`draughts_pairing::swiss`] pairs, [`paired`] returns the pairing of a round in a report, and
//! [`from_field`] converts a field to a report.
//!
//! Findings are values with a code, a place and facts. They are displayed in English
//! (`finding.what().said()`); `draughts-words` renders them in Dutch, too.
//!
//! ```
//! use draughts_pairing::swiss;
//! use draughts_trf::{field, pairing_method, read};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let text = "\
//! 012 Evening
//! 142 2
//! 001    1      Alder                                                              1.0    1     3 w 1
//! 001    2      Birch                                                              1.0    2     4 b 1
//! 001    3      Cedar                                                              0.0    3     1 b 0
//! 001    4      Dogwood                                                            0.0    4     2 w 0
//! FIDE
//! ";
//! let (report, findings) = read(text.as_bytes());
//! // The last line is not a known record: it is noted and kept.
//! let at = findings[0].place.expect("a line");
//! assert_eq!((findings[0].code(), at.line), ("trf-record", 7));
//!
//! let next = field(&report, None)?;
//! assert_eq!(next.round, 2);
//! let dutch = swiss::system(pairing_method(&report)?);
//! let paired = dutch.pair(&next)?;
//! let numbers = paired.pairing.pairs.iter().map(|pair| {
//!     (next.players[pair.white].number, next.players[pair.black].number)
//! });
//! assert_eq!(numbers.collect::<Vec<_>>(), [(2, 1), (3, 4)]);
//! # Ok(())
//! # }
//! ```
//!
//! See also: [`draughts_pairing::verify`] checks the pairings of a report; `draughts-events` makes
//! an event of a report, and a report of an event.

mod bye;
mod cell;
pub mod codes;
mod columns;
mod contradictions;
pub mod day;
mod document;
mod everybody;
mod field;
mod read;
mod repeated;
mod sex;
mod team_records;
mod teams;
mod worth;
mod write;

#[cfg(test)]
mod tests;

pub use bye::{ByeKind, UnplayedPoints};
pub use cell::{Cell, ResultCode};
pub use codes::TRF_CODES;
pub use contradictions::{Contradiction, ContradictionKind, ContradictionPlace, contradictions};
pub use document::{
    AbnormalPoints, Acceleration, Document, HeadRecord, MAX_NUMBER, MAX_ROUND, PlayerLine,
    PointsKey, Record,
};
pub use everybody::round_robin_cycles;
pub use field::{
    AssignedSystem, FieldError, MissingData, NamedCompetitor, Particulars, PointAdjustment,
    ReportPairing, check_competitors, coded_method, competitors, field, from_field,
    has_final_rank_numbers, has_round_count, is_of_teams, names_no_system, paired, paired_rounds,
    pairing_method, point_adjustments, refuse_teams, repeatable_method, wrong_points,
};
pub use read::{BlankSide, ExpectedContent, FieldContent, LineFault, read};
pub use sex::Sex;
pub use team_records::{LineUp, MAX_TEAM, MatchResult, TeamByes, TeamForfeit, TeamLine};
pub use teams::{MatchWorth, Team, TeamPoints, TeamRound, TeamRoundKind, TeamScores, TeamTable};
pub use worth::GameWorth;
pub use write::write;

use read::{points_in, span_of};
