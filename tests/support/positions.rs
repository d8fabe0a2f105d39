//! Random positions.

use draughts_arbiter::board::{Color, KingRun, Piece, Position, Square};
use draughts_arbiter::rules::RuleSet;

use super::random::Random;

/// A position with pieces strewn over the board, often many kings.
///
/// The more kings fly about, the fewer pieces there are: the number of routes of
/// a capture grows without measure with both.
pub fn strewn(rules: &RuleSet, random: &mut Random) -> Position {
    let geometry = rules.geometry();
    let turn = *random.pick(&Color::BOTH);
    let mut position = Position::empty(geometry, turn);
    let squares = usize::from(geometry.squares());
    let kings = *random.pick(&[0, 10, 30, 60, 100]);
    let most = match kings {
        0 => squares / 2,
        10 => squares / 3,
        30 => squares / 4,
        _ => squares / 5,
    };
    for color in Color::BOTH {
        let pieces = 1 + random.below(most.min(squares / 2) * 3 / 4);
        for _ in 0..pieces {
            let square = Square::new(random.below(squares) as u8);
            let is_king = random.percent(kings) || is_far_row(rules, color, square);
            if position.piece_at(square).is_none() {
                position.set(square, Some(Piece { color, is_king }));
            }
        }
        // Now and then a king has been walking about.
        if let (Some(square), true) = (position.kings(color).iter().next(), random.percent(30)) {
            let moves = 1 + random.below(4) as u8;
            position.set_king_run(color, Some(KingRun { square, moves }));
        }
    }
    position
}

/// True where a man of this colour would have been crowned.
fn is_far_row(rules: &RuleSet, color: Color, square: Square) -> bool {
    let geometry = rules.geometry();
    let row = square.index() as u8 / geometry.squares_per_row();
    row == if color == Color::White { 0 } else { geometry.rows() - 1 }
}
