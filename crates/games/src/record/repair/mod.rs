//! What a record that cannot be followed probably meant.
//!
//! A score sheet with a slip breaks at the slip or some half-moves after it. The search looks for
//! the smallest change after which the rest of the record is legal: a digit misread, two half-moves
//! exchanged, one lost or written twice, the board noted from the other side. Nothing is taken for
//! granted: what is found is offered together with the evidence for it, and written only on
//! request, with a comment that says what was there before.
//!
//! The same record always gives the same answer. Work is bounded by a number of
//! positions, not by a clock; a record without a fault costs nothing.

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
use search::Search;
use tell::Teller;

pub use advice::{Advice, advise};
pub use apply::mend;
pub use offer::{Change, Offer, OnlyChange, Replays};
pub use slips::SlipKind;

/// How many positions may be examined for one game, unless said otherwise.
pub const BUDGET: u64 = 100_000;
/// A repair at most this much less plausible than the first one still casts doubt on it.
const MARGIN: u32 = 2;
/// The same margin if there are few half-moves to tell one from the other.
const WIDE_MARGIN: u32 = 5;
/// How many half-moves from the break on count as few.
const FEW: usize = 8;
/// The most repairs that are returned.
const MOST: usize = 16;

/// How much less plausible a repair may be and still cast doubt on the first one, by the number of
/// half-moves from the break on.
const fn margin(half_moves: usize) -> u32 {
    if half_moves < FEW { WIDE_MARGIN } else { MARGIN }
}

/// One change of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// What went wrong.
    pub kind: SlipKind,
    /// The half-move it is about, from 1; for a lost one, the one before which it is missing.
    pub ply: usize,
    /// Where that is in the score sheet: `12w`.
    pub place: String,
    /// What is done about it.
    pub what: EditKind,
}

/// What is done about a slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditKind {
    /// One half-move replaced by another.
    Replace {
        /// As written.
        was: String,
        /// As it was probably meant.
        now: String,
    },
    /// A half-move put in before `ply`, or one of each side.
    Insert {
        /// The half-move; for two, with a blank between.
        now: String,
    },
    /// A half-move left out.
    Delete {
        /// As written.
        was: String,
    },
    /// `ply` and a later half-move exchanged.
    Exchange {
        /// The earlier of them, as written.
        was: String,
        /// The later of them, as written.
        now: String,
        /// The later one's number, from 1.
        with: usize,
    },
    /// The start, with the other side to move.
    OtherSide {
        /// That position.
        fen: String,
        /// The side that then begins.
        side: Color,
    },
    /// Every square named from the other side: its number is subtracted from a fixed sum.
    BoardTurned {
        /// The half-moves as they then are.
        moves: Vec<String>,
    },
}

/// A way to mend a record.
#[derive(Debug, Clone)]
pub struct Repair {
    /// What is changed, in the order of the record.
    pub edits: Vec<Edit>,
    /// How implausible that is; only for comparison with other repairs of the same record.
    pub weight: u32,
    /// Half-moves that then replay: those after the first change.
    pub replays: usize,
    /// Half-moves after the place where the record breaks that then replay.
    pub evidence: usize,
    /// True if all remaining half-moves replay.
    pub whole: bool,
    /// The moves of the game, as far as it replays.
    pub moves: Vec<Move>,
}

/// The result of a search.
#[derive(Debug, Clone, Default)]
pub struct Repairs {
    /// The most plausible first; no two of them give the same game.
    pub found: Vec<Repair>,
    /// Positions whose legal moves were examined.
    pub generated: u64,
    /// True if the budget ended before every change was tried.
    pub is_partial: bool,
}

impl Repairs {
    /// How many of the other repairs found are as plausible as the first, or nearly.
    #[must_use]
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

/// Looks for what a record that cannot be followed under the laws was meant to say.
///
/// `budget` is the number of positions that may be examined. Nothing is found for
/// a record without a fault, or for one whose start is not known.
#[must_use]
pub fn suggest(game: &GameText<'_>, line: &MainLine<'_>, laws: &Laws, budget: u64) -> Repairs {
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let Some(Part { first, start, opens, end, is_cut }) = Part::broken(game, line, laws) else {
        return Repairs::default();
    };
    let mut search = Search::new(laws, &line.plies[first..end], first == 0, opens, budget);
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
    // What contradicts the result comes later.
    repairs
        .found
        .sort_by_key(|repair| (!repair.whole, if repair.whole { repair.weight } else { 0 }));
    repairs.generated = search.player.generated;
    repairs
}
