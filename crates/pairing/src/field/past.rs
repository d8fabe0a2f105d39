//! A past round of a player.

use crate::{Color, Points};

/// A past round from the view of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PastRound {
    /// The opponent, as an index into the field, even if the game was not played.
    pub opponent: Option<usize>,
    /// The colour, if a game was played. Only then does the round count as a meeting and in the
    /// colour history (FIDE C.04.2, 3.4 and 3.5).
    pub played: Option<Color>,
    /// Whether the round was the pairing-allocated bye.
    pub allocated: bool,
    /// The points from the round.
    pub points: Points,
    /// Points that the arbiters added or subtracted in that round. They count in the score from
    /// then on, but are not points from the round.
    pub bonus: Points,
    /// Points that counted only for the pairing of that round.
    pub extra: Points,
}

impl PastRound {
    /// Returns the change of the score in the round.
    pub fn score(&self) -> Points {
        self.points + self.bonus
    }

    /// Creates a round without an opponent: a requested bye or an absence.
    pub const fn away(points: Points) -> Self {
        let (bonus, extra) = (Points::ZERO, Points::ZERO);
        Self { opponent: None, played: None, allocated: false, points, bonus, extra }
    }

    /// Creates a pairing-allocated bye.
    pub const fn bye(points: Points) -> Self {
        Self { allocated: true, ..Self::away(points) }
    }

    /// Creates a round in which a game was played.
    pub const fn game(opponent: usize, color: Color, points: Points) -> Self {
        Self { opponent: Some(opponent), played: Some(color), ..Self::away(points) }
    }

    /// Creates a round with a forfeit: a pairing without a game played.
    pub const fn forfeit(opponent: usize, points: Points) -> Self {
        Self { opponent: Some(opponent), ..Self::away(points) }
    }
}
