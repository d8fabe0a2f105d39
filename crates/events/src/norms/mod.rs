//! Norms: whether a player has met, in an event, the conditions of a document for a title.
//!
//! The document is one's own, as those of rating schemes can be; none is shipped, because no
//! federation's text was read. Whatever cannot be judged, because the event does not say a rating
//! or a federation, is said to be unknown, and no norm is granted by it.

mod codes;
mod judge;
mod scheme;
#[cfg(test)]
mod tests;

pub use codes::{NORM_CODES, NORMS_INVALID};
pub use judge::{
    Condition, Judged, NormAnswer, UnknownCategory, UnknownTitle, answers, unknown_categories,
    unknown_titles,
};
pub use scheme::{Foreigners, Norm, NormFault, NormScheme, ScoreFrom, TitleLine, Titles};
