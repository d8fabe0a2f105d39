//! Awards of points that have no effect.

use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::{Event, Points};

/// Checks for points of players in team events, match and board points in individual events, and
/// points of a player if teams have the places.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    let teams = event.is_of_teams();
    for (at, award) in event.awards.iter().enumerate() {
        let counts = match teams {
            true => award.match_points != Points::ZERO || award.board_points != Points::ZERO,
            false => award.points != Points::ZERO,
        };
        let more = match teams {
            true => award.points != Points::ZERO,
            false => award.match_points != Points::ZERO || award.board_points != Points::ZERO,
        };
        let to_player = teams && event.team(&award.to).is_none();
        if !counts || more || to_player {
            let (id, round) = (award.to.clone(), award.round);
            let concern = Concern::AwardIdle { id, round, teams, to_player };
            problems.push(Problem::of(format!("awards[{at}]"), concern));
        }
    }
}
