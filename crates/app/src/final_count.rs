//! Final positions as counted by the scoring of events.

use draughts_event_report::FinalCountView;
use draughts_events::event::{Color, Count, FinalPosition, Pieces, ScoringMode};
use draughts_games::board::{Color as Side, Position, Square};
use draughts_games::moves::{Game, Generator};

/// The squares of the main line (the long diagonal, 5-46) on the board of a hundred squares, by
/// number.
const MAIN_LINE: [u8; 10] = [5, 10, 14, 19, 23, 28, 32, 37, 41, 46];

/// Returns the pieces that a count uses, and the side that has lost.
///
/// That side has no legal move when on move, or has no piece, regardless of the turn.
pub(crate) fn final_position(position: &Position, generator: &Generator) -> FinalPosition {
    let has_line = position.geometry().squares() == 50;
    let pieces = |side: Side| {
        let kings = position.kings(side);
        let number = |count: usize| u16::try_from(count).unwrap_or(u16::MAX);
        let on_line = |number: &u8| kings.contains(Square::new(number - 1));
        Pieces {
            men: number(position.men(side).len()),
            kings: number(kings.len()),
            on_main_line: has_line && MAIN_LINE.iter().any(on_line),
        }
    };
    let turn = match position.turn() {
        Side::White => Color::White,
        Side::Black => Color::Black,
    };
    let (white, black) = (pieces(Side::White), pieces(Side::Black));
    let has_none = |pieces: Pieces| pieces.men + pieces.kings == 0;
    let without_move = match (has_none(white), has_none(black)) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        _ => (!generator.has_move(position)).then_some(turn),
    };
    FinalPosition { white, black, without_move }
}

/// Returns the count of the final position of a game; `None` if the scoring has no count.
pub fn final_count(game: &Game, mode: ScoringMode) -> Option<FinalCountView> {
    let count = Count::of(mode)?;
    let counted = count.count(&final_position(game.position(), game.generator()));
    Some(FinalCountView::new(count, counted, game.fen()))
}
