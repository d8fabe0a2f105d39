//! What the boards of a match of teams are worth.

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
