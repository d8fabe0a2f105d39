//! Findings about records, as values: one file per subject.

mod announced;
mod claim;
mod clock;
mod decided;
mod desk;
mod draw;
mod help;
mod incident;
mod moved;
mod result;
mod setup;
mod tag;
mod text;

pub use announced::CannotAnnounce;
pub use claim::{ClaimFound, ClaimNote};
pub use clock::ClockFault;
pub use decided::{Cited, Decided, Decision, Due, HappenedAt, Source, ToDecide};
pub use desk::{CannotBind, DemandFound, EndFound, HandFault, Idle, OfferFound, Unusable};
pub use draw::{DrawFound, Evidence};
pub use help::Help;
pub use incident::IncidentFault;
pub use moved::{Broken, Choice, MoveFault, Moves, Offence, Spaced, Squares};
pub use result::{Ended, LawGives, Otherwise, ResultFault};
pub use setup::SetupFault;
pub use tag::TagOdd;
pub use text::{Further, TextFault};
