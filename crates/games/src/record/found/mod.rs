//! What is found in a record, as values: one file for each thing a record is held against.

mod clock;
mod draw;
mod help;
mod incident;
mod result;
mod setup;
mod text;

pub use clock::ClockFault;
pub use draw::{DrawFound, Evidence};
pub use help::Help;
pub use incident::IncidentFault;
pub use result::{Ended, LawGives, ResultFault};
pub use setup::SetupFault;
pub use text::{Further, TextFault};
