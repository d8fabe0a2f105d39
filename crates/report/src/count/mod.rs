//! Counts of moves from a position, without a record: which run, how far they are, and a sheet for
//! ticking moves off.

mod sheet;
mod view;
mod words;

pub use view::{COUNT_SCHEMA, CountView};
pub use words::Tally;
