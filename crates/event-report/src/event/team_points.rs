//! The match points and board points of teams.

use super::words::Head;
use crate::sheet::Cell;
use draughts_events::event::{BothPoints, Event, Ledger, Points, TeamCount};

/// Returns the match points and board points of a team; `None` for players.
pub(super) fn both_points(event: &Event, ledger: &Ledger, at: usize) -> [Option<Points>; 2] {
    let both = ledger.both(&event.scoring, at);
    [both.map(|both| both.match_points), both.map(|both| both.board_points)]
}

/// Returns the headers of the score columns.
///
/// For players these are games and points; for teams matches, the points that decide the order, and
/// the other points.
pub(super) fn points_heads(count: Option<TeamCount>) -> impl Iterator<Item = Head> {
    let heads = match count {
        None => vec![Head::Games, Head::Points],
        Some(TeamCount::MatchPoints) => vec![Head::Matches, Head::MatchPoints, Head::BoardPoints],
        Some(TeamCount::BoardPoints) => vec![Head::Matches, Head::BoardPoints, Head::MatchPoints],
    };
    heads.into_iter()
}

/// The points of a team that do not decide the order.
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
