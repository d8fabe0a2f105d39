//! What is told beside an act, because it follows from it or is hardly meant.

use super::Line;
use crate::event::acts::{BoardOf, Echo};
use crate::event::{Event, check_days};

/// What is hardly meant of the days that an act has set.
pub(super) fn odd_days(event: &Event, before: &Event) -> Vec<Line> {
    let there = check_days(before);
    let new = check_days(event).into_iter();
    let new = new.filter(|problem| !there.iter().any(|other| other.says_as(problem)));
    new.map(|problem| Line::of(&Echo::Note { what: problem.what().said() })).collect()
}

/// The boards of the last round that become adjourned games if the next is paired.
pub(super) fn missing_boards(event: &Event) -> Option<Echo> {
    let last = event.rounds.last()?;
    let boards: Vec<BoardOf> = last.open(event.scoring.games()).map(BoardOf::of).collect();
    let (round, several) = (last.round, boards.len() > 1);
    (!boards.is_empty()).then_some(Echo::LeftAdjourned { round, boards, several })
}
