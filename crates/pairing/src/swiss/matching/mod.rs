//! Matchings of dense graphs whose edges are computed on demand.

mod blossoms;
mod forest;
mod perfect;
mod prices;
#[cfg(test)]
mod tests;
mod weight;

pub(super) use perfect::{Graph, Matcher};
pub(super) use weight::{Place, Slots, Weight, Wide};
