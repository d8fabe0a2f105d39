//! The same game in an archive more than once: under other spellings, with another date, with a
//! slip of the pen, or broken off. What is found are candidates, with what differs; a person
//! decides.
//!
//! A game takes two bytes a half-move and some hundred besides, so that a million of them fit into
//! 400 MB. Games meet by keys ([`keys`]), and only those that meet are compared, so that the time
//! grows with their number and not with its square.

mod compare;
mod entry;
mod found;
mod held;
mod keys;
mod likeness;
mod told;

pub use entry::Entry;
pub use found::{Found, found};
pub use held::Held;
pub use told::DuplicatesTold;
