//! A slow, obvious move generator: the laws written out again, on a board of rows and
//! columns, against which the generator of the crate is checked.
//!
//! It shares no code with the crates. It reads the fields of a rule set, and a
//! position square by square; what those mean on the board is written out here
//! a second time. Next to it stand what compares the two, the random positions for it, and the
//! counts of a game from scratch, and
//! the pairing of a Swiss, and of team events, by trying everything; and what a record with a slip
//! of the pen can have been, which plays by the crate's own moves.

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
pub use moves::{Oracle, OracleMove};
