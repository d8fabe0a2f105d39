//! Points that the arbiters give or take, apart from results of games.

use serde::{Deserialize, Serialize};

use crate::event::{BothPoints, Event, Mode, PlayerId, Points, Round, is_default};

/// Points given to a player or a team; negative if they are taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Award {
    /// The player, or the team.
    pub to: PlayerId,
    /// The round in which they count; 0 before the first.
    pub round: Round,
    /// The last round that was paired when the points were given, if it is a later one: the rounds
    /// up to it were paired without these points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paired: Option<Round>,
    /// The points given to a player.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: Points,
    /// The match points given to a team.
    #[serde(default, skip_serializing_if = "is_default")]
    pub match_points: Points,
    /// The board points given to a team.
    #[serde(default, skip_serializing_if = "is_default")]
    pub board_points: Points,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Whether the award is a penalty in the arbiter's book, so that its reason is private. Not
    /// stored in any file.
    #[serde(skip)]
    pub private: bool,
}

impl Award {
    /// Creates an award without points yet.
    pub const fn new(to: PlayerId, round: Round) -> Self {
        let zero = Points::ZERO;
        let (points, match_points, board_points) = (zero, zero, zero);
        let (paired, reason) = (None, None);
        Self { to, round, paired, points, match_points, board_points, reason, private: false }
    }

    /// Returns whether another award gives the same, whenever each was given.
    pub fn is_same(&self, other: &Self) -> bool {
        *self == Self { paired: self.paired, ..other.clone() }
    }

    /// Returns the points it gives in an event: those that make the order, and the other points of
    /// a team.
    pub fn in_event(&self, event: &Event) -> (Points, Points) {
        let Mode::Boards(of) = event.scoring.mode else { return (self.points, Points::ZERO) };
        self.of_team().ordered(of.count)
    }

    /// Returns the points it gives a team.
    const fn of_team(&self) -> BothPoints {
        BothPoints { match_points: self.match_points, board_points: self.board_points }
    }

    /// Sets the points it gives a team.
    pub(crate) const fn give_team(&mut self, both: BothPoints) {
        (self.match_points, self.board_points) = (both.match_points, both.board_points);
    }
}
