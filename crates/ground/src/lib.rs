//! Diagnostics and messages shared by the games half and the events half of `arbiter`.
//!
//! The two halves do not depend on each other. Both report problems in the terms of [`diag`]: a
//! stable code, a place in the text, a source. The message of a problem is a value of
//! [`said`](mod@said): it is displayed in English, and catalogues render it in other languages. The
//! feature `documents` turns faults in YAML documents into findings.
//!
//! ```
//! use draughts_ground::diag::LineMap;
//!
//! let text = "rules: international\nround: 3\n";
//! let place = LineMap::new(text.as_bytes()).place(28);
//! assert_eq!((place.line, place.column), (2, 8));
//! ```
//!
//! You meet this crate through the others, which re-export its modules. To declare messages and
//! findings of your own, see [`told!`] and [`found!`].

pub mod diag;
#[cfg(feature = "documents")]
pub mod document;
pub mod encoding;
pub mod entities;
pub mod numbers;
pub mod said;
pub mod score;
