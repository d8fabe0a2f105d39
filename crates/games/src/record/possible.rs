//! Positions that no game can reach.
//!
//! They are judged move by move like any others, but the board decides nothing in them.

use super::found::SetupFault;
use super::laws::Laws;
use crate::board::{Color, Position};

/// Returns the reasons why no game can reach a position: a man on the row where it is crowned, or
/// more pieces than at the start of the game; empty for all other positions.
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
