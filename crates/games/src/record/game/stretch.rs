//! A fast path for half-moves in the plainest form that are clearly legal.
//!
//! It has the same effect as [`desk::step`](super::super::desk::step) on such half-moves, without
//! the steps that cannot apply to them. In real games it follows all but one or two half-moves in a
//! hundred; the first that needs more is left to the slow path, which generates all legal moves.

use super::super::laws::Laws;
use super::super::ply_text::PlyText;
use super::GameState;
use crate::board::Square;
use crate::moves::RequestedMove;
use crate::pdn::PlainMove;

/// The number of half-moves that are played together.
const TOGETHER: usize = 64;

/// Follows such half-moves up to the first that is not one.
///
/// Open irregularities and incidents are handled between half-moves: if there are any, everything
/// is left to the slow path. `is_odd` receives each half-move that is written as a capture but is
/// not one, or the reverse.
#[inline]
pub(crate) fn stretch(
    laws: &Laws,
    game: &mut GameState,
    plies: &[PlyText<'_>],
    mut is_odd: impl FnMut(&PlyText<'_>, PlainMove, bool),
) {
    let has_broken_law = game.course.legal() != game.numbers.followed();
    if game.course.keeps_history()
        || game.has_incidents()
        || has_broken_law
        || game.numbers.is_held()
    {
        return;
    }
    let mut rest = plies;
    while !rest.is_empty() {
        let followed = follow(laws, game, rest, &mut is_odd);
        if followed < TOGETHER {
            break;
        }
        rest = &rest[followed..];
    }
}

/// Follows the half-moves that are played together, up to the first that is not clearly legal;
/// returns their number.
#[inline(always)]
fn follow(
    laws: &Laws,
    game: &mut GameState,
    plies: &[PlyText<'_>],
    is_odd: &mut impl FnMut(&PlyText<'_>, PlainMove, bool),
) -> usize {
    let run = game.numbers.run(game.board.turn());
    let mut line = [RequestedMove::new(Square::new(0), Square::new(0)); TOGETHER];
    let mut asked = 0;
    for (place, (ply, next)) in plies.iter().zip(&mut line).enumerate() {
        let Some(plain) = ply.plain() else {
            break;
        };
        if ply.is_set_up() || ply.number().is_some_and(|printed| printed != run.number(place)) {
            break;
        }
        let from = laws.square_of_number(plain.from());
        let to = laws.square_of_number(plain.to());
        let (Some(from), Some(to)) = (from, to) else {
            break;
        };
        *next = RequestedMove::new(from, to);
        asked += 1;
    }
    let before = *game.board.position();
    let made = game.board.plays_line(&laws.generator, &mut line[..asked]);
    let line = &line[..made];
    game.course.made_in_turn(run, &before, line);
    if let Some(last) = made.checked_sub(1) {
        game.numbers.follows_plain(run.at(last));
    }
    for (ply, RequestedMove { deed, .. }) in plies.iter().zip(line) {
        if let Some(plain) = ply.plain()
            && plain.is_capture() != deed.captures
        {
            is_odd(ply, plain, deed.captures);
        }
    }
    made
}
