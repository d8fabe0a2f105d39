//! Relations that must hold for moves and positions under any rule set.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::collections::BTreeSet;

use crate::support::agreement::{Pair, as_oracle_move, moves_of};
use crate::support::positions::strange;
use crate::support::random::Random;
use draughts_arbiter::board::SquareStyle;
use draughts_arbiter::board::{Color, KingRun, Piece, Position, Square, parse_fen, write_fen};
use draughts_arbiter::moves::Move;
use draughts_oracle::OracleMove;

const POSITIONS: usize = 2_000;

/// Runs a check on positions of every rule set, half of them from games.
fn on_random_positions(name: &str, check: impl Fn(&Pair, &Position)) {
    for set in crate::support::playable_sets() {
        let pair = Pair::new(&set);
        let mut random = Random::new(Random::seed_of(&format!("{name} {}", set.label())));
        let mut game = set.start_position();
        for _ in 0..POSITIONS / 2 {
            check(&pair, &strange(&set, &mut random));
            check(&pair, &game);
            let moves = pair.generator.legal_moves(&game);
            let over = moves.is_empty() || random.percent(1);
            game = if over {
                set.start_position()
            } else {
                pair.generator.play(&game, random.pick(&moves))
            };
        }
    }
}

#[test]
fn a_move_is_legal_if_and_only_if_the_oracle_has_it() {
    on_random_positions("membership", |pair, position| {
        let moves = pair.generator.legal_moves(position);
        let distinct: BTreeSet<&Move> = moves.iter().collect();
        assert_eq!(distinct.len(), moves.len(), "{}: a move twice", pair.describe(position));
        let legal = pair.oracle.legal_moves(&pair.oracle.read(position));
        for mv in moves.iter().map(as_oracle_move) {
            assert!(legal.contains(&mv), "{}: {mv:?} is not legal", pair.describe(position));
        }
        let found = moves_of(&pair.generator, position);
        for mv in &legal {
            assert!(found.contains(mv), "{}: {mv:?} is missing", pair.describe(position));
        }
    });
}

#[test]
fn playing_a_move_changes_what_it_says_and_nothing_else() {
    on_random_positions("playing", |pair, position| {
        let (us, them) = (position.turn(), position.turn().opponent());
        for mv in pair.generator.legal_moves(position) {
            let next = pair.generator.play(position, &mv);
            let told = || format!("{}: {mv:?}", pair.describe(position));
            assert_eq!(next.turn(), them, "{}", told());
            assert_eq!(next.pieces(us).len(), position.pieces(us).len(), "{}", told());
            let left = position.pieces(them).len() - mv.captured().len();
            assert_eq!(next.pieces(them).len(), left, "{}", told());
            let kings = position.kings(us).len() + usize::from(mv.promotes());
            assert_eq!(next.kings(us).len(), kings, "{}", told());
            for square in mv.captured().iter() {
                assert_eq!(position.piece_at(square).unwrap().color, them, "{}", told());
            }
            let touched =
                |square| square == mv.from() || square == mv.to() || mv.captured().contains(square);
            for square in position.geometry().iter().filter(|&square| !touched(square)) {
                assert_eq!(next.piece_at(square), position.piece_at(square), "{}", told());
            }
        }
    });
}

#[test]
fn the_position_of_a_move_can_be_counted_on() {
    on_random_positions("counting", |pair, position| {
        let moves = pair.generator.legal_moves(position);
        assert_eq!(pair.generator.perft(position, 1), moves.len() as u64);
        if moves.len() < 12 {
            let replies = moves.iter().map(|mv| {
                pair.generator.legal_moves(&pair.generator.play(position, mv)).len() as u64
            });
            let leaves: u64 = replies.sum();
            assert_eq!(pair.generator.perft(position, 2), leaves, "{}", pair.describe(position));
        }
    });
}

/// Returns the board turned around, with colours swapped.
fn turned(position: &Position) -> Position {
    let geometry = position.geometry();
    let across = |square: Square| Square::new(geometry.squares() - 1 - square.index() as u8);
    let mut image = Position::empty(geometry, position.turn().opponent());
    for square in geometry.iter() {
        let piece = position.piece_at(square);
        let piece = piece.map(|piece| Piece { color: piece.color.opponent(), ..piece });
        image.set(across(square), piece);
    }
    for color in Color::BOTH {
        let run = position.king_run(color);
        let run = run.map(|run| KingRun { square: across(run.square), ..run });
        image.set_king_run(color.opponent(), run);
    }
    image
}

#[test]
fn the_laws_are_the_same_for_both_sides() {
    on_random_positions("turning", |pair, position| {
        let last = position.geometry().squares() - 1;
        let mut expected: Vec<OracleMove> = moves_of(&pair.generator, position)
            .into_iter()
            .map(|mv| OracleMove {
                from: last - mv.from,
                to: last - mv.to,
                captured: mv.captured.iter().rev().map(|square| last - square).collect(),
                promotes: mv.promotes,
            })
            .collect();
        expected.sort_unstable();
        let found = moves_of(&pair.generator, &turned(position));
        assert_eq!(found, expected, "{}", pair.describe(position));
    });
}

#[test]
fn a_position_written_and_read_is_the_same() {
    on_random_positions("fen", |pair, position| {
        for style in [SquareStyle::Numeric, SquareStyle::Algebraic] {
            let numbering = pair.rules.numbering().with_style(style);
            let text = write_fen(position, &numbering);
            let read = parse_fen(&text, &numbering, Color::White).unwrap();
            assert_eq!(&read.position, position, "{text}");
            assert!(read.notes.is_empty(), "{text}: {:?}", read.notes);
            assert_eq!(write_fen(&read.position, &numbering), text);
        }
    });
}
