//! Checks of the documentation and of the dependencies between modules.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod columns;
mod declared;
mod errors;
mod examples;
mod house;
mod languages;
mod licences;
mod limits;
mod packages;
mod pages;
mod printed;
mod prose;
mod readme;
mod reference;
mod schema;
mod typed;
mod words;
