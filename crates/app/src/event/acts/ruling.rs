//! The act that records a ruling, with what it enters.

use super::{amendment, lines};
use crate::Error;
use crate::event::{Echo, Line};
use draughts_events::event::acts::{self, RulingAct};
use draughts_events::event::{Event, Outcome, Ruling};

pub(super) fn ruling(event: &mut Event, act: &RulingAct) -> Result<Vec<Line>, Error> {
    let RulingAct { ruling, entry, ending, exchanged, amend, reason } = act;
    let mut entered = Vec::new();
    if let Some(entry) = entry {
        let amend = amendment(*amend, reason.as_deref());
        let entry = std::slice::from_ref(entry);
        entered = acts::enter(event, ruling.round, entry, amend.as_ref())?;
    }
    let result = entry.as_ref().and_then(|_| result_of(event, ruling));
    let before = !event.keep_ruling(ruling, result);
    let (round, board, words) = (ruling.round, ruling.board, ruling.words());
    let mut said = vec![Line::of(&Echo::RulingRecorded { round, board, before, words })];
    said.extend(lines(&entered));
    if let Some(ending) = ending {
        said.push(Line::of(&acts::give_up(event, ruling.round, ending.clone())?));
    }
    if let (Some(record), Some(board)) = (exchanged, ruling.board) {
        let reason = reason.as_deref().unwrap_or(record);
        said.extend(lines(&acts::swap_colors(event, ruling.round, board, reason, true)?));
    }
    Ok(said)
}

/// Returns the result of the board of a ruling.
fn result_of(event: &Event, ruling: &Ruling) -> Option<Outcome> {
    let paired = event.round(ruling.round)?;
    let board = paired.boards.iter().find(|board| Some(board.board) == ruling.board)?;
    board.result.get(usize::from(ruling.game.unwrap_or(1)).checked_sub(1)?).copied()
}
