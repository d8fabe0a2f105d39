//! What only matches of teams ask: both points, of which one makes the order.

use super::{Mode, Scoring};
use crate::event::{ByeKind, Points, TeamBye, TeamCount};

/// The boards of a match of teams, as its standings see them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardsOfMatch {
    /// How many.
    pub boards: u16,
    /// Which points make the order of the teams.
    pub count: TeamCount,
    /// Points of a won board.
    pub win: Points,
    /// Points of a drawn board.
    pub draw: Points,
    /// True if the points that do not make the order give colours too (FIDE C.04.6, 4.2.2).
    pub both_scores: bool,
    /// What a round without an opponent is worth; as a won match if it is not said.
    pub bye: Option<TeamBye>,
}

impl BoardsOfMatch {
    /// So many points at every board.
    pub(super) fn all(self, points: Points) -> Points {
        points.times(Points::whole(self.boards.into()))
    }

    /// Match points and board points of a team that does not play.
    pub(super) fn without_match(self, kind: ByeKind, of_match: Points) -> TeamBye {
        match (kind, self.bye) {
            (ByeKind::PairingAllocated, Some(bye)) => bye,
            (ByeKind::PairingAllocated | ByeKind::FullPoint, _) => {
                TeamBye { match_points: of_match, board_points: self.all(self.win) }
            }
            (ByeKind::HalfPoint, _) => {
                TeamBye { match_points: of_match, board_points: self.all(self.draw) }
            }
            (ByeKind::Absent, _) => TeamBye { match_points: of_match, board_points: Points::ZERO },
        }
    }
}

impl Scoring {
    /// What a lost round counts for.
    #[must_use]
    pub fn lost(&self) -> Points {
        match self.mode {
            Mode::Boards(of) if of.count == TeamCount::BoardPoints => Points::ZERO,
            _ => self.loss,
        }
    }

    /// The points of matches of teams with the other of both making the order; the same in every
    /// other mode.
    #[must_use]
    pub fn of_other_points(&self) -> Self {
        let Mode::Boards(of) = self.mode else { return self.clone() };
        let count = match of.count {
            TeamCount::MatchPoints => TeamCount::BoardPoints,
            TeamCount::BoardPoints => TeamCount::MatchPoints,
        };
        Self { mode: Mode::Boards(BoardsOfMatch { count, ..of }), ..self.clone() }
    }
}
