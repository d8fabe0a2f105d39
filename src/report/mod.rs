//! Views of what the engine found: text, diagrams.
//!
//! Nothing here decides anything, and nothing here prints.

mod diagram;
mod finding;
mod sanitize;
mod table;

pub use diagram::{DiagramStyle, diagram};
pub use finding::{SourceText, render};
pub use sanitize::printable;
pub use table::table;
