//! Positions to which no game comes: what shows it.
//!
//! They are judged move by move like any other, but the board decides nothing in them.

use super::found::SetupFault;
use super::laws::Laws;
use crate::board::{Color, Position};

/// What shows that no game comes to a position: a man on the row on which he is crowned, more pieces
/// than the game has at its start; empty for all others.
#[must_use]
pub fn oddities(laws: &Laws, position: &Position) -> Vec<SetupFault> {
    let mut odd = Vec::new();
    let geometry = position.geometry();
    for side in Color::BOTH {
        let far = match side {
            Color::White => 0,
            Color::Black => geometry.rows() - 1,
        };
        let uncrowned = position.men(side).iter().find(|&square| {
            let (_, row) = geometry.column_row(square);
            row == far
        });
        if let Some(square) = uncrowned {
            odd.push(SetupFault::ManOnFarRow { side, square: laws.numbering.name(square) });
        }
        let (pieces, most) = (position.pieces(side).len(), laws.start.pieces(side).len());
        if pieces > most {
            odd.push(SetupFault::TooManyPieces { side, pieces, most });
        }
    }
    odd
}
