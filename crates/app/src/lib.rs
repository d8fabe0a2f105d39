//! The operations shared by the user interface, a server, the tests and the command line.
//!
//! Nothing here prints, parses arguments, sets exit codes, or reads a clock or the environment.

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
