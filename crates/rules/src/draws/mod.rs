//! Draw clauses: when a game is drawn, as data.
//!
//! A document writes a clause flatly ([`DrawClauseDoc`]); what it says is a [`Clause`], whose
//! [`ClauseRule`] has the fields of its kind and no others. [`Draws`] holds both, clause by
//! clause. Ruling on them is the business of the draw room.

mod clause;
mod document;
mod list;
mod parse;
mod reading;
mod terms;

// Everything, so that a new kind of clause needs no line here.
pub use clause::*;
pub use document::DrawClauseDoc;
pub use list::{ClauseFault, Draws};
pub use reading::TextReading;
pub use terms::{
    Claimant, CountFrom, CountOf, Effect, OnCapture, OnLongDiagonal, Reset, Unless, WeakKing,
};

pub(super) use document::CLAUSE_FIELDS;
pub(super) use terms::serde_words;
