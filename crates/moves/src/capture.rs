//! The search for captures: every sequence of jumps of one piece.
//!
//! One search serves all uses. A [`Sink`] decides what is done with the ends of sequences: keep the
//! best, follow the route, or look at every square that a capture passes.

use rustc_hash::FxHashMap;

use super::bits::Bits;
use super::law::{Key, Law};
use super::layout::Layout;
use super::node::Node;
use super::shape::{Shape, SideToMove, each_direction, mirrored, reverse, seen};
use crate::rules::{KingLanding, PromotionInCapture};

/// Where a capture can end.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing<B> {
    /// The square reached.
    pub to: B,
    /// The pieces taken.
    pub taken: B,
    /// True if a man was crowned on the way or at the end.
    pub promotes: bool,
    /// How good the capture is.
    pub key: Key,
}

/// What is done with the captures that the search finds.
pub(super) trait Sink<B> {
    /// True if the squares where the piece lands or turns are kept.
    fn routes(&self) -> bool {
        false
    }

    /// True if going straight on is tried from every landing square separately, so that each
    /// sequence of landing squares is found.
    fn every_landing(&self) -> bool {
        false
    }

    /// The search now comes to the captures of the piece on this square.
    fn origin(&mut self, _from: B) {}

    /// A capture is complete. `route` holds every landing square but the last.
    fn complete(&mut self, landing: Landing<B>, route: &[B]);

    /// A piece stands on a square beyond a captured piece, whether or not it can go on.
    fn passed(&mut self, _landing: Landing<B>) {}
}

/// Jumps after which the search begins to remember where it has been.
///
/// Real positions need a few dozen at most. With the memory, a board set up to have millions of
/// routes does not hang.
const MEMORY_FROM: u32 = 2_000;

/// A state of the search: what can follow depends on nothing else.
#[derive(PartialEq, Eq, Hash)]
struct Visit<B> {
    at: B,
    taken: B,
    key: Key,
    /// Directions that are tried, 0 for a man.
    directions: u8,
    crowned: bool,
}

/// The captures of one piece.
pub(super) struct Search<'a, L: Layout, S: Shape, K: ?Sized> {
    shape: S,
    law: &'a Law,
    man_capture: u8,
    far_row: L::Bits,
    /// Squares that can be entered, the origin among them.
    empty: L::Bits,
    /// Opposing pieces that may be taken at all.
    victims: L::Bits,
    kings: L::Bits,
    crowned: bool,
    jumps: u32,
    memory: Option<FxHashMap<Visit<L::Bits>, bool>>,
    route: Vec<L::Bits>,
    sink: &'a mut K,
}

impl<'a, L: Layout, S: Shape, K: Sink<L::Bits> + ?Sized> Search<'a, L, S, K> {
    /// A search for the side to move of `node`; only `victims` may be taken; the
    /// other opposing pieces stand in the way.
    #[inline(always)]
    pub(super) fn new<T: SideToMove>(
        shape: S,
        law: &'a Law,
        node: &Node<L::Bits>,
        victims: L::Bits,
        sink: &'a mut K,
    ) -> Self {
        Self {
            shape,
            law,
            man_capture: seen::<T>(shape.man_capture()),
            far_row: Node::far_row::<L, T>(),
            empty: node.empty::<L>(),
            victims,
            kings: node.kings,
            crowned: false,
            jumps: 0,
            memory: None,
            route: Vec::new(),
            sink,
        }
    }

    /// Finds the captures of the man or king on `from`; true if there are any.
    #[inline(always)]
    pub(super) fn run(&mut self, from: L::Bits, is_king: bool) -> bool {
        let empty = self.empty;
        self.empty = empty | from;
        self.crowned = false;
        self.jumps = 0;
        self.memory = None;
        let key = self.law.start(is_king);
        let found = if is_king {
            self.king(from, L::Bits::NONE, key, self.shape.king_capture())
        } else {
            self.man(from, L::Bits::NONE, key)
        };
        self.empty = empty;
        found
    }

    /// Finds the captures of a man that begin with a jump in direction `D` over a
    /// man, which must be possible.
    #[inline(always)]
    pub(super) fn run_from_jump<const D: u8>(
        &mut self,
        from: L::Bits,
        victim: L::Bits,
        to: L::Bits,
    ) {
        let empty = self.empty;
        self.empty = empty | from;
        self.crowned = false;
        self.jumps = 0;
        self.memory = None;
        let key = self.law.taken(self.law.start(false), false, false, 0);
        self.man_landed(to, victim, key, D);
        self.empty = empty;
    }

    /// Tells the sink whose captures follow.
    #[inline(always)]
    pub(super) fn origin(&mut self, from: L::Bits) {
        self.sink.origin(from);
    }

    /// Squares that are free once these pieces are taken.
    #[inline(always)]
    fn free(&self, taken: L::Bits) -> L::Bits {
        if self.law.at_once { self.empty | taken } else { self.empty }
    }

    #[inline(always)]
    fn count(&self, key: Key, victim: L::Bits, taken: L::Bits) -> Key {
        let king_before = self.kings.meets(taken);
        self.law.taken(key, self.kings.meets(victim), king_before, taken.count())
    }

    /// Jumps of a man; true if there are any.
    fn man(&mut self, at: L::Bits, taken: L::Bits, key: Key) -> bool {
        if let Some(known) = self.recall(at, taken, key, 0) {
            return known;
        }
        let mut victims = self.victims & !taken;
        if !self.law.men_take_kings {
            victims = victims & !self.kings;
        }
        let free = self.free(taken);
        let mut found = false;
        each_direction!(self.man_capture, among S::MAN_CAPTURE | mirrored(S::MAN_CAPTURE), D => {
            let victim = L::step(at, D) & victims;
            let to = L::step(victim, D) & free;
            if to.any() {
                found = true;
                let key = self.count(key, victim, taken);
                self.man_landed(to, taken | victim, key, D);
            }
        });
        self.remember(at, taken, key, 0, found);
        found
    }

