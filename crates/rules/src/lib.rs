//! The boards of draughts, and the laws of its many kinds as data.
//!
//! [`board`] holds squares, positions, FEN and the ways in which squares are printed; [`rules`] the
//! laws: a rule set is a short YAML document, each of its fields with the article it encodes.
//! Nothing here knows a move.
//!
//! ```
//! use draughts_rules::board::{Color, Geometry};
//! use draughts_rules::rules::named;
//!
//! # fn main() -> Result<(), draughts_rules::rules::RuleError> {
//! let laws = named("international")?;
//! assert_eq!(laws.geometry(), Geometry::Dark10);
//! assert_eq!(laws.start_position().pieces(Color::White).len(), 20);
//! # Ok(())
//! # }
//! ```

pub use draughts_ground::{diag, document, said};

pub mod board;
pub mod rules;
