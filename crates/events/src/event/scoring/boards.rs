//! What only matches of teams ask: both points, of which one makes the order.

use super::{Mode, Scoring};
use crate::event::{BothPoints, ByeKind, Points, TeamCount};

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
    pub bye: Option<BothPoints>,
}

impl BoardsOfMatch {
    /// So many match points, and so many points at every board.
    pub(super) fn everywhere(self, match_points: Points, at_board: Points) -> BothPoints {
        let board_points = at_board.times(Points::whole(self.boards.into()));
        BothPoints { match_points, board_points }
    }

    /// Match points and board points of a team that does not play.
    pub(super) fn without_match(self, kind: ByeKind, of_match: Points) -> BothPoints {
        match (kind, self.bye) {
            (ByeKind::PairingAllocated, Some(bye)) => bye,
            (ByeKind::PairingAllocated | ByeKind::FullPoint, _) => {
                self.everywhere(of_match, self.win)
            }
            (ByeKind::HalfPoint, _) => self.everywhere(of_match, self.draw),
            (ByeKind::Absent, _) => self.everywhere(of_match, Points::ZERO),
        }
    }
}

impl Scoring {
    /// What a lost round counts for.
    #[must_use]
    pub fn lost(&self) -> Points {
        match self.mode {
            Mode::Boards(of) => of.everywhere(self.loss, Points::ZERO).first(of.count),
            _ => self.loss,
        }
    }

    /// The points of matches of teams with the other of both making the order; the same in every
    /// other mode.
    #[must_use]
    pub fn of_other_points(&self) -> Self {
        let Mode::Boards(of) = self.mode else { return self.clone() };
        let count = of.count.by_others();
        Self { mode: Mode::Boards(BoardsOfMatch { count, ..of }), ..self.clone() }
    }
}
