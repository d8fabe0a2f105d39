//! The two kinds of points of a team, and which of them make the order.

use serde::{Deserialize, Serialize};

use crate::event::{Points, TeamScore};

/// The points that rank teams first; the other kind is the first tie-break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TeamCount {
    /// Match points.
    #[default]
    MatchPoints,
    /// Board points.
    BoardPoints,
}

impl TeamCount {
    /// Returns whether the order is by these points.
    #[must_use]
    pub const fn is_by(self, score: TeamScore) -> bool {
        match (self, score) {
            (Self::MatchPoints, TeamScore::Match) | (Self::BoardPoints, TeamScore::Game) => true,
            (Self::MatchPoints, TeamScore::Game) | (Self::BoardPoints, TeamScore::Match) => false,
        }
    }

    /// Returns the order by the other points.
    #[must_use]
    pub const fn by_others(self) -> Self {
        match self {
            Self::MatchPoints => Self::BoardPoints,
            Self::BoardPoints => Self::MatchPoints,
        }
    }
}

/// The match points and board points of a team: of a round, of several rounds, or of an award.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(rename = "TeamBye", description = "What a round without an opponent is worth.")
)]
#[serde(deny_unknown_fields)]
pub struct BothPoints {
    /// Match points.
    pub match_points: Points,
    /// Board points.
    pub board_points: Points,
}

impl BothPoints {
    /// Returns the points that make the order, and the others.
    #[must_use]
    pub const fn ordered(self, count: TeamCount) -> (Points, Points) {
        match count {
            TeamCount::MatchPoints => (self.match_points, self.board_points),
            TeamCount::BoardPoints => (self.board_points, self.match_points),
        }
    }

    /// Returns both points, given those that make the order and the others.
    pub const fn of_ordered(count: TeamCount, (first, other): (Points, Points)) -> Self {
        match count {
            TeamCount::MatchPoints => Self { match_points: first, board_points: other },
            TeamCount::BoardPoints => Self { match_points: other, board_points: first },
        }
    }

    /// Returns the points that make the order.
    #[must_use]
    pub const fn first(self, count: TeamCount) -> Points {
        self.ordered(count).0
    }

    /// Returns the points that do not make the order.
    #[must_use]
    pub const fn other(self, count: TeamCount) -> Points {
        self.ordered(count).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_points_of_an_order_are_those_it_is_by() {
        let (match_points, board_points) = (Points::whole(3), Points::whole(7));
        let both = BothPoints { match_points, board_points };
        for (count, first, other) in [
            (TeamCount::MatchPoints, match_points, board_points),
            (TeamCount::BoardPoints, board_points, match_points),
        ] {
            assert_eq!((both.first(count), both.other(count)), (first, other));
            assert_eq!(both.first(count.by_others()), other);
            assert_eq!(BothPoints::of_ordered(count, both.ordered(count)), both);
            assert_eq!(count.is_by(TeamScore::Match), first == match_points);
            assert_eq!(count.is_by(TeamScore::Game), first == board_points);
        }
    }
}
