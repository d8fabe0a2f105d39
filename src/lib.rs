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
//! Everything that is said about an input is a [`diag::Finding`]; [`report`]
//! turns what was found into text, [`app`] opens, judges, changes and writes, and `cli` (under
//! the feature of that name, which is on unless it is turned off) takes the arguments and
//! prints.

pub use draughts_events::{
    event, field, norms, pairing, prizes, ratings, standings, swiss, trf, verify,
};
pub use draughts_games::{board, draw, moves, openings, pdn, record, rules};
pub use draughts_ground::diag;
pub use journalled_file as storage;

pub mod app;
#[cfg(feature = "cli")]
pub mod cli;
pub mod report;
pub mod words;
