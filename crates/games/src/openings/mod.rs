//! Tables of openings that are drawn by lot, as data.
//!
//! A table is a YAML document: for each number a line, the position it leads to under the rule
//! set of the table, the decks that are drawn from, and what was found wrong in print. The
//! project's tables are embedded (`openings/tables/*.yaml`); a table of one's own may extend one
//! of them. Numbers, moves and positions only.
//!
//! Accepted: a line as moves in full (`c3-d4 d6:b4`, `9-13 21x14`) or short (`cd4`, `bd6`),
//! squares by letters or numbers, printed as `squares` says or else as the rule set does;
//! `place a1-e5 d6-g5`, a man of each side or of one put elsewhere, after which White moves;
//! `without 11 28, 8-11 24-19`, men taken off before the moves; `start`. Refused with line and
//! column: what is not legal, does not fit the board, or contradicts what the document states of
//! itself (its digest, its count of positions, its decks).

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
pub use fault::{OpeningWrong, TableFault};
pub use find::{Reached, Way};
pub use line::{Line, Placing};
pub use list::{names, text};
pub use number::Form;
pub use read::{OpeningsError, REFUSES};
pub use table::{Legal, Opening, Part, Table};
