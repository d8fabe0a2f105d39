//! Events and rating lists as files: opened, changed under the lock, verified, and written with
//! their history.
//!
//! ```
//! use draughts_app::Error;
//! use draughts_app::event::{Echo, EventFile, WriteMode};
//! use draughts_events::acts::{AddPlayers, EnterResults, PairRound};
//! use draughts_events::event::acts::NewPlayer;
//! use draughts_events::event::{Event, Miswritten, System, SystemKind};
//! use journalled_file::Author;
//! use draughts_report::words::{Language, say};
//!
//! # fn main() -> Result<(), Error> {
//! # let folder = std::env::temp_dir().join(format!("arbiter-example-{}", std::process::id()));
//! # let path = folder.join("club.yaml");
//! let secretary = Author {
//!     command: "the page of the club".into(),
//!     at: "2026-09-03T19:30:00+02:00".into(),
//!     by: "the secretary".into(),
//! };
//! let file = EventFile::at(path);
//! let event = Event::new("Club", System::new(SystemKind::RoundRobin));
//! file.begin(&secretary, "new", &Echo::begun(&event), &event)?;
//! let players = ["Ash", "Elm"].map(NewPlayer::named).into();
//! file.apply(&secretary, WriteMode::Write, AddPlayers { players })?;
//! let pair = PairRound::default();
//! file.apply(&secretary, WriteMode::Write, pair)?;
//!
//! // A result as typed; the effect is described in the reader's language.
//! let entry = "1=2-0".parse().map_err(|wrong: Miswritten| Error::usage(&wrong))?;
//! let result = EnterResults { entries: vec![entry], round: None, reason: None };
//! let changed = file.apply(&secretary, WriteMode::Write, result)?;
//! assert!(say(&changed.said[0], Language::Dutch).starts_with("ronde 1, bord 1: "));
//! assert_eq!(file.read()?.rounds[0].boards[0].result.len(), 1);
//! file.undo(&secretary, WriteMode::Write, 1)?;
//! assert!(file.read()?.rounds[0].boards[0].result.is_empty());
//! # std::fs::remove_dir_all(&folder).expect("it is there");
//! # Ok(())
//! # }
//! ```

mod apply;
mod begin;
mod check;
mod conflict_copies;
mod desk;
mod disagreeing;
mod done;
mod draw;
mod drawn_again;
mod echo;
mod export;
mod hardly_meant;
mod import;
mod kept;
mod last_changed;
mod look;
mod missing;
mod naming;
mod new;
mod pdn;
mod pdn_game;
mod pdn_playoffs;
mod pdn_result;
mod playoff;
mod public_pdn;
mod retold;
mod steps;

pub use apply::apply;
pub use begin::{LengthOf, NewEvent, NotBegun};
pub use check::{CheckLine, EventCheck, last_due};
pub use conflict_copies::{copies_of, original_of};
pub use desk::{AnswerEffect, Desk, DeskPlayer, Key, NotAtDesk, Pressed, Prompt, Shown};
pub use done::Done;
pub use draughts_events::acts::Line;
pub use draughts_events::event::acts::{categories, category};
pub use draw::{DrawRequest, Lots, Per, card, drawn, lines_of_round, opening_moves};
pub use drawn_again::DrawnOtherwise;
pub use echo::{ColumnMeaning, Echo, Summary};
pub use export::export;
pub use import::{Imported, NotImported, import};
pub use kept::{Changed, ChangedBy, Document, KeptFile, WriteMode};
pub(crate) use last_changed::last_changed;
pub use look::{
    PairingQuestion, alone, bracket, group_at, in_part, knockout_stage, known_round, ledger,
    of_teams, prizes_of, stage, team, team_named, winner,
};
pub use missing::Missing;
pub use new::{can_be_named, can_begin};
pub use pdn::{EventPdn, PdnNote, WrittenPdn};
pub(crate) use pdn_result::result_format;
pub use playoff::{OrderBy, PlayoffRequest, opened};
pub use public_pdn::PublishedGames;
pub use retold::retold;

use draughts_events::event::Event;
use draughts_events::ratings::RatingList;

/// An event with its history.
pub type EventFile = KeptFile<Event>;
/// A rating list with its history.
pub type RatingFile = KeptFile<RatingList>;
