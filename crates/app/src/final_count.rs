//! Final positions as the counts of events see them.

use super::moves::Moves;
use draughts_event_report::FinalCountView;
use draughts_events::event::{Color, Count, FinalPosition, Pieces, ScoringMode};
use draughts_games::board::{Color as Side, Position, Square, write_fen};
use draughts_games::moves::Generator;

/// The squares of the main line on the board of a hundred squares (5-46), by their numbers.
const MAIN_LINE: [u8; 10] = [5, 10, 14, 19, 23, 28, 32, 37, 41, 46];

/// Returns the pieces that a count looks at, and which side has lost: the one on move without a
/// legal move, or the one without a piece, which has none whoever is said to be on move.
#[must_use]
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

impl Moves {
    /// What a final position counts for; `None` if the scoring has no count.
    #[must_use]
    pub fn final_count(&self, position: &Position, mode: ScoringMode) -> Option<FinalCountView> {
        let count = Count::of(mode)?;
        let counted = count.count(&final_position(position, &self.generator));
        Some(FinalCountView::new(count, counted, write_fen(position, &self.numbering)))
    }
}
