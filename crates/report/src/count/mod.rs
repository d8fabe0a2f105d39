//! Counts of moves from a position, without a record.
//!
//! They tell which counts run and how far they are; a sheet is for ticking moves off.

mod sheet;
mod view;
mod words;

pub use view::{COUNT_SCHEMA, CountView};
pub use words::CountMessage;
