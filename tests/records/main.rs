//! Game records: reading, judging, converting, repairing.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

#[path = "../support/mod.rs"]
mod support;
#[allow(unreachable_pub, reason = "a library shows them to the programs of the fuzzer")]
#[path = "../../fuzz/src/targets/mod.rs"]
mod targets;
#[path = "../texts/mod.rs"]
mod texts;

mod adjudicate;
mod app;
mod beside;
mod browser;
mod canonical;
mod columns;
mod conversion;
mod convert;
mod duplicates;
mod fuzzed;
mod game_end;
mod gap;
mod incident_relations;
mod incidents;
mod kept;
mod mutants;
mod names;
mod odd_positions;
mod packed;
mod parts;
mod pdn;
mod readers;
mod record;
mod repair;
mod results;
mod robustness;
mod shards;
mod signs;
mod slips;
mod streams;
mod tags;
mod viewer;
mod ways_of_writing;
