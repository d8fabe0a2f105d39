//! The boards of draughts: squares, sets of squares, positions, and their written forms.
//!
//! Internally, every board has the same orientation: White below, the playable corner at the lower
//! left, squares counted row by row from the upper left. The printed names of the squares (the
//! corner of number 1, letters or numbers, a mirrored board) are a separate layer, [`Numbering`].
//!
//! ```
//! use draughts_board::{Color, Corner, Geometry, Numbering, SquareStyle, parse_fen, write_fen};
//!
//! # fn main() -> Result<(), draughts_board::FenError> {
//! let numbering = Numbering {
//!     geometry: Geometry::Dark10,
//!     mirrored: false,
//!     first: Corner::TopLeft,
//!     letters: Corner::BottomLeft,
//!     style: SquareStyle::Numeric,
//! };
//! let read = parse_fen("B:W31-35,K40:B20", &numbering, Color::White)?;
//! assert_eq!(read.position.pieces(Color::White).len(), 6);
//! assert_eq!(write_fen(&read.position, &numbering), "B:W31,32,33,34,35,K40:B20");
//! # Ok(())
//! # }
//! ```
//!
//! A [`Position`] has the pieces and the player to move; [`Geometry::square`] returns a square by its
//! index, and a [`Numbering`] by its printed name. A fault is an English sentence with the bytes it is
//! about ([`FenError`]).
//!
//! See also: `draughts-moves` has legal moves and `draughts-rules` the numbering of each rule
//! set, so that you need not write one; `draughts-report` draws diagrams.

mod color;
mod fen;
mod geometry;
mod hash;
mod numbering;
mod position;
mod square;

use draughts_ground::{diag, said};

pub use color::{ByColor, Color};
pub use fen::{Fen, FenError, FenFault, FenNote, FenRepair, parse_fen, parse_placement, write_fen};
pub use geometry::{Direction, Geometry};
pub use hash::StableHash;
pub use numbering::{Corner, Numbering, SquareStyle};
pub use position::{KingRun, Piece, Position};
pub use square::{Square, SquareSet};
