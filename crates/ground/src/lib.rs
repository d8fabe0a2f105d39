//! The common ground of the two halves of `arbiter`: what is said about an input.
//!
//! Neither the games nor the events know the other half. Both report what they find in the terms of
//! [`diag`]: a stable code, a place in the text, a source. What is to be said about it is a value
//! of [`said`](mod@said), which becomes a sentence elsewhere.
//!
//! ```
//! use draughts_ground::diag::LineMap;
//!
//! let text = "rules: international\nround: 3\n";
//! let place = LineMap::new(text.as_bytes()).place(28);
//! assert_eq!((place.line, place.column), (2, 8));
//! ```

pub mod diag;
pub mod document;
pub mod encoding;
pub mod entities;
pub mod numbers;
pub mod said;
pub mod score;
