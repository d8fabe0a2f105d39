//! The match points and board points of teams.

use super::words::Head;
use crate::sheet::Cell;
use draughts_events::event::{BothPoints, Event, Ledger, Points, TeamCount};

/// Returns the match points and board points of a team; `None` for players.
pub(super) fn both_points(event: &Event, ledger: &Ledger, at: usize) -> [Option<Points>; 2] {
    let both = ledger.both(&event.scoring, at);
    [both.map(|both| both.match_points), both.map(|both| both.board_points)]
}

/// Returns the header of the number of games, or of matches.
pub(super) const fn games_head(count: Option<TeamCount>) -> Head {
    if count.is_some() { Head::Matches } else { Head::Games }
}

/// Returns the header of the points that decide the order.
pub(super) const fn points_head(count: Option<TeamCount>) -> Head {
    match count {
        None => Head::Points,
        Some(TeamCount::MatchPoints) => Head::MatchPoints,
        Some(TeamCount::BoardPoints) => Head::BoardPoints,
    }
}

/// Returns the header of the points of a team that do not decide the order.
pub(super) const fn other_head(count: TeamCount) -> Head {
    match count {
        TeamCount::MatchPoints => Head::BoardPoints,
        TeamCount::BoardPoints => Head::MatchPoints,
    }
}

/// Returns the points of a team that do not decide the order.
pub(super) fn other_points(
    count: TeamCount,
    match_points: Option<Points>,
    board_points: Option<Points>,
) -> Cell {
    let both = match_points.zip(board_points);
    let other = both
        .map(|(match_points, board_points)| BothPoints { match_points, board_points }.other(count));
    Cell::or_empty(other)
}
