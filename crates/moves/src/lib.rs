//! Legal moves in draughts: one generator for every rule set.
//!
//! ```
//! use draughts_moves::{Generator, MoveWriter};
//! use draughts_moves::rules::named;
//!
//! # fn main() -> Result<(), draughts_moves::rules::RuleError> {
//! let laws = named("international")?;
//! let (generator, start) = (Generator::new(&laws), laws.start_position());
//! let legal = generator.legal_moves(&start);
//! let written = MoveWriter::new(&laws).write(&generator, &start, &legal, &legal[0]);
//! assert_eq!(written, "31-26");
//! assert_eq!(generator.perft(&start, 5), 27_117);
//! # Ok(())
//! # }
//! ```
//!
//! The generator uses bitboards in four layouts. The shapes of the known rule sets are each
//! compiled separately; all other rules are looked up at run time. One search finds all captures,
//! and ranks them by a sort key that encodes the priority rules. The inner modules (`capture`,
//! `quiet`, `engine`, `only`, `line`) are the performance-critical ones.

mod bits;
mod capture;
pub mod codes;
mod engine;
mod generator;
mod law;
mod layout;
mod line;
mod men;
mod mv;
mod node;
mod notation;
mod only;
mod perft;
mod quiet;
mod refusal;
mod resolve;
mod shape;

pub use draughts_board as board;
pub use draughts_ground::{diag, said};
pub use draughts_rules as rules;
pub use generator::Generator;
pub use line::RequestedMove;
pub use mv::Move;
pub use notation::MoveWriter;
pub use only::{MoveEffect, NotPlayed};
pub use refusal::{Illegal, PriorityCriterion, Refusal, refusal};
pub use resolve::{Resolved, between, resolve};
