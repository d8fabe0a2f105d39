//! Conversions between the two kinds of team points in events and in reports.

use super::{TeamPoints, TeamScores};
use crate::event::{BothPoints, TeamCount};

impl From<TeamPoints> for BothPoints {
    fn from(TeamPoints { match_points, game_points }: TeamPoints) -> Self {
        Self { match_points, board_points: game_points }
    }
}

impl From<TeamScores> for TeamCount {
    fn from(scores: TeamScores) -> Self {
        match scores.games_first {
            true => Self::BoardPoints,
            false => Self::MatchPoints,
        }
    }
}
