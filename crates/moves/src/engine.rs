//! The generator for one board and one shape of moves.

use smallvec::SmallVec;

use super::bits::{Bits, each};
use super::capture::{CaptureSearch, Landing, Sink};
use super::law::{CaptureRank, RuntimeRules};
use super::layout::Layout;
use super::line::{Before, RequestedMove};
use super::node::{Node, RawMove};
use super::only::{MoveEffect, NotPlayed};
use super::quiet;
use super::shape::{Black, Free, Shape, SideToMove, White, each_direction, reverse, seen};
use crate::board::{Color, Position, Square};

/// The captures in one position; few positions have too many to store inline.
pub(super) type RawMoves<B> = SmallVec<[RawMove<B>; 32]>;

/// The operations of the generator, independent of the shapes it is compiled for.
pub(super) trait Engine: Send + Sync + std::fmt::Debug {
    /// Calls a function with every legal move, in the widest integer.
    fn each_move(&self, position: &Position, call: &mut dyn FnMut(RawMove<u128>));

    /// Plays the only legal move between two squares.
    fn play_only(
        &self,
        position: &mut Position,
        from: Square,
        to: Square,
    ) -> Result<MoveEffect, NotPlayed>;

    /// Plays half-moves as [`Engine::play_only`] does, up to the first that cannot be played.
    ///
    /// Returns their number, and adds the position before each to `before`.
    fn play_line(
        &self,
        position: &mut Position,
        line: &mut [RequestedMove],
        before: Before<'_>,
    ) -> usize;

    /// Returns whether the side to move has a legal move.
    fn has_move(&self, position: &Position) -> bool;

    /// Returns the position after a move that is legal or was played anyway.
    fn play(&self, position: &Position, mv: &RawMove<u128>) -> Position;

    /// Counts leaf positions at a depth of at least 1.
    ///
    /// With `every_route`, each sequence of landing squares counts separately.
    fn perft(&self, position: &Position, depth: u32, every_route: bool) -> u64;

    /// Calls a function with each route that captures exactly `taken`, which must be legal.
    ///
    /// A route lists the landing squares, including the last.
    fn routes(&self, position: &Position, mv: &RawMove<u128>, call: &mut dyn FnMut(&[Square]));

    /// Calls a function with every square that a piece can reach during a capture, complete or not,
    /// regardless of the priority rules.
    fn each_stop(&self, position: &Position, call: &mut dyn FnMut(RawMove<u128>));

    /// Returns whether the piece on a square could move to another without capturing, if no capture
    /// were compulsory and no limit used up.
    fn reaches(&self, position: &Position, from: Square, to: Square) -> bool;
}

/// The generator for shapes known at compile time.
#[derive(Debug, Clone, Copy)]
pub(super) struct Core<L, S> {
    pub(super) shape: S,
    pub(super) law: RuntimeRules,
    layout: std::marker::PhantomData<L>,
}

impl<L: Layout, S: Shape> Core<L, S> {
    /// Creates the generator for a shape under these rules.
    pub(super) fn new(shape: S, law: RuntimeRules) -> Self {
        Self { shape, law, layout: std::marker::PhantomData }
    }

    /// Returns this generator with its shape looked up at run time: for rare queries, compiled once
    /// per board.
    fn free(&self) -> Core<L, Free> {
        Core::new(Free::from_fixed(self.shape), self.law)
    }

    /// Returns whether the game is over although pieces could move.
    #[inline(always)]
    pub(super) fn is_decided(&self, node: &Node<L::Bits>) -> bool {
        self.law.first_king_ends && node.kings.any()
    }

    /// Collects the captures that may be made, each once; none if no capture is possible.
    #[inline(always)]
    pub(super) fn captures<T: SideToMove, const BY_ROUTE: bool>(
        &self,
        node: &Node<L::Bits>,
        moves: &mut RawMoves<L::Bits>,
    ) {
        let men = self.men_that_capture::<T>(node);
        let kings = node.us & node.kings;
        if !men.any() && !kings.any() {
            return;
        }
        let mut best = Best::<_, BY_ROUTE>::new(moves, CaptureRank::default());
        if const { BY_ROUTE } {
            self.captures_of::<T, dyn Sink<L::Bits> + '_>(node, men, kings, &mut best);
        } else {
            self.captures_of::<T, _>(node, men, kings, &mut best);
        }
    }

