//! What is fuzzed: see `targets`.

pub mod targets;
