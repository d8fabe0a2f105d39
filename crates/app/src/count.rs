//! The move counts that run in a position, and their values after further moves.

use super::Error;
use super::moves::follow;
use draughts_games::board::{Color, Position};
use draughts_games::draw::{Demand, Timeline};
use draughts_games::moves::Game;
use draughts_games::record::found::EndReason;
use draughts_games::record::{GameEnd, Laws};
use draughts_games::rules::RuleSet;
use draughts_report::CountView;

/// The input of a move count.
#[derive(Debug, Clone, Copy)]
pub struct CountInput<'c> {
    /// The moves made from the position.
    pub moves: &'c str,
    /// The number of the first of them on the score sheet.
    pub number: u32,
    /// Whether the side with the lone king demands in the position that moves be counted.
    pub is_demanded: bool,
}

/// Returns the counts that run under the rule set; `name` is the name of the moves in messages.
///
/// # Errors
///
/// As [`follow`].
pub fn count(start: &Game, counted: CountInput<'_>, name: &str) -> Result<CountView, Error> {
    let CountInput { moves, number, is_demanded } = counted;
    let played = follow(start, moves, name)?;
    let set = start.set();
    let (generator, position) = (start.generator(), *start.position());
    let mut game = Timeline::new(generator, position, number, set.first_color());
    let before = std::iter::once(start).chain(played.iter().map(|(_, game)| game));
    let written = played.iter().zip(before).flat_map(|((mv, _), before)| before.written(&[*mv]));
    let written = written.collect();
    played.iter().for_each(|(mv, _)| game.play(mv));
    let by = |color| Demand { moment: 0, by: color };
    let demands: Vec<Demand> = match is_demanded {
        true => Color::BOTH.into_iter().map(by).collect(),
        false => Vec::new(),
    };
    let over = over(set, game.last());
    Ok(CountView::new(set, start.numbering(), &game, written, &demands, over))
}

/// Returns the reason a position ends the game: the player to move cannot, or a side has no piece.
fn over(set: &RuleSet, position: &Position) -> Option<EndReason> {
    let bare = Color::BOTH.into_iter().find(|&side| position.pieces(side).is_empty());
    if let Some(side) = bare {
        return Some(EndReason::NoPiece { side });
    }
    let end = GameEnd::on_board(&Laws::new(set.clone()), position, None)?;
    Some(end.ended(set))
}
