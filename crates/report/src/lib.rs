//! Renders findings, games and rulings as text, tables, diagrams, JSON and CSV.
//!
//! This crate renders; it neither prints nor rules. A finding is shown above its line
//! ([`render`], [`write_game`]), a ruling as it is read aloud ([`RulingView`]), a position as a
//! [`diagram()`] or a [`BoardPicture`], games as rows ([`columns`]).
//! JSON and CSV are for programs and in English; all else is in a [language](words::Language).
//! Texts from outside are made safe ([`printable`], [`escaped`], [`csv_row`]).
//! `draughts-event-report` renders events.
//!
//! [`words`] has the engine's messages, and the help that names the program's commands and options.
//!
//! ```
//! use draughts_games::pdn::GameStream;
//! use draughts_games::record::{Laws, MainLine, ReplayOptions, replay};
//! use draughts_games::rules::named;
//! use draughts_report::words::Language;
//! use draughts_report::{SourceText, TerminalStyle, render};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let laws = Laws::new(named("international")?);
//! let text = "1. 33-28 19-23 2. 39-33 *";
//! let mut games = GameStream::new(text.as_bytes());
//! let game = games.next_game()?.expect("a game");
//! let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), ReplayOptions::default());
//! let source = SourceText { name: "evening.pdn", text: text.as_bytes() };
//! let plain = TerminalStyle::default();
//! let shown = render(&report.findings[0].finding, source, Language::Dutch, plain);
//! assert!(shown.contains("evening.pdn:1:19") && shown.contains("^"), "{shown}");
//! # Ok(())
//! # }
//! ```
//!
//! The example `diagram` draws a position.
//!
//! See also: `draughts-app` judges whole files and rules on claims, and renders with this crate.

mod bidi;
pub mod columns;
mod conditional;
mod count;
mod diagram;
mod finding;
mod format;
mod game;
mod line;
mod moves;
pub mod openings;
mod part;
mod retold;
pub mod rules;
mod ruling;
mod sanitize;
pub mod table;
mod view;
pub mod viewer;
pub mod words;

pub use bidi::isolated;
pub use conditional::ConditionalView;
pub use count::{COUNT_SCHEMA, CountMessage, CountView};
pub use diagram::{BoardPicture, DiagramStyle, LastMove, PictureStyle, Stamp, diagram};
pub use finding::{SourceText, TerminalStyle, render};
pub use format::{
    CardsFormat, ConversionFormat, DrawingFormat, DuplicatesFormat, ExportFormat, FindingsFormat,
    Form, Format, OpeningsFormat, PlainFormat, PositionFormat, RecordFormat, RulingFormat,
    SheetFormat, TrfFormat, ViewFormat,
};
pub use game::CSV_HEADER;
pub use game::{GameStyle, csv_row, write_game};
pub use line::Line;
pub use moves::{MoveView, MovesView, SquareView, WhyView};
pub use part::{
    CountsView, DigestView, FileCountsView, FileGuessView, GUESS_SCHEMA, GuessView, GuessesView,
    InputsView, OptionsView, PART_SCHEMA, PartView, PieceView, SUMMARY_SCHEMA, SummaryView,
};
pub use retold::RetoldGame;
pub use ruling::{
    ADJUDICATE_SCHEMA, AnswerByRuleSet, MomentView, RulingOrigin, RulingView, Undecided, Unnamed,
    record_digest,
};
pub use sanitize::{escaped, json_of_plain, one_line, printable, to_printable_json};
pub use table::table;
pub use view::{FindingView, GameView, LawResultView, VALIDATE_SCHEMA};
