//! The few facts that determine the inner loop, as compile-time parameters: the directions in which
//! pieces move and capture, the range of kings, and the side to move.
//!
//! The combinations in the known rule sets are each compiled separately ([`Fixed`]); any other
//! combination runs through the same code with its facts looked up ([`Free`]).

use crate::board::Color;
use crate::rules::{KingLine, KingRange, List, ManStep, RuleSet};

/// A set of directions, one bit each, numbered as [`crate::board::Direction`].
pub(super) type Directions = u8;

/// The four diagonal directions.
pub(super) const DIAGONAL: Directions = 0b0000_1111;
/// The four straight directions.
pub(super) const ORTHOGONAL: Directions = 0b1111_0000;
/// The two diagonals up the board.
pub(super) const DIAGONAL_UP: Directions = 0b0000_0011;
/// Up, left and right.
pub(super) const UP_AND_SIDEWAYS: Directions = 0b1101_0000;

/// Runs a block for each direction of a set: `each_direction!(set, among most, D => { .. })`.
///
/// The number of the direction is a constant with the given name. The constant set `most` has every
/// direction that the set could have.
///
/// The block is written out eight times, so that every step is a shift by a constant, and a
/// constant set needs no test. A closure called eight times would not be inlined: looking up the
/// shift at run time made up half the cost of Frisian perft. Directions outside `most` generate no
/// code, so that the optimiser, which takes most of the time of compiling this crate, has none to
/// remove.
macro_rules! each_direction {
    ($set:expr, among $most:expr, $direction:ident => $block:block) => {
        each_direction!(@arms $set, $most, $direction => $block; 0 1 2 3 4 5 6 7);
    };
    (@arms $set:expr, $most:expr, $direction:ident => $block:block; $($number:literal)*) => {
        $({
            const $direction: u8 = $number;
            if const { ($most) & (1 << $direction) != 0 } && $set & (1 << $direction) != 0 $block
        })*
    };
}
pub(super) use each_direction;

/// Returns the number of the opposite direction.
#[inline(always)]
pub(super) const fn reverse(direction: u8) -> u8 {
    if direction < 4 { 3 - direction } else { direction ^ 1 }
}

/// Returns the directions as seen from the other side of the board.
#[inline(always)]
pub(super) const fn mirrored(set: Directions) -> Directions {
    (set & 0b0000_0011) << 2
        | (set & 0b0000_1100) >> 2
        | (set & 0b0001_0000) << 1
        | (set & 0b0010_0000) >> 1
        | set & 0b1100_0000
}

/// The side to move, known at compile time.
pub(super) trait SideToMove: 'static {
    /// The opponent.
    type Other: SideToMove<Other = Self>;
    /// Whether the side is White.
    const WHITE: bool;
    /// The side as a colour.
    const COLOR: Color = if Self::WHITE { Color::White } else { Color::Black };
}

/// Converts directions given for White to those of a side.
#[inline(always)]
pub(super) const fn seen<T: SideToMove>(set: Directions) -> Directions {
    if T::WHITE { set } else { mirrored(set) }
}

/// White to move.
pub(super) struct White;
/// Black to move.
pub(super) struct Black;

impl SideToMove for White {
    type Other = Black;
    const WHITE: bool = true;
}

impl SideToMove for Black {
    type Other = White;
    const WHITE: bool = false;
}

/// The directions and the range of the pieces. The directions of men are White's.
pub(super) trait Shape: Copy + Send + Sync + 'static {
    /// Whether the shape is compiled separately, so that large code is worth having.
    const COMPILED: bool;
    /// The directions in which a man could move.
    const MAN_MOVE: Directions;
    /// The directions in which a man could capture.
    const MAN_CAPTURE: Directions;
    /// The directions in which a king could move.
    const KING_MOVE: Directions;
    /// The directions in which a king could capture.
    const KING_CAPTURE: Directions;

    /// Returns the directions in which a man moves.
    fn man_move(self) -> Directions;
    /// Returns the directions in which a man captures.
    fn man_capture(self) -> Directions;
    /// Returns the directions in which a king moves.
    fn king_move(self) -> Directions;
    /// Returns the directions in which a king captures.
    fn king_capture(self) -> Directions;
    /// Returns whether kings move any distance.
    fn flying(self) -> bool;
}

