//! Standings: places by points and tie-breaks after any round, with explanations.
//!
//! [`rank`] takes an event without errors and its [`Ledger`](crate::event::Ledger) up to some
//! round, and ignores later rounds. [`explain`] gives the origin of each value of a player; its
//! parts add up to the values that [`rank`] gives. [`teams`] and [`colors`] are the other tables
//! that follow from the ledger.
//!
//! The tie-breaks of the FMJD (names as in its list of sorting criteria) use real scores:
//!
//! - An opponent counts with the score in the table after the last round.
//! - Swiss and knockout: a round without a game (bye, absence, forfeit, a game struck out) counts
//!   as an opponent with 0 points, and so as the worst. A forfeit is neither a win nor a game.
//! - Round robin, Scheveningen, match: forfeits are games, because the opponent was known
//!   beforehand. A free round does not count as an opponent at all, nor does a game that was struck
//!   out.
//! - A board without its result, adjourned, or with one game of two, counts as nobody's opponent
//!   until it has its result. A round that is not paired counts for nothing.
//! - Games of a player who is out of the standings count for nothing.
//! - Micro-matches count with the points that they have in the standings.
//!
//! The tie-breaks of FIDE C.07 use adjusted scores; their rules are in `fide`.
//!
//! Each family of tie-breaks has a file, which gives its parts ([`Part`]); values are sums of
//! parts. Values are exact ([`Amount`]).

mod amount;
mod colors;
mod course;
mod explain;
mod fide;
mod formula;
mod groups;
mod head_to_head;
mod higher;
mod input;
mod knockout;
mod line;
mod lots;
mod part;
mod playoffs;
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
pub use course::{CourseState, MatchPlayer, MatchProgress, course};
pub use explain::{DrawnLot, Explained, Explanation, Undefined, explain, explain_each};
pub use fide::FideRules;
pub use formula::Formula;
pub use line::ValueLine;
pub use part::{Part, Strike, Struck, What};
pub use playoffs::Compared;
pub use rank::{NoPlace, RankingRow, Standings, StandingsOptions, rank};
pub use teams::{TeamRow, teams};
pub use value::{Against, Value};
