//! Half-moves of the plainest form that are plainly legal, followed on a fast path.
//!
//! This does what [`desk::step`](super::super::desk::step) does with such half-moves, without
//! whatever cannot happen in them. In real games, all but one or two half-moves in a hundred are
//! followed here; the first that needs more is left to the slow path, which lists all legal moves.

use super::super::laws::Laws;
use super::super::main_line::PlyText;
use super::GameState;
use crate::draw::Step;
use crate::pdn::PlainMove;

/// Follows such half-moves up to the first that is not one.
///
/// Open irregularities and incidents are dealt with between half-moves: if there are any,
/// everything is left to the slow path. `is_odd` is told of half-moves whose sign says that they
/// capture although they do not, or the reverse.
#[inline]
pub(crate) fn stretch(
    laws: &Laws,
    game: &mut GameState,
    plies: &[PlyText<'_>],
    mut is_odd: impl FnMut(&PlyText<'_>, PlainMove, bool),
) {
    let has_broken_law = game.course.steps().len() != game.numbers.followed();
    if game.course.keeps_history()
        || game.has_incidents()
        || has_broken_law
        || game.numbers.is_held()
    {
        return;
    }
    for ply in plies {
        if !is_followed(laws, game, ply, &mut is_odd) {
            break;
        }
    }
}

/// Follows a half-move if it is plainly legal; true if it was.
#[inline(always)]
fn is_followed(
    laws: &Laws,
    game: &mut GameState,
    ply: &PlyText<'_>,
    is_odd: &mut impl FnMut(&PlyText<'_>, PlainMove, bool),
) -> bool {
    let Some(plain) = ply.plain else {
        return false;
    };
    let at = game.numbers.coming(game.board.turn());
    if ply.is_set_up || ply.number.is_some_and(|printed| printed != at.move_number) {
        return false;
    }
    let from = laws.square_of_number(plain.from());
    let to = laws.square_of_number(plain.to());
    let (Some(from), Some(to)) = (from, to) else {
        return false;
    };
    game.course.tries_plain(at, game.board.position());
    let Ok(deed) = game.board.plays_only(&laws.generator, from, to) else {
        game.course.leaves();
        return false;
    };
    game.course.made(Step::of_deed(at.side, deed, at.move_number));
    game.numbers.follows_plain(at);
    if plain.is_capture() != deed.captures {
        is_odd(ply, plain, deed.captures);
    }
    true
}
