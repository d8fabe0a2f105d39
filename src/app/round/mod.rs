//! The records of a round, judged under the rules of its event and reduced to what a board
//! needs to know; [`crate::event::games::compare`] holds them against the pairing.

mod drawn;
mod enter;
mod judge;
mod objected;
mod read;

pub use drawn::{BoardSought, DrawnBoards, NotAsDrawn};
pub use enter::RoundOfGames;
pub use judge::{Drawn, PLAYOFF, is_of_playoff, round as round_of_tag, scoresheet};
pub use objected::{Advised, Objected};
pub use read::{kept_name, laws, settings, sheets};
