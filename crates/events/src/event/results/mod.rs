//! The results of games: outcomes, how games ended, awards of points; entering and amending them.

pub(crate) mod award;
pub(crate) mod both_points;
pub(crate) mod check_awards;
pub(crate) mod clearing;
pub(crate) mod enter_given_up;
pub(crate) mod entering;
pub(crate) mod entry;
pub(crate) mod give_award;
pub(crate) mod given_up;
pub(crate) mod in_order;
pub(crate) mod outcome;
pub(crate) mod result_word;
pub(crate) mod unscorable;

pub use award::Award;
pub use both_points::{BothPoints, TeamCount};
pub use enter_given_up::{give_up, set_rated};
pub use entering::{Amend, accept_records, adjourn, enter, enter_games};
pub use entry::{Entry, NoSpot, Spot, Whose};
pub(crate) use give_award::beside_awards;
pub use give_award::{award, take_back};
pub use given_up::{Ending, GivenUp};
pub(crate) use in_order::TypedResults;
pub use in_order::{HowEnded, Typed, enter_in_order};
pub use outcome::{Outcome, Score};
pub use result_word::ResultWord;
pub use unscorable::ValidScores;
