//! Draws: every clause of every rule set on both sides of its limit, every counter against a
//! recount, rulings on claims.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod cases;
mod claims;
mod editions;
mod late;
mod paces;
mod played;
mod plies;
mod published;
mod random_claims;
mod recount;
pub(crate) mod wanderer;
