//! Counts of moves from a position, without a record: which run, where they stand, and a
//! sheet to tick off.

mod sheet;
mod view;
mod words;

pub use view::{COUNT_SCHEMA, CountView};
pub use words::Tally;
