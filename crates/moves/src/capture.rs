//! The search for captures: every sequence of jumps of one piece.
//!
//! One search serves all uses. A [`Sink`] decides what to do with the ends of sequences: keep the
//! best, follow the route, or examine every square that a capture passes.

use rustc_hash::FxHashMap;

use super::bits::Bits;
use super::law::{CaptureRank, RuntimeRules};
use super::layout::Layout;
use super::node::Node;
use super::shape::{Shape, SideToMove, each_direction, mirrored, reverse, seen};
use crate::rules::{KingLanding, PromotionInCapture};

/// A possible end of a capture.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing<B> {
    /// The square reached.
    pub to: B,
    /// The pieces taken.
    pub taken: B,
    /// Whether a man was crowned on the way or at the end.
    pub promotes: bool,
    /// The rank of the capture under the priority rules.
    pub key: CaptureRank,
}

/// A consumer of the captures that the search finds.
pub(super) trait Sink<B> {
    /// Returns whether it needs the squares where the piece lands or turns.
    fn routes(&self) -> bool {
        false
    }

    /// Returns whether the search tries going straight on from every landing square separately, to
    /// find each sequence of landing squares.
    fn every_landing(&self) -> bool {
        false
    }

    /// Begins the captures of the piece on this square.
    fn origin(&mut self, _from: B) {}

    /// Receives a complete capture. `route` has every landing square except the last.
    fn complete(&mut self, landing: Landing<B>, route: &[B]);

    /// Receives a square beyond a captured piece, whether or not the capture can continue from it.
    fn passed(&mut self, _landing: Landing<B>) {}
}

/// The number of jumps after which the search begins to remember visited states.
///
/// Real positions need a few dozen at most. The memory keeps the search from hanging on a board set
/// up to have millions of routes.
const MEMORY_FROM: u32 = 2_000;

/// A state of the search, which alone determines the possible continuations.
#[derive(PartialEq, Eq, Hash)]
struct Visit<B> {
    at: B,
    taken: B,
    key: CaptureRank,
    /// The directions tried; 0 for a man.
    directions: u8,
    crowned: bool,
}

/// The search for the captures of one piece.
pub(super) struct CaptureSearch<'a, L: Layout, S: Shape, K: ?Sized> {
    shape: S,
    law: &'a RuntimeRules,
    man_capture: u8,
    far_row: L::Bits,
    /// Squares that can be entered, including the origin.
    empty: L::Bits,
    /// Opposing pieces that may be captured at all.
    victims: L::Bits,
    kings: L::Bits,
    crowned: bool,
    jumps: u32,
    memory: Option<FxHashMap<Visit<L::Bits>, bool>>,
    route: Vec<L::Bits>,
    sink: &'a mut K,
}

impl<'a, L: Layout, S: Shape, K: Sink<L::Bits> + ?Sized> CaptureSearch<'a, L, S, K> {
    /// Creates a search for the side to move of `node`.
    ///
    /// Only `victims` may be captured; the other opposing pieces block the way.
    #[inline(always)]
    pub(super) fn new<T: SideToMove>(
        shape: S,
        law: &'a RuntimeRules,
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

    /// Finds the captures of the man or king on `from`, and returns whether there are any.
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

    /// Finds the captures of a man that begin with a jump over a man in direction `D`.
    ///
    /// That jump must be possible.
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

    /// Tells the sink the origin of the captures that follow.
    #[inline(always)]
    pub(super) fn origin(&mut self, from: L::Bits) {
        self.sink.origin(from);
    }

    /// Returns the squares that are free after these pieces are captured.
    #[inline(always)]
    fn free(&self, taken: L::Bits) -> L::Bits {
        if self.law.at_once { self.empty | taken } else { self.empty }
    }

    #[inline(always)]
    fn count(&self, key: CaptureRank, victim: L::Bits, taken: L::Bits) -> CaptureRank {
        let king_before = self.kings.meets(taken);
        self.law.taken(key, self.kings.meets(victim), king_before, taken.count())
    }

    /// Tries the jumps of a man, and returns whether there are any.
    fn man(&mut self, at: L::Bits, taken: L::Bits, key: CaptureRank) -> bool {
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

    fn man_landed(&mut self, to: L::Bits, taken: L::Bits, key: CaptureRank, direction: u8) {
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

    /// Tries the jumps of a king in the given directions, and returns whether there are any.
    fn king(&mut self, at: L::Bits, taken: L::Bits, key: CaptureRank, directions: u8) -> bool {
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

    /// Tries the jump of a king over the first piece in a direction, and returns whether it is
    /// possible.
    #[inline(always)]
    fn king_jump<const D: u8>(&mut self, at: L::Bits, taken: L::Bits, key: CaptureRank) -> bool {
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

    /// Continues with a king that has passed its victim.
    ///
    /// The capture continues from any landing square that allows it; if none does, it ends on one
    /// of them.
    fn king_landed<const D: u8>(
        &mut self,
        victim: L::Bits,
        behind: L::Bits,
        taken: L::Bits,
        key: CaptureRank,
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
            // Continuing straight on, or straight back, has the same results from every landing
            // square: try it once, and record the first square beyond the victim.
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

    fn end(&mut self, to: L::Bits, taken: L::Bits, key: CaptureRank, promotes: bool) {
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

    /// Returns whether a jump is possible from this state, if the search has visited it.
    #[inline(always)]
    fn recall(
        &mut self,
        at: L::Bits,
        taken: L::Bits,
        key: CaptureRank,
        directions: u8,
    ) -> Option<bool> {
        self.jumps += 1;
        if self.jumps < MEMORY_FROM || self.sink.routes() || self.sink.every_landing() {
            return None;
        }
        let visit = self.visit(at, taken, key, directions);
        self.memory().get(&visit).copied()
    }

    #[inline(always)]
    fn remember(
        &mut self,
        at: L::Bits,
        taken: L::Bits,
        key: CaptureRank,
        directions: u8,
        found: bool,
    ) {
        if self.jumps >= MEMORY_FROM && !self.sink.routes() && !self.sink.every_landing() {
            let visit = self.visit(at, taken, key, directions);
            self.memory().insert(visit, found);
        }
    }

    #[cold]
    fn memory(&mut self) -> &mut FxHashMap<Visit<L::Bits>, bool> {
        self.memory.get_or_insert_default()
    }

    fn visit(
        &self,
        at: L::Bits,
        taken: L::Bits,
        key: CaptureRank,
        directions: u8,
    ) -> Visit<L::Bits> {
        Visit { at, taken, key, directions, crowned: self.crowned }
    }
}
