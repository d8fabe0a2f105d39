//! What is legal: one generator for every rule set.
//!
//! Bitboards over four layouts. The shapes of the known rule sets are each compiled separately;
//! everything else in the laws is looked up at run time. Captures are found by one search, whose
//! ends are weighed by the rule set's priority as a sort key. The inner files (`capture`, `quiet`,
//! `engine`, `only`, `line`) are where the speed lies.

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

pub use generator::Generator;
pub(crate) use line::Asked;
pub use mv::Move;
pub use notation::MoveWriter;
pub use only::{Deed, NotPlayed};
pub use refusal::{Illegal, Refusal, Weighed, refusal};
pub use resolve::{Resolved, between, resolve};
