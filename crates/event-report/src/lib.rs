//! Views of what an event holds: sheets of text, CSV, Markdown and HTML, JSON, the pages of a site.
//!
//! Nothing here prints, and no standing is made here; where a whole report or round is checked, what
//! counts as wrong is counted here. What an event holds is a view ([`event`]) that becomes a
//! [`sheet`], or a page of a [`site`]. JSON and CSV are for programs, and English; all else is in a
//! [language](draughts_report::words::Language). Records, rulings and diagrams are shown by
//! `draughts-report`, which also disarms the texts of others.

pub mod engine;
pub mod event;
mod event_games;
mod final_count;
mod history;
pub mod ratings;
mod reasons;
mod shared_out;
pub mod sheet;
pub mod site;
mod trf_check;
mod trf_standings;

pub use event_games::{
    DisagreementView, EVENT_GAMES_SCHEMA, GameEntryView, GamesEcho, GamesPart, GamesView,
    PlayerView, SurplusView,
};
pub use final_count::{FinalCountLine, FinalCountView};
pub use history::{HistoryDocument, HistoryView, NoTextView, OperationView};
pub use shared_out::{shared_out, shared_out_in_turn};
pub use trf_check::{PairCheck, RoundCheck, TRF_CHECK_SCHEMA, TrfCheck, impossible};
pub use trf_standings::{TRF_STANDINGS_SCHEMA, TrfRow, TrfStandings};
