//! Norms: whether a player has met, in an event, the conditions of a document for a title.
//!
//! The document is the user's own, as rating schemes may be; none is shipped, because the project
//! has read no federation's text. A condition that cannot be judged, because a rating or a
//! federation is missing, is reported as unknown and never grants a norm.

mod codes;
mod judge;
mod scheme;
#[cfg(test)]
mod tests;

pub use codes::{NORM_CODES, NORMS_INVALID};
pub use judge::{
    Condition, JudgedCondition, NormAnswer, UnknownCategory, UnknownTitle, answers,
    unknown_categories, unknown_titles,
};
pub use scheme::{Foreigners, Norm, NormFault, NormScheme, ScoreFrom, TitleLine, Titles};
