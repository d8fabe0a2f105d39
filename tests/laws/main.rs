//! The rules: rule sets, move generation, draws, and the texts they rest on.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

#[path = "../support/mod.rs"]
mod support;

mod agreement;
mod choice;
mod conformance;
mod count;
mod custom_rules;
mod draws;
mod game;
mod game_types;
mod leaves;
mod line;
mod mailbox;
mod negatives;
mod opening_tables;
mod openings;
mod perft;
mod relations;
mod seeds;
mod sources;
mod spoken;
mod steps;
mod truth;
mod verdicts;