    /// Passes the captures of these men and kings to a sink.
    #[inline(always)]
    fn captures_of<T: SideToMove, K: Sink<L::Bits> + ?Sized>(
        &self,
        node: &Node<L::Bits>,
        men: L::Bits,
        kings: L::Bits,
        sink: &mut K,
    ) {
        let mut search =
            CaptureSearch::<L, S, K>::new::<T>(self.shape, &self.law, node, node.them, sink);
        for (pieces, is_king) in [(men, false), (kings, true)] {
            for from in each(pieces) {
                search.origin(from);
                search.run(from, is_king);
            }
        }
    }

    /// Returns the men from which a capture can begin.
    #[inline(always)]
    pub(super) fn men_that_capture<T: SideToMove>(&self, node: &Node<L::Bits>) -> L::Bits {
        let empty = node.empty::<L>();
        let mut victims = node.them;
        if !self.law.men_take_kings {
            victims = victims & !node.kings;
        }
        let mut men = L::Bits::NONE;
        each_direction!(seen::<T>(self.shape.man_capture()), among seen::<T>(S::MAN_CAPTURE), D => {
            const BACK: u8 = reverse(D);
            men |= L::step(L::step(empty, BACK) & victims, BACK);
        });
        men & node.us & !node.kings
    }

    #[inline(always)]
    pub(super) fn limited(&self) -> bool {
        self.law.quiet_limit > 0
    }

    fn moves_of<T: SideToMove>(&self, node: &Node<L::Bits>, call: &mut dyn FnMut(RawMove<u128>)) {
        if self.is_decided(node) {
            return;
        }
        let mut captures = RawMoves::new();
        self.captures::<T, false>(node, &mut captures);
        if captures.is_empty() || self.law.optional {
            quiet::for_each::<L, S, T>(self.shape, &self.law, node, |mv| call(widen(&mv)));
        }
        captures.iter().for_each(|mv| call(widen(mv)));
    }

    fn search_all<T: SideToMove>(
        &self,
        node: &Node<L::Bits>,
        from: L::Bits,
        victims: L::Bits,
        sink: &mut dyn Sink<L::Bits>,
    ) {
        let mut search =
            CaptureSearch::<L, S, _>::new::<T>(self.shape, &self.law, node, victims, sink);
        search.run(from, node.kings.meets(from));
    }
}

impl<L: Layout + std::fmt::Debug, S: Shape + std::fmt::Debug> Engine for Core<L, S> {
    fn each_move(&self, position: &Position, call: &mut dyn FnMut(RawMove<u128>)) {
        let node = Node::of::<L>(position);
        match position.turn() {
            Color::White => self.moves_of::<White>(&node, call),
            Color::Black => self.moves_of::<Black>(&node, call),
        }
    }

    fn play_only(
        &self,
        position: &mut Position,
        from: Square,
        to: Square,
    ) -> Result<MoveEffect, NotPlayed> {
        match position.turn() {
            Color::White => self.play_only_of::<White>(position, from, to),
            Color::Black => self.play_only_of::<Black>(position, from, to),
        }
    }

    fn play_line(
        &self,
        position: &mut Position,
        line: &mut [RequestedMove],
        before: Before<'_>,
    ) -> usize {
        self.line_played(position, line, before)
    }

    fn has_move(&self, position: &Position) -> bool {
        let node = Node::of::<L>(position);
        match position.turn() {
            Color::White => self.has_move::<White>(&node),
            Color::Black => self.has_move::<Black>(&node),
        }
    }

    fn play(&self, position: &Position, mv: &RawMove<u128>) -> Position {
        let mv = RawMove {
            from: L::Bits::narrow(mv.from),
            to: L::Bits::narrow(mv.to),
            taken: L::Bits::narrow(mv.taken),
            promotes: mv.promotes,
        };
        Node::of::<L>(position).play(&mv, self.limited()).position::<L>(position.turn().opponent())
    }

    fn perft(&self, position: &Position, depth: u32, every_route: bool) -> u64 {
        let node = Node::of::<L>(position);
        match (position.turn(), every_route) {
            (Color::White, false) => self.leaves::<White>(&node, depth),
            (Color::Black, false) => self.leaves::<Black>(&node, depth),
            (Color::White, true) => self.free().leaves_by_route::<White>(&node, depth),
            (Color::Black, true) => self.free().leaves_by_route::<Black>(&node, depth),
        }
    }

    fn routes(&self, position: &Position, mv: &RawMove<u128>, call: &mut dyn FnMut(&[Square])) {
        let node = Node::of::<L>(position);
        let (from, taken) = (L::Bits::narrow(mv.from), L::Bits::narrow(mv.taken));
        let mut sink =
            Routes::<L> { to: L::Bits::narrow(mv.to), taken, promotes: mv.promotes, call };
        match position.turn() {
            Color::White => self.free().search_all::<White>(&node, from, taken, &mut sink),
            Color::Black => self.free().search_all::<Black>(&node, from, taken, &mut sink),
        }
    }

