//! A slow, obvious move generator, against which the generator of the crate is checked.
//!
//! It implements the laws a second time, on a board of rows and columns, and shares no code with
//! the crates: it reads the fields of a rule set, and a position square by square.
//!
//! The other modules are:
//!
//! - the comparison of the two generators, and the random positions for it;
//! - the counts of a game from scratch;
//! - the pairing of a Swiss, and of team events, by exhaustive search;
//! - the possible meanings of a record with one slip of the pen, played with the crate's own moves.

pub mod agreement;
mod board;
mod captures;
pub mod dutch_swiss;
mod lines;
mod moves;
pub mod positions;
pub mod random;
pub mod recount;
pub mod slips;
pub mod team_swiss;

use board::Board;
pub use board::Side;
pub use captures::StoppedCapture;
pub use moves::{Oracle, OracleMove};
