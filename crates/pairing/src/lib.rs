//! Swiss pairings by the rules of FIDE, for players (C.04.3) and for teams (C.04.6).
//!
//! [`field`] is everything that the pairing of a round may depend on. [`swiss`] has the pairing
//! systems and the reasons for their pairings. [`verify`] checks any pairing; it shares only the
//! field and the basic types with the systems, and none of their rules. The crate reads no files
//! and is independent of events: its caller builds a [`Field`](field::Field). The basic types are
//! [`Points`], [`Color`], [`LotSource`] and [`Parity`]; a system also has its names in event files and
//! tournament reports.
//!
//! Each player has the past rounds, in which an opponent is an index into the list, not a pairing
//! number. [`swiss::pair`] refuses a field that contradicts itself, and names the player.
//!
//! ```
//! use draughts_pairing::field::{Entrant, Field, PastRound, ResultWorth};
//! use draughts_pairing::{Color, PairingMethod, Points, swiss, verify};
//!
//! # fn main() -> Result<(), swiss::NotPaired> {
//! let (win, draw, loss) = (Points::whole(2), Points::whole(1), Points::ZERO);
//! // Round 1: 1 beat 3, 2 and 4 drew, and 5 had the bye.
//! let players = vec![
//!     Entrant::new(1).after(vec![PastRound::game(2, Color::White, win)]),
//!     Entrant::new(2).after(vec![PastRound::game(3, Color::Black, draw)]),
//!     Entrant::new(3).after(vec![PastRound::game(0, Color::Black, loss)]),
//!     Entrant::new(4).after(vec![PastRound::game(1, Color::White, draw)]),
//!     Entrant::new(5).after(vec![PastRound::bye(win)]),
//! ];
//! let field = Field::new(players, 2, 3, ResultWorth { win, draw, loss });
//! let paired = swiss::pair(PairingMethod::Dutch, &field)?.pairing;
//! let number = |at: usize| field.players[at].number;
//! let boards: Vec<_> = paired.pairs.iter().map(|p| (number(p.white), number(p.black))).collect();
//! assert_eq!((boards, paired.bye.map(number)), (vec![(2, 1), (5, 4)], Some(3)));
//!
//! let rules = swiss::system(PairingMethod::Dutch).info().rules;
//! assert!(verify::check(&field, &paired, rules).is_empty());
//! # Ok(())
//! # }
//! ```
//!
//! See also: `draughts-trf` makes a field of a FIDE tournament report, and `draughts-events`
//! keeps an event. [`swiss::ExplainedPairing`] has the reasons for a pairing, and
//! [`swiss::simulate`] makes tournaments to test with.

pub mod baku;
mod color;
pub mod color_history;
pub mod field;
mod lot;
mod methods;
mod parity;
mod points;
pub mod rating_tables;
pub mod swiss;
pub mod verify;

pub use color::Color;
pub use color_history::{Preference, Strength};
pub use lot::LotSource;
pub use methods::PairingMethod;
pub(crate) use methods::each_pairing_system;
pub use parity::Parity;
pub use points::{NotPoints, Points};
