//! Who is where, and why: places by points and tie-breaks, after any round.
//!
//! [`rank`] takes an event without errors and its [`Ledger`](crate::event::Ledger) up to
//! some round, and knows nothing of later rounds. [`explain`] says how each value of a
//! player came about; its parts add up to the values that [`rank`] gives. [`teams`] and
//! [`colors`] are the other tables that follow from the ledger.
//!
//! The tie-breaks of the FMJD (names as in its list of sorting criteria) use real scores:
//!
//! - An opponent counts with the score that stands in the table after the last round.
//! - Swiss and knockout: a round without a game (bye, absence, forfeit, a game struck out)
//!   is an opponent of 0 points, and so the worst. A forfeit is no win and no game.
//! - Round robin, Scheveningen, match: forfeits are games, as the opponent was known
//!   beforehand. A free round is no opponent at all, nor is a game that was struck out.
//! - A board without its result, adjourned, or with one game of two, is nobody's opponent
//!   until the result is there. A round that is not paired is nothing.
//! - Games of somebody who is out of the standings count for nothing.
//! - Micro-matches count with the points that they have in the standings.
//!
//! The tie-breaks of FIDE C.07 use adjusted scores; their rules are in `fide`.
//!
//! Each family of tie-breaks is a file: its parts ([`Part`]), of which values are sums.
//! Values are exact ([`Amount`]).

mod amount;
mod colors;
mod explain;
mod fide;
mod field;
mod formula;
mod groups;
mod head_to_head;
mod higher;
mod knockout;
mod line;
mod lots;
mod part;
mod products;
mod rank;
mod solkoff;
mod tally;
mod teams;
#[cfg(test)]
mod tests;
mod value;

pub use amount::Amount;
pub use colors::{ColorRow, colors};
pub use explain::{DrawnLot, Explained, Explanation, Undefined, explain};
pub use formula::Formula;
pub use line::ValueLine;
pub use part::{Part, Strike, Struck, What};
pub use rank::{NoPlace, Options, Row, Standings, rank};
pub use teams::{TeamRow, teams};
pub use value::{Against, Value};
