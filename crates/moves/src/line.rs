//! Plays half-moves one after the other, each without listing the alternatives.
//!
//! While only men are on the board, the position is two integers. One call per game instead of one
//! per half-move saves a third of the instructions of a replay.

use super::bits::Bits;
use super::engine::{Core, Engine};
use super::layout::Layout;
use super::node::Node;
use super::only::MoveEffect;
use super::shape::{Black, Shape, SideToMove, White};
use crate::board::{Color, Position, Square};

/// A half-move to be played: its first and last square, and its effect.
#[derive(Debug, Clone, Copy)]
pub struct RequestedMove {
    /// The first square.
    pub from: Square,
    /// The last square.
    pub to: Square,
    /// The effect, once the half-move has been played.
    pub deed: MoveEffect,
}

impl RequestedMove {
    /// Creates a half-move from one square to another.
    #[inline(always)]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to, deed: MoveEffect { captures: false, by_man: false, promotes: false } }
    }
}

/// The positions before each half-move, if they are wanted.
pub(super) type Before<'b> = Option<&'b mut Vec<Position>>;

#[inline(always)]
fn keep(before: &mut Before<'_>, position: impl FnOnce() -> Position) {
    if let Some(before) = before {
        // Reserve first, so that the position is written once and not copied from the stack.
        if before.len() == before.capacity() {
            before.reserve(1);
        }
        before.push(position());
    }
}

impl<L: Layout + std::fmt::Debug, S: Shape + std::fmt::Debug> Core<L, S> {
    /// Plays half-moves up to the first that [`Engine::play_only`] cannot play; returns their
    /// number.
    pub(super) fn line_played(
        &self,
        position: &mut Position,
        line: &mut [RequestedMove],
        mut before: Before<'_>,
    ) -> usize {
        let of_men = !self.limited() && !self.law.optional;
        let mut played = 0;
        while let Some(asked) = line.get_mut(played) {
            if of_men && position.has_only_men() {
                let (more, stops) = self.men_played(position, &mut line[played..], &mut before);
                played += more;
                if stops {
                    break;
                }
                continue;
            }
            keep(&mut before, || *position);
            match self.play_only(position, asked.from, asked.to) {
                Ok(deed) => asked.deed = deed,
                Err(_) => {
                    before.map(Vec::pop);
                    break;
                }
            }
            played += 1;
        }
        played
    }

    /// As [`Self::line_played`], while only men are on the board.
    ///
    /// Stops after a half-move that makes a king, and before one that cannot be played. Returns the
    /// number played, and whether it stopped at one that cannot be played.
    fn men_played(
        &self,
        position: &mut Position,
        line: &mut [RequestedMove],
        before: &mut Before<'_>,
    ) -> (usize, bool) {
        let mut turn = position.turn();
        let mut white = L::Bits::narrow(position.piece_bits(Color::White));
        let mut black = L::Bits::narrow(position.piece_bits(Color::Black));
        let (mut kings, mut played, mut stops) = (L::Bits::NONE, 0, false);
        for asked in line {
            let made = match turn {
                Color::White => self.man_played::<White>(white, black, asked),
                Color::Black => self.man_played::<Black>(black, white, asked),
            };
            let Some((us, them)) = made else {
                stops = true;
                break;
            };
            keep(before, || Position::from_men(L::GEOMETRY, turn, white.widen(), black.widen()));
            (white, black) = match turn {
                Color::White => (us, them),
                Color::Black => (them, us),
            };
            turn = turn.opponent();
            played += 1;
            if asked.deed.promotes {
                kings = L::bit(asked.to);
                break;
            }
        }
        *position = Position::from_men(L::GEOMETRY, turn, white.widen(), black.widen());
        if kings.any() {
            let (white, black) = (white.widen(), black.widen());
            let (us, them) = if turn == Color::White { (white, black) } else { (black, white) };
            position.set_bits(turn, us, them, kings.widen());
        }
        (played, stops)
    }

    /// Returns the men of both sides after a half-move of `T`; `None` if it cannot be played.
    #[inline(always)]
    fn man_played<T: SideToMove>(
        &self,
        us: L::Bits,
        them: L::Bits,
        asked: &mut RequestedMove,
    ) -> Option<(L::Bits, L::Bits)> {
        let node = Node::from_men(us, them);
        let mv = self.only_of_men::<T>(&node, L::bit(asked.from), L::bit(asked.to)).ok()?;
        asked.deed = MoveEffect { captures: mv.taken.any(), by_man: true, promotes: mv.promotes };
        Some((us & !mv.from | mv.to, them & !mv.taken))
    }
}
