//! The records of a round, judged under the rules of its event and reduced to the data that a board
//! needs; [`draughts_events::event::games::compare`] compares them with the pairing.

mod drawn;
mod enter;
mod judge;
mod objected;
mod read;

pub use drawn::{BoardSought, DrawnBoards, NotAsDrawn};
pub use enter::RoundOfGames;
pub use judge::{Drawn, round as round_of_tag};
pub(crate) use judge::{PLAYOFF, is_of_playoff};
pub use objected::{Advised, Objected};
pub(crate) use read::kept_name;
pub use read::{laws, settings, sheets};
