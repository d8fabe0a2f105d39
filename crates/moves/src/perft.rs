//! Counts leaf positions: the main loop of `perft`.
//!
//! Few positions near the start of a game have kings. Without kings, a position is two sets of
//! squares, and the last plies are counted on whole sets (`men`). Captures are listed one by one if
//! they take several pieces, if there are kings, if the shape is looked up, or if each route
//! counts. The last three cases need no speed, and compiling them for every shape would double the
//! machine code of this crate.

use super::bits::{Bits, each};
use super::engine::{Core, RawMoves};
use super::layout::Layout;
use super::node::{Node, RawMove};
use super::quiet;
use super::shape::{Shape, SideToMove, each_direction, reverse, seen};

impl<L: Layout, S: Shape> Core<L, S> {
    /// Counts leaf positions at a depth of at least 1.
    ///
    /// If the shape is looked up, each move is made on a copy of the position, except at the last
    /// ply, where moves are only counted.
    pub(super) fn leaves<T: SideToMove>(&self, node: &Node<L::Bits>, depth: u32) -> u64 {
        if S::COMPILED && !node.kings.any() {
            return self.men::<T>(node.us, node.them, depth);
        }
        self.leaves_by_list::<T, false>(node, depth, |next| {
            self.leaves::<T::Other>(next, depth - 1)
        })
    }

    /// Counts leaf positions, each sequence of landing squares separately.
    pub(super) fn leaves_by_route<T: SideToMove>(&self, node: &Node<L::Bits>, depth: u32) -> u64 {
        self.leaves_by_list::<T, true>(node, depth, |next| {
            self.leaves_by_route::<T::Other>(next, depth - 1)
        })
    }

    /// Counts leaf positions by listing the captures; `after` counts those after a move.
    #[inline(always)]
    fn leaves_by_list<T: SideToMove, const BY_ROUTE: bool>(
        &self,
        node: &Node<L::Bits>,
        depth: u32,
        after: impl Fn(&Node<L::Bits>) -> u64,
    ) -> u64 {
        if self.is_decided(node) {
            return 0;
        }
        let mut captures = RawMoves::new();
        self.captures::<T, BY_ROUTE>(node, &mut captures);
        if depth == 1 {
            let quiet = if captures.is_empty() || self.law.optional {
                quiet::count::<L, S, T>(self.shape, &self.law, node)
            } else {
                0
            };
            return quiet + captures.len() as u64;
        }
        let mut leaves = 0;
        let mut follow = |mv: &RawMove<L::Bits>| leaves += after(&node.play(mv, self.limited()));
        if captures.is_empty() || self.law.optional {
            quiet::for_each::<L, S, T>(self.shape, &self.law, node, |mv| follow(&mv));
        }
        captures.iter().for_each(&mut follow);
        leaves
    }

    /// Counts leaf positions without kings.
    #[inline(always)]
    fn men<T: SideToMove>(&self, us: L::Bits, them: L::Bits, depth: u32) -> u64 {
        if depth == 1 {
            self.men_leaves::<T>(us, them)
        } else {
            self.men_tree::<T>(us, them, depth)
        }
    }

    /// Counts leaf positions without kings at a depth of 2 or more.
    fn men_tree<T: SideToMove>(&self, us: L::Bits, them: L::Bits, depth: u32) -> u64 {
        let empty = L::SQUARES & !(us | them);
        let mut leaves = 0;
        let follow = |us, them| self.men::<T::Other>(them, us, depth - 1);
        let follow_listed = |mv: &RawMove<L::Bits>| {
            let next = Node::from_men(us, them).play(mv, false);
            self.leaves::<T::Other>(&next, depth - 1)
        };
        if let Some(jumps) = self.jumps::<T>(us, them, empty) {
            let mut chains = RawMoves::new();
            if self.chains::<T>(us, them, &jumps, &mut chains) {
                each_direction!(seen::<T>(self.shape.man_capture()), among seen::<T>(S::MAN_CAPTURE), D => {
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
        each_direction!(seen::<T>(self.shape.man_move()), among seen::<T>(S::MAN_MOVE), D => {
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
