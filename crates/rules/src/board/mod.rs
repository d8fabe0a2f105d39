//! Squares, sets of squares, positions, and their written forms.
//!
//! Internally, every board is seen the same way: White below, the playable corner at the lower
//! left, squares counted row by row from the upper left. How a rule set prints its squares (where
//! number 1 is, letters or numbers, a mirrored board) is a separate layer, [`Numbering`].

mod color;
mod fen;
mod geometry;
mod hash;
mod numbering;
mod position;
mod square;

pub use color::{ByColor, Color};
pub(crate) use fen::parse_placement;
pub use fen::{Fen, FenError, FenFault, FenMend, FenNote, parse_fen, write_fen};
pub use geometry::{Direction, Geometry};
pub use hash::StableHash;
pub use numbering::{Corner, Numbering, SquareStyle};
pub use position::{KingRun, Piece, Position};
pub use square::{Square, SquareSet};
