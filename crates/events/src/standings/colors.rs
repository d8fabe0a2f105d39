//! The colours of all players.

use crate::event::Ledger;
use crate::event::color_history::{Preference, color_difference, letters, longest_run, preference};

/// The colours of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColorRow {
    /// The index of the player in [`Event::players`](crate::event::EventDocument::players).
    pub player: usize,
    /// One letter for each round, `u` without a game: `WBuW`.
    pub history: String,
    /// Games with White minus games with Black.
    pub balance: i32,
    /// The most games in a row with one colour.
    pub longest_run: usize,
    /// The colour due; `None` before the first game.
    pub due: Option<Preference>,
}

/// Returns the colours of all players, in the order of the event.
///
/// Only games that were played count; a micro-match has the colour of its first game.
pub fn colors(ledger: &Ledger) -> Vec<ColorRow> {
    let row = |player| {
        let history = ledger.colors(player);
        ColorRow {
            player,
            history: letters(&history),
            balance: color_difference(&history),
            longest_run: longest_run(&history),
            due: preference(&history),
        }
    };
    (0..ledger.players()).map(row).collect()
}
