//! Tables of openings that are drawn by lot, as data.
//!
//! A table is a YAML document. It holds a line for each number, which leads to a position under the
//! rule set of the table, the decks to draw from, and the errors found in print. The built-in
//! tables are embedded (`openings/tables/*.yaml`); a user's table may extend one of them. A table
//! holds only numbers, moves and positions.
//!
//! Accepted:
//!
//! - moves in full (`c3-d4 d6:b4`, `9-13 21x14`) or short (`cd4`, `bd6`), with squares in letters
//!   or numbers, as `squares` says or else as in the rule set;
//! - `place a1-e5 d6-g5`: a man of each side or of one side is put on another square, after which
//!   White moves;
//! - `without 11 28, 8-11 24-19`: men are taken off before the moves;
//! - `start`.
//!
//! Refused, with line and column: illegal moves, squares that are not on the board, and anything
//! that contradicts the document's own statements (its digest, its count of positions, its decks).

pub mod codes;
mod document;
mod fault;
mod find;
mod line;
mod list;
mod number;
mod read;
mod table;

pub use document::{Field, LeftOut, Misprint};
pub use fault::{OpeningFault, TableFault};
pub use find::{ReachedOpening, Way};
pub use line::{OpeningLine, Placing};
pub use list::{names, text};
pub use number::Form;
pub use read::{OpeningsError, REFUSES};
pub use table::{LegalMoves, Opening, Table, TablePart};
