//! Messages about what follows from a pairing.

use draughts_events::event::acts::{BoardOf, Echo};
use draughts_events::event::{Event, PairedRound};

/// Returns the boards of each round that become adjourned games when the next round is paired.
pub(super) fn missing_boards(event: &Event) -> Vec<Echo> {
    let of_round = |paired: &PairedRound| {
        let boards: Vec<BoardOf> = paired.open(event.scoring.games()).map(BoardOf::of).collect();
        let (round, several) = (paired.round, boards.len() > 1);
        (!boards.is_empty()).then_some(Echo::LeftAdjourned { round, boards, several })
    };
    event.rounds_before_pairing().filter_map(of_round).collect()
}
