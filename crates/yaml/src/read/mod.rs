//! A text read into values, with the place of whatever is wrong.
//!
//! Accepted is one document of YAML 1.2 in block or flow style, with or without a byte order
//! mark, LF or CRLF; no document at all reads as an empty value. Plain scalars mean what
//! the core schema says (`true`, `~`, `0x1F`, `1e3`; but `no`, `12:30` and `007` are texts),
//! and a caller may ask for a text where a number is written: `id: 12` is the text `12`.
//!
//! Refused, before anything is built: texts over 16 MiB, nesting over 64 levels, control
//! characters, anchors and aliases, tags, a second document. So nobody can make a small
//! text large, and a value means only what is written there.

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
pub use path::{Path, Step};

pub(crate) use events::Events;

/// A line and a column, both from 1; the column counts characters, a tab as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Reads a text.
///
/// # Errors
///
/// The first thing that is wrong, with its place: the text is not one document that may be read, or
/// does not say what `T` needs.
pub fn from_str<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    Document::read(text)?.to()
}

/// Reads a value as if it were written in a text.
///
/// # Errors
///
/// If the value does not say what `T` needs.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Box<Fault>> {
    Document::of(value).to().map_err(|error: ReadError| error.fault)
}
