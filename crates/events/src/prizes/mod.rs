//! Prizes: who gets what, to the smallest unit, and what is not awarded and why.
//!
//! Lists of prizes stand in the event file ([`Prizes`](crate::event::Prizes)): a main one for everybody, others for
//! categories. [`award`] divides them by the standings; [`allot`] is the arithmetic below it, on
//! exact fractions, for any players in the order of their places.
//!
//! The rules, in their order:
//!
//! 1. A prize of a list goes to the place in that list: the first prize to the best of those who
//!    may win it and have not taken a prize elsewhere, and so on.
//! 2. Those who are tied share as the list says ([`Sharing`](crate::event::Sharing)). Who is tied: players with the same
//!    points where a list shares; otherwise only those who are equal after every tie-break, whose
//!    prizes are divided equally, because nothing decides between them. By Hort these have each the
//!    same share, too: what their places bring, divided by their number.
//! 3. Where a player may take one prize only, the most valuable is taken; of equal ones that of the
//!    list named first. Players choose in the order of their places; what somebody leaves goes
//!    down to the next.
//! 4. With a minimum, the lowest placed of the tied gets nothing as long as the share is below it
//!    (by Hort: half the share, and only while there are more tied players than prizes for them).
//!    Those who are equal in everything give way together. One alone is always paid, and so are
//!    those who are all equal. What is given up stays with the tied who are paid.
//! 5. A thing is never divided: it goes to the place it was given for.
//! 6. Shares are rounded down to the unit of the list; what is left of the group's prizes is handed
//!    out one unit at a time, the best placed first, and a rest smaller than a unit goes to the
//!    best placed. So what is paid and what is not awarded is the sum given, to the smallest unit.

mod allot;
mod award;
mod case;
mod order;
mod share;
#[cfg(test)]
mod tests;

pub use allot::{Allotted, Choice, Contest, allot};
pub use award::{
    Awarded, Barred, Group, Holder, Left, ListAwarded, Unawarded, award, barred, withdrawn_after,
};
pub use case::{Case, CaseAmount, CaseFault};
pub use order::{Contender, Order};
pub use share::{Exact, Shared, Worth};
