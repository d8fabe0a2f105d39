//! Counting leaf positions: the loop that `perft` is measured by.
//!
//! Few positions near the start of a game have kings. Without any, a position is
//! two sets of squares, all captures of one jump are worth the same, and most
//! positions are counted on whole sets: see [`Core::men_leaves`]. The others are
//! counted by listing their captures.

use super::bits::{Bits, each};
use super::capture::Search;
use super::engine::{Best, Core, RawMoves};
use super::layout::Layout;
use super::node::{Node, RawMove};
use super::quiet;
use super::shape::{Shape, SideToMove, each_direction, reverse};

/// Men only, seen by the side to move: what its captures can begin with.
struct Jumps<B> {
    /// Where men land, for each direction by itself.
    landings: [B; 8],
    /// The landings from which a capture goes on or that crown: those that take
    /// a search.
    open: B,
}

/// Quiet moves of men that have been counted with all that can follow.
struct Answers<B> {
    /// Where they lead, for each direction by itself.
    moves: [B; 8],
    /// The sum of the opponent's moves after each.
    leaves: u64,
}

impl<B: Bits> Default for Answers<B> {
    fn default() -> Self {
        Self { moves: [B::NONE; 8], leaves: 0 }
    }
}

impl<L: Layout, S: Shape> Core<L, S> {
    /// Leaf positions; with `EVERY`, each sequence of landing squares counts by itself.
    pub(super) fn leaves<T: SideToMove, const EVERY: bool>(
        &self,
        node: &Node<L::Bits>,
        depth: u32,
    ) -> u64 {
        if !node.kings.any() {
            return if depth == 1 {
                self.men_leaves::<T, EVERY>(node.us, node.them)
            } else {
                self.men_tree::<T, EVERY>(node.us, node.them, depth)
            };
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

    /// Leaf positions at a depth of 2 or more from men alone.
    fn men_tree<T: SideToMove, const EVERY: bool>(
        &self,
        us: L::Bits,
        them: L::Bits,
        depth: u32,
    ) -> u64 {
        let empty = L::SQUARES & !(us | them);
        let far_row = Node::far_row::<L, T>();
        let mut leaves = 0;
        let follow = |us, them| {
            if depth == 2 {
                self.men_leaves::<T::Other, EVERY>(them, us)
            } else {
                self.men_tree::<T::Other, EVERY>(them, us, depth - 1)
            }
        };
        let jumps = self.jumps::<T>(us, them, empty);
        if let Some(jumps) = jumps {
            let mut chains = RawMoves::new();
            let simple = self.chains::<T, EVERY>(us, them, &jumps, &mut chains);
            if simple {
                each_direction!(T::seen(self.shape.man_capture()), D => {
                    for to in each(jumps.landings[D as usize] & !jumps.open) {
                        let victim = L::step(to, reverse(D));
                        let from = L::step(victim, reverse(D));
                        leaves += follow(us & !from | to, them & !victim);
                    }
                });
            }
            let node = Node::of_men(us, them);
            for mv in &chains {
                let next = node.play(mv, false);
                leaves += self.leaves::<T::Other, EVERY>(&next, depth - 1);
            }
            if !self.law.optional {
                return leaves;
            }
        }
        let quiet = if depth == 2 { self.answers::<T>(us, them, empty) } else { None };
        let answered = quiet.unwrap_or_default();
        leaves += answered.leaves;
        each_direction!(T::seen(self.shape.man_move()), D => {
            let reached = L::step(us, D) & empty & !answered.moves[D as usize];
            for to in each(reached & !far_row) {
                let from = L::step(to, reverse(D));
                leaves += follow(us & !from | to, them);
            }
            for to in each(reached & far_row) {
                let from = L::step(to, reverse(D));
                let mv = RawMove { from, to, taken: L::Bits::NONE, promotes: true };
                let next = Node::of_men(us, them).play(&mv, false);
                leaves += self.leaves::<T::Other, EVERY>(&next, depth - 1);
            }
        });
        leaves
    }

    /// The quiet moves after which the opponent, who could capture nothing before,
    /// cannot capture either, and the sum of his moves after each.
    ///
    /// A move changes two squares. It lets him capture only if the man can be taken
    /// where it arrives, or if he can land on the square it left.
    #[inline(always)]
    fn answers<T: SideToMove>(
        &self,
        us: L::Bits,
        them: L::Bits,
        empty: L::Bits,
    ) -> Option<Answers<L::Bits>> {
        let captures = T::Other::seen(self.shape.man_capture());
        let mut threats = L::Bits::NONE;
        let mut exposed = L::Bits::NONE;
        let mut guards = L::Bits::NONE;
        each_direction!(captures, D => {
            let next = L::step(them, D);
            let behind = L::step(next & us, D);
            threats |= behind & empty;
            guards |= behind & us;
            exposed |= next & L::step(empty, reverse(D));
        });
        if threats.any() || self.law.optional {
            return None;
        }
        let steps = T::Other::seen(self.shape.man_move());
        let mut replies = 0;
        each_direction!(steps, D => {
            replies += u64::from((L::step(them, D) & empty).count());
        });
        let mut answers = Answers::default();
        let far_row = Node::far_row::<L, T>();
        each_direction!(T::seen(self.shape.man_move()), D => {
            const BACK: u8 = reverse(D);
            let mut unsafe_squares = exposed | L::step(guards, D) | far_row;
            if captures & (1 << BACK) != 0 {
                unsafe_squares |= L::step(them, BACK);
            }
            let to = L::step(us, D) & empty & !unsafe_squares;
            let from = L::step(to, BACK);
            answers.moves[D as usize] = to;
            answers.leaves += u64::from(to.count()) * replies;
            each_direction!(steps, E => {
                let reached = L::step(them, E);
                answers.leaves += u64::from((reached & from).count());
                answers.leaves -= u64::from((reached & to).count());
            });
        });
        Some(answers)
    }

    /// Leaf positions at depth 1 from men alone, no move made.
    #[inline(always)]
    fn men_leaves<T: SideToMove, const EVERY: bool>(&self, us: L::Bits, them: L::Bits) -> u64 {
        let empty = L::SQUARES & !(us | them);
        let mut leaves = 0;
        if let Some(jumps) = self.jumps::<T>(us, them, empty) {
            let mut simple = true;
            if jumps.open.any() {
                let (longer, single) = self.longer::<T, EVERY>(us, them, empty, &jumps);
                leaves += longer;
                simple = single;
            }
            if simple {
                each_direction!(T::seen(self.shape.man_capture()), D => {
                    leaves += u64::from((jumps.landings[D as usize] & !jumps.open).count());
                });
            }
            if !self.law.optional {
                return leaves;
            }
        }
        each_direction!(T::seen(self.shape.man_move()), D => {
            leaves += u64::from((L::step(us, D) & empty).count());
        });
        leaves
    }

    /// What the captures of men can begin with; none where there is no capture.
    #[inline(always)]
    fn jumps<T: SideToMove>(
        &self,
        us: L::Bits,
        them: L::Bits,
        empty: L::Bits,
    ) -> Option<Jumps<L::Bits>> {
        let mut landings = [L::Bits::NONE; 8];
        let mut landed = L::Bits::NONE;
        each_direction!(T::seen(self.shape.man_capture()), D => {
            landings[D as usize] = L::step(L::step(us, D) & them, D) & empty;
            landed |= landings[D as usize];
        });
        if !landed.any() {
            return None;
        }
        // The way back is no way on: the square that the man came from is not empty.
        let mut open = Node::far_row::<L, T>();
        each_direction!(T::seen(self.shape.man_capture()), D => {
            const BACK: u8 = reverse(D);
            open |= L::step(L::step(empty, BACK) & them, BACK);
        });
        Some(Jumps { landings, open: open & landed })
    }

    /// How many captures that begin with an open jump may be made, and whether those
    /// of a single jump may be made as well.
    #[inline(never)]
    fn longer<T: SideToMove, const EVERY: bool>(
        &self,
        us: L::Bits,
        them: L::Bits,
        empty: L::Bits,
        jumps: &Jumps<L::Bits>,
    ) -> (u64, bool) {
        if let Some(doubles) = self.doubles::<T>(them, empty, jumps) {
            let single = self.law.taken(self.law.start(false), false, false, 0);
            return (doubles, self.law.taken(single, false, false, 1) == single);
        }
        let mut chains = RawMoves::new();
        let single = self.chains::<T, EVERY>(us, them, jumps, &mut chains);
        (chains.len() as u64, single)
    }

    /// The number of captures of two jumps, where none is longer or touches the far
    /// row; four of five open captures of international games are counted here.
    ///
    /// Two jumps cannot return to the first square or take the same man twice, and
    /// nobody lands where a victim stood: landings are an even number of steps apart.
    #[inline(always)]
    fn doubles<T: SideToMove>(
        &self,
        them: L::Bits,
        empty: L::Bits,
        jumps: &Jumps<L::Bits>,
    ) -> Option<u64> {
        let far_row = Node::far_row::<L, T>();
        if jumps.open.meets(far_row) {
            return None;
        }
        let directions = T::seen(self.shape.man_capture());
        let mut count = 0;
        let mut starts = L::Bits::NONE;
        let mut seconds = [L::Bits::NONE; 8];
        each_direction!(directions, D => {
            const BACK: u8 = reverse(D);
            let first = jumps.landings[D as usize] & jumps.open;
            if first.any() {
                starts |= L::step(L::step(first, BACK), BACK);
                each_direction!(directions & !(1 << BACK), E => {
                    let second = L::step(L::step(first, E) & them, E) & empty;
                    seconds[E as usize] |= second;
                    count += u64::from(second.count());
                });
            }
        });
        // More than can be reached: the third jump may end where the piece began.
        let room = empty | starts;
        let mut further = L::Bits::NONE;
        each_direction!(directions, D => {
            const BACK: u8 = reverse(D);
            let second = seconds[D as usize];
            if second.any() {
                further |= second & far_row;
                each_direction!(directions & !(1 << BACK), E => {
                    further |= L::step(L::step(second, E) & them, E) & room;
                });
            }
        });
        (!further.any()).then_some(count)
    }

    /// The captures that begin with an open jump and may be made; true if those of
    /// a single jump may be made as well.
    #[inline(never)]
    fn chains<T: SideToMove, const EVERY: bool>(
        &self,
        us: L::Bits,
        them: L::Bits,
        jumps: &Jumps<L::Bits>,
        chains: &mut RawMoves<L::Bits>,
    ) -> bool {
        let single = self.law.taken(self.law.start(false), false, false, 0);
        let node = Node::of_men(us, them);
        let mut best =
            Best::<_, EVERY> { moves: chains, key: single, from: L::Bits::NONE, first: 0 };
        let mut starts = L::Bits::NONE;
        each_direction!(T::seen(self.shape.man_capture()), D => {
            const BACK: u8 = reverse(D);
            let open = jumps.landings[D as usize] & jumps.open;
            starts |= L::step(L::step(open, BACK), BACK);
        });
        let mut search =
            Search::<L, S, _>::new::<T>(self.shape, &self.law, &node, them, &mut best);
        for from in each(starts) {
            search.origin(from);
            each_direction!(T::seen(self.shape.man_capture()), D => {
                let victim = L::step(from, D);
                let to = L::step(victim, D) & jumps.landings[D as usize] & jumps.open;
                if to.any() {
                    search.run_from_jump::<D>(from, victim, to);
                }
            });
        }
        best.key == single
    }
}
