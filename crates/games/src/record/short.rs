//! Illegal short moves, `cd4`: the probable square from which they were made.

use super::laws::{Laws, Ways, WrittenSquares};
use crate::board::{Color, Position, Square};

/// Returns the most probable reading of a written move, if it means none of the legal moves.
///
/// It begins with the first of these pieces that there is:
///
/// 1. the nearest piece of the side to move on the file that is in line with the next square;
/// 2. the nearest such piece of the opponent;
/// 3. the only piece of the side to move on the file.
///
/// `None` if two are equally probable, or if there is none.
pub(super) fn likely_way(laws: &Laws, position: &Position, ways: &Ways) -> Option<WrittenSquares> {
    if let [only] = ways.as_slice() {
        return Some(only.clone());
    }
    let turn = position.turn();
    let of_side = |side: Color| -> Vec<&WrittenSquares> {
        let is_theirs = |square| position.piece_at(square).is_some_and(|it| it.color == side);
        ways.iter().filter(|way| is_theirs(way[0])).collect()
    };
    for side in [turn, turn.opponent()] {
        let mut near: Vec<(u8, &WrittenSquares)> = of_side(side)
            .into_iter()
            .filter_map(|way| Some((distance(laws, way[0], way[1])?, way)))
            .collect();
        near.sort_by_key(|(far, _)| *far);
        match near.as_slice() {
            [] => {}
            [(far, _), (other, _), ..] if far == other => return None,
            [(_, nearest), ..] => return Some((*nearest).clone()),
        }
    }
    match of_side(turn).as_slice() {
        [only] => Some((*only).clone()),
        _ => None,
    }
}

/// Returns the distance between two squares in line; `None` if they are not in line.
fn distance(laws: &Laws, from: Square, to: Square) -> Option<u8> {
    let place = |square| laws.numbering.printed_place(square);
    let ((column, row), (to_column, to_row)) = (place(from), place(to));
    let (across, along) = (column.abs_diff(to_column), row.abs_diff(to_row));
    let is_line = across == along || across == 0 || along == 0;
    is_line.then_some(across.max(along))
}
