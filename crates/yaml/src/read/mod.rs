//! Deserializes values from a text, and reports the place of every fault.
//!
//! Accepted: one document of YAML 1.2 in block or flow style, with or without a byte order mark, LF
//! or CRLF. A text without a document is an empty value. Plain scalars have the meaning of the core
//! schema (`true`, `~`, `0x1F`, `1e3`; but `no`, `12:30` and `007` are texts). A type may ask for a
//! text if a number is written: `id: 12` is then the text `12`.
//!
//! Refused before anything is built: texts over 16 MiB, nesting over 64 levels, control characters,
//! anchors and aliases, tags, a second document. Hence a small text cannot expand to a large value,
//! and a value has only the meaning written at its place.

mod access;
mod decode;
mod deserializer;
mod document;
mod error;
mod events;
mod fault;
mod path;
mod plain;
mod raised;

use serde::de::DeserializeOwned;
use serde_yaml::Value;

pub use decode::decode;
pub use document::{Document, Places};
pub use error::ReadError;
pub use fault::{Expected, Fault, FaultKind, Found};
pub use path::{Path, PathStep};

pub(crate) use events::Events;

/// A line and a column, both from 1; the column counts characters, a tab as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Deserializes a text.
///
/// # Errors
///
/// Returns the first fault, with its place: the text is not a single acceptable document, or does
/// not match `T`.
pub fn from_str<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    Document::read(text)?.to()
}

/// Deserializes a value as if it were written in a text.
///
/// # Errors
///
/// Fails if the value does not match `T`.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Box<Fault>> {
    Document::of(value).to().map_err(|error: ReadError| error.fault)
}
