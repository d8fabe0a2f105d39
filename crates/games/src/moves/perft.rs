//! Counting leaf positions: the loop that `perft` is measured by.
//!
//! Few positions near the start of a game have kings. Without kings, a position is two sets of
//! squares, and the last plies are counted on whole sets (`men`). In a position with kings the
//! captures are listed.

use super::bits::{Bits, each};
use super::engine::{Core, RawMoves};
use super::layout::Layout;
use super::node::{Node, RawMove};
use super::quiet;
use super::shape::{Shape, SideToMove, each_direction, reverse};

impl<L: Layout, S: Shape> Core<L, S> {
    /// Leaf positions; with `EVERY`, each sequence of landing squares counts separately.
    pub(super) fn leaves<T: SideToMove, const EVERY: bool>(
        &self,
        node: &Node<L::Bits>,
        depth: u32,
    ) -> u64 {
        if !node.kings.any() {
            return self.men::<T, EVERY>(node.us, node.them, depth);
        }
        if self.is_decided(node) {
            return 0;
        }
        let mut captures = RawMoves::new();
        self.captures::<T, EVERY>(node, &mut captures);
        if depth == 1 {
            let quiet = if captures.is_empty() || self.law.optional {
                quiet::count::<L, S, T>(self.shape, &self.law, node)
            } else {
                0
            };
            return quiet + captures.len() as u64;
        }
        let mut leaves = 0;
        let mut follow = |mv: &RawMove<L::Bits>| {
            let next = node.play(mv, self.limited());
            leaves += self.leaves::<T::Other, EVERY>(&next, depth - 1);
        };
        if captures.is_empty() || self.law.optional {
            quiet::for_each::<L, S, T>(self.shape, &self.law, node, |mv| follow(&mv));
        }
        captures.iter().for_each(&mut follow);
        leaves
    }

    /// Leaf positions from men alone.
    #[inline(always)]
    fn men<T: SideToMove, const EVERY: bool>(&self, us: L::Bits, them: L::Bits, depth: u32) -> u64 {
        if depth == 1 {
            self.men_leaves::<T, EVERY>(us, them)
        } else {
            self.men_tree::<T, EVERY>(us, them, depth)
        }
    }

    /// Leaf positions at a depth of 2 or more from men alone.
    fn men_tree<T: SideToMove, const EVERY: bool>(
        &self,
        us: L::Bits,
        them: L::Bits,
        depth: u32,
    ) -> u64 {
        let empty = L::SQUARES & !(us | them);
        let mut leaves = 0;
        let follow = |us, them| self.men::<T::Other, EVERY>(them, us, depth - 1);
        let follow_listed = |mv: &RawMove<L::Bits>| {
            let next = Node::of_men(us, them).play(mv, false);
            self.leaves::<T::Other, EVERY>(&next, depth - 1)
        };
        if let Some(jumps) = self.jumps::<T>(us, them, empty) {
            let mut chains = RawMoves::new();
            if self.chains::<T, EVERY>(us, them, &jumps, &mut chains) {
                each_direction!(T::seen(self.shape.man_capture()), D => {
                    for to in each(jumps.landings[D as usize] & !jumps.open) {
                        let victim = L::step(to, reverse(D));
                        let from = L::step(victim, reverse(D));
                        leaves += follow(us & !from | to, them & !victim);
                    }
                });
            }
            leaves += chains.iter().map(follow_listed).sum::<u64>();
            if !self.law.optional {
                return leaves;
            }
        }
        let answered = if depth == 2 { self.answered::<T>(us, them, empty) } else { None };
        let answered = answered.unwrap_or_default();
        leaves += answered.leaves;
        let far_row = Node::far_row::<L, T>();
        each_direction!(T::seen(self.shape.man_move()), D => {
            let reached = L::step(us, D) & empty & !answered.moves[D as usize];
            for to in each(reached & !far_row) {
                let from = L::step(to, reverse(D));
                leaves += follow(us & !from | to, them);
            }
            for to in each(reached & far_row) {
                let from = L::step(to, reverse(D));
                leaves += follow_listed(&RawMove { from, to, taken: L::Bits::NONE, promotes: true });
            }
        });
        leaves
    }
}
