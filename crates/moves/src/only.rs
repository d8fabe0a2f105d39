//! Checks one move without listing the others, for nearly every half-move of a game record.
//!
//! A quiet move is legal if no capture is compulsory, the piece is there and its path is free,
//! which takes a few shifts to check. Listing, sorting and searching all legal moves took two
//! thirds of the time of validation.

use super::bits::Bits;
use super::engine::{Core, RawMoves};
use super::layout::Layout;
use super::men::Jumps;
use super::node::{Node, RawMove};
use super::quiet;
use super::shape::{Shape, SideToMove, each_direction, reverse, seen};
use crate::board::{Position, Square};

/// The effect of a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveEffect {
    /// Whether it captured a piece.
    pub captures: bool,
    /// Whether a man made it.
    pub by_man: bool,
    /// Whether it made a king.
    pub promotes: bool,
}

/// The reason a move was not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotPlayed {
    /// No legal move connects the two squares.
    Illegal,
    /// Several legal moves do, or captures are optional: only the list of all legal moves can tell.
    Unsure,
}

/// Returns the only capture between two squares, among the captures found and a single jump.
#[inline(always)]
fn only<B: Bits>(
    captures: &RawMoves<B>,
    short: Option<RawMove<B>>,
    from: B,
    to: B,
) -> Result<RawMove<B>, NotPlayed> {
    let long = captures.iter().filter(|mv| mv.from == from && mv.to == to).copied();
    let mut fitting = long.chain(short);
    let only = fitting.next().ok_or(NotPlayed::Illegal)?;
    if fitting.next().is_some() { Err(NotPlayed::Unsure) } else { Ok(only) }
}

impl<L: Layout, S: Shape> Core<L, S> {
    /// Plays the only legal move between two squares of the side to move.
    #[inline(always)]
    pub(super) fn play_only_of<T: SideToMove>(
        &self,
        position: &mut Position,
        from: Square,
        to: Square,
    ) -> Result<MoveEffect, NotPlayed> {
        let node = Node::seen_by::<L, T>(position, self.limited());
        if self.law.optional {
            return Err(NotPlayed::Unsure);
        }
        let (from, to) = (L::bit(from), L::bit(to));
        if !node.us.meets(from) || self.is_decided(&node) {
            return Err(NotPlayed::Illegal);
        }
        if node.kings.any() {
            let mv = self.only_beside_kings::<T>(&node, from, to)?;
            return Ok(self.plays::<T>(position, &node, &mv));
        }
        let mv = self.only_of_men::<T>(&node, from, to)?;
        Ok(self.plays::<T>(position, &node, &mv))
    }

    /// Returns the only legal move between two squares in a position without kings.
    ///
    /// Captures must be compulsory.
    #[inline(always)]
    pub(super) fn only_of_men<T: SideToMove>(
        &self,
        node: &Node<L::Bits>,
        from: L::Bits,
        to: L::Bits,
    ) -> Result<RawMove<L::Bits>, NotPlayed> {
        if !node.us.meets(from) {
            return Err(NotPlayed::Illegal);
        }
        match self.jumps::<T>(node.us, node.them, node.empty::<L>()) {
            // Nearly every half-move is a step of a man.
            None => self.step_of_man::<T>(node, from, to).ok_or(NotPlayed::Illegal),
            Some(jumps) => self.capture_of_man::<T>(node, &jumps, from, to),
        }
    }

    /// Returns the only capture by a man between two squares in a position without kings.
    fn capture_of_man<T: SideToMove>(
        &self,
        node: &Node<L::Bits>,
        jumps: &Jumps<L::Bits>,
        from: L::Bits,
        to: L::Bits,
    ) -> Result<RawMove<L::Bits>, NotPlayed> {
        // Most captures of men end with their first jump and need no search.
        if !jumps.open.any() {
            return self.single_jump::<T>(jumps, from, to).ok_or(NotPlayed::Illegal);
        }
        let mut captures = RawMoves::new();
        let mut short = None;
        if self.chains::<T>(node.us, node.them, jumps, &mut captures) {
            short = self.single_jump::<T>(jumps, from, to);
        }
        only(&captures, short, from, to)
    }

