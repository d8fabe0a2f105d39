//! Renders events as text, CSV, Markdown, HTML and JSON, and as the pages of a site.
//!
//! This crate renders; it neither prints nor computes standings. It does count the errors found
//! when a whole report or round is checked. The data of an event are a view ([`event`]) that
//! becomes a [`sheet`], or a page of a [`site`]. JSON and CSV are for programs and in English; all
//! else is in a [language](draughts_report::words::Language). `draughts-report` renders records,
//! rulings and diagrams, and makes texts from outside safe.
//!
//! ```
//! use draughts_event_report::event::{StandingsView, written};
//! use draughts_events::event::{Ledger, read};
//! use draughts_report::SheetFormat;
//! use draughts_report::words::Language;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let text = "schema: arbiter.event/1\nname: Evening\nsystem: {kind: round-robin, seed: 1}\n\
//!     players:\n  - {id: p1, name: Alder}\n  - {id: p2, name: Birch}\n";
//! let event = read("evening.yaml", text)?;
//! let view = StandingsView::new(&event, &Ledger::whole(&event), &[]);
//! let page = written(&view, SheetFormat::Text, 80, Language::Dutch);
//! assert!(String::from_utf8(page)?.contains("Alder"));
//! # Ok(())
//! # }
//! ```
//!
//! Each view takes the event and what it is about; [`event::written`] writes any of them in a format.
//!
//! See also: `draughts-events` for the event itself; `draughts-app` writes a whole site to a folder.

pub mod engine;
pub mod event;
mod event_games;
mod final_count;
mod history;
mod parallel;
pub mod ratings;
mod reasons;
pub mod sheet;
pub mod site;
mod trf_check;
mod trf_standings;

pub use event_games::{
    DisagreementView, EVENT_GAMES_SCHEMA, GameEntryView, GamesEcho, GamesView, OutcomeCount,
    PlayerView, SurplusView,
};
pub use final_count::{FinalCountLine, FinalCountView};
pub use history::{HistoryDocument, HistoryView, NoTextView, OperationView};
pub use parallel::{parallel_for_each, parallel_map};
pub use trf_check::{PairCheck, RoundCheck, TRF_CHECK_SCHEMA, TrfCheck, impossible};
pub use trf_standings::{TRF_STANDINGS_SCHEMA, TrfRow, TrfStandings};
