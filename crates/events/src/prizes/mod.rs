//! Prizes: awards to the smallest unit, and the prizes not awarded, with reasons.
//!
//! Prize lists are stored in the event file ([`Prizes`](crate::event::Prizes)): a main one for
//! everybody, others for categories. [`award`] divides them by the standings; [`allot`] is the
//! underlying arithmetic on exact fractions, for any players in order of place.
//!
//! The rules, in order:
//!
//! 1. A prize of a list goes to the place in that list: the first prize to the best eligible player
//!    who has not taken a prize elsewhere, and so on.
//! 2. Tied players share according to the list ([`Sharing`](crate::event::Sharing)). Players with
//!    the same points are tied if the list shares; otherwise only players who are equal after every
//!    tie-break, whose prizes are divided equally because nothing separates them. Under Hort, such
//!    players have equal shares too: the sum for their places, divided by their number.
//! 3. If a player may take only one prize, the player takes the most valuable, or the one of the
//!    list named first among equals. Players choose in order of place; a prize not taken passes to
//!    the next player.
//! 4. With a minimum, the lowest placed of the tied players gets nothing as long as the share is
//!    below it (under Hort: half the share, and only while there are more tied players than prizes
//!    for them). Players who are equal in everything give way together. A single player is always
//!    paid, and so are players who are all equal. The money given up stays with the tied players
//!    who are paid.
//! 5. A thing is never divided: it goes to its place.
//! 6. Shares are rounded down to the unit of the list; the remainder of the group's prizes is
//!    handed out one unit at a time, best placed first, and a remainder below a unit goes to the
//!    best placed. So the sums paid and not awarded add up to the total of the prizes, to the
//!    smallest unit.

mod allot;
mod award;
mod case;
mod order;
mod share;
#[cfg(test)]
mod tests;

pub use allot::{Allotment, Choice, PrizeContest, allot};
pub use award::{
    Awarded, Holder, IneligibleReason, ListAwarded, Unawarded, UnawardedPrize, WinnerGroup, award,
    barred, withdrawn_after,
};
pub use case::{Case, CaseAmount, CaseFault};
pub use order::{Contender, ContenderOrder};
pub use share::{Exact, PrizeValue, Shared};
