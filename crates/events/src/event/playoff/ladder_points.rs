//! The points of a round in which level matches go on to a play-off by a ladder.

use super::{Ladder, Playoff};
use crate::event::{Board, Event, Points, Round, Score};

/// The points of a board by the stage in which it was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LadderPoints {
    /// The board is level, and its play-off is not over.
    Open,
    /// The points of the player named first, and of the other.
    Points(Score),
}

impl Board {
    /// Returns the points from the games with a score: of the player named first, and of the other.
    pub(crate) fn points_of_games(&self) -> (Points, Points) {
        let scores = || self.result.iter().filter_map(|outcome| outcome.score());
        (scores().map(|score| score.first).sum(), scores().map(|score| score.second).sum())
    }

    /// Returns whether all games have a result, and the points are equal.
    pub fn is_level(&self, games: usize) -> bool {
        let (first, second) = self.points_of_games();
        self.is_complete(games) && first == second
    }
}

impl Event {
    /// Returns the points of a finished board if the event's ladder sets them; otherwise `None`.
    pub fn points_by_ladder(&self, round: Round, board: &Board) -> Option<LadderPoints> {
        let ladder = self.ladder_of_matches().filter(|ladder| ladder.gives_points())?;
        let own = ladder.round.as_ref()?.points?;
        let (first, second) = board.points_of_games();
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => LadderPoints::Points(own),
            std::cmp::Ordering::Less => LadderPoints::Points(own.reversed()),
            // There is no play-off if nobody came.
            std::cmp::Ordering::Equal if first == Points::ZERO => {
                LadderPoints::Points(Score::default())
            }
            std::cmp::Ordering::Equal => {
                let playoff = self.playoff_of(round, board.board);
                playoff.map_or(LadderPoints::Open, |playoff| {
                    self.points_of_playoff(ladder, playoff, board)
                })
            }
        })
    }

    fn points_of_playoff(&self, ladder: &Ladder, playoff: &Playoff, board: &Board) -> LadderPoints {
        let Ok(course) = playoff.progress(ladder) else { return LadderPoints::Open };
        let decided = course.winner().zip(course.decided_in());
        let score = decided.and_then(|(winner, stage)| {
            let points = ladder.stages[stage].points?;
            let is_first = playoff.players[winner] == board.white;
            Some(if is_first { points } else { points.reversed() })
        });
        let level = ladder.level.filter(|_| course.over);
        score.or(level).map_or(LadderPoints::Open, LadderPoints::Points)
    }
}
