//! The engine of `arbiter`, a command-line tool for draughts (checkers) arbiters.
//!
//! The games half: [`board`] (squares, positions, FEN), [`rules`] (the laws as
//! data), [`moves`] (what is legal under them), [`pdn`] (game records as text),
//! [`draw`] (draws and claims), [`record`] (records judged by the laws), [`openings`] (tables
//! from which openings are drawn).
//!
//! The event half, which does not know the games half: [`event`] (a tournament as
//! plain data), [`field`] (all that a Swiss pairing may depend on), [`swiss`] (the
//! Swiss systems), [`verify`] (an independent check of their pairings), [`pairing`]
//! (schedules, brackets, the next round of an event), [`standings`] (places and tie-breaks),
//! [`prizes`] (who gets what), [`norms`] (the conditions of titles), [`ratings`] (rating lists), [`trf`] (FIDE's files and cross-tables),
//! [`storage`] (a text file and its history, safe on a disk that can fail).
//!
//! Everything that is said is a value ([`said::Said`]), about an input a [`diag::Finding`]; [`report`]
//! turns what was found into text, [`event_report`] what an event holds ([`schemas`] has the schemas of what it writes as JSON), [`app`] opens, judges, changes and writes, and `cli` (under
//! the feature of that name, which is on unless it is turned off) takes the arguments and
//! prints.
//!
//! ```
//! # use draughts_arbiter::app::Error;
//! use draughts_arbiter::app::records::{Given, judged};
//! use draughts_arbiter::words::{Language, say};
//!
//! # fn main() -> Result<(), Error> {
//! // Every game of a text, in the order of the games. Files are judged in all threads by
//! // `records::Stream`.
//! let uploaded = "1. 33-28 19-23 2. 39-33 *";
//! let games = judged("evening.pdn", uploaded, Given::default())?;
//! let found = games.iter().flat_map(|game| &game.findings);
//! let said: Vec<String> =
//!     found.map(|one| say(&one.finding.what().said(), Language::English)).collect();
//! assert!(said.iter().any(|line| line.contains("capture")), "{said:?}");
//! # Ok(())
//! # }
//! ```
//!
//! `examples/server.rs` judges an upload, rules on a claim and keeps an event, as a server would.

pub use draughts_app as app;
pub use draughts_event_report as event_report;
pub use draughts_events::{
    event, field, norms, pairing, prizes, ratings, standings, swiss, trf, verify,
};
pub use draughts_games::{board, draw, moves, openings, pdn, record, rules};
pub use draughts_ground::{diag, said, score};
pub use draughts_report::{self as report, words};
pub use journalled_file as storage;

#[cfg(feature = "cli")]
pub mod cli;
pub mod schemas;
