//! Pairings: who meets whom in which round, with which colours.
//!
//! Schedules are pure combinatorics of pairing numbers 1, 2, 3 ..., without names, results or
//! files. [`crate::swiss`] pairs the rounds of a Swiss, from the input that [`field()`] builds. A
//! schedule is a list of [`RoundPlan`]s in the order of the rounds, the pairs of a round in the
//! order of the boards. A [`LotSource`](crate::event::LotSource) makes all random choices from a seed that the
//! caller records, so one seed always gives the same draw.

mod berger;
mod bracket;
mod by_hand;
mod changed_qualifiers;
mod changed_winners;
mod field;
#[cfg(test)]
mod group_tests;
mod impossible;
pub mod knockout;
mod late;
#[cfg(test)]
mod league_tests;
mod match_play;
#[cfg(test)]
mod match_tests;
mod next;
mod numbers;
mod parts;
mod plan;
mod printed;
mod qualified;
mod rest;
mod scheveningen;
#[cfg(test)]
mod small_league;
mod swiss;
#[cfg(test)]
mod team_tests;
mod tree;
mod varma;

pub use berger::berger;
pub use by_hand::{advance, pair_by_hand, swap};
pub(crate) use changed_qualifiers::qualify_otherwise;
pub use changed_qualifiers::{ChangedQualifiers, changed_qualifiers, check_qualifiers};
pub use changed_winners::{ChangedWinner, changed_winners, has_knockout};
pub use field::{field, listed, published};
pub use late::pair_with_bye;
pub(crate) use match_play::{draw_colors, match_play};
pub use next::{PairOptions, pair_all, pair_next, schedule, unpair};
pub use parts::draw_later_groups;
pub use plan::{Pair, RoundPlan};
pub use qualified::withdrawn_qualifiers;
pub use rest::rounds_left;
pub use scheveningen::scheveningen;
pub use swiss::{number_parts, numbered};
pub use tree::{BracketEntrant, TreePair, tree};
pub use varma::{VarmaDraw, VarmaError, varma};
