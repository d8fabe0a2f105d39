//! Draughts games under the laws of many federations.
//!
//! [`moves`] says what is legal under the laws; [`pdn`] holds game records as text; [`draw`] draws
//! and claims; [`record`] judges records by the laws; [`openings`] the tables from which openings
//! are drawn. The boards are those of `draughts-board`, [`board`]; the laws those of
//! `draughts-rules`, [`rules`].
//!
//! ```
//! use draughts_games::pdn::Games;
//! use draughts_games::record::{Laws, MainLine, ReplayOptions, codes, replay};
//! use draughts_games::rules::named;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let laws = Laws::new(named("international")?);
//! let mut games = Games::new("1. 33-28 19-23 2. 39-33 *".as_bytes());
//! let game = games.next_game()?.expect("a game");
//! let report = replay(&game, MainLine::read(&game), &laws, Vec::new(), ReplayOptions::default());
//! assert!(report.findings.iter().any(|found| found.finding.is(codes::CAPTURE_MISSED)));
//! # Ok(())
//! # }
//! ```

pub use draughts_board as board;
pub use draughts_ground::{diag, document, encoding, entities, said, score};
pub use draughts_moves as moves;
pub use draughts_rules as rules;

pub mod draw;
pub mod openings;
pub mod pdn;
pub mod record;
