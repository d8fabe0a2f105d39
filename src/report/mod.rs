//! Views of what the engine found: text, diagrams, JSON, CSV.
//!
//! Nothing here decides anything, and nothing here prints.

mod bidi;
pub mod columns;
mod count;
mod diagram;
pub mod engine;
pub mod event;
mod event_games;
mod final_count;
mod finding;
mod format;
mod game;
mod history;
mod line;
pub mod openings;
mod part;
pub mod ratings;
mod reasons;
mod retold;
pub mod rules;
mod ruling;
mod sanitize;
mod schemas;
mod shared_out;
pub mod sheet;
pub mod site;
mod table;
mod trf_check;
mod trf_standings;
mod view;
pub mod why;

pub(in crate::report) use bidi::isolated;
pub use count::{COUNT_SCHEMA, CountView, Tally};
pub use diagram::{
    BoardPicture, DiagramStyle, DiagramWord, LastMove, PictureStyle, Stamp, diagram,
};
pub use event_games::{
    DisagreementView, EVENT_GAMES_SCHEMA, GameEntryView, GamesEcho, GamesPart, GamesView,
    PlayerView, SurplusView,
};
pub use final_count::{FinalCountLine, FinalCountView};
pub use finding::{SourceText, render};
pub use format::{
    ConversionFormat, DrawingFormat, DuplicatesFormat, ExportFormat, FindingsFormat, Form, Format,
    PositionFormat, SheetFormat, TrfFormat,
};
pub use game::CSV_HEADER;
pub(crate) use game::csv_row;
pub use game::{GameStyle, RecordWord, write_game};
pub use history::{HistoryEcho, HistoryView};
pub use line::Line;
pub use part::{
    CountsView, DigestView, FileCountsView, FileGuessView, GUESS_SCHEMA, GuessView, GuessesView,
    InputsView, OptionsView, PART_SCHEMA, PartView, PieceView, SUMMARY_SCHEMA, SummaryView,
};
pub use retold::RetoldGame;
pub use ruling::{
    ADJUDICATE_SCHEMA, Answer, MomentView, Naming, NotDecided, RULING_MESSAGES, RulingOrigin,
    RulingView, Undecided, Unnamed, record_digest,
};
pub use sanitize::{escaped, json_of_plain, one_line, printable};
pub use schemas::Document;
pub(crate) use shared_out::{shared_out, shared_out_in_turn};
pub use table::table;
pub use trf_check::{CheckEcho, PairCheck, RoundCheck, TRF_CHECK_SCHEMA, TrfCheck, impossible};
pub use trf_standings::usual_tie_breaks;
pub use trf_standings::{Reckoned, TRF_STANDINGS_SCHEMA, TrfRow, TrfStandings};
pub use view::{FindingView, GameView, LawResultView, VALIDATE_SCHEMA};
