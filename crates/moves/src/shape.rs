//! The few facts that shape the inner loop, as compile-time parameters: in which
//! directions pieces move and capture, how far kings go, who is to move.
//!
//! The combinations of the known rule sets are each compiled separately ([`Fixed`]); any other
//! combination runs through the same code with the facts looked up ([`Free`]).

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

/// Runs a block for each direction of a set, with the direction's number as a constant of the given
/// name: `each_direction!(set, among most, D => { .. })`. The constant set `most` holds every
/// direction that the set could.
///
/// Written out eight times, so that every step is a shift by a constant and a constant set leaves
/// no test in the code. A closure called eight times would not be inlined: looking up the shift at
/// run time made up half the cost of Frisian perft. No code is made for a direction outside `most`,
/// so that the optimiser, which takes most of the time in which this crate is compiled, has none to
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

/// The number of the direction half a turn away.
#[inline(always)]
pub(super) const fn reverse(direction: u8) -> u8 {
    if direction < 4 { 3 - direction } else { direction ^ 1 }
}

/// The directions seen from the other side of the board.
#[inline(always)]
pub(super) const fn mirrored(set: Directions) -> Directions {
    (set & 0b0000_0011) << 2
        | (set & 0b0000_1100) >> 2
        | (set & 0b0001_0000) << 1
        | (set & 0b0010_0000) >> 1
        | set & 0b1100_0000
}

/// The side to move, known when the generator is compiled.
pub(super) trait SideToMove: 'static {
    /// The opponent.
    type Other: SideToMove<Other = Self>;
    /// True for White.
    const WHITE: bool;
    /// The side as a colour.
    const COLOR: Color = if Self::WHITE { Color::White } else { Color::Black };
}

/// Directions given for White, as a side sees them.
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

/// How the pieces go. The directions of men are White's.
pub(super) trait Shape: Copy + Send + Sync + 'static {
    /// True if the generator is compiled for this shape alone, so that code that is large is worth
    /// having.
    const COMPILED: bool;
    /// Steps that a man could have.
    const MAN_MOVE: Directions;
    /// Lines in which a man could capture.
    const MAN_CAPTURE: Directions;
    /// Lines in which a king could move.
    const KING_MOVE: Directions;
    /// Lines in which a king could capture.
    const KING_CAPTURE: Directions;

    /// Steps of a man.
    fn man_move(self) -> Directions;
    /// Lines in which a man captures.
    fn man_capture(self) -> Directions;
    /// Lines in which a king moves.
    fn king_move(self) -> Directions;
    /// Lines in which a king captures.
    fn king_capture(self) -> Directions;
    /// True if kings go any distance.
    fn flying(self) -> bool;
}

/// A shape known when the generator is compiled.
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
    /// Steps of a man.
    pub man_move: Directions,
    /// Lines in which a man captures.
    pub man_capture: Directions,
    /// Lines in which a king moves.
    pub king_move: Directions,
    /// Lines in which a king captures.
    pub king_capture: Directions,
    /// True if kings go any distance.
    pub flying: bool,
}

impl Free {
    /// The shape of a rule set.
    pub(super) fn of(set: &RuleSet) -> Self {
        Self {
            man_move: man_steps(&set.men_move),
            man_capture: man_steps(&set.men_capture),
            king_move: king_lines(&set.king_move),
            king_capture: king_lines(&set.king_capture),
            flying: *set.king_range == KingRange::Any,
        }
    }

    /// The shape of `F`, for comparing.
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
