//! Rating lists: the effects of games on the players' ratings, with explanations.
//!
//! A [`Scheme`] is a document: the curve of expected scores, K, initial ratings. A [`RatingList`]
//! is a file: initial ratings, then event by event the games with their changes, so that a rating
//! is the initial value plus the sum of its changes. [`update`] enters an event, or its
//! corrections. All numbers are whole: expected scores in millionths, changes in hundredths of a
//! point, both from tables of integers.

mod change;
pub mod codes;
mod echo;
mod explain;
mod facts;
mod fault;
mod list;
mod month;
mod newcomers;
mod performance;
mod read;
mod replay;
mod scheme;
mod schemes;
mod tables;
#[cfg(test)]
mod tests;
mod totals;
mod uncounted;
mod update;
mod who;

pub use change::{Change, Rating, Step};
pub use codes::RATING_CODES;
pub use echo::RatingListChange;
pub use explain::{Explained, ExplainedGame, explain};
pub use facts::{Verdict, key_of};
pub use fault::{ListFault, SchemeFault};
pub use list::{ListVersion, ListedPlayer, RatedEvent, RatedGame, RatingList};
pub use month::Month;
pub use newcomers::{BegunBy, Newcomers, begun_unrated, entered_before_played_later};
pub use performance::{Performance, performance};
pub use read::read;
pub use replay::{GameOnLists, PlayerGame, replay};
pub use scheme::{Curve, EntryRating, KClass, RatingBasis, Scheme, Sourced, Unit};
pub use schemes::{names, text};
pub use tables::{logistic, normal};
pub use totals::{Total, general, monthly};
pub use uncounted::{UncountedGames, UncountedReason};
pub use update::{NamesakeDecision, UpdateOptions, key_in, update};
pub use who::StatedIdentity;
