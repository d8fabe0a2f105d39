//! The move counts that run in a position, and their values after further moves.

use super::Error;
use super::moves::MoveEngine;
use draughts_games::board::{Color, Position};
use draughts_games::draw::{Demand, Timeline};
use draughts_games::record::found::EndReason;
use draughts_games::record::{GameEnd, Laws};
use draughts_report::CountView;

/// The input of a move count.
#[derive(Debug, Clone, Copy)]
pub struct CountInput<'c> {
    /// The position.
    pub start: Position,
    /// The moves made from there.
    pub moves: &'c str,
    /// The number of the first of them on the score sheet.
    pub number: u32,
    /// Whether the side with the lone king demands in the position that moves be counted.
    pub is_demanded: bool,
}

impl MoveEngine {
    /// Returns the counts that run under the rule set; `name` is the name of the moves in messages.
    ///
    /// # Errors
    ///
    /// As [`MoveEngine::follow`].
    pub fn count(&self, counted: CountInput<'_>, name: &str) -> Result<CountView, Error> {
        let CountInput { start, moves, number, is_demanded } = counted;
        let played = self.follow(start, moves, name)?;
        let mut game = Timeline::new(&self.generator, start, number, self.set.first_color());
        let mut written = Vec::new();
        for (mv, _) in &played {
            let now = *game.last();
            let legal = self.generator.legal_moves(&now);
            written.push(self.writer.write(&self.generator, &now, &legal, mv));
            game.play(mv);
        }
        let by = |color| Demand { moment: 0, by: color };
        let demands: Vec<Demand> = match is_demanded {
            true => Color::BOTH.into_iter().map(by).collect(),
            false => Vec::new(),
        };
        let over = self.over(game.last());
        Ok(CountView::new(&self.set, &self.numbering, &game, written, &demands, over))
    }

    /// Returns the reason a position ends the game: the player to move cannot, or a side has no
    /// piece.
    fn over(&self, position: &Position) -> Option<EndReason> {
        let bare = Color::BOTH.into_iter().find(|&side| position.pieces(side).is_empty());
        if let Some(side) = bare {
            return Some(EndReason::NoPiece { side });
        }
        let end = GameEnd::on_board(&Laws::new(self.set.clone()), position, None)?;
        Some(end.ended(&self.set))
    }
}
