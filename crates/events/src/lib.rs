//! Tournaments: pairings, results, standings and ratings.
//!
//! [`event`] is a tournament as plain data, [`field`] all that a Swiss pairing may depend on,
//! [`swiss`] the Swiss systems, [`verify`] an independent check of their pairings,
//! [`pairing`] schedules, brackets and the next round of an event, [`standings`] places and
//! tie-breaks, [`ratings`] rating lists, [`trf`] FIDE's files and cross-tables.

pub use draughts_ground::diag;

pub mod event;
pub mod field;
pub mod pairing;
pub mod ratings;
pub mod standings;
pub mod swiss;
pub mod trf;
pub mod verify;
