//! Two missing half-moves, one of each side: an omitted line of the score sheet.

use super::line::{Layer, RecordSquares, RepairStep};
use super::search::{Draft, DraftChanges, LineChange, RepairSearch};
use super::slips::{self, Weighed};
use crate::board::Square;
use crate::moves::Move;

/// The number of half-moves before the break in which a missing pair is searched.
const NEAR: usize = 40;

impl RepairSearch<'_, '_> {
    /// Adds every pair of moves that may have been made before a step, if the rest then fits;
    /// `layers` are the positions up to the break.
    ///
    /// Two freely chosen moves can explain almost anything, so they are tried only if nothing
    /// clearly more likely explains the rest.
    pub(super) fn lost_pairs(
        &mut self,
        draft: &Draft,
        squares: &RecordSquares,
        layers: &[Layer],
        found: &mut DraftChanges,
    ) {
        let wanted = self.wanted(draft, squares, layers);
        let matters = |mv: &Move| wanted.is_none_or(|square| touches(mv, square));
        for (at, layer) in layers.iter().enumerate().rev().take(NEAR) {
            let slip = self.lost_pair(draft, at);
            if !found.is_open_to(slip.1) {
                continue;
            }
            let steps = &draft.steps[at..];
            for position in layer {
                for one in self.player.legal(position) {
                    let between = self.player.laws.generator.play(position, &one);
                    for other in self.player.legal(&between) {
                        if self.player.is_spent() {
                            return;
                        }
                        if !matters(&one) && !matters(&other) {
                            continue;
                        }
                        let next = self.player.laws.generator.play(&between, &other);
                        let next = Layer::from_elem(next, 1);
                        let steps_then = steps.iter().copied();
                        let (followed, _) = self.player.follow(squares, next, steps_then);
                        let change = LineChange::InsertPair(at, one, other);
                        found.add(change, slip, steps.len() - followed);
                    }
                }
            }
        }
    }

    /// Returns the square whose content must differ where the record breaks: that of a missing
    /// piece, or an occupied last square. `None` if neither applies.
    fn wanted(&self, draft: &Draft, squares: &RecordSquares, layers: &[Layer]) -> Option<Square> {
        let end = layers.len() - 1;
        let Some(RepairStep::Written(index)) = draft.steps.get(end) else {
            return None;
        };
        let ([from, .., to], [position]) = (squares.of(*index), &layers[end][..]) else {
            return None;
        };
        let piece = position.piece_at(*from);
        if piece.is_none_or(|piece| piece.color != position.turn()) {
            return Some(*from);
        }
        (from != to && position.piece_at(*to).is_some()).then_some(*to)
    }

    /// Weighs a missing pair before a step, which the numbers printed before and after it may
    /// indicate.
    fn lost_pair(&self, draft: &Draft, at: usize) -> Weighed {
        let Some(RepairStep::Written(index)) = draft.steps.get(at) else {
            return slips::LOST_PAIR;
        };
        let numbered = |ply: usize| Some((ply, self.plies[ply].number()?));
        let after = (*index..self.plies.len()).find_map(numbered);
        let before = (0..*index).rev().find_map(numbered);
        let (Some((after, number)), Some((before, printed))) = (after, before) else {
            return slips::LOST_PAIR;
        };
        let moves = match self.plies[before].is_second() {
            false => (after - before) / 2,
            true => (after - before).div_ceil(2),
        };
        let due = u32::try_from(moves).map_or(u32::MAX, |moves| printed.saturating_add(moves));
        match number == due.saturating_add(1) {
            true => slips::LOST_PAIR_BY_NUMBER,
            false => slips::LOST_PAIR,
        }
    }
}

/// Returns whether a move leaves a square, reaches it or captures on it.
fn touches(mv: &Move, square: Square) -> bool {
    mv.from() == square || mv.to() == square || mv.captured().contains(square)
}
