//! Draughts games under the rules of many federations.
//!
//! - [`moves`] generates the legal moves.
//! - [`pdn`] reads and writes game records as text.
//! - [`draw`] detects draws and rules on claims.
//! - [`record`] judges records under the rules.
//! - [`openings`] reads the tables from which openings are drawn.
//! - [`board`] is `draughts-board`, and [`rules`] is `draughts-rules`.
//!
//! ```
//! use draughts_games::pdn::GameStream;
//! use draughts_games::record::{Laws, MainLine, ReplayOptions, codes, replay};
//! use draughts_games::rules::named;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let laws = Laws::new(named("international")?);
//! let mut games = GameStream::new("1. 33-28 19-23 2. 39-33 *".as_bytes());
//! let game = games.next_game()?.expect("a game");
//! let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), ReplayOptions::default());
//! assert!(report.findings.iter().any(|found| found.finding.is(codes::CAPTURE_MISSED)));
//! # Ok(())
//! # }
//! ```
//!
//! [`record::Case`] answers a claim in a game, and [`record::LiveGame`] follows one that is being
//! played. The examples `validate_file` and `adjudicate` read files.
//!
//! See also: [`moves::Game`] to play without a record; `draughts-report` for rulings, tables and
//! diagrams; `draughts-app` for files, guessed rule sets and several threads.

pub use draughts_board as board;
pub use draughts_ground::{diag, document, encoding, entities, said, score};
pub use draughts_moves as moves;
pub use draughts_rules as rules;

pub mod draw;
pub mod openings;
pub mod pdn;
pub mod record;
