//! Quiet moves.

use super::bits::{Bits, each};
use super::law::RuntimeRules;
use super::layout::Layout;
use super::node::{Node, RawMove};
use super::shape::{Free, Shape, SideToMove, each_direction, reverse, seen};

/// Returns the kings that may make a quiet move: all except one that has used up its limit.
#[inline(always)]
pub(super) fn free_kings<B: Bits>(node: &Node<B>, law: &RuntimeRules) -> B {
    let kings = node.us & node.kings;
    if law.quiet_limit > 0 && node.our_run.moves >= law.quiet_limit && (node.us & !node.kings).any()
    {
        return kings & !node.our_run.square;
    }
    kings
}

/// Returns the squares that a king can reach in one direction.
#[inline(always)]
pub(super) fn slide<L: Layout, S: Shape>(
    shape: S,
    from: L::Bits,
    empty: L::Bits,
    direction: u8,
) -> L::Bits {
    let mut reached = L::Bits::NONE;
    let mut to = L::step(from, direction) & empty;
    while to.any() {
        reached |= to;
        if !shape.flying() {
            break;
        }
        to = L::step(to, direction) & empty;
    }
    reached
}

/// Returns the number of quiet moves.
#[inline(always)]
pub(super) fn count<L: Layout, S: Shape, T: SideToMove>(
    shape: S,
    law: &RuntimeRules,
    node: &Node<L::Bits>,
) -> u64 {
    let empty = node.empty::<L>();
    let men = node.us & !node.kings;
    let mut moves = 0;
    each_direction!(seen::<T>(shape.man_move()), among seen::<T>(S::MAN_MOVE), D => {
        moves += u64::from((L::step(men, D) & empty).count());
    });
    for king in each(free_kings(node, law)) {
        each_direction!(shape.king_move(), among S::KING_MOVE, D => {
            moves += u64::from(slide::<L, S>(shape, king, empty, D).count());
        });
    }
    moves
}

/// Calls a function with every quiet move.
#[inline(always)]
pub(super) fn for_each<L: Layout, S: Shape, T: SideToMove>(
    shape: S,
    law: &RuntimeRules,
    node: &Node<L::Bits>,
    mut call: impl FnMut(RawMove<L::Bits>),
) {
    if const { S::COMPILED } {
        written_out::<L, S, T>(shape, law, node, call);
    } else {
        looked_up::<L, T>(Free::from_fixed(shape), law, node, &mut call);
    }
}

/// As [`for_each`], with the shape looked up: compiled once per board and side, whatever `call` is.
#[inline(never)]
pub(super) fn looked_up<L: Layout, T: SideToMove>(
    shape: Free,
    law: &RuntimeRules,
    node: &Node<L::Bits>,
    call: &mut dyn FnMut(RawMove<L::Bits>),
) {
    written_out::<L, Free, T>(shape, law, node, call);
}

#[inline(always)]
fn written_out<L: Layout, S: Shape, T: SideToMove>(
    shape: S,
    law: &RuntimeRules,
    node: &Node<L::Bits>,
    mut call: impl FnMut(RawMove<L::Bits>),
) {
    let empty = node.empty::<L>();
    let men = node.us & !node.kings;
    let far_row = Node::far_row::<L, T>();
    let taken = L::Bits::NONE;
    each_direction!(seen::<T>(shape.man_move()), among seen::<T>(S::MAN_MOVE), D => {
        for to in each(L::step(men, D) & empty) {
            let from = L::step(to, reverse(D));
            call(RawMove { from, to, taken, promotes: to.meets(far_row) });
        }
    });
    for from in each(free_kings(node, law)) {
        each_direction!(shape.king_move(), among S::KING_MOVE, D => {
            for to in each(slide::<L, S>(shape, from, empty, D)) {
                call(RawMove { from, to, taken, promotes: false });
            }
        });
    }
}
