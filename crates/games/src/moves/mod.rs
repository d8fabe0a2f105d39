//! What is legal: one generator for every rule set.
//!
//! Bitboards over four layouts; the shapes of the known rule sets are compiled
//! each by itself, everything else of the laws is looked up while it runs.
//! Captures are found by one search whose ends are weighed by the rule set's
//! priority as a sort key. The inner files (`capture`, `quiet`, `engine`,
//! `only`) are where speed lives.

mod bits;
mod capture;
pub mod codes;
mod engine;
mod generator;
mod law;
mod layout;
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
pub use mv::Move;
pub use notation::MoveWriter;
pub use only::{Deed, NotPlayed};
pub use refusal::{Illegal, Refusal, Weighed, refusal};
pub use resolve::{Resolved, between, resolve};
