//! Reads YAML that people write, with the places of faults, and edits it in place.
//!
//! [`read`](mod@read) deserializes any serde type from a text. A fault comes with its kind
//! ([`FaultKind`]), its key, and its line and column. [`edit()`] makes a change in a text in the
//! style of its author, and leaves everything else untouched.
//!
//! ```
//! use serde::Deserialize;
//! use yaml_in_place::{FaultKind, edit, from_str};
//!
//! #[derive(Debug, Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Club {
//!     name: String,
//!     boards: u16,
//! }
//!
//! let text = "name: Eastside   # since 1921\nboards: 8\n";
//! let club: Club = from_str(text)?;
//! assert_eq!((club.name.as_str(), club.boards), ("Eastside", 8));
//!
//! let wrong = from_str::<Club>("name: Eastside\nbords: 8\n").unwrap_err();
//! assert_eq!((wrong.place.line, wrong.place.column), (2, 1));
//! assert!(matches!(wrong.fault.kind, FaultKind::UnknownKey { key, .. } if key == "bords"));
//!
//! let (before, after) = (serde_yaml::from_str(text)?, serde_yaml::from_str("{name: Eastside, boards: 10}")?);
//! assert_eq!(edit(text, &before, &after)?, "name: Eastside   # since 1921\nboards: 10\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod edit;
pub mod read;

pub use edit::{EditError, edit, print};
pub use read::{
    Document, Expected, Fault, FaultKind, Found, Path, PathStep, Place, Places, ReadError, decode,
    from_str, from_value,
};
