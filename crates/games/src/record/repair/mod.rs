//! The probable meaning of a record that cannot be followed.
//!
//! A score sheet with a slip breaks at the slip or some half-moves after it. The search finds the
//! smallest change after which the rest of the record is legal: a digit misread, two half-moves
//! exchanged, one lost or written twice, the board noted from the other side. Nothing is taken for
//! granted: a repair is offered together with its evidence, and written only on request, with a
//! comment that contains the previous text.
//!
//! The same record always gives the same answer. The work is limited by a number of positions, not
//! by time; a record without a fault costs nothing.

mod advice;
mod apply;
mod line;
mod offer;
mod pair;
mod part;
mod search;
mod slips;
mod tell;

use crate::board::Color;
use crate::moves::Move;
use crate::pdn::GameText;

use super::laws::Laws;
use super::main_line::MainLine;
use part::Part;
use search::RepairSearch;
use tell::Teller;

pub use advice::{RepairAdvice, add_advice};
pub use apply::apply_repair;
pub use offer::{OfferedChange, OnlyChange, RepairOffer, Replays};
pub use slips::SlipKind;

/// The default number of positions that may be examined for one game.
pub const BUDGET: u64 = 100_000;
/// The most by which a repair may be less plausible than the first and still cast doubt on it.
const MARGIN: u32 = 2;
/// The margin if there are few half-moves to distinguish the repairs.
const WIDE_MARGIN: u32 = 5;
/// The number of half-moves from the break on below which there are few.
const FEW: usize = 8;
/// The most repairs that are returned.
const MOST: usize = 16;

/// Returns the margin within which a repair casts doubt on the first one, by the number of
/// half-moves from the break on.
const fn margin(half_moves: usize) -> u32 {
    if half_moves < FEW { WIDE_MARGIN } else { MARGIN }
}

/// A change of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// The kind of slip.
    pub kind: SlipKind,
    /// The half-move concerned, from 1; for a lost one, the half-move before which it is missing.
    pub ply: usize,
    /// Its place on the score sheet: `12w`.
    pub place: String,
    /// The change.
    pub what: EditKind,
}

/// The change that undoes a slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditKind {
    /// One half-move is replaced by another.
    Replace {
        /// The text as written.
        was: String,
        /// The text as probably meant.
        now: String,
    },
    /// A half-move, or one of each side, is inserted before `ply`.
    Insert {
        /// The half-move; two are separated by a blank.
        now: String,
    },
    /// A half-move is left out.
    Delete {
        /// The text as written.
        was: String,
    },
    /// `ply` and a later half-move are exchanged.
    Exchange {
        /// The earlier half-move, as written.
        was: String,
        /// The later half-move, as written.
        now: String,
        /// The number of the later half-move, from 1.
        with: usize,
    },
    /// The start has the other side to move.
    OtherSide {
        /// The position.
        fen: String,
        /// The side that then begins.
        side: Color,
    },
    /// Every square is named from the other side: its number is subtracted from a fixed sum.
    BoardTurned {
        /// The resulting half-moves.
        moves: Vec<String>,
    },
}

/// A repair of a record.
#[derive(Debug, Clone)]
pub struct Repair {
    /// The changes, in the order of the record.
    pub edits: Vec<Edit>,
    /// How implausible the repair is; only for comparison with other repairs of the same record.
    pub weight: u32,
    /// The number of half-moves after the first change that then replay.
    pub replays: usize,
    /// The number of half-moves after the break that then replay.
    pub evidence: usize,
    /// Whether all remaining half-moves replay.
    pub whole: bool,
    /// The moves of the game, as far as it replays.
    pub moves: Vec<Move>,
}

/// The result of a search.
#[derive(Debug, Clone, Default)]
pub struct Repairs {
    /// The repairs, the most plausible first; no two of them give the same game.
    pub found: Vec<Repair>,
    /// The number of positions whose legal moves were examined.
    pub generated: u64,
    /// Whether the budget ran out before every change was tried.
    pub is_partial: bool,
}

impl Repairs {
    /// Returns the number of other repairs that are equally or nearly as plausible as the first.
    pub fn rivals(&self) -> usize {
        let Some(first) = self.found.first() else {
            return 0;
        };
        let margin = margin(first.evidence);
        let alike =
            |other: &&Repair| other.whole == first.whole && other.weight <= first.weight + margin;
        self.found.iter().filter(alike).count() - 1
    }
}

/// Finds the probable meaning of a record that cannot be followed under the rules.
///
/// `budget` is the number of positions that may be examined. Nothing is found for a record without
/// a fault, or for one whose start is unknown.
pub fn find_repairs(game: &GameText<'_>, line: &MainLine<'_>, laws: &Laws, budget: u64) -> Repairs {
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let Some(Part { first, start, opens, end, is_cut }) = Part::broken(game, line, laws) else {
        return Repairs::default();
    };
    let mut search = RepairSearch::new(laws, &line.plies[first..end], first == 0, opens, budget);
    let drafts = search.run(start);
    let mut repairs = Repairs { is_partial: search.player.is_spent(), ..Repairs::default() };
    let teller = Teller { line, laws, first, plies: end - first, start, opens };
    for draft in &drafts {
        let mut repair = teller.repair(&mut search, draft);
        repair.whole &= !is_cut;
        if repairs.found.len() < MOST
            && repairs.found.iter().all(|known| known.moves != repair.moves)
        {
            repairs.found.push(repair);
        }
    }
    // Repairs that contradict the result come later.
    repairs
        .found
        .sort_by_key(|repair| (!repair.whole, if repair.whole { repair.weight } else { 0 }));
    repairs.generated = search.player.generated;
    repairs
}
