//! Legal moves in draughts: one generator for every rule set.
//!
//! [`Game`] is the place to start: it holds a position, the rules and the notation.
//!
//! ```
//! use draughts_moves::Game;
//! use draughts_moves::board::SquareStyle;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut game = Game::named("russian")?.with_style(SquareStyle::Algebraic);
//! game.play_text("c3-d4")?;
//! assert_eq!(game.written_moves()[..2], ["b6-a5", "b6-c5"]);
//! let wrong = game.parse("b6-b5").unwrap_err();
//! assert_eq!(wrong.to_string(), "`b5` is not a square in play: this board has a1-h8");
//!
//! // Positions are read and written as FEN, under the numbering of the rule set.
//! let ending = Game::named("frisian")?.at_fen("B:WK46:B19,27")?;
//! assert_eq!(ending.fen(), "B:WK46:B19,27");
//! # Ok(())
//! # }
//! ```
//!
//! Rule sets are data: `rules::names` lists those of the project, and `rules::from_text` reads
//! another. To search, use [`Generator`], which [`Game::generator`] returns:
//!
//! ```
//! use draughts_moves::Game;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = Game::named("international")?;
//! assert_eq!(game.generator().perft(game.position(), 5), 27_117);
//! # Ok(())
//! # }
//! ```
//!
//! See also: `draughts-games` reads game records, and judges draws and irregularities;
//! `draughts-report` draws diagrams. [`resolve`] and [`refusal()`] are what [`Game::parse`] uses.
//!
//! The generator uses bitboards in four layouts. The shapes of the known rule sets are each
//! compiled separately; all other rules are looked up at run time. One search finds all captures,
//! and ranks them by a sort key that encodes the priority rules. The inner modules (`capture`,
//! `quiet`, `engine`, `only`, `line`) are the performance-critical ones.

mod bits;
mod capture;
pub mod codes;
mod engine;
mod game;
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
pub use game::{BoardEnd, BoardEndCause, Game, NotInGame};
pub use generator::Generator;
pub use line::RequestedMove;
pub use mv::Move;
pub use notation::MoveWriter;
pub use only::{MoveEffect, NotPlayed};
pub use refusal::{Illegal, PriorityCriterion, Refusal, refusal};
pub use resolve::{Resolved, between, resolve};
