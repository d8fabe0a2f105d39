//! Formulas for values that are not the sum of their parts.

use serde::Serialize;

use super::Amount;

/// The formula for a number from the parts that are not struck out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Formula {
    /// The sum of the parts divided by their number, rounded, a half upwards.
    Mean,
    /// `TPR`: the mean of the ratings plus a rating difference.
    Performance {
        /// The mean of the ratings.
        mean: i32,
        /// The score as a percentage of the points available.
        percent: i32,
        /// The rating difference for that percentage, from the table in FIDE B.02, 8.1.1.
        difference: i32,
    },
    /// `PTP`: the lowest rating with an expected score against these opponents that is not less
    /// than the actual one.
    Perfect {
        /// The points of the games.
        score: Amount,
    },
    /// `DE`: the number of tied players who are ahead.
    Ahead,
    /// `DE` if two players have met several times: the average of their games counts (FIDE C.07,
    /// 6.1.2).
    AheadByAverage {
        /// The player's points among the tied players, with such averages.
        points: Amount,
    },
    /// The pairing number or rating itself, without parts.
    Given,
    /// `SSSC`: the other points of a team, plus their sum divided by a number, rounded, a half
    /// upwards.
    Combination {
        /// The team's points of the kind that does not rank teams first.
        points: Amount,
        /// The divisor.
        by: usize,
    },
    /// `TBR`: each step is the sum of the parts of one board, the first board first.
    TopBoards,
    /// `BBE`: each step is the sum of the parts of all boards except the last, then except the last
    /// two, and so on.
    BottomBoards,
}
