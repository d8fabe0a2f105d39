//! `--event`, `--round` and `--board`: the board that a record belongs to.

use std::sync::Arc;

use clap::Args;

use crate::app::adjudicate::{AtBoard, BoardPlace};
use crate::app::round::laws;
use crate::cli::event::event_arg::EventArg;
use crate::cli::exit::Failure;
use crate::event::Round;

// The board of an event to which a record belongs.
#[derive(Debug, Args)]
pub(super) struct BoardArgs {
    /// The event to which the game belongs: a path, or a name in tournaments/. Its rules apply;
    /// needs --round and --board.
    #[arg(long, value_name = "EVENT", conflicts_with = "rules", requires_all = ["round", "board"])]
    pub(super) event: Option<String>,
    /// With --event: the round.
    #[arg(long, value_name = "N", requires = "event")]
    round: Option<Round>,
    /// With --event: the board, or the id of a player who sits there.
    #[arg(long, value_name = "N", requires = "event")]
    board: Option<String>,
}

impl BoardArgs {
    /// Returns the board, if one is named. The event is only read.
    pub(super) fn find(&self) -> Result<Option<AtBoard>, Failure> {
        let (Some(event), Some(round), Some(board)) = (&self.event, self.round, &self.board) else {
            return Ok(None);
        };
        let file = EventArg { event: event.clone() }.file()?;
        let event = file.read()?;
        let place = BoardPlace::find(&event, round, board).map_err(Failure::asked)?;
        let laws = Arc::new(laws(&event, file.folder())?);
        Ok(Some(AtBoard::new(event, laws, place)))
    }
}
