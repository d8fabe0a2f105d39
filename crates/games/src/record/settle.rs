//! The meanings of a written move; if there are several, the following moves decide.

use super::laws::{Laws, Ways, WrittenSquares};
use super::ply_text::{PlyText, Written};
use super::short::likely_way;
use crate::board::{Color, Position};
use crate::moves::{Move, Resolved, resolve};
use crate::pdn::MoveText;

/// The most positions followed in parallel while a move is ambiguous.
const MAX_BRANCHES: usize = 64;

/// Returns the readings of a half-move, if it is a move and its squares are on the board.
pub(super) fn ways_of(laws: &Laws, text: &[u8]) -> Option<Ways> {
    laws.ways(&MoveText::parse(text).ok()?).ok()
}

/// Returns the legal move that a written one means, in any of its readings.
pub(super) fn resolve_ways(
    laws: &Laws,
    position: &Position,
    legal: &[Move],
    ways: &Ways,
) -> Resolved {
    let resolved = |way: &WrittenSquares| resolve(&laws.generator, position, legal, way);
    if let [only] = ways.as_slice() {
        return resolved(only);
    }
    let mut found = Vec::new();
    let mut elsewhere = Vec::new();
    for way in ways {
        match resolved(way) {
            Resolved::One(mv) => found.push(mv),
            Resolved::Several(moves) => found.extend(moves),
            Resolved::OtherPath(moves) => elsewhere.extend(moves),
            Resolved::None => {}
        }
    }
    match (found.as_slice(), elsewhere.is_empty()) {
        ([], true) => Resolved::None,
        ([], false) => Resolved::OtherPath(elsewhere),
        ([only], _) => Resolved::One(*only),
        _ => Resolved::Several(found),
    }
}

/// Returns the legal moves that a half-move can mean.
pub(super) fn meanings(laws: &Laws, position: &Position, ply: &PlyText<'_>) -> Vec<Move> {
    let Written::Move(text) = ply.written() else {
        return Vec::new();
    };
    let Some(ways) = ways_of(laws, text) else {
        return Vec::new();
    };
    let legal = laws.generator.legal_moves(position);
    match resolve_ways(laws, position, &legal, &ways) {
        Resolved::One(mv) => vec![mv],
        Resolved::Several(moves) => moves,
        Resolved::OtherPath(_) | Resolved::None => Vec::new(),
    }
}

/// Returns whether a half-move is legal in a position, in any of its meanings.
pub(super) fn fits(laws: &Laws, position: &Position, ply: &PlyText<'_>) -> bool {
    !meanings(laws, position, ply).is_empty()
}

/// Returns whether a half-move starts with a piece of this side; of a short move, `cd4`, the most
/// probable square decides.
pub(super) fn begins_with(
    laws: &Laws,
    position: &Position,
    ply: &PlyText<'_>,
    side: Color,
) -> bool {
    let Written::Move(text) = ply.written() else {
        return false;
    };
    let Some(ways) = ways_of(laws, text) else {
        return false;
    };
    let is_theirs = |way: &WrittenSquares| {
        way.first().and_then(|&square| position.piece_at(square)).is_some_and(|it| it.color == side)
    };
    match likely_way(laws, position, &ways) {
        Some(way) => is_theirs(&way),
        None => ways.iter().any(is_theirs),
    }
}

/// Returns the one of several moves after which the record can be followed furthest by legal
/// half-moves; `None` if two or more reach equally far.
pub(super) fn settle(
    laws: &Laws,
    position: &Position,
    moves: &[Move],
    rest: &[PlyText<'_>],
) -> Option<Move> {
    let mut branches: Vec<(Move, Position)> =
        moves.iter().map(|mv| (*mv, laws.generator.play(position, mv))).collect();
    for ply in rest {
        if ply.is_set_up() {
            break;
        }
        let mut next: Vec<(Move, Position)> = Vec::new();
        for (choice, position) in &branches {
            for mv in meanings(laws, position, ply) {
                if next.len() < MAX_BRANCHES {
                    next.push((*choice, laws.generator.play(position, &mv)));
                }
            }
        }
        if next.is_empty() {
            break;
        }
        branches = next;
        let first = branches[0].0;
        if branches.iter().all(|(choice, _)| *choice == first) {
            return Some(first);
        }
    }
    None
}
