//! Long random games: kings wander about, with an occasional capture.

use draughts_arbiter::board::{Color, Piece, Position, Square};
use draughts_arbiter::draw::Timeline;
use draughts_arbiter::moves::{Generator, Move};
use draughts_arbiter::rules::{Goal, RuleSet};

use crate::support::random::Random;

/// Returns a position with a few pieces of both sides, most of them kings.
pub(crate) fn ending(set: &RuleSet, random: &mut Random) -> Position {
    let geometry = set.geometry();
    let mut position = Position::empty(geometry, *random.pick(&Color::BOTH));
    let weak = *random.pick(&Color::BOTH);
    for color in Color::BOTH {
        let most = if color == weak { 2 } else { 5 };
        for _ in 0..1 + random.below(most) {
            let square = Square::new(random.below(usize::from(geometry.squares())) as u8);
            let row = square.index() as u8 / geometry.squares_per_row();
            let far_row = if color == Color::White { 0 } else { geometry.rows() - 1 };
            // In breakthrough a king ends the game.
            let none = *set.goal == Goal::Breakthrough;
            let is_king = !none && (row == far_row || random.percent(70));
            if position.piece_at(square).is_none() && !(none && row == far_row) {
                position.set(square, Some(Piece { color, is_king }));
            }
        }
    }
    position
}

/// Returns an ending, or sometimes the start of a game.
pub(crate) fn start(set: &RuleSet, random: &mut Random) -> Position {
    if random.percent(20) { set.start_position() } else { ending(set, random) }
}

/// Returns a legal move, preferring quiet king moves, often back to where the piece came from.
pub(crate) fn step(
    generator: &Generator,
    game: &Timeline<'_>,
    random: &mut Random,
) -> Option<Move> {
    let moves = generator.legal_moves(game.last());
    if moves.is_empty() {
        return None;
    }
    let kings = game.last().kings(game.last().turn());
    let walks: Vec<Move> =
        moves.iter().filter(|mv| !mv.is_capture() && kings.contains(mv.from())).copied().collect();
    // A move after which nothing can be captured keeps the pieces on the board.
    let safe: Vec<Move> = walks
        .iter()
        .filter(|mv| {
            let after = generator.play(game.last(), mv);
            !generator.legal_moves(&after).iter().any(Move::is_capture)
        })
        .copied()
        .collect();
    let before = game.moments().checked_sub(3).map(|moment| game.position(moment));
    let back = before.and_then(|before| {
        let turn = before.turn();
        safe.iter()
            .find(|mv| before.kings(turn).contains(mv.to()) && before.piece_at(mv.from()).is_none())
    });
    if let Some(back) = back.filter(|_| random.percent(40)) {
        return Some(*back);
    }
    let from = match (safe.is_empty(), walks.is_empty()) {
        (false, _) if random.percent(95) => &safe,
        (_, false) if random.percent(50) => &walks,
        _ => &moves,
    };
    Some(*random.pick(from))
}

/// Returns a random game of at most this many half-moves.
pub(crate) fn game<'g>(
    set: &RuleSet,
    generator: &'g Generator,
    random: &mut Random,
    longest: usize,
) -> Timeline<'g> {
    let number = if random.percent(80) { 1 } else { 1 + random.below(60) as u32 };
    let mut game = Timeline::new(generator, start(set, random), number, set.first_color());
    while game.moments() <= longest {
        match step(generator, &game, random) {
            Some(mv) => game.play(&mv),
            None => break,
        }
    }
    game
}
