//! Swiss pairings by the rules of FIDE, for players (C.04.3) and for teams (C.04.6).
//!
//! [`field`] is everything that the pairing of a round may depend on. [`swiss`] has the pairing
//! systems and the reasons for their pairings. [`verify`] checks any pairing; it shares only the
//! field and the basic types with the systems, and none of their rules. The crate reads no files
//! and is independent of events: its caller builds a [`Field`](field::Field). The basic types are
//! [`Points`], [`Color`], [`LotSource`] and [`Parity`]; a system also has its names in event files and
//! tournament reports.
//!
//! ```
//! use draughts_pairing::field::{Entrant, Field, ResultWorth};
//! use draughts_pairing::{Color, PairingMethod, Parity, Points, swiss, verify};
//!
//! # fn main() -> Result<(), swiss::Impossible> {
//! let entrant = |number: u16| Entrant {
//!     number,
//!     order: number.into(),
//!     rating: None,
//!     score: Points::ZERO,
//!     extra: Points::ZERO,
//!     secondary: None,
//!     plays: true,
//!     past: Vec::new(),
//! };
//! let field = Field {
//!     players: (1..=6).map(entrant).collect(),
//!     round: 1,
//!     rounds: 3,
//!     initial_color: Color::White,
//!     parity: Parity::default(),
//!     worth: ResultWorth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
//!     apart: Vec::new(),
//!     seed: 0,
//! };
//! let dutch = swiss::system(PairingMethod::Dutch);
//! let paired = dutch.pair(&field)?;
//! assert_eq!((paired.pairing.pairs[0].white, paired.pairing.pairs[0].black), (0, 3));
//! assert!(verify::check(&field, &paired.pairing, dutch.info().rules).is_empty());
//! # Ok(())
//! # }
//! ```

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
