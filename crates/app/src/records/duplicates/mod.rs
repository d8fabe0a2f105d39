//! Duplicate games in an archive: under other spellings, with another date, with a slip of the pen,
//! or broken off. The results are candidates with their differences, for a person to decide.
//!
//! A game takes two bytes per half-move and about a hundred more, so that a million games fit into
//! 400 MB. Keys bring games together ([`keys`]), and only games with a common key are compared, so
//! that the time grows with their number and not with its square.

mod compare;
mod entry;
mod found;
mod held;
mod keys;
mod likeness;
mod told;

pub use entry::NewGame;
pub use found::{LikelyDuplicate, likely_duplicates};
pub use held::Held;
pub use told::DuplicatesTold;