/// A shape known at compile time.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Fixed<
    const MAN_MOVE: Directions,
    const MAN_CAPTURE: Directions,
    const KING_MOVE: Directions,
    const KING_CAPTURE: Directions,
    const FLYING: bool,
>;

impl<
    const MM: Directions,
    const MC: Directions,
    const KM: Directions,
    const KC: Directions,
    const F: bool,
> Shape for Fixed<MM, MC, KM, KC, F>
{
    const COMPILED: bool = true;
    const MAN_MOVE: Directions = MM;
    const MAN_CAPTURE: Directions = MC;
    const KING_MOVE: Directions = KM;
    const KING_CAPTURE: Directions = KC;

    #[inline(always)]
    fn man_move(self) -> Directions {
        MM
    }

    #[inline(always)]
    fn man_capture(self) -> Directions {
        MC
    }

    #[inline(always)]
    fn king_move(self) -> Directions {
        KM
    }

    #[inline(always)]
    fn king_capture(self) -> Directions {
        KC
    }

    #[inline(always)]
    fn flying(self) -> bool {
        F
    }
}

/// Any shape, looked up at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Free {
    /// The directions in which a man moves.
    pub man_move: Directions,
    /// The directions in which a man captures.
    pub man_capture: Directions,
    /// The directions in which a king moves.
    pub king_move: Directions,
    /// The directions in which a king captures.
    pub king_capture: Directions,
    /// Whether kings move any distance.
    pub flying: bool,
}

impl Free {
    /// Returns the shape of a rule set.
    pub(super) fn of(set: &RuleSet) -> Self {
        Self {
            man_move: man_steps(&set.men_move),
            man_capture: man_steps(&set.men_capture),
            king_move: king_lines(&set.king_move),
            king_capture: king_lines(&set.king_capture),
            flying: *set.king_range == KingRange::Any,
        }
    }

    /// Converts a compiled shape, for comparison.
    pub(super) fn from_fixed<F: Shape>(fixed: F) -> Self {
        Self {
            man_move: fixed.man_move(),
            man_capture: fixed.man_capture(),
            king_move: fixed.king_move(),
            king_capture: fixed.king_capture(),
            flying: fixed.flying(),
        }
    }
}

impl Shape for Free {
    const COMPILED: bool = false;
    const MAN_MOVE: Directions = DIAGONAL | ORTHOGONAL;
    const MAN_CAPTURE: Directions = DIAGONAL | ORTHOGONAL;
    const KING_MOVE: Directions = DIAGONAL | ORTHOGONAL;
    const KING_CAPTURE: Directions = DIAGONAL | ORTHOGONAL;

    fn man_move(self) -> Directions {
        self.man_move
    }

    fn man_capture(self) -> Directions {
        self.man_capture
    }

    fn king_move(self) -> Directions {
        self.king_move
    }

    fn king_capture(self) -> Directions {
        self.king_capture
    }

    fn flying(self) -> bool {
        self.flying
    }
}

fn man_steps(steps: &List<ManStep>) -> Directions {
    steps.0.iter().fold(0, |set, step| {
        set | match step {
            ManStep::DiagonalForward => 0b0000_0011,
            ManStep::DiagonalBackward => 0b0000_1100,
            ManStep::Forward => 0b0001_0000,
            ManStep::Backward => 0b0010_0000,
            ManStep::Sideways => 0b1100_0000,
        }
    })
}

fn king_lines(lines: &List<KingLine>) -> Directions {
    lines.0.iter().fold(0, |set, line| {
        set | match line {
            KingLine::Diagonal => DIAGONAL,
            KingLine::Orthogonal => ORTHOGONAL,
        }
    })
}
