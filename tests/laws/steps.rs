//! The generator's eight directions match those of the board, on each of the four boards.

use draughts_arbiter::board::{Color, Direction, Piece, Position, Square};
use draughts_arbiter::moves::Generator;
use draughts_arbiter::rules::{self, RuleSet};

/// A rule set for each board.
const OF_EACH_BOARD: [&str; 4] = ["english", "international", "canadian", "turkish"];

/// The steps of men, and their directions for White.
const STEPS: [(&str, &[Direction]); 5] = [
    ("diagonal-forward", &[Direction::NorthWest, Direction::NorthEast]),
    ("diagonal-backward", &[Direction::SouthWest, Direction::SouthEast]),
    ("forward", &[Direction::North]),
    ("backward", &[Direction::South]),
    ("sideways", &[Direction::West, Direction::East]),
];

const fn man(color: Color) -> Piece {
    Piece { color, is_king: false }
}

const fn king(color: Color) -> Piece {
    Piece { color, is_king: true }
}

/// Returns the direction as the other side sees it.
fn flipped(direction: Direction) -> Direction {
    let (dx, dy) = direction.delta();
    Direction::ALL.into_iter().find(|other| other.delta() == (dx, -dy)).unwrap()
}

/// Returns a rule set whose short kings move in all directions and whose men move by one kind of
/// step and capture in all directions.
fn set(board: &str, step: &str) -> RuleSet {
    let fields = [
        format!("men_move=[{step}]"),
        "men_capture=[diagonal-forward, diagonal-backward, forward, backward, sideways]".into(),
        "king_range=1".into(),
        "king_landing=any".into(),
        "king_move=[diagonal, orthogonal]".into(),
        "king_capture=[diagonal, orthogonal]".into(),
        "men_take_kings=true".into(),
    ];
    rules::named_with(board, &fields).unwrap_or_else(|error| panic!("{board}: {error}"))
}

/// Returns the legal moves with these pieces: from, to, captured squares.
fn moves(
    (generator, set): (&Generator, &RuleSet),
    turn: Color,
    pieces: &[(Square, Piece)],
) -> Vec<(Square, Square, Vec<Square>)> {
    let mut position = Position::empty(set.geometry(), turn);
    pieces.iter().for_each(|&(square, piece)| position.set(square, Some(piece)));
    let moves = generator.legal_moves(&position);
    moves.iter().map(|mv| (mv.from(), mv.to(), mv.captured().iter().collect())).collect()
}

/// Returns the quiet moves of a piece that moves one step in any of these directions.
fn one_step(
    set: &RuleSet,
    from: Square,
    directions: impl IntoIterator<Item = Direction>,
) -> Vec<(Square, Square, Vec<Square>)> {
    let to = directions.into_iter().filter_map(|one| set.geometry().neighbor(from, one));
    let mut moves: Vec<_> = to.map(|to| (from, to, Vec::new())).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn a_step_on_bits_is_the_step_on_the_board() {
    for board in OF_EACH_BOARD {
        let set = set(board, "forward");
        let generator = Generator::new(&set);
        for from in set.geometry().iter() {
            for color in [Color::White, Color::Black] {
                let found = moves((&generator, &set), color, &[(from, king(color))]);
                assert_eq!(found, one_step(&set, from, Direction::ALL), "{board} {from:?}");
            }
        }
    }
}

#[test]
fn numbers_of_directions_agree_with_the_board() {
    for board in OF_EACH_BOARD {
        for (step, of_white) in STEPS {
            let set = set(board, step);
            let generator = Generator::new(&set);
            let laws = (&generator, &set);
            for from in set.geometry().iter() {
                let white = moves(laws, Color::White, &[(from, man(Color::White))]);
                assert_eq!(white, one_step(&set, from, of_white.to_vec()), "{board} {step}");
                let black = moves(laws, Color::Black, &[(from, man(Color::Black))]);
                let of_black = of_white.iter().map(|&one| flipped(one));
                assert_eq!(black, one_step(&set, from, of_black), "{board} {step}");
            }
        }
        // A capture involves a neighbour and the square beyond it, and the reverse along the same
        // line.
        let set = set(board, "forward");
        let generator = Generator::new(&set);
        for (from, direction) in
            set.geometry().iter().flat_map(|from| Direction::ALL.map(|direction| (from, direction)))
        {
            let next = |square| set.geometry().neighbor(square, direction);
            let Some(over) = next(from) else { continue };
            assert_eq!(set.geometry().neighbor(over, direction.reverse()), Some(from));
            let Some(to) = next(over) else { continue };
            for color in [Color::White, Color::Black] {
                let other = (over, man(color.opponent()));
                for piece in [man(color), king(color)] {
                    let found = moves((&generator, &set), color, &[(from, piece), other]);
                    assert_eq!(found, [(from, to, vec![over])], "{board} {from:?} {direction:?}");
                }
            }
        }
    }
}
