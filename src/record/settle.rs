//! A short capture that can mean several moves: settled by playing on.

use smallvec::SmallVec;

use super::laws::Laws;
use super::main_line::{PlyText, Written};
use crate::board::{Position, Square};
use crate::moves::{Move, Resolved, resolve};
use crate::pdn::MoveText;

/// Positions followed at once while a doubt is open.
const MAX_BRANCHES: usize = 64;

/// The squares of a written move, where it is one and the board has them all.
pub fn squares_of(laws: &Laws, text: &[u8]) -> Option<SmallVec<[Square; 8]>> {
    let parsed = MoveText::parse(text).ok()?;
    parsed.squares().iter().map(|written| laws.square(written)).collect()
}

/// The legal moves that a half-move can mean.
fn meanings(laws: &Laws, position: &Position, ply: &PlyText<'_>) -> Vec<Move> {
    let Written::Move(text) = ply.written else {
        return Vec::new();
    };
    let Some(squares) = squares_of(laws, text) else {
        return Vec::new();
    };
    let legal = laws.generator.legal_moves(position);
    match resolve(&laws.generator, position, &legal, &squares) {
        Resolved::One(mv) => vec![mv],
        Resolved::Several(moves) => moves,
        Resolved::OtherPath(_) | Resolved::None => Vec::new(),
    }
}

/// True if a half-move is legal in a position, whatever it means.
pub fn fits(laws: &Laws, position: &Position, ply: &PlyText<'_>) -> bool {
    !meanings(laws, position, ply).is_empty()
}

/// The only one of several moves after which the record goes on longest, with
/// every further half-move legal; `None` where two or more go on equally long.
pub fn settle(
    laws: &Laws,
    position: &Position,
    moves: &[Move],
    rest: &[PlyText<'_>],
) -> Option<Move> {
    let mut branches: Vec<(Move, Position)> =
        moves.iter().map(|mv| (*mv, laws.generator.play(position, mv))).collect();
    for ply in rest {
        if ply.is_set_up {
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
