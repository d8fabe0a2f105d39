//! The two counts of a team: match points and board points.

use super::words::Head;
use crate::sheet::Cell;
use draughts_events::event::{BothPoints, Event, Ledger, Points, TeamCount};

/// Match points and board points of a team; nothing of a player.
pub(super) fn both_points(event: &Event, ledger: &Ledger, at: usize) -> [Option<Points>; 2] {
    let both = ledger.both(&event.scoring, at);
    [both.map(|both| both.match_points), both.map(|both| both.board_points)]
}

/// The heads of what somebody has: games and points; of teams matches, the points that make the
/// order, and the others.
pub(super) fn points_heads(count: Option<TeamCount>) -> impl Iterator<Item = Head> {
    let heads = match count {
        None => vec![Head::Games, Head::Points],
        Some(TeamCount::MatchPoints) => vec![Head::Matches, Head::MatchPoints, Head::BoardPoints],
        Some(TeamCount::BoardPoints) => vec![Head::Matches, Head::BoardPoints, Head::MatchPoints],
    };
    heads.into_iter()
}

/// The points of a team that do not make the order.
pub(super) fn other_points(
    count: Option<TeamCount>,
    match_points: Option<Points>,
    board_points: Option<Points>,
) -> Option<Cell> {
    let count = count?;
    let both = match_points.zip(board_points);
    let other = both
        .map(|(match_points, board_points)| BothPoints { match_points, board_points }.other(count));
    Some(Cell::or_empty(other))
}
