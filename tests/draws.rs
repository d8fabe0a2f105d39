//! Draws: every clause of every rule set on both sides of its limit, every
//! counter against a recount, the rulings on claims.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod oracle;
mod support;

#[path = "draws/cases.rs"]
mod cases;
#[path = "draws/claims.rs"]
mod claims;
#[path = "draws/editions.rs"]
mod editions;
#[path = "draws/late.rs"]
mod late;
#[path = "draws/paces.rs"]
mod paces;
#[path = "draws/played.rs"]
mod played;
#[path = "draws/published.rs"]
mod published;
#[path = "draws/random_claims.rs"]
mod random_claims;
#[path = "draws/recount.rs"]
mod recount;
#[path = "draws/wanderer.rs"]
mod wanderer;
