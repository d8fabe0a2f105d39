//! Draw clauses: the conditions of a draw, as data.
//!
//! A document has a flat form of a clause ([`DrawClauseDoc`]). Its parsed form is a [`Clause`],
//! whose [`ClauseRule`] has only the fields of its kind. [`Draws`] has both forms of every clause.
//! Another crate rules on them.

mod clause;
mod document;
mod list;
mod parse;
mod reading;
mod terms;

// Export everything, so that a new kind of clause needs no line here.
pub use clause::*;
pub use document::DrawClauseDoc;
pub use list::{ClauseError, Draws};
pub use reading::TextReading;
pub use terms::{
    Claimant, CountFrom, CountOf, Effect, OnCapture, OnLongDiagonal, Reset, Unless, WeakKing,
};

pub(super) use document::CLAUSE_FIELDS;
pub(super) use terms::serde_words;
