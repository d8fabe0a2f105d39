//! Scoring of team matches: both kinds of points, one of which makes the order.

use super::{Mode, Scoring};
use crate::event::{BothPoints, ByeKind, Points, TeamCount};

/// The boards of a team match, for its standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardsOfMatch {
    /// The number of boards.
    pub boards: u16,
    /// The points that make the order of the teams.
    pub count: TeamCount,
    /// The points of a won board.
    pub win: Points,
    /// The points of a drawn board.
    pub draw: Points,
    /// Whether the points that do not make the order affect colours too (FIDE C.04.6, 4.2.2).
    pub both_scores: bool,
    /// The points of a round without an opponent; `None` for those of a won match.
    pub bye: Option<BothPoints>,
}

impl BoardsOfMatch {
    /// Returns match points, with the same board points at every board.
    pub(super) fn everywhere(self, match_points: Points, at_board: Points) -> BothPoints {
        let board_points = at_board.times(Points::whole(self.boards.into()));
        BothPoints { match_points, board_points }
    }

    /// Returns match points and board points of a team that does not play.
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
    /// Returns the points of a lost round.
    pub fn lost(&self) -> Points {
        match self.mode {
            Mode::Boards(of) => of.everywhere(self.loss, Points::ZERO).first(of.count),
            _ => self.loss,
        }
    }

    /// Returns the scoring with the other kind of points making the order; unchanged in modes other
    /// than team matches.
    pub fn ordered_by_other_points(&self) -> Self {
        let Mode::Boards(of) = self.mode else { return self.clone() };
        let count = of.count.by_others();
        Self { mode: Mode::Boards(BoardsOfMatch { count, ..of }), ..self.clone() }
    }
}