    /// Plays a move on the position.
    #[inline(always)]
    fn plays<T: SideToMove>(
        &self,
        position: &mut Position,
        node: &Node<L::Bits>,
        mv: &RawMove<L::Bits>,
    ) -> MoveEffect {
        let by_man = !node.kings.meets(mv.from);
        node.play(mv, self.limited()).put::<L, T::Other>(position, self.limited());
        MoveEffect { captures: mv.taken.any(), by_man, promotes: mv.promotes }
    }

    /// Returns the only legal move between two squares in a position with kings.
    #[inline(always)]
    fn only_beside_kings<T: SideToMove>(
        &self,
        node: &Node<L::Bits>,
        from: L::Bits,
        to: L::Bits,
    ) -> Result<RawMove<L::Bits>, NotPlayed> {
        if !self.can_capture::<T>(node) {
            return self.quiet_move::<T>(node, from, to).ok_or(NotPlayed::Illegal);
        }
        let mut captures = RawMoves::new();
        self.captures::<T, false>(node, &mut captures);
        only(&captures, None, from, to)
    }

    /// Returns whether any piece can begin a capture.
    ///
    /// All men and kings are examined at once, without the search that finds which captures are
    /// legal.
    #[inline(always)]
    fn can_capture<T: SideToMove>(&self, node: &Node<L::Bits>) -> bool {
        let empty = node.empty::<L>();
        let kings = node.us & node.kings;
        let mut any = self.men_that_capture::<T>(node).any();
        each_direction!(self.shape.king_capture(), among S::KING_CAPTURE, D => {
            let victims = node.them & L::step(empty, reverse(D));
            let mut reached = L::step(kings, D);
            any |= reached.meets(victims);
            while self.shape.flying() && reached.meets(empty) {
                reached = L::step(reached & empty, D);
                any |= reached.meets(victims);
            }
        });
        any
    }

    /// Returns the single-jump capture between two squares, if it is complete.
    #[inline(always)]
    fn single_jump<T: SideToMove>(
        &self,
        jumps: &Jumps<L::Bits>,
        from: L::Bits,
        to: L::Bits,
    ) -> Option<RawMove<L::Bits>> {
        let mut found = None;
        each_direction!(seen::<T>(self.shape.man_capture()), among seen::<T>(S::MAN_CAPTURE), D => {
            let taken = L::step(from, D);
            if L::step(taken, D).meets(to & jumps.landings[D as usize] & !jumps.open) {
                found = Some(RawMove { from, to, taken, promotes: false });
            }
        });
        found
    }

    /// Returns the quiet move between two squares. No capture may be compulsory.
    #[inline(always)]
    fn quiet_move<T: SideToMove>(
        &self,
        node: &Node<L::Bits>,
        from: L::Bits,
        to: L::Bits,
    ) -> Option<RawMove<L::Bits>> {
        if !node.kings.meets(from) {
            return self.step_of_man::<T>(node, from, to);
        }
        let to = to & node.empty::<L>();
        let mut reached = L::Bits::NONE;
        let free = quiet::free_kings(node, &self.law) & from;
        each_direction!(self.shape.king_move(), among S::KING_MOVE, D => {
            reached |= quiet::slide::<L, S>(self.shape, free, node.empty::<L>(), D);
        });
        let mv = RawMove { from, to, taken: L::Bits::NONE, promotes: false };
        reached.meets(to).then_some(mv)
    }

    /// Returns the quiet move of a man between two squares. No capture may be compulsory.
    #[inline(always)]
    fn step_of_man<T: SideToMove>(
        &self,
        node: &Node<L::Bits>,
        from: L::Bits,
        to: L::Bits,
    ) -> Option<RawMove<L::Bits>> {
        let to = to & node.empty::<L>();
        let mut reached = L::Bits::NONE;
        each_direction!(seen::<T>(self.shape.man_move()), among seen::<T>(S::MAN_MOVE), D => {
            reached |= L::step(from, D);
        });
        let promotes = to.meets(Node::far_row::<L, T>());
        reached.meets(to).then_some(RawMove { from, to, taken: L::Bits::NONE, promotes })
    }

    /// Returns whether the side to move has a legal move.
    pub(super) fn has_move<T: SideToMove>(&self, node: &Node<L::Bits>) -> bool {
        let moves = || quiet::count::<L, S, T>(self.shape, &self.law, node) > 0;
        !self.is_decided(node) && (moves() || self.can_capture::<T>(node))
    }
}
