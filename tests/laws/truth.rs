//! The rules of each set, written out independently a second time.
//!
//! Every field with its values; then, for every field that affects moves, a small position in which
//! the field decides whether one move is legal, checked for all sets.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod draws;
mod fields;
mod probe;
mod probes;
