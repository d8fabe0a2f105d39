//! Formulas for values that are not the sum of their parts.

use serde::Serialize;

use super::Amount;

/// How a number comes from the parts that are not struck out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Formula {
    /// Their sum, divided by their number, rounded half up.
    Mean,
    /// `TPR`: their mean and a difference of ratings.
    Performance {
        /// The mean of the ratings.
        mean: i32,
        /// The points of the games, as a percentage of what could be won.
        percent: i32,
        /// The rating difference for that by the table of FIDE B.02, 8.1.1.
        difference: i32,
    },
    /// `PTP`: the lowest rating whose expected score against them is not less.
    Perfect {
        /// The points of the games.
        score: Amount,
    },
    /// `DE`: how many of the tied players are ahead.
    Ahead,
    /// `DE` where two have met several times: their games count as their average (FIDE C.07, 6.1.2).
    AheadByAverage {
        /// What the games of the player among the tied come to so.
        points: Amount,
    },
    /// The pairing number or the rating itself; there are no parts.
    Given,
    /// `SSSC`: the other points of a team, and their sum divided by a number, rounded half up.
    Combination {
        /// The points of the team that do not make the order.
        points: Amount,
        /// What the sum is divided by.
        by: usize,
    },
    /// `TBR`: each step is the sum of the parts of a board, the first board first.
    TopBoards,
    /// `BBE`: each step is the sum of the parts of all boards but the last, but the last two, and
    /// so on.
    BottomBoards,
}
