//! Matchings of dense graphs whose edges are computed when asked for.

mod blossoms;
mod forest;
mod perfect;
mod prices;
#[cfg(test)]
mod tests;
mod weight;

pub use perfect::{Graph, Matcher};
pub use weight::{Place, Slots, Weight, Wide};
