//! YAML that people write: read with places, edited without touching the rest.
//!
//! [`read`](mod@read) makes any type that serde knows from a text. If anything is wrong, it says
//! what ([`FaultKind`]), under which key, and at which line and column. [`edit()`] writes a change
//! into a text the way its author wrote it.
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
    Document, Expected, Fault, FaultKind, Found, Path, Place, Places, ReadError, Step, decode,
    from_str, from_value,
};
