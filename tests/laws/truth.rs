//! Which rule set says what: the table of the laws, written out a second time.
//!
//! Every field by its values, then, for every field that affects moves, a small
//! position in which it decides whether one move is legal, checked for all sets.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod draws;
mod fields;
mod probe;
mod probes;
