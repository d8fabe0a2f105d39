//! Baku acceleration (FIDE C.04.7, in force since 1 February 2026).

use crate::Points;

/// Returns the number of accelerated players: twice a quarter of the field, rounded up.
///
/// They are the players with the lowest pairing numbers when round 1 is paired.
pub const fn group_size(players: usize) -> usize {
    2 * players.div_ceil(4)
}

/// Returns the last round with the points of a win, and the last with those of a draw.
///
/// The accelerated rounds are the first half of all; of these, the first half gives the points of a
/// win. Halves are rounded up.
pub const fn last_rounds(rounds: u16) -> (u16, u16) {
    let accelerated = rounds.div_ceil(2);
    (accelerated.div_ceil(2), accelerated)
}

/// Returns the extra points of the group in a round: those of a win, of a draw, or none.
pub const fn points(round: u16, rounds: u16, win: Points, draw: Points) -> Points {
    let (of_win, of_draw) = last_rounds(rounds);
    if round <= of_win {
        win
    } else if round <= of_draw {
        draw
    } else {
        Points::ZERO
    }
}

/// Returns whether the points allow acceleration: a win is two draws, and a loss is nothing.
pub fn fits(win: Points, draw: Points, loss: Points) -> bool {
    loss == Points::ZERO && win == draw + draw
}
