//! Random positions.

use draughts_games::board::{Color, KingRun, Piece, Position, Square};
use draughts_games::rules::{Goal, KingRange, Priority, Removal, RuleSet};

use super::random::Random;

/// Returns a position of one of two kinds, which no game need reach.
pub fn strange(rules: &RuleSet, random: &mut Random) -> Position {
    let mut position = if random.percent(50) { strewn(rules, random) } else { hunt(rules, random) };
    // Sometimes gives a king a run of quiet moves.
    for color in Color::BOTH {
        if let (Some(square), true) = (position.kings(color).iter().next(), random.percent(30)) {
            let moves = 1 + random.below(4) as u8;
            position.set_king_run(color, Some(KingRun { square, moves }));
        }
    }
    position
}

/// Pieces of both sides anywhere on the board, often many kings.
fn strewn(rules: &RuleSet, random: &mut Random) -> Position {
    let mut position = Position::empty(rules.geometry(), *random.pick(&Color::BOTH));
    let squares = usize::from(rules.geometry().squares());
    let kings = percentage_of_kings(rules, random);
    // The more flying kings, the fewer pieces: with many of both, the number of capture routes
    // grows without limit.
    let most = if kings == 0 { squares / 2 } else { squares * greatest_density(rules) / 150 };
    for color in Color::BOTH {
        for _ in 0..1 + random.below(most * 3 / 4) {
            let square = Square::new(random.below(squares) as u8);
            let piece = Piece { color, is_king: random.percent(kings) };
            put(rules, &mut position, square, piece, random);
        }
    }
    position
}

/// Returns a few pieces of the side to move among many that they can capture.
///
/// No two of those are neighbours, so that there is often a free square behind them.
fn hunt(rules: &RuleSet, random: &mut Random) -> Position {
    let geometry = rules.geometry();
    let turn = *random.pick(&Color::BOTH);
    let mut position = Position::empty(geometry, turn);
    let (kings, hunters_kings) =
        (percentage_of_kings(rules, random), percentage_of_kings(rules, random));
    let density = 10 + random.below(greatest_density(rules) - 9);
    let parity = random.below(2) as u8;
    for square in geometry.iter() {
        let row = square.index() as u8 / geometry.squares_per_row();
        let column = square.index() as u8 % geometry.squares_per_row();
        let lattice = if geometry.uses_all_squares() { row + column } else { row };
        if lattice % 2 == parity && random.percent(density) {
            let piece = Piece { color: turn.opponent(), is_king: random.percent(kings) };
            put(rules, &mut position, square, piece, random);
        }
    }
    for _ in 0..1 + random.below(4) {
        let square = Square::new(random.below(usize::from(geometry.squares())) as u8);
        let piece = Piece { color: turn, is_king: random.percent(hunters_kings) };
        put(rules, &mut position, square, piece, random);
    }
    position
}

/// Returns the greatest density of pieces, in per cent.
///
/// The more lines are open, the faster the number of capture routes grows.
fn greatest_density(rules: &RuleSet) -> usize {
    let mut density = 50;
    if *rules.king_range == KingRange::One {
        return density;
    }
    if rules.geometry().uses_all_squares() {
        density /= 2;
    }
    if rules.king_capture.0.len() == 2 {
        density = density * 2 / 3;
    }
    if *rules.removal == Removal::AtOnce {
        density = density * 2 / 3;
    }
    if rules.capture_priority.has(Priority::KingFirst) {
        density = density * 2 / 3;
    }
    density.max(10)
}

fn percentage_of_kings(rules: &RuleSet, random: &mut Random) -> usize {
    // In that game a king ends it.
    if *rules.goal == Goal::Breakthrough && random.percent(95) {
        return 0;
    }
    *random.pick(&[0, 10, 30, 60, 100])
}

/// Puts a piece on a free square.
///
/// A man on its promotion row becomes a king, except for a few that were not crowned.
fn put(
    rules: &RuleSet,
    position: &mut Position,
    square: Square,
    piece: Piece,
    random: &mut Random,
) {
    let geometry = rules.geometry();
    let row = square.index() as u8 / geometry.squares_per_row();
    let far_row = if piece.color == Color::White { 0 } else { geometry.rows() - 1 };
    let crowned = row == far_row && *rules.goal != Goal::Breakthrough && !random.percent(5);
    if position.piece_at(square).is_none() {
        position.set(square, Some(Piece { is_king: piece.is_king || crowned, ..piece }));
    }
}
