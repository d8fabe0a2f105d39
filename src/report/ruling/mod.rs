//! Rulings: as text to read aloud, as JSON, as a sheet to hand over.

mod build;
mod markdown;
mod seen;
mod text;
mod undecided;
mod view;

pub use build::RulingOrigin;
pub use undecided::{Answer, Undecided, Unnamed};
pub use view::{ADJUDICATE_SCHEMA, MomentView, RulingView, adjudicate_schema};
