//! What is told beside a pairing, because it follows from it.

use crate::event::Event;
use crate::event::acts::{BoardOf, Echo};

/// The boards of the last round that become adjourned games if the next is paired.
pub(super) fn missing_boards(event: &Event) -> Option<Echo> {
    let last = event.rounds.last()?;
    let boards: Vec<BoardOf> = last.open(event.scoring.games()).map(BoardOf::of).collect();
    let (round, several) = (last.round, boards.len() > 1);
    (!boards.is_empty()).then_some(Echo::LeftAdjourned { round, boards, several })
}
