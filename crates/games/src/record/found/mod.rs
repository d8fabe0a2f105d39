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
pub use claim::{ClaimFinding, ClaimNote};
pub use clock::ClockFault;
pub use decided::{
    Decided, Decision, DecisionArticle, HappenedAt, InlineArticle, RequiredAction, ToDecide,
};
pub use desk::{
    CannotBind, DemandFinding, EndFinding, HandlingFault, NoEffect, OfferFinding, UnusableIncident,
};
pub use draw::{DrawFinding, EvidenceMoves};
pub use help::RecordHelp;
pub use incident::IncidentFault;
pub use moved::{Broken, IrregularHalfMove, MoveChoice, MoveFault, MoveList, Spaced, SquareList};
pub use result::{EndReason, Otherwise, ResultByRules, ResultFault};
pub use setup::SetupFault;
pub use tag::TagOddity;
pub use text::{Further, TextFault};
