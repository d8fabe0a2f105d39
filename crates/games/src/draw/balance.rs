//! The balance of pieces on a board.

use crate::board::{Color, Position, Square};
use crate::rules::{Force, Material, WeakKing};

/// Returns the numbers of kings and men of a side.
fn force_of(position: &Position, side: Color) -> (usize, usize) {
    (position.kings(side).len(), position.men(side).len())
}

/// Returns the stronger side if the pieces on the board match `material`; White if neither is
/// stronger.
pub(super) fn strong_side(material: &Material, position: &Position) -> Option<Color> {
    let [white, black] = Color::BOTH.map(|side| force_of(position, side));
    match material {
        Material::Against(strong, weak) => {
            if strong.holds(white.0, white.1) && weak.holds(black.0, black.1) {
                Some(Color::White)
            } else if strong.holds(black.0, black.1) && weak.holds(white.0, white.1) {
                Some(Color::Black)
            } else {
                None
            }
        }
        Material::BothKings(count) => {
            let all = white.0 + white.1 + black.0 + black.1;
            (white.0 > 0 && black.0 > 0 && count.holds(all)).then_some(Color::White)
        }
        Material::KingsEach(count) => {
            let holds = |(kings, men): (usize, usize)| kings > 0 && count.holds(kings + men);
            (holds(white) && holds(black)).then_some(Color::White)
        }
    }
}

/// Returns the stronger side if the pieces on the board match one of `materials`.
pub(crate) fn strong_side_of(materials: &[Material], position: &Position) -> Option<Color> {
    materials.iter().find_map(|material| strong_side(material, position))
}

/// Returns whether one of these balances can occur now or later: too many pieces rule it out.
pub(super) fn can_occur(materials: &[Material], position: &Position) -> bool {
    can_occur_with(materials, pieces_of(position))
}

/// Returns the numbers of pieces of White and Black.
pub(super) fn pieces_of(position: &Position) -> [usize; 2] {
    Color::BOTH.map(|side| position.pieces(side).len())
}

/// Like [`can_occur`], for a position with these numbers of pieces.
pub(super) fn can_occur_with(materials: &[Material], [white, black]: [usize; 2]) -> bool {
    materials.iter().any(|material| match material {
        Material::Against(strong, weak) => match (most(*strong), most(*weak)) {
            (Some(a), Some(b)) => white.min(black) <= a.min(b) && white.max(black) <= a.max(b),
            (a, b) => a.or(b).is_none_or(|most| white.min(black) <= most),
        },
        Material::BothKings(count) => {
            count.most.is_none_or(|most| white + black <= usize::from(most))
        }
        Material::KingsEach(count) => {
            count.most.is_none_or(|most| white.max(black) <= usize::from(most))
        }
    })
}

/// Returns the most pieces that a force can have, if there is a limit.
fn most(force: Force) -> Option<usize> {
    match force {
        Force::Exactly { kings, men } => Some(usize::from(kings.most?) + usize::from(men.most?)),
        Force::Pieces(count) => count.most.map(usize::from),
    }
}

/// Returns whether a square is on the long diagonal, which runs from the lower left dark corner to
/// the upper right one.
pub(super) fn on_long_diagonal(position: &Position, square: Square) -> bool {
    let geometry = position.geometry();
    let (column, row) = geometry.column_row(square);
    column + row + 1 == geometry.rows()
}

/// Returns whether a king of this side is on the long diagonal.
pub(super) fn holds_long_diagonal(position: &Position, side: Color) -> bool {
    position.kings(side).iter().any(|square| on_long_diagonal(position, square))
}

/// Returns whether a player has more men than an agreement allows.
pub(crate) fn too_many_men(position: &Position, most: u8) -> bool {
    Color::BOTH.iter().any(|&side| position.men(side).len() > usize::from(most))
}

/// Returns whether the weaker side's king is where the clause requires it.
pub(super) fn is_weak_king_placed(
    wanted: Option<WeakKing>,
    position: &Position,
    weak: Color,
) -> bool {
    match wanted {
        None => true,
        Some(WeakKing::LongDiagonal) => holds_long_diagonal(position, weak),
    }
}
