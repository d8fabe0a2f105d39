//! Rulings as text to read aloud, as JSON, and as a sheet to sign and hand over.

mod board;
mod build;
mod html;
mod markdown;
mod seen;
mod sheet;
mod text;
mod undecided;
mod view;
mod words;
mod wrap;

pub(super) use board::{TitledPosition, svg};
pub use build::{RulingOrigin, record_digest};
pub use undecided::{AnswerByRuleSet, Undecided, Unnamed};
pub use view::{ADJUDICATE_SCHEMA, MomentView, RulingView};
pub(super) use words::{
    ElseThen, Phrase, RulingWriter, Sentence, arbiter_must_find, capital, ended_words, force_words,
    on_what, pieces_stand, remaining_words, resets_words,
};
pub(super) use wrap::LineWidth;