    fn each_stop(&self, position: &Position, call: &mut dyn FnMut(RawMove<u128>)) {
        let node = Node::of::<L>(position);
        for from in each(node.us) {
            let mut sink = Stops { from, call: &mut *call };
            match position.turn() {
                Color::White => self.free().search_all::<White>(&node, from, node.them, &mut sink),
                Color::Black => self.free().search_all::<Black>(&node, from, node.them, &mut sink),
            }
        }
    }

    fn reaches(&self, position: &Position, from: Square, to: Square) -> bool {
        let node = Node::of::<L>(position);
        let (from, to) = (L::GEOMETRY.bit(from), L::GEOMETRY.bit(to));
        let (shape, unlimited) = (self.free().shape, self.law.without_limit());
        let mut reached = false;
        let mut look = |mv: RawMove<L::Bits>| {
            reached |= mv.from.widen() == from && mv.to.widen() == to;
        };
        match position.turn() {
            Color::White => quiet::looked_up::<L, White>(shape, &unlimited, &node, &mut look),
            Color::Black => quiet::looked_up::<L, Black>(shape, &unlimited, &node, &mut look),
        }
        reached
    }
}

/// Keeps the captures with the greatest key: each once or, with `BY_ROUTE`, once per route.
pub(super) struct Best<'a, B: Bits, const BY_ROUTE: bool> {
    moves: &'a mut RawMoves<B>,
    /// The rank of the captures kept, or the minimum so far.
    pub key: CaptureRank,
    from: B,
    /// The index of the first capture by the piece on `from`.
    first: usize,
}

impl<'a, B: Bits, const BY_ROUTE: bool> Best<'a, B, BY_ROUTE> {
    /// Keeps captures that rank at least as high as `key` in `moves`, which must be empty.
    pub(super) fn new(moves: &'a mut RawMoves<B>, key: CaptureRank) -> Self {
        Self { moves, key, from: B::NONE, first: 0 }
    }
}

impl<B: Bits, const BY_ROUTE: bool> Sink<B> for Best<'_, B, BY_ROUTE> {
    #[inline(always)]
    fn every_landing(&self) -> bool {
        BY_ROUTE
    }

    #[inline(always)]
    fn origin(&mut self, from: B) {
        self.from = from;
        self.first = self.moves.len();
    }

    #[inline(always)]
    fn complete(&mut self, landing: Landing<B>, _route: &[B]) {
        if landing.key < self.key {
            return;
        }
        if landing.key > self.key {
            self.key = landing.key;
            self.moves.clear();
            self.first = 0;
        }
        let Landing { to, taken, promotes, .. } = landing;
        let mv = RawMove { from: self.from, to, taken, promotes };
        if BY_ROUTE || !self.moves[self.first..].contains(&mv) {
            self.moves.push(mv);
        }
    }
}

/// Passes on the routes of one capture.
struct Routes<'a, L: Layout> {
    to: L::Bits,
    taken: L::Bits,
    promotes: bool,
    call: &'a mut dyn FnMut(&[Square]),
}

impl<L: Layout> Sink<L::Bits> for Routes<'_, L> {
    fn routes(&self) -> bool {
        true
    }

    fn complete(&mut self, landing: Landing<L::Bits>, route: &[L::Bits]) {
        let wanted = landing.to == self.to
            && landing.taken == self.taken
            && landing.promotes == self.promotes;
        if !wanted {
            return;
        }
        let square = |bit: L::Bits| L::GEOMETRY.square_of_bit(bit.index());
        let route: SmallVec<[Square; 24]> =
            route.iter().copied().chain([landing.to]).map(square).collect();
        (self.call)(&route);
    }
}

/// Passes on every square that the piece on `from` can reach during a capture.
struct Stops<'a, B> {
    from: B,
    call: &'a mut dyn FnMut(RawMove<u128>),
}

impl<B: Bits> Sink<B> for Stops<'_, B> {
    fn complete(&mut self, _landing: Landing<B>, _route: &[B]) {}

    fn passed(&mut self, landing: Landing<B>) {
        let Landing { to, taken, promotes, .. } = landing;
        (self.call)(widen(&RawMove { from: self.from, to, taken, promotes }));
    }
}

fn widen<B: Bits>(mv: &RawMove<B>) -> RawMove<u128> {
    RawMove {
        from: mv.from.widen(),
        to: mv.to.widen(),
        taken: mv.taken.widen(),
        promotes: mv.promotes,
    }
}
