//! The operations shared by the user interface, a server, the tests and the command line.
//!
//! Nothing here prints, parses arguments, sets exit codes, or reads a clock or the environment.
//!
//! [`records`] judges game records, of one text or of many files; [`adjudicate`] rules on claims;
//! [`event`] keeps an event in a file with its history; [`publish`] writes a site.
//!
//! ```
//! use draughts_app::records::{Given, judged};
//!
//! # fn main() -> Result<(), draughts_app::Error> {
//! let text = "[GameType \"20\"] 1. 33-28 19-23 2. 39-33 *";
//! let games = judged("evening.pdn", text, Given::default())?;
//! let finding = &games[0].findings[0].finding;
//! let text = "39-33: White must capture, and this move does not";
//! assert_eq!((finding.code(), finding.what().said().to_string().as_str()), ("capture-missed", text));
//! # Ok(())
//! # }
//! ```
//!
//! An [`Error`] is displayed in English, and [`Error::kind`] tells whose fault it is. The manual has more
//! under "Use arbiter from Rust, a server or a browser"; `examples/server.rs` of `draughts-arbiter` is a
//! server.

pub mod adjudicate;
pub mod codes;
pub mod count;
pub mod engine;
mod error;
pub mod event;
pub mod final_count;
mod hindrance;
pub mod lists;
mod litter;
pub mod moves;
pub mod named;
pub mod new_file;
pub mod new_folder;
pub mod norms;
pub mod openings;
pub mod perft;
pub mod prize_case;
pub mod publish;
pub mod ratings;
pub mod reading;
pub mod records;
pub mod round;
pub mod rules;
pub mod ruling;
pub mod schemes;
mod to_disk;
pub mod trf;
mod unfinished;
mod wrong;

pub use error::{EditFault, Error, Fault, Kind, RecordStop};
pub use hindrance::{CommandMisuse, Help, Hindrance};
pub use wrong::{Failed, SystemSays, Wrong};
