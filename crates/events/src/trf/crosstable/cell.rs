//! A cell of a table: one round of one player.

use crate::event::{Color, Points};

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cell {
    /// No game, no points.
    Nothing,
    /// Points without an opponent.
    Free(Points),
    /// A game.
    Game {
        /// The place of the opponent, from 1.
        place: usize,
        color: Color,
        ended: Ended,
    },
}

/// The ending of a game for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    Points(Points),
    ForfeitWin,
    ForfeitLoss,
    /// No result yet.
    Open,
}

/// Parses a place, then `w` or `b`, and returns the rest.
pub(super) fn opponent(text: &str) -> Option<(usize, Color, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let place = text[..digits].parse().ok().filter(|&place| place > 0)?;
    let mut rest = text[digits..].chars();
    let color = match rest.next()?.to_ascii_lowercase() {
        'w' => Color::White,
        'b' => Color::Black,
        _ => return None,
    };
    Some((place, color, rest.as_str()))
}

/// Parses points, which must not be negative.
pub(super) fn points(text: &str) -> Option<Points> {
    text.parse().ok().filter(|&points| points >= Points::ZERO)
}
