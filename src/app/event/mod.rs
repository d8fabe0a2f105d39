//! Events and rating lists as files: opened, changed under the lock, verified, written with
//! their history.
//!
//! ```
//! use draughts_arbiter::app::event::{Done, Echo, EventFile, Mode};
//! use draughts_arbiter::event::{Event, System, SystemKind, acts};
//! use draughts_arbiter::{pairing, storage::Author};
//!
//! # fn main() -> Result<(), draughts_arbiter::app::Error> {
//! # let folder = std::env::temp_dir().join(format!("arbiter-example-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder).expect("a folder");
//! # let path = folder.join("club.yaml");
//! let secretary = Author {
//!     command: "the page of the club".into(),
//!     at: "2026-09-03T19:30:00+02:00".into(),
//!     by: "the secretary".into(),
//! };
//! let file = EventFile::at(path);
//! let event = Event::new("Club", System::new(SystemKind::RoundRobin));
//! file.begin(&secretary, "new", &Echo::begun(&event), &event)?;
//! file.change(&secretary, Mode::Write, "add", |event| {
//!     let players = ["Ash", "Elm"].map(acts::NewPlayer::named);
//!     acts::add(event, players.into())?;
//!     Ok::<_, draughts_arbiter::app::Error>(Done::default())
//! })?;
//! assert_eq!(file.read()?.players.len(), 2);
//! file.undo(&secretary, Mode::Write, 1)?;
//! assert_eq!(file.read()?.players.len(), 0);
//! # std::fs::remove_dir_all(&folder).expect("it is there");
//! # Ok(())
//! # }
//! ```

mod acts;
mod apply;
mod begin;
mod beside;
mod check;
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
mod team_acts;

pub(super) use acts::amendment;
pub use apply::apply;
pub use begin::{LengthOf, NewEvent, NotBegun};
pub use check::{CheckSum, Checked};
pub use desk::{Answered, Desk, DeskPlayer, Key, NotAtDesk, Pressed, Prompt, Shown};
pub use done::{Done, Line};
pub use draw::{DrawRequest, Lots, Per, card, drawn, lines_of_round};
pub use drawn_again::DrawnOtherwise;
pub use echo::{Echo, Head, Summary};
pub use export::export;
pub use import::{Imported, NotImported, import};
pub use kept::{Changed, Document, Kept, Mode};
pub(in crate::app) use last_changed::last_changed;
pub use look::{
    PairingQuestion, alone, bracket, categories, category, in_part, knockout_stage, known_round,
    ledger, of_teams, prizes_of, stage, team, team_named, winner,
};
pub use new::{can_be_named, can_begin};
pub use pdn::{EventPdn, PdnNote, WrittenPdn};
pub use playoff::{OrderBy, PlayoffRequest, opened};
pub use public_pdn::PublishedGames;
pub use retold::retold;

use crate::event::Event;
use crate::ratings::RatingList;

/// An event with its history.
pub type EventFile = Kept<Event>;
/// A rating list with its history.
pub type RatingFile = Kept<RatingList>;
