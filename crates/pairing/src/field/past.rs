//! A past round of a player.

use crate::{Color, Points};

/// What a past round was for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Past {
    /// The opponent, as a place in the field, even if the game was not played.
    pub opponent: Option<usize>,
    /// The colour, if a game was played: only then does the round count as a meeting and in the
    /// history of colours (FIDE C.04.2, 3.4 and 3.5).
    pub played: Option<Color>,
    /// True for the pairing-allocated bye.
    pub allocated: bool,
    /// The points that the round gave.
    pub points: Points,
    /// Points that the arbiters gave or took away in that round: they count in the score
    /// from then on, and are not what the round gave.
    pub bonus: Points,
    /// Points that counted for the pairing of that round only.
    pub extra: Points,
}

impl Past {
    /// What the round added to the score.
    #[must_use]
    pub fn score(&self) -> Points {
        self.points + self.bonus
    }

    /// Creates a round without an opponent: a bye that was asked for, an absence.
    #[must_use]
    pub const fn away(points: Points) -> Self {
        let (bonus, extra) = (Points::ZERO, Points::ZERO);
        Self { opponent: None, played: None, allocated: false, points, bonus, extra }
    }

    /// Returns the pairing-allocated bye.
    #[must_use]
    pub const fn bye(points: Points) -> Self {
        Self { allocated: true, ..Self::away(points) }
    }

    /// Creates a game that was played.
    #[must_use]
    pub const fn game(opponent: usize, color: Color, points: Points) -> Self {
        Self { opponent: Some(opponent), played: Some(color), ..Self::away(points) }
    }

    /// Creates a pairing without a game played: a forfeit.
    #[must_use]
    pub const fn forfeit(opponent: usize, points: Points) -> Self {
        Self { opponent: Some(opponent), ..Self::away(points) }
    }
}
