//! Draws: the draw clauses of a rule set, applied to a game.
//!
//! A game is a [`Timeline`] of positions. Clauses that count moves keep [`Count`]s. Repetition
//! compares exact positions, never hashes. `kind` has one file per kind of clause. [`rule`] answers
//! a claim with a [`Ruling`]: granted, conditional, not yet or refused (defined at [`Verdict`]),
//! with the moments that are its evidence and with its [`Reason`]s.
//!
//! This module prints nothing and is independent of records: a moment is the number of half-moves
//! made.

mod balance;
mod claim;
mod count;
mod counting;
mod edition;
mod kind;
mod met;
mod named;
mod noted;
mod reason;
mod ruling;
mod timeline;
mod words;

pub(crate) use balance::{strong_side_of, too_many_men};
pub use claim::{Claim, ClaimBasis, rule, rule_by_itself};
pub use count::{Count, CountEnd, Counter, Demand, counts};
pub use edition::{OtherEdition, editions_beside, other_editions, other_rulings};
pub(crate) use edition::{editions_that_differ, same_clause};
pub use kind::{DrawRequirement, RequiredPieces, materials_said};
pub use met::{MetClause, can_meet, conditions};
pub(crate) use met::{as_met_at, effects_can_meet, every_met};
pub use named::{HalfMoveName, NamedGame};
pub use noted::{DifferenceNote, EvidenceNote, OccurrenceMoments, ReasonNote};
pub use reason::{ClaimBar, DrawClaimant, OfferOutcome, PastOffer, PositionDifference, Reason};
pub use ruling::{Evidence, EvidenceKind, OtherReading, ReadingOutcome, Ruling, Verdict};
pub use timeline::{PlayedMove, Timeline};
pub use words::clause_said;
