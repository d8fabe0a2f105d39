//! The engine of `arbiter`, a command-line tool for draughts (checkers) arbiters.
//!
//! The modules for games: [`board`] (squares, positions, FEN), [`rules`] (rules as data), [`moves`]
//! (legal moves), [`pdn`] (game records as text), [`draw`] (draws and claims), [`record`] (records
//! judged under the rules), [`openings`] (tables of openings for drawing by lot).
//!
//! The modules for events, which do not depend on those for games: [`event`] (a tournament as plain
//! data), [`field`] (everything that a Swiss pairing may depend on), [`swiss`] (the Swiss systems),
//! [`verify`] (an independent check of their pairings), [`pairing`] (schedules, brackets, the next
//! round of an event), [`standings`] (ranks and tie-breaks), [`prizes`] (the distribution of
//! prizes), [`norms`] (the conditions of titles), [`ratings`] (rating lists), [`trf`] (FIDE's files
//! and crosstables), [`storage`] (a text file and its history, safe on a disk that can fail).
//!
//! Every message is a value ([`said::Said`]), and one about an input a [`diag::Finding`].
//! [`report`] turns findings into text, and [`event_report`] the contents of an event; [`schemas`]
//! has the schemas of the JSON output. [`app`] opens, judges, changes and writes. `cli`, under the
//! feature of that name, which is on by default, takes the arguments and prints.
//!
//! ```
//! # use draughts_arbiter::app::Error;
//! use draughts_arbiter::app::records::{Given, judged};
//! use draughts_arbiter::words::{Language, say};
//!
//! # fn main() -> Result<(), Error> {
//! // All games of a text, in order. `records::Stream` judges files in several threads.
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
    acts, event, field, norms, pairing, prizes, ratings, standings, swiss, trf, verify,
};
pub use draughts_games::{board, draw, moves, openings, pdn, record, rules};
pub use draughts_ground::{diag, said, score};
pub use draughts_report::{self as report, words};
pub use journalled_file as storage;

#[cfg(feature = "cli")]
pub mod cli;
pub mod schemas;
