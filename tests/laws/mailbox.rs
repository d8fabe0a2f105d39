//! The oracle itself, checked against published counts and positions.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use crate::support::fixtures::{self, MoveCase};
use draughts_arbiter::rules;
use draughts_oracle::{Oracle, OracleMove};

/// Rows are counted to the greatest depth with at most this many leaves; `ARBITER_PERFT_LEAVES`
/// overrides it.
const LEAVES: u64 = 200_000;

#[test]
fn counts_of_leaves_are_those_published() {
    let leaves = std::env::var("ARBITER_PERFT_LEAVES")
        .map_or(LEAVES, |text| text.parse().expect("ARBITER_PERFT_LEAVES is a number"));
    for row in fixtures::perft_rows().iter().filter(|row| !row.routes) {
        let rules = rules::named(&row.rules).unwrap();
        let oracle = Oracle::new(&rules);
        let board = oracle.read(&fixtures::position(&rules, &row.position));
        for &(depth, count) in row.counts.iter().filter(|&&(_, count)| count <= leaves) {
            assert_eq!(oracle.perft(&board, depth), count, "{} depth {depth}", row.place);
        }
    }
}

#[test]
fn legal_moves_are_those_known() {
    for case in fixtures::move_cases() {
        let rules = rules::named(&case.rules).unwrap();
        let oracle = Oracle::new(&rules);
        let moves = moves_of(&oracle, &case);

        let mut expected: Vec<(u8, u8)> =
            case.legal.iter().map(|text| fixtures::squares_of(&rules, text)).collect();
        expected.sort_unstable();
        let found: Vec<(u8, u8)> = moves.iter().map(|mv| (mv.from, mv.to)).collect();
        assert_eq!(found, expected, "{}: {}", case.id, case.shows);

        let signs = if moves.iter().any(|mv| !mv.captured.is_empty()) { 'x' } else { '-' };
        assert!(case.legal.iter().all(|text| text.contains(signs)), "{}", case.id);
        if let Some(captured) = &case.captured {
            assert_eq!(sets_found(&moves), sets_expected(&oracle, &case, captured), "{}", case.id);
        }
    }
}

/// Returns the legal moves after the moves that lead to the position in question.
fn moves_of(oracle: &Oracle, case: &MoveCase) -> Vec<OracleMove> {
    let mut board = oracle.read(&fixtures::position(&oracle.rules, &case.fen));
    for text in &case.history {
        let squares = fixtures::squares_of(&oracle.rules, text);
        let moves = oracle.legal_moves(&board);
        let mv = moves.iter().find(|mv| (mv.from, mv.to) == squares);
        board = oracle.play(&board, mv.unwrap_or_else(|| panic!("{}: {text}", case.id)));
    }
    oracle.legal_moves(&board)
}

fn sets_found(moves: &[OracleMove]) -> Vec<(u8, u8, Vec<u8>)> {
    let mut sets: Vec<_> = moves.iter().map(|mv| (mv.from, mv.to, mv.captured.clone())).collect();
    sets.sort();
    sets
}

fn sets_expected(
    oracle: &Oracle,
    case: &MoveCase,
    captured: &[Vec<u32>],
) -> Vec<(u8, u8, Vec<u8>)> {
    let numbering = oracle.rules.numbering();
    assert_eq!(captured.len(), case.legal.len(), "{}", case.id);
    let mut sets = Vec::new();
    for (text, numbers) in case.legal.iter().zip(captured) {
        let (from, to) = fixtures::squares_of(&oracle.rules, text);
        let mut set: Vec<u8> = numbers
            .iter()
            .map(|&number| numbering.square_of_number(number).unwrap().index() as u8)
            .collect();
        set.sort_unstable();
        sets.push((from, to, set));
    }
    sets.sort();
    sets
}