    fn man_landed(&mut self, to: L::Bits, taken: L::Bits, key: Key, direction: u8) {
        let on_far_row = to.meets(self.far_row);
        self.sink.passed(Landing { to, taken, promotes: on_far_row, key });
        if on_far_row {
            match self.law.promotion {
                PromotionInCapture::StaysMan => {}
                PromotionInCapture::EndsCapture => return self.end(to, taken, key, true),
                PromotionInCapture::GoesOnAsKing => {
                    self.crowned = true;
                    let mut directions = self.shape.king_capture();
                    if !self.law.turns_back {
                        directions &= !(1 << reverse(direction));
                    }
                    self.enter(to);
                    let found = self.king(to, taken, key, directions);
                    self.leave();
                    if !found {
                        self.end(to, taken, key, true);
                    }
                    self.crowned = false;
                    return;
                }
            }
        }
        self.enter(to);
        let found = self.man(to, taken, key);
        self.leave();
        if !found {
            self.end(to, taken, key, on_far_row);
        }
    }

    /// Jumps of a king in the given directions; true if there are any.
    fn king(&mut self, at: L::Bits, taken: L::Bits, key: Key, directions: u8) -> bool {
        if let Some(known) = self.recall(at, taken, key, directions) {
            return known;
        }
        let mut found = false;
        each_direction!(directions, among S::KING_CAPTURE, D => {
            found |= self.king_jump::<D>(at, taken, key);
        });
        self.remember(at, taken, key, directions, found);
        found
    }

    /// The jump of a king over the first piece in a direction.
    #[inline(always)]
    fn king_jump<const D: u8>(&mut self, at: L::Bits, taken: L::Bits, key: Key) -> bool {
        let free = self.free(taken);
        let mut next = L::step(at, D);
        if self.shape.flying() {
            while next.meets(free) {
                next = L::step(next, D);
            }
        }
        let victim = next & self.victims & !taken;
        let behind = L::step(victim, D) & free;
        if !behind.any() {
            return false;
        }
        let key = self.count(key, victim, taken);
        self.king_landed::<D>(victim, behind, taken | victim, key);
        true
    }

    /// A king beyond its victim: goes on from any landing square from which it can, otherwise stops
    /// on one of them.
    fn king_landed<const D: u8>(
        &mut self,
        victim: L::Bits,
        behind: L::Bits,
        taken: L::Bits,
        key: Key,
    ) {
        let free = self.free(taken);
        let back = reverse(D);
        let mut turns = self.shape.king_capture() & !(1 << D | 1 << back);
        if self.sink.every_landing() {
            let half_turn = if self.law.turns_back { 1 << back } else { 0 };
            turns |= self.shape.king_capture() & (1 << D | half_turn);
        }
        let slides = self.shape.flying() && self.law.landing != KingLanding::Behind;
        let mut found = false;
        let mut last = behind;
        let mut to = behind;
        while to.any() {
            self.sink.passed(Landing { to, taken, promotes: self.crowned, key });
            self.enter(to);
            found |= self.king(to, taken, key, turns);
            self.leave();
            last = to;
            if !slides {
                break;
            }
            to = L::step(to, D) & free;
        }
        if !self.sink.every_landing() {
            // Going straight on, or straight back, leads to the same from every landing square:
            // once is enough, written with the first square beyond the victim.
            self.enter(behind);
            found |= self.king_jump::<D>(last, taken, key);
            if self.law.turns_back {
                found |= self.king(behind, taken, key, 1 << back);
            }
            self.leave();
        }
        if found {
            return;
        }
        let stops = match self.law.landing {
            KingLanding::Any => slides,
            KingLanding::Behind => false,
            KingLanding::BehindKing => slides && !victim.meets(self.kings),
        };
        let mut to = behind;
        while to.any() {
            self.end(to, taken, key, self.crowned);
            if !stops {
                break;
            }
            to = L::step(to, D) & free;
        }
    }

    fn end(&mut self, to: L::Bits, taken: L::Bits, key: Key, promotes: bool) {
        self.sink.complete(Landing { to, taken, promotes, key }, &self.route);
    }

    #[inline(always)]
    fn enter(&mut self, square: L::Bits) {
        if self.sink.routes() {
            self.route.push(square);
        }
    }

    #[inline(always)]
    fn leave(&mut self) {
        if self.sink.routes() {
            self.route.pop();
        }
    }

    /// Whether anything follows from this state, if the search has been here.
    #[inline(always)]
    fn recall(&mut self, at: L::Bits, taken: L::Bits, key: Key, directions: u8) -> Option<bool> {
        self.jumps += 1;
        if self.jumps < MEMORY_FROM || self.sink.routes() || self.sink.every_landing() {
            return None;
        }
        let visit = self.visit(at, taken, key, directions);
        self.memory().get(&visit).copied()
    }

    #[inline(always)]
    fn remember(&mut self, at: L::Bits, taken: L::Bits, key: Key, directions: u8, found: bool) {
        if self.jumps >= MEMORY_FROM && !self.sink.routes() && !self.sink.every_landing() {
            let visit = self.visit(at, taken, key, directions);
            self.memory().insert(visit, found);
        }
    }

    #[cold]
    fn memory(&mut self) -> &mut FxHashMap<Visit<L::Bits>, bool> {
        self.memory.get_or_insert_default()
    }

    fn visit(&self, at: L::Bits, taken: L::Bits, key: Key, directions: u8) -> Visit<L::Bits> {
        Visit { at, taken, key, directions, crowned: self.crowned }
    }
}
