//! Game records: read, judged, converted, repaired.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

#[path = "../support/mod.rs"]
mod support;
#[path = "../texts/mod.rs"]
mod texts;

mod adjudicate;
mod app;
mod canonical;
mod conversion;
mod convert;
mod game_end;
mod incident_relations;
mod incidents;
mod readers;
mod repair;
mod robustness;
mod slips;
mod streams;
mod tags;
