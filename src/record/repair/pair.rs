//! Two half-moves that are missing, one of each side: a line of the score sheet passed over.

use super::line::{Layer, Squares, Step};
use super::search::{Change, Draft, Found, Search};
use super::slips;
use crate::board::Square;
use crate::moves::Move;

/// True where a move leaves a square, reaches it or captures there.
fn touches(mv: &Move, square: Square) -> bool {
    mv.from() == square || mv.to() == square || mv.captured().contains(square)
}

/// Half-moves before the break where a pair is looked for.
const NEAR: usize = 60;

impl Search<'_, '_> {
    /// Every two moves that can have been made before a step, where what follows then
    /// fits; `layers` are the positions up to the break.
    pub fn lost_pairs(
        &mut self,
        draft: &Draft,
        squares: &Squares,
        layers: &[Layer],
        found: &mut Found,
    ) {
        let wanted = self.wanted(draft, squares, layers);
        for (at, layer) in layers.iter().enumerate().rev().take(NEAR) {
            let slip = match self.number_is_passed_over(draft, at) {
                true => slips::LOST_PAIR_BY_NUMBER,
                false => slips::LOST_PAIR,
            };
            for position in layer {
                for one in self.player.legal(position) {
                    let between = self.player.laws.generator.play(position, &one);
                    for other in self.player.legal(&between) {
                        if self.player.is_spent() {
                            return;
                        }
                        if wanted.iter().any(|&square| !touches(&one, square) && !touches(&other, square)) {
                            continue;
                        }
                        let next = self.player.laws.generator.play(&between, &other);
                        let next = Layer::from_elem(next, 1);
                        let steps = &draft.steps[at..];
                        let (followed, _) =
                            self.player.follow(squares, next, steps.iter().copied());
                        let change = Change::InsertPair(at, one, other);
                        found.add(change, slip, steps.len() - followed);
                    }
                }
            }
        }
    }

    /// The squares that must stand otherwise where the record breaks: the piece that moves
    /// next is not on its square, or its last square is taken.
    fn wanted(&self, draft: &Draft, squares: &Squares, layers: &[Layer]) -> Option<Square> {
        let Some(Step::Written(index)) = draft.steps.get(layers.len() - 1) else {
            return None;
        };
        let ([from, .., to], [position]) = (squares.of(*index), &layers[layers.len() - 1][..])
        else {
            return None;
        };
        let is_ours = |square: &Square| {
            position.piece_at(*square).is_some_and(|piece| piece.color == position.turn())
        };
        if !is_ours(from) {
            Some(*from)
        } else if from != to && position.piece_at(*to).is_some() {
            Some(*to)
        } else {
            None
        }
    }

    /// True where the numbers printed before a half-move and before it leave one out.
    fn number_is_passed_over(&self, draft: &Draft, at: usize) -> bool {
        let Some(Step::Written(index)) = draft.steps.get(at) else {
            return false;
        };
        let Some(number) = self.plies[*index].number else {
            return false;
        };
        let earlier = self.plies[..*index].iter().rposition(|ply| ply.number.is_some());
        let Some((earlier, before)) =
            earlier.and_then(|earlier| Some((earlier, self.plies[earlier].number?)))
        else {
            return false;
        };
        // Numbers stand before the moves of the side that begins, or before both.
        let moves = match (self.plies[earlier].is_second, self.plies[*index].is_second) {
            (false, true) => (index - earlier) / 2,
            (true, false) => (index - earlier).div_ceil(2),
            _ => (index - earlier) / 2,
        };
        u32::try_from(moves).is_ok_and(|moves| number == before.saturating_add(moves + 1))
    }
}
