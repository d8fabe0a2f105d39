//! The common ground of the two halves of `arbiter`: what is said about an input.
//!
//! Neither the games nor the events know the other half; both say what they find in the
//! words of [`diag`]: a stable code, a place in the text, a source.
//!
//! ```
//! use draughts_ground::diag::{LineMap, Span};
//!
//! let text = "rules: international\nround: 3\n";
//! let place = LineMap::new(text.as_bytes()).place(Span { start: 28, end: 29 });
//! assert_eq!((place.line, place.column), (2, 8));
//! ```

pub mod diag;
