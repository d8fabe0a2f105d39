//! Tournaments: pairings, results, standings and ratings.
//!
//! [`event`] is a tournament as plain data; [`acts`] is what an arbiter does to it; [`field`] is the
//! complete input of a Swiss pairing;
//! [`swiss`] holds the Swiss systems, [`verify`] an independent check of their pairings;
//! [`pairing`] makes schedules, brackets and the next round of an event; [`standings`] gives places
//! and tie-breaks, [`prizes`] the prizes that follow from them, [`ratings`] rating lists, [`norms`]
//! the conditions of titles; [`trf`] converts events to and from tournament reports and
//! crosstables.
//!
//! ```
//! use draughts_events::event::acts::enter;
//! use draughts_events::event::{Ledger, Round, read};
//! use draughts_events::pairing::{PairOptions, pair_next};
//! use draughts_events::standings::{StandingsOptions, rank};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let text = "schema: arbiter.event/1\nname: Evening\n\
//!     system: {kind: round-robin, seed: 1}\nplayers:\n  \
//!     - {id: p1, name: Alder}\n  - {id: p2, name: Birch}\n";
//! let mut event = read("evening.yaml", text)?;
//! pair_next(&mut event, PairOptions::default())?;
//! enter(&mut event, Round(1), &["p1=win".parse()?], None)?;
//! let standings = rank(&event, &Ledger::whole(&event), StandingsOptions::default());
//! assert_eq!(event.players[standings.rows[0].player].name, "Alder");
//! # Ok(())
//! # }
//! ```
//!
//! To change an event as an arbiter does, apply an [`acts::Act`]: it returns a new event, or refuses and
//! says why. An [`event::Event`] is read like its file (`event.players[0].name`).
//!
//! See also: `draughts-event-report` makes lists and pages; `draughts-app` keeps an event in a file
//! with its history; `draughts-pairing` pairs without an event.

pub use draughts_ground::{diag, document, encoding, said, score};
pub use draughts_pairing::{field, swiss, verify};

pub mod acts;
pub mod event;
pub mod norms;
pub mod pairing;
pub mod prizes;
pub mod ratings;
pub mod standings;
pub mod trf;
